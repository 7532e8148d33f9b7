import UIKit

class TownSplash: NSObject, GRVSplashViewDelegate {
  func createSplashView(closeAppAction: @escaping () -> Void) -> UIView! { nil }

  func splashView(_ splashView: UIView, updateLoading info: GRVSplashViewInfo) { }

  func splashView(_ splashView: UIView, showErrorMessage message: String, code: String) {
    print(message, code)
  }

  func exitSplashView(_ splashView: UIView) {
    // mpcheck-disable-next-line unknown-splash-error-code: not a rule about this line
    print("exit")
  }
}

func configure() {
  let other = GRVExtensionDelegate()
  other.uiProvider.splashViewDelegate = OtherSplash()
}

class OtherSplash: NSObject { }
