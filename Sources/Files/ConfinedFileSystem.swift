import Diagnostics

/// A file system in which symbolic links do not lead out of the repository that they are in, or without one out of the folder
/// that is linted: a program that nobody trusts would otherwise show what it links to.
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
  }

  private let base: any FileSystem
  private let regions: [Region]
  /// Paths that are followed, with the folders above them.
  private let followed: Set<String>
  private let known = Lock(Known())

  /// - Parameters:
  ///   - regions: links in one of these lead into one of these alone.
  ///   - given: the paths that a person gave; absolute and normalised.
  package init(_ base: any FileSystem, regions: [Region], given: [String]) {
    self.base = base
    self.regions = regions
    followed = Set(given.flatMap { Path.upward(from: $0) })
  }

  /// Looks at all links again: files changed.
  package func forget() { known.withLock { $0 = Known() } }

  // MARK: Links

  /// Fails for what is behind a link that leads outside.
  private func check(_ path: String) throws(FileError) {
    if isOrdinary(path) { return }
    if Path.isTooLong(path) { throw .notFound }
    if case .outside(let link) = standing(path) { throw .outside(link) }
  }

  /// Whether it is an entry of a listed folder and not a link, which most files are.
  private func isOrdinary(_ path: String) -> Bool {
    var path = path
    return known.withLock { known in
      let isListed = path.withUTF8 { bytes in
        guard let slash = bytes.lastIndex(of: Path.slash) else { return false }
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
      if case .inside = standing, base.kind(of: current, followingLinks: false) == .link {
        standing = self.standing(ofLink: current)
      }
      known.withLock { $0.standings[current] = standing }
    }
    return standing
  }

  private func standing(ofLink path: String) -> Standing {
    guard let place = base.realPath(Path.parent(path)),
      let region = regions.filter({ Path.isInside(place, $0.top) }).max(by: {
        $0.top.utf8.count < $1.top.utf8.count
      })
    else { return .inside }
    let target = base.realPath(path) ?? absentTarget(path, in: place)
    if regions.contains(where: { Path.isInside(target, $0.top) }) { return .inside }
    return .outside(OutwardLink(path, isInRepository: region.isRepository))
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
