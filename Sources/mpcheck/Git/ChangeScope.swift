import Diagnostics
import Files

/// What `--changed-since` and `--staged` make of a run: which files are linted, and which findings are shown.
///
/// Shown are findings in changed files, findings that involve one, and what the change brought elsewhere: `app.json` names
/// a deleted page, and each page with a tag lacks the component that is not registered any more. To tell the last kind
/// apart from what was there before, the files are also linted as they were. That happens only where it is needed.
final class ChangeScope {
  /// The files that are linted.
  let files: any FileSystem
  /// The same files as they were before the change.
  let before: any FileSystem
  let changed: ChangedFiles
  /// What is said where nothing changed.
  private let nothingChanged: LocalizedText
  private let lintBefore: (any FileSystem, ChangedFiles) -> [Diagnostic]
  private lazy var known = Set(lintBefore(before, changed).map { FindingKey($0) })

  /// What distinguishes findings in an unchanged text.
  private struct FindingKey: Hashable {
    let rule: String
    let severity: Severity
    let place: Place
    let message: LocalizedText

    init(_ diagnostic: Diagnostic) {
      (rule, severity) = (diagnostic.rule, diagnostic.severity)
      (place, message) = (diagnostic.place, diagnostic.message)
    }
  }

  /// Makes the scope that the options request; nil without them. `paths` are the given paths, absolute. `lintBefore` gives
  /// the findings in the files as they were.
  init?(
    _ options: LintOptions.Git, paths: [String],
    lintBefore: @escaping (any FileSystem, ChangedFiles) -> [Diagnostic]
  ) throws(GitError) {
    guard options.staged || options.changedSince != nil else { return nil }
    self.lintBefore = lintBefore
    let disk = DiskFileSystem()
    var files: any FileSystem = disk
    var changes: [TreeDifference] = []
    for repository in try ChangeScope.repositories(of: paths) {
      if let reference = options.changedSince {
        let base = try repository.mergeBase(with: reference)
        changes.append(try TreeDifference(in: repository, between: .workTreeAndCommit(base)))
      } else {
        let unstaged = try TreeDifference(in: repository, between: .workTreeAndIndex)
        files = RevisionFileSystem(files, without: unstaged)
        changes.append(try TreeDifference(in: repository, between: .indexAndHead))
      }
    }
    self.files = files
    before = changes.reduce(files) { RevisionFileSystem($0, without: $1) }
    changed = ChangedFiles(changes.flatMap(\.changed))
    nothingChanged =
      options.changedSince.map {
        LocalizedText(en: "no file has changed since \($0)", zh: "自 \($0) 以来没有文件改动")
      } ?? LocalizedText(en: "no file is staged", zh: "没有暂存的文件")
  }

  /// The repositories that the given paths are in, each once. A path need not exist: what is staged may be gone.
  private static func repositories(of paths: [String]) throws(GitError) -> [Repository] {
    let disk = DiskFileSystem()
    var folders: Set<String> = []
    var repositories: [Repository] = []
    for path in paths {
      guard let folder = Path.upward(from: path).first(where: disk.isFolder), folders.insert(folder).inserted
      else {
        continue
      }
      // Hooks give hundreds of folders of one repository, and each question to git is a process.
      if let marked = RepositoryFolder.nearest(folder),
        repositories.contains(where: { $0.spelled("") == marked })
      {
        continue
      }
      let repository = try Repository(holding: folder)
      if !repositories.contains(where: { $0.spelled("") == repository.spelled("") }) {
        repositories.append(repository)
      }
    }
    return repositories
  }

  /// The findings that are shown.
  func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { changed.affect($0) || (!changed.isEmpty && !known.contains(FindingKey($0))) }
  }

  /// Sentences for standard error about the scope.
  var notes: [LocalizedText] { changed.isEmpty ? [nothingChanged] : [] }
}
