import MapKit

@objc(DemoMapView)
final class DemoMapView: DemoView, MKMapViewDelegate {
  private lazy var map = MKMapView(frame: canvas.bounds)

  override func componentDataDidChange(withData data: [AnyHashable: Any]!) {
    let latitude = data["latitude"] as? Double ?? 0
    let longitude = data["longitude"] as? Double ?? 0
    map.setCenter(CLLocationCoordinate2D(latitude: latitude, longitude: longitude), animated: true)
    if let zoom = data["zoom"] as? Double { setZoom(zoom) }
  }

  override func componentReceiveMessage(
    _ message: String!, data: [AnyHashable: Any]!, callback: NBComponentCallback!
  ) {
    switch message {
    case "moveTo": move(to: data)
    case "reloadMarkers": map.removeAnnotations(map.annotations)
    default: return
    }
    callback(["success": true])
  }

  override func componentWillDestory() { map.delegate = nil }

  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    send("onRegionChange", ["zoom": log2(360 / mapView.region.span.longitudeDelta)])
  }

  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    send("onMarkerTap", ["name": view.annotation?.title ?? ""])
  }

  private func send(_ event: String, _ detail: [String: Any]) {
    nbComponentMessageDelegate?.sendCustomEventMessage?(
      "nbcomponent.mpaasComponent.customEvent", component: self,
      data: ["element": componentId ?? "", "eventName": event, "data": detail], callback: nil)
  }

  private func move(to place: [AnyHashable: Any]) {
    map.centerCoordinate.latitude = place["latitude"] as? Double ?? 0
  }

  private func setZoom(_ zoom: Double) { map.region.span.longitudeDelta = 360 / pow(2, zoom) }
}
