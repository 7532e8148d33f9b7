extension HostMistakes {
  /// Mistakes in a host of Objective-C.
  static let ios: [Mistake] = [
    Mistake(
      "objective-c/DemoViewTypes.h", #"@"demo_map""#, #"@"demo_mpa""#, finds: "one-platform-native-type",
      at: "demo_map", in: "program/pages/map/map.axml"),
    Mistake(
      "objective-c/DemoViewTypes.h", #"@"demo_chart""#, #"@"demo_charts""#, finds: "one-platform-native-type",
      at: "demo_chart", in: "program/pages/report/report.axml"),
    Mistake(
      "objective-c/DTFrameworkInterface+Demo.m",
      "    [service registerComponentWithName:kDemoMapType clsName:NSStringFromClass([DemoMapView class])];\n",
      "", finds: "one-platform-native-type", at: "demo_map", in: "program/pages/map/map.axml"),
    Mistake(
      "objective-c/DTFrameworkInterface+Demo.m", #"@"DemoChartView""#, #"@"DemoChartVeiw""#,
      finds: "unregistered-view-class", at: "DemoChartVeiw"),
    Mistake(
      "objective-c/DTFrameworkInterface+Demo.m", #"DEMO_CHART_TYPE clsName:@"DemoChartView""#,
      #"@"DemoChartView" clsName:DEMO_CHART_TYPE"#, finds: "swapped-registration", at: "DemoChartView"),
    Mistake(
      "objective-c/DTFrameworkInterface+Demo.m", "    [self registerDemoViews];\n", "",
      finds: "late-registration", at: "kDemoMapType"),
    Mistake(
      "objective-c/Poseidon-UserDefine-Extra-Config.plist", ">DemoPlayerView<", ">DemoPlayrView<",
      finds: "unregistered-view-class", at: "DemoPlayrView"),
    Mistake(
      "objective-c/Poseidon-UserDefine-Extra-Config.plist", "demo_player", "demo_plyer",
      finds: "one-platform-native-type", at: "demo_player", in: "program/pages/report/report.axml"),
    Mistake(
      "objective-c/Views/DemoMapView.m", "- (UIView *)contentView\n", "- (UIView *)mapView\n",
      finds: "missing-content-view", at: "DemoMapView"),
    Mistake(
      "objective-c/Views/DemoMapView.m", "- (UIView *)contentView\n", "- (UIView *)contentVeiw\n",
      finds: "missing-content-view", at: "DemoMapView"),
    Mistake(
      "objective-c/Views/DemoMapView.m", "    return self.map;\n", "    return [MKMapView new];\n",
      finds: "fresh-content-view", at: "contentView"),
    Mistake(
      "objective-c/Views/DemoMapView.m", "componentWillDestory", "componentWillDestroy",
      finds: "misspelled-view-lifecycle", at: "componentWillDestroy"),
    Mistake(
      "objective-c/Views/DemoMapView.m",
      "self = [super initWithConfig:config messageDelegate:messageDelegate];", "self = [super init];",
      finds: "missing-view-initializer", at: "initWithConfig"),
    Mistake(
      "objective-c/Views/DemoMapView.m", "- (id)initWithConfig:(NSDictionary *)config messageDelegate:",
      "- (id)initWithConfiguration:(NSDictionary *)config messageDelegate:",
      finds: "missing-view-initializer", at: "DemoMapView"),
    Mistake(
      "objective-c/Views/DemoMapView.m", "componentReceiveMessage:", "componentRecieveMessage:",
      finds: "misspelled-view-lifecycle", at: "componentRecieveMessage"),
    Mistake(
      "objective-c/Views/DemoMapView.m", #"@"moveTo""#, #"@"moveto""#, finds: "unhandled-native-message",
      at: "moveto"),
    Mistake(
      "objective-c/Views/DemoMapView.m", #"@"reloadMarkers""#, #"@"reloadMarker""#,
      finds: "unhandled-native-message", at: "reloadMarker"),
    Mistake(
      "objective-c/Views/DemoMapView.m", #"@"onRegionChange""#, #"@"onRegionChanged""#,
      finds: "near-native-event", at: "onRegionChanged"),
    Mistake(
      "objective-c/Views/DemoMapView.m", #"@"onMarkerTap""#, #"@"markerTap""#, finds: "native-event-name",
      at: "markerTap"),
    Mistake(
      "objective-c/Views/DemoMapView.m", #"@"onMarkerTap""#, #"@"onPinned""#, finds: "unbound-native-event",
      at: "onPinned"),
    Mistake(
      "objective-c/Views/DemoMapView.m", "- (void)componentWillDestory\n", "- (void)componentDidHidden\n",
      finds: "unobserved-visibility", at: "componentDidHidden"),
    Mistake(
      "objective-c/Views/DemoMapView.m", "- (void)componentWillDestory\n",
      "- (BOOL)shouldObServerVisibilityStateChange\n{\n    return NO;\n}\n\n- (void)componentDidVisiblity\n",
      finds: "unobserved-visibility", at: "componentDidVisiblity"),
    Mistake(
      "objective-c/Views/DemoChartView.m", "componentDataWillChangeWithData",
      "componentDataWilChangeWithData", finds: "misspelled-view-lifecycle",
      at: "componentDataWilChangeWithData"),
    Mistake(
      "objective-c/Views/DemoChartView.m", #"@"highlight""#, #"@"hilight""#,
      finds: "unhandled-native-message", at: "hilight"),
    Mistake(
      "objective-c/Views/DemoChartView.m", #"@"element": self.componentId,"#, "",
      finds: "native-event-envelope",
      at:
        #"@{ \#n                                                               @"eventName": @"onBarSelect",\#n                                                               @"data": @{ @"index": @(index) } }"#
    ),
    Mistake(
      "objective-c/Views/DemoChartView.m", #"@"eventName": @"onBarSelect","#, "",
      finds: "native-event-envelope",
      at:
        #"@{ @"element": self.componentId,\#n                                                               \#n                                                               @"data": @{ @"index": @(index) } }"#
    ),
    Mistake(
      "objective-c/Views/DemoChartView.m", "nbcomponent.mpaasComponent.customEvent",
      "nbcomponent.mpaasComponent.customEvents", finds: "native-event-channel",
      at: "nbcomponent.mpaasComponent.customEvents"),
    Mistake(
      "objective-c/Views/DemoChartView.m", #"@"element": self.componentId"#, #"@"element": @"chart""#,
      finds: "native-event-element", at: "chart"),
    Mistake(
      "objective-c/Views/DemoChartView.m", "DemoChartView : NBComponent", "DemoChartView : UIView",
      finds: "view-class-base", at: "UIView"),
    Mistake(
      "objective-c/Views/DemoPlayerView.m", #"@"onPlayEnd""#, #"@"onPlayEnded""#, finds: "near-native-event",
      at: "onPlayEnded"),
  ]
}
