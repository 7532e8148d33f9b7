import Testing

/// In which order `text` shows the findings of a program, and what it says of itself.
@Suite struct TextOrderTests {
  private let workspace = Workspace([
    "package.json": #"{ "name": "shop" }"#,
    "app.json": #"{ "pages": ["pages/a/a"], "usingComponents": { "van-button": "/vant/button/index" } }"#,
    "pages/a/a.wxml": "<view id=a/>\n<van-button/>\n<view></veiw>\n", "pages/a/a.js": "Page({})\n",
    "vant/button/index.wxml": "<view class=b/>\n<view></veiw>\n", "vant/button/index.js": "Component({})\n",
    "vant/button/index.json": #"{ "component": true }"#,
  ])
  private static let first = """
    warning[unquoted-value]: this value has no quotes
       --> pages/a/a.wxml:1:10
        |
      1 | <view id=a/>
        |          ^
      2 | <van-button/>
        |
        = fix: quote the value (with --fix)


    """
  private static let second = """
    error[mismatched-tag]: "veiw" does not close "view"
       --> pages/a/a.wxml:3:9
        |
      2 | <van-button/>
      3 | <view></veiw>
        |         ^^^^
        |  ---- opened here
        |
        = fix: close "view" (with --unsafe-fixes)


    """
  private static let end = """
    in third-party code:
    vant/button/index.wxml:1:13: warning[unquoted-value]: this value has no quotes [*]
    vant/button/index.wxml:2:9: error[mismatched-tag]: "veiw" does not close "view" [+]

    Found 2 errors and 2 warnings (2 fixable with --fix, 2 more with --unsafe-fixes); 2 files checked.
    2 findings are shown in short; --full shows their source.

    """

  @Test func codeOfOthersComesLast() {
    #expect(workspace.run("lint").output == TextOrderTests.first + TextOrderTests.second + TextOrderTests.end)
    // What programs read has its order, and all of them.
    #expect(
      workspace.run("lint", "--format", "concise").output == """
        pages/a/a.wxml:1:10: warning[unquoted-value]: this value has no quotes
        pages/a/a.wxml:3:9: error[mismatched-tag]: "veiw" does not close "view"
        vant/button/index.wxml:1:13: warning[unquoted-value]: this value has no quotes
        vant/button/index.wxml:2:9: error[mismatched-tag]: "veiw" does not close "view"

        """)
    #expect(!workspace.run("lint", "--full").output.contains("in third-party code"))
    // A file of the report is as the standard output.
    _ = workspace.run("lint", "--format", "text=report.txt")
    #expect(workspace.read("report.txt") == TextOrderTests.first + TextOrderTests.second + TextOrderTests.end)
  }

  @Test func errorsFirst() {
    let run = workspace.run("lint", "--sort", "severity")
    #expect(run.status == 1)
    #expect(
      run.output == TextOrderTests.second + TextOrderTests.first
        + """
        in third-party code:
        vant/button/index.wxml:2:9: error[mismatched-tag]: "veiw" does not close "view" [+]
        vant/button/index.wxml:1:13: warning[unquoted-value]: this value has no quotes [*]

        Found 2 errors and 2 warnings (2 fixable with --fix, 2 more with --unsafe-fixes); 2 files checked.
        2 findings are shown in short; --full shows their source.

        """)
    #expect(workspace.run("lint", "--sort", "file").output == workspace.run("lint").output)
    #expect(
      workspace.run("lint", "--sort", "severity", "--format", "concise").output.hasPrefix(
        "pages/a/a.wxml:3:9: error[mismatched-tag]: \"veiw\" does not close \"view\"\nvant/button/index.wxml:2:9: error"
      ))
    #expect(
      workspace.run("lint", "--sort", "severity", "--format", "json").output
        == workspace.run("lint", "--format", "json").output)
    let wrong = workspace.run("lint", "--sort", "rule")
    #expect(wrong.status == 2)
    #expect(
      wrong.error
        == "mpcheck: the value \"rule\" is invalid for \"--sort <order>\"; use \"file\" or \"severity\"\n"
    )
  }

  /// A pipe gets the same bytes whatever a terminal would be; only a terminal is told the time.
  @Test(.enabled(if: RunningBinary.hasTerminals)) func onATerminal() throws {
    let process = RunningBinary(
      ["lint"], in: workspace.path, environment: ["TERM": "xterm", "NO_COLOR": "1"], terminal: true)
    let lines = process.readAll().split(whereSeparator: \.isNewline)
    let last = try #require(lines.last)
    #expect(String(last).contains(/^2 files, \d+ rules, \d+\.\d\d s$/))
    #expect(lines[lines.count - 2] == "2 findings are shown in short; --full shows their source.")
    // What goes on has blanks before it.
    let short = try #require(lines.firstIndex { $0.hasPrefix("vant/button/index.wxml:1:13: ") })
    #expect(lines[short].count <= 80)
    #expect(lines[short + 1] == "    [*]")
    for columns in ["40", "200"] {
      #expect(
        workspace.run("lint", environment: ["COLUMNS": columns]).output
          == TextOrderTests.first + TextOrderTests.second + TextOrderTests.end)
    }
    #expect(!workspace.run("lint").output.contains(" rules, "))
  }

  /// The count is of the rules that looked at something.
  @Test(
    .enabled(if: RunningBinary.hasTerminals),
    arguments: [
      (["--only", "unquoted-value"], "2 files, 1 rule, "),
      (["--only", "unquoted-value,mismatched-tag"], "2 files, 2 rules, "),
      (["--only", "missing-native-size,unquoted-value"], "2 files, 2 rules, "),
      // Neither pages of Alipay nor native code is there.
      (
        ["--only", "condition-with-loop,duplicate-registration,cached-manager-view,unquoted-value"],
        "2 files, 1 rule, "
      ),
    ])
  func countsRules(options: [String], expected: String) {
    let process = RunningBinary(
      ["lint"] + options, in: workspace.path, environment: ["TERM": "xterm", "NO_COLOR": "1"], terminal: true)
    let last = process.readAll().split(whereSeparator: \.isNewline).last ?? ""
    #expect(last.hasPrefix(expected), "\(last)")
  }
}
