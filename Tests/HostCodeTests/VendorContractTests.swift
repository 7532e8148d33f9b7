import Testing

@testable import HostCode

@Suite struct VendorContractTests {
  @Test(
    arguments: [
      ("componentWillDestroy", HostPlatform.ios, "componentWillDestory"),
      ("componentDidVisibility", .ios, "componentDidVisiblity"),
      ("shouldObserverVisibilityStateChange", .ios, "shouldObServerVisibilityStateChange"),
      ("componentReciveMessage:data:callback:", .ios, "componentReceiveMessage:data:callback:"),
      ("componentDataDidChangedWithData:", .ios, "componentDataDidChangeWithData:"),
      ("componentWillDestory", .ios, nil),
      ("componentWillDance", .ios, nil),
      ("contentViews", .ios, nil),
      ("onEmbedViewDestroy", .android, "onEmbedViewDestory"),
      ("onReceiveMessage", .android, "onReceivedMessage"),
      ("onEmbedViewDestroy", .ios, nil),
      ("setView", .android, nil),
    ] as [(String, HostPlatform, String?)])
  func intendedSelector(selector: String, platform: HostPlatform, intended: String?) {
    #expect(VendorContract.intendedSelector(for: selector, on: platform) == intended)
  }

  @Test(arguments: [
    ("application", ["_", "beforeDidFinishLaunchingWithOptions"], VendorContract.launchSelector),
    ("componentReceiveMessage", ["_", "data", "callback"], VendorContract.messageReceiver),
    ("componentDataWillChange", ["withData"], "componentDataWillChangeWithData:"),
    ("componentDataDidChange", ["with"], "componentDataDidChangeWithData:"),
    ("init", ["config", "messageDelegate"], VendorContract.initialiser),
    ("setContentViewFullScreen", ["_", "shouldRotate"], "setContentViewFullScreen:shouldRotate:"),
    ("contentView", [], "contentView"),
    ("move", ["to"], "moveTo:"),
    ("move", ["toolbar"], "moveWithToolbar:"),
  ])
  func swiftSelector(base: String, labels: [String], selector: String) {
    #expect(SwiftSelectors.selector(base, labels: labels) == selector)
  }
}
