@objc(MapView) class MapView: NBComponent {
  override func componentReceiveMessage(_ message: String!, data: [AnyHashable: Any]!, callback: NBComponentCallback!) {
    if message == "setColor" { go() }
  }
}
func a(_ s: PSDService) { s.registerComponent(withName: "my_map", clsName: "MapView") }
