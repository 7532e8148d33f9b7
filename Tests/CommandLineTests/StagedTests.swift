import SystemC
import Testing

@Suite struct StagedTests {
  // MARK: Which content

  @Test func lintsWhatIsStaged() {
    let repository = GitWorkspace.pages()
    repository.write("a/a.axml", "<view id=a/>\n")
    #expect(repository.lint("--staged").output == "")
    repository.git("add", "a")
    repository.write("a/a.axml", "<view></veiw>\n")
    repository.write("a/a.js", "oops(\n")
    #expect(repository.lint("--staged").output == GitWorkspace.unquotedInA)
    // The file is gone, but its staged content is not.
    repository.git("rm", "-q", "-r", "--cached", "b")
    unlink(repository.files.absolute("a/a.axml"))
    let run = repository.lint("--staged", "--min-severity", "warning")
    #expect(run.output.hasPrefix(GitWorkspace.unquotedInA))
    #expect(run.output.contains("app.json:1:21: error[missing-page-file]"))
  }

  @Test func framesShowWhatIsStaged() {
    let repository = GitWorkspace.pages()
    repository.write("a/a.axml", "<view id=staged/>\n")
    repository.git("add", "a")
    repository.write("a/a.axml", "<view/>\n")
    let run = repository.files.run("lint", "--staged", environment: GitWorkspace.environment)
    #expect(run.output.contains("<view id=staged/>"))
    #expect(run.output.hasSuffix("\nFound 1 warning (1 fixable with --fix); 1 file checked.\n"))
  }

  @Test func aStagedScriptStandsForItsPage() {
    let repository = GitWorkspace.pages([
      "a/a.axml": "<view onTap=\"go\"/>\n", "a/a.js": "Page({ go() {} });\n",
    ])
    repository.write("a/a.js", "Page({ went() {} });\n")
    repository.git("add", ".")
    repository.write("a/a.js", "Page({ go() {} });\n")
    #expect(repository.lint("--staged").output.hasPrefix("a/a.axml:1:14: error[undefined-handler]"))
  }

  /// What was checked is counted: a run that checks scripts alone does not say that there was nothing to check.
  @Test func aStagedScriptBesideNoPageIsCounted() {
    let repository = GitWorkspace.pages(["app.js": "require('./util');\nApp({});\n", "util.js": "\n"])
    func lint() -> Binary.Run {
      repository.files.run("lint", "--staged", environment: GitWorkspace.environment)
    }
    repository.write("util.js", "// A comment.\n")
    repository.git("add", ".")
    #expect(lint().output == "No problems found in 1 file.\n")
    repository.write("util.js", "const names = { a: 1 b: 2 };\n")
    repository.git("add", ".")
    #expect(lint().output.hasSuffix("\nFound 1 error; 1 file checked.\n"))
  }

