import SystemC
import Testing

@Suite struct ChangedSinceTests {
  // MARK: Which findings

  @Test func showsWhatChanged() {
    let repository = GitWorkspace.pages()
    #expect(repository.lint().output == GitWorkspace.oldFinding)
    repository.write("a/a.axml", "<view id=a/>\n")
    let run = repository.lint("--changed-since", "main")
    #expect(run.output == GitWorkspace.unquotedInA)
    #expect(run.status == 0)
    repository.commitAll()
    #expect(repository.lint("--changed-since", "HEAD~1").output == GitWorkspace.unquotedInA)
  }

  @Test func saysWhenNothingChanged() {
    let repository = GitWorkspace.pages()
    let run = repository.files.run("lint", "--changed-since", "main", environment: GitWorkspace.environment)
    #expect(run.status == 0)
    #expect(run.output == "There was nothing to check.\n")
    #expect(run.error == "note: no file has changed since main\n")
  }

  @Test func countsWhatChanged() {
    let repository = GitWorkspace.pages([
      "mpcheck.json": #"{ "baseline": "baseline.json" }"#,
      "c/c.axml": "<!-- mpcheck-disable-file unquoted-value: old -->\n<view id=c/>\n",
    ])
    repository.files.write("a/a.axml", "<view id=a/>\n")
    _ = repository.files.run("lint", "--write-baseline")
    repository.commitAll()
    repository.write("a/a.axml", "<view id=a/>\n<view id=b/>\n")
    let run = repository.files.run(
      "lint", "--changed-since", "main", environment: GitWorkspace.environment)
    #expect(
      run.output.hasSuffix("\nFound 1 warning (1 fixable with --fix, 1 in the baseline); 1 file checked.\n"))
  }

  @Test func aScriptBringsItsPage() {
    let repository = GitWorkspace([
      "app.json": #"{ "pages": ["a/a"] }"#, "a/a.axml": "<view onTap=\"go\"/>\n",
      "a/a.js": "Page({ go() {} });\n",
    ])
    repository.write("a/a.js", "Page({});\n")
    let run = repository.lint("--changed-since", "main")
    #expect(run.output.hasPrefix("a/a.axml:1:14: error[undefined-handler]"))
  }

  @Test func aConfigurationBringsItsPage() {
    let repository = GitWorkspace.pages(["b/b.json": "{}\n"])
    repository.write("b/b.json", "{ }\n")
    #expect(repository.lint("--changed-since", "main").output == GitWorkspace.oldFinding)
  }

  @Test func newFilesCountAndIgnoredOnesDoNot() {
    let repository = GitWorkspace.pages([".gitignore": "dist\n"])
    repository.write("c/c.axml", "<view id=c/>\n")
    repository.write("dist/d.axml", "<view id=d/>\n")
    let run = repository.lint("--changed-since", "main")
    #expect(run.output == "c/c.axml:1:10: warning[unquoted-value]: this value has no quotes\n")
  }

  @Test func changesOfTheOtherBranchAreNoneOfThisOne() {
    let repository = GitWorkspace.pages()
    repository.git("checkout", "-q", "-b", "topic")
    repository.write("a/a.axml", "<view id=a/>\n")
    repository.commitAll()
    repository.git("checkout", "-q", "main")
    repository.write("b/b.axml", "<view></veiw>\n\n")
    repository.commitAll()
    repository.git("checkout", "-q", "topic")
    #expect(repository.lint("--changed-since", "main").output == GitWorkspace.unquotedInA)
  }

  @Test func aFindingThatInvolvesAChangedFileIsShown() {
    let view = "<mpaas-component id=\"map\" type=\"my_map\" style=\"width:1px;height:1px\"/>\n"
    let repository = GitWorkspace.pages(["b/b.axml": view])
    repository.write("a/a.axml", view)
    let run = repository.lint("--changed-since", "main", "--only", "duplicate-native-id")
    #expect(run.output.contains("a/a.axml:1:22: error[duplicate-native-id]"))
    #expect(run.output.contains("b/b.axml:1:22: error[duplicate-native-id]"))
  }

  /// The finding in the other file is as old as that in the changed one, and only its related place has changed.
  @Test func anOldFindingThatInvolvesAChangedFileIsShown() {
    let view = "<mpaas-component id=\"map\" type=\"my_map\" style=\"width:1px;height:1px\"/>\n"
    let repository = GitWorkspace.pages(["a/a.axml": view, "b/b.axml": view])
    repository.write("a/a.axml", view + "<view/>\n")
    let run = repository.lint("--changed-since", "main", "--only", "duplicate-native-id")
    let lines = run.output.split(separator: "\n").map { $0.prefix { $0 != "]" } + "]" }
    #expect(
      lines == ["a/a.axml:1:22: error[duplicate-native-id]", "b/b.axml:1:22: error[duplicate-native-id]"])
  }

  @Test func whatADeletedPageIsMissedInIsShown() {
    let repository = GitWorkspace.pages([
      "c/c.axml": "<import src=\"../a/a.axml\"/>\n<import src=\"gone.axml\"/>\n"
    ])
    repository.git("rm", "-q", "-r", "a")
    let run = repository.lint("--changed-since", "main", "--only", "missing-page-file,unresolved-import")
    #expect(
      run.output == """
        app.json:1:14: error[missing-page-file]: page "a/a" has no .axml

        """)
  }

  @Test func whatTheAppStandsForIsShownWhereItIsMissed() {
    let repository = GitWorkspace([
      "app.json": #"{ "pages": ["a/a"], "usingComponents": { "my-card": "/card/card" } }"#,
      "a/a.axml": "<my-card/>\n<veiw/>\n", "a/a.js": "Page({});\n", "card/card.axml": "<view/>\n",
      "card/card.json": #"{ "component": true }"#, "card/card.js": "Component({});\n",
    ])
    repository.write("app.json", #"{ "pages": ["a/a"] }"#)
    let run = repository.lint("--changed-since", "main", "--min-severity", "warning")
    #expect(run.output.contains("a/a.axml:1:2:"))
    #expect(!run.output.contains("a/a.axml:2:"))
  }

  @Test func whatTheConfigurationTurnsIntoAnErrorIsShown() {
    let repository = GitWorkspace.pages(["mpcheck.json": "{}", "c/c.axml": "<view id=c/>\n"])
    repository.write("mpcheck.json", #"{ "rules": { "unquoted-value": "error" } }"#)
    #expect(
      repository.lint("--changed-since", "main").output
        == "c/c.axml:1:10: error[unquoted-value]: this value has no quotes\n")
  }

  // MARK: Names and places

  @Test func namesMayHoldAnything() {
    let repository = GitWorkspace.pages()
    let names = ["sp ace/ü 页.axml", "line\nbreak.axml", "quo\"te.axml", "-dash.axml", ":(top).axml"]
    for name in names { repository.write(name, "<view id=a/>\n") }
    #expect(repository.lint("--changed-since", "main").output.split(separator: "\n").count == names.count)
    repository.commitAll()
    #expect(repository.lint("--changed-since", "HEAD").output == "")
    #expect(repository.lint("--changed-since", "HEAD~1").output.split(separator: "\n").count == names.count)
  }

  @Test func aRenamedPageIsNewAndGone() {
    let repository = GitWorkspace.pages()
    repository.git("mv", "b", "c")
    let run = repository.lint("--changed-since", "main")
    #expect(run.output.contains("app.json:1:21: error[missing-page-file]"))
    #expect(run.output.contains("c/b.axml:1:9: error[mismatched-tag]"))
  }

  @Test func pathsRestrict() {
    let repository = GitWorkspace.pages()
    repository.write("a/a.axml", "<view id=a/>\n")
    repository.write("b/b.axml", "<view id=b/>\n")
    let inB = "b/b.axml:1:10: warning[unquoted-value]: this value has no quotes\n"
    #expect(repository.lint("--changed-since", "main", "b").output == inB)
    #expect(repository.lint("--changed-since", "main", "b/b.js").output == inB)
    #expect(repository.lint("--changed-since", "main", "--show-files", "b").output == "b/b.axml\n")
    #expect(repository.lint("--changed-since", "main", "--show-files").output == "a/a.axml\nb/b.axml\n")
  }

  @Test func worksFromAFolderOfTheRepository() {
    let repository = GitWorkspace.pages()
    repository.write("a/a.axml", "<view id=a/>\n")
    repository.write("b/b.axml", "<view id=b/>\n")
    let run = repository.lint("--changed-since", "main", in: "a")
    #expect(run.output == "a.axml:1:10: warning[unquoted-value]: this value has no quotes\n")
    #expect(
      repository.lint("--changed-since", "main", "../b", in: "a").output.hasSuffix(
        "/b/b.axml:1:10: warning[unquoted-value]: this value has no quotes\n"))
  }

  @Test func pathsMayBeInSeveralRepositories() {
    let repository = GitWorkspace.pages([".gitignore": "inner\n"])
    repository.files.makeFolder(repository.files.absolute("inner"))
    repository.git("init", "-q", in: "inner")
    repository.git("symbolic-ref", "HEAD", "refs/heads/main", in: "inner")
    repository.git("commit", "-q", "--allow-empty", "-m", "first", in: "inner")
    repository.write("inner/c.axml", "<view id=c/>\n")
    repository.write("a/a.axml", "<view id=a/>\n")
    repository.write("b/b.axml", "<view id=b/>\n")
    let run = repository.lint("--changed-since", "main", "a", "inner", "b")
    #expect(
      run.output.split(separator: "\n").map { $0.prefix { $0 != ":" } } == [
        "a/a.axml", "b/b.axml", "inner/c.axml",
      ])
  }

  @Test func settingsOfTheUserChangeNothing() {
    let repository = GitWorkspace.pages()
    for (key, value) in [
      ("diff.noprefix", "true"), ("diff.renames", "copies"), ("diff.external", "false"),
      ("color.ui", "always"),
      ("diff.relative", "true"), ("diff.ignoreSubmodules", "all"), ("status.showUntrackedFiles", "no"),
      ("core.quotePath", "true"),
    ] { repository.git("config", key, value) }
    repository.git("mv", "a/a.axml", "a/ä.axml")
    repository.write("a/ä.axml", "<view id=a/>\n")
    let run = repository.lint("--changed-since", "main", "--only", "unquoted-value", in: "a")
    #expect(run.output == "ä.axml:1:10: warning[unquoted-value]: this value has no quotes\n")
  }

  @Test func pathsThroughLinksAreTheSameFiles() {
    let repository = GitWorkspace.pages()
    repository.git("config", "core.excludesFile", "/dev/null")
    repository.write("a/a.axml", "<view id=a/>\n")
    let other = Workspace()
    symlink(repository.files.path, other.absolute("link"))
    let run = Binary.run(
      ["lint", "--format", "concise", "--quiet", "--changed-since", "main", "link"], in: other.path,
      environment: GitWorkspace.environment)
    #expect(run.output == "link/" + GitWorkspace.unquotedInA)
    unlink(other.absolute("link"))
  }

  @Test func worksInALinkedWorkTree() {
    let repository = GitWorkspace.pages()
    repository.git("worktree", "add", "-q", "-b", "topic", ".git/tree")
    repository.write(".git/tree/a/a.axml", "<view id=a/>\n")
    #expect(
      repository.lint("--changed-since", "main", in: ".git/tree").output == GitWorkspace.unquotedInA)
    #expect(repository.lint("--changed-since", "main").output == "")
  }

  @Test func looksIntoSubmodules() {
    let inner = GitWorkspace.pages()
    let outer = GitWorkspace([:])
    outer.git("submodule", "--quiet", "add", inner.files.path, "program")
    outer.commitAll()
    #expect(outer.lint("--changed-since", "main").output == "")
    outer.write("program/a/a.axml", "<view id=a/>\n")
    let expected = "program/" + GitWorkspace.unquotedInA
    #expect(outer.lint("--changed-since", "main").output == expected)
    outer.git("add", "--all", in: "program")
    outer.git("commit", "-q", "-m", "change", in: "program")
    #expect(outer.lint("--changed-since", "main").output == expected)
    outer.commitAll()
    #expect(outer.lint("--changed-since", "HEAD~1").output == expected)
    #expect(outer.lint("--changed-since", "HEAD").output == "")
    #expect(outer.lint("--changed-since", "HEAD~2").output == expected + "program/" + GitWorkspace.oldFinding)
  }

  @Test func fixesOnlyWhatChanged() {
    let repository = GitWorkspace.pages(["b/b.axml": "<view id=b/>\n"])
    repository.write("a/a.axml", "<view id=a/>\n")
    #expect(repository.lint("--changed-since", "main", "--fix").status == 0)
    #expect(repository.files.read("a/a.axml") == "<view id=\"a\"/>\n")
    #expect(repository.files.read("b/b.axml") == "<view id=b/>\n")
  }

  // MARK: Wrong use

  private func expectWrongUse(_ run: Binary.Run, _ message: String) {
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.error == "mpcheck: \(message)\n")
  }

  @Test(arguments: ["nope", "main..HEAD", "-x", "HEAD:a", "--all"])
  func anUnknownCommitIsWrongUse(reference: String) {
    expectWrongUse(
      GitWorkspace.pages().lint("--changed-since=\(reference)"),
      "--changed-since: \"\(reference)\" is not a commit of this repository")
  }

  @Test func historiesWithoutACommonCommitAreWrongUse() {
    let repository = GitWorkspace.pages()
    repository.git("checkout", "-q", "--orphan", "other")
    repository.write("a/a.axml", "<view id=a/>\n")
    repository.commitAll()
    expectWrongUse(
      repository.lint("--changed-since", "main"),
      "--changed-since: HEAD and \"main\" have no commit in common")
  }

  @Test func aShallowCloneIsWrongUseWhereTheHistoryIsMissing() {
    let origin = GitWorkspace.pages()
    origin.git("checkout", "-q", "-b", "topic")
    origin.write("a/a.axml", "<view id=a/>\n")
    origin.commitAll()
    origin.git("checkout", "-q", "main")
    origin.write("a/a.axml", "<view id=b/>\n")
    origin.commitAll()
    let clone = Workspace()
    let url = "file://" + origin.files.path
    _ = Binary.run(
      ["clone", "-q", "--depth", "1", "--no-single-branch", "-b", "topic", url, "."], in: clone.path,
      environment: GitWorkspace.environment, program: "git")
    let run = { (reference: String) in
      Binary.run(
        ["lint", "--changed-since", reference], in: clone.path, environment: GitWorkspace.environment)
    }
    expectWrongUse(
      run("origin/main"),
      "--changed-since: this clone is shallow, and where HEAD and \"origin/main\" part is not in it; "
        + "fetch the history, such as by \"git fetch --unshallow\"")
    expectWrongUse(
      run("HEAD~1"),
      "--changed-since: \"HEAD~1\" is not a commit of this repository; "
        + "this clone is shallow, so it may have to be fetched first")
    #expect(run("origin/topic").status == 0)
  }

  @Test func aFolderWithoutARepositoryIsWrongUse() {
    let workspace = Workspace.page("<view/>\n")
    let run = workspace.run("lint", "--changed-since", "main")
    #expect(run.status == 2)
    #expect(run.output == "")
    // What git says after that depends on where file systems are mounted.
    #expect(
      run.error.hasPrefix(
        "mpcheck: \(workspace.path) is in no git repository that can be read: not a git repository ("))
  }

  @Test func aMachineWithoutGitIsWrongUse() {
    expectWrongUse(
      GitWorkspace.pages().lint("--changed-since", "main", environment: ["PATH": "/nowhere"]),
      "the program \"git\" is not on PATH")
  }

  @Test(arguments: [
    ["--staged"], ["-", "--stdin-filename", "a/a.axml"], ["--write-baseline"],
  ])
  func whatDoesNotGoTogetherIsWrongUse(arguments: [String]) {
    let run = Binary.run(
      ["lint", "--changed-since", "main"] + arguments, in: GitWorkspace.pages().files.path)
    #expect(run.status == 2)
  }
}
