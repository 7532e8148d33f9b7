import Diagnostics
import Files

/// A git repository with a work tree, as it looks from one of the given paths.
struct Repository: Sendable {
  /// The top folder of the work tree, without links on the way.
  let top: String
  private let environment: [String]
  /// A folder as the command line spells it, and the same without links. Findings spell paths as the command line does.
  private var spelling: (given: String, real: String)

  /// What switches the filters off that its settings name.
  private let filters: [String]

  /// Finds the repository of `folder`, an absolute path: that of the nearest `.git` at or above it.
  ///
  /// In a hook the environment names the hook's repository and the index of the commit that is being made. That counts only
  /// if it is the repository of this folder.
  init(holding folder: String) throws(GitError) {
    let real = DiskFileSystem().realPath(folder) ?? folder
    spelling = (folder, real)
    (top, environment) = try Repository.find(real, as: folder, GitEnvironment())
    filters = try Repository.closingFilters(top, environment)
    shortenSpelling()
  }

  /// The repository of a submodule whose work tree is at `path`, absolute and without links; nil when none can be read there.
  init?(submodule path: String, of outer: Repository) {
    guard RepositoryFolder.has(path) else { return nil }
    let neutral = GitEnvironment.withoutLocators(outer.environment)
    guard let folder = try? RepositoryFolder(at: path, neutral),
      let filters = try? Repository.closingFilters(path, neutral), folder.top == path
    else { return nil }
    (top, environment, spelling, self.filters) = (path, neutral, outer.spelling, filters)
  }

  private static func find(
    _ real: String, as folder: String, _ environment: GitEnvironment
  ) throws(GitError) -> (top: String, environment: [String]) {
    var reason = LocalizedText(
      en: "not a git repository (neither it nor a folder above it has a .git)",
      zh: "不是 git 仓库（它和上级目录中都没有 .git）")
    if let marked = RepositoryFolder.nearest(real) {
      do {
        let found = try RepositoryFolder(at: marked, environment.neutral)
        // A setting may lead its work tree somewhere else (`core.worktree`).
        if Path.isInside(real, found.top) { return (found.top, environment.variables(for: found)) }
        reason = LocalizedText(
          en: "the work tree of \(marked) is \(found.top)", zh: "\(marked) 的工作树是 \(found.top)")
      } catch {
        if !error.isAnswer { throw error }
        reason = error.message
      }
    }
    // A repository that only the environment names keeps its work tree somewhere else.
    if let variables = environment.namingRepository {
      let named = try GitProgram.run(["-C", real, "rev-parse", "--show-toplevel"], environment: variables)
      if named.status == 0, Path.isInside(real, named.line) { return (named.line, variables) }
    }
    throw GitError(
      message: LocalizedText(
        en: "\(folder) is in no git repository that can be read: \(reason.english)",
        zh: "\(folder) 不在可读取的 git 仓库中：\(reason.chinese)"))
  }

  /// Options that give each setting of a filter an empty value. What `.gitattributes` of a program names is a filter of the
  /// user, or of a `.git` that came with the program; git would run it on every file whose time alone differs.
  private static func closingFilters(_ top: String, _ environment: [String]) throws(GitError) -> [String] {
    let question = ["-C", top, "config", "--null", "--name-only", "--get-regexp", #"^filter\."#]
    let answer = try GitProgram.run(question, environment: environment)
    // 1 means that there is none.
    if answer.status > 1 { throw GitError(command: "config", in: top, answer) }
    var options: [String] = []
    for name in answer.output.split(separator: 0) {
      let key = String(decoding: name, as: UTF8.self)
      // The name of an option ends at its first "=". A text of other bytes would be another name.
      if key.utf8.contains(UInt8(ascii: "=")) || !key.utf8.elementsEqual(name) {
        throw GitError(
          message: LocalizedText(
            en:
              "git in \(top): the setting \"\(key)\" cannot be switched off: its name has a \"=\" or is not UTF-8",
            zh: "\(top) 中的 git：设置项“\(key)”的名称含有“=”或不是 UTF-8，无法关闭"))
      }
      options += ["-c", key + (key.hasSuffix(".required") ? "=false" : "=")]
    }
    return options
  }

  /// Removes the folders at the end that both spellings have, down to the top of the repository.
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
    try GitProgram.run(["-C", top] + filters + arguments, environment: environment)
  }

  /// What the index lists, as `git ls-files -v --stage -z` says it. Throws where git would wait for a file of the work tree.
  func checkedListing() throws(GitError) -> [UInt8] {
    let listing = try output(["ls-files", "-v", "--stage", "-z"]).output
    var files = WaitingFiles()
    try files.check(workTree: top, listing, GitEnvironment.withoutLocators(environment))
    return listing
  }

  /// Whether the objects that it does not have stay with another repository (partial clone).
  func lacksObjects() throws(GitError) -> Bool {
    let answer = try run([
      "config", "--name-only", "--get-regexp", #"^(extensions\.partialclone|remote\..*\.promisor)$"#,
    ])
    return answer.status == 0
  }

  /// Runs git at the top. Throws if it fails.
  func output(_ arguments: [String]) throws(GitError) -> GitProgram.Answer {
    let answer = try run(arguments)
    if answer.status == 0 { return answer }
    throw GitError(command: arguments[0], in: top, answer)
  }

  /// Starts a git that answers questions.
  func startTalking(_ arguments: [String]) throws(GitError) -> GitProgram.Process {
    try GitProgram.start(["-C", top] + filters + arguments, environment: environment, talks: true)
  }

  // MARK: Commits

  /// Whether it has the commit.
  func hasCommit(_ object: String) throws(GitError) -> Bool {
    try run(["cat-file", "-e", object + "^{commit}"]).status == 0
  }

  /// The object name of the last commit that HEAD and `reference` have in common.
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
      throw GitError(command: "merge-base", in: top, base)
    }
    throw GitError(message: noMergeBase(reference, isShallow: try isShallow()))
  }

  private func isShallow() throws(GitError) -> Bool {
    try run(["rev-parse", "--is-shallow-repository"]).line == "true"
  }
}

extension GitError {
  fileprivate init(command: String, in top: String, _ answer: GitProgram.Answer) {
    self.init(
      message: LocalizedText(
        en: "git \(command) fails in \(top): \(answer.complaint)",
        zh: "git \(command) 在 \(top) 中失败：\(answer.complaint)"))
  }
}

private func unknownReference(_ reference: String, isShallow: Bool) -> LocalizedText {
  LocalizedText(
    en: "--changed-since: \"\(reference)\" is not a commit of this repository"
      + (isShallow ? "; this clone is shallow, so it may have to be fetched first" : ""),
    zh: "--changed-since：“\(reference)”不是此仓库的提交" + (isShallow ? "；此克隆是浅克隆，可能需要先获取该提交" : ""))
}

private func noMergeBase(_ reference: String, isShallow: Bool) -> LocalizedText {
  isShallow
    ? LocalizedText(
      en: "--changed-since: this clone is shallow, and where HEAD and \"\(reference)\" part is not in it; "
        + "fetch the history, such as by \"git fetch --unshallow\"",
      zh: "--changed-since：此克隆是浅克隆，不含 HEAD 与“\(reference)”的分叉点；请获取历史，例如执行 `git fetch --unshallow`")
    : LocalizedText(
      en: "--changed-since: HEAD and \"\(reference)\" have no commit in common",
      zh: "--changed-since：HEAD 与“\(reference)”没有共同的提交")
}
