import SystemC
import Testing

@Suite struct FixTests {
  private static let page = "pages/index/index.axml"

  @Test func writesSafeFixesAndReportsWhatIsLeft() {
    let workspace = Workspace.page("<view class=a>\n  <text></view>\n")
    let run = workspace.run("lint", "--fix", "--format", "concise")
    #expect(run.status == 1)
    #expect(run.output == "pages/index/index.axml:2:4: error[unclosed-tag]: \"text\" is never closed\n")
    #expect(workspace.read(Self.page) == "<view class=\"a\">\n  <text></view>\n")
  }

  @Test func theSummaryCountsWhatWasFixed() {
    let run = Workspace.page("<view class=a id=b/>\n").run("lint", "--fix")
    #expect(run.status == 0)
    #expect(run.output == "No problems found in 1 file (2 fixed).\n")
    let json = Workspace.page("<view class=a id=b/>\n").run("lint", "--fix", "--format", "json")
    #expect(json.output.contains("\"fixed\": 2"))
  }

  @Test func suggestedFixesNeedTheirOption() {
    let markup = "<view></veiw>\n"
    let careful = Workspace.page(markup)
    #expect(careful.run("lint", "--fix").status == 1)
    #expect(careful.read(Self.page) == markup)
    let bold = Workspace.page(markup)
    #expect(bold.run("lint", "--unsafe-fixes").status == 0)
    #expect(bold.read(Self.page) == "<view></view>\n")
  }

  /// One by one, each pass would join two, and there are not as many passes.
  @Test func repeatedClassesAreJoinedAtOnce() {
    let classes = (0..<400).map { "class=\"a\($0)\"" }.joined(separator: " ")
    let joined = (0..<400).map { "a\($0)" }.joined(separator: " ")
    let workspace = Workspace.page("<view \(classes)/>\n")
    #expect(workspace.run("lint", "--unsafe-fixes").status == 0)
    #expect(workspace.read(Self.page) == "<view class=\"\(joined)\"/>\n")
  }

  @Test func aRepeatedClassThatDoesNotFitStays() {
    let workspace = Workspace.page(
      "<view class=\"a b\" class='\"x' class=\"b c\" class='d' style=\"e\" style=\"f;\"/>\n")
    #expect(workspace.run("lint", "--unsafe-fixes").status == 1)
    #expect(workspace.read(Self.page) == "<view class=\"a b c d\" class='\"x' style=\"e; f;\"/>\n")
  }

