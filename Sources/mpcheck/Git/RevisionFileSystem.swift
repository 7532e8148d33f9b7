import Diagnostics
import Files

/// A file system at an older state. The files that differ come from git, all others from the newer state.
struct RevisionFileSystem: FileSystem {
  private let newer: any FileSystem
  private let blobs: [String: TreeDifference.Blob]
  /// Files with several versions in the older state.
  private let unmerged: Set<String>
  /// Files and folders that are there in the newer state only.
  private var hidden: Set<String>
  /// For each folder on the way to a blob, the entries that lead to blobs.
  private var names: [String: [String: FileKind]] = [:]

  init(_ newer: any FileSystem, without difference: TreeDifference) {
    self.newer = newer
    blobs = difference.old
    unmerged = Set(difference.unmerged)
    hidden = Set(difference.added).subtracting(unmerged)
    for path in unmerged.union(blobs.keys) { enter(path) }
    hideEmptyFolders()
  }

  private mutating func enter(_ path: String) {
    var (path, kind) = (path, FileKind.file)
    while path != "/" {
      let folder = Path.parent(path)
      let isKnown = names[folder] != nil
      names[folder, default: [:]][String(Path.lastComponent(path))] = kind
      if isKnown { return }
      (path, kind) = (folder, .folder)
    }
  }

  /// Hides folders that contain only hidden files. They were not there, because git does not keep empty folders.
  private mutating func hideEmptyFolders() {
    var waiting = Set(hidden.map { Path.parent($0) })
    while let folder = waiting.popFirst() {
      guard names[folder] == nil, !hidden.contains(folder), let entries = try? newer.entries(of: folder),
        entries.allSatisfy({ hidden.contains(Path.child(folder, $0.name)) })
      else { continue }
      hidden.insert(folder)
      waiting.insert(Path.parent(folder))
    }
  }

  private func isHidden(_ path: String) -> Bool {
    !hidden.isEmpty && Path.upward(from: path).contains(where: hidden.contains)
  }

  func read(_ path: String, limit: Int) throws(FileError) -> SourceText {
    if unmerged.contains(path) { throw .unreadable("it is unmerged, and nothing of it is staged") }
    if let blob = blobs[path] { return try blob.reader.read(blob.object, path: path, limit: limit) }
    if names[path] != nil { throw .isFolder }
    if isHidden(path) { throw .notFound }
    return try newer.read(path, limit: limit)
  }

  func realPath(_ path: String) -> String? {
    newer.realPath(path) ?? (kind(of: path, followingLinks: true) == nil ? nil : path)
  }

  func linkTarget(_ path: String) -> String? {
    kind(of: path, followingLinks: false) == .link ? newer.linkTarget(path) : nil
  }

  func kind(of path: String, followingLinks: Bool) -> FileKind? {
    if blobs[path] != nil || unmerged.contains(path) { return .file }
    if names[path] != nil { return .folder }
    return isHidden(path) ? nil : newer.kind(of: path, followingLinks: followingLinks)
  }

  func entries(of folder: String) throws(FileError) -> [FolderEntry] {
    let own = names[folder] ?? [:]
    if own.isEmpty, isHidden(folder) { throw .notFound }
    var entries: [FolderEntry] = []
    do {
      entries = try newer.entries(of: folder)
    } catch {
      // A folder that is gone is not an error; one that cannot be read is.
      if own.isEmpty || error != .notFound { throw error }
    }
    entries.removeAll { own[$0.name] != nil || hidden.contains(Path.child(folder, $0.name)) }
    entries += own.map { FolderEntry(name: $0.key, kind: $0.value) }
    return entries.sorted(by: FolderEntry.precedes)
  }
}
