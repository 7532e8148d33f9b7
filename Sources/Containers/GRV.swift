import Diagnostics
import NativeSource

/// The container of splash views: the view that the mini-program SDK shows while a program is loaded, made by an object
/// of the application.
///
/// Source: the vendor's page "Customize the splash view": the table of the six methods and, for the spelling of their
/// declarations, the header on it. Where the two contradict each other, the table is followed: one of the two methods
/// that make the view is enough. The names that Swift has for them are what its importer makes of the header. Nothing
/// here depends on reports of users.
package enum GRV {
  package static let create = "createSplashViewWithCloseAppAction:"
  package static let createWithReload = "createSplashViewWithCloseAppAction:reloadAppAction:appId:"
  package static let updateInfo = "splashView:updateLoadingInfo:"
  package static let showError = "splashView:showErrorMessage:code:"
  package static let exit = "exitSplashView:"
  package static let updateProgress = "splashView:updateLoadingProgress:"

  /// The codes that the vendor's appendix lists.
  package static let errorCodes = [
    "1001", "1002", "10000", "10001", "10002", "10003", "10009", "10010", "10030",
  ]

  /// Step 2 of the page: the object that is given the delegate, and the place where that object is given to the SDK.
  package static let extensionDelegate = "GRVExtensionDelegate"
  package static let configuration = "IAPConnectInitConfig"
  package static let attachment = "riverExtensionDelegate"
  package static let assignment = "splashViewDelegate"
  /// Source: the SDK's quick start.
  package static let launch = CallPattern.Shape("initWithContext:success:failure:")
}

extension Container.System {
  package static let grvSplash = Container.System(
    "GRV splash",
    source: .init(
      en: "the vendor's page \"Customize the splash view\" and the header on it",
      zh: "厂商的页面“Customize the splash view”以及其中的头文件"))
}

extension Container {
  package static let grvSplash = Container(
    system: .grvSplash, platform: .ios, identity: .conformance("GRVSplashViewDelegate"),
    methods: [
      Method(
        GRV.create,
        swift: ["createSplashView(closeAppAction:)", "createSplashView(withCloseAppAction:)"], view: .any),
      Method(
        GRV.createWithReload,
        swift: [
          "createSplashView(closeAppAction:reloadAppAction:appId:)",
          "createSplashView(withCloseAppAction:reloadAppAction:appId:)",
        ], view: .any),
      Method(
        GRV.updateInfo, swift: ["splashView(_:updateLoading:)", "splashView(_:updateLoadingInfo:)"]),
      Method(GRV.showError, swift: ["splashView(_:showErrorMessage:code:)"]),
      Method(GRV.exit, swift: ["exitSplashView(_:)"]),
      Method(GRV.updateProgress, swift: ["splashView(_:updateLoadingProgress:)"]),
    ],
    groups: [
      .either(GRV.create, GRV.createWithReload), .all(GRV.updateInfo), .all(GRV.showError), .all(GRV.exit),
    ],
    names: [
      GRV.extensionDelegate, GRV.configuration, GRV.attachment, NativeProperty.setterName(GRV.attachment),
      GRV.assignment, NativeProperty.setterName(GRV.assignment), GRV.launch.name,
    ])
}
