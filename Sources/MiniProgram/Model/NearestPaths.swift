import Diagnostics

extension Project {
  /// The page file that is most likely meant by a path that leads to `missing`, written like `source` in the file
  /// at `path`; nil when none is near.
  package func nearestFile(to missing: String, writtenAs source: String, in path: String) -> String? {
    // Beyond that, comparing every mistake with every file would take too long.
    let limit = 2000
    let hasSuffix = source.hasSuffix(".axml")
    let root = sources.root
    guard Path.isInside(missing, root) else { return nil }
    var candidates: [String: String] = [:]
    for page in sources.program.pages.prefix(limit) where page != path && Path.isInside(page, root) {
      let name = Path.display(page, from: root)
      candidates[String(Path.withoutExtension(name))] = page
    }
    let name = String(Path.withoutExtension(Path.display(missing, from: root)))
    guard let near = nearestName(to: name, in: candidates.keys), let page = candidates[near] else { return nil }
    let target = hasSuffix ? page : String(Path.withoutExtension(page))
    if source.utf8.first == Path.dot { return Path.relative(from: Path.parent(path), to: target) }
    return (Path.isAbsolute(source) ? "/" : "") + Path.display(target, from: root)
  }
}

extension ProgramSources {
  /// The listed page that is nearest to one that is not, both from the source root; nil when none is near.
  package func nearestPage(to page: String) -> String? {
    nearestName(to: page, in: (app?.pages ?? []).prefix(2000).map(\.path))
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
