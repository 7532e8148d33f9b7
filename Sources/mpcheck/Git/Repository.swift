import Files

/// A git repository with a work tree, as it looks from one of the given paths.
struct Repository: Sendable {
  /// The top folder of the work tree, without links on the way.
  let top: String
  private let environment: [String]
  /// A folder as the command line spells it and the same without links; findings spell paths as the command line does.
  private var spelling: (given: String, real: String)

  /// The variables that say which repository is meant, in place of the folder that git runs in.
  private static let locators: Set<Substring> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_IMPLICIT_WORK_TREE", "GIT_SHALLOW_FILE", "GIT_GRAFT_FILE",
  ]

  /// The repository that `folder`, absolute, is in.
  ///
  /// In a hook the environment names the hook's repository and the index of the commit that is being made. That counts if
  /// it is the repository of this folder; else it would be the wrong one.
  init(holding folder: String) throws(GitError) {
    let given = GitProgram.environment
    let neutral = given.filter { !Repository.locators.contains(Repository.name($0)) }
    let real = DiskFileSystem().realPath(folder) ?? folder
    spelling = (folder, real)
    let found = try Repository.ask(["-C", real, "rev-parse", "--show-toplevel"], neutral)
    if found.status == 0 {
      top = found.line
      environment = try Repository.environment(of: found.line, neutral: neutral, given: given)
    } else {
      // A repository that only the environment names keeps its work tree somewhere else.
      let named = try Repository.ask(["-C", real, "rev-parse", "--show-toplevel"], given)
      guard neutral.count < given.count, named.status == 0, Path.isInside(real, named.line) else {
        throw GitError(message: "\(folder) is in no git repository that can be read: \(found.complaint)")
      }
      top = named.line
      environment = given
    }
    shortenSpelling()
  }

  /// The repository of a submodule whose work tree is at `path`, absolute and without links.
  init(submodule path: String, of outer: Repository) {
    top = path
    environment = outer.environment.filter { !Repository.locators.contains(Repository.name($0)) }
    spelling = outer.spelling
  }

  private static func environment(of top: String, neutral: [String], given: [String]) throws(GitError)
    -> [String]
  {
    if neutral.count == given.count { return given }
    let question = ["-C", top, "rev-parse", "--absolute-git-dir"]
    let found = try ask(question, neutral)
    let named = try ask(question, given)
    guard found.status == 0, found.output == named.output else { return neutral }
    // Without the top, git would take the folder that it runs in for it.
    let others = given.filter { !["GIT_DIR", "GIT_WORK_TREE"].contains(name($0)) }
    return others + ["GIT_DIR=\(found.line)", "GIT_WORK_TREE=\(top)"]
  }

  private static func name(_ variable: String) -> Substring { variable.prefix { $0 != "=" } }

  /// Takes away the folders at the end that both spellings have, down to the top of the repository.
  private mutating func shortenSpelling() {
    while spelling.real != top, spelling.real != "/",
      Path.lastComponent(spelling.real) == Path.lastComponent(spelling.given)
    {
      spelling = (Path.parent(spelling.given), Path.parent(spelling.real))
    }
  }

  /// The absolute path of a file of the work tree, as findings spell it; `path` is relative to the top.
  func spelled(_ path: String) -> String {
    let path = Path.join(top, path)
    guard let below = Path.relative(path, to: spelling.real) else { return path }
    return below.isEmpty ? spelling.given : Path.child(spelling.given, String(below))
  }

  /// Runs git at the top. It changes nothing, not even the times that the index remembers.
  func run(_ arguments: [String]) throws(GitError) -> GitProgram.Answer {
    try Repository.ask(["-C", top, "--no-optional-locks"] + arguments, environment)
  }

  /// The same, where only success is an answer.
  func output(_ arguments: [String]) throws(GitError) -> GitProgram.Answer {
    let answer = try run(arguments)
    if answer.status == 0 { return answer }
    throw GitError(message: "git \(arguments[0]) fails in \(top): \(answer.complaint)")
  }

  /// Starts a git that answers questions.
  func startTalking(_ arguments: [String]) throws(GitError) -> GitProgram.Process {
    try GitProgram.start(["-C", top] + arguments, environment: environment, talks: true)
  }

  private static func ask(_ arguments: [String], _ environment: [String]) throws(GitError)
    -> GitProgram.Answer
  {
    try GitProgram.run(arguments, environment: environment)
  }

  // MARK: Commits

  /// Whether it has the commit.
  func hasCommit(_ object: String) throws(GitError) -> Bool {
    try run(["cat-file", "-e", object + "^{commit}"]).status == 0
  }

  /// The object name of the commit at which HEAD and `reference` part.
  func mergeBase(with reference: String) throws(GitError) -> String {
    // What begins with a hyphen would be an option.
    let isName = !reference.isEmpty && !reference.hasPrefix("-")
    let found = isName ? try run(["rev-parse", "--verify", "--quiet", reference + "^{commit}"]) : nil
    guard let found, found.status == 0 else {
      throw GitError(message: unknownReference(reference, isShallow: try isShallow()))
    }
    let base = try run(["merge-base", found.line, "HEAD"])
    if base.status == 0, !base.line.isEmpty {
      return base.line
    }
    if !base.complaint.isEmpty {
      throw GitError(message: "git merge-base fails in \(top): \(base.complaint)")
    }
    throw GitError(message: noMergeBase(reference, isShallow: try isShallow()))
  }

  private func isShallow() throws(GitError) -> Bool {
    try run(["rev-parse", "--is-shallow-repository"]).line == "true"
  }
}

private func unknownReference(_ reference: String, isShallow: Bool) -> String {
  let hint = isShallow ? "; this clone is shallow, so it may have to be fetched first" : ""
  return "--changed-since: \"\(reference)\" is not a commit of this repository\(hint)"
}

private func noMergeBase(_ reference: String, isShallow: Bool) -> String {
  isShallow
    ? "--changed-since: this clone is shallow, and where HEAD and \"\(reference)\" part is not in it; "
      + "fetch the history, such as by \"git fetch --unshallow\""
    : "--changed-since: HEAD and \"\(reference)\" have no commit in common"
}
