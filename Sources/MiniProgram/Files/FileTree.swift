import Diagnostics

/// Which files a walk collects. Hidden folders and those named in `skippedFolders` are never entered.
package struct FileFilter: Sendable {
  /// Without the dot: `axml`.
  package var extensions: [String]
  /// Whole names: `app.json`. They are told apart from files with a wanted extension.
  package var names: [String]
  package var skippedFolders: Set<String>
  /// Extensions of folders that are not entered, without the dot: `framework`.
  package var skippedFolderExtensions: [String]

  package init(
    extensions: [String] = [], names: [String] = [], skippedFolders: Set<String> = ["node_modules"],
    skippedFolderExtensions: [String] = []
  ) {
    self.extensions = extensions
    self.names = names
    self.skippedFolders = skippedFolders
    self.skippedFolderExtensions = skippedFolderExtensions
  }

  func skips(folder name: String) -> Bool {
    name.utf8.first == Path.dot || skippedFolders.contains(name)
      || (!skippedFolderExtensions.isEmpty && skippedFolderExtensions.contains { name.hasSuffix("." + $0) })
  }

  func wantsExtension(of name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      // macOS writes `._x.axml` beside `x.axml` on file systems that cannot hold its attributes.
      if bytes.starts(with: "._".utf8) { return false }
      guard let last = bytes.lastIndex(of: Path.dot) else { return false }
      return extensions.contains { $0.utf8.elementsEqual(bytes[(last + 1)...]) }
    }
  }
}

