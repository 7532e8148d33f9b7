import Diagnostics
import NativeSource

/// The container of Tencent's TCMPP and TMF: views in `external-element` of WXML pages.
///
/// Sources: documents 57633, 61276 and 61464 of tencentcloud.com, product 1219, and 101550 and 101551 of
/// cloud.tencent.com, product 1593; the header `TMAExternalJSPlugin.h`; TencentCloud/tcmpp-demo-ios, -android and
/// -miniprogram.
package enum TCMPP {
  /// The argument of the macro is the type. The macro is written into the implementation of the class and expands to
  /// `+load`.
  package static let macro = "TMARegisterExternalElement"
  package static let protocolName = "TMAExternalElementView"
  package static let create = "createWithParams:context:"
  package static let operate = "operateWithParams:context:"

  /// The Android class that the application extends to draw views above the page.
  package static let proxy = "ExternalElementProxy"
  /// The class that it extends to draw views in the layer of the page.
  package static let layerProxy = "EmbeddedExternalElementProxy"
  /// The attribute of a tag that puts its view in the layer of the page.
  package static let layerAttribute = "_insert2WebLayer"
}

extension Container.System {
  package static let tcmpp = Container.System(
    "TCMPP", tag: "external-element",
    source: .init(
      en: """
        documents 57633, 61276 and 61464 of tencentcloud.com, product 1219, and 101550 and 101551 of cloud.tencent.com, product \
        1593; the header `TMAExternalJSPlugin.h`; the vendor's demos
        """,
      zh: """
        tencentcloud.com 产品 1219 的文档 57633、61276 和 61464，cloud.tencent.com 产品 1593 的文档 101550 和 101551；\
        头文件 `TMAExternalJSPlugin.h`；厂商的示例
        """))
}

extension RegistrationSpelling {
  /// `TMARegisterExternalElement(type)` in the implementation of the class.
  package static let externalElement = RegistrationSpelling(rawValue: "externalElement")
  /// A comparison of the type in `handleInsertElement` of a proxy.
  package static let proxyComparison = RegistrationSpelling(rawValue: "proxyComparison")
}

extension Container {
  package static let tcmpp = [tcmppOnIOS, tcmppOnAndroid]

  package static let tcmppOnIOS = Container(
    system: .tcmpp, platform: .ios, identity: .conformance(TCMPP.protocolName),
    methods: [Method(TCMPP.create, isStatic: true), Method(TCMPP.operate)],
    groups: [.all(TCMPP.create), .all(TCMPP.operate)],
    registrations: [
      Registration(
        spelling: .externalElement, call: CallPattern("\(TCMPP.macro)(_:)", form: .macro), type: 0,
        className: nil)
    ],
    // What the macro expands to.
    unknownRegistrations: [
      CallPattern("_\(TCMPP.macro)(_:_:)", form: .macro, exceptIn: TCMPP.macro)
    ],
    // Swift has no macro, and no sample shows what replaces it.
    unknownTypes: [UnknownTypes(in: [.swift], [TCMPP.protocolName, "_\(TCMPP.macro)"])])

  /// It is given every type, and draws what it likes: those that it compares with, where it shows nothing for others. QQ's own
  /// container has other proxies with the same name, and there one of them draws both kinds of views.
  private static let tcmppOnAndroid = Container(
    system: .tcmpp, platform: .android, identity: .superclass(TCMPP.proxy),
    methods: [
      Method("handleInsertElement", body: FactFilter.Body(compared: 2, guarded: 3)),
      Method("handleUpdateElement"), Method("handleOperateElement"),
      Method("handleRemoveElement"),
    ],
    unknownTypes: [UnknownTypes(in: [.java, .kotlin], [TCMPP.proxy, TCMPP.layerProxy])],
    proxies: Proxies(package: "com.tencent.tmfmini.", names: [TCMPP.proxy, TCMPP.layerProxy]))
}
