import Diagnostics
import Files

/// A folder with a `.git`, which git takes for the repository that this is.
///
/// git alone would also take a folder for a repository that looks like one inside, as a bare repository does, or one further
/// above where a `.git` is broken. So it starts in the folder with the `.git`, and has to find that, before anything else is
/// asked. It is not pointed there by `GIT_DIR`: then it would not check whose repository it is (`safe.directory`).
struct RepositoryFolder {
  let path: String
  /// What its `.git` is or leads to, without links.
  let store: String
  /// The top folder of the work tree.
  let top: String

  /// `environment` says nothing of which repository is meant.
  init(at path: String, _ environment: [String]) throws(GitError) {
    self.path = path
    let store = RepositoryFolder.store(Path.child(path, ".git"))
    if let store {
      var files = WaitingFiles()
      try files.check(store: store, of: path, environment)
    }
    let found = try RepositoryFolder.ask("--absolute-git-dir", path, environment)
    guard let store, DiskFileSystem().realPath(found) == store else {
      let expected = Path.child(path, ".git")
      throw GitError(
        message: LocalizedText(
          en: "git finds \(found) in place of \(expected)", zh: "git 找到的是 \(found)，而不是 \(expected)"))
    }
    self.store = store
    top = try RepositoryFolder.ask("--show-toplevel", path, environment)
  }

  private static func ask(
    _ question: String, _ path: String, _ environment: [String]
  ) throws(GitError) -> String {
    let answer = try GitProgram.run(["-C", path, "rev-parse", question], environment: environment)
    if answer.status != 0 { throw GitError(message: LocalizedText(verbatim: answer.complaint)) }
    return answer.line
  }

  /// Whether a folder has a `.git` of any kind.
  static func has(_ folder: String) -> Bool {
    DiskFileSystem().kind(of: Path.child(folder, ".git"), followingLinks: false) != nil
  }

  /// The nearest such folder at or above an absolute one.
  static func nearest(_ folder: String) -> String? { Path.upward(from: folder).first(where: has) }

  /// The folder that a `.git` is, or that it names as a file (gitrepository-layout(5)), without links; nil when it does neither.
  static func store(_ path: String) -> String? {
    let disk = DiskFileSystem()
    switch disk.kind(of: path, followingLinks: true) {
    case .folder: return disk.realPath(path)
    case .file:
      guard let text = try? disk.read(path, limit: 1 << 16) else { return nil }
      let line = String(
        decoding: text.bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
      let prefix = "gitdir: "
      guard line.hasPrefix(prefix) else { return nil }
      return disk.realPath(Path.join(Path.parent(path), String(line.dropFirst(prefix.count))))
    default: return nil
    }
  }
}