/// What one walk over a folder found: the wanted files, and every name that stands in the folders it entered,
/// so that later questions whether a file exists cost no system call.
package struct FileTree: Sendable {
  /// The folder the walk began in.
  package let root: String
  /// Absolute paths of the files with a wanted extension, in byte order.
  package private(set) var files: [String] = []
  /// Absolute paths of the files with a wanted name, in byte order.
  package private(set) var namedFiles: [String] = []
  /// Folders that could not be read, in byte order.
  package private(set) var errors: [(path: String, error: FileError)] = []
  /// Entries that were passed over because their names are not UTF-8; the paths show U+FFFD in their place.
  package private(set) var undecodable: [String] = []

  private var entries: [FolderEntry] = []
  private let filter: FileFilter
  private let excluded: [IgnoreRules]
  /// Of all `.gitignore` files that count here, outer ones before inner ones.
  private var rules: [IgnoreRules]
  /// The entries of each folder that was read, as a range of `entries`.
  private var folders: [String: Range<Int>] = [:]

  /// What is known of a path without asking the file system again.
  package enum Knowledge: Hashable, Sendable {
    case file
    case folder
    case absent
    /// It lies outside the folders that were read, or is a link.
    case unknown
  }

  /// Whether the walk passed over everything in `folder`, which it may have entered to find that out.
  func hides(_ folder: String) -> Bool {
    (excluded + rules).contains { $0.hides(folder) }
  }

  /// The folders that the walk entered, or tried to.
  package var walkedFolders: [String] { Array(folders.keys) + errors.map(\.path) }

  /// Whether the walk entered `folder`, or tried to.
  func hasRead(_ folder: String) -> Bool {
    folders[folder] != nil || errors.contains { $0.path == folder }
  }

  package func knowledge(of path: String) -> Knowledge {
    guard let range = folders[Path.parent(path)] else { return folders[path] == nil ? .unknown : .folder }
    let name = String(Path.lastComponent(path))
    switch entry(named: name, in: range)?.kind {
    case .file: return .file
    case .folder: return .folder
    case .link, .other, .undecodable: return .unknown
    case nil: return .absent
    }
  }

  private func entry(named name: String, in range: Range<Int>) -> FolderEntry? {
    // Most folders hold a few names, and comparing short strings for equality is a matter of two words.
    if range.count <= 16 {
      return range.first { entries[$0].name == name }.map { entries[$0] }
    }
    // The order is by bytes but for the `/` that folders count with: both places are looked at.
    for kind in [FileKind.file, .folder] {
      let sought = FolderEntry(name: name, kind: kind)
      var low = range.lowerBound
      var high = range.upperBound
      while low < high {
        let middle = (low + high) / 2
        if FolderEntry.precedes(entries[middle], sought) { low = middle + 1 } else { high = middle }
      }
      if low < range.upperBound, entries[low].name == name { return entries[low] }
    }
    return nil
  }

  /// Whether a walk would pass over `path`, or one of the folders between the root and it: as hidden, skipped,
  /// excluded or ignored. It need not exist; a path outside the root is not passed over.
  package func isPassedOver(_ path: String) -> Bool {
    // No system opens a longer path, and one of thousands of folders would be taken apart thousands of times.
    guard path.utf8.count <= Path.longestLength else { return false }
    guard let below = Path.relative(path, to: root), !below.isEmpty else { return false }
    var current = root
    let components = below.split(separator: "/")
    for (index, component) in components.enumerated() {
      current = Path.child(current, String(component))
      let isFolder = index + 1 < components.count
      if isFolder, isSkipped(folder: String(component)) { return true }
      if isIgnored(current, isFolder: isFolder, rules) { return true }
    }
    return false
  }

  /// Walks `root`, whatever it is itself: hidden, ignored or a link to a folder. Below it, links to folders are
  /// not followed, links to files are files. `.gitignore` files in the folders it enters count, and so do
  /// `outerRules`, outermost first, of which the last that says anything decides. What `excluded` names is left
  /// out, whatever those say.
  package init(
    walking root: String, in fileSystem: some FileSystem, filter: FileFilter, outerRules: [IgnoreRules] = [],
    excluded: [IgnoreRules] = []
  ) {
    self.root = root
    self.filter = filter
    self.excluded = excluded.map { $0.admitting(root) }
    rules = outerRules.map { $0.admitting(root) }
    var active = rules
    var open: [Frame] = []
    enter(root, fileSystem, &active, &open)
    while let frame = open.last {
      guard frame.next < frame.end else {
        open.removeLast()
        active.removeLast(active.count - frame.outerRuleCount)
        continue
      }
      open[open.count - 1].next += 1
      let entry = entries[frame.next]
      switch entry.kind {
      case .folder:
        if isSkipped(folder: entry.name) { continue }
        let path = Path.child(frame.folder, entry.name)
        if !isIgnored(path, isFolder: true, active) { enter(path, fileSystem, &active, &open) }
      case .file, .link:
        let isNamed = filter.names.contains(entry.name)
        guard isNamed || filter.wantsExtension(of: entry.name) else { continue }
        let path = Path.child(frame.folder, entry.name)
        if isIgnored(path, isFolder: false, active) { continue }
        if entry.kind == .link, !fileSystem.isFile(path) { continue }
        if isNamed { namedFiles.append(path) } else { files.append(path) }
      case .undecodable: undecodable.append(Path.child(frame.folder, entry.name))
      case .other: continue
      }
    }
  }

  private func isSkipped(folder name: String) -> Bool { filter.skips(folder: name) }

  /// Whether a path, its parents aside, is excluded, or ignored by the innermost of `rules` that say anything.
  private func isIgnored(_ path: String, isFolder: Bool, _ rules: [IgnoreRules]) -> Bool {
    excluded.verdict(on: path, isFolder: isFolder) == .ignored
      || rules.verdict(on: path, isFolder: isFolder) == .ignored
  }

  /// A folder whose entries are being gone through.
  private struct Frame {
    let folder: String
    /// Indexes of `entries`.
    var next: Int
    let end: Int
    /// How many rules were in force before those of this folder.
    let outerRuleCount: Int
  }

  private mutating func enter(
    _ folder: String, _ fileSystem: some FileSystem, _ active: inout [IgnoreRules], _ open: inout [Frame]
  ) {
    let found: [FolderEntry]
    do {
      found = try fileSystem.entries(of: folder)
    } catch {
      errors.append((folder, error))
      return
    }
    let start = entries.count
    entries.append(contentsOf: found)
    folders[folder] = start..<entries.count
    open.append(Frame(folder: folder, next: start, end: entries.count, outerRuleCount: active.count))
    // The name sorts before most others, so the search is short.
    if found.contains(where: { $0.name == IgnoreRules.fileName && $0.kind != .folder }),
      let own = IgnoreRules(readFrom: folder, fileSystem)
    {
      let admitting = folder == root ? own.admitting(root) : own
      rules.append(admitting)
      active.append(admitting)
    }
  }
}

extension IgnoreRules {
  static let fileName = ".gitignore"

  /// The rules of a folder's own `.gitignore`; nil when there is none that can be read.
  init?(readFrom folder: String, _ fileSystem: some FileSystem) {
    guard let text = try? fileSystem.read(Path.child(folder, IgnoreRules.fileName)) else { return nil }
    self.init(folder: folder, file: text)
  }

  /// The rules of the `.gitignore` files above `folder`, outermost first, up to the root of the repository: the
  /// nearest folder at or above it with a `.git`. None where there is no repository.
  package static func above(_ folder: String, in fileSystem: some FileSystem) -> [IgnoreRules] {
    var rules: [IgnoreRules] = []
    for current in Path.upward(from: folder) {
      if current != folder, let own = IgnoreRules(readFrom: current, fileSystem) { rules.append(own) }
      if fileSystem.kind(of: Path.child(current, ".git"), followingLinks: false) != nil {
        return rules.reversed()
      }
    }
    return []
  }
}
