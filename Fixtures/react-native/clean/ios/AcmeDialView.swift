import UIKit

@objc(AcmeDialView)
public class AcmeDialView: UIView {
  @objc public var value: Double = 0.5 {
    didSet { setNeedsDisplay() }
  }
  @objc public var step: Int = 0
  @objc public var ringColor: UIColor?
  @objc public var mode: String = "turn"
  @objc public var onSpun: RCTDirectEventBlock?
  @objc public var onStop: RCTBubblingEventBlock?

  @objc public func spin(to value: Double) { self.value = value }
}
