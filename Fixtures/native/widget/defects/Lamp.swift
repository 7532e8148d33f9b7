import UIKit

@objc(Lamp) class Lamp: UIView, CWIWidget {
  init(eventDelegate: Any!, withVoltMXEnvironment env: Any!) { super.init(frame: .zero) }
  func getView() -> UIView! { nil }
  func didCreateWiget() { text = (env.model as AnyObject).value(forKey: "color") }
}
