import Files

/// Which scripts of a package import which.
struct ScriptGraph: Sendable {
  private let scripts: [ScriptLinks]
  /// The indexes of the scripts that each one imports.
  private var targets: [Set<Int>] = []
  /// The indexes of the scripts that import each one.
  private var importers: [[Int]] = []
  /// The indexes of the scripts that load each one for certain.
  private var loaders: [[Int]] = []
  /// The scripts by their modules, and by the last components of these.
  private var byModule: [String: [Int]] = [:]
  private var byName: [Substring: [Int]] = [:]

  init(_ scripts: [ScriptLinks]) {
    self.scripts = scripts
    for (index, script) in scripts.enumerated() {
      let module = ScriptLinks.module(script.path)
      byModule[module, default: []].append(index)
      byName[Path.lastComponent(module), default: []].append(index)
    }
    targets = scripts.map { script in script.imports.reduce(into: []) { $0.formUnion(meaning(of: $1)) } }
    importers = Array(repeating: [], count: scripts.count)
    for index in scripts.indices {
      for target in targets[index] { importers[target].append(index) }
    }
    loaders = Array(repeating: [], count: scripts.count)
    for (index, script) in scripts.enumerated() {
      for target in Set(script.loads.flatMap(meaning)) { loaders[target].append(index) }
    }
  }

  /// The scripts of the module that an import means.
  private func meaning(of imported: String) -> [Int] {
    if Path.isAbsolute(imported) {
      return byModule[imported] ?? byModule[Path.child(imported, "index")] ?? []
    }
    // What the first components mean is in the settings of a bundler: `@/views/Dial`, `src/views/Dial`.
    var end = "/" + imported
    for _ in 0..<ScriptGraph.maxAliases {
      let modules = modules(endingWith: end)
      if !modules.isEmpty { return modules.count == 1 ? byModule[modules.first!]! : [] }
      guard let slash = end.utf8.dropFirst().firstIndex(of: Path.slash) else { break }
      end = String(end[slash...])
    }
    return []
  }

  /// So many components of a path may be the name of a folder in settings.
  private static let maxAliases = 3
  /// So many scripts with one name are compared with the end of a path.
  private static let maxNamesakes = 64

  private func modules(endingWith end: String) -> Set<String> {
    var found: Set<String> = []
    for end in [end, end + "/index"] {
      for index in (byName[Path.lastComponent(end)] ?? []).prefix(ScriptGraph.maxNamesakes) {
        let module = ScriptLinks.module(scripts[index].path)
        if module.hasSuffix(end) { found.insert(module) }
      }
    }
    return found
  }

  /// The scripts that others import.
  func imported() -> Set<String> {
    var found: Set<String> = []
    for index in scripts.indices {
      for target in targets[index] where target != index { found.insert(scripts[target].path) }
    }
    return found
  }

  /// The scripts that are loaded with one of those that `isEntry` accepts.
  func loaded(from isEntry: (String) -> Bool) -> Set<String> {
    var waiting = scripts.indices.filter { isEntry(scripts[$0].path) }
    var seen = Set(waiting)
    while let next = waiting.popLast() {
      for target in targets[next] where seen.insert(target).inserted { waiting.append(target) }
    }
    return Set(seen.map { scripts[$0].path })
  }

  /// So many scripts that load one are known.
  private static let maxLoading = 512

  /// Of some scripts, those that a script loads together with another one of them. Of two that differ in their extensions a
  /// bundler takes one.
  func loadedTogether(_ paths: Set<String>) -> Set<String> {
    var loading: [String: Set<Int>] = [:]
    var loaded: [Int: Set<String>] = [:]
    for (index, script) in scripts.enumerated() where paths.contains(script.path) {
      var seen: Set<Int> = [index]
      var waiting = [index]
      while let next = waiting.popLast(), seen.count < ScriptGraph.maxLoading {
        for loader in loaders[next] where seen.insert(loader).inserted { waiting.append(loader) }
      }
      loading[script.path] = seen
      for other in seen { loaded[other, default: []].insert(Manifest.withoutExtensions(script.path)) }
    }
    return paths.filter { path in loading[path]?.contains { loaded[$0]!.count > 1 } ?? false }
  }

  /// For each of some scripts, the props that it passes, and the props that those pass which import it, themselves or by
  /// modules that are an `index`.
  func passedProps(around paths: Set<String>) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for (index, script) in scripts.enumerated() where paths.contains(script.path) {
      var waiting = [index]
      var seen: Set<Int> = [index]
      while let next = waiting.popLast() {
        found[script.path, default: []].formUnion(
          scripts[next].passedProps.union(scripts[next].keys))
        guard next == index || ScriptLinks.isIndex(scripts[next].path) else { continue }
        for importer in importers[next] where seen.insert(importer).inserted {
          waiting.append(importer)
        }
      }
    }
    return found
  }
}
