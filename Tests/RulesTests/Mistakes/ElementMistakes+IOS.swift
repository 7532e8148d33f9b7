extension ElementMistakes {
  /// Mistakes in the classes of external elements.
  static let ios: [Mistake] = [
    Mistake(
      "ios/DemoMapView.m", "operateWithParams", "operateWithParam", finds: "missing-element-method",
      at: "DemoMapView"),
    Mistake(
      "ios/DemoMapView.m", "+ (UIView *)createWithParams", "- (UIView *)createWithParams",
      finds: "missing-element-method", at: "DemoMapView"),
    Mistake(
      "ios/DemoChartView.m", "createWithParams", "creatWithParams", finds: "missing-element-method",
      at: "DemoChartView"),
    Mistake(
      "ios/DemoMapView.m", "- (void)center {", "+ (void)load {}\n\n- (void)center {", finds: "load-clash",
      at: "load"),
  ]
}
