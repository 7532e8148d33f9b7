import UIKit

class DemoChartView: DemoView {
  private let bars = BarLayer()

  override func componentDataWillChange(withData data: [AnyHashable: Any]!) {
    bars.series = data["series"] as? [Double] ?? []
    bars.color = UIColor(hex: data["bar-color"] as? String)
  }

  override func componentReceiveMessage(
    _ message: String!, data: [AnyHashable: Any]!, callback: NBComponentCallback!
  ) {
    guard message == "highlight" else { return }
    bars.highlighted = data["index"] as? Int
  }

  @objc private func tapped(_ recogniser: UITapGestureRecognizer) {
    let index = bars.index(at: recogniser.location(in: canvas))
    nbComponentMessageDelegate?.sendCustomEventMessage?(
      "nbcomponent.mpaasComponent.customEvent", component: self,
      data: ["element": componentId ?? "", "eventName": "onBarSelect", "data": ["index": index]],
      callback: { _ in })
  }
}
