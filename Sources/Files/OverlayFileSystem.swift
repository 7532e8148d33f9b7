import Diagnostics

/// A file system with some files replaced or added: standard input under a name, or the staged content.
package struct OverlayFileSystem: FileSystem {
  private let base: any FileSystem
  private let overlay: MemoryFileSystem
  /// The files that are replaced or added.
  package let paths: Set<String>

  /// The texts of `overlay` replace the files at their keys, which are absolute and normalised.
  package init(base: any FileSystem, overlay: [String: SourceText]) {
    self.base = base
    var memory = MemoryFileSystem()
    for (path, text) in overlay {
      memory.add(text.path == path ? text : SourceText(path: path, bytes: text.bytes))
    }
    self.overlay = memory
    paths = Set(overlay.keys)
  }

  package func read(_ path: String, limit: Int) throws(FileError) -> SourceText {
    if overlay.isFile(path) { return try overlay.read(path, limit: limit) }
    return try base.read(path, limit: limit)
  }

  package func readStart(_ path: String, count: Int) throws(FileError) -> SourceText {
    if overlay.isFile(path) { return try overlay.readStart(path, count: count) }
    return try base.readStart(path, count: count)
  }

  package func realPath(_ path: String) -> String? { base.realPath(path) ?? overlay.realPath(path) }

  package func linkTarget(_ path: String) -> String? { overlay.isFile(path) ? nil : base.linkTarget(path) }

  package func kind(of path: String, followingLinks: Bool) -> FileKind? {
    let own = overlay.kind(of: path, followingLinks: followingLinks)
    if own == .file { return .file }
    return base.kind(of: path, followingLinks: followingLinks) ?? own
  }

  package func entries(of folder: String) throws(FileError) -> [FolderEntry] {
    guard let added = try? overlay.entries(of: folder), !added.isEmpty else {
      return try base.entries(of: folder)
    }
    var entries: [FolderEntry] = []
    do {
      entries = try base.entries(of: folder)
    } catch {
      // A folder that only the overlay has is not an error; one that cannot be read is.
      if error != .notFound { throw error }
    }
    for entry in added {
      if let index = entries.firstIndex(where: { $0.name == entry.name }) {
        if entry.kind == .file { entries[index] = entry }
      } else {
        entries.append(entry)
      }
    }
    return entries.sorted(by: FolderEntry.precedes)
  }
}
