class AppDelegate: RCTAppDelegate {
  override func thirdPartyFabricComponents() -> [String: AnyClass] {
    return ["AcmeDial": dialClass()]
  }
}
