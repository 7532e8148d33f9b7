import Testing

/// Which findings are shown: infos are not unless they are requested.
@Suite struct SeverityTests {
  /// One warning and two infos.
  private let workspace = Workspace.page(
    """
    <view class=a>
      <view a:for="{{list}}">{{item}}</view>
      <view a:for="{{list}}">{{item}}</view>
    </view>

    """)
  private static let hidden = "(2 infos hidden; --min-severity info shows them; 1 fixable with --fix)"

  @Test func infosAreHiddenAndCounted() {
    let run = workspace.run("lint")
    #expect(run.status == 0)
    #expect(!run.output.contains("missing-key"))
    #expect(run.output.hasSuffix("\n\nFound 1 warning \(SeverityTests.hidden); 1 file checked.\n"))
    let json = workspace.run("lint", "--format", "json").output
    #expect(
      json.contains(
        #""summary": {"files": 1, "errors": 0, "warnings": 1, "infos": 2, "hidden": 2, "fixable": 1,"#))
    #expect(!json.contains("missing-key"))
    for format in ["concise", "sarif", "github", "gitlab", "checkstyle", "junit", "html"] {
      #expect(!workspace.run("lint", "--only", "unquoted-value", "--format", format).output.isEmpty)
    }
    for format in ["concise", "github", "gitlab", "checkstyle", "junit"] {
      #expect(!workspace.run("lint", "--format", format).output.contains("missing-key"))
    }
  }

  @Test func nothingIsGoodWhereSomethingIsHidden() {
    let workspace = Workspace.page("<view a:for=\"{{list}}\">{{item}}</view>\n")
    let run = workspace.run("lint")
    #expect(
      run.output
        == "Found no errors or warnings (1 info hidden; --min-severity info shows it); 1 file checked.\n")
    #expect(run.status == 0)
  }

  @Test(arguments: [
    ["--min-severity", "info"], ["--fail-on", "info"], ["--only", "missing-key,unquoted-value"],
    ["--rule", "missing-key=info"],
  ])
  func theyAreShownOnRequest(options: [String]) {
    let run = Binary.run(["lint", "--format", "json"] + options, in: workspace.path)
    #expect(run.status == (options[0] == "--fail-on" ? 1 : 0))
    #expect(run.output.contains(#""rule": "missing-key""#))
    #expect(run.output.contains(#""hidden": 0,"#))
  }

  @Test func anExplicitLevelWins() {
    let run = workspace.run(
      "lint", "--format", "concise", "--min-severity", "warning", "--only", "missing-key", "--fail-on", "info"
    )
    #expect(run.output == "")
    #expect(run.status == 1)
  }

  @Test func hiddenOnesAreFixedAndInTheBaseline() {
    let workspace = Workspace.page("<view a:for=\"{{list}}\" onTap=\"\">{{item}}</view>\n")
    #expect(
      workspace.run("lint", "--add-suppressions", "later").error.contains("0 findings hidden by comments"))
    #expect(workspace.run("lint", "--write-baseline").error.contains("2 findings"))
    #expect(
      workspace.run("lint", "--baseline", "mpcheck-baseline.json").output
        == "No new problems in 1 file (2 known ones in the baseline).\n"
        + "The baseline hides 2 findings, 2 of them infos.\n")
    _ = workspace.run("lint", "--fix")
    #expect(workspace.read("pages/index/index.axml") == "<view a:for=\"{{list}}\">{{item}}</view>\n")
  }

  @Test func aTableAlone() {
    let run = workspace.run(
      "lint", "--quiet", "--statistics", "--format", "text=report.txt", "--format", "text")
    #expect(run.output == "")
    #expect(
      run.error == """
        count  severity  rule            fixable
            1  warning   unquoted-value        1

        """)
    #expect(workspace.read("report.txt")?.hasPrefix("warning[unquoted-value]: ") == true)
  }
}
