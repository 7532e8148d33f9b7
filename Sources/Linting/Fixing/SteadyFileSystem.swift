import Diagnostics
import MiniProgram

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file system whose files stay as they were when they were first read: one that changes meanwhile, because an editor
/// saves it, can no longer be read. So no edit is made in another text than the one it was meant for.
package final class SteadyFileSystem: FileSystem, @unchecked Sendable {
  private let base: any FileSystem
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// By path, of the bytes as they were.
  private var hashes: [String: UInt64] = [:]

  package init(_ base: any FileSystem) {
    self.base = base
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  package func read(_ path: String, limit: Int) throws(FileError) -> SourceText {
    let text = try base.read(path, limit: limit)
    let hash = StableHash(text.bytes).value
    pthread_mutex_lock(lock)
    let known = hashes[path]
    hashes[path] = known ?? hash
    pthread_mutex_unlock(lock)
    if let known, known != hash { throw .unreadable("it changed meanwhile") }
    return text
  }

  package func kind(of path: String, followingLinks: Bool) -> FileKind? {
    base.kind(of: path, followingLinks: followingLinks)
  }

  package func entries(of folder: String) throws(FileError) -> [FolderEntry] { try base.entries(of: folder) }
}
