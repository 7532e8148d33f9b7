import Testing

/// Findings of one cause are one in a report, and each for itself to baselines, comments and fixes.
@Suite struct FoldingTests {
  private static let page = "pages/a/a.axml"

  /// Two findings each of the rules that fold by a name, and twelve missing pages.
  private static let files: [String: String] = {
    let pages = (["pages/a/a"] + (1...12).map { "pages/p\($0)/p" }).map { "    \"\($0)\"" }
    return [
      "app.json": "{\n  \"pages\": [\n\(pages.joined(separator: ",\n"))\n  ]\n}\n",
      page: """
      <view onTap="gone"/>
      <view onTap="gone"/>
      <template is="no"/>
      <template is="no"/>
      <navigator url="/pages/x?a"/>
      <navigator url="/pages/x?b"/>

      """,
      "pages/a/a.js": "Page({})\n",
    ]
  }()

  /// What the release before findings were folded wrote of these files with `--write-baseline`.
  private static let baselineOfBefore = """
    {
      "version": 1,
      "findings": {
        "missing-page-file": {
          "app.json": {
            "07126bd064045577:1": "page \\"pages/p4/p\\" has no .axml",
            "19806ddfa01c68e7:1": "page \\"pages/p12/p\\" has no .axml",
            "1f6b5446d148b4a7:1": "page \\"pages/p7/p\\" has no .axml",
            "24ff40491eabad33:1": "page \\"pages/p11/p\\" has no .axml",
            "5a5cca484f376803:1": "page \\"pages/p1/p\\" has no .axml",
            "5d4204a631e260e3:1": "page \\"pages/p9/p\\" has no .axml",
            "8ccadd5a8930aabb:1": "page \\"pages/p2/p\\" has no .axml",
            "901dfb5ae30fb423:1": "page \\"pages/p6/p\\" has no .axml",
            "94668666ae292b01:1": "page \\"pages/p10/p\\" has no .axml",
            "9ab34c2f1379a15b:1": "page \\"pages/p5/p\\" has no .axml",
            "ba0ff93426852837:1": "page \\"pages/p3/p\\" has no .axml",
            "fb928b46842dfb97:1": "page \\"pages/p8/p\\" has no .axml"
          }
        },
        "undefined-handler": {
          "pages/a/a.axml": {
            "10c6f03f4250471e:1": "\\"gone\\" is not a method of this page",
            "10c6f03f4250471e:2": "\\"gone\\" is not a method of this page"
          }
        },
        "undefined-template": {
          "pages/a/a.axml": {
            "5f61d4ae39190e35:1": "\\"no\\" is not a template of this file or of one that it imports",
            "5f61d4ae39190e35:2": "\\"no\\" is not a template of this file or of one that it imports"
          }
        },
        "unresolved-page-link": {
          "pages/a/a.axml": {
            "04bf778cf7f74685:1": "\\"/pages/x\\" is not listed in app.json",
            "5bf63fea711df703:1": "\\"/pages/x\\" is not listed in app.json"
          }
        }
      }
    }

    """

  private func lines(_ workspace: Workspace, _ arguments: String...) -> [String] {
    let arguments = ["lint", "--format", "concise"] + arguments
    return Binary.run(arguments, in: workspace.path).output.split(separator: "\n").map(String.init)
  }

