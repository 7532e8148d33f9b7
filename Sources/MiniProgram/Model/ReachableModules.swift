import Script

/// The modules that one script imports, through any number of modules, and the script itself: for a few questions about a few
/// scripts. `NamesInScripts` answers many about many.
package struct ReachableModules {
  private let modules: [ModuleGraph.Module]
  private let secrets: ModuleGraph.Secrets
  private let own: AskedWords
  private let imported: AskedWords

  /// Nil when the script at the absolute path `script` cannot be read.
  package init?(from script: String, in sources: ProgramSources) {
    let (all, places) = sources.modules.modules(from: [script], sources)
    guard let root = places[0] else { return nil }
    // The script itself comes first.
    let others = reached(from: [root]) { all[$0].targets }.subtracting([root]).sorted()
    modules = ([root] + others).map { all[$0] }
    secrets = modules.reduce(into: []) { $0.formUnion($1.secrets) }
    own = AskedWords([modules[0].facts.words])
    imported = AskedWords(modules.dropFirst().map(\.facts.words))
  }

  /// Whether some modules cannot be read.
  package var areIncomplete: Bool { secrets.contains(.modules) }

  /// Whether events may be sent under names that are not spelled.
  package var sendUnknownEvents: Bool { secrets.contains(.events) }

  /// The functions that the script itself reads of the properties of its component, by their names, with duplicates.
  package var functionProps: [String] { modules[0].facts.functionProps }

  /// The other properties that the script itself calls.
  package var calledProps: [String] { modules[0].facts.calledProps }

  /// Whether all properties of a component may be used together.
  package var passProps: Bool { secrets.contains(.props) }

  /// Whether the script or a module spells the word; one that begins with `#` is a whole string, as in `NamesInScripts.Word`.
  package func spell(_ word: String) -> Bool {
    let hash = ModuleFacts.hash(of: word)
    return own.contain(hash) || imported.contain(hash)
  }

  /// Whether one of the modules, the script left out, may call a method of the page. More than a few that spell the name are not
  /// read again.
  package func mayCallBesidesScript(_ method: String, in sources: ProgramSources) -> Bool {
    if !spellBesidesScript(method) { return false }
    let hash = ModuleFacts.hash(of: method)
    let spelling = modules.dropFirst().filter { $0.facts.words.contains(hash) }
    if spelling.count > ReachableModules.maxReadModules { return true }
    return spelling.contains { module in
      guard let text = sources.text(module.path) else { return true }
      return CallerNames(in: text, sources.vocabularies[0]).mayCall(method)
    }
  }

  private static let maxReadModules = 8

  /// The same of the modules without the script.
  package func spellBesidesScript(_ word: String) -> Bool {
    imported.contain(ModuleFacts.hash(of: word))
  }
}

/// The words of some modules: a set of all of them is made when so many questions come that it takes less time.
private final class AskedWords {
  private let lists: [[UInt64]]
  private var all: Set<UInt64>?
  /// How many questions are answered before.
  private var left = 16

  init(_ lists: [[UInt64]]) { self.lists = lists }

  func contain(_ hash: UInt64) -> Bool {
    if let all { return all.contains(hash) }
    left -= 1
    if left >= 0 { return lists.contains { $0.contains(hash) } }
    let all = Set(lists.joined())
    self.all = all
    return all.contains(hash)
  }
}
