import Testing

/// `mpcheck lint ios/Demo.m`: one native source.
@Suite struct SingleNativeFileTests {
  private static let interface = "@interface Splash : Base <GRVSplashViewDelegate>\n@end\n"
  private static let base = """
    @interface Base : NSObject
    @end
    @implementation Base
    - (void)splashView:(UIView *)view updateLoadingInfo:(GRVSplashViewInfo *)info { }
    - (void)splashView:(UIView *)view showErrorMessage:(NSString *)message code:(NSString *)code { [view show:message]; }
    - (UIView *)createSplashViewWithCloseAppAction:(void (^)(void))close { return [self view:close]; }
    @end

    """
  private static let splash = "@implementation Splash\n@end\n"
  private static let finding =
    "Splash.m:1:17: error[missing-splash-method]: \"Splash\" lacks 1 method of GRVSplashViewDelegate\n"

  /// Its superclass is in a folder beside it; another file has findings, too.
  private let workspace = Workspace([
    "app/ios/in/Splash.m": SingleNativeFileTests.splash,
    "app/ios/in/Splash.h": SingleNativeFileTests.interface, "app/ios/Base.m": SingleNativeFileTests.base,
    "app/ios/Other.swift": "class Other: NSObject, GRVSplashViewDelegate { }\n",
  ])

  @Test(arguments: [
    "Podfile", "Package.swift", "build.gradle", "App.xcodeproj/a", "App.xcworkspace/a", ".git/HEAD",
  ])
  func isReadWithItsProject(mark: String) {
    workspace.write("app/ios/\(mark)", "")
    let run = workspace.run("lint", "app/ios/in/Splash.m", "--format", "concise")
    #expect(run.output == "app/ios/in/" + SingleNativeFileTests.finding)
    #expect(run.status == 1)
    #expect(run.error == "")
  }

  /// Without a project its own folder is read. The superclass is not known then.
  @Test func isReadWithItsFolder() {
    let run = workspace.run("lint", "app/ios/in/Splash.m")
    #expect(run.output == "No problems found in 1 file.\n")
    #expect(run.status == 0)
  }

  @Test func aHeaderAndSeveralFiles() {
    workspace.write("app/Podfile", "")
    let header = workspace.run("lint", "app/ios/in/Splash.h")
    #expect(header.output == "No problems found in 1 file.\n")
    let both = workspace.run("lint", "app/ios/in/Splash.m", "app/ios/Other.swift", "--format", "concise")
    #expect(both.output.split(separator: "\n").count == 2)
  }

  @Test func aMapping() {
    workspace.write(
      "app/w.xml",
      "<application cwixmlversion='1'><cwiclass jsname='a'><classmapping platform='ipad' library='a' widgetclass='A'/><property name='p'><mapping platform='ipad' type='CGFloat'/></property></cwiclass></application>\n"
    )
    workspace.write("app/layout.xml", "<LinearLayout/>\n")
    let run = workspace.run("lint", "app/w.xml", "--format", "concise")
    #expect(run.output.hasPrefix("app/w.xml:1:162: warning[unsupported-widget-type]"))
    #expect(run.status == 0)
    #expect(workspace.run("lint", "app/layout.xml").output == "There was nothing to check.\n")
    let folder = workspace.run("lint", "app", "--format", "concise", "--only", "unsupported-widget-type")
    #expect(folder.output == run.output)
  }

  @Test func aBrokenMapping() {
    workspace.write("app/w.xml", "<application cwixmlversion='1'>\n")
    let run = workspace.run("lint", "app/w.xml")
    #expect(run.error == "note: app/w.xml is not well-formed XML and is skipped\n")
  }

  /// With pages they are shown only when the host is given as a path.
  @Test func withPages() {
    workspace.write("pages/app.json", #"{ "pages": ["a"] }"#)
    workspace.write("pages/a.axml", "<view/>\n")
    workspace.write("pages/a.js", "Page({});\n")
    let hidden = workspace.run("lint", "pages", "--host", "app", "--format", "concise")
    #expect(hidden.output == "")
    let shown = workspace.run("lint", "pages", "app", "--host", "app", "--format", "concise")
    #expect(shown.output.contains("missing-splash-method"))
  }
}
