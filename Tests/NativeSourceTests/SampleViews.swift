/// The view classes `MapView` and `PayView`, which hosts of tests register.
enum SampleViews {
  static let objectiveC = """
    @interface MapView : NBComponent
    @end
    @implementation MapView
    @end
    @interface PayView : NBComponent
    @end
    @implementation PayView
    @end
    """

  /// By their paths.
  static let java = [
    "/app/MapView.java": "package a.b;\npublic class MapView extends MPBaseEmbedView { }",
    "/app/PayView.java": "package a.b;\npublic class PayView extends MPBaseEmbedView { }",
  ]
}
