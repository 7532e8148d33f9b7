import NebulaSDK
import UIKit

/// What all views of this application share.
class DemoView: NBComponent {
  let canvas: UIView

  override init!(config: [AnyHashable: Any]!, messageDelegate: NBComponentMessageDelegate!) {
    canvas = UIView(frame: .zero)
    super.init(config: config, messageDelegate: messageDelegate)
  }

  override func contentView() -> UIView! { canvas }
}
