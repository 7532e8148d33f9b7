@objc(Gauge) class Gauge: UIView, CWIWidget {
  required init(eventDelegate: Any!, withVoltMXEnvironment env: Any!) {
    self.events = eventDelegate as? GaugeEvents
    self.env = env
    super.init(frame: .zero)
  }
  func getView() -> UIView! { self }
  func getPreferredSizeFor(given size: CGSize) -> CGSize { size }
  func setWidgetViewFrame(_ frame: CGRect) { self.frame = frame }
  func start() { label = (env?.model as AnyObject?)?.value(forKey: "text") as? String }
}
