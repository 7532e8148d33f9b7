import SeededRandom
import SystemC
import Testing

/// Where git could be made to run a program, or to answer for another repository: each attack, and that it fails.
@Suite struct GitDoorTests {
  private func lint(
    _ arguments: [String], in folder: String, environment: [String: String] = [:]
  ) -> Binary.Run {
    Binary.run(
      ["lint", "--format", "concise", "--quiet"] + arguments, in: folder,
      environment: GitWorkspace.environment.merging(environment) { $1 })
  }

  // MARK: Which repository

  /// A bare repository as ordinary files of a folder, with a config that runs a command when git lists files.
  private func plant(in folder: String, of files: Workspace) {
    Binary.run(
      [
        "-c",
        """
        git init -q --bare "$1" && cd "$1" && export GIT_DIR=. && git symbolic-ref HEAD refs/heads/main
        tree=$(git mktree </dev/null) && git update-ref HEAD $(git commit-tree -m x $tree)
        git config core.bare false && git config core.worktree .
        git config core.fsmonitor "touch '$2/PWNED'; false" && git read-tree HEAD
        """, "sh", folder, files.path,
      ], in: files.path, environment: GitWorkspace.environment, program: "/bin/sh")
    _ = files.read("PWNED").map { _ in unlink(files.absolute("PWNED")) }
    #expect(files.read(folder + "/HEAD") == "ref: refs/heads/main\n")
    #expect(files.read("PWNED") == nil)
  }

  /// The folder looks like a repository to git, which would ask its config and its references.
  @Test(arguments: GitWorkspace.scopes)
  func aPlantedRepositoryIsPassedOver(scope: [String]) {
    let repository = GitWorkspace.pages()
    plant(in: "a", of: repository.files)
    repository.write("a/a.axml", "<view id=a/>\n")
    repository.git("add", "--all")
    for run in [
      lint(["a"] + scope, in: repository.files.path),
      lint(scope, in: repository.files.absolute("a")),
    ] {
      #expect(run.status == 0)
      #expect(run.output.hasSuffix("a.axml:1:10: warning[unquoted-value]: this value has no quotes\n"))
      #expect(run.error == "")
    }
    #expect(repository.files.read("PWNED") == nil)
  }

