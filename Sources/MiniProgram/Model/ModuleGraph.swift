import Diagnostics
import Files
import Markup
import Script

/// The modules that scripts of a program import, through any number of modules. Each is read once, when it is first
/// needed; any thread may need it.
package final class ModuleGraph: Sendable {
  /// One module.
  struct Module: Sendable {
    let path: String
    let facts: ModuleFacts
    /// The indexes of the modules that it imports.
    var imports: [Int] = []
    /// The index of `app.js`, when the module requests the object of `app.js`.
    var app: Int?
    var secrets: Secrets = []
    var isLinked = false

    /// Comments that may hide findings, with the path; nil when there are none.
    var directiveComments: (path: String, comments: [ByteRange])? {
      facts.directiveComments.isEmpty ? nil : (path, facts.directiveComments)
    }

    /// The modules with methods that this one can give to a page.
    var targets: [Int] { imports + (app.map { [$0] } ?? []) }
  }

  /// Why a page from which a module is reachable may get methods, or data, that no module shows.
  struct Secrets: OptionSet, Sendable {
    let rawValue: UInt8

    /// Some of what is imported cannot be read.
    static let modules = Secrets(rawValue: 1)
    /// Methods get names that are not spelled.
    static let names = Secrets(rawValue: 2)
    /// Data gets names that are not spelled.
    static let data = Secrets(rawValue: 4)
    /// Events get names that are not spelled.
    static let events = Secrets(rawValue: 8)
    /// All properties of a component are used together.
    static let props = Secrets(rawValue: 16)
    /// Pages get methods under names that no module need spell, from a function in the place of `Page`.
    static let unspelledNames = Secrets(rawValue: 32)
  }

  /// The modules that the pages of a program import.
  struct Imported: Sendable {
    var modules: [(path: String, facts: ModuleFacts)]
    /// The comments of all modules that were read to find these; those are more.
    var directiveComments: [(path: String, comments: [ByteRange])]
  }

  fileprivate struct State: Sendable {
    var modules: [Module] = []
    /// Comments of modules that were not read for this link, because it was known what is imported, and of script modules,
    /// which a check read, by path.
    var otherComments: [String: [ByteRange]] = [:]
    /// By path; nil where no file can be read.
    var indexes: [String: Int?] = [:]
  }

  private let state: Lock<State>
  /// Shared by the graphs of all links of a program.
  private let known: Lock<Known>

  private struct Known: Sendable {
    /// What was read, by path.
    var facts: [String: ModuleFacts] = [:]
    /// The answer to `importedModules` for a number of pages; nil when a script may have changed since.
    var imported: (pages: Int, found: Imported)?
    /// The facts of the modules that are reachable from `app.js`; nil when a script may have changed since.
    var app: [(path: String, facts: ModuleFacts)]?
  }

  package init() { (state, known) = (Lock(State()), Lock(Known())) }

  /// A graph that is linked again, with modules that were read already.
  init(knowing other: ModuleGraph) { (state, known) = (Lock(State()), other.known) }

  /// Reads the files at these paths again when they are needed.
  package func forget(_ changed: Set<String>) {
    known.withLock { known in
      for path in changed { known.facts[path] = nil }
      if !changed.allSatisfy(isMarkup) { (known.imported, known.app) = (nil, nil) }
    }
  }

  /// Whether no file at a path can be a module.
  private func isMarkup(_ path: String) -> Bool { Dialect.all.dialect(ofFile: path) != nil }

  /// The modules that this number of pages of a program import. `find` finds them unless they are known.
  func imported(by pages: Int, find: () -> Imported) -> [(path: String, facts: ModuleFacts)] {
    // A page that cannot be read any more does not import anything.
    if let known = known.withLock({ $0.imported }), known.pages == pages {
      for (path, comments) in known.found.directiveComments { note(comments, of: path) }
      return known.found.modules
    }
    let found = find()
    known.withLock { $0.imported = (pages, found) }
    return found.modules
  }

  /// The script of the app, and all modules that are reachable from it.
  func ofApp(_ sources: ProgramSources) -> [(path: String, facts: ModuleFacts)] {
    if let known = known.withLock({ $0.app }) {
      for module in known { note(module.facts.directiveComments, of: module.path) }
      return known
    }
    let starts = ["/app.js", "/app.ts"].map { sources.root + $0 }.filter(sources.hasFile)
    let (modules, places) = modules(from: starts, sources)
    let found = reached(from: places.compactMap { $0 }) { modules[$0].targets }.map {
      (path: modules[$0].path, facts: modules[$0].facts)
    }
    known.withLock { $0.app = found }
    return found
  }

  /// The methods of the app that open the page of their first parameter.
  func appLinkMethods(_ sources: ProgramSources) -> [AppLinkMethod] {
    let path = ["/app.js", "/app.ts"].lazy.map { sources.root + $0 }.first(where: sources.hasFile)
    return path.flatMap { facts($0, sources) }?.appLinkMethods ?? []
  }

  /// The facts of the module at `path`; nil where no file can be read.
  fileprivate func facts(_ path: String, _ sources: ProgramSources) -> ModuleFacts? {
    if let facts = known.withLock({ $0.facts[path] }) { return facts }
    guard let text = sources.text(path) else { return nil }
    let facts = ModuleFacts(scanning: text, sources.vocabularies[0])
    known.withLock { $0.facts[path] = facts }
    return facts
  }

  /// The comments that may hide findings, in the modules that were needed so far, by path.
  package var directiveComments: [(path: String, comments: [ByteRange])] {
    state.withLock { state in
      state.modules.compactMap(\.directiveComments)
        + state.otherComments.filter { state.indexes[$0.key] == nil }
        .sorted { Path.precedes($0.key, $1.key) }.map { ($0.key, $0.value) }
    }
  }

  /// Adds the comments of a module that this graph need not have read.
  package func note(_ comments: [ByteRange], of path: String) {
    if !comments.isEmpty { state.withLock { $0.otherComments[path] = comments } }
  }

  /// The modules that are reachable from the scripts at `roots`, these included; and the places of the roots among
  /// them, nil for one that cannot be read.
  func modules(from roots: [String], _ sources: ProgramSources) -> (modules: [Module], roots: [Int?]) {
    let resolver = ModuleResolver(sources)
    return state.withLock { state in
      let places = roots.map { state.index(of: $0, sources) }
      var next = 0
      var waiting = places.compactMap { $0 }
      while next < waiting.count {
        let index = waiting[next]
        next += 1
        if state.modules[index].isLinked { continue }
        state.link(index, resolver, sources)
        waiting += state.modules[index].targets
      }
      return (state.modules, places)
    }
  }
}

