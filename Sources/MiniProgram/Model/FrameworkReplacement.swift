import Script

/// What modules may give a page or component because they put a function of their own in the place of `Page` or `Component`.
package struct FrameworkReplacement: Sendable {
  /// The hashes of the words of these modules, and of what they import.
  private var words: Set<UInt64> = []
  /// Whether they may give methods and options with any name.
  private var isUnknown = false

  /// Whether a page or component may get a method or an option with the name.
  package func mayGive(_ name: String) -> Bool { isUnknown || words.contains(ModuleFacts.hash(of: name)) }

  fileprivate static let unknown = {
    var replacement = FrameworkReplacement()
    replacement.isUnknown = true
    return replacement
  }()

  fileprivate mutating func add(_ module: ModuleGraph.Module) {
    words.formUnion(module.facts.words)
    if !module.secrets.isDisjoint(with: [.modules, .unspelledNames]) { isUnknown = true }
  }
}

/// Such modules for the scripts of a program: those of the app, which run first, and those that a script imports itself.
package struct FrameworkReplacements {
  private let sources: ProgramSources
  private var known: [String: FrameworkReplacement] = [:]
  /// The paths of those of the app; nil before they are needed.
  private var ofApp: [String]?
  /// So many modules are looked at; then any may replace the functions.
  private var left = 1 << 20

  package init(_ project: Project) { sources = project.sources }

  /// Whether the page or component of a script may get a method or an option with the name.
  package mutating func mayGive(_ name: String, to script: String?) -> Bool {
    guard let script else { return false }
    let replacement = known[script] ?? replacement(for: script)
    known[script] = replacement
    return replacement.mayGive(name)
  }

  private mutating func replacement(for script: String) -> FrameworkReplacement {
    let app =
      ofApp ?? sources.modules.ofApp(sources).filter(\.facts.replacesConstructors).map(\.path).sorted()
    ofApp = app
    if left <= 0 { return .unknown }
    let (modules, places) = sources.modules.modules(from: [script] + app, sources)
    let own = places[0].map { reached(from: [$0]) { modules[$0].targets } } ?? []
    let starts = own.filter { modules[$0].facts.replacesConstructors } + places.dropFirst().compactMap { $0 }
    left -= own.count
    var replacement = FrameworkReplacement()
    if starts.isEmpty { return replacement }
    let found = reached(from: Array(starts)) { modules[$0].targets }
    left -= found.count
    for module in found { replacement.add(modules[module]) }
    return replacement
  }
}