  @Test func filesThatAreNotStagedAreNotThere() {
    let repository = GitWorkspace.pages()
    repository.write("app.json", #"{ "pages": ["a/a", "b/b", "c/c"] }"#)
    repository.git("add", ".")
    repository.write("c/c.axml", "<view/>\n")
    repository.write("c/c.js", "Page({});\n")
    let run = repository.lint("--staged")
    #expect(run.output == "app.json:1:28: error[missing-page-file]: page \"c/c\" has no .axml\n")
    repository.git("add", "--intent-to-add", "c")
    #expect(repository.lint("--staged").output == run.output)
    repository.git("add", "c")
    #expect(repository.lint("--staged").output == "")
  }

  @Test func whatTheConfigurationTakesAwayIsMissedInPages() {
    let repository = GitWorkspace.pages([
      "a/a.axml": "<mpaas-component id=\"map\" type=\"my_map\" style=\"width:1px;height:1px\"/>\n",
      "mpcheck.json": #"{ "nativeViews": { "my_map": {} } }"#,
    ])
    #expect(repository.lint("a").output == "")
    repository.write("mpcheck.json", #"{ "nativeViews": { "my_chart": {} } }"#)
    repository.git("add", ".")
    repository.write("mpcheck.json", #"{ "nativeViews": { "my_map": {} } }"#)
    #expect(repository.lint("--staged").output.hasPrefix("a/a.axml:1:33: error[unregistered-native-type]"))
  }

  @Test func theStagedConfigurationIsInForce() {
    let repository = GitWorkspace.pages(["mpcheck.json": #"{ "rules": { "unquoted-value": "off" } }"#])
    repository.write("a/a.axml", "<view id=a/>\n")
    repository.git("add", ".")
    repository.write("mpcheck.json", "{}")
    #expect(repository.lint("--staged").output == "")
    repository.git("add", ".")
    #expect(repository.lint("--staged").output == GitWorkspace.unquotedInA)
  }

  @Test func manyFilesMayDiffer() {
    // Each is larger than the buffer of a pipe.
    let names = (0..<50).map { "p/\($0).axml" }
    let repository = GitWorkspace([:])
    let rest = "<!-- " + String(repeating: "long ", count: 20_000) + "-->\n"
    for name in names { repository.write(name, "<view id=a/>" + rest) }
    repository.git("add", ".")
    for name in names { repository.write(name, "<view/>\n") }
    #expect(repository.lint("--staged", "--jobs", "4").output.split(separator: "\n").count == names.count)
    #expect(
      repository.lint("--staged", "p/7.axml").output.hasPrefix("p/7.axml:1:10: warning[unquoted-value]"))
  }

  @Test func theFirstCommitHasNothingBefore() {
    let workspace = GitWorkspace([:])
    workspace.git("update-ref", "-d", "HEAD")
    workspace.write("a.axml", "<view id=a/>\n")
    workspace.git("add", ".")
    workspace.write("b.axml", "<view id=b/>\n")
    #expect(
      workspace.lint("--staged").output
        == "a.axml:1:10: warning[unquoted-value]: this value has no quotes\n")
  }

  @Test func looksIntoSubmodules() {
    let inner = GitWorkspace.pages()
    let outer = GitWorkspace([:])
    outer.git("submodule", "--quiet", "add", inner.files.path, "program")
    outer.commitAll()
    outer.write("program/a/a.axml", "<view id=a/>\n")
    outer.git("add", "--all", in: "program")
    #expect(outer.lint("--staged").output == "")
    #expect(outer.lint("--staged", in: "program").output == GitWorkspace.unquotedInA)
    outer.git("commit", "-q", "-m", "change", in: "program")
    #expect(outer.lint("--staged").output == "")
    outer.git("add", "program")
    outer.write("program/a/a.axml", "<view/>\n")
    #expect(outer.lint("--staged").output == "program/" + GitWorkspace.unquotedInA)
  }

  @Test(arguments: ["a/a.axml", "a/a.js", "app.json"])
  func anUnmergedFileIsNamed(name: String) {
    let repository = GitWorkspace.pages()
    let old = repository.files.read(name) ?? ""
    repository.git("checkout", "-q", "-b", "topic")
    repository.write(name, old.replacing("\n", with: "") + " \n")
    repository.commitAll()
    repository.git("checkout", "-q", "main")
    repository.write(name, old.replacing("\n", with: "") + "  \n")
    repository.commitAll()
    repository.git("merge", "-q", "topic")
    let run = repository.lint("--staged")
    #expect(run.output == "")
    #expect(
      run.error == "mpcheck: \(name): it cannot be read: it is unmerged, and nothing of it is staged\n")
    #expect(run.status == 3)
    repository.write(name, old)
    repository.git("add", name)
    #expect(repository.lint("--staged").status == 0)
  }

  // MARK: In a hook

  private func withHook(_ hook: String) -> GitWorkspace {
    let repository = GitWorkspace.pages()
    repository.files.writeProgram(".git/hooks/pre-commit", "#!/bin/sh\n" + hook + "\n")
    return repository
  }

  private static let hook = "\"$MPCHECK\" lint --staged --format concise --quiet --fail-on warning"

  @Test func aHookStopsACommit() {
    let repository = withHook(StagedTests.hook)
    repository.write("a/a.axml", "<view id=a/>\n")
    repository.git("add", ".")
    repository.write("a/a.axml", "<view/>\n")
    let run = repository.git("commit", "-q", "-m", "change")
    #expect(run.status == 1)
    #expect(run.output + run.error == GitWorkspace.unquotedInA)
    repository.git("add", ".")
    #expect(repository.git("commit", "-q", "--allow-empty", "-m", "change").status == 0)
  }

  @Test(arguments: [["-a"], ["a/a.axml"], ["--include", "a/a.axml"]])
  func theHookSeesWhatWillBeCommitted(arguments: [String]) {
    let repository = withHook(StagedTests.hook)
    repository.write("a/a.axml", "<view id=a/>\n")
    let run = Binary.run(
      ["commit", "-q", "-m", "change"] + arguments, in: repository.files.path,
      environment: GitWorkspace.environment, program: "git")
    #expect(run.status == 1)
    #expect(run.output + run.error == GitWorkspace.unquotedInA)
  }

  @Test func theHookDoesNotSeeWhatIsStagedButNotCommitted() {
    let repository = withHook(StagedTests.hook)
    repository.write("a/a.axml", "<view id=a/>\n")
    repository.git("add", ".")
    repository.write("b/b.js", "Page({ });\n")
    repository.write("b/b.axml", "<view/>\n")
    #expect(repository.git("commit", "-q", "-m", "change", "b").status == 0)
  }

  @Test(arguments: [
    "cd a && ", "cd a && GIT_DIR=.git ", "GIT_DIR=.git ", "GIT_DIR=\"$PWD/.git\"; export GIT_DIR; cd a && ",
  ])
  func theHookMayRunAnywhere(prefix: String) {
    let repository = withHook(prefix + StagedTests.hook)
    repository.write("a/a.axml", "<view id=a/>\n")
    let run = repository.git("commit", "-a", "-q", "-m", "change", in: "b")
    #expect(run.status == 1)
    #expect(
      (run.output + run.error).hasSuffix("a.axml:1:10: warning[unquoted-value]: this value has no quotes\n"))
  }

  @Test(arguments: ["", "cd a && "])
  func theHookWorksInALinkedWorkTree(prefix: String) {
    let repository = withHook(prefix + StagedTests.hook)
    repository.git("worktree", "add", "-q", "-b", "topic", ".git/tree")
    repository.write(".git/tree/a/a.axml", "<view id=a/>\n")
    let run = repository.git("commit", "-a", "-q", "-m", "change", in: ".git/tree")
    #expect(run.status == 1)
    #expect(
      (run.output + run.error).hasSuffix("a.axml:1:10: warning[unquoted-value]: this value has no quotes\n"))
  }

