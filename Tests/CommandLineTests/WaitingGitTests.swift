import SystemC
import Testing

/// Pipes and devices in the place of files that git reads: it would wait for them, and mpcheck with it.
@Suite struct WaitingGitTests {
  /// A repository with a change that is staged and one that is not.
  private func repository() -> GitWorkspace {
    let repository = GitWorkspace.pages(["c/d/e.txt": "", "k/k.txt": ""])
    repository.write("a/a.axml", "<view id=a/>\n")
    repository.git("add", "--all")
    // As long as before, so that the text itself is compared.
    repository.write("b/b.axml", "<view></view>\n")
    return repository
  }

  private func lint(_ repository: GitWorkspace, _ scope: [String]) -> Binary.Run {
    repository.run(["lint", "--format", "concise", "--quiet"] + scope)
  }

  private func makePipe(_ repository: GitWorkspace, _ name: String) {
    let path = repository.files.absolute(name)
    repository.files.makeFolder(String(path.dropLast(path.split(separator: "/").last!.count + 1)))
    unlink(path)
    #expect(mkfifo(path, 0o600) == 0)
  }

  private func expectRefused(_ repository: GitWorkspace, _ name: String, _ scope: [String]) {
    let run = lint(repository, scope)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.error == "mpcheck: git is not run: \(repository.files.absolute(name)) is not a regular file\n")
  }

  /// The same repository is used for each name: the file that was there is put back.
  private func expectPipesAreRefused(_ names: [String]) {
    let repository = repository()
    for name in names {
      let (path, kept) = (repository.files.absolute(name), repository.files.absolute("kept"))
      let wasThere = rename(path, kept) == 0
      makePipe(repository, name)
      for scope in GitWorkspace.scopes { expectRefused(repository, name, scope) }
      unlink(path)
      if wasThere { #expect(rename(kept, path) == 0) }
    }
    for scope in GitWorkspace.scopes { #expect(lint(repository, scope).error == "") }
  }

  @Test func aPipeInTheWorkTreeIsWrongUse() {
    expectPipesAreRefused([
      ".gitattributes", ".gitignore", "a/.gitattributes", "c/.gitignore", "c/d/.gitignore",
    ])
  }

  @Test func aPipeInAGitFolderIsWrongUse() {
    expectPipesAreRefused(
      [
        "HEAD", "config", "index", "packed-refs", "shallow", "commondir", "info/attributes", "info/exclude",
        "objects/info/alternates", "objects/info/commit-graph", "objects/pack/multi-pack-index",
      ].map { ".git/" + $0 })
  }

  /// git looks into the `.git` of a folder beside files that it knows.
  @Test(arguments: GitWorkspace.scopes) func aPipeInAnotherRepositoryIsWrongUse(scope: [String]) {
    let repository = repository()
    makePipe(repository, "new/.git/HEAD")
    expectRefused(repository, "new/.git/HEAD", scope)
  }

  @Test(arguments: ["core.attributesFile", "core.excludesFile", "include.path"], GitWorkspace.scopes)
  func aPipeThatASettingNamesIsWrongUse(key: String, scope: [String]) {
    let repository = repository()
    makePipe(repository, "pipe")
    // A file that is included names it, too.
    repository.write(".git/more", "[include]\n\tpath = ../pipe\n")
    repository.git("config", key, key == "include.path" ? "more" : repository.files.absolute("pipe"))
    expectRefused(repository, "pipe", scope)
  }

  @Test(arguments: GitWorkspace.scopes) func aPipeInAFurtherObjectStoreIsWrongUse(scope: [String]) {
    let repository = repository()
    makePipe(repository, "store/pack/multi-pack-index")
    repository.write(".git/objects/info/alternates", "../../store\n")
    expectRefused(repository, "store/pack/multi-pack-index", scope)
  }

  /// It has no end, and git reads a list of attributes to its end.
  @Test(arguments: GitWorkspace.scopes) func aLinkToADeviceIsWrongUse(scope: [String]) {
    let repository = repository()
    for name in ["k/.gitattributes", ".git/info/attributes"] {
      #expect(symlink("/dev/zero", repository.files.absolute(name)) == 0)
      expectRefused(repository, name, scope)
      unlink(repository.files.absolute(name))
    }
  }

  @Test func formatRefusesThemToo() {
    let repository = repository()
    makePipe(repository, ".gitattributes")
    let run = repository.run(["format", "--check", "--staged"])
    #expect(run.status == 2)
    #expect(
      run.error
        == "mpcheck: git is not run: \(repository.files.absolute(".gitattributes")) is not a regular file\n")
  }

  // MARK: What goes on working

  /// Files, links to files and links that lead nowhere; a socket, as of a monitor; settings that name nothing.
  @Test(arguments: GitWorkspace.scopes) func whatGitDoesNotWaitForIsNoMatter(scope: [String]) {
    let repository = repository()
    repository.write(".gitattributes", "*.axml text\n")
    repository.write("rules", "*.bak\n")
    #expect(symlink("rules", repository.files.absolute(".gitignore")) == 0)
    #expect(symlink("nowhere", repository.files.absolute("a/.gitattributes")) == 0)
    #expect(symlink("../config", repository.files.absolute(".git/info/linked")) == 0)
    Binary.run(
      ["-c", "import socket,sys; socket.socket(socket.AF_UNIX).bind('.git/fsmonitor--daemon.ipc')"],
      in: repository.files.path, program: "python3")
    repository.git("config", "core.excludesFile", "/dev/null")
    repository.git("config", "include.path", "nowhere")
    makePipe(repository, "new/.gitattributes")
    let run = lint(repository, scope)
    #expect(run.error == "")
    #expect(run.output.hasPrefix(GitWorkspace.unquotedInA))
  }

  /// A pipe elsewhere, and any where git is not run.
  @Test func withoutGitTheyAreNoMatter() {
    let repository = repository()
    makePipe(repository, ".gitattributes")
    makePipe(repository, "c/.gitignore")
    makePipe(repository, ".git/info/attributes")
    let run = lint(repository, [])
    #expect(run.output.hasPrefix(GitWorkspace.unquotedInA))
  }
}
