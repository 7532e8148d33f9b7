import SystemC
import Testing

/// What is walked, and what is not.
@Suite struct ConfinementTests {
  private static let finding = "error[mismatched-tag]"

  private func workspace(_ settings: [String: String]) -> Workspace {
    Workspace(
      [
        "repository/.git/HEAD": "", "repository/a.axml": "<view/>\n",
        "outside/app.json": #"{ "pages": ["b"] }"#,
        "outside/b.axml": "<view></veiw>\n",
      ].merging(settings) { $1 })
  }

  @Test(arguments: ["../outside", "link"])
  func theSettingProgramStaysInTheRepository(folder: String) {
    let workspace = workspace(["repository/mpcheck.json": "{ \"program\": \"\(folder)\" }"])
    let isLink = folder == "link"
    if isLink { symlink(workspace.absolute("outside"), workspace.absolute("repository/link")) }
    let run = workspace.run("lint", "repository")
    let shown = isLink ? "repository/link" : "outside"
    let note =
      "note: repository/mpcheck.json: program \"\(shown)\" leads outside of the repository and is skipped\n"
    #expect(
      run.error
        == note
        + (isLink ? "note: \(shown) is a symbolic link to outside of the repository and is not read\n" : ""))
    #expect(run.status == 0)
  }

  @Test func aProgramThatIsMissingIsANote() {
    let run = workspace(["repository/mpcheck.json": #"{ "program": "none" }"#]).run("lint", "repository")
    #expect(
      run.error
        == "note: repository/mpcheck.json: program \"repository/none\" does not exist and is skipped\n")
  }

  @Test func aProjectStaysInTheRepository() {
    let run = workspace(["repository/mini.project.json": #"{ "miniprogramRoot": "../outside" }"#])
      .run("lint", "repository")
    #expect(
      run.error
        == "note: repository/mini.project.json: miniprogramRoot \"../outside\" leads outside of the repository "
        + "and is skipped\n")
    #expect(!run.output.contains(ConfinementTests.finding))
    #expect(run.status == 0)
  }

  @Test func hostsAndBaselinesMayBeElsewhere() {
    let workspace = workspace([
      "repository/mpcheck.json":
        #"{ "hosts": ["../ios"], "extends": "../base.json", "baseline": "../old.json" }"#,
      "ios/A.m": "@implementation A\n@end\n", "base.json": "{}",
      "old.json": #"{ "version": 1, "findings": {} }"#,
    ])
    let run = workspace.run("lint", "repository", "--show-files")
    #expect(run.output == "ios/A.m\nrepository/a.axml\n")
    #expect(run.error == "")
  }

  /// A walk would report a folder that cannot be read.
  @Test(.enabled(if: Machine.takesAnyName, "the file system takes names in UTF-8 alone"))
  func aSingleFileDoesNotMakeItsFolderBeWalked() {
    let workspace = Workspace([
      "a.axml": "<import src=\"t.axml\"/>\n<template is=\"t\"/>\n<template is=\"none\"/>\n",
      "t.axml": "<template name=\"t\"><view></veiw></template>\n", "b.axml": "<view></veiw>\n",
      "a.js": "Page({});\n",
    ])
    let script = #"mkdir -p "$(printf 'deep\377')"; "$@""#
    let run = workspace.run(arguments: ["lint", "a.axml", "--format", "concise"], script: script)
    #expect(
      run.output
        == "a.axml:3:15: error[undefined-template]: \"none\" is not a template of this file or of one that it "
        + "imports\n")
    #expect(run.error == "")
    #expect(run.status == 1)
    #expect(workspace.run("lint", "a.js", "--show-files").output == "a.axml\n")
    #expect(workspace.run("lint", ".").status == 3)
  }

  /// A list of files without one that cannot be read is no whole list.
  @Test(.enabled(if: Machine.takesAnyName, "the file system takes names in UTF-8 alone"))
  func aListOfFilesFailsAsALintDoes() {
    let workspace = Workspace(["a.axml": "<view/>\n"])
    let script = #"true > "$(printf 'b\377.axml')"; "$@""#
    let lint = workspace.run(arguments: ["lint", "."], script: script)
    let list = workspace.run(arguments: ["lint", ".", "--show-files"], script: script)
    #expect(list.output == "a.axml\n")
    #expect(list.error == lint.error)
    #expect(list.error == "mpcheck: b\u{FFFD}.axml: its name is not UTF-8, so it is not read\n")
    #expect(list.status == 3)
    #expect(lint.status == 3)
  }
}
