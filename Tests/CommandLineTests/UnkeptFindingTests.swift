import Testing

/// Pages with more findings of a rule than are kept: what is said of the others, and what they count for.
@Suite struct UnkeptFindingTests {
  private static let note =
    "note: of each rule in a file the first 1000 findings are shown: \"unknown-tag\" has 234 more from a.axml:1001:2 on\n"

  /// A program whose page `a` has so many unknown tags, one a line, below a first line.
  private func program(_ count: Int, first: String = "", _ other: [String: String] = [:]) -> Workspace {
    Workspace(
      [
        "app.json": #"{ "pages": ["a"] }"#, "a.js": "Page({});\n",
        "a.axml": first + String(repeating: "<a/>\n", count: count),
      ].merging(other) { $1 })
  }

  private static let inShort = "997 findings are shown in short; --full shows their source.\n"

  @Test func theSummaryAndANoteSayHowManyThereAre() {
    let run = program(1234).run("lint")
    #expect(
      run.output.hasSuffix("Found 1000 warnings (234 more not shown); 1 file checked.\n" + Self.inShort))
    #expect(run.error == UnkeptFindingTests.note)
    #expect(run.status == 0)
    let chinese = program(1234).run("lint", "--language", "zh")
    #expect(chinese.output.hasSuffix("发现 1000 个警告（另有 234 个未显示）；检查了 1 个文件。\n997 个问题只显示一行，用 --full 显示源码。\n"))
    #expect(chinese.error == "注意：每个规则在一个文件中只显示前 1000 个问题：从 a.axml:1001:2 起，还有 234 个“unknown-tag”问题\n")
  }

  @Test func aThousandAreAllThere() {
    let run = program(1000).run("lint")
    #expect(run.output.hasSuffix("Found 1000 warnings; 1 file checked.\n" + Self.inShort))
    #expect(run.error == "")
  }

  @Test func machinesReadTheNumber() {
    let workspace = program(1234)
    let run = workspace.run("lint", "--format", "json", "--format", "html=report.html", "--statistics")
    let json = run.output
    #expect(json.contains(#""warnings": 1000, "#))
    #expect(json.contains(#", "unkept": 234}"#))
    #expect(json.contains("\"notes\": [\n    \"of each rule in a file the first 1000 findings are shown: "))
    #expect(program(1000).run("lint", "--format", "json").output.contains(#""unkept": 0}"#))
    #expect(workspace.read("report.html")?.contains(">234</strong> more not shown<") == true)
    #expect(run.error.contains("\n 1234  warning   unknown-tag        0\n"))
  }

  @Test func theyCountForTheExitStatus() {
    let workspace = program(1234)
    #expect(
      workspace.run("lint", "--fail-on", "warning", "--baseline", "b.json", "--write-baseline").status == 1)
    #expect(workspace.run("lint", "--fail-on", "warning", "--baseline", "b.json").status == 1)
    #expect(workspace.run("lint", "--baseline", "b.json").status == 0)
    #expect(workspace.run("lint", "--max-warnings", "1233").status == 1)
    #expect(workspace.run("lint", "--max-warnings", "1234").status == 0)
  }

  @Test func infosBelowTheMinimumAreNotSaidToBeLeftOut() {
    let workspace = program(1234, ["mpcheck.json": #"{ "rules": { "unknown-tag": "info" } }"#])
    let run = workspace.run("lint")
    #expect(
      run.output.hasSuffix(
        "Found no errors or warnings (1000 infos hidden; --min-severity info shows them); 1 file checked.\n"))
    #expect(run.error == "")
  }

  @Test func aBaselineHidesThoseThatAreKept() {
    let workspace = program(1234)
    let written = workspace.run("lint", "--baseline", "b.json", "--write-baseline")
    #expect(written.error == "note: b.json contains 1000 findings\n" + UnkeptFindingTests.note)
    let run = workspace.run("lint", "--baseline", "b.json", "--rule", "unknown-tag=error")
    #expect(run.output == "Found 234 findings that are not shown (1000 in the baseline); 1 file checked.\n")
    #expect(run.status == 1)
  }

  @Test func aCommentHidesThemToo() {
    let hidden = program(1234, first: "<!-- mpcheck-disable-file unknown-tag: not ours -->\n")
      .run("lint", "--rule", "unknown-tag=error")
    #expect(hidden.output == "No problems found in 1 file (1234 suppressed).\n")
    #expect(hidden.error == "")
    #expect(hidden.status == 0)
    let offElsewhere = program(
      1234,
      ["mpcheck.json": #"{ "overrides": [{ "files": ["a.axml"], "rules": { "unknown-tag": "off" } }] }"#])
    #expect(offElsewhere.run("lint").output == "No problems found in 1 file.\n")
  }

  @Test func aCommentThatHidesOnlyOneOfThemIsUsed() {
    let workspace = program(1234)
    workspace.write(
      "a.axml",
      String(repeating: "<a/>\n", count: 1200)
        + "<!-- mpcheck-disable-next-line unknown-tag: ours -->\n<a/>\n")
    let run = workspace.run("lint")
    #expect(
      run.output.hasSuffix(
        "Found 1000 warnings (200 more not shown, 1 suppressed); 1 file checked.\n" + Self.inShort))
  }

  @Test func fixesAreMadeOfAllOfThem() {
    let workspace = Workspace([
      "a.axml": String(repeating: "<view>{{ a? b : c }}<block><text/></block></view>\n", count: 2500)
        + String(repeating: "<view class=a/>\n", count: 2500)
    ])
    let run = workspace.run("lint", "--fix")
    #expect(run.output == "No problems found in 1 file (2500 fixed).\n")
    #expect(run.status == 0)
  }

  @Test(arguments: ["1", "4"]) func threadsChooseTheSame(jobs: String) {
    let workspace = program(
      1234,
      [
        "app.json": #"{ "pages": ["a", "b", "c"] }"#, "b.js": "Page({});", "c.js": "Page({});",
        "b.axml": String(repeating: "<b/>\n", count: 1100), "c.axml": "<c/>\n",
      ])
    let run = workspace.run("lint", "--format", "concise", "--jobs", jobs)
    #expect(run.output.split(separator: "\n").count == 2001)
    #expect(run.error.hasPrefix(UnkeptFindingTests.note.dropLast() + "; and there are 100 others\n"))
  }
}
