import UIKit

@objc protocol LampEvents {
  func switched(_ isOn: Bool)
}

@objc(Lamp) class Lamp: UIView, CWIWidget {
  private weak var events: LampEvents?
  private let environment: VoltMXCWIEnvironment?

  required init(eventDelegate: Any!, withVoltMXEnvironment env: Any!) {
    events = eventDelegate as? LampEvents
    environment = env as? VoltMXCWIEnvironment
    super.init(frame: .zero)
    backgroundColor = UIColor(named: (environment?.model as? NSObject)?.value(forKey: "colour") as? String ?? "")
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func getView() -> UIView! { self }
  func getPreferredSizeFor(given size: CGSize) -> CGSize { size }
  func setWidgetViewFrame(_ frame: CGRect) { self.frame = frame }

  func modelUpdated(forProperty name: String!, withOldValue old: Any!, newValue new: Any!) {
    switch name {
    case "colour": backgroundColor = UIColor(named: new as? String ?? "")
    default: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { events?.switched(true) }
}
