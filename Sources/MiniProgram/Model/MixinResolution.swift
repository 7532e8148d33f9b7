import Files
import Script

/// The methods that a page or component can name as handlers.
package struct HandlerSet: Sendable {
  /// What is known of the methods beside the named ones.
  package enum Others: Comparable, Sendable {
    /// There are none.
    case none
    /// There may be some that a call gives the page, under names that one of its modules spells.
    case given
    /// There may be some that are made elsewhere, under names that one of its modules spells.
    case made
    /// There may be some with any name.
    case unknown
  }

  package fileprivate(set) var names: Set<String> = []
  package fileprivate(set) var others = Others.none
  /// Whether the page may be given to the app, which may give it methods: no other modules than those that a script imports get
  /// it else.
  package fileprivate(set) var isGivenToApp = false
  /// Functions of a component outside of `methods`: no event can call them.
  package fileprivate(set) var uncallable: Set<String> = []
  /// Functions in the wrong object of a script: no event can call them.
  package fileprivate(set) var misplaced: [String: Misplacement] = [:]

  package enum Misplacement: Sendable {
    /// In `methods` of a page.
    case methodsOfPage
    /// In another option of a component, in place of `methods`.
    case option(String)
  }

  /// What scripts assign to `this`.
  private var assigned = WordSets()

  package func contains(_ name: String) -> Bool { names.contains(name) || assigned.contains(name) }

  /// Adds what a script does to `this`.
  fileprivate mutating func addAssignments(of script: ScriptFacts) {
    assigned.add(script.assignedNames)
    if script.passesThis || script.hasOpenStore { others = max(others, .given) }
    if script.passesThisBeyondModules || script.hasOpenStore { isGivenToApp = true }
    if script.assignsUnknownNames { others = .unknown }
  }
}

