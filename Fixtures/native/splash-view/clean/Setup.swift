func configure(_ config: IAPConnectInitConfig, isTown: Bool) {
  let extensions = GRVExtensionDelegate()
  if isTown {
    extensions.uiProvider.splashViewDelegate = TownSplash()
  } else {
    extensions.uiProvider.splashViewDelegate = CitySplash()
  }
  config.riverExtensionDelegate = extensions
  IAPConnectClient.sharedInstance()?.initWithContext(config, success: { }, failure: { print($0) })
}
