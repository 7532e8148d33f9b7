extension HostMistakes {
  /// Mistakes in a host of Kotlin.
  static let kotlin: [Mistake] = [
    Mistake(
      "kotlin/app/src/main/kotlin/com/example/demo/DemoApplication.kt", #""demo_player""#, #""demo_plyer""#,
      finds: "one-platform-native-type", at: "demo_player", in: "program/pages/report/report.axml"),
    Mistake(
      "kotlin/app/src/main/kotlin/com/example/demo/DemoApplication.kt",
      #""com.example.demo.view.DemoPlayerView""#, #""com.example.demo.DemoPlayerView""#,
      finds: "unregistered-view-class", at: "com.example.demo.DemoPlayerView"),
    Mistake(
      "kotlin/app/src/main/kotlin/com/example/demo/view/DemoMapView.kt", #""moveTo" ->"#, #""moveto" ->"#,
      finds: "unhandled-native-message", at: "moveto"),
    Mistake(
      "kotlin/app/src/main/kotlin/com/example/demo/view/DemoMapView.kt", "onEmbedViewDestory",
      "onEmbedViewDestroy", finds: "misspelled-view-lifecycle", at: "onEmbedViewDestroy"),
    Mistake(
      "kotlin/app/src/main/kotlin/com/example/demo/view/DemoChartView.kt", #"BAR_SELECT = "onBarSelect""#,
      #"BAR_SELECT = "onBarSelected""#, finds: "near-native-event", at: "onBarSelected"),
    Mistake(
      "kotlin/app/src/main/kotlin/com/example/demo/view/DemoChartView.kt", #"HIGHLIGHT = "highlight""#,
      #"HIGHLIGHT = "highligth""#, finds: "unhandled-native-message", at: "highligth"),
    Mistake(
      "kotlin/app/src/main/kotlin/com/example/demo/view/DemoPlayerView.kt", #""onPlayEnd""#, #""onEnd""#,
      finds: "unbound-native-event", at: "onEnd"),
  ]
}
