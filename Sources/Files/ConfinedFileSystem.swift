import Diagnostics

/// A file system in which symbolic links do not lead out of the repository that they are in, or without one out of the folder
/// that is linted: a program that nobody trusts would otherwise show what it links to.
///
/// They do not lead to a file that `.gitignore` ignores either, which may be of who reads the program, such as `.env`, and nothing
/// leads into a `.git`, by a link or by its name. What git tracks is not known here: what is ignored counts as untracked. Packages
/// are ignored and linked to by those who install them, so links to files below their folders, and in these, lead anywhere inside.
///
/// Of a link that does, and of all behind it, nothing is known: its kind is `outside`, and reading it fails. Paths that a
/// person gave lead wherever they lead, as do links that lie elsewhere.
///
/// Links are known from the listing of their folder. In a folder that was listed no other entry costs a system call, and in one
/// that was not each is looked at once, when its kind is asked.
package final class ConfinedFileSystem: FileSystem {
  /// A repository, or without one a folder that is linted.
  package struct Region: Sendable {
    /// Without links.
    package let top: String
    package let isRepository: Bool

    /// The region of a folder: the repository that it is in, else `folder` itself.
    package init(of folder: String, in fileSystem: some FileSystem) {
      let real = fileSystem.realPath(folder) ?? folder
      let repository = Path.upward(from: real).first {
        fileSystem.kind(of: Path.child($0, ".git"), followingLinks: false) != nil
      }
      top = repository ?? real
      isRepository = repository != nil
    }
  }

  private enum Standing {
    case inside
    case outside(OutwardLink)
  }

  private struct Known {
    /// The folders that were listed, which no link leads to.
    var listed = ByteStringTable()
    /// The links in them.
    var links: Set<String> = []
    var standings: [String: Standing] = [:]
    /// The rules that are in force in a folder that a link leads to.
    var ignoreRules: [String: [IgnoreRules]] = [:]
  }

  private let base: any FileSystem
  private let regions: [Region]
  /// Paths that are followed, with the folders above them.
  private let followed: Set<String>
  private let packageFolders: [String]
  private let known = Lock(Known())

  /// - Parameters:
  ///   - regions: links in one of these lead into one of these alone.
  ///   - given: the paths that a person gave; absolute and normalised.
  ///   - packageFolders: the names of folders that packages are installed into.
  package init(
    _ base: any FileSystem, regions: [Region], given: [String], packageFolders: [String] = []
  ) {
    self.base = base
    self.regions = regions
    self.packageFolders = packageFolders
    followed = Set(given.flatMap { Path.upward(from: $0) })
  }

  /// Looks at all links again: files changed.
  package func forget() { known.withLock { $0 = Known() } }

  // MARK: Links

  /// Fails for what is behind a link that leads outside, and for what belongs to git.
  private func check(_ path: String) throws(FileError) {
    if isGitName(path), !followed.contains(path) { throw .outside(OutwardLink(path, to: .gitFolder)) }
    if isOrdinary(path) { return }
    if Path.isTooLong(path) { throw .notFound }
    if case .outside(let link) = standing(path) { throw .outside(link) }
  }

  /// Whether it is an entry of a listed folder and not a link, which most files are.
  private func isOrdinary(_ path: String) -> Bool {
    var path = path
    return known.withLock { known in
      let isListed = path.withUTF8 { bytes in
        guard let slash = Path.lastIndex(of: Path.slash, in: bytes) else { return false }
        return known.listed.find(UnsafeBufferPointer(rebasing: bytes[..<max(1, slash)])) != nil
      }
      return isListed && (known.links.isEmpty || !known.links.contains(path))
    }
  }

  /// The link by which a path leads outside; nil where it does not.
  package func outwardLink(on path: String) -> OutwardLink? {
    if case .outside(let link) = standing(path) { return link }
    return nil
  }

  private func standing(_ path: String) -> Standing {
    // The folders above it that are not known yet, the outermost last.
    var unknown: [String] = []
    var standing = Standing.inside
    for current in Path.upward(from: path) {
      if followed.contains(current) || isOrdinary(current) { break }
      if let earlier = known.withLock({ $0.standings[current] }) {
        standing = earlier
        break
      }
      unknown.append(current)
    }
    for current in unknown.reversed() {
      if case .inside = standing {
        if isInGitFolder(current) {
          standing = .outside(OutwardLink(current, to: .gitFolder))
        } else if base.kind(of: current, followingLinks: false) == .link {
          standing = self.standing(ofLink: current)
        }
      }
      known.withLock { $0.standings[current] = standing }
    }
    return standing
  }

  private func standing(ofLink path: String) -> Standing {
    guard let place = base.realPath(Path.parent(path)), let region = region(of: place) else { return .inside }
    let target = base.realPath(path) ?? absentTarget(path, in: place)
    guard let other = self.region(of: target), let below = Path.relative(target, to: other.top) else {
      return .outside(OutwardLink(path, to: region.isRepository ? .outsideOfRepository : .outsideOfFolder))
    }
    if below.split(separator: "/").contains(where: isGitName) {
      return .outside(OutwardLink(path, to: .gitFolder))
    }
    let isOfPackage = isInPackage(below) || Path.relative(place, to: region.top).map(isInPackage) ?? false
    if !isOfPackage, base.kind(of: target, followingLinks: false) == .file,
      ignoreRules(in: Path.parent(target), below: other.top).ignores(file: target)
    {
      return .outside(OutwardLink(path, to: .ignoredFile))
    }
    return .inside
  }

  /// The innermost region that a path without links is in.
  private func region(of path: String) -> Region? {
    regions.filter { Path.isInside(path, $0.top) }.max { $0.top.utf8.count < $1.top.utf8.count }
  }

  private func isInPackage(_ path: Substring) -> Bool {
    path.split(separator: "/").contains { name in packageFolders.contains { $0 == name } }
  }

  /// The rules of the `.gitignore` files of a folder and of those above it, down from `top`.
  private func ignoreRules(in folder: String, below top: String) -> [IgnoreRules] {
    var unknown: [String] = []
    var rules: [IgnoreRules] = []
    for current in Path.upward(from: folder) {
      if let earlier = known.withLock({ $0.ignoreRules[current] }) {
        rules = earlier
        break
      }
      unknown.append(current)
      if current == top { break }
    }
    for current in unknown.reversed() {
      if let own = IgnoreRules(readFrom: current, base) { rules.append(own) }
      known.withLock { $0.ignoreRules[current] = rules }
    }
    return rules
  }

  /// Whether the file or folder at a path is in a `.git` that was not given.
  private func isInGitFolder(_ path: String) -> Bool {
    let folder = Path.parent(path)
    return isGitName(folder) && !followed.contains(folder)
  }

  /// Where a link leads behind which nothing is, as far as the folders on the way are there.
  private func absentTarget(_ path: String, in folder: String) -> String {
    var target = Path.child(folder, String(Path.lastComponent(path)))
    // As many links in a row as systems follow.
    for _ in 0..<40 {
      guard let next = base.linkTarget(target) else { break }
      target = Path.join(Path.parent(target), next)
      for above in Path.upward(from: Path.parent(target)) {
        guard let real = base.realPath(above), let rest = Path.relative(target, to: above) else { continue }
        target = Path.join(real, String(rest))
        break
      }
    }
    return target
  }

  // MARK: Files

  package func read(_ path: String, limit: Int) throws(FileError) -> SourceText {
    try check(path)
    return try base.read(path, limit: limit)
  }

  package func readStart(_ path: String, count: Int) throws(FileError) -> SourceText {
    try check(path)
    return try base.readStart(path, count: count)
  }

  package func readingError(_ path: String, limit: Int) -> FileError? {
    do { try check(path) } catch { return error }
    return base.readingError(path, limit: limit)
  }

  package func kind(of path: String, followingLinks: Bool) -> FileKind? {
    if followed.contains(path) || isOrdinary(path) {
      return base.kind(of: path, followingLinks: followingLinks)
    }
    if Path.isTooLong(path) { return nil }
    if isInGitFolder(path) { return .outside }
    if case .outside = standing(Path.parent(path)) { return .outside }
    // Of what is not a link this is the answer in any case.
    let kind = base.kind(of: path, followingLinks: false)
    if !followingLinks || kind == nil { return kind }
    if kind != .link {
      known.withLock { $0.standings[path] = .inside }
      return kind
    }
    if case .outside = standing(path) { return .outside }
    return base.kind(of: path, followingLinks: true)
  }

  package func realPath(_ path: String) -> String? { base.realPath(path) }

  package func linkTarget(_ path: String) -> String? { base.linkTarget(path) }

  package func entries(of folder: String) throws(FileError) -> [FolderEntry] {
    try check(folder)
    let entries = try base.entries(of: folder)
    let links = entries.filter { $0.kind == .link }.map { Path.child(folder, $0.name) }
    var folder = folder
    known.withLock { known in
      _ = folder.withUTF8 { known.listed.add($0) }
      known.links.formUnion(links)
    }
    return entries
  }
}

/// Whether a path ends with the name `.git`, as a file system may spell it that passes over case.
private func isGitName(_ path: some StringProtocol) -> Bool {
  let bytes = path.utf8
  guard bytes.count >= 4, bytes.suffix(4).elementsEqual(".git".utf8, by: { $0 | 0x20 == $1 | 0x20 }) else {
    return false
  }
  return bytes.count == 4 || bytes[bytes.index(bytes.endIndex, offsetBy: -5)] == Path.slash
}
