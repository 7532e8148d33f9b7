import Diagnostics
import NativeSource

/// The container of FinClip: views in `native-view` of WXML and FXML pages.
///
/// Sources: the headers `FATAppletNativeProtocol.h` and `IFATNativeViewManager.h` of finogeeks/FinClipSDK; for the tag
/// the documentation of super-apps.ai, with a copy in Danntastico/finclip-docs. No source says how Android views are
/// registered.
package enum FinClip {
  package static let protocolName = "FATAppletNativeViewProtocol"
  package static let create = "onCreateView:"
  package static let update = "onUpdateView:"
  /// The properties that the protocol requires and the container sets: a protocol alone gives a class no properties.
  package static let properties = ["nativeViewId", "type"]
}

extension Container.System {
  package static let finClip = Container.System(
    "FinClip", tag: "native-view",
    source: .init(
      en: "headers of finogeeks/FinClipSDK; for the tag the documentation of super-apps.ai",
      zh: "finogeeks/FinClipSDK 的头文件；标签依据 super-apps.ai 的文档"))
}

extension RegistrationSpelling {
  /// `registerNativeViewType:nativeViewClass:` and its Swift import.
  package static let nativeViewType = RegistrationSpelling(rawValue: "nativeViewType")
}

extension Container {
  package static let finClip = [finClipOnIOS, finClipOnAndroid]

  package static let finClipOnIOS = Container(
    system: .finClip, platform: .ios, identity: .conformance(FinClip.protocolName),
    methods: [
      Method(FinClip.create, isStatic: true), Method(FinClip.update), Method("onDestroyView:"),
      Method("onInvokeNativeViewTask:"),
    ],
    groups: [.all(FinClip.create), .all(FinClip.update)],
    registrations: [
      Registration(
        spelling: .nativeViewType,
        call: CallPattern(
          "registerNativeViewType:nativeViewClass:", "registerNativeViewType(_:nativeViewClass:)"), type: 0,
        className: 1)
    ],
    // What the SDK shows itself. Source: `FATNativeViewManager.h`.
    builtInTypes: ["camera", "live-player", "live-pusher"])

  private static let finClipOnAndroid = Container(
    system: .finClip, platform: .android, identity: .unknown, methods: [],
    unknownTypes: [UnknownTypes(in: [.java, .kotlin], ["FinAppClient"])])
}
