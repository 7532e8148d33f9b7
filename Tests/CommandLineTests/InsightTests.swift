import Testing

@Suite struct InsightTests {
  @Test func countsTheFindingsOfEachRule() {
    let run = Workspace.page("<view id=a class=b></veiw>\n").run(
      "lint", "--statistics", "--quiet", "--format", "concise")
    #expect(run.status == 1)
    #expect(
      run.error == """
        count  severity  rule            fixable
            2  warning   unquoted-value        2
            1  error     mismatched-tag        1

        """)
  }

  /// Programs get the same table as JSON; without the option the key is not there.
  @Test func countsThemInJSON() {
    let workspace = Workspace.page("<view id=a class=b></veiw>\n")
    let run = workspace.run("lint", "--statistics", "--format", "json")
    #expect(
      run.output.contains(
        """
          "statistics": [
            {"rule": "unquoted-value", "severity": "warning", "count": 2, "fixable": 2},
            {"rule": "mismatched-tag", "severity": "error", "count": 1, "fixable": 1}
          ],
          "notes": [],

        """))
    #expect(run.error.hasPrefix("count  severity  rule"))
    #expect(!workspace.run("lint", "--format", "json").output.contains("statistics"))
    #expect(
      Workspace.page("<view/>\n").run("lint", "--statistics", "--format", "json").output.contains(
        "  \"statistics\": [],\n"))
  }

  @Test func listsThePagesThatWouldBeLinted() {
    let workspace = Workspace.page(
      "<view></veiw>\n",
      [
        "mpcheck.json": #"{ "exclude": ["dist"] }"#, "dist/a.axml": "<view/>\n",
        "templates/b.axml": "<view/>\n",
      ])
    let run = workspace.run("lint", "--show-files")
    #expect(run.status == 0)
    #expect(run.output == "pages/index/index.axml\ntemplates/b.axml\n")
    #expect(
      workspace.run("lint", "--show-files", "pages/index/index.js").output == "pages/index/index.axml\n")
  }

  /// The patterns of each file count from that file's folder, and those of all files count.
  @Test func whatAnExtendedConfigurationExcludesIsLeftOut() {
    let workspace = Workspace([
      "shared/mpcheck.json": #"{ "exclude": ["../app/old", "*.bak.axml"] }"#,
      "app/mpcheck.json": #"{ "extends": "../shared/mpcheck.json", "exclude": ["dist"] }"#,
      "app/app.json": #"{ "pages": ["a"] }"#,
      "app/a.axml": "<view/>\n", "app/dist/b.axml": "<view/>\n", "app/old/c.axml": "<view/>\n",
      "app/olden/d.axml": "<view/>\n",
    ])
    let run = workspace.run("lint", "app", "--show-files")
    #expect(run.output == "app/a.axml\napp/olden/d.axml\n")
    #expect(run.status == 0)
  }

  @Test func tellsThePhasesAndRulesThatTookTime() {
    let run = Workspace.page("<view id=a/>\n").run("lint", "--timings", "--quiet", "--format", "concise")
    #expect(run.output == "pages/index/index.axml:1:10: warning[unquoted-value]: this value has no quotes\n")
    for name in [
      "find programs", "read and check files", "link files", "check programs", "finish findings", "report",
      "unquoted-value",
    ] {
      #expect(run.error.contains("  \(name)\n"))
    }
    let durations = run.error.split(separator: "\n").compactMap { line in
      line.split(separator: " ").first { $0.contains(".") }
    }
    #expect(durations.count > 5)
    #expect(durations.allSatisfy { $0.split(separator: ".").last?.count == 3 })
    #expect(Workspace.page("<view/>\n").run("lint").error == "")
  }
}
