import Diagnostics
import Files

/// A file system in which files stay as they were when they were first read. A file that changes meanwhile, because an
/// editor saves it, can no longer be read. So no edit is made in another text than the one it was meant for.
package final class PinnedFileSystem: FileSystem {
  private let base: any FileSystem
  /// By path, of the bytes as they were.
  private let hashes = Lock<[String: UInt64]>([:])

  package init(_ base: any FileSystem) { self.base = base }

  package func read(_ path: String, limit: Int) throws(FileError) -> SourceText {
    let text = try base.read(path, limit: limit)
    let hash = StableHash(text.bytes).value
    let first = hashes.withLock { hashes in
      let first = hashes[path] ?? hash
      hashes[path] = first
      return first
    }
    if first != hash { throw .unreadable("it changed meanwhile") }
    return text
  }

  package func readStart(_ path: String, count: Int) throws(FileError) -> SourceText {
    try base.readStart(path, count: count)
  }

  package func realPath(_ path: String) -> String? { base.realPath(path) }

  package func linkTarget(_ path: String) -> String? { base.linkTarget(path) }

  package func kind(of path: String, followingLinks: Bool) -> FileKind? {
    base.kind(of: path, followingLinks: followingLinks)
  }

  package func entries(of folder: String) throws(FileError) -> [FolderEntry] { try base.entries(of: folder) }
}
