import UIKit

@objc(MixFaderView)
public class MixFaderView: UIView {
  @objc public var low: Double = 0 {
    didSet { setNeedsLayout() }
  }
  @objc public var high: Double = 1
  @objc public var notches: Int = 0
  @objc public var trackColor: UIColor?
  @objc public var caption: String = ""
  @objc public var locked: Bool = false
  @objc public var onSlide: RCTDirectEventBlock?
  @objc public var onRelease: RCTBubblingEventBlock?

  @objc public func move(toLow low: Double, high: Double) {
    self.low = low
    self.high = high
    onSlide?(["low": low, "high": high])
  }

  @objc public func rewind(_ smoothly: Bool) {
    low = 0
    high = 1
    onRelease?(["low": low, "high": high])
  }
}
