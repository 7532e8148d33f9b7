import Testing

@Suite struct AddSuppressionsTests {
  private static let page = "pages/index/index.axml"

  @Test func putsACommentAboveEachLine() {
    let workspace = Workspace.page("<view>\n  <view id=a class=b/>\n</view>\n<view\n  hidden=c/>\n")
    let run = workspace.run("lint", "--add-suppressions", "known before")
    #expect(run.status == 0)
    #expect(run.output == "No problems found in 1 file.\n")
    #expect(run.error == "note: 3 findings hidden by comments\n")
    #expect(
      workspace.read(Self.page) == """
        <view>
          <!-- mpcheck-disable-next-line unquoted-value: known before -->
          <view id=a class=b/>
        </view>
        <!-- mpcheck-disable-next-line unquoted-value: known before -->
        <view
          hidden=c/>

        """)
    #expect(
      workspace.run("lint", "--add-suppressions", "known before").error
        == "note: 0 findings hidden by comments\n")
  }

  @Test func namesAllRulesOfALine() {
    let workspace = Workspace.page("<view id=a class=\"b\"hidden=\"{{c}}\"/>\n")
    #expect(workspace.run("lint", "--add-suppressions", "old").status == 0)
    #expect(
      workspace.read(Self.page)?.hasPrefix(
        "<!-- mpcheck-disable-next-line missing-attribute-space, unquoted-value: old -->\n") == true)
  }

  @Test func keepsLineEndsAndTheByteOrderMark() {
    let workspace = Workspace.page("\u{FEFF}<view id=a/>\r\n")
    #expect(workspace.run("lint", "--add-suppressions", "old").status == 0)
    #expect(
      workspace.read(Self.page)
        == "\u{FEFF}<!-- mpcheck-disable-next-line unquoted-value: old -->\r\n<view id=a/>\r\n")
  }

  @Test func leavesWhatNoCommentCanStandAbove() {
    let markup = "<text>one\n  two {{ three\n</text>\n"
    let workspace = Workspace.page(markup)
    let run = workspace.run("lint", "--add-suppressions", "old", "--format", "concise")
    #expect(run.status == 1)
    #expect(
      run.error == "note: 0 findings hidden by comments\nnote: 1 left: no comment can be written above it\n")
    #expect(run.output.hasPrefix("pages/index/index.axml:2:"))
    #expect(workspace.read(Self.page) == markup)
  }

  @Test func showsWhatItWouldWrite() {
    let workspace = Workspace.page("<view id=a/>\n")
    let run = workspace.run("lint", "--add-suppressions", "old", "--diff")
    #expect(run.status == 1)
    #expect(
      run.output.hasSuffix(
        "@@ -1 +1,2 @@\n+<!-- mpcheck-disable-next-line unquoted-value: old -->\n <view id=a/>\n"))
    #expect(workspace.read(Self.page) == "<view id=a/>\n")
  }

  /// A sheet of a page has comments of its own form.
  @Test func writesTheCommentsOfStyleSheets() {
    let sheet = ".a {\n  background: url(a.png);\n}\n"
    let workspace = Workspace([
      "app.json": #"{ "pages": ["a/a"] }"#, "a/a.wxml": "<view/>\n", "a/a.js": "Page({})\n",
      "a/a.wxss": sheet,
    ])
    #expect(
      workspace.run("lint", "--add-suppressions", "later").error == "note: 1 finding hidden by comments\n")
    #expect(
      workspace.read("a/a.wxss")
        == ".a {\n  /* mpcheck-disable-next-line local-style-resource: later */\n  background: url(a.png);\n}\n"
    )
    #expect(workspace.run("lint").output.hasPrefix("No problems found"))
  }

  @Test func fixesFirstWhenBothAreAskedFor() {
    let workspace = Workspace.page("<view id=a>\n  <text></view>\n")
    #expect(workspace.run("lint", "--fix", "--add-suppressions", "old").status == 0)
    #expect(
      workspace.read(Self.page)
        == "<view id=\"a\">\n  <!-- mpcheck-disable-next-line unclosed-tag: old -->\n  <text></view>\n")
  }

  @Test(arguments: ["", " ", "two\nlines", "a -- b", "-->"])
  func aReasonHasToFitIntoAComment(reason: String) {
    #expect(Workspace.page("<view id=a/>\n").run("lint", "--add-suppressions", reason).status == 2)
  }
}
