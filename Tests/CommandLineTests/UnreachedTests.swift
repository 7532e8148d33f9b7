import Testing

/// Findings in templates that nothing uses are counted, those in files that nothing reaches are shown.
@Suite struct UnreachedTests {
  private static let library = "lib/parse.wxml"

  private static let files = [
    "app.json": #"{ "pages": ["a/a"] }"#, "a/a.js": "Page({})\n",
    "a/a.wxml": "<import src=\"/lib/parse\"/>\n<template is=\"used\"/>\n",
    library: """
    <template name="used">
      <view a:if="{{a}}"/><template is="inner"/>
    </template>
    <template name="inner">
      <view a:for="{{b}}"/>
    </template>
    <template name="unused">
      <view a:elif="{{c}}"/><view class=a/><template is="other"/>
    </template>
    <template name="other">
      <view a:else="{{d}}"/>
    </template>

    """,
  ]
  private static let note =
    "note: 2 findings in templates that nothing uses are not shown (--unreached shows them)\n"

  private func lines(_ run: Binary.Run) -> [String] {
    run.output.split(separator: "\n").map { String($0.prefix { $0 != "]" }) + "]" }
  }

  private static let reached = [
    "lib/parse.wxml:2:9: error[foreign-directive]", "lib/parse.wxml:5:9: error[foreign-directive]",
    "lib/parse.wxml:8:37: warning[unquoted-value]",
  ]
  private static let all =
    reached[..<2] + ["lib/parse.wxml:8:9: error[foreign-directive]"] + reached[2...]
    + ["lib/parse.wxml:11:9: error[foreign-directive]"]

  @Test func areCountedAndNotShown() {
    let workspace = Workspace(Self.files)
    let run = workspace.run("lint", "--format", "concise")
    #expect(lines(run) == Self.reached)
    #expect(run.error == Self.note)
    let json = workspace.run("lint", "--format", "json")
    #expect(json.output.contains(#""errors": 2, "warnings": 1, "infos": 0"#))
    #expect(json.output.contains(#""unreached": 2"#))
    #expect(workspace.run("lint", "lib", "--format", "concise").error == Self.note)
  }

  @Test(arguments: [
    ["--unreached"], ["--only", "foreign-directive,unquoted-value"], ["lib/parse.wxml"],
    ["lib/parse.wxml", "a"],
  ])
  func areShownOnRequest(arguments: [String]) {
    let workspace = Workspace(Self.files)
    let run = Binary.run(["lint", "--format", "concise"] + arguments, in: workspace.path)
    #expect(lines(run) == Array(Self.all))
    #expect(run.error == "")
  }

  @Test func areShownWithoutAManifest() {
    let workspace = Workspace(Self.files.filter { $0.key != "app.json" })
    #expect(workspace.run("lint", "--format", "concise").output.contains("lib/parse.wxml:11:9: error"))
  }

  @Test func areShownOfChanges() {
    let repository = GitWorkspace(Self.files)
    repository.write(Self.library, Self.files[Self.library]! + "<!-- -->\n")
    #expect(lines(repository.lint("--changed-since", "HEAD")) == Array(Self.all))
    repository.git("add", ".")
    #expect(lines(repository.lint("--staged")) == Array(Self.all))
  }

  @Test func doNotDecideAnything() {
    let workspace = Workspace(Self.files)
    workspace.write(
      Self.library,
      "<template name=\"unused\">\n  <view a:if=\"{{c}}\"/><view wx:key=\"{{a}}\" wx:for=\"{{b}}\"/>\n</template>\n"
    )
    workspace.write("a/a.wxml", "<import src=\"/lib/parse\"/>\n")
    let off = ["--rule", "unused-import=off"]
    let run = Binary.run(["lint", "--max-warnings", "0"] + off, in: workspace.path)
    #expect(run.output == "No problems found in 2 files.\n")
    #expect(run.error == Self.note)
    #expect(run.status == 0)
    let text = workspace.read(Self.library)
    _ = Binary.run(["lint", "--fix", "--unsafe-fixes"] + off, in: workspace.path)
    #expect(workspace.read(Self.library) == text)
    _ = Binary.run(["lint", "--fix", "--unsafe-fixes", "--unreached"] + off, in: workspace.path)
    #expect(workspace.read(Self.library) != text)
  }

  @Test func hideNothingThatABaselineOrACommentKnows() {
    let workspace = Workspace(Self.files)
    _ = workspace.run("lint", "--write-baseline", "--baseline", "all.json", "--unreached")
    let run = workspace.run("lint", "--baseline", "all.json")
    #expect(run.output == "No new problems in 2 files (3 known ones in the baseline).\n")
    // The baseline contains them: they are neither gone nor to be counted.
    #expect(run.error == "")
    _ = workspace.run("lint", "--write-baseline", "--baseline", "shown.json")
    #expect(workspace.read("shown.json")?.contains("{{c}}") == false)
    #expect(workspace.run("lint", "--baseline", "shown.json").error == Self.note)
    #expect(workspace.run("lint", "--baseline", "shown.json", "--unreached").status == 1)

    let comment = "  <!-- mpcheck-disable-next-line foreign-directive: vendored -->\n"
    let hidden = Self.files[Self.library]!.replacing(
      "  <view a:else=\"{{d}}\"/>", with: comment + "  <view a:else=\"{{d}}\"/>")
    workspace.write(Self.library, hidden)
    let commented = workspace.run("lint", "--format", "concise", "--rule", "unused-suppression=warning")
    #expect(lines(commented) == Self.reached)
    #expect(
      commented.error
        == "note: 1 finding in a template that nothing uses is not shown (--unreached shows it)\n")
  }

  @Test func theRuleAboutThemReportsThem() {
    let run = Workspace(Self.files).run("lint", "--rule", "unused-template=warning", "--format", "concise")
    #expect(lines(run).contains("lib/parse.wxml:7:17: warning[unused-template]"))
  }

  @Test func filesThatNothingReachesAreNamed() {
    let page = "<view class=a/>\n"
    let workspace = Workspace([
      "app.json": #"{ "pages": ["a/a"] }"#, "a/a.axml": "<view/>\n", "a/a.js": "Page({})\n",
      "old/old.axml": page, "old/old.js": "Page({})\n",
    ])
    let run = workspace.run("lint", "--format", "concise")
    #expect(lines(run) == ["old/old.axml:1:13: warning[unquoted-value]"])
    #expect(
      run.error
        == "note: 1 finding is in a file that app.json does not reach, old/old.axml: list it, or exclude it\n"
    )
    workspace.write("old/part.axml", page + page)
    #expect(
      workspace.run("lint").error
        == "note: 3 findings are in 2 files that app.json does not reach, first old/old.axml: list them, or exclude them\n"
    )
    // What a link leads to is not forgotten.
    workspace.write("a/a.axml", "<navigator url=\"/old/old?a=1\"/>\n")
    #expect(
      workspace.run("lint", "old").error
        == "note: 2 findings are in a file that app.json does not reach, old/part.axml: list it, or exclude it\n"
    )
    #expect(workspace.run("lint", "old/old.axml").error == "")
    #expect(workspace.run("lint", "old/part.axml", "a").error == "")
    workspace.write("app.json", "{")
    #expect(!workspace.run("lint").error.contains("does not reach"))
  }
}
