extension HostMistakes {
  /// Mistakes in a host of Java.
  static let android: [Mistake] = [
    Mistake(
      "java/app/src/main/java/com/example/demo/ViewTypes.java", #""demo_map""#, #""demo_mpa""#,
      finds: "one-platform-native-type", at: "demo_map", in: "program/pages/map/map.axml"),
    Mistake(
      "java/app/src/main/java/com/example/demo/ViewTypes.java", #""com.example.demo.view""#,
      #""com.example.demo.veiw""#, finds: "unregistered-view-class",
      at: #"ViewTypes.PACKAGE + ".DemoPlayerView""#,
      in: "java/app/src/main/java/com/example/demo/DemoApplication.java"),
    Mistake(
      "java/app/src/main/java/com/example/demo/DemoApplication.java", #""com.example.demo.view.DemoMapView""#,
      #""com.example.demo.DemoMapView""#, finds: "unregistered-view-class", at: "com.example.demo.DemoMapView"
    ),
    Mistake(
      "java/app/src/main/java/com/example/demo/DemoApplication.java",
      #""com.example.demo.view.DemoMapView", ViewTypes.MAP"#,
      #"ViewTypes.MAP, "com.example.demo.view.DemoMapView""#, finds: "swapped-registration",
      at: "ViewTypes.MAP"),
    Mistake(
      "java/app/src/main/java/com/example/demo/DemoApplication.java",
      "        MPEmbedViewHelper.registerEmbedView(DemoChartView.class.getName(), ViewTypes.CHART);\n", "",
      finds: "one-platform-native-type", at: "demo_chart", in: "program/pages/report/report.axml"),
    Mistake(
      "java/app/src/main/java/com/example/demo/view/DemoMapView.java", #""moveTo""#, #""moveto""#,
      finds: "unhandled-native-message", at: "moveto"),
    Mistake(
      "java/app/src/main/java/com/example/demo/view/DemoMapView.java", #""onRegionChange""#,
      #""onRegionChanged""#, finds: "near-native-event", at: "onRegionChanged"),
    Mistake(
      "java/app/src/main/java/com/example/demo/view/DemoMapView.java", #""onMarkerTap""#, #""markerTap""#,
      finds: "native-event-name", at: "markerTap"),
    Mistake(
      "java/app/src/main/java/com/example/demo/view/DemoMapView.java", "onEmbedViewDestory",
      "onEmbedViewDestroy", finds: "misspelled-view-lifecycle", at: "onEmbedViewDestroy"),
    Mistake(
      "java/app/src/main/java/com/example/demo/view/DemoMapView.java", "onReceivedMessage(",
      "onReceiveMessage(", finds: "misspelled-view-lifecycle", at: "onReceiveMessage"),
    Mistake(
      "java/app/src/main/java/com/example/demo/view/DemoChartView.java", #""highlight""#, #""highlihgt""#,
      finds: "unhandled-native-message", at: "highlihgt"),
    Mistake(
      "java/app/src/main/java/com/example/demo/view/DemoChartView.java", #""onBarSelect""#,
      #""onBarSelected""#, finds: "near-native-event", at: "onBarSelected"),
    Mistake(
      "java/app/src/main/java/com/example/demo/view/DemoPlayerView.java", #""onPlayEnd""#, #""onEnded""#,
      finds: "unbound-native-event", at: "onEnded"),
  ]
}
