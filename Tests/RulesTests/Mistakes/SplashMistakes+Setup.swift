extension SplashMistakes {
  /// Mistakes where the SDK is configured.
  static let setup: [Mistake] = [
    Mistake(
      "Setup.swift",
      "  config.riverExtensionDelegate = extensions\n  IAPConnectClient.sharedInstance()?.initWithContext(config, success: { }, failure: { print($0) })\n",
      "  IAPConnectClient.sharedInstance()?.initWithContext(config, success: { }, failure: { print($0) })\n  config.riverExtensionDelegate = extensions\n",
      finds: "late-extension-delegate", at: "riverExtensionDelegate"),
    Mistake(
      "Setup.swift", "extensions.uiProvider.splashViewDelegate = CitySplash()", #"print("city")"#,
      finds: "unassigned-splash-delegate", at: "CitySplash", in: "CitySplash.m"),
  ]
}
