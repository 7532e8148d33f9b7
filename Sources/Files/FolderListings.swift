import Diagnostics

/// Which of all entries are in a folder, or which of all folders; the end is exclusive. A list of `Range<Int>` is not
/// used: each start of the program would then look through all its types for one that is compared.
struct EntryRange {
  var start: Int
  var end: Int

  var count: Int { end - start }
}

/// The entries of the folders that one walk read.
///
/// Only the walk adds to it, before anything else uses it; afterwards a folder is replaced in a copy.
package final class FolderListings: @unchecked Sendable {
  private(set) var entries: [FolderEntry] = []
  private var folders = ByteStringTable()
  /// The entries of each folder, by its number.
  private var ranges: [EntryRange] = []

  init() {}

  /// A copy in which a folder, which is there, has other entries.
  init(_ other: FolderListings, replacing folder: String, with found: [FolderEntry]) {
    (entries, folders, ranges) = (other.entries, other.folders, other.ranges)
    var folder = folder
    guard let number = folder.withUTF8({ folders.find($0) }) else { return }
    ranges[Int(number)] = EntryRange(start: entries.count, end: entries.count + found.count)
    entries.append(contentsOf: found)
  }

  /// Whether a folder has an entry that is a symbolic link.
  var hasLinks: Bool { entries.contains { $0.kind == .link } }

  /// The paths of the folders, in the order in which they were added.
  var paths: [String] { (0..<UInt32(folders.count)).map(folders.text) }

  /// Adds a folder that is not there yet, with its entries in the order of `FolderEntry.precedes`; returns where they
  /// are among all entries.
  func add(_ folder: String, _ found: [FolderEntry]) -> EntryRange {
    let range = EntryRange(start: entries.count, end: entries.count + found.count)
    entries.append(contentsOf: found)
    var folder = folder
    _ = folder.withUTF8 { folders.add($0) }
    ranges.append(range)
    return range
  }

  func contains(_ folder: String) -> Bool {
    var folder = folder
    return folder.withUTF8 { folders.find($0) != nil }
  }

  /// The paths of all files that the folders below `root`, and this one itself, have entries of, where their names are wanted.
  package func files(below root: String, where isWanted: (String) -> Bool) -> [String] {
    var files: [String] = []
    for (folder, range) in zip(paths, ranges) where Path.isInside(folder, root) {
      for entry in entries[range.start..<range.end] where entry.kind == .file && isWanted(entry.name) {
        files.append(Path.child(folder, entry.name))
      }
    }
    return files
  }

  /// What is known of a path. A folder is known as one even where the folder around it was not read.
  package func knowledge(of path: String) -> FileTree.Knowledge {
    var path = path
    return path.withUTF8 { bytes in
      var slash = bytes.count - 1
      while slash >= 0, bytes[slash] != Path.slash { slash -= 1 }
      if slash < 0 { return .unknown }
      let parent = UnsafeBufferPointer(rebasing: bytes[..<max(1, slash)])
      guard let folder = folders.find(parent) else { return folders.find(bytes) == nil ? .unknown : .folder }
      let name = UnsafeBufferPointer(rebasing: bytes[(slash + 1)...])
      switch kind(of: name, in: ranges[Int(folder)]) {
      case .file: return .file
      case .folder: return .folder
      case .link, .other, .outside, .undecodable, .undecodableFolder: return .unknown
      case nil: return .absent
      }
    }
  }

  private func kind(of name: UnsafeBufferPointer<UInt8>, in range: EntryRange) -> FileKind? {
    // Nearly all folders have few entries.
    if range.count <= 8 {
      let prefixes = (FolderEntry.prefix(of: name, .file), FolderEntry.prefix(of: name, .folder))
      for index in range.start..<range.end where entries[index].has(name, prefixes) {
        return entries[index].kind
      }
      return nil
    }
    // The order is by bytes, except that folders count with a `/`: both places are looked at.
    for kind in [FileKind.file, .folder] {
      let prefix = FolderEntry.prefix(of: name, kind)
      var low = range.start
      var high = range.end
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].precedes(name, kind, prefix) { low = middle + 1 } else { high = middle }
      }
      if low < range.end, entries[low].has(name) { return entries[low].kind }
    }
    return nil
  }
}
