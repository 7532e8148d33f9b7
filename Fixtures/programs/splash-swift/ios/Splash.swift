class Splash: NSObject, GRVSplashViewDelegate {
  func createSplashView(closeAppAction: @escaping () -> Void) -> UIView {
    LoadingView(close: closeAppAction)
  }
  func splashView(_ view: UIView, updateLoading info: GRVSplashViewInfo) { show(info) }
  func splashView(_ view: UIView, showErrorMessage message: String, code: String) { show(message) }
  func exitSplashView(_ view: UIView) { view.removeFromSuperview() }
}
