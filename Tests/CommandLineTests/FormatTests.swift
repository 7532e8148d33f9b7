import SystemC
import Testing

@Suite struct FormatTests {
  private static let wrong = "<view>\n<image/>\n</view>\n"
  private static let right = "<view>\n  <image/>\n</view>\n"
  private static let broken = "<view>\n<image>\n</view>\n"

  /// Three pages: one that is to be formatted, one that is, and one with a syntax error.
  private let workspace = Workspace([
    "app.json": #"{ "pages": ["a/a", "b/b", "c/c"] }"#, "a/a.wxml": wrong, "b/b.wxml": right,
    "c/c.wxml": broken, "a/a.js": "Page({})\n",
  ])

  // MARK: Writing

  @Test func pagesAreFormatted() {
    let run = workspace.run("format")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(
      run.error == """
        note: c/c.wxml is not formatted: unclosed-tag at line 2
        1 file reformatted, 1 unchanged, 1 skipped (syntax error)

        """)
    #expect(workspace.read("a/a.wxml") == FormatTests.right)
    #expect(workspace.read("c/c.wxml") == FormatTests.broken)
    #expect(workspace.run("format", "a", "b").error == "0 files reformatted, 2 unchanged\n")
  }

  @Test func quietSaysNothing() {
    let run = workspace.run("format", "--quiet")
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(workspace.read("a/a.wxml") == FormatTests.right)
  }

  @Test func givenFilesThatAreNotMarkupArePassedOver() {
    let run = workspace.run("format", "a/a.js", "app.json", "b/b.wxml")
    #expect(run.status == 0)
    #expect(run.error == "0 files reformatted, 1 unchanged\n")
    #expect(workspace.read("a/a.wxml") == FormatTests.wrong)
    #expect(workspace.run("format", "a/a.js").error == "There was nothing to format.\n")
    #expect(workspace.run("format", "a/a.js", "--language", "zh").error == "没有可格式化的文件。\n")
  }

