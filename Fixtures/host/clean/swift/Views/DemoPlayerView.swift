import AVKit

class DemoPlayerView: DemoView {
  private static let ended = "onPlayEnd"
  private let player = AVPlayerViewController()

  override func componentDataDidChange(withData data: [AnyHashable: Any]!) {
    guard let source = data["src"] as? String, let url = URL(string: source) else { return }
    player.player = AVPlayer(url: url)
  }

  @objc func didPlayToEnd() {
    var data: [String: Any] = [:]
    data["element"] = componentId
    data["eventName"] = DemoPlayerView.ended
    nbComponentMessageDelegate?.sendCustomEventMessage?(
      "nbcomponent.mpaasComponent.customEvent", component: self, data: data, callback: nil)
  }
}
