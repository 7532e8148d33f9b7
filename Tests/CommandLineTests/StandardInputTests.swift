import Testing

@Suite struct StandardInputTests {
  private let workspace = Workspace.page("<view></veiw>\n", ["pages/index/index.json": "{}"])

  @Test func standsForTheMarkupOfAPage() {
    let run = workspace.run(
      "lint", "-", "--stdin-filename", "pages/index/index.axml", "--format", "concise",
      standardInput: "<view id=a/>")
    #expect(run.status == 0)
    #expect(run.output == "pages/index/index.axml:1:10: warning[unquoted-value]: this value has no quotes\n")
  }

  @Test func framesShowIt() {
    let run = workspace.run(
      "lint", "-", "--stdin-filename", "pages/index/index.axml", standardInput: "<view id=typed/>")
    #expect(run.output.contains("<view id=typed/>"))
  }

  @Test func standsForAFileThatIsNotSavedYet() {
    let run = workspace.run(
      "lint", "-", "--stdin-filename", "pages/new/new.axml", "--format", "concise",
      standardInput: "<view></veiw>")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("pages/new/new.axml:1:9: error[mismatched-tag]"))
  }

  @Test func standsForAConfiguration() {
    let run = workspace.run(
      "lint", "-", "--stdin-filename", "pages/index/index.json", "--format", "concise",
      standardInput: "{ oops }")
    #expect(run.status == 1)
    #expect(run.output.contains("pages/index/index.json:1:3: error[invalid-json]"))
  }

  @Test func standsForAScript() {
    let workspace = Workspace.page("<view onTap=\"go\"/>\n")
    let arguments = ["lint", "-", "--stdin-filename", "pages/index/index.js", "--format", "concise"]
    let without = Binary.run(arguments, in: workspace.path, standardInput: Array("Page({});\n".utf8))
    #expect(without.output.contains("undefined-handler"))
    let with = Binary.run(arguments, in: workspace.path, standardInput: Array("Page({ go() {} });\n".utf8))
    #expect(with.output == "")
  }

  @Test func isLeftOutWhereItsFileIsExcluded() {
    workspace.write("mpcheck.json", #"{ "exclude": ["pages"] }"#)
    let run = workspace.run(
      "lint", "-", "--stdin-filename", "pages/index/index.axml", standardInput: "<view></veiw>")
    #expect(run.status == 0)
  }

  @Test(arguments: [
    ("<view id=a/>\n", "<view id=\"a\"/>\n", Int32(0)), ("<view id=\"a\"/>\n", "<view id=\"a\"/>\n", 0),
    ("<view id=a>\r\n", "<view id=\"a\">\r\n", 1), ("", "", 0),
  ])
  func fixedTextIsPrintedAlone(_ text: String, _ fixed: String, _ status: Int32) {
    let run = workspace.run(
      "lint", "-", "--stdin-filename", "pages/index/index.axml", "--fix", standardInput: text)
    #expect(run.output == fixed)
    #expect(run.status == status)
    #expect(run.error.contains("error[unclosed-tag]") == (status == 1))
    #expect(workspace.read("pages/index/index.axml")?.contains("id=") == false)
  }

  @Test func aDiffShowsWhatWouldBeFixed() {
    let run = workspace.run(
      "lint", "-", "--stdin-filename", "pages/index/index.axml", "--diff", standardInput: "<view id=a/>\n")
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("@@ -1 +1 @@\n-<view id=a/>\n+<view id=\"a\"/>\n"))
  }

  @Test(arguments: [
    ["lint", "-"], ["lint", "--stdin-filename", "a.axml"], ["lint", "-", ".", "--stdin-filename", "a.axml"],
  ])
  func needsTheNameAndNothingElse(arguments: [String]) {
    #expect(Binary.run(arguments, in: workspace.path).status == 2)
  }

  /// It is read to one byte above the limit of a file, and what is longer is said as of a file; nothing of it is printed.
  @Test func hasTheLimitOfAFile() {
    let workspace = Workspace([:])
    let endless = "\"$@\" < /dev/zero"
    let lint = Binary.run(
      ["lint", "-", "--stdin-filename", "a.axml", "--format", "concise"], in: workspace.path, script: endless)
    #expect(lint.output == "a.axml:1:1: error[input-limit]: the file has more than 10 MB and is not read\n")
    #expect(lint.status == 1)
    let fixed = Binary.run(
      ["lint", "-", "--stdin-filename", "a.axml", "--fix"], in: workspace.path, script: endless)
    #expect(fixed.output == "")
    #expect(fixed.status == 1)
    let formatted = Binary.run(
      ["format", "-", "--stdin-filename", "a.axml"], in: workspace.path, script: endless)
    let large = "\"$@\""
    _ = Binary.run(["x"], in: workspace.path, script: "head -c 10000001 /dev/zero > a.axml")
    let file = Binary.run(["format", "a.axml", "--quiet"], in: workspace.path, script: large)
    #expect(formatted.output == "")
    #expect(formatted.error == "note: a.axml is not formatted: input-limit at line 1\n")
    #expect(formatted.status == file.status)
    // The longest that a file may be is read whole.
    let whole = Binary.run(
      ["lint", "-", "--stdin-filename", "a.axml", "--format", "concise"], in: workspace.path,
      script: "head -c 10000000 /dev/zero | tr '\\0' ' ' | \"$@\"")
    #expect(whole.status == 0)
    #expect(whole.output == "")
  }
}
