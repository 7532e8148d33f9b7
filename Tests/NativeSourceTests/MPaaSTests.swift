import Testing

@testable import Containers
@testable import NativeSource

@Suite struct MPaaSTests {
  @Test(
    arguments: [
      ("componentWillDestroy", NativePlatform.ios, "componentWillDestory"),
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
    ] as [(String, NativePlatform, String?)])
  func intendedSelector(selector: String, platform: NativePlatform, intended: String?) {
    #expect(Container.mPaaS(on: platform).intendedSelector(for: selector) == intended)
  }

  @Test(arguments: [
    ("application", ["_", "beforeDidFinishLaunchingWithOptions"], MPaaS.launchSelector),
    ("componentReceiveMessage", ["_", "data", "callback"], MPaaS.messageReceiver),
    ("componentDataWillChange", ["withData"], "componentDataWillChangeWithData:"),
    ("componentDataDidChange", ["with"], "componentDataDidChangeWithData:"),
    ("init", ["config", "messageDelegate"], MPaaS.initialiser),
    ("setContentViewFullScreen", ["_", "shouldRotate"], "setContentViewFullScreen:shouldRotate:"),
    ("contentView", [], "contentView"),
    ("move", ["to"], "moveTo:"),
    ("move", ["toolbar"], "moveWithToolbar:"), ("moveTo", ["index"], "moveToIndex:"),
  ])
  func swiftSelector(base: String, labels: [String], selector: String) {
    let derived = SwiftSelectors.selector(base, labels: labels)
    #expect(ContainerSet.all.interest.selectors[derived] ?? derived == selector)
  }
}
