import Diagnostics

/// What mPaaS fixes about custom views: names that are joined by strings or by overriding.
///
/// Sources: the vendor's iOS page "Custom View" and the headers `NBComponent.h`, `NBComponentProtocol.h` and
/// `PSDService.h` of its SDK; the Android pages "Customize View in Android Mini Program" and "Send custom message
/// to custom View"; for further Android callbacks the interface `IH5EmbedView` of the container.
package enum VendorContract {
  /// The classes that a custom view inherits.
  package static let iosBaseClass = "NBComponent"
  package static let androidBaseClass = "MPBaseEmbedView"

  package static func baseClass(on platform: HostPlatform) -> String {
    platform == .ios ? iosBaseClass : androidBaseClass
  }

  package static let initialiser = "initWithConfig:messageDelegate:"
  package static let contentView = "contentView"
  package static let androidContentView = "getView"
  package static let messageReceiver = "componentReceiveMessage:data:callback:"
  package static let androidMessageReceiver = "onReceivedMessage"
  /// Whether a view gets the key from the container: the tag's own fields, and what the container puts beside its
  /// parameters. Source: the vendor's pages; nb_component.js of the iOS container.
  package static func isSuppliedParameter(_ name: String) -> Bool {
    name.hasPrefix("NB") || ["id", "type", "style", "data", "element"].contains(name)
  }

  /// Where registrations belong on iOS.
  package static let launchSelector = "application:beforeDidFinishLaunchingWithOptions:"
  /// The message name of a custom event.
  package static let eventChannel = "nbcomponent.mpaasComponent.customEvent"
  package static let elementKey = "element"
  package static let eventNameKey = "eventName"
  package static let eventDataKey = "data"
  /// The registration strings that the vendor's page shows in place of real ones.
  package static let placeholderType = "componentName"
  package static let placeholderClass = "className"

  /// The selectors that the iOS container calls on a component. Some are misspelt by the vendor, and only so
  /// spelled are they called.
  package static let iosSelectors: [String] = [
    "initWithConfig:messageDelegate:", "contentView", "componentReceiveMessage:data:callback:",
    "componentWillAppear", "componentDidAppear", "componentWillDestory", "componentDidDestory",
    "componentWillResume", "componentDidResume", "componentWillPause", "componentDidPause",
    "componentWillEnterFullScreen", "componentWillExitFullScreen", "componentDidEnterFullScreen",
    "componentDidExitFullScreen", "componentDidHidden", "componentDidVisiblity",
    "componentDataWillChangeWithData:", "componentDataDidChangeWithData:", "isFullScreen",
    "shouldEnterFullScreen", "setContentViewFullScreen:shouldRotate:", "visibilityState",
    "setVisibilityState:",
    "shouldObServerVisibilityStateChange", "getComponentResourceDataWithUrl:callback:",
  ]

  /// The iOS selectors that a property satisfies.
  static let getters = Set(iosSelectors.filter { !$0.utf8.contains(UInt8(ascii: ":")) })

  /// The methods that the Android container calls on an embedded view, misspellings included.
  package static let androidMethods: [String] = [
    "getView", "getSnapshot", "getSpecialRestoreView", "onEmbedViewCreate", "onEmbedViewAttachedToWebView",
    "onEmbedViewDetachedFromWebView", "onEmbedViewDestory", "onEmbedViewParamChanged",
    "onEmbedViewVisibilityChanged", "onWebViewResume", "onWebViewPause", "onWebViewDestory",
    "onReceivedMessage", "onReceivedRender", "onRequestPermissionResult", "triggerPreSnapshot",
  ]

  package static func selectors(on platform: HostPlatform) -> [String] {
    platform == .ios ? iosSelectors : androidMethods
  }

  /// Spellings that a reader of the documentation writes, and the vendor's, which alone are called.
  private static let misspellings: [String: String] = [
    "componentWillDestroy": "componentWillDestory", "componentDidDestroy": "componentDidDestory",
    "componentDidVisibility": "componentDidVisiblity", "componentDidVisible": "componentDidVisiblity",
    "componentDidHide": "componentDidHidden",
    "shouldObserverVisibilityStateChange": "shouldObServerVisibilityStateChange",
    "shouldObserveVisibilityStateChange": "shouldObServerVisibilityStateChange",
    "onEmbedViewDestroy": "onEmbedViewDestory", "onWebViewDestroy": "onWebViewDestory",
    "onReceiveMessage": "onReceivedMessage", "onReceiveRender": "onReceivedRender",
  ]

  /// The method that the container calls and that `selector` most likely means, or nil when `selector` is one
  /// itself, or near none.
  ///
  /// Near is an edit distance of at most 2, for names of 12 bytes and more: `setView` is not meant as `getView`.
  package static func intendedSelector(for selector: String, on platform: HostPlatform) -> String? {
    let selectors = selectors(on: platform)
    if selectors.contains(selector) { return nil }
    if let known = misspellings[selector], selectors.contains(known) { return known }
    guard selector.utf8.count >= 12 else { return nil }
    var best: (distance: Int, selector: String)?
    for candidate in selectors where candidate.utf8.count >= 12 {
      let distance = editDistance(selector.utf8, candidate.utf8, limit: 2)
      if distance <= 2, distance < best?.distance ?? 3 { best = (distance, candidate) }
    }
    return best?.selector
  }

  /// The 0-based parameter that carries the message's name.
  static func messageParameter(_ selector: String) -> Int? {
    selector == messageReceiver || selector == androidMessageReceiver ? 0 : nil
  }

  /// The 0-based parameter that carries the tag's parameters.
  static func dataParameter(_ selector: String) -> Int? {
    switch selector {
    case "componentDataWillChangeWithData:", "componentDataDidChangeWithData:", "onReceivedRender": 0
    case "getView", "onEmbedViewAttachedToWebView", "onEmbedViewParamChanged", "onEmbedViewVisibilityChanged":
      4
    default: nil
    }
  }

  /// The 0-based parameter in which the tag's parameters may stand too: its layout is not documented.
  static func configParameter(_ selector: String) -> Int? { selector == initialiser ? 0 : nil }

  static func handsOverView(_ selector: String) -> Bool {
    selector == contentView || selector == androidContentView
  }

  /// The types that the vendor's own property lists register, which share one registry with custom views.
  /// Source: `ComponentRuntime` > `Components` of the property lists in the SDK's resource bundles.
  package static let builtInTypes: Set<String> = [
    "map", "TINY-COMPONENT", "Ant3D", "web-view", "video", "image", "text", "container", "scrollview",
    "camera",
    "canvas", "lottieview", "ad", "input", "live-player", "live-pusher", "ai-camera", "errorPageIcon",
  ]

  /// The property lists of the SDK's resource bundles.
  static let vendorPropertyLists: Set<String> = [
    "Poseidon-Extra-Config.plist", "Poseidon-Config.plist", "NebulaKernel-Config.plist",
  ]
}
