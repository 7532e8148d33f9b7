import Diagnostics

/// Which files a walk collects. Hidden folders and those named in `skippedFolders` are never entered.
package struct FileFilter: Sendable {
  /// Without the dot: `axml`; at most eight bytes each.
  package let extensions: [String]
  /// The bytes of each, the first one lowest: a walk compares the extension of every file with all of them.
  private let packedExtensions: [UInt64]
  /// Whole names: `app.json`. They are listed apart from files with a wanted extension.
  package var names: [String]
  package var skippedFolders: Set<String>
  /// Extensions of folders that are not entered, without the dot: `framework`.
  package var skippedFolderExtensions: [String]
  /// Whether files with a wanted extension that are to be kept are collected in hidden folders, too.
  package var keepsHiddenFiles = false

  package init(
    extensions: [String] = [], names: [String] = [], skippedFolders: Set<String> = ["node_modules"],
    skippedFolderExtensions: [String] = []
  ) {
    self.extensions = extensions
    packedExtensions = extensions.map { name in
      precondition(name.utf8.count <= 8, "an extension is found by 8 bytes")
      return name.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
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
      // macOS writes `._x.axml` beside `x.axml` on file systems that cannot store its attributes.
      if bytes.starts(with: "._".utf8) { return false }
      var packed: UInt64 = 0
      var index = bytes.count - 1
      while index >= 0, bytes[index] != Path.dot {
        if bytes.count - index > 8 { return false }
        packed = packed << 8 | UInt64(bytes[index])
        index -= 1
      }
      return index >= 0 && packedExtensions.contains(packed)
    }
  }
}