  @Test func whatAFixBringsToLightIsNoReasonAgainstIt() {
    // The loop had no key before. Events in another form stay: the page has no such methods, which is said at once.
    let workspace = Workspace.page("<view wx:for=\"{{l}}\" bindtap=\"nope\"/>\n<view ontap=\"go\"/>\n")
    let run = workspace.run("lint", "--unsafe-fixes", "--min-severity", "info", "--format", "concise")
    #expect(
      workspace.read(Self.page) == "<view a:for=\"{{l}}\" bindtap=\"nope\"/>\n<view ontap=\"go\"/>\n")
    #expect(
      run.output.split(separator: "\n").map { $0.split(separator: ":")[3].prefix { $0 != "]" } } == [
        " info[missing-key", " error[foreign-directive", " warning[event-attribute-case",
      ])
    #expect(run.error == "")
  }

  /// What seemed to be in such a tag is after it then.
  @Test func tagsWithoutContentAreEnded() {
    let workspace = Workspace.page(
      "<view>\n  <image src=\"//a.b\">\n  <text>one</text>\n  <input>two\n  <view><switch checked></view>\n</view>\n"
    )
    let run = workspace.run("lint", "--unsafe-fixes")
    #expect(
      workspace.read(Self.page)
        == "<view>\n  <image src=\"//a.b\"/>\n  <text>one</text>\n  <input/>two\n  <view><switch checked/></view>\n</view>\n"
    )
    #expect(run.output == "No problems found in 1 file (3 fixed).\n")
    #expect(run.error == "")
  }

  @Test func classesAndStylesAreJoined() {
    let workspace = Workspace.page(
      "<view class=\"a\" id=\"b\" class=\"{{c}}\" style=\"\" class=\"d\" style=\"top: 0\"/>\n")
    let run = workspace.run("lint", "--unsafe-fixes")
    #expect(workspace.read(Self.page) == "<view class=\"a {{c}} d\" id=\"b\" style=\"top: 0\"/>\n")
    #expect(run.error == "")
  }

  @Test func aFixThatIsLeftOutIsNamedAndIsNotFixable() {
    let markup = "<view class=a/>\n<view><text>one</view></text><view>{\u{8}{a}}</view>\n"
    let workspace = Workspace.page(markup)
    let json = workspace.run("lint", "--unsafe-fixes", "--format", "json")
    let reason = "would change other parts of the page"
    let note = "\(Self.page):2:37: the fix of \"control-character\" is left out: it \(reason)"
    #expect(
      workspace.read(Self.page)
        == "<view class=\"a\"/>\n<view><text>one</text></view><view>{\u{8}{a}}</view>\n")
    #expect(json.error == "note: \(note)\n")
    #expect(json.output.contains("\"\(note.replacing("\"", with: "\\\""))\""))
    #expect(
      json.output.contains(
        "\"fixable\": 0, \"suppressed\": 0, \"baselined\": 0, \"unreached\": 0, \"fixed\": 2"))
    #expect(!json.output.contains("\"edits\""))
    let text = workspace.run("lint", "--fix")
    #expect(text.output.hasSuffix("Found 1 warning; 1 file checked.\n"))
    let diff = workspace.run("lint", "--diff")
    #expect((diff.status, diff.output, diff.error) == (0, "", "note: \(note)\n"))
  }

  @Test func unquotedTokensStayApart() {
    let workspace = Workspace.page("<view a:if=\"{{a}}\"/><view a:else=\"{{!a}}\"class=\"b\">one</view>\n")
    #expect(workspace.run("lint", "--fix").status == 0)
    #expect(workspace.read(Self.page) == "<view a:if=\"{{a}}\"/><view a:else class=\"b\">one</view>\n")
  }

  @Test func unsafeFixesMakeWhatFixMakes() {
    let markup =
      "<view wx:for=\"{{l}}\" onTap=\"\"id=a,/>\n<view class=\"a\"bindtap=\"b\"/>\n<text>a\u{8}</text>\n"
    let careful = Workspace.page(markup)
    _ = careful.run("lint", "--fix")
    let bold = Workspace.page(markup)
    _ = bold.run("lint", "--unsafe-fixes")
    let both = Workspace.page(careful.read(Self.page) ?? "")
    _ = both.run("lint", "--unsafe-fixes")
    #expect(bold.read(Self.page) == both.read(Self.page))
    #expect(bold.run("lint", "--fix", "--diff").output == "")
  }

  @Test func fortyThousandFixesAreMadeAndCountedInOneRun() {
    let count = 40_000
    let workspace = Workspace.page("<text>" + String(repeating: "\u{8}", count: count) + "</text>\n")
    let run = workspace.run("lint", "--fix")
    #expect(run.output == "No problems found in 1 file (\(count) fixed).\n")
    #expect(workspace.read(Self.page) == "<text></text>\n")
  }

  @Test func keepsTheByteOrderMarkTheLineEndsAndTheMode() {
    let workspace = Workspace.page("\u{FEFF}<view\r\n  class=a/>\r\n<view id=b/>")
    chmod(workspace.absolute(Self.page), 0o604)
    #expect(workspace.run("lint", "--fix").status == 0)
    #expect(workspace.read(Self.page) == "\u{FEFF}<view\r\n  class=\"a\"/>\r\n<view id=\"b\"/>")
    var status = stat()
    stat(workspace.absolute(Self.page), &status)
    #expect(status.st_mode & 0o777 == 0o604)
  }

  @Test func aSecondRunChangesNothing() {
    let workspace = Workspace.page("<view class=a id=b><text></view>\n<veiw a=\"1\"b=\"2\"/>\n")
    _ = workspace.run("lint", "--unsafe-fixes")
    let once = workspace.read(Self.page)
    let diff = workspace.run("lint", "--unsafe-fixes", "--diff")
    #expect(diff.status == 0)
    #expect(diff.output == "")
    _ = workspace.run("lint", "--unsafe-fixes")
    #expect(workspace.read(Self.page) == once)
  }

  @Test func writesOnlyBelowTheGivenPaths() {
    let workspace = Workspace([
      "app.json": #"{ "pages": ["a/a", "b/b"] }"#, "a/a.axml": "<view id=a/>\n", "b/b.axml": "<view id=b/>\n",
      "a/a.js": "Page({});\n", "b/b.js": "Page({});\n",
    ])
    #expect(workspace.run("lint", "--fix", "a").status == 0)
    #expect(workspace.read("a/a.axml") == "<view id=\"a\"/>\n")
    #expect(workspace.read("b/b.axml") == "<view id=b/>\n")
  }

  @Test func aReadOnlyFileIsLeftAlone() {
    let workspace = Workspace.page("<view id=a/>\n")
    chmod(workspace.absolute(Self.page), 0o444)
    let run = workspace.run("lint", "--fix", "--format", "concise")
    #expect(run.status == 3)
    #expect(run.error == "mpcheck: pages/index/index.axml is read-only and was left alone\n")
    #expect(run.output == "pages/index/index.axml:1:10: warning[unquoted-value]: this value has no quotes\n")
    #expect(workspace.read(Self.page) == "<view id=a/>\n")
  }

  /// A new file would be one of the two, and the other would keep the old text.
  @Test(arguments: [["--fix"], ["--add-suppressions", "old"]])
  func aFileWithHardLinksIsLeftAlone(options: [String]) {
    let workspace = Workspace.page("<view id=a/>\n")
    link(workspace.absolute(Self.page), workspace.absolute("copy"))
    let run = Binary.run(["lint"] + options + ["--quiet", "--format", "concise"], in: workspace.path)
    #expect(run.status == 3)
    #expect(
      run.error
        == "mpcheck: pages/index/index.axml has 2 hard links, which a new file would part, and was left alone; "
        + "change it by hand, or make a copy take its place\n")
    #expect(run.output == "pages/index/index.axml:1:10: warning[unquoted-value]: this value has no quotes\n")
    #expect(workspace.read(Self.page) == "<view id=a/>\n")
    #expect(workspace.read("copy") == "<view id=a/>\n")
  }

  @Test(
    .enabled(if: Machine.givesFilesAway, "only root gives files away"),
    arguments: [
      ["--fix"], ["--add-suppressions", "old"], ["--write-baseline", "--baseline", "pages/index/index.json"],
    ])
  func theOwnerStaysTheOwner(options: [String]) {
    let workspace = Workspace.page(
      "<view id=a/>\n", ["pages/index/index.json": #"{ "version": 1, "findings": {} }"#])
    let written =
      options.contains("--baseline") ? workspace.absolute(options[2]) : workspace.absolute(Self.page)
    var before = stat()
    chown(written, 1000, 1001)
    chmod(written, 0o640)
    stat(written, &before)
    #expect(Binary.run(["lint"] + options, in: workspace.path).status == 0)
    var status = stat()
    stat(written, &status)
    #expect(status.st_ino != before.st_ino)
    #expect(status.st_uid == 1000)
    #expect(status.st_gid == 1001)
    #expect(status.st_mode & 0o7777 == 0o640)
  }

  /// A user who may write to a file of root's cannot make another one of root's.
  @Test(
    .enabled(
      if: Machine.runsAsAnotherUser,
      "only root runs programs as other users, and only where these may read them"))
  func aFileOfAnotherUserIsLeftAlone() {
    let workspace = Workspace.page("<view id=a/>\n")
    for path in ["", "pages", "pages/index"] { chmod(workspace.absolute(path), 0o777) }
    chmod(workspace.absolute(Self.page), 0o666)
    let asUser = Machine.asAnotherUser
    let run = workspace.run(arguments: ["lint", "--fix", "--quiet", "--format", "concise"], script: asUser)
    #expect(run.status == 3)
    #expect(
      run.error
        == "mpcheck: pages/index/index.axml belongs to user 0, which a new file cannot, and was left alone; "
        + "run the command as that user\n")
    #expect(workspace.read(Self.page) == "<view id=a/>\n")
    chmod(workspace.absolute("pages/index"), 0o755)
    let inFolder = workspace.run(arguments: ["lint", "--fix", "--quiet"], script: asUser)
    #expect(
      inFolder.error
        == "mpcheck: pages/index/index.axml is in a folder in which nothing can be written and was left alone; "
        + "a new file has to be made there to take its place\n")
    #expect(workspace.read(Self.page) == "<view id=a/>\n")
  }

  @Test func aNameMayBeAsLongAsNamesAre() {
    let name = "pages/index/" + String(repeating: "a", count: 250) + ".axml"
    let workspace = Workspace.page("<view/>\n", [name: "<view id=a/>\n"])
    #expect(workspace.run("lint", "--fix").status == 0)
    #expect(workspace.read(name) == "<view id=\"a\"/>\n")
  }

  @Test func aLinkOutOfTheGivenPathsIsNotFollowed() {
    let workspace = Workspace.page(
      "<view/>\n",
      [
        "shared.axml": "<view id=a/>\n", ".git/HEAD": "",
        "app.json": #"{ "pages": ["pages/index/index", "pages/index/linked"] }"#,
      ])
    let shared = workspace.absolute("shared.axml")
    symlink(shared, workspace.absolute("pages/index/linked.axml"))
    let run = workspace.run("lint", "pages", "--fix", "--format", "concise")
    #expect(run.status == 0)
    #expect(
      run.error
        == "note: pages/index/linked.axml leads to \(shared), which is outside of the "
        + "given paths, and was left alone\n")
    #expect(workspace.read("shared.axml") == "<view id=a/>\n")
  }

  /// It is given, so it is read, but it is not a file of the given folders.
  @Test func aGivenLinkToOutsideIsNotFixed() {
    let outside = Workspace(["shared.axml": "<view id=a/>\n"])
    let workspace = Workspace.page("<view/>\n")
    symlink(outside.absolute("shared.axml"), workspace.absolute("pages/index/linked.axml"))
    let run = workspace.run("lint", "pages", "pages/index/linked.axml", "--fix", "--format", "concise")
    #expect(run.output.contains("pages/index/linked.axml:1:10: warning[unquoted-value]"))
    #expect(
      run.error
        == "note: pages/index/linked.axml leads to \(outside.absolute("shared.axml")), which is outside of the "
        + "given paths, and was left alone\n")
    #expect(outside.read("shared.axml") == "<view id=a/>\n")
  }

  @Test func aLinkWithinTheGivenPathsStaysALink() {
    let workspace = Workspace.page("<view/>\n", ["shared/real.axml": "<view id=a/>\n"])
    symlink("../../shared/real.axml", workspace.absolute("pages/index/linked.axml"))
    #expect(workspace.run("lint", "--fix").status == 0)
    #expect(workspace.read("shared/real.axml") == "<view id=\"a\"/>\n")
    var status = stat()
    lstat(workspace.absolute("pages/index/linked.axml"), &status)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func printsADiffAndWritesNothing() {
    let workspace = Workspace.page("<view>\r\n  <view id=a/>\r\n</view>")
    let run = workspace.run("lint", "--diff")
    #expect(run.status == 1)
    #expect(
      run.output == "--- a/pages/index/index.axml\n+++ b/pages/index/index.axml\n@@ -1,3 +1,3 @@\n <view>\r\n"
        + "-  <view id=a/>\r\n+  <view id=\"a\"/>\r\n </view>\n\\ No newline at end of file\n")
    #expect(workspace.read(Self.page) == "<view>\r\n  <view id=a/>\r\n</view>")
  }

  @Test func aDiffShowsSuggestedFixesOnlyWhenTheyAreAskedFor() {
    let workspace = Workspace.page("<view></veiw>\n")
    #expect(workspace.run("lint", "--diff").status == 0)
    let run = workspace.run("lint", "--diff", "--unsafe-fixes")
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("@@ -1 +1 @@\n-<view></veiw>\n+<view></view>\n"))
  }

  @Test(arguments: [
    ["lint", "--show-files", "--fix"], ["lint", "--show-files", "--timings"],
    ["lint", "--diff", "--format", "json"], ["lint", "--diff", "--write-baseline"],
  ])
  func whatCannotStandTogetherIsWrongUse(arguments: [String]) {
    #expect(Binary.run(arguments, in: "/tmp").status == 2)
  }
}
