import UIKit

class SplashBase: NSObject {
  @objc func exitSplashView(_ splashView: UIView) {
    UIView.animate(withDuration: 0.2, animations: { splashView.alpha = 0 }) { _ in
      splashView.removeFromSuperview()
    }
  }
}

final class TownSplash: SplashBase {
  private let log = SplashLog()
}

extension TownSplash: GRVSplashViewDelegate {
  func createSplashView(closeAppAction: @escaping () -> Void) -> UIView {
    TownSplashView(close: closeAppAction)
  }

  func splashView(_ splashView: UIView, updateLoading info: GRVSplashViewInfo) {
    (splashView as? TownSplashView)?.title = info.appName
  }

  func splashView(_ splashView: UIView, showErrorMessage message: String, code: String) {
    switch code {
    case "1001", "1002": (splashView as? TownSplashView)?.showGone()
    case "10009", "10010": (splashView as? TownSplashView)?.showOffline()
    default: (splashView as? TownSplashView)?.show(message)
    }
  }
}
