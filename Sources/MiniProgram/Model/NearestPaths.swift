import Diagnostics
import Files

/// Finds the page files that misspelt paths are most likely meant for.
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
  private var folders: [String: Set<String>] = [:]
  private var spelling = SpellingBudget()

  package init(_ sources: ProgramSources) { self.sources = sources }

  /// The absolute path that `source` means in the file at `path`, when its first folder does not exist but one with
  /// a near name has pages; nil otherwise, and for packages.
  package mutating func pathWithMisspelledFolder(_ source: String, in path: String) -> String? {
    let isAbsolute = Path.isAbsolute(source)
    guard isAbsolute ? sources.program.kind != .loose : source.utf8.first == Path.dot else { return nil }
    let folder = isAbsolute ? root : Path.parent(path)
    let tried = Path.normalised(folder + "/" + source)
    guard let common = Path.commonFolder([folder, Path.parent(tried)]),
      let first = Path.relative(Path.parent(tried), to: common)?.split(separator: "/").first
    else { return nil }
    let folders = foldersWithPages(in: common)
    return spelling.nearestName(to: String(first), in: folders) == nil ? nil : tried
  }

  /// The names of the folders in a folder that have pages in them.
  private mutating func foldersWithPages(in folder: String) -> Set<String> {
    if let known = folders[folder] { return known }
    let found = Set(
      sources.program.pages.lazy.compactMap { page in
        Path.isInside(page, folder)
          ? Path.relative(Path.parent(page), to: folder)?.split(separator: "/").first.map(String.init) : nil
      })
    folders[folder] = found
    return found
  }

  /// The page file that is nearest to `missing`, written as `source` is in the file at `path`; nil when none is near.
  package mutating func nearest(to missing: String, writtenAs source: String, in path: String) -> String? {
    guard Path.isInside(missing, root) else { return nil }
    let name = Path.stem(Path.display(missing, from: root))
    guard let near = spelling.nearestName(to: name, in: pages.keys), let page = pages[near], page != path
    else {
      return nil
    }
    let hasSuffix = source.hasSuffix(sources.program.dialect(of: page).markupSuffix)
    let target = hasSuffix ? page : Path.stem(page)
    if source.utf8.first == Path.dot { return Path.relative(from: Path.parent(path), to: target) }
    return (Path.isAbsolute(source) ? "/" : "") + Path.display(target, from: root)
  }
}

extension ProgramSources {
  /// The listed page that is nearest to one that is not, both from the source root; nil when none is near, or when
  /// there are so many pages that looking for one would take long.
  package func nearestPage(to page: String) -> String? {
    guard let pages = app?.pages, pages.count <= 500 else { return nil }
    return nearestName(to: page, in: pages.lazy.map(\.path))
  }
}

extension Path {
  /// The normalised absolute `path` as a file in the normalised absolute `folder` writes it: `./a`, `../b/a`.
  fileprivate static func relative(from folder: String, to path: String) -> String? {
    guard let common = commonFolder([folder, parent(path)]), let down = relative(path, to: common),
      let up = relative(folder, to: common)
    else { return nil }
    let steps = up.isEmpty ? 0 : up.utf8.count { $0 == slash } + 1
    return (steps == 0 ? "./" : String(repeating: "../", count: steps)) + down
  }
}