  @Test func oneFindingForEachCause() {
    let workspace = Workspace(Self.files)
    #expect(
      lines(workspace) == [
        #"app.json:2:4: error[missing-page-file]: 12 of 13 pages are missing; the first is "pages/p1/p""#,
        #"pages/a/a.axml:1:14: error[undefined-handler]: "gone" is not a method of this page (and 1 more place in this file)"#,
        #"pages/a/a.axml:3:15: error[undefined-template]: "no" is not a template of this file or of one that it imports (and 1 more place in this file)"#,
        #"pages/a/a.axml:5:17: warning[unresolved-page-link]: "/pages/x" is not listed in app.json (and 1 more place in this file)"#,
      ])
    let run = workspace.run("lint")
    #expect(run.output.hasSuffix("Found 3 errors and 1 warning; 1 file checked.\n"))
    #expect(run.status == 1)
    #expect(workspace.run("lint", "--rule", "missing-page-file=off", "--max-warnings", "1").status == 1)
    #expect(workspace.run("lint", "--fail-on", "never", "--max-warnings", "1").status == 0)
    #expect(workspace.run("lint", "--fail-on", "never", "--max-warnings", "0").status == 1)
  }

  @Test func theBaselineOfBeforeHidesAll() {
    let workspace = Workspace(Self.files.merging(["known.json": Self.baselineOfBefore]) { $1 })
    let run = workspace.run("lint", "--baseline", "known.json")
    #expect(
      run.output == "No new problems in 1 file (18 known ones in the baseline).\n"
        + "The baseline hides 18 places of 4 findings.\n")
    #expect(run.error == "")
    // A finding is shown when the baseline lacks one of its places: at that place.
    workspace.write(
      Self.page, Self.files[Self.page]! + "<text onTap=\"gone\"/>\n<template is=\"no\" data/>\n")
    #expect(
      lines(workspace, "--baseline", "known.json") == [
        #"pages/a/a.axml:7:14: error[undefined-handler]: "gone" is not a method of this page"#,
        #"pages/a/a.axml:8:15: error[undefined-template]: "no" is not a template of this file or of one that it imports"#,
      ])
  }

  @Test func aWrittenBaselineNotesEachPlace() {
    let workspace = Workspace(Self.files)
    #expect(
      workspace.run("lint", "--write-baseline", "--baseline", "known.json").error
        == "note: known.json contains 18 places of 4 findings\n")
    #expect(workspace.read("known.json") == Self.baselineOfBefore)
    // The first place is fixed: the second is not new.
    let rest = Self.files[Self.page]!.replacing("<view onTap=\"gone\"/>\n", with: "", maxReplacements: 1)
    workspace.write(Self.page, rest)
    #expect(workspace.run("lint", "--baseline", "known.json").output.hasPrefix("No new problems"))
  }

  @Test func fewMissingPagesThatTheBaselineLacksAreNamed() {
    let workspace = Workspace(Self.files.merging(["known.json": Self.baselineOfBefore]) { $1 })
    let app = Self.files["app.json"]!.replacing(
      "\"pages/p1/p\",", with: "\"pages/p1/p\",\n    \"pages/q/q\",")
    workspace.write("app.json", app)
    #expect(
      lines(workspace, "--baseline", "known.json") == [
        #"app.json:5:6: error[missing-page-file]: page "pages/q/q" has no .axml"#
      ])
  }

  @Test func aCommentHidesItsPlace() {
    let hidden = "<!-- mpcheck-disable-next-line undefined-handler: old -->\n"
    let workspace = Workspace(Self.files)
    let only = ["--only", "undefined-handler,unused-suppression"]
    func found() -> [String] { lines(workspace, only[0], only[1]) }
    let markup = "<view onTap=\"gone\"/>\n<view onTap=\"gone\"/>\n"
    workspace.write(Self.page, hidden + markup)
    #expect(
      found() == [#"pages/a/a.axml:3:14: error[undefined-handler]: "gone" is not a method of this page"#])
    workspace.write(Self.page, "<view onTap=\"gone\"/>\n" + hidden + "<view onTap=\"gone\"/>\n")
    #expect(
      found() == [#"pages/a/a.axml:1:14: error[undefined-handler]: "gone" is not a method of this page"#])
    workspace.write(Self.page, hidden + "<view onTap=\"gone\"/>\n" + hidden + "<view onTap=\"gone\"/>\n")
    #expect(found() == [])
  }

  @Test func aCommentWhereMissingPagesAreReportedHidesThem() {
    let workspace = Workspace(Self.files)
    let only = ["--only", "missing-page-file,unused-suppression"]
    let app = Self.files["app.json"]!
    let comment = "// mpcheck-disable-next-line missing-page-file: built later\n"
    workspace.write("app.json", app.replacing("  \"pages\"", with: "  \(comment)  \"pages\""))
    #expect(lines(workspace, only[0], only[1]) == [])
    workspace.write("app.json", app.replacing("    \"pages/p3/p\"", with: "    \(comment)    \"pages/p3/p\""))
    #expect(
      lines(workspace, only[0], only[1]) == [
        #"app.json:2:4: error[missing-page-file]: 12 of 13 pages are missing; the first is "pages/p1/p""#
      ])
  }

  @Test func suppressionsAreAddedForEachPlace() {
    let workspace = Workspace(Self.files)
    let run = workspace.run("lint", "--only", "undefined-handler", "--add-suppressions", "old")
    #expect(run.error == "note: 2 findings hidden by comments\n")
    let comment = "<!-- mpcheck-disable-next-line undefined-handler: old -->\n"
    let view = "<view onTap=\"gone\"/>\n"
    #expect(workspace.read(Self.page)?.hasPrefix(comment + view + comment + view) == true)
  }

  @Test func aFixIsMadeAtEachPlace() {
    let loop = "<view wx:for=\"{{l}}\" wx:key=\"{{item.id}}\"/>\n"
    let workspace = Workspace([
      "app.json": #"{ "pages": ["a/a"] }"#, "a/a.js": "Page({})\n",
      "a/a.wxml": loop + loop + "<view wx:for=\"{{l}}\" wx:key=\"{{index}}\"/>\n",
    ])
    #expect(
      lines(workspace) == [
        #"a/a.wxml:1:30: warning[mustache-not-evaluated]: "wx:key" takes a field's name, not {{ }}: all items get the same key (and 1 more place in this file)"#,
        #"a/a.wxml:3:30: warning[mustache-not-evaluated]: "wx:key" takes a field's name, not {{ }}: all items get the same key"#,
      ])
    let json = workspace.run("lint", "--format", "json").output
    #expect(json.contains(#""fixable": 1"#))
    #expect(json.components(of: #""text": "id"}"#) == 2)
    _ = workspace.run("lint", "--unsafe-fixes")
    let fixed = "<view wx:for=\"{{l}}\" wx:key=\"id\"/>\n"
    #expect(workspace.read("a/a.wxml")?.hasPrefix(fixed + fixed) == true)
  }

  @Test func aFolderWithThePagesIsNamed() {
    let others = (1...12).map { ("src/pages/p\($0)/p.axml", "<view/>\n") }
    let workspace = Workspace(Self.files.merging(others) { $1 })
    #expect(workspace.run("lint", "--only", "missing-page-file").output.contains("= help: src/ has them\n"))
    workspace.write("src/app.json", #"{ "pages": [] }"#)
    #expect(
      workspace.run("lint", "--only", "missing-page-file").output.contains(
        "= help: src/ has them: lint it, or set \"program\"\n"))
  }

  @Test func someMissingPagesAreReportedEach() {
    // Nine of ten, and ten of twenty.
    for (missing, present) in [(9, 1), (10, 10)] {
      let pages = (1...missing).map { "gone/p\($0)" } + (1...present).map { "here/p\($0)" }
      let list = pages.map { "\"\($0)\"" }.joined(separator: ", ")
      let files =
        (1...present).map { ("here/p\($0).axml", "<view/>\n") } + [("app.json", "{ \"pages\": [\(list)] }")]
      let workspace = Workspace(Dictionary(files) { $1 })
      #expect(lines(workspace, "--only", "missing-page-file").count == missing)
    }
  }
}

extension String {
  /// How often a text is in it.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
