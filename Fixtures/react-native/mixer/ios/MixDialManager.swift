import UIKit

@objc(MixDialManager)
class MixDialManager: RCTViewManager {
  override func view() -> UIView! {
    MixDialView(frame: .zero)
  }

  override static func requiresMainQueueSetup() -> Bool { true }

  @objc func centre(_ reactTag: NSNumber, angle: Double) {
    bridge.uiManager.addUIBlock { _, views in
      (views?[reactTag] as? MixDialView)?.angle = angle
    }
  }
}

@objc(MixDialView)
class MixDialView: UIView {
  @objc var angle: Double = 0 {
    didSet { onTurn?(["angle": angle]) }
  }
  @objc var legend: String?
  @objc var onTurn: RCTDirectEventBlock?
}