  /// Of a folder without pages a note is all that is said.
  @Test(arguments: [[], ["--check"], ["--diff"]]) func aFolderWithoutPagesIsANote(options: [String]) {
    workspace.write("docs/readme.md", "")
    let run = Binary.run(["format", "docs"] + options, in: workspace.path)
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.error == "note: no page in docs\n")
    #expect(workspace.run("format", "docs", "--language", "zh").error == "注意：docs 中没有页面\n")
    #expect(workspace.run("format", "docs", "b").error == "0 files reformatted, 1 unchanged\n")
  }

  @Test func excludedFilesArePassedOver() {
    #expect(
      workspace.run("format", "--exclude", "c/**", "--exclude", "a").error
        == "0 files reformatted, 1 unchanged\n")
    workspace.write("mpcheck.json", #"{ "exclude": ["a", "c"] }"#)
    #expect(workspace.run("format").error == "0 files reformatted, 1 unchanged\n")
    #expect(workspace.run("format", "--no-config", "a").error == "1 file reformatted, 0 unchanged\n")
  }

  @Test(arguments: [["x"], ["a", "b/x.wxml"], ["x/*.wxml"]]) func aMissingPathIsWrongUse(_ paths: [String]) {
    let run = Binary.run(["format"] + paths, in: workspace.path)
    #expect(run.status == 2)
    #expect(workspace.read("a/a.wxml") == FormatTests.wrong)
  }

  @Test(arguments: [
    ["--check", "--diff"], ["-"], ["--stdin-filename", "a/a.wxml"],
    ["-", "a", "--stdin-filename", "a/a.wxml"],
    ["-", "--stdin-filename", "a/a.wxml", "--staged"], ["--staged", "--changed-since", "main"],
    ["--jobs", "0"],
    ["--config", "a", "--no-config"],
  ]) func whatDoesNotGoTogetherIsWrongUse(_ arguments: [String]) {
    #expect(Binary.run(["format"] + arguments, in: workspace.path).status == 2)
  }

  // MARK: Files that are kept

  @Test func aFileWithTwoNamesIsLeftAlone() {
    link(workspace.absolute("a/a.wxml"), workspace.absolute("other"))
    let run = workspace.run("format", "a")
    #expect(run.status == 0)
    #expect(run.error.hasPrefix("note: a/a.wxml has 2 hard links"))
    #expect(run.error.hasSuffix("\n0 files reformatted, 0 unchanged, 1 left alone\n"))
    #expect(workspace.read("a/a.wxml") == FormatTests.wrong)
  }

  @Test(arguments: [("--check", Int32(1)), ("--diff", 0)]) func aFileWithTwoNamesWouldBeLeftAlone(
    _ option: String, _ status: Int32
  ) {
    link(workspace.absolute("a/a.wxml"), workspace.absolute("other"))
    let run = workspace.run("format", option, "a")
    #expect(run.status == status)
    #expect(run.output == "")
    #expect(run.error.hasPrefix("note: a/a.wxml has 2 hard links"))
    #expect(run.error.hasSuffix("\n0 files would be reformatted, 0 unchanged, 1 left alone\n"))
  }

  @Test(.enabled(if: Machine.obeysPermissions, "root writes what nobody may"))
  func aReadOnlyFileIsNotWritten() {
    chmod(workspace.absolute("a/a.wxml"), 0o444)
    let run = workspace.run("format", "a")
    #expect(run.status == 3)
    #expect(
      run.error == """
        mpcheck: a/a.wxml is read-only and was left alone
        0 files reformatted, 0 unchanged, 1 left alone

        """)
  }

  @Test func modeAndLinksAreKept() {
    chmod(workspace.absolute("a/a.wxml"), 0o640)
    symlink("../a/a.wxml", workspace.absolute("b/link.wxml"))
    #expect(workspace.run("format", "a", "b").status == 0)
    var status = stat()
    lstat(workspace.absolute("b/link.wxml"), &status)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    stat(workspace.absolute("a/a.wxml"), &status)
    #expect(status.st_mode & 0o777 == 0o640)
    #expect(workspace.read("b/link.wxml") == FormatTests.right)
  }

  // MARK: Checking

  @Test func checkNamesTheFilesThatWouldChange() {
    let run = workspace.run("format", "--check")
    #expect(run.status == 1)
    #expect(run.output == "a/a.wxml\n")
    #expect(run.error.hasSuffix("\n1 file would be reformatted, 1 unchanged, 1 skipped (syntax error)\n"))
    #expect(workspace.read("a/a.wxml") == FormatTests.wrong)
  }

  @Test(arguments: [("a", 1), ("b", 0), ("c", 1)]) func checkFails(_ folder: String, _ status: Int32) {
    #expect(workspace.run("format", "--check", folder).status == status)
  }

  @Test func diffIsAPatch() {
    let repository = GitWorkspace([
      "app.json": #"{ "pages": ["a/a"] }"#, "a/a.wxml": "<view>\r\n<image/>  \r\n</view>",
    ])
    let run = repository.files.run("format", "--diff")
    #expect(run.status == 1)
    #expect(
      run.output == """
        --- a/a/a.wxml
        +++ b/a/a.wxml
        @@ -1,3 +1,3 @@
         <view>\r
        -<image/>  \r
        -</view>
        \\ No newline at end of file
        +  <image/>\r
        +</view>\r

        """)
    repository.write("patch", run.output)
    #expect(repository.git("apply", "--whitespace=nowarn", "patch").status == 0)
    #expect(repository.files.read("a/a.wxml") == "<view>\r\n  <image/>\r\n</view>\r\n")
    #expect(repository.files.run("format", "--diff").status == 0)
    #expect(workspace.run("format", "--diff", "c").status == 0)
  }

  @Test(arguments: [["--diff", ".."], ["--diff", "../a"]]) func aDiffOfFilesElsewhereIsAPatchOfTheRepository(
    _ arguments: [String]
  ) {
    let repository = GitWorkspace([
      "p/app.json": #"{ "pages": ["a/a"] }"#, "p/a/a.wxml": FormatTests.wrong, "p/sub/x": "",
    ])
    let run = Binary.run(["format"] + arguments, in: repository.files.absolute("p/sub"))
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("--- a/p/a/a.wxml\n+++ b/p/a/a.wxml\n"))
    #expect(run.error.contains("note: the paths in the diff are relative to "))
    repository.write("patch", run.output)
    #expect(repository.git("apply", "patch").status == 0)
    #expect(repository.files.read("p/a/a.wxml") == FormatTests.right)
  }

  @Test func aDiffOfFilesElsewhereIsOfTheFolderAroundThem() {
    workspace.makeFolder(workspace.absolute("sub"))
    let run = Binary.run(["format", "--diff", ".."], in: workspace.absolute("sub"))
    #expect(run.output.hasPrefix("--- a/a/a.wxml\n+++ b/a/a.wxml\n"))
  }

  // MARK: Standard input

  private func format(_ text: String, as name: String, _ options: String...) -> Binary.Run {
    Binary.run(
      ["format", "-", "--stdin-filename", name] + options, in: workspace.path, standardInput: Array(text.utf8)
    )
  }

  @Test func standardInputIsPrinted() {
    #expect(format(" <a/>", as: "a/a.wxml").output == "<a/>\n")
    #expect(format(" <a/>", as: "new/new.wxml").output == "<a/>\n")
    #expect(format("<a/>\n", as: "a/a.wxml").output == "<a/>\n")
    #expect(format(" <a/>", as: "a/a.wxml").error == "")
    #expect(workspace.read("a/a.wxml") == FormatTests.wrong)
  }

  @Test func whatIsLeftAloneIsPrintedAsItWas() {
    let run = format(" <a>", as: "a/a.wxml")
    #expect(run.status == 0)
    #expect(run.output == " <a>")
    #expect(run.error == "note: a/a.wxml is not formatted: unclosed-tag at line 1\n")
    #expect(format(" x", as: "a/a.js").output == " x")
    #expect(format(" <a/>", as: "a/a.wxml", "--exclude", "a").output == " <a/>")
  }

  @Test func standardInputIsChecked() {
    let run = format(" <a/>", as: "a/a.wxml", "--check")
    #expect(run.status == 1)
    #expect(run.output == "a/a.wxml\n")
    #expect(
      format(" <a/>\n", as: "a/a.wxml", "--diff").output
        == "--- a/a/a.wxml\n+++ b/a/a.wxml\n@@ -1 +1 @@\n- <a/>\n+<a/>\n")
  }

  // MARK: Git

  @Test func onlyStagedFilesAreFormatted() {
    let repository = GitWorkspace.pages(["a/a.axml": "<view/>\n", "b/b.axml": "  <view/>\n"])
    repository.write("a/a.axml", "  <view/>\n")
    repository.git("add", "a")
    repository.write("a/a.axml", "    <view/>\n")
    let run = repository.files.run("format", "--staged", environment: GitWorkspace.environment)
    #expect(run.status == 0)
    #expect(
      run.error == """
        note: the files were formatted, not their staged content: stage them again
        1 file reformatted, 0 unchanged

        """)
    #expect(repository.files.read("a/a.axml") == "<view/>\n")
    #expect(repository.files.read("b/b.axml") == "  <view/>\n")
    #expect(repository.git("show", ":a/a.axml").output == "  <view/>\n")
  }

  @Test func onlyChangedFilesAreFormatted() {
    let repository = GitWorkspace.pages(["a/a.axml": "  <view/>\n", "b/b.axml": "  <view/>\n"])
    // The script is another file than its page.
    repository.write("b/b.js", "Page({ a() {} })\n")
    let none = repository.files.run(
      "format", "--changed-since", "main", environment: GitWorkspace.environment)
    #expect(none.error == "There was nothing to format.\n")
    repository.write("a/a.axml", "  <view></view>\n")
    let run = repository.files.run(
      "format", "--changed-since", "HEAD", "--check", environment: GitWorkspace.environment)
    #expect(run.output == "a/a.axml\n")
    #expect(repository.files.run("format", "--changed-since", "nothing").status == 2)
  }

  // MARK: Settings

  @Test func theConfigurationSaysHowToIndent() {
    workspace.write("mpcheck.json", #"{ "format": { "indent": "tab" } }"#)
    #expect(format("<a>\n<b/>\n</a>\n", as: "a/a.wxml").output == "<a>\n\t<b/>\n</a>\n")
    workspace.write("mpcheck.json", #"{ "format": { "indent": 3 } }"#)
    #expect(format("<a>\n<b/>\n</a>\n", as: "a/a.wxml").output == "<a>\n   <b/>\n</a>\n")
    workspace.write("a/.editorconfig", "[*.wxml]\nindent_style = tab\n")
    #expect(format("<a>\n<b/>\n</a>\n", as: "a/a.wxml").output == "<a>\n\t<b/>\n</a>\n")
    #expect(format("<a>\n<b/>\n</a>\n", as: "a/a.wxml", "--no-config").output == "<a>\n  <b/>\n</a>\n")
  }

  @Test(arguments: [
    ("0", "\"indent\" must be a number from 1 to 8 or \"tab\", not 0"),
    ("9", "\"indent\" must be a number from 1 to 8 or \"tab\", not 9"),
    ("1.5", "\"indent\" must be a number from 1 to 8 or \"tab\", not 1.5"),
    ("\"tabs\"", "\"indent\" must be a number from 1 to 8 or \"tab\", not \"tabs\""),
    ("true", "\"indent\" must be a number from 1 to 8 or \"tab\", not true"),
  ]) func anotherIndentationIsWrongUse(_ value: String, _ message: String) {
    workspace.write("mpcheck.json", #"{ "format": { "indent": \#(value) } }"#)
    let run = workspace.run("format")
    #expect(run.status == 2)
    #expect(run.error.contains(message))
  }

  @Test func theListingShowsHowToIndent() {
    workspace.write("mpcheck.json", #"{ "format": { "indent": "tab" } }"#)
    #expect(workspace.run("config").output.contains(#"format.indent"#))
  }

  @Test func theStyleSheetBesideAPageCounts() {
    workspace.write("a/a.wxss", ".code { white-space: pre; }")
    let page = "<view class=\"code\">\n     a\n</view>\n"
    #expect(format(page, as: "a/a.wxml").output == page)
    #expect(format(page, as: "b/b.wxml").output == "<view class=\"code\">\n  a\n</view>\n")
  }

  @Test func commentsAreExplained() {
    let run = workspace.run("explain", "mpcheck-format-off")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("mpcheck-format-off\n\nThe lines after this comment stay as they are"))
    #expect(run.output.hasSuffix("\n  <!-- mpcheck-format-on -->\n"))
    let json = workspace.run("explain", "mpcheck-format-on", "--format", "json").output
    #expect(json.contains("\"meaning\": \"The lines"))
  }

  @Test func lintKnowsTheComments() {
    workspace.write("a/a.wxml", "<!-- mpcheck-format-off -->\n<view/>\n<!-- mpcheck-format-on: why -->\n")
    let run = workspace.run("lint", "a", "--min-severity", "info", "--format", "concise", "--quiet")
    #expect(run.output == "")
  }

  @Test func sectionsThatDoNotCountAreSaid() {
    let costly = (0..<1_000).map { "[\(String(repeating: "**a", count: 300))\($0)]\nindent_size = 2\n" }
      .joined()
    let workspace = Workspace(["a.wxml": FormatTests.right, "b/b.wxml": FormatTests.right])
    workspace.write(".editorconfig", "root = true\n" + costly)
    let said = "note: .editorconfig has too many sections, or too long ones: not all of them count\n"
    #expect(workspace.run("format", "--check").error.hasPrefix(said))
    #expect(
      workspace.run("format", "--check", "--language", "zh").error.hasPrefix(
        "注意：.editorconfig 的节过多或过长：并非全部有效\n"))
    workspace.write("b/.editorconfig", costly)
    #expect(
      workspace.run("format", "--check").error.hasPrefix(
        "note: .editorconfig has too many sections, or too long ones: not all of them count; and 1 more\n"))
    // As many as people write.
    let usual = (0..<200).map { "[*.{js,ts,wxml,a\($0)}]\nindent_size = 2\n" }.joined()
    workspace.write(".editorconfig", "root = true\n" + usual)
    workspace.write("b/.editorconfig", usual)
    #expect(!workspace.run("format", "--check").error.contains("note:"))
  }

  @Test func threadsChangeNothing() {
    let files = Dictionary(uniqueKeysWithValues: (0..<40).map { ("p/\($0).wxml", FormatTests.wrong) })
    let one = Workspace(files)
    let four = Workspace(files)
    #expect(one.run("format", "--jobs", "1").error == four.run("format", "--jobs", "4").error)
    #expect(files.keys.allSatisfy { one.read($0) == FormatTests.right && four.read($0) == FormatTests.right })
  }
}
