import Diagnostics
import Files
import SystemC
import Testing

/// What goes wrong around mpcheck: each fault gets its sentence and its exit status, and hides no finding elsewhere.
@Suite struct FaultTests {
  private static let finding =
    "pages/index/index.axml:1:13: warning[unquoted-value]: this value has no quotes\n"
  private static let page = "<view class=a/>\n"

  private static let bothPages = #"{ "pages": ["pages/index/index", "pages/a/a"] }"#

  private func workspace(_ others: [String: String] = [:]) -> Workspace {
    Workspace.page(FaultTests.page, others)
  }

  // MARK: What cannot be read

  /// For root, permissions deny nothing. What the system itself cannot read fails for everyone.
  @Test(
    .enabled(if: Machine.hasUnreadableFile, "only Linux has a file that is there and cannot be read"),
    arguments: ["pages/a/a.axml", "pages/index/index.js", "pages/index/index.json", "app.json"])
  func anUnreadableFileIsToldAndTheOthersAreLinted(name: String) {
    let workspace = workspace()
    workspace.makeFolder(workspace.absolute("pages/a"))
    unlink(workspace.absolute(name))
    symlink("/proc/self/mem", workspace.absolute(name))
    // A link out of the program is followed where it is given.
    let run = workspace.run("lint", ".", name, "--format", "concise")
    #expect(run.output == FaultTests.finding)
    #expect(run.error == "mpcheck: \(name): it cannot be read: input/output error\n")
    #expect(run.status == 3)
  }

  @Test(.enabled(if: Machine.hasUnreadableFile, "only Linux has a file that is there and cannot be read"))
  func anUnreadableFileIsNoGoodNews() {
    let workspace = Workspace.page("<view/>\n")
    symlink("/proc/self/mem", workspace.absolute("a.axml"))
    let summary = "/summary.md"
    let run = workspace.run(
      "lint", ".", "a.axml", "--format", "text", "--format", "github=annotations", "--format",
      "html=report.html",
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": workspace.path + summary])
    #expect(run.output == "Found nothing; 2 files checked, 1 could not be read.\n")
    #expect(run.error == "mpcheck: a.axml: it cannot be read: input/output error\n")
    #expect(run.status == 3)
    #expect(
      workspace.read("summary.md") == "### mpcheck\n\nFound nothing in 2 files; 1 could not be read.\n")
    let page = workspace.read("report.html") ?? ""
    #expect(page.contains("<p>Found nothing; 1 could not be read.</p>"))
    #expect(!page.contains("No problems"))
  }

  @Test(.enabled(if: Machine.obeysPermissions, "root reads what nobody may")) func permissionsAreRespected() {
    let workspace = workspace(["pages/a/a.axml": "<view/>"])
    chmod(workspace.absolute("pages/a/a.axml"), 0)
    let run = workspace.run("lint", "--format", "concise")
    #expect(run.output == FaultTests.finding)
    #expect(run.error == "mpcheck: pages/a/a.axml: it cannot be read: permission denied\n")
    #expect(run.status == 3)
  }

