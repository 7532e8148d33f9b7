import Diagnostics
import Files

/// A file system that notes what it is asked, to recognise a change that can change the answers. Listings are not noted.
final class RecordingFileSystem: FileSystem {
  private struct Question: Hashable {
    let path: String
    let followsLinks: Bool
  }

  private struct Record {
    var texts: Set<String> = []
    var kinds: [Question: FileKind?] = [:]
  }

  private let base: any FileSystem
  private let record = Lock(Record())

  init(_ base: any FileSystem) { self.base = base }

  /// Whether an answer depends on a file that changed.
  func isAffected(by path: String) -> Bool {
    let record = record.withLock { $0 }
    return record.texts.contains(path)
      || [true, false].contains { followsLinks in
        guard let kind = record.kinds[Question(path: path, followsLinks: followsLinks)] else { return false }
        return kind != base.kind(of: path, followingLinks: followsLinks)
      }
  }

  func read(_ path: String, limit: Int) throws(FileError) -> SourceText {
    record.withLock { _ = $0.texts.insert(path) }
    return try base.read(path, limit: limit)
  }

  func readStart(_ path: String, count: Int) throws(FileError) -> SourceText {
    record.withLock { _ = $0.texts.insert(path) }
    return try base.readStart(path, count: count)
  }

  func realPath(_ path: String) -> String? { base.realPath(path) }

  func linkTarget(_ path: String) -> String? { base.linkTarget(path) }

  func kind(of path: String, followingLinks: Bool) -> FileKind? {
    let kind = base.kind(of: path, followingLinks: followingLinks)
    record.withLock { $0.kinds[Question(path: path, followsLinks: followingLinks)] = .some(kind) }
    return kind
  }

  func entries(of folder: String) throws(FileError) -> [FolderEntry] { try base.entries(of: folder) }
}
