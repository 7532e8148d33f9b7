import Files

extension Project {
  /// The absolute paths of the markup files that nothing leads to from `app.json`, in order; none without an `app.json` that can
  /// be read, or where that is not known.
  ///
  /// Reached are the pages that it, `plugin.json` and `ext.json` name, the tab bar and the app bar, all components, what these
  /// import, include or use, and the pages to which they have links.
  package func unreachedFiles() -> [String] {
    guard sources.program.kind == .app, let app = sources.app, sources.appError == nil,
      !sources.program.hasUnknownPages,
      // Where none of the listed pages exists, a build puts the pages in place.
      files.contains(where: { sources.lists(page: $0.unit.stem) })
    else { return [] }
    var targets = Array(repeating: [Int](), count: files.count)
    for (target, usage) in usages.enumerated() {
      for site in usage.includers + usage.importers + usage.componentUsers {
        targets[site.file].append(target)
      }
    }
    let named = stems(namedBy: app)
    let starts = files.indices.filter { index in
      let unit = files[index].unit
      return unit.kind == .component || sources.lists(page: unit.stem) || named.contains(unit.stem)
    }
    let reached = reached(from: starts) { targets[$0] }
    if reached.count == files.count { return [] }
    return unreached(beyond: reached, targets)
  }

  /// The same when links are followed, too. Few programs need that.
  private func unreached(beyond known: Set<Int>, _ targets: [[Int]]) -> [String] {
    var byStem: [String: Int] = [:]
    for index in files.indices where !known.contains(index) { byStem[files[index].unit.stem] = index }
    func linked(_ url: String, from folder: String?) -> [Int] {
      let path = String(
        decoding: url.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }, as: UTF8.self)
      let stems = [Path.normalised(sources.root + "/" + path)] + (folder.map { [Path.join($0, path)] } ?? [])
      return stems.compactMap { byStem[$0] }
    }
    let ofModules = importedModules.flatMap { module in
      module.facts.pageLinks.flatMap { linked($0.url.value, from: nil) }
    }
    let reached = reached(from: known.sorted() + ofModules) { index in
      let file = files[index]
      let urls = file.facts.links + (file.unit.script?.pageLinks ?? []).map(\.url.value)
      return targets[index] + urls.flatMap { linked($0, from: Path.parent(file.unit.path)) }
    }
    return files.indices.filter { !reached.contains($0) }.map { files[$0].unit.path }
  }

  /// The absolute paths, without extensions, of what configurations name beside pages.
  private func stems(namedBy app: AppConfiguration) -> Set<String> {
    var names = [
      "custom-tab-bar/index", "customize-tab-bar/index", "app-bar/index", "customize-app-bar/index",
    ]
    names += (app.tabBarPages + app.loadingPages + [app.entryPagePath].compactMap { $0 }).map(\.path)
    for name in ["plugin.json", "ext.json"] {
      guard let text = sources.text(Path.child(sources.root, name)) else { continue }
      names += JSONDocument(text).strings
    }
    var stems = Set(names.map { Path.normalised(sources.root + "/" + $0) })
    for dialect in sources.program.dialects {
      stems.formUnion(sources.appComponents(in: dialect).lazy.map(Path.stem))
    }
    return stems
  }
}