  @Test func aFolderNamedLikeAPageIsAFolder() {
    let workspace = workspace(["pages/a/a.axml/b.axml": "<view/>"])
    let run = workspace.run("lint", "--format", "concise")
    #expect(run.output == FaultTests.finding)
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  /// Each is read as it is at some moment, or reported as missing. The page beside them is linted in any case.
  @Test func filesMayGrowShrinkAndVanishMeanwhile() async {
    let workspace = workspace()
    let pages = (0..<64).map { "pages/p\($0)/p\($0).axml" }
    for page in pages { workspace.write(page, "<view/>\n") }
    let files = pages.map(workspace.absolute)
    let change = Task.detached {
      while !Task.isCancelled {
        for file in files { unlink(file) }
        for (index, file) in files.enumerated() {
          let stream = fopen(file, "w")!
          for _ in 0..<(index % 3 == 0 ? 20_000 : 1) { fputs("<view/>\n", stream) }
          fclose(stream)
          truncate(file, 8)
        }
      }
    }
    for _ in 0..<12 {
      let run = workspace.run("lint", "--format", "concise")
      #expect(run.output.contains(FaultTests.finding))
      #expect([0, 1, 3].contains(run.status))
      for line in run.error.split(separator: "\n") {
        #expect(line.hasPrefix("mpcheck: pages/p") && line.hasSuffix(".axml: there is no such file"))
      }
    }
    change.cancel()
    await change.value
  }

  /// Reading a pipe would wait for a writer for ever.
  @Test func aPipeIsPassedOverInTheTreeAndAnErrorWhenGiven() {
    let workspace = workspace()
    mkfifo(workspace.absolute("pages/index/pipe.axml"), 0o644)
    mkfifo(workspace.absolute("pages/index/index.json"), 0o644)
    mkfifo(workspace.absolute("mini.project.json"), 0o644)
    mkfifo(workspace.absolute(".gitignore"), 0o644)
    let walk = workspace.run("lint", "--format", "concise")
    #expect(walk.output == FaultTests.finding)
    #expect(walk.error == "")
    #expect(walk.status == 0)
    let given = workspace.run("lint", "pages/index/pipe.axml")
    #expect(given.error == "mpcheck: pages/index/pipe.axml: it is not a regular file\n")
    #expect(given.status == 3)
  }

  @Test func linksInALoopAreNothing() {
    let workspace = workspace()
    symlink("loop.axml", workspace.absolute("pages/index/loop.axml"))
    symlink("..", workspace.absolute("pages/index/up"))
    symlink(".", workspace.absolute("self"))
    let walk = workspace.run("lint", "--format", "concise")
    #expect(walk.output == FaultTests.finding)
    #expect(walk.error == "")
    #expect(walk.status == 0)
    let given = workspace.run("lint", "pages/index/loop.axml")
    #expect(given.error == "mpcheck: pages/index/loop.axml: there is no such file or folder\n")
    #expect(given.status == 2)
  }

  @Test func aBrokenManifestIsAFindingAndThePagesAreLinted() {
    let workspace = workspace(["app.json": "{ \"pages\": [ }"])
    let run = workspace.run("lint", "--format", "concise")
    #expect(run.output.hasPrefix("app.json:1:14: error[invalid-json]: "))
    #expect(run.output.hasSuffix(FaultTests.finding))
    #expect(run.status == 1)
  }

  @Test func aFolderWithoutPagesIsANote() {
    let workspace = Workspace(["app.json": #"{ "pages": [] }"#, "empty/readme.md": ""])
    for path in [".", "empty"] {
      let run = workspace.run("lint", path)
      #expect(run.output == "There was nothing to check (no page in \(path)).\n")
      #expect(run.error == "")
      #expect(run.status == 0)
    }
  }

  @Test(.enabled(if: Machine.distinguishesCase, "the file system does not distinguish the case of letters"))
  func lettersOfAnotherCaseAreAnotherFile() {
    let workspace = workspace(["app.json": #"{ "pages": ["pages/index/index", "Pages/Index/index"] }"#])
    let run = workspace.run("lint", "PAGES/Index.axml")
    #expect(run.error == "mpcheck: PAGES/Index.axml: there is no such file or folder\n")
    #expect(run.status == 2)
    let listed = workspace.run("lint", "app.json", "--format", "concise")
    #expect(
      listed.output.hasPrefix(
        "app.json:1:35: error[missing-page-file]: page \"Pages/Index/index\" has no .axml\n"))
    #expect(workspace.run("lint", "app.json").output.contains("did you mean \"pages/index/index\"?"))
  }

  // MARK: Names

  @Test func aNameIsShownAndObeyedByNothing() {
    let workspace = workspace(["pages/a\n\u{1B}[2J/b.axml": FaultTests.page])
    let run = workspace.run("lint", "--format", "concise")
    #expect(
      run.output == "pages/a␊␛[2J/b.axml:1:13: warning[unquoted-value]: this value has no quotes\n"
        + FaultTests.finding)
    #expect(workspace.run("lint", "--show-files").output == "pages/a␊␛[2J/b.axml\npages/index/index.axml\n")
    let missing = workspace.run("lint", "no\n\u{1B}[2J")
    #expect(missing.error == "mpcheck: no␊␛[2J: there is no such file or folder\n")
    #expect(workspace.run("lint", "--fix").status == 0)
    #expect(workspace.read("pages/a\n\u{1B}[2J/b.axml") == "<view class=\"a\"/>\n")
  }

  @Test(.enabled(if: Machine.takesAnyName, "the file system takes names in UTF-8 alone"))
  func aNameThatIsNoUTF8IsTold() {
    let workspace = workspace()
    let made = workspace.run(
      arguments: ["lint", "--format", "concise"],
      script: #"cp pages/index/index.axml "$(printf 'pages/index/b\377.axml')" && "$@""#)
    #expect(made.output == FaultTests.finding)
    #expect(
      made.error == "mpcheck: pages/index/b\u{FFFD}.axml: its name is not UTF-8, so it is not read\n")
    #expect(made.status == 3)
    let given = workspace.run(arguments: ["lint"], script: #""$@" "$(printf 'pages/index/b\377.axml')""#)
    #expect(given.error == "mpcheck: pages/index/b\u{FFFD}.axml: there is no such file or folder\n")
    #expect(given.status == 2)
    // What is not linted, or is not a page, does not stop a run; a folder may contain pages.
    workspace.write("mpcheck.json", #"{ "exclude": ["b*.axml", "old*"] }"#)
    let others = workspace.run(
      arguments: ["lint", "--format", "concise"],
      script: #"""
        for name in c .hidden old; do mkdir "$(printf "$name\377.d")"; done
        cp pages/index/index.js "$(printf 'pages/index/d\377.png')"; "$@"
        """#)
    #expect(others.output == FaultTests.finding)
    #expect(others.error == "mpcheck: c\u{FFFD}.d: its name is not UTF-8, so it is not read\n")
    #expect(others.status == 3)
  }

  @Test(.enabled(if: Machine.takesAnyName, "the file system takes names in UTF-8 alone"))
  func nativeSourceWhoseNameIsNoUTF8IsTold() {
    let workspace = Workspace(["ios/A.m": "@implementation A\n@end\n"])
    let run = workspace.run(
      arguments: ["lint", "ios"], script: #"cp ios/A.m "$(printf 'ios/B\377.m')" && "$@""#)
    #expect(
      run.error
        == "note: no native views, splash views, widgets or React Native library were recognised in 1 native source\n"
        + "mpcheck: ios/B\u{FFFD}.m: its name is not UTF-8, so it is not read\n")
    #expect(run.status == 3)
  }

  // MARK: What cannot be written

  @Test func aClosedPipeEndsQuietly() {
    let workspace = workspace([
      "pages/a/a.axml": String(repeating: "<view class=a/>\n", count: 3000), "app.json": FaultTests.bothPages,
    ])
    let run = workspace.run(arguments: ["lint"], script: #""$@" | head -1"#)
    #expect(run.output == "warning[unquoted-value]: this value has no quotes\n")
    #expect(run.error == "")
  }

  @Test(
    .enabled(if: Machine.hasFullDevice, "there is no /dev/full"),
    arguments: [
      "lint", "rules", "schema", "explain missing-key", "parse pages/index/index.axml", "--help", "config",
    ])
  func aFullDiskIsTold(command: String) {
    let run = workspace().run(
      arguments: command.split(separator: " ").map(String.init), script: #""$@" > /dev/full"#)
    #expect(run.error == "mpcheck: standard output cannot be written: No space left on device\n")
    #expect(run.status == 3)
  }

  @Test func closedStreamsAreNoHarm() {
    let workspace = workspace()
    let run = workspace.run(arguments: ["lint"], script: #""$@" >&-"#)
    #expect(run.error == "mpcheck: standard output cannot be written: Bad file descriptor\n")
    #expect(run.status == 3)
    let silent = workspace.run(arguments: ["lint", "--fix"], script: #""$@" <&- >&- 2>&-"#)
    #expect(silent.status == 3)
    #expect(workspace.read("pages/index/index.axml") == "<view class=\"a\"/>\n")
  }

  /// A limit on the size of files does what a full disk does: the writing fails in the middle. The thread sanitizer does not
  /// start under it.
  private static let filesCanBeLimited = getenv("TSAN_OPTIONS") == nil

  @Test(.enabled(if: filesCanBeLimited)) func aReportThatDoesNotFitLeavesTheOldOne() {
    let workspace = workspace([
      "report.json": "old\n", "pages/a/a.axml": String(repeating: "<view class=a/>\n", count: 100),
      "app.json": FaultTests.bothPages,
    ])
    let run = workspace.run(
      arguments: ["lint", "--format", "json=report.json"], script: #"(ulimit -f 2; "$@" 2>&1 | cat)"#)
    #expect(run.output == "mpcheck: report.json cannot be written: file too large\n")
    #expect(workspace.read("report.json") == "old\n")
    #expect(workspace.names == ["app.json", "pages", "report.json"])
    let folder = workspace.run("lint", "--format", "json=none/report.json")
    #expect(folder.error == "mpcheck: none/report.json cannot be written: no such file or directory\n")
    #expect(folder.status == 3)
  }

  @Test(.enabled(if: filesCanBeLimited)) func aFixThatDoesNotFitLeavesTheFile() {
    let text = String(repeating: "<view class=a/>\n", count: 200)
    let workspace = Workspace.page(text)
    let run = workspace.run(
      arguments: ["lint", "--fix", "--quiet", "--format", "concise"],
      script: #"(ulimit -f 2; "$@" 2>&1 > /dev/null | cat)"#)
    #expect(run.output == "mpcheck: pages/index/index.axml cannot be written: file too large\n")
    #expect(workspace.read("pages/index/index.axml") == text)
    let names = try? DiskFileSystem().entries(of: workspace.absolute("pages/index")).map(\.name)
    #expect(names == ["index.axml", "index.js"])
  }

  /// Of two pages only one fits: only what was written counts.
  @Test(.enabled(if: filesCanBeLimited)) func whatIsNotWrittenIsNotCounted() {
    let large = String(repeating: "<view class=a/>\n", count: 200)
    let workspace = Workspace.page(large, ["a.axml": "<view class=a/>\n"])
    let suppressed = workspace.run(
      arguments: ["lint", "--add-suppressions", "old", "--format", "json=/dev/null"],
      script: #"(ulimit -f 2; "$@" 2>&1; echo $?)"#)
    #expect(
      suppressed.output == "note: 1 finding hidden by comments\n"
        + "mpcheck: pages/index/index.axml cannot be written: file too large\n3\n")
    #expect(workspace.read("pages/index/index.axml") == large)
    #expect(workspace.read("a.axml")?.hasPrefix("<!-- mpcheck-disable-next-line") == true)
  }

  @Test(.enabled(if: filesCanBeLimited)) func aFixThatIsNotWrittenIsNotCounted() {
    let large = String(repeating: "<view class=a/>\n", count: 200)
    let workspace = Workspace.page(large, ["a.axml": "<view class=a/>\n"])
    let run = workspace.run(
      arguments: ["lint", "--fix", "--format", "text"], script: #"(ulimit -f 2; "$@" 2>&1 | tail -3)"#)
    #expect(
      run.output == "Found 200 warnings (1 fixed, 200 fixable with --fix); 2 files checked.\n"
        + "197 findings are shown in short; --full shows their source.\n"
        + "mpcheck: pages/index/index.axml cannot be written: file too large\n")
  }

  @Test(.enabled(if: filesCanBeLimited)) func aBaselineThatDoesNotFitIsNotCounted() {
    let pages = (0..<60).map { ("p\($0)/page\($0).axml", "<view class=a/>\n") }
    let workspace = Workspace(Dictionary(uniqueKeysWithValues: pages))
    let run = workspace.run(
      arguments: ["lint", "--write-baseline", "--baseline", "old.json", "--format", "concise"],
      script: #"(ulimit -f 2; "$@" 2>&1 >/dev/null; echo $?)"#)
    #expect(run.output == "mpcheck: old.json cannot be written: file too large\n3\n")
    #expect(workspace.read("old.json") == nil)
  }
}

extension Workspace {
  /// Runs `mpcheck` by a script of the shell; see `Binary.run`.
  func run(arguments: [String], script: String) -> Binary.Run {
    Binary.run(arguments, in: path, script: script)
  }

  /// What is in the folder itself.
  var names: [String] { ((try? DiskFileSystem().entries(of: path)) ?? []).map(\.name).sorted() }
}
