extension HostMistakes {
  /// Mistakes in a host of Swift.
  static let swift: [Mistake] = [
    Mistake(
      "swift/ViewTypes.swift", #""demo_map""#, #""demo_mpa""#, finds: "one-platform-native-type",
      at: "demo_map", in: "program/pages/map/map.axml"),
    Mistake(
      "swift/DTFrameworkInterface+Demo.swift", #"clsName: "DemoMapView""#, #"clsName: "DemoMapVeiw""#,
      finds: "unregistered-view-class", at: "DemoMapVeiw"),
    Mistake(
      "swift/DTFrameworkInterface+Demo.swift", #""Demo.DemoPlayerView""#, #""DemoPlayerView""#,
      finds: "swift-view-class-name", at: "DemoPlayerView"),
    Mistake(
      "swift/DTFrameworkInterface+Demo.swift", "    ViewRegistry.registerAll()\n", "",
      finds: "late-registration", at: "ViewTypes.map"),
    Mistake(
      "swift/Views/DemoView.swift", "    super.init(config: config, messageDelegate: messageDelegate)\n",
      "    super.init()\n", finds: "missing-view-initializer", at: "init"),
    Mistake(
      "swift/Views/DemoView.swift", "UIView! { canvas }", "UIView! { UIView() }", finds: "fresh-content-view",
      at: "contentView"),
    Mistake(
      "swift/Views/DemoMapView.swift", "componentWillDestory()", "componentWillDestroy()",
      finds: "misspelled-view-lifecycle", at: "componentWillDestroy"),
    Mistake(
      "swift/Views/DemoMapView.swift", "override func componentWillDestory()",
      "override func componentDidHidden()", finds: "unobserved-visibility", at: "componentDidHidden"),
    Mistake(
      "swift/Views/DemoMapView.swift", #"case "moveTo""#, #"case "moveto""#,
      finds: "unhandled-native-message", at: "moveto"),
    Mistake(
      "swift/Views/DemoMapView.swift", #""onRegionChange""#, #""onRegionChanged""#,
      finds: "near-native-event", at: "onRegionChanged"),
    Mistake(
      "swift/Views/DemoMapView.swift", #""element": componentId ?? "", "#, "", finds: "native-event-envelope",
      at: #"["eventName": event, "data": detail]"#),
    Mistake(
      "swift/Views/DemoChartView.swift", #""onBarSelect""#, #""barSelect""#, finds: "native-event-name",
      at: "barSelect"),
    Mistake(
      "swift/Views/DemoChartView.swift", #"message == "highlight""#, #"message == "highligth""#,
      finds: "unhandled-native-message", at: "highligth"),
    Mistake(
      "swift/Views/DemoPlayerView.swift", #"ended = "onPlayEnd""#, #"ended = "onPlayEnded""#,
      finds: "near-native-event", at: "onPlayEnded"),
  ]
}