  @Test func aHookOfAnotherRepositoryDoesNotMisleadIt() {
    let other = GitWorkspace.pages()
    other.write("a/a.axml", "<view id=a/>\n")
    other.git("add", ".")
    let repository = withHook(StagedTests.hook + " " + other.files.path)
    let run = repository.git("commit", "-q", "--allow-empty", "-m", "change")
    #expect(run.output + run.error == other.files.path + "/" + GitWorkspace.unquotedInA)
  }

  // MARK: Wrong use

  @Test(arguments: [
    ["--fix"], ["--unsafe-fixes"], ["--add-suppressions", "old"], ["--write-baseline"],
    ["-", "--stdin-filename", "a/a.axml"],
  ])
  func whatWritesIsWrongUse(arguments: [String]) {
    let repository = GitWorkspace.pages()
    let run = Binary.run(["lint", "--staged"] + arguments, in: repository.files.path)
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("mpcheck: --"))
  }

  @Test func aDiffShowsWhatCouldBeFixed() {
    let repository = GitWorkspace.pages()
    repository.write("a/a.axml", "<view id=a/>\n")
    repository.git("add", ".")
    repository.write("a/a.axml", "<view/>\n")
    let run = repository.files.run("lint", "--staged", "--diff", environment: GitWorkspace.environment)
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("@@ -1 +1 @@\n-<view id=a/>\n+<view id=\"a\"/>\n"))
  }

  @Test func aPathThatGitDoesNotKnowIsWrongUse() {
    let repository = GitWorkspace.pages()
    repository.write("c/c.axml", "<view id=a/>\n")
    let run = repository.lint("--staged", "c/c.axml")
    #expect(run.status == 2)
    #expect(run.error == "mpcheck: c/c.axml: it is not in the index\n")
    #expect(repository.lint("--staged", "d").error == "mpcheck: d: there is no such file or folder\n")
  }

  @Test func aFolderWithoutARepositoryIsWrongUse() {
    let workspace = Workspace.page("<view/>\n")
    let run = workspace.run("lint", "--staged")
    #expect(run.status == 2)
    #expect(run.error.contains("is in no git repository"))
  }

  /// git does not look for these in the work tree: what is staged is in the index all the same.
  @Test(arguments: ["--skip-worktree", "--assume-unchanged"])
  func lintsWhatGitDoesNotLookFor(flag: String) {
    let repository = GitWorkspace.pages()
    repository.write("a/a.axml", "<view id=a/>\n")
    repository.git("add", "a")
    repository.git("update-index", flag, "a/a.axml")
    repository.write("a/a.axml", "<view/>\n")
    #expect(repository.lint("--staged").output == GitWorkspace.unquotedInA)
    unlink(repository.files.absolute("a/a.axml"))
    #expect(repository.lint("--staged").output == GitWorkspace.unquotedInA)
    // What is committed is not staged.
    repository.git("commit", "-q", "-m", "all")
    #expect(repository.lint("--staged").output == "")
  }

  /// A sparse and partial clone has no text of the files that nobody checked out: they are not there, as before.
  @Test func filesThatAPartialCloneLacksAreNotThere() {
    let repository = GitWorkspace.pages(["b/b.axml": "<import src=\"../a/a.axml\"/>\n"])
    repository.git("config", "uploadpack.allowFilter", "true")
    repository.commitAll()
    repository.git("clone", "-q", "--filter=blob:none", "--sparse", "file://" + repository.files.path, "p")
    repository.git("sparse-checkout", "set", "b", in: "p")
    repository.write("p/b/b.axml", "<import src=\"../a/a.axml\"/>\n<view id=a/>\n")
    repository.git("add", "b", in: "p")
    let run = repository.lint("--staged", "--only", "unquoted-value", in: "p")
    #expect(run.output == "b/b.axml:2:10: warning[unquoted-value]: this value has no quotes\n")
    #expect(run.error == "")
    #expect(run.status == 0)
  }
}
