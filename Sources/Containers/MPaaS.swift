import Diagnostics
import NativeSource

/// The container of mPaaS and Alipay mini programs: native views, `mpaas-component` on pages.
///
/// Sources: the vendor's iOS page "Custom View" and the headers `NBComponent.h`, `NBComponentProtocol.h` and
/// `PSDService.h` of its SDK; the Android pages "Customize View in Android Mini Program" and "Send custom message to
/// custom View"; for further Android callbacks the interface `IH5EmbedView` of the container.
package enum MPaaS {
  package static let iosBaseClass = "NBComponent"
  package static let initialiser = "initWithConfig:messageDelegate:"
  package static let contentView = "contentView"
  package static let messageReceiver = "componentReceiveMessage:data:callback:"
  /// The method that lets the container watch whether the view is visible, and the methods that it then calls.
  package static let watches = "shouldObServerVisibilityStateChange"
  package static let visibilityMethods = ["componentDidHidden", "componentDidVisiblity"]
  package static let launchSelector = "application:beforeDidFinishLaunchingWithOptions:"

  /// The message name of a custom event, and the keys of its data.
  package static let eventChannel = "nbcomponent.mpaasComponent.customEvent"
  package static let elementKey = "element"
  package static let eventNameKey = "eventName"

  /// The registration strings that the vendor's page shows in place of real ones.
  package static let placeholderType = "componentName"
  package static let placeholderClass = "className"

  /// Attributes of the tag itself: a parameter must not have such a name.
  ///
  /// Source: the iOS page, step 7.
  package static let tagFields = ["id", "type", "style"]
  /// Parameters that the iOS container reads or leaves out.
  ///
  /// Source: nb_component.js of the iOS container: `data` is parsed and merged, `element` is left out.
  package static let containerParameters: Set<String> = ["data", "element"]
  /// The prefix of the parameters that the iOS container adds: `NBFONTFAMILY`, `NBPARENTELEMENTID`.
  ///
  /// Source: nb_component.js of the iOS container.
  package static let containerPrefix = "NB"

  /// Whether a view gets the key from the container: it is a field of the tag, or the container adds it to the view's
  /// parameters.
  package static func isSuppliedParameter(_ name: String) -> Bool {
    name.hasPrefix(containerPrefix) || tagFields.contains(name) || containerParameters.contains(name)
  }

  /// The types of the base library. They share one registry with the types of the application.
  ///
  /// Sources: `ComponentRuntime` > `Components` of the property lists in the SDK's resource bundles; the embed views
  /// that the Android container treats specially.
  package static let builtInTypes: Set<String> = [
    "Ant3D", "TINY-COMPONENT", "TINY_COMPONENT", "ad", "ai-camera", "camera", "canvas", "container",
    "errorPageIcon", "image", "input", "live-player", "live-pusher", "lottieview", "map", "newembedbase",
    "scrollview", "text", "video", "web-view",
  ]
}

extension Container.System {
  package static let mPaaS = Container.System(
    "mPaaS", tag: "mpaas-component",
    source: .init(
      en: """
        the vendor's iOS page "Custom View" and the headers of its SDK; the Android pages "Customize View in Android Mini \
        Program" and "Send custom message to custom View"
        """,
      zh: """
        厂商的 iOS 页面“Custom View”及其 SDK 的头文件；Android 页面“Customize View in Android Mini Program”和\
        “Send custom message to custom View”
        """))
}

extension RegistrationSpelling {
  /// `registerComponentWithName:clsName:` and its Swift import.
  package static let componentName = RegistrationSpelling(rawValue: "componentName")
  /// `NXK_Register_Component(Class, type)`.
  package static let componentMacro = RegistrationSpelling(rawValue: "componentMacro")
  /// `registerComponentWithConfig:`; its argument is not read.
  package static let componentConfig = RegistrationSpelling(rawValue: "componentConfig")
  /// `ComponentRuntime` > `Components` of a property list.
  package static let propertyList = RegistrationSpelling(rawValue: "propertyList")
  /// `MPEmbedViewHelper.registerEmbedView(class, type)`.
  package static let embedView = RegistrationSpelling(rawValue: "embedView")
  /// `new H5EmbedViewConfig(bundle, class, type)`.
  package static let embedViewConfig = RegistrationSpelling(rawValue: "embedViewConfig")
}

extension EventSpelling {
  package static let sendCustomEventMessage = EventSpelling(rawValue: "sendCustomEventMessage")
  /// `sendMessage:component:data:callback:`: an event only with the channel of custom events.
  package static let sendMessage = EventSpelling(rawValue: "sendMessage")
  package static let sendEventToTiny = EventSpelling(rawValue: "sendEventToTiny")
}

extension Container {
  package static let mPaaS = [mPaaSOnIOS, mPaaSOnAndroid]

  package static func mPaaS(on platform: NativePlatform) -> Container {
    platform == .ios ? mPaaSOnIOS : mPaaSOnAndroid
  }