  @Test(arguments: GitWorkspace.scopes)
  func aPlantedRepositoryAloneIsNone(scope: [String]) {
    let workspace = Workspace.page("<view/>\n")
    plant(in: "pages", of: workspace)
    let run = lint(["pages"] + scope, in: workspace.path)
    #expect(run.status == 2)
    #expect(
      run.error.hasPrefix(
        "mpcheck: \(workspace.path)/pages is in no git repository that can be read: not a git repository ("))
    #expect(workspace.read("PWNED") == nil)
  }

  /// A `.git` that is none, beside a planted repository: git passes over the one and takes the other, unless it
  /// knows `safe.bareRepository`.
  @Test(arguments: [true, false], GitWorkspace.scopes)
  func whatGitFindsHasToBeTheNearest(knowsBareRepositories: Bool, scope: [String]) {
    let workspace = Workspace.page("<view/>\n")
    plant(in: "pages", of: workspace)
    workspace.makeFolder(workspace.absolute("pages/.git"))
    let old = """
      #!/bin/bash
      all=()
      for argument; do all+=("${argument/safe.bareRepository/safe.unknown}"); done
      exec /usr/bin/git "${all[@]}"

      """
    workspace.writeProgram("bin/git", knowsBareRepositories ? "#!/bin/sh\nexec /usr/bin/git \"$@\"\n" : old)
    let run = lint(
      ["pages"] + scope, in: workspace.path,
      environment: ["PATH": workspace.absolute("bin") + ":/usr/bin:/bin"])
    #expect(run.status == 2)
    #expect(
      run.error.hasPrefix("mpcheck: \(workspace.path)/pages is in no git repository that can be read: "))
    #expect(workspace.read("PWNED") == nil)
  }

  /// git would look through all folders above for a repository of which the nearest `.git` is not a part.
  @Test func aBrokenRepositoryIsNotTheOneAround() {
    let repository = GitWorkspace.pages()
    repository.files.makeFolder(repository.files.absolute("a/.git"))
    let run = lint(["a", "--changed-since", "main"], in: repository.files.path)
    #expect(run.status == 2)
    #expect(run.output == "")
    let top = repository.files.path
    #expect(
      run.error
        == "mpcheck: \(top)/a is in no git repository that can be read: git finds \(top)/.git in place of "
        + "\(top)/a/.git\n")
  }

  @Test func aSubmoduleIsTheRepositoryOfItsOwnFolder() {
    let inner = GitWorkspace.pages()
    let outer = GitWorkspace([:])
    outer.git("submodule", "--quiet", "add", inner.files.path, "program")
    outer.commitAll()
    plant(in: "program", of: outer.files)
    outer.write("program/.git", "gitdir: ../nowhere\n")
    let run = lint(["program/a", "--changed-since", "main"], in: outer.files.path)
    #expect(run.status == 2)
    #expect(outer.files.read("PWNED") == nil)
    // What the submodule held is not known, so all in it is new.
    outer.git("update-index", "--cacheinfo", "160000,\(String(repeating: "1", count: 40)),program")
    let all = lint(["--staged", "."], in: outer.files.path)
    #expect(all.output == "program/" + GitWorkspace.oldFinding)
    #expect(outer.files.read("PWNED") == nil)
  }

  /// git refuses a repository of another user, whose config is another user's. It does so only where it looks itself.
  @Test(.enabled(if: Machine.givesFilesAway, "only root gives files away")) func theOwnerIsChecked() {
    let repository = GitWorkspace.pages()
    for name in ["", ".git"] { chown(repository.files.absolute(name), 12345, 12345) }
    let run = lint(["--changed-since", "main"], in: repository.files.path)
    #expect(run.status == 2)
    #expect(run.error.contains("dubious ownership"))
  }

  // MARK: Which git

  /// A relative folder of `PATH`, and an empty one, is in the program that is linted.
  @Test(arguments: ["", ".", "bin", "./bin"])
  func aGitAmongTheFilesIsNotRun(folder: String) {
    let repository = GitWorkspace.pages()
    let top = repository.files.path
    for name in ["git", "bin/git"] {
      repository.files.writeProgram(name, "#!/bin/sh\ntouch '\(top)/PWNED'\n")
    }
    repository.write("a/a.axml", "<view id=a/>\n")
    let run = lint(["--changed-since", "main"], in: top, environment: ["PATH": folder + ":/usr/bin:/bin"])
    #expect(run.output.hasSuffix("a/a.axml:1:10: warning[unquoted-value]: this value has no quotes\n"))
    #expect(run.error == "")
    let alone = lint(["--changed-since", "main"], in: top, environment: ["PATH": folder])
    #expect(alone.error == "mpcheck: the program \"git\" is not on PATH\n")
    #expect(alone.status == 2)
    #expect(repository.files.read("PWNED") == nil)
  }

  // MARK: The environment

  @Test func theEnvironmentMayNameARepository() {
    let repository = GitWorkspace.pages()
    repository.write("a/a.axml", "<view id=a/>\n")
    let place = Workspace()
    Binary.run([repository.files.absolute(".git"), "git"], in: place.path, program: "mv")
    let top = repository.files.path
    for (directory, tree, folder) in [
      (place.absolute("git"), top, top), (place.absolute("git"), top, top + "/a"),
      ("git", top, place.path),
    ] {
      let run = lint(
        ["--changed-since", "main", top], in: folder,
        environment: ["GIT_DIR": directory, "GIT_WORK_TREE": tree])
      #expect(run.output.hasSuffix("a.axml:1:10: warning[unquoted-value]: this value has no quotes\n"))
      #expect(run.error == "")
    }
  }

  /// A relative name means a folder of the working directory, not one of the folder that is linted.
  @Test func aRelativeNameDoesNotLeadIntoTheProgram() {
    let workspace = Workspace.page("<view/>\n")
    plant(in: "pages/store.git", of: workspace)
    let run = lint(
      ["pages", "--changed-since", "main"], in: workspace.path,
      environment: ["GIT_DIR": "store.git", "GIT_WORK_TREE": "."])
    #expect(run.status == 2)
    #expect(workspace.read("PWNED") == nil)
  }

  /// Without `GIT_DIR`, an index is one of the repository that the working directory is in.
  @Test func anIndexOfAnotherRepositoryDoesNotCount() {
    let other = GitWorkspace.pages()
    other.write("a/a.axml", "<view id=a/>\n")
    other.git("add", ".")
    let repository = GitWorkspace(["c.axml": "<view/>\n"])
    let index = repository.files.absolute(".git/index")
    let run = lint(
      ["--staged", other.files.path], in: repository.files.path, environment: ["GIT_INDEX_FILE": index])
    #expect(run.output == other.files.path + "/" + GitWorkspace.unquotedInA)
  }

  @Test func anIndexOfThisRepositoryCounts() {
    let repository = GitWorkspace.pages()
    repository.write("a/a.axml", "<view id=a/>\n")
    repository.git("add", ".")
    let next = repository.files.absolute(".git/next-index")
    Binary.run([repository.files.absolute(".git/index"), next], in: repository.files.path, program: "cp")
    repository.git("reset", "-q")
    for folder in ["", "a"] {
      let run = lint(
        ["--staged", repository.files.path], in: repository.files.absolute(folder),
        environment: ["GIT_INDEX_FILE": next])
      #expect(run.output.hasSuffix("a.axml:1:10: warning[unquoted-value]: this value has no quotes\n"))
    }
    #expect(lint(["--staged"], in: repository.files.path).output == "")
  }

  // MARK: What stands for something else

  /// A replaced commit has the present text, so nothing would have changed.
  @Test func aReplacedObjectHidesNoChange() {
    let repository = GitWorkspace.pages()
    let old = repository.git("rev-parse", "HEAD").output.trimmingLineBreak
    repository.write("a/a.axml", "<view id=a/>\n")
    repository.commitAll()
    let new = repository.git("rev-parse", "HEAD").output.trimmingLineBreak
    repository.git("replace", old, new)
    #expect(repository.git("diff", "--name-only", old).output == "")
    #expect(repository.lint("--changed-since", old).output == GitWorkspace.unquotedInA)
  }

  /// With another parent the commits would have none in common but the last one.
  @Test func aGraftHidesNoChange() {
    let repository = GitWorkspace.pages()
    repository.git("branch", "base")
    repository.write("a/a.axml", "<view id=a/>\n")
    repository.commitAll()
    let (base, head) = (
      repository.git("rev-parse", "base").output, repository.git("rev-parse", "HEAD").output
    )
    repository.write(".git/info/grafts", "\(base.trimmingLineBreak) \(head.trimmingLineBreak)\n")
    #expect(repository.lint("--changed-since", "base").output == GitWorkspace.unquotedInA)
  }

  // MARK: Settings that name programs

  private static let keys = [
    "core.fsmonitor", "core.sshCommand", "core.gitProxy", "core.pager", "pager.diff", "pager.ls-files",
    "core.editor", "core.askPass", "diff.external", "diff.x.command", "diff.x.textconv", "filter.x.clean",
    "filter.x.smudge", "filter.x.process", "alias.diff", "alias.rev-parse", "alias.cat-file",
    "alias.ls-files", "alias.merge-base", "alias.config", "credential.helper", "gpg.program",
    "uploadpack.packObjectsHook", "core.alternateRefsCommand", "interactive.diffFilter",
  ]

  /// Each key, with a command that would leave a file; also where a program comes with its own `.git`. A sample has every third.
  @Test(arguments: Sampling.some(of: keys, oneIn: 3))
  func noSettingRunsAProgram(key: String) {
    let repository = GitWorkspace.pages([".gitattributes": "*.axml diff=x filter=x\n"])
    repository.write("a/a.axml", "<view id=a/>\n")
    // As long as before, so that the text itself is compared.
    repository.write("b/b.axml", "<view></view>\n")
    let command = "touch '\(repository.files.path)/PWNED'; cat; false"
    repository.git("config", key, key.hasPrefix("alias.") ? "!" + command : command)
    repository.git("config", "diff.x.cachetextconv", "false")
    if key.hasPrefix("filter") { repository.git("config", "filter.x.required", "true") }
    let run = repository.lint("--changed-since", "main")
    #expect(run.output.hasPrefix(GitWorkspace.unquotedInA))
    #expect(run.error == "")
    _ = repository.lint("--staged")
    #expect(repository.files.read("PWNED") == nil, "\(key)")
  }

  @Test func noVariableRunsAProgram() {
    let repository = GitWorkspace.pages()
    repository.write("a/a.axml", "<view id=a/>\n")
    let command = "touch '\(repository.files.path)/PWNED'; false"
    var variables: [String: String] = [:]
    for name in [
      "GIT_EXTERNAL_DIFF", "GIT_PAGER", "PAGER", "GIT_SSH_COMMAND", "GIT_ASKPASS", "GIT_EDITOR",
      "GIT_PROXY_COMMAND", "GIT_SEQUENCE_EDITOR",
    ] { variables[name] = command }
    for scope in GitWorkspace.scopes { _ = repository.lint(scope[0], environment: variables) }
    let run = repository.lint("--changed-since", "main", environment: variables)
    #expect(run.output == GitWorkspace.unquotedInA)
    #expect(repository.files.read("PWNED") == nil)
  }

  /// A filter whose name cannot be written before `=` cannot be switched off.
  @Test func aFilterThatCannotBeSwitchedOffIsWrongUse() {
    let repository = GitWorkspace.pages([".gitattributes": "*.axml filter=x=y\n"])
    repository.write("b/b.axml", "<view></view>\n")
    repository.git("config", "filter.x=y.clean", "touch '\(repository.files.path)/PWNED'; cat")
    let run = repository.lint("--changed-since", "main")
    #expect(run.status == 2)
    #expect(run.error.contains("filter.x=y.clean"))
    #expect(repository.files.read("PWNED") == nil)
  }

  /// Neither can one whose name is no text.
  @Test(arguments: GitWorkspace.scopes)
  func aFilterWhoseNameIsNoTextIsWrongUse(scope: [String]) {
    let repository = GitWorkspace.pages()
    repository.write("b/b.axml", "<view></view>\n")
    let command = "touch '\(repository.files.path)/PWNED'; cat"
    Binary.run(
      [
        "-c",
        #"printf '* filter=a\377\n' > .gitattributes; printf '[filter "a\377"]\n\tclean = "%s"\n' "$1" >> .git/config"#,
        "sh", command,
      ], in: repository.files.path, program: "/bin/sh")
    let run = lint(scope, in: repository.files.path)
    #expect(run.status == 2)
    #expect(run.error.contains("is not UTF-8"))
    #expect(repository.files.read("PWNED") == nil)
  }

  /// `git config` alone reads the file that `GIT_CONFIG` names; the other commands obey the settings of the repository.
  @Test func theVariableOfGitConfigHidesNoFilter() {
    let repository = GitWorkspace.pages([".gitattributes": "*.axml filter=x\n"])
    repository.write("a/a.axml", "<view id=a/>\n")
    repository.write("b/b.axml", "<view></view>\n")
    repository.git("config", "filter.x.clean", "touch '\(repository.files.path)/PWNED'; cat")
    let run = repository.lint("--changed-since", "main", environment: ["GIT_CONFIG": "/dev/null"])
    #expect(run.output == GitWorkspace.unquotedInA)
    #expect(repository.files.read("PWNED") == nil)
  }

  /// What is asked for is not in the work tree that the setting names.
  @Test(arguments: GitWorkspace.scopes)
  func aWorkTreeSomewhereElseIsWrongUse(scope: [String]) {
    let repository = GitWorkspace.pages()
    repository.write("a/a.axml", "<view id=a/>\n")
    let elsewhere = Workspace()
    repository.git("config", "core.worktree", elsewhere.path)
    let run = lint(scope, in: repository.files.path)
    #expect(run.status == 2)
    #expect(run.error.contains("the work tree of"))
  }

  @Test(arguments: GitWorkspace.scopes)
  func noHookIsRun(scope: [String]) {
    let repository = GitWorkspace.pages()
    for name in ["post-index-change", "fsmonitor-watchman", "reference-transaction", "pre-commit"] {
      repository.write(".git/hooks/\(name)", "#!/bin/sh\ntouch '\(repository.files.path)/PWNED'\n")
      chmod(repository.files.absolute(".git/hooks/\(name)"), 0o755)
    }
    repository.write("hooks/post-index-change", "#!/bin/sh\ntouch '\(repository.files.path)/PWNED'\n")
    chmod(repository.files.absolute("hooks/post-index-change"), 0o755)
    repository.git("config", "core.hooksPath", "hooks")
    // The index would be written for its time alone.
    repository.write("b/b.axml", "<view></veiw>\n")
    _ = repository.files.read("PWNED").map { _ in unlink(repository.files.absolute("PWNED")) }
    _ = lint(scope, in: repository.files.path)
    #expect(repository.files.read("PWNED") == nil)
  }

  /// In a submodule the same holds, whose settings are its own.
  @Test(arguments: ["core.fsmonitor", "filter.x.clean"])
  func noSettingOfASubmoduleRunsAProgram(key: String) {
    let inner = GitWorkspace.pages([".gitattributes": "*.axml filter=x\n"])
    let outer = GitWorkspace([:])
    outer.git("submodule", "--quiet", "add", inner.files.path, "program")
    outer.commitAll()
    outer.git("config", key, "touch '\(outer.files.path)/PWNED'; cat; false", in: "program")
    outer.write("program/a/a.axml", "<view id=a/>\n")
    outer.write("program/b/b.axml", "<view></view>\n")
    let run = outer.lint("--changed-since", "main")
    #expect(run.output.hasPrefix("program/" + GitWorkspace.unquotedInA))
    #expect(run.error == "")
    _ = outer.lint("--staged")
    #expect(outer.files.read("PWNED") == nil)
  }

  /// A clone without all objects fetches what it needs, by a program of its settings.
  @Test(arguments: ["core.sshCommand", "remote.origin.url", "remote.origin.uploadpack"])
  func nothingIsFetched(key: String) {
    let origin = GitWorkspace.pages()
    origin.write("a/a.axml", "<view id=a/>\n")
    origin.commitAll()
    origin.git("config", "uploadpack.allowFilter", "true")
    let clone = Workspace()
    Binary.run(
      ["clone", "-q", "--filter=blob:none", "file://" + origin.files.path, "."], in: clone.path,
      environment: GitWorkspace.environment, program: "git")
    let command = "touch '\(clone.path)/PWNED'; false"
    func set(_ key: String, _ value: String) {
      Binary.run(
        ["config", key, value], in: clone.path, environment: GitWorkspace.environment, program: "git")
    }
    switch key {
    case "core.sshCommand":
      set("remote.origin.url", "ssh://nowhere.invalid/x")
      set(key, command)
    case "remote.origin.url":
      set("protocol.ext.allow", "always")
      set(key, "ext::sh -c touch% \(clone.path)/PWNED")
    default: set(key, command)
    }
    // To tell what is new in b, all files are wanted as they were.
    let run = lint(["--changed-since", "HEAD~1"], in: clone.path)
    #expect(run.output == GitWorkspace.unquotedInA)
    // Whether a file changed whose time differs is not asked: its old text is not there.
    clone.write("b/b.axml", "<view id=b></view>\n")
    let edited = lint(["--changed-since", "HEAD~1"], in: clone.path)
    #expect(edited.status == 0)
    #expect(edited.output.hasPrefix(GitWorkspace.unquotedInA))
    #expect(edited.output.contains("b/b.axml:1:10: warning[unquoted-value]"))
    #expect(clone.read("PWNED") == nil)
  }
}

extension String {
  fileprivate var trimmingLineBreak: String { hasSuffix("\n") ? String(dropLast()) : self }
}
