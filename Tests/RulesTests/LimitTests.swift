import Diagnostics
import Linting
import Rules
import Testing

/// What rules say about a program with more of something than anyone writes.
@Suite struct LimitTests {
  private func lint(_ rule: String, _ files: [Example.File]) throws -> [Diagnostic] {
    let rule = try #require(allRules.first { $0.id == rule })
    return ExampleProgram(files).lint(rule)
  }

  private static let package = Example.File(
    "package.json", #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#)

  @Test(arguments: [(2, 1), (17, 16), (18, 16), (40, 16)])
  func manyScriptsOfOneComponent(scripts: Int, related: Int) throws {
    let files = (0..<scripts).map {
      Example.File("src/A\($0).js", "export default requireNativeComponent('AcmeDial');")
    }
    let index = Example.File(
      "index.js", (0..<scripts).map { "import './src/A\($0)';" }.joined(separator: "\n"))
    let found = try lint("duplicate-native-component", files + [index, LimitTests.package])
    #expect(found.count == scripts)
    #expect(found.allSatisfy { $0.message.english == "\(scripts) scripts register \"AcmeDial\"" })
    #expect(found.allSatisfy { $0.related.count == related })
    #expect(found.allSatisfy { finding in !finding.related.contains { $0.place == finding.place } })
  }

  @Test(arguments: [(1, 1), (16, 16), (17, 16), (40, 16)])
  func manyDeclarationsOfOneFile(declarations: Int, known: Int) throws {
    let components = (0..<declarations).map {
      "export const N\($0) = codegenNativeComponent<P>('Acme\($0)');\n"
    }
    let managers = (0..<declarations).map {
      """
      @interface M\($0) : RCTViewManager
      @end
      @implementation M\($0)
      RCT_EXPORT_MODULE(Acme\($0))
      - (UIView *)view { return [UISlider new]; }
      @end

      """
    }
    let found = try lint(
      "missing-view-command",
      [
        Example.File(
          "src/A.ts",
          "interface P extends ViewProps {}\nexport const Commands = codegenNativeCommands<C>({supportedCommands: ['reset']});\n"
            + components.joined()),
        Example.File("ios/M.m", managers.joined()), LimitTests.package,
      ])
    // All are at the one name of the command.
    #expect(Set(found.flatMap(\.related).map(\.place.range)).count == known)
  }

  @Test(arguments: [(64, true), (65, false)])
  func constantsOfOneName(count: Int, isKnown: Bool) throws {
    let constants = (0..<count).map { "class C\($0) { companion object { const val NAME = \"Acme\" } }\n" }
    let manager =
      "class AcmeManager : SimpleViewManager<V>() { override fun getName() = NAME\noverride fun createViewInstance(c: C) = V(c) }\n"
    let found = try lint(
      "unregistered-native-component",
      [
        Example.File("src/A.js", "export default requireNativeComponent('Acmee');"),
        Example.File("android/A.kt", constants.joined() + manager), LimitTests.package,
      ])
    #expect(found.count == (isKnown ? 1 : 0))
  }

  @Test(arguments: [(256, 1), (257, 0)]) func attributesBesideAKey(count: Int, findings: Int) throws {
    let others = (0..<count - 1).map { " data-a\($0)=\"1\"" }.joined()
    let found = try lint(
      "orphan-loop-attribute",
      [
        Example.File("pages/a/a.axml", "<view a:key=\"id\"\(others)/>"),
        Example.File("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ])
    #expect(found.count == findings)
  }

  @Test(arguments: [(256, 1), (257, 0)]) func patternsOfAPodspec(patterns: Int, findings: Int) throws {
    let all = (1..<patterns).map { _ in ",\n  'ios/*.h'" }.joined()
    let found = try lint(
      "uncovered-pod-source",
      [
        Example.File("D.podspec", "s.name = 'AcmeDial'\ns.source_files = 'ios/*.m'\(all)\n"),
        Example.File("ios/A.mm", "@implementation A\n@end\n"),
        Example.File("ios/A.h", "@interface A : NSObject\n@end\n"),
        Example.File(
          "ios/M.m",
          "@interface M : RCTViewManager\n@end\n@implementation M\nRCT_EXPORT_MODULE(AcmeDial)\n- (UIView *)view { return [UISlider new]; }\n@end\n"
        ),
        LimitTests.package,
      ])
    #expect(found.count == findings)
  }

  /// The sheet of the page is one of them.
  @Test(arguments: [(255, 1), (256, 0)]) func styleSheetsOfAPage(imported: Int, findings: Int) throws {
    let sheets = (0..<imported).map { number in
      Example.File(
        "s/s\(number).acss", number + 1 < imported ? "@import './s\(number + 1).acss';" : "#b { width: 1px; }"
      )
    }
    let found = try lint(
      "missing-native-size",
      sheets + [
        Example.File("app.json", #"{ "pages": ["a/a"] }"#),
        Example.File("a/a.axml", #"<mpaas-component id="a" type="my_map" style="{{ {} }}"/>"#),
        Example.File("a/a.acss", "@import '/s/s0.acss';"),
      ])
    #expect(found.count == findings)
  }

  /// Each template is used by all before it: 1,000 of them have half a million users.
  @Test(arguments: [(100, true), (2_000, false)]) func usersOfTemplates(count: Int, allAreKnown: Bool) throws
  {
    let templates = (0..<count).map {
      "<template name=\"t\($0)\"><view onTap=\"go\($0)\"/><template is=\"t\($0 + 1)\"/></template>"
    }
    let found = try lint(
      "undefined-handler",
      [
        Example.File("app.json", #"{ "pages": ["a/a"] }"#), Example.File("a/a.js", "Page({})"),
        Example.File("a/a.axml", templates.joined() + "<template is=\"t0\"/>"),
      ])
    #expect(found.count == count || !allAreKnown)
    #expect(found.count > 50)
    #expect(allAreKnown || found.count < count)
  }

  /// What is exported is compared with what is declared: 250 names with 1,000.
  @Test(arguments: [(250, 250), (251, 250)]) func undeclaredProps(exported: Int, findings: Int) throws {
    let declared = (0..<1_000).map { "p\($0): string" }.joined(separator: "\n")
    let exports = (0..<exported).map { "RCT_EXPORT_VIEW_PROPERTY(anotherName\($0), NSString)\n" }.joined()
    let found = try lint(
      "unknown-view-prop",
      [
        Example.File(
          "src/A.ts",
          "interface P extends ViewProps {\n\(declared)\n}\nexport default codegenNativeComponent<P>('AcmeDial');"
        ),
        Example.File(
          "ios/M.m",
          "@interface M : RCTViewManager\n@end\n@implementation M\nRCT_EXPORT_MODULE(AcmeDial)\n\(exports)- (UIView *)view { return [UISlider new]; }\n@end\n"
        ), LimitTests.package,
      ])
    #expect(found.count == findings)
  }
}