/// Finds the handlers of pages and components, with the handlers of their mixins and behaviors. Each module is read
/// once.
package struct MixinResolution {
  private let sources: ProgramSources
  private var modules: [String: ScriptFacts?] = [:]
  /// The objects of each module by the names under which it exports them.
  private var exports: [String: [String: [Int]]] = [:]

  /// How far modules that re-export, and mixins that have mixins, are followed.
  static let depth = 32

  package init(_ sources: ProgramSources) { self.sources = sources }

  /// Others are unknown when the unit has no script.
  package mutating func handlers(of unit: SourceUnit) -> HandlerSet {
    var handlers = HandlerSet()
    guard let script = unit.script, let path = unit.scriptPath, !script.hasFault else {
      handlers.others = .unknown
      return handlers
    }
    handlers.names = Set(
      unit.dialect.callsOptionsOfComponents ? script.methodNames : script.handlerNames)
    handlers.uncallable = Set(script.methodNames).subtracting(handlers.names)
    for object in script.instances {
      for method in object.misplacedMethods {
        handlers.misplaced[method.name] = object.kind == .page ? .methodsOfPage : .option(method.option)
      }
    }
    handlers.addAssignments(of: script)
    if script.lacksResolvableMixinsOnly {
      var visits = Visits(scripts: [path])
      for object in script.instances {
        addMixins(of: object, in: script, at: path, to: &handlers, &visits)
      }
    } else if script.isIncomplete {
      handlers.others = .made
    }
    if handlers.others == .made, script.dependsOnGlobals { handlers.others = .unknown }
    return handlers
  }

  /// The objects that give a page or component its methods, with the paths of their scripts: its own first, then its
  /// mixins and behaviors, as far as they are known.
  package mutating func objects(of unit: SourceUnit) -> [(object: ScriptObject, path: String)] {
    unit.script.map { objects(from: $0.instances, of: unit) } ?? []
  }

  /// The same, beginning with other objects of the unit's script.
  package mutating func objects(from objects: [ScriptObject], of unit: SourceUnit) -> [(
    object: ScriptObject, path: String
  )] {
    guard let script = unit.script, let path = unit.scriptPath else { return [] }
    var found: [(object: ScriptObject, path: String)] = []
    var seen: Set<String> = []
    var waiting = objects.reversed().map { (object: $0, script: script, path: path) }
    while let (object, script, path) = waiting.popLast() {
      guard seen.insert("\(path)#\(object.range.start)").inserted else { continue }
      found.append((object, path))
      for mixin in object.mixins.reversed() {
        switch mixin.source {
        case .unresolved, .platform: break
        case .object(let index): waiting.append((script.objects[index], script, path))
        case .module(let specifier, let name):
          if let found = exported(name, by: specifier, from: path, depth: 0) { waiting.append(found) }
        }
      }
    }
    return found
  }

  /// What was already visited for one unit.
  private struct Visits {
    var objects: Set<String> = []
    /// The paths of the scripts of these: one may have many.
    var scripts: Set<String> = []
    var depth = 0
  }

  private mutating func addMixins(
    of object: ScriptObject, in script: ScriptFacts, at path: String, to handlers: inout HandlerSet,
    _ visits: inout Visits
  ) {
    visits.depth += 1
    defer { visits.depth -= 1 }
    if visits.depth > MixinResolution.depth { handlers.others = .unknown }
    for mixin in object.mixins where handlers.others < .made {
      switch mixin.source {
      case .unresolved: handlers.others = .made
      case .platform: break
      case .object(let index):
        add(script.objects[index], in: script, at: path, to: &handlers, &visits)
      case .module(let specifier, _) where MixinResolution.addsNothing(specifier): break
      case .module(let specifier, let name):
        guard let found = exported(name, by: specifier, from: path, depth: 0) else {
          handlers.others = .made
          return
        }
        add(found.object, in: found.script, at: found.path, to: &handlers, &visits)
      }
    }
  }

  private mutating func add(
    _ object: ScriptObject, in script: ScriptFacts, at path: String, to handlers: inout HandlerSet,
    _ visits: inout Visits
  ) {
    guard visits.objects.insert("\(path)#\(object.range.start)").inserted else { return }
    if script.hasFault || object.gaps.contains(where: { $0.kind != .mixins }) {
      handlers.others = max(handlers.others, .made)
    }
    if visits.scripts.insert(path).inserted { handlers.addAssignments(of: script) }
    handlers.names.formUnion(object.methods.lazy.map(\.name))
    addMixins(of: object, in: script, at: path, to: &handlers, &visits)
  }

  // MARK: Modules

  typealias Export = (object: ScriptObject, script: ScriptFacts, path: String)

  mutating func exported(_ name: String, by specifier: String, from path: String, depth: Int)
    -> Export?
  {
    guard depth < MixinResolution.depth, let path = ModuleResolver(sources).script(specifier, from: path),
      let script = module(path)
    else { return nil }
    let objects = exports[path, default: [:]][name] ?? []
    // Two objects with one name: which of them counts is decided when the script runs.
    if objects.count > 1 { return nil }
    if let object = objects.first { return (script.objects[object], script, path) }
    if case .module(let specifier, let name)? = script.handedOn[name] {
      return exported(name, by: specifier, from: path, depth: depth + 1)
    }
    for module in script.modules where module.form == .reexport {
      for binding in module.bindings {
        if binding.local == name, binding.imported != "*" {
          return exported(binding.imported, by: module.specifier.value, from: path, depth: depth + 1)
        }
        if binding.local == "*", name != "default",
          let found = exported(name, by: module.specifier.value, from: path, depth: depth + 1)
        {
          return found
        }
      }
    }
    return nil
  }

  private mutating func module(_ path: String) -> ScriptFacts? {
    if let known = modules[path] { return known }
    let facts = sources.text(path).map { ScriptFacts(scanning: $0, sources.vocabularies[0]) }
    modules[path] = .some(facts)
    for (index, object) in (facts?.objects ?? []).enumerated() {
      for name in Set(object.exportNames) { exports[path, default: [:]][name, default: []].append(index) }
    }
    return facts
  }
}

extension ScriptFacts {
  /// Whether something in the script could not be read.
  var hasFault: Bool { gaps.contains { $0.kind == .syntax } }
}
