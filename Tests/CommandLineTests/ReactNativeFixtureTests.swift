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