extension ModuleGraph.State {
  fileprivate mutating func index(of path: String, _ sources: ProgramSources) -> Int? {
    if let known = indexes[path] { return known }
    var index: Int?
    if let facts = sources.modules.facts(path, sources) {
      index = modules.count
      modules.append(ModuleGraph.Module(path: path, facts: facts))
    }
    indexes[path] = .some(index)
    return index
  }

  fileprivate mutating func link(_ index: Int, _ resolver: ModuleResolver, _ sources: ProgramSources) {
    let (path, facts) = (modules[index].path, modules[index].facts)
    var imports: [Int] = []
    var app: Int?
    var secrets: ModuleGraph.Secrets = facts.makesUnreadableKeys ? .names : []
    if facts.dataIsIncomplete { secrets.insert(.data) }
    if facts.isFaulty || facts.importsUnknownModules { secrets.insert(.modules) }
    if facts.sendsUnknownEvents { secrets.insert(.events) }
    if facts.passesProps { secrets.insert(.props) }
    if facts.makesUnspelledKeys { secrets.insert(.unspelledNames) }
    func found(_ specifier: String) -> Int? {
      switch resolver.target(of: specifier, from: path) {
      case .inert: return nil
      case .unknown: break
      case .file(let path): if let module = self.index(of: path, sources) { return module }
      }
      secrets.insert(.modules)
      return nil
    }
    for specifier in facts.specifiers {
      if let module = found(specifier) { imports.append(module) }
    }
    if facts.usesApp { app = found("/app") }
    modules[index].imports = imports
    modules[index].app = app
    modules[index].secrets = secrets
    modules[index].isLinked = true
  }
}
