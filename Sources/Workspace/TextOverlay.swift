import Diagnostics
import Files

/// A file system with texts laid over it, such as the unsaved ones of an editor. The texts can change.
final class TextOverlay: FileSystem {
  let base: any FileSystem
  private let texts = Lock<[String: SourceText]>([:])
  private let top: Lock<any FileSystem>

  init(over base: any FileSystem) {
    self.base = base
    top = Lock(base)
  }

  /// Lays these texts over the files, by path, and no others. Returns the paths at which the text is now another one.
  func setOverlay(_ new: [String: SourceText]) -> Set<String> {
    let changed = texts.withLock { old in
      let changed = Set(old.keys).union(new.keys).filter { path in
        guard let old = old[path], let new = new[path] else { return true }
        return !old.bytes.elementsEqual(new.bytes)
      }
      old = new
      return changed
    }
    if !changed.isEmpty {
      top.withLock { $0 = new.isEmpty ? base : OverlayFileSystem(base: base, overlay: new) }
    }
    return changed
  }

  private var current: any FileSystem { top.withLock { $0 } }

  func read(_ path: String, limit: Int) throws(FileError) -> SourceText {
    try current.read(path, limit: limit)
  }

  func readStart(_ path: String, count: Int) throws(FileError) -> SourceText {
    try current.readStart(path, count: count)
  }

  func realPath(_ path: String) -> String? { current.realPath(path) }

  func linkTarget(_ path: String) -> String? { current.linkTarget(path) }

  func kind(of path: String, followingLinks: Bool) -> FileKind? {
    current.kind(of: path, followingLinks: followingLinks)
  }

  func entries(of folder: String) throws(FileError) -> [FolderEntry] { try current.entries(of: folder) }
}
