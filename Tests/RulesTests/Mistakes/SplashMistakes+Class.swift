/// Mistakes by where they are made.
enum SplashMistakes {}

extension SplashMistakes {
  /// Mistakes in splash delegates.
  static let `class`: [Mistake] = [
    Mistake(
      "CitySplash.m", "updateLoadingInfo:", "updateLoadinInfo:", finds: "misspelled-splash-method",
      at: "updateLoadinInfo"),
    Mistake(
      "CitySplash.m", "updateLoadingProgress:", "updateLoadingProgres:", finds: "misspelled-splash-method",
      at: "updateLoadingProgres"),
    Mistake(
      "CitySplash.m", "showErrorMessage:", "showErorMessage:", finds: "misspelled-splash-method",
      at: "showErorMessage"),
    Mistake(
      "CitySplash.m", "exitSplashView:", "exitSplash:", finds: "missing-splash-method", at: "CitySplash"),
    Mistake(
      "CitySplash.m", "  [splashView removeFromSuperview];\n", "", finds: "empty-splash-method",
      at: "exitSplashView"),
    Mistake(
      "CitySplash.m",
      "- (void)exitSplashView:(UIView *)splashView {\n  [splashView removeFromSuperview];\n}\n", "",
      finds: "missing-splash-method", at: "CitySplash"),
    Mistake(
      "CitySplash.m", "  return view;\n", "  return nil;\n", finds: "nil-splash-view",
      at: "createSplashViewWithCloseAppAction"),
    Mistake(
      "CitySplash.m", "  view.closed = closeAppAction;\n", "", finds: "unused-splash-action",
      at: "closeAppAction"),
    Mistake(
      "CitySplash.m", "    if (reloadAppAction) {\n      reloadAppAction();\n    }\n",
      "    reloadAppAction();\n", finds: "unguarded-splash-action", at: "reloadAppAction"),
    Mistake(
      "CitySplash.m", #"kRemoved = @"1001""#, #"kRemoved = @"1010""#, finds: "unknown-splash-error-code",
      at: "kRemoved"),
    Mistake(
      "CitySplash.m", "code.integerValue == 1002", "[code isEqual:@1002]", finds: "numeric-splash-error-code",
      at: "@1002"),
    Mistake(
      "CitySplash.m", "code.integerValue == 1002", "code.integerValue == 404",
      finds: "unknown-splash-error-code", at: "404"),
    Mistake("CitySplash.m", "progress * 100", "progress / 100", finds: "splash-progress-scale", at: "100"),
    Mistake(
      "CitySplash.m", "view.bar.progress = progress;", "view.bar.progress = progress * 0.01;",
      finds: "splash-progress-scale", at: "0.01"),
    Mistake(
      "TownSplash.swift", "func exitSplashView(_", "func exitSplashVeiw(_", finds: "misspelled-splash-method",
      at: "exitSplashVeiw"),
    Mistake(
      "TownSplash.swift", "updateLoading info", "updateLoadng info", finds: "misspelled-splash-method",
      at: "updateLoadng"),
    Mistake(
      "TownSplash.swift", "showErrorMessage message", "showErrorMesage message",
      finds: "misspelled-splash-method", at: "showErrorMesage"),
    Mistake(
      "TownSplash.swift", #"case "10009", "10010""#, #"case "10009", "10011""#,
      finds: "unknown-splash-error-code", at: "10011"),
    Mistake(
      "TownSplash.swift", "createSplashView(closeAppAction:", "createSplashVeiw(closeAppAction:",
      finds: "misspelled-splash-method", at: "createSplashVeiw"),
    Mistake(
      "TownSplash.swift", "TownSplashView(close: closeAppAction)", "TownSplashView()",
      finds: "unused-splash-action", at: "closeAppAction"),
  ]
}
