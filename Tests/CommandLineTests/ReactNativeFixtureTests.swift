import Diagnostics
import ExpectedFiles
import Files
import Testing

/// A small React Native library, clean and with mistakes, for both architectures and in all languages, with what
/// `mpcheck lint` prints for it.
///
/// `make bless` rewrites the expected files; read the difference line by line.
@Suite struct ReactNativeFixtureTests {
  private static let root =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Fixtures/react-native"

  @Test(
    arguments: [("clean", "text", 0), ("defects", "text", 1), ("defects", "json", 1)]
      as [(String, String, Int32)])
  func printsWhatIsExpected(fixture: String, format: String, status: Int32) throws {
    let run = Binary.run(["lint", ".", "--format", format], in: "\(ReactNativeFixtureTests.root)/\(fixture)")
    #expect(run.status == status)
    let path = "\(ReactNativeFixtureTests.root)/expected-\(fixture).\(format == "text" ? "txt" : format)"
    let mistake = try ExpectedFile.mistake(in: path, written: run.outputBytes)
    #expect(mistake == nil)
  }

  /// A path inside a library is linted with all of it, and findings under the path are shown. The library is copied: around a
  /// native file the whole project is read, which would be all of mpcheck here.
  @Test(arguments: [("ios", 13), ("src", 4), ("package.json", 2), ("ios/AcmeDialView.swift", 1)])
  func lintsTheWholeLibraryForAPathInIt(path: String, count: Int) {
    let workspace = Workspace()
    Binary.run(
      ["-R", ReactNativeFixtureTests.root + "/defects/.", workspace.path], in: workspace.path,
      program: "/bin/cp")
    let run = workspace.run("lint", path, "--format", "concise")
    #expect(run.output.split(separator: "\n").count == count)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix(path) })
    let all = workspace.run("lint", ".", "--format", "concise").output.split(separator: "\n").count
    #expect(
      run.error == "note: \(all - count) more findings of this package are outside of the given paths\n")
  }

  /// What is elsewhere in the package is counted, so that a path in it does not pass for all of it.
  @Test func saysHowManyFindingsAreOutside() {
    let workspace = Workspace([
      "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      "src/AcmeDial.ts": "export default requireNativeComponent('AcmeDial')\n",
      "ios/AcmeDialManager.m":
        "@interface AcmeDialManager : RCTViewManager\n@end\n@implementation AcmeDialManager {\n  UIView *_dial;\n}\n"
        + "RCT_EXPORT_MODULE(AcmeDial)\n- (UIView *)view {\n  _dial = [UISlider new];\n  return _dial;\n}\n"
        + "- (void)log { [_dial hide]; }\n@end\n",
    ])
    let all = workspace.run("lint", ".", "--format", "concise")
    #expect(all.output.hasPrefix("ios/AcmeDialManager.m:8:3: error[cached-manager-view]: "))
    #expect(all.output.split(separator: "\n").count == 1)
    let run = workspace.run("lint", "src")
    #expect(run.status == 0)
    #expect(run.output == "No problems found in 1 file.\n")
    #expect(run.error == "note: 1 more finding of this package is outside of the given paths\n")
    #expect(workspace.run("lint", "src", "--language", "zh").error == "注意：此包在给定路径之外还有 1 个问题\n")
    // Those that are known, hidden or less severe than what is wanted are none.
    #expect(workspace.run("lint", "--write-baseline", "--baseline", "known.json").status == 0)
    #expect(workspace.run("lint", "src", "--baseline", "known.json").error == "")
    #expect(
      workspace.run("lint", "src", "--rule", "cached-manager-view=info", "--min-severity", "warning").error
        == "")
    #expect(workspace.run("lint", "src", "--rule", "cached-manager-view=off").error == "")
    workspace.write(
      "ios/AcmeDialManager.m",
      "// mpcheck-disable-file cached-manager-view: known\n" + workspace.read("ios/AcmeDialManager.m")!)
    #expect(workspace.run("lint", "src").error == "")
  }

  @Test(arguments: ["concise", "sarif", "github", "gitlab", "checkstyle", "junit", "html"])
  func isInEveryFormat(format: String) {
    let run = Binary.run(["lint", ".", "--format", format], in: "\(ReactNativeFixtureTests.root)/defects")
    #expect(run.status == 1)
    #expect(run.output.contains("cached-manager-view"))
  }

  /// The package is linted beside a mini program, which stays what it is.
  @Test func isLintedBesideAMiniProgram() {
    let workspace = Workspace([
      "app/app.json": #"{"pages": ["pages/a"]}"#, "app/pages/a.axml": "<view id=\"a\" id=\"a\"/>\n",
      "lib/package.json": #"{"peerDependencies": {"react-native": "*"}}"#,
      "lib/ios/A.m":
        "@interface RCT_EXTERN_MODULE(DialManager, RCTViewManager)\nRCT_EXTERN_METHOD(reset:(NSNumber *)tag)\n@end\n",
    ])
    let run = workspace.run(
      "lint", ".", "--format", "concise", "--only", "duplicate-attribute,nullable-number-argument")
    #expect(
      run.output.split(separator: "\n").map { $0.split(separator: ":")[0] } == [
        "app/pages/a.axml", "lib/ios/A.m",
      ])
  }

  /// Where a comment hides a finding, `explain` shows it as that file has it.
  @Test(
    arguments: [
      ("uncovered-pod-source", "# mpcheck-disable-next-line"),
      ("missing-super-update", "// mpcheck-disable-next-line"),
    ])
  func explainsTheComment(rule: String, comment: String) {
    #expect(Binary.run(["explain", rule], in: "/").output.contains("one place:     \(comment)"))
  }

  @Test func explainsNoCommentWhereThereIsNone() {
    #expect(!Binary.run(["explain", "unknown-component-class"], in: "/").output.contains("one place:"))
  }

  /// Comments are written in all kinds of files, but not in `package.json`.
  @Test func writesSuppressions() throws {
    let disk = DiskFileSystem()
    let root = "\(ReactNativeFixtureTests.root)/defects"
    let tree = FileTree(
      walking: root, in: disk,
      filter: FileFilter(extensions: ["ts", "tsx", "js", "mm", "m", "swift", "java", "kt", "podspec", "json"])
    )
    let workspace = Workspace()
    for path in tree.files {
      let text = try disk.read(path)
      workspace.write(String(Path.relative(path, to: root)!), text.string(ByteRange(0, text.count)))
    }
    let run = workspace.run("lint", "--add-suppressions", "known", "--format", "concise")
    #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix("package.json:") })
    #expect(run.error.contains("22 findings hidden by comments"))
  }
}
