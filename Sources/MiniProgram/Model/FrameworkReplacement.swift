import Script

/// What modules of a program may give all pages and components because they put a function of their own in the place of `Page`
/// or `Component`.
package struct FrameworkReplacement: Sendable {
  /// The hashes of the words of these modules, and of what they import.
  private var words: Set<UInt64> = []
  /// Whether they may give methods and options with any name.
  package private(set) var isUnknown = false

  package init(of project: Project) {
    let sources = project.sources
    let modules = project.importedModules(besides: project.unreadScripts) + sources.modules.ofApp(sources)
    let starts = Set(modules.lazy.filter(\.facts.replacesConstructors).map(\.path))
    if starts.isEmpty { return }
    let (all, places) = sources.modules.modules(from: starts.sorted(), sources)
    for module in reached(from: places.compactMap { $0 }, next: { all[$0].targets }) {
      words.formUnion(all[module].facts.words)
      if !all[module].secrets.isDisjoint(with: [.modules, .unspelledNames]) { isUnknown = true }
    }
  }

  /// Whether a page or component may get a method or an option with the name.
  package func mayGive(_ name: String) -> Bool { isUnknown || words.contains(ModuleFacts.hash(of: name)) }
}
