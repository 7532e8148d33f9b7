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
    let found = try lint("duplicate-native-component", files + [LimitTests.package])
    #expect(found.count == scripts)
    #expect(found.allSatisfy { $0.message == "\(scripts) scripts register \"AcmeDial\"" })
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
}
