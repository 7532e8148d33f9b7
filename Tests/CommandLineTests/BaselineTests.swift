import Diagnostics
import Testing

@Suite struct BaselineTests {
  private static let page = "pages/index/index.axml"

  private func workspace(_ markup: String) -> Workspace {
    let workspace = Workspace.page(markup)
    #expect(workspace.run("lint", "--write-baseline", "--baseline", "known.json").status == 0)
    return workspace
  }

  @Test func isSortedAndHoldsNoLineNumbers() {
    let workspace = workspace("<view class=a/>\n<view class=a/>\n<view class=b/>\n")
    #expect(
      workspace.read("known.json") == """
        {
          "version": 1,
          "findings": {
            "unquoted-value": {
              "pages/index/index.axml": {
                "7c8e989da4688c1c:1": "this value has no quotes",
                "7c8e989da4688c1c:2": "this value has no quotes",
                "d1c00d370bc71968:1": "this value has no quotes"
              }
            }
          }
        }

        """)
  }

  @Test func hidesWhatItHolds() {
    let workspace = workspace("<view class=a/>\n<view></veiw>\n")
    let run = workspace.run("lint", "--baseline", "known.json")
    #expect(run.status == 0)
    #expect(run.output == "No new problems in 1 file (2 known ones in the baseline).\n")
    let json = workspace.run("lint", "--baseline", "known.json", "--format", "json")
    #expect(json.output.contains("\"baselined\": 2"))
    #expect(workspace.run("lint").status == 1)
  }

  /// Of equal findings, one in a template that nothing uses is not noted, and takes no other's place.
  @Test func whatIsNotShownTakesNoPlace() {
    let workspace = workspace(
      """
      <template name="unused">
        <view class=a/>
      </template>
      <template name="used">
        <view class=a/>
      </template>
      <template is="used"/>

      """)
    let run = workspace.run("lint", "--baseline", "known.json")
    #expect(run.output.hasPrefix("No new problems"))
  }

  /// Older baselines know findings in very long lines by the whole line.
  @Test func findingsInLongLinesStayHidden() {
    let page = String(repeating: "<view/>", count: 400) + "<view class=a/>\n"
    let workspace = Workspace.page(page)
    var hash = StableHash()
    hash.add("a".utf8)
    hash.add([0x0A])
    hash.add(page.dropLast().utf8)
    workspace.write(
      "known.json",
      #"{ "version": 1, "findings": { "unquoted-value": { "pages/index/index.axml": { "\#(hash.digits):1": "" } } } }"#
    )
    let run = workspace.run("lint", "--baseline", "known.json")
    #expect(run.output == "No new problems in 1 file (1 known one in the baseline).\n")
  }

  /// Older baselines note each `<` of a run, which is one finding now.
  @Test(arguments: [(2, 0), (1, 1)])
  func aRunOfCharactersIsHiddenWhereEachIs(noted: Int, shown: Int) {
    let workspace = Workspace.page("<text>a << b</text>\n")
    var hash = StableHash()
    hash.add("<".utf8)
    hash.add([0x0A])
    hash.add("<text>a << b</text>".utf8)
    let entries = (1...noted).map { #""\#(hash.digits):\#($0)": """# }.joined(separator: ", ")
    workspace.write(
      "known.json",
      #"{ "version": 1, "findings": { "stray-less-than": { "pages/index/index.axml": { \#(entries) } } } }"#
    )
    let run = workspace.run("lint", "--baseline", "known.json", "--format", "concise")
    let finding = "pages/index/index.axml:1:9: warning[stray-less-than]: \"<<\" does not start a tag\n"
    #expect(run.output == (shown == 0 ? "" : finding))
  }

  /// Those in the script, the manifest and the podspec of a package, too.
  @Test func hidesFindingsOfPackages() {
    let workspace = Workspace([
      "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      "src/AcmeDial.ts": "export default requireNativeComponent('AcmeDail')\n",
      "ios/AcmeDialManager.m":
        "@interface AcmeDialManager : RCTViewManager\n@end\n@implementation AcmeDialManager\nRCT_EXPORT_MODULE(AcmeDial)\n"
        + "- (UIView *)view { return [UIView new]; }\n@end\n",
    ])
    #expect(workspace.run("lint").status == 1)
    #expect(workspace.run("lint", "--write-baseline", "--baseline", "known.json").status == 0)
    let run = workspace.run("lint", "--baseline", "known.json")
    #expect(run.status == 0)
    #expect(run.output == "No new problems in 3 files (1 known one in the baseline).\n")
  }

  @Test func aFindingThatMovesStaysHiddenAndANewEqualOneShows() {
    let workspace = workspace("<view class=a/>\n")
    workspace.write(Self.page, "<view>\r\n  <text/>\r\n\t<view class=a/>\r\n</view>\r\n")
    #expect(workspace.run("lint", "--baseline", "known.json").output.hasPrefix("No new problems"))
    workspace.write(Self.page, "<view class=a/>\n<view class=a/>\n")
    let run = workspace.run("lint", "--baseline", "known.json", "--format", "concise")
    #expect(run.output == "pages/index/index.axml:2:13: warning[unquoted-value]: this value has no quotes\n")
  }

  @Test func aTemplateThatNothingUsesTakesNoEntryOfAnEqualLine() {
    let loop = "  <view a:for=\"{{l}}\"/>\n"
    let workspace = workspace(
      "<template name=\"unused\">\n\(loop)</template>\n<template name=\"used\">\n\(loop)</template>\n"
        + "<template is=\"used\" data=\"{{l}}\"/>\n")
    let options = ["lint", "--baseline", "known.json", "--min-severity", "info"]
    #expect(Binary.run(options + ["--write-baseline"], in: workspace.path).status == 0)
    #expect(Binary.run(options, in: workspace.path).output.hasPrefix("No new problems"))
  }

  @Test func filesOfPackagesAreInIt() {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let home = Workspace(["a": ""])
    func run(_ options: String...) -> Binary.Run {
      Binary.run(
        ["lint", ".", "--baseline", home.absolute("known.json")] + options,
        in: root + "/Fixtures/react-native/defects")
    }
    #expect(run("--write-baseline").status == 0)
    let hidden = run()
    #expect(hidden.status == 0)
    #expect(hidden.output.hasPrefix("No new problems"))
  }

  @Test func tellsAndDropsWhatIsGone() {
    let workspace = workspace("<view class=a/>\n<view class=b/>\n")
    workspace.write(Self.page, "<view class=b/>\n")
    let run = workspace.run("lint", "--baseline", "known.json")
    #expect(run.status == 0)
    #expect(run.error == "note: known.json contains 1 finding that is gone; --write-baseline drops it\n")
    let written = workspace.run("lint", "--baseline", "known.json", "--write-baseline")
    #expect(written.error == "note: known.json contains 1 finding\n")
    #expect(workspace.run("lint", "--baseline", "known.json").error == "")
  }

  @Test func whatWasNotLookedAtIsNotGone() {
    let workspace = Workspace([
      "app.json": #"{ "pages": ["a/a", "b/b"] }"#, "a/a.axml": "<view class=a/>\n",
      "b/b.axml": "<view></veiw>\n",
      "a/a.js": "Page({});\n", "b/b.js": "Page({});\n",
    ])
    _ = workspace.run("lint", "--write-baseline", "--baseline", "known.json")
    let all = workspace.read("known.json")
    #expect(workspace.run("lint", "a", "--baseline", "known.json").error == "")
    #expect(workspace.run("lint", "--only", "mismatched-tag", "--baseline", "known.json").error == "")
    _ = workspace.run("lint", "a", "--write-baseline", "--baseline", "known.json")
    #expect(workspace.read("known.json") == all)
    workspace.write("a/a.axml", "<view/>\n")
    _ = workspace.run("lint", "a", "--write-baseline", "--baseline", "known.json")
    #expect(workspace.read("known.json")?.contains("unquoted-value") == false)
    #expect(workspace.read("known.json")?.contains("mismatched-tag") == true)
  }

  @Test func theConfigurationNamesIt() {
    let workspace = Workspace.page("<view class=a/>\n", ["mpcheck.json": #"{ "baseline": "ci/known.json" }"#])
    workspace.makeFolder(workspace.absolute("ci"))
    let missing = workspace.run("lint")
    #expect(missing.status == 2)
    #expect(
      missing.error
        == "mpcheck: ci/known.json: the baseline cannot be used: there is no such file; \"--write-baseline\" writes one\n"
    )
    #expect(workspace.run("lint", "--write-baseline").status == 0)
    #expect(workspace.read("ci/known.json")?.contains("\"../pages/index/index.axml\"") == true)
    #expect(workspace.run("lint").output == "No new problems in 1 file (1 known one in the baseline).\n")
  }

  @Test func isWrittenBesideTheConfigurationWhenNothingNamesIt() {
    let workspace = Workspace.page("<view class=a/>\n", ["mpcheck.json": "{}"])
    let run = Binary.run(["lint", "--write-baseline"], in: workspace.absolute("pages"))
    #expect(run.status == 0)
    #expect(
      run.error
        == "note: \(workspace.absolute("mpcheck-baseline.json")) contains 1 finding; name it as \"baseline\" in "
        + "mpcheck.json, or by --baseline\n")
  }

  @Test(arguments: [
    ("", "known.json:1:1"), ("{", "known.json:1:1"), ("[]", "known.json:1:1"),
    ("{\n<<<<<<< HEAD\n", "known.json:2:1"), (#"{ "version": 2, "findings": {} }"#, "known.json:1:14"),
    (#"{ "version": 1, "findings": { "a": [] } }"#, "known.json:1:36"),
  ])
  func aBrokenOneIsWrongUse(text: String, place: String) {
    let workspace = Workspace.page("<view/>\n", ["known.json": text])
    let run = workspace.run("lint", "--baseline", "known.json")
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("mpcheck: \(place): the baseline cannot be used: "))
    #expect(workspace.run("lint", "--baseline", "known.json", "--write-baseline").status == 2)
    #expect(workspace.read("known.json") == text)
  }

  /// One finding may have several places, and infos are hidden by the baseline as well.
  @Test func saysWhatItsEntriesAre() {
    let workspace = Workspace.page(
      "<view onTap=\"gone\"/>\n<view onTap=\"gone\"/>\n<view a:for=\"{{list}}\">{{item}}</view>\n")
    let written = workspace.run("lint", "--write-baseline", "--baseline", "known.json")
    #expect(written.error == "note: known.json contains 3 places of 2 findings, 1 of them an info\n")
    let run = workspace.run("lint", "--baseline", "known.json")
    #expect(
      run.output == """
        No new problems in 1 file (3 known ones in the baseline).
        The baseline hides 3 places of 2 findings, 1 of them an info.

        """)
    #expect(
      workspace.run("lint", "--baseline", "known.json", "--language", "zh").output == """
        没有新问题：检查了 1 个文件（基线中有 3 个已知问题）。
        基线屏蔽了 3 处，共 2 个问题，其中 1 个是提示。

        """)
    // Of entries that this run did not look for, only the number is known.
    #expect(
      workspace.run("lint", "--only", "undefined-handler", "--write-baseline", "--baseline", "known.json")
        .error
        == "note: known.json contains 3 findings\n")
  }
}
