/// A folder of its own that is a git repository.
///
///     let repository = GitWorkspace(["app.json": "{}"])       // committed, on the branch "main"
///     repository.write("a.axml", "<view/>\n")
///     repository.git("add", ".")
///     #expect(repository.lint("--staged").output == "")
struct GitWorkspace {
  let files: Workspace

  /// Settings that do not depend on the machine; a submodule may be fetched from a folder. No commit starts a process that looks
  /// whether there is something to tidy.
  static let environment = [
    "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@example.com",
    "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@example.com", "GIT_CONFIG_COUNT": "2",
    "GIT_CONFIG_KEY_0": "protocol.file.allow", "GIT_CONFIG_VALUE_0": "always",
    "GIT_CONFIG_KEY_1": "maintenance.auto", "GIT_CONFIG_VALUE_1": "false", "MPCHECK": Binary.path,
  ]

  /// Commits the files.
  init(_ content: [String: String]) {
    files = Workspace(content)
    // Without the hooks and texts that git lays into each repository.
    shell("git init -q --template= && git symbolic-ref HEAD refs/heads/main && mkdir .git/info\n" + commit)
  }

  /// A program with the pages `a` and `b`, each with a script. The page `b` has a finding of its own.
  static func pages(_ others: [String: String] = [:]) -> GitWorkspace {
    GitWorkspace(
      [
        "app.json": #"{ "pages": ["a/a", "b/b"] }"#, "a/a.axml": "<view/>\n", "a/a.js": "Page({});\n",
        "b/b.axml": "<view></veiw>\n", "b/b.js": "Page({});\n",
      ].merging(others) { $1 })
  }

  /// The finding that `pages` has from the start.
  static let oldFinding = "b/b.axml:1:9: error[mismatched-tag]: \"veiw\" does not close \"view\"\n"

  /// The finding of `pages` with `<view id=a/>` as the page `a`.
  static let unquotedInA = "a/a.axml:1:10: warning[unquoted-value]: this value has no quotes\n"

  /// The options that select what changed.
  static let scopes = [["--changed-since", "main"], ["--staged"]]

  /// Runs git in the folder, or in one below it.
  @discardableResult
  func git(_ arguments: String..., in folder: String = ".") -> Binary.Run {
    Binary.run(
      arguments, in: files.absolute(folder), environment: GitWorkspace.environment, program: "git")
  }

  /// Commits everything as it is.
  func commitAll() { shell(commit) }

  private let commit = "git add --all && git commit -q --allow-empty -m change"

  private func shell(_ script: String) {
    Binary.run(
      [], in: files.path, script: script, environment: GitWorkspace.environment)
  }

  func write(_ name: String, _ content: String) { files.write(name, content) }

  /// Runs `mpcheck lint --format concise` with the arguments in the folder, or in one below it.
  func lint(_ arguments: String..., in folder: String = ".", environment: [String: String] = [:])
    -> Binary.Run
  {
    run(
      ["lint", "--format", "concise", "--quiet"] + arguments, in: folder, environment: environment)
  }

  /// Runs mpcheck in the folder, or in one below it.
  @discardableResult
  func run(_ arguments: [String], in folder: String = ".", environment: [String: String] = [:]) -> Binary.Run
  {
    Binary.run(
      arguments, in: files.absolute(folder),
      environment: GitWorkspace.environment.merging(environment) { $1 })
  }
}
