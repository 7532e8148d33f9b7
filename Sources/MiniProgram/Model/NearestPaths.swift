import Diagnostics
import Files
import Markup

/// Finds the page files that misspelled paths are most likely meant for.
package struct NearestPaths {
  private let sources: ProgramSources
  private var root: String { sources.root }
  /// Each page of the program by its path from the source root, without extension; most programs never need it.
  private lazy var pages: [String: String] = {
    var pages: [String: String] = [:]
    for page in sources.program.pages where Path.isInside(page, root) {
      pages[Path.stem(Path.display(page, from: root))] = page
    }
    return pages
  }()
  /// Their paths, for comparison.
  private lazy var names = SpellingCandidates(pages.keys)
  /// The names of the folders in each folder that have pages in them.
  private lazy var folders = NearestPaths.folders(of: sources.program.pages)
  /// What is left for each file that writes paths.
  private var spelling: [String: SpellingBudget] = [:]
  /// What is left for all of them: thousands of files with a mistake, among as many pages, would take minutes.
  private var spellingOfAll = SpellingBudget(pieces: 5 * SpellingBudget.standard)

  package init(_ sources: ProgramSources) { self.sources = sources }

  /// The absolute path that `source` means in the file at `path`, when its first folder does not exist but a folder
  /// with a near name has pages. Nil otherwise, and for packages.
  package mutating func pathWithMisspelledFolder(_ source: String, in path: String) -> String? {
    let isAbsolute = Path.isAbsolute(source)
    guard isAbsolute ? sources.program.kind != .loose : source.utf8.first == Path.dot else { return nil }
    let folder = isAbsolute ? root : Path.parent(path)
    let tried = Path.normalised(folder + "/" + source)
    guard let common = Path.commonFolder([folder, Path.parent(tried)]),
      let first = Path.relative(Path.parent(tried), to: common)?.split(separator: "/").first
    else { return nil }
    guard let names = folders[common] else { return nil }
    return nearestName(to: String(first), in: names, for: path) == nil ? nil : tried
  }

  private static func folders(of pages: [String]) -> [String: SpellingCandidates] {
    var folders: [String: Set<String>] = [:]
    for page in pages {
      var folder = Path.parent(page)
      // The folders above a known one are known, too.
      while folder != "/",
        folders[Path.parent(folder), default: []].insert(String(Path.lastComponent(folder))).inserted
      {
        folder = Path.parent(folder)
      }
    }
    return folders.mapValues { SpellingCandidates($0) }
  }

  private mutating func nearestName(
    to name: String, in candidates: SpellingCandidates, for path: String
  ) -> String? {
    if !spellingOfAll.spend(candidates.cost) { return nil }
    return spelling[path, default: SpellingBudget()].nearest(to: name, in: candidates)?.name
  }

  /// The page file that is nearest to `missing`, written in the way that `source` is in the file at `path`; nil when
  /// none is near.
  package mutating func nearest(to missing: String, writtenAs source: String, in path: String) -> String? {
    guard Path.isInside(missing, root) else { return nil }
    let name = Path.stem(Path.display(missing, from: root))
    // A page that was converted still has the suffix of another platform.
    if let page = pages[name], page != path, Path.pathExtension(page) == Path.pathExtension(path) {
      return written(page, as: source, in: path)
    }
    guard let near = nearestName(to: name, in: names, for: path), let page = pages[near], page != path
    else { return nil }
    return written(page, as: source, in: path)
  }

  /// The path of a page file, written in the way that `source` is in the file at `path`.
  private func written(_ page: String, as source: String, in path: String) -> String? {
    let suffixes = ["." + Path.pathExtension(page)] + Dialect.all.map(\.markupSuffix)
    let target = suffixes.contains(where: source.hasSuffix) ? page : Path.stem(page)
    if source.utf8.first == Path.dot { return Path.relative(from: Path.parent(path), to: target) }
    return (Path.isAbsolute(source) ? "/" : "") + Path.display(target, from: root)
  }

  /// The path that was meant by `source` in the file at `path`, where that leads to a folder that does not exist: it is right
  /// from another folder. It is written as `source` is. `reason` is why it is unknown what `source` means; nil where it may
  /// be right after a build.
  package func relocated(
    _ source: String, in path: String, as kind: ReferenceKind, _ dialect: Dialect?,
    _ reason: Resolution.Reason = .absentFolder
  ) -> RelocatedPath? {
    // QQ's tools find such components: a published program names all of its own so.
    if dialect?.id == "qml", !Path.isAbsolute(source) { return nil }
    // Without an app.json, any folder above may be the source root, from which the path is right.
    if Path.isAbsolute(source), sources.program.kind == .loose { return nil }
    let climbsOut = sources.resolver.climbsOut(source, from: path, as: kind, in: dialect)
    guard climbsOut || reason == .absentFolder else { return nil }
    let found = sources.resolver.relocated(source, from: path, as: kind, in: dialect)
    if found.isEmpty, !climbsOut { return nil }
    return RelocatedPath(
      path: found.first.flatMap { written($0, as: source, in: path) }, isOnlyOne: found.count == 1)
  }
}

/// What a path that is right from another folder was meant for.
package struct RelocatedPath: Sendable {
  /// The right path, of the nearest folder; nil when no folder has such a file, and the path only leads out of everything.
  package let path: String?
  /// Whether no other folder has such a file.
  package let isOnlyOne: Bool

  package init(path: String?, isOnlyOne: Bool) { (self.path, self.isOnlyOne) = (path, isOnlyOne) }
}

extension Path {
  /// The normalised absolute `path` as a file in the normalised absolute `folder` writes it: `./a`, `../b/a`.
  static func relative(from folder: String, to path: String) -> String? {
    guard let common = commonFolder([folder, parent(path)]), let down = relative(path, to: common),
      let up = relative(folder, to: common)
    else { return nil }
    let steps = up.isEmpty ? 0 : up.utf8.count { $0 == slash } + 1
    return (steps == 0 ? "./" : String(repeating: "../", count: steps)) + down
  }
}