/// What one walk over a folder found: the wanted files, and every name in the folders it entered,
/// so that later questions whether a file exists cost no system call.
package struct FileTree: Sendable {
  /// The fewest folders of a level that are worth a second thread.
  private static let minForThreads = 32

  /// The folder the walk began in.
  package let root: String
  /// Absolute paths of the files with a wanted extension, in byte order.
  package private(set) var files: [String] = []
  /// Absolute paths of the files with a wanted name, in byte order.
  package private(set) var namedFiles: [String] = []
  /// Folders that could not be read, links to outside that are wanted files or may be folders, and the wanted files and folders
  /// with names that are not UTF-8. The paths of these show U+FFFD. In byte order.
  package private(set) var errors: [(path: String, error: FileError)] = []
  package private(set) var listings = FolderListings()
  private let filter: FileFilter
  private let excluded: [IgnoreRules]
  /// The rules of all `.gitignore` files that count here, outer ones before inner ones.
  private var rules: [IgnoreRules]
  /// The folders and the wanted files that the walk met and passed over because of these rules.
  private var ignored: Set<String> = []
  /// The files that were collected although the walk passed over them: some of those that were to be kept.
  package private(set) var keptFiles: [String] = []

  /// What is known of a path without asking the file system again.
  package enum Knowledge: Hashable, Sendable {
    case file
    case folder
    case absent
    /// It lies outside the folders that were read, or is a link.
    case unknown
  }

  /// Whether the walk passed over everything in `folder`, which it may have entered to find that out.
  package func hides(_ folder: String) -> Bool {
    (excluded + rules).contains { $0.hides(folder) }
  }

  /// The folders that the walk entered, or tried to.
  package var walkedFolders: [String] { listings.paths + unreadFolders }

  /// The folders that could not be entered, among other paths that could not be read.
  private var unreadFolders: [String] {
    errors.compactMap { path, error in
      if case .outside = error { nil } else { path }
    }
  }

  /// Whether the walk entered `folder`, or tried to.
  package func hasRead(_ folder: String) -> Bool {
    listings.contains(folder) || unreadFolders.contains(folder)
  }

  package func knowledge(of path: String) -> Knowledge { listings.knowledge(of: path) }

  /// Whether a folder that the walk entered has a symbolic link in it.
  package var hasLinks: Bool { listings.hasLinks }

  /// The same tree with the present entries of `folder`, which the walk entered; what the walk collected stays.
  package func relisting(_ folder: String, in fileSystem: some FileSystem) -> FileTree {
    guard listings.contains(folder) else { return self }
    var tree = self
    tree.listings = FolderListings(
      listings, replacing: folder, with: (try? fileSystem.entries(of: folder)) ?? [])
    return tree
  }

  /// Whether a walk would pass over `path`, or one of the folders between the root and it, because it is hidden,
  /// skipped, excluded or ignored. It need not exist; a path outside the root is not passed over.
  package func isPassedOver(_ path: String) -> Bool {
    if Path.isTooLong(path) { return false }
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

  /// Whether the walk passed over something because of a `.gitignore`.
  package var passedOverIgnoredFiles: Bool { !ignored.isEmpty }

  /// Why the walk passed over a file.
  package enum Omission: CaseIterable, Hashable, Sendable {
    /// A `.gitignore` ignores it.
    case ignored
    /// It is in a hidden folder, ignored or not.
    case hidden
    /// It is in one of the `skippedFolders`, hidden or not.
    case skipped
  }

  /// Why the walk passed over the file at `path`; nil where it did not, where the file is excluded, and in a `.git`. It is not
  /// looked at whether it is there.
  package func omission(of path: String) -> Omission? {
    if Path.isTooLong(path) { return nil }
    guard let below = Path.relative(path, to: root) else { return nil }
    var omission: Omission?
    var current = root
    let components = below.split(separator: "/")
    for (index, component) in components.enumerated() {
      current = Path.child(current, String(component))
      let isFolder = index + 1 < components.count
      if excluded.verdict(on: current, isFolder: isFolder) == .ignored { return nil }
      if isFolder, isSkipped(folder: String(component)) {
        if component.lowercased() == ".git" { return nil }
        if component.utf8.first != Path.dot { omission = .skipped }
        if omission == nil { omission = .hidden }
      }
    }
    if omission == nil, !ignored.isEmpty, Path.upward(from: path).contains(where: ignored.contains) {
      return .ignored
    }
    return omission
  }

  /// Walks `root`, whatever it is itself: hidden, ignored or a link to a folder. Below it, links to folders are not
  /// followed, and links to files are files. `.gitignore` files in the folders it enters count, and so do `outerRules`,
  /// outermost first; the last rules that say anything of a path decide. What `excluded` names is left out, whatever
  /// those say. Wanted files among `kept` are collected although a `.gitignore` ignores them, and where the filter says so
  /// although they are in hidden folders. Up to `jobs` threads read folders.
  package init(
    walking root: String, in fileSystem: some FileSystem, filter: FileFilter, outerRules: [IgnoreRules] = [],
    excluded: [IgnoreRules] = [], kept: Set<String> = [], jobs: Int = 1
  ) {
    self.root = root
    self.filter = filter
    self.excluded = excluded.map { $0.admitting(root) }
    rules = outerRules.map { $0.admitting(root) }
    var folders = [Folder(path: root, entry: 0, rules: rules)]
    var next = 0
    // Level by level, because the folders of one can be read side by side.
    while next < folders.count {
      let level = next..<folders.count
      for (index, listing) in zip(level, FileTree.list(folders[level].map(\.path), fileSystem, jobs)) {
        enter(index, listing, fileSystem, &folders)
      }
      next = level.upperBound
    }
    collect(folders, fileSystem)
    if !kept.isEmpty { collect(kept, fileSystem) }
    errors.sort { Path.precedes($0.path, $1.path) }
  }

  /// Why a symbolic link is not read that leads to outside; nil for others.
  private func outwardError(_ path: String, _ fileSystem: some FileSystem) -> FileError? {
    guard fileSystem.kind(of: path, followingLinks: true) == .outside else { return nil }
    return fileSystem.readingError(path, limit: .max)
  }

  /// Whether a link may lead to a folder that would be entered if it were there: of what is outside, nothing is known.
  private func mayLeadToFolder(_ path: String, _ rules: [IgnoreRules]) -> Bool {
    let name = String(Path.lastComponent(path))
    return Path.pathExtension(name).isEmpty && !isSkipped(folder: name)
      && !isIgnored(path, isFolder: true, rules)
  }

  /// Notes a link to outside that may be a folder.
  private mutating func noteOutwardFolder(
    _ path: String, _ rules: [IgnoreRules], _ fileSystem: some FileSystem
  ) {
    guard mayLeadToFolder(path, rules), let error = outwardError(path, fileSystem) else { return }
    if case .outside(let link) = error, link.target == .ignoredFile { return }
    errors.append((path, error))
  }

  private func isSkipped(folder name: String) -> Bool { filter.skips(folder: name) }

  /// Whether a path is excluded, or ignored by the innermost of `rules` that say anything. The folders around it are
  /// not considered.
  private func isIgnored(_ path: String, isFolder: Bool, _ rules: [IgnoreRules]) -> Bool {
    excluded.verdict(on: path, isFolder: isFolder) == .ignored
      || rules.verdict(on: path, isFolder: isFolder) == .ignored
  }

  /// The same, with a note of what `rules` ignore and nothing else keeps out.
  private mutating func passesOver(_ path: String, isFolder: Bool, _ rules: [IgnoreRules]) -> Bool {
    guard isIgnored(path, isFolder: isFolder, rules) else { return false }
    if excluded.verdict(on: path, isFolder: isFolder) != .ignored { ignored.insert(path) }
    return true
  }

  // MARK: Folders

  /// A folder that the walk enters.
  private struct Folder {
    let path: String
    /// What it is in the folder around it, as an index of all entries.
    let entry: Int
    /// The `.gitignore` files in force for what is in it, outer ones first.
    var rules: [IgnoreRules]
    /// Indexes of all entries.
    var entries = EntryRange(start: 0, end: 0)
    /// The folders in it, in order.
    var inner = EntryRange(start: 0, end: 0)
    var error: FileError?
  }

  private enum Listing: Sendable {
    case entries([FolderEntry])
    case failure(FileError)
  }

  private static func list(_ folders: [String], _ fileSystem: some FileSystem, _ jobs: Int) -> [Listing] {
    inParallel(count: folders.count, jobs: folders.count < minForThreads ? 1 : jobs) { index in
      do throws(FileError) {
        return .entries(try fileSystem.entries(of: folders[index]))
      } catch {
        return .failure(error)
      }
    }
  }

  /// Notes what is in a folder, and adds those in it that are to be entered.
  private mutating func enter(
    _ index: Int, _ listing: Listing, _ fileSystem: some FileSystem, _ folders: inout [Folder]
  ) {
    let path = folders[index].path
    let found: [FolderEntry]
    switch listing {
    case .entries(let entries): found = entries
    case .failure(let error):
      folders[index].error = error
      return
    }
    // The name sorts before most others, so the search is short.
    if let entry = found.first(where: { $0.name == IgnoreRules.fileName && $0.kind != .folder }) {
      let file = Path.child(path, entry.name)
      if let own = IgnoreRules(readFrom: path, fileSystem) {
        let admitting = index == 0 ? own.admitting(root) : own
        rules.append(admitting)
        folders[index].rules.append(admitting)
      } else if entry.kind == .link, let error = outwardError(file, fileSystem) {
        errors.append((file, error))
      }
    }
    let range = listings.add(path, found)
    let inForce = folders[index].rules
    let firstInner = folders.count
    for (entry, place) in zip(found, range.start..<range.end)
    where entry.kind == .folder && !isSkipped(folder: entry.name) {
      let inner = Path.child(path, entry.name)
      if passesOver(inner, isFolder: true, inForce) { continue }
      folders.append(Folder(path: inner, entry: place, rules: inForce))
    }
    folders[index].entries = range
    folders[index].inner = EntryRange(start: firstInner, end: folders.count)
  }

  // MARK: Files

  /// Takes the wanted files among `kept` that the walk passed over because of a `.gitignore`, or in hidden folders.
  private mutating func collect(_ kept: Set<String>, _ fileSystem: some FileSystem) {
    for path in kept {
      guard let omission = omission(of: path), omission != .skipped else { continue }
      if omission == .hidden, !filter.keepsHiddenFiles { continue }
      let name = String(Path.lastComponent(path))
      let isNamed = omission == .ignored && filter.names.contains(name)
      guard isNamed || filter.wantsExtension(of: name), fileSystem.isFile(path) else { continue }
      keptFiles.append(path)
      if isNamed { namedFiles.append(path) } else { files.append(path) }
    }
    if keptFiles.isEmpty { return }
    keptFiles.sort(by: Path.precedes)
    files.sort(by: Path.precedes)
    namedFiles.sort(by: Path.precedes)
  }

  /// Goes through the folders in the order of the paths in them, and takes the files that are wanted.
  private mutating func collect(_ folders: [Folder], _ fileSystem: some FileSystem) {
    var open: [(folder: Int, entries: EntryRange, inner: EntryRange)] = []
    func enter(_ index: Int) {
      let folder = folders[index]
      if let error = folder.error { errors.append((folder.path, error)) }
      open.append((index, folder.entries, folder.inner))
    }
    enter(0)
    while let (index, entries, inner) = open.last {
      if entries.count == 0 {
        open.removeLast()
        continue
      }
      let next = entries.start
      open[open.count - 1].entries.start += 1
      let folder = folders[index]
      let entry = listings.entries[next]
      switch entry.kind {
      case .folder:
        guard inner.count > 0, folders[inner.start].entry == next else { continue }
        open[open.count - 1].inner.start += 1
        enter(inner.start)
      case .file, .link:
        let isNamed = filter.names.contains(entry.name)
        guard isNamed || filter.wantsExtension(of: entry.name) else {
          if entry.kind == .link {
            noteOutwardFolder(Path.child(folder.path, entry.name), folder.rules, fileSystem)
          }
          continue
        }
        let path = Path.child(folder.path, entry.name)
        if passesOver(path, isFolder: false, folder.rules) { continue }
        if entry.kind == .link {
          let kind = fileSystem.kind(of: path, followingLinks: true)
          if let error = outwardError(path, fileSystem) { errors.append((path, error)) }
          // What is in a file with such a name is not known, but that there is one is.
          if kind != .file, kind != .outside || !isNamed { continue }
        }
        if isNamed { namedFiles.append(path) } else { files.append(path) }
      case .undecodable, .undecodableFolder:
        let isFolder = entry.kind == .undecodableFolder
        guard isFolder ? !isSkipped(folder: entry.name) : filter.wantsExtension(of: entry.name) else {
          continue
        }
        let path = Path.child(folder.path, entry.name)
        if !isIgnored(path, isFolder: isFolder, folder.rules) { errors.append((path, .undecodableName)) }
      case .other, .outside: continue
      }
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