  private static let mPaaSOnIOS = Container(
    system: .mPaaS, platform: .ios, identity: .superclass(MPaaS.iosBaseClass),
    methods: [
      Method(MPaaS.initialiser, body: FactFilter.Body(configuration: 0), mustCallSuper: true),
      Method(MPaaS.contentView, view: .kept),
      Method(MPaaS.messageReceiver, body: FactFilter.Body(compared: 0)),
      Method("componentWillAppear"), Method("componentDidAppear"), Method("componentWillDestory"),
      Method("componentDidDestory"), Method("componentWillResume"), Method("componentDidResume"),
      Method("componentWillPause"), Method("componentDidPause"), Method("componentWillEnterFullScreen"),
      Method("componentWillExitFullScreen"), Method("componentDidEnterFullScreen"),
      Method("componentDidExitFullScreen"), Method("componentDidHidden"), Method("componentDidVisiblity"),
      // Swift's labels may lose a word that repeats the parameter's type.
      Method(
        "componentDataWillChangeWithData:",
        imported: ["componentDataWillChangeWith:", "componentDataWillChange:"],
        body: FactFilter.Body(keyed: 0)),
      Method(
        "componentDataDidChangeWithData:",
        imported: ["componentDataDidChangeWith:", "componentDataDidChange:"],
        body: FactFilter.Body(keyed: 0)),
      Method("isFullScreen"), Method("shouldEnterFullScreen"),
      Method("setContentViewFullScreen:shouldRotate:"), Method("visibilityState"),
      Method("setVisibilityState:"), Method(MPaaS.watches),
      Method("getComponentResourceDataWithUrl:callback:"),
    ],
    groups: [.all(MPaaS.initialiser), .all(MPaaS.contentView)],
    misspellings: [
      "componentWillDestroy": "componentWillDestory", "componentDidDestroy": "componentDidDestory",
      "componentDidVisibility": "componentDidVisiblity", "componentDidVisible": "componentDidVisiblity",
      "componentDidHide": "componentDidHidden",
      "shouldObserverVisibilityStateChange": "shouldObServerVisibilityStateChange",
      "shouldObserveVisibilityStateChange": "shouldObServerVisibilityStateChange",
    ],
    methodPrefix: "component",
    registrations: [
      Registration(
        spelling: .componentName,
        call: CallPattern("registerComponentWithName:clsName:", "registerComponent(withName:clsName:)"),
        type: 0,
        className: 1),
      Registration(
        spelling: .componentMacro, call: CallPattern("NXK_Register_Component(_:_:)", form: .macro), type: 1,
        className: 0),
      // The vendor's macro itself contains it.
      Registration(
        spelling: .componentConfig,
        call: CallPattern(
          "registerComponentWithConfig:", readsLiteralsOnly: true, exceptIn: "NXK_Register_Component"),
        type: 0, className: 0),
      Registration(
        spelling: .propertyList,
        call: CallPattern(
          form: .propertyList(path: ["ComponentRuntime", "Components"], keys: ["component", "name"])),
        type: 0,
        className: 1),
    ],
    events: [
      Event(
        spelling: .sendCustomEventMessage,
        call: CallPattern("sendCustomEventMessage:component:data:", isPartial: true, dictionary: "data"),
        channel: 0),
      Event(
        spelling: .sendMessage,
        call: CallPattern("sendMessage:component:data:", isPartial: true, dictionary: "data"), channel: 0,
        isShared: true),
    ],
    // A list of components, which the service and its older configuration take.
    unknownRegistrations: [CallPattern("loadComponents:", isPartial: true)],
    removals: [
      CallPattern("unRegisterComponentWithName:", "unRegisterComponent(withName:)")
    ],
    launchSelector: MPaaS.launchSelector, builtInTypes: MPaaS.builtInTypes,
    vendorFiles: ["Poseidon-Extra-Config.plist", "Poseidon-Config.plist", "NebulaKernel-Config.plist"],
    parameterProperties: ["data"], idProperties: ["self.componentId", "_componentId", "componentId"],
    isSuppliedParameter: MPaaS.isSuppliedParameter)

  /// The vendor's misspellings are included.
  private static let mPaaSOnAndroid = Container(
    system: .mPaaS, platform: .android, identity: .superclass("MPBaseEmbedView"),
    methods: [
      Method("getView", body: FactFilter.Body(keyed: 4), view: .any), Method("getSnapshot"),
      Method("getSpecialRestoreView"), Method("onEmbedViewCreate"),
      Method("onEmbedViewAttachedToWebView", body: FactFilter.Body(keyed: 4)),
      Method("onEmbedViewDetachedFromWebView"), Method("onEmbedViewDestory"),
      Method("onEmbedViewParamChanged", body: FactFilter.Body(keyed: 4)),
      Method("onEmbedViewVisibilityChanged", body: FactFilter.Body(keyed: 4)), Method("onWebViewResume"),
      Method("onWebViewPause"), Method("onWebViewDestory"),
      Method("onReceivedMessage", body: FactFilter.Body(compared: 0)),
      Method("onReceivedRender", body: FactFilter.Body(keyed: 0)), Method("onRequestPermissionResult"),
      Method("triggerPreSnapshot"),
    ],
    groups: [.all("getView")],
    misspellings: [
      "onEmbedViewDestroy": "onEmbedViewDestory", "onWebViewDestroy": "onWebViewDestory",
      "onReceiveMessage": "onReceivedMessage", "onReceiveRender": "onReceivedRender",
    ],
    registrations: [
      Registration(
        spelling: .embedView,
        call: CallPattern("registerEmbedView(_:_:)", form: .function, receiver: "MPEmbedViewHelper"), type: 1,
        className: 0),
      Registration(
        spelling: .embedViewConfig,
        call: CallPattern(
          "H5EmbedViewConfig(_:_:_:)", form: .constructor(setters: [nil, "className", "type"])), type: 2,
        className: 1, takesAnyClass: true),
    ],
    events: [
      Event(
        spelling: .sendEventToTiny,
        call: CallPattern("sendEventToTiny(_:)", form: .function, isPartial: true), name: 0)
    ], builtInTypes: MPaaS.builtInTypes, isSuppliedParameter: MPaaS.isSuppliedParameter)
}
