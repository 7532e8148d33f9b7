@objc(AcmeDialManager) class AcmeDialManager: RCTViewManager {
  override func view() -> UIView! { return AcmeDial() }
}
