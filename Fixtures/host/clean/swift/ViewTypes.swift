/// The types that mini programs give to mpaas-component.
enum ViewTypes {
  static let map = "demo_map"
  static let chart = "demo_chart"
  static let player = "demo_player"
}
