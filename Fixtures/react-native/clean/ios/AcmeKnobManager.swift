import UIKit

@objc(AcmeKnobManager)
class AcmeKnobManager: RCTViewManager {
  override func view() -> UIView! { AcmeKnobView() }

  @objc(pressOn:times:)
  func press(_ tag: NSNumber, times: Int) {}
}

@objcMembers
class AcmeKnobView: UIView {
  var label: String = ""
  var enabled = true
  var onPressed: RCTBubblingEventBlock?
}
