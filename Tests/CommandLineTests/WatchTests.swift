import SystemC
import Testing

@Suite struct WatchTests {
  private let workspace = Workspace.page("<view id=a/>\n")
  private static let waiting = "note: waiting for changes; Ctrl-C ends\n"

  private func watch(_ arguments: String..., in folder: String? = nil, terminal: Bool = false)
    -> RunningBinary
  {
    RunningBinary(
      ["lint", "--watch", "--format", "concise"] + arguments, in: folder ?? workspace.path,
      environment: ["TERM": "xterm"], terminal: terminal)
  }

  @Test func lintsAgainAfterEachSave() {
    let process = watch()
    #expect(
      process.read(until: WatchTests.waiting)
        == "pages/index/index.axml:1:10: warning[unquoted-value]: this value has no quotes\n")
    workspace.write("pages/index/index.axml", "<view id=\"a\" onTap=\"go\"/>\n")
    let second = process.read(until: WatchTests.waiting)
    #expect(second?.contains("note: pages/index/index.axml changed\n") == true)
    #expect(second?.contains("undefined-handler") == true)
    workspace.write("pages/index/index.js", "Page({ go() {} });\n")
    #expect(process.read(until: WatchTests.waiting) == "note: pages/index/index.js changed\n")
    #expect(process.interrupt() == 130)
  }

  @Test func seesASaveByRenaming() {
    let process = watch("--quiet")
    #expect(process.wait(for: "unquoted-value"))
    workspace.write("pages/index/.index.axml.swp", "<view></veiw>\n")
    rename(
      workspace.absolute("pages/index/.index.axml.swp"), workspace.absolute("pages/index/index.axml"))
    #expect(process.wait(for: "mismatched-tag"))
  }

  @Test func seesNewFoldersAndDeletedFiles() {
    let process = watch()
    #expect(process.wait(for: WatchTests.waiting))
    workspace.write("pages/new/deep/new.axml", "<view></veiw>\n")
    #expect(process.wait(for: "pages/new/deep/new.axml:1:9: error[mismatched-tag]"))
    #expect(process.wait(for: WatchTests.waiting))
    workspace.write("pages/new/deep/other.axml", "<view></veew>\n")
    #expect(process.wait(for: "pages/new/deep/other.axml:1:9: error[mismatched-tag]"))
    #expect(process.wait(for: WatchTests.waiting))
    unlink(workspace.absolute("pages/new/deep/other.axml"))
    let last = process.read(until: WatchTests.waiting)
    #expect(last?.hasPrefix("note: pages/new/deep/other.axml changed\n") == true)
    #expect(last?.contains("pages/new/deep/new.axml:1:9") == true)
    #expect(last?.contains("other.axml:1:9") == false)
  }

  @Test func seesAFolderThatMoves() {
    workspace.write("pages/old/old.axml", "<view></veiw>\n")
    let process = watch()
    #expect(process.wait(for: "pages/old/old.axml"))
    #expect(process.wait(for: WatchTests.waiting))
    rename(workspace.absolute("pages/old"), workspace.absolute("pages/new"))
    #expect(process.wait(for: "pages/new/old.axml:1:9: error[mismatched-tag]"))
    #expect(process.wait(for: WatchTests.waiting))
    workspace.write("pages/new/old.axml", "<view></veew>\n")
    #expect(process.wait(for: "\"veew\" does not close"))
  }

  @Test func seesTheConfigurationAndWhatItExtends() {
    let process = watch("--min-severity", "info")
    #expect(process.wait(for: WatchTests.waiting))
    workspace.write("mpcheck.json", #"{ "extends": "settings/base.json" }"#)
    #expect(
      process.wait(
        for: "mpcheck: mpcheck.json:1:15: \"settings/base.json\": the configuration file cannot be read"))
    #expect(process.wait(for: WatchTests.waiting))
    workspace.write("settings/base.json", #"{ "rules": { "unquoted-value": "error" } }"#)
    workspace.write("mpcheck.json", #"{ "extends": "settings/base.json", }"#)
    #expect(process.wait(for: "error[unquoted-value]"))
    #expect(process.wait(for: WatchTests.waiting))
    workspace.write("settings/base.json", #"{ "rules": { "unquoted-value": "info" } }"#)
    #expect(process.wait(for: "info[unquoted-value]"))
  }

  @Test func saysThatTheFolderIsGoneAndWaitsForIt() {
    let process = watch("--quiet", "pages")
    #expect(process.wait(for: "unquoted-value"))
    rename(workspace.absolute("pages"), workspace.absolute("away"))
    #expect(process.wait(for: "mpcheck: pages: there is no such file or folder\n"))
    rename(workspace.absolute("away"), workspace.absolute("pages"))
    #expect(process.wait(for: "pages/index/index.axml:1:10: warning[unquoted-value]"))
  }

  @Test func doesNotLintBecauseOfItsOwnOutput() {
    let process = watch("--format", "json=pages/index/report.json")
    #expect(process.wait(for: WatchTests.waiting))
    workspace.write("pages/index/.hidden", "")
    workspace.write("pages/index/index.axml~", "")
    workspace.write("pages/index/index.axml", "<view></veiw>\n")
    let second = process.read(until: WatchTests.waiting)
    #expect(second?.hasPrefix("note: pages/index/index.axml changed\n") == true)
    workspace.write("pages/index/index.axml", "<view/>\n")
    #expect(process.read(until: WatchTests.waiting) == "note: pages/index/index.axml changed\n")
  }

  /// What was scrolled out of the screen stays: it may be of other programs.
  @Test(.enabled(if: RunningBinary.hasTerminals)) func aTerminalIsCleared() throws {
    let process = watch("--quiet", terminal: true)
    #expect(process.read(until: "unquoted-value")?.hasPrefix("\u{1B}[H\u{1B}[2Jpages/index") == true)
    workspace.write("pages/index/index.axml", "<view></veiw>\n")
    let second = try #require(process.read(until: "mismatched-tag"))
    #expect(second.contains("\u{1B}[H\u{1B}[2Jpages/index"))
    #expect(!second.contains("\u{1B}[3J"))
    #expect(process.interrupt() == 130)
  }

  @Test(.enabled(if: RunningBinary.hasTerminals)) func theFirstLineHasTheTimeAndTheChangedFile() throws {
    let process = watch(terminal: true)
    let start = try #require(process.read(until: "unquoted-value"))
    #expect(start.contains(/^\u{1B}\[H\u{1B}\[2J\d\d:\d\d:\d\d started\R\R/))
    #expect(process.wait(for: "waiting for changes"))
    workspace.write("pages/index/index.axml", "<view></veiw>\n")
    let second = try #require(process.read(until: "mismatched-tag"))
    #expect(
      second.contains(/\u{1B}\[H\u{1B}\[2J\d\d:\d\d:\d\d pages\/index\/index\.axml changed\R\R/))
    #expect(process.interrupt() == 130)
  }

  @Test func seesTheHost() {
    workspace.write(
      "pages/index/index.axml",
      "<mpaas-component id=\"map\" type=\"my_map\" style=\"width:1px;height:1px\"/>\n")
    workspace.write("ios/Views.m", "@implementation Views\n@end\n")
    workspace.write("mpcheck.json", #"{ "nativeViews": { "other_map": {} }, "hosts": ["ios"] }"#)
    let process = watch()
    #expect(process.wait(for: "unregistered-native-type"))
    #expect(process.wait(for: WatchTests.waiting))
    workspace.write("ios/deep/New.m", "@implementation New\n@end\n")
    #expect(process.wait(for: "note: ios/deep"))
    #expect(process.wait(for: WatchTests.waiting))
    workspace.write("ios/deep/New.m", "@implementation Old\n@end\n")
    #expect(process.wait(for: "note: ios/deep/New.m changed"))
  }

  @Test func lintsWhatChangedInGit() {
    let repository = GitWorkspace.pages()
    let process = RunningBinary(
      ["lint", "--watch", "--format", "concise", "--changed-since", "main"], in: repository.files.path,
      environment: GitWorkspace.environment)
    #expect(process.read(until: WatchTests.waiting) == "note: no file has changed since main\n")
    repository.write("a/a.axml", "<view id=a/>\n")
    #expect(
      process.read(until: WatchTests.waiting)
        == "note: a/a.axml changed\na/a.axml:1:10: warning[unquoted-value]: this value has no quotes\n")
  }

  @Test(arguments: [
    ["--fix"], ["--unsafe-fixes"], ["--diff"], ["--add-suppressions", "old"], ["--write-baseline"],
    ["--staged"],
    ["--show-files"], ["-", "--stdin-filename", "pages/index/index.axml"],
  ])
  func whatDoesNotGoTogetherIsWrongUse(arguments: [String]) {
    let run = Binary.run(["lint", "--watch"] + arguments, in: workspace.path)
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("mpcheck: --"))
  }
}
