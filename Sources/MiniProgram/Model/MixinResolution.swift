import Files
import Script

/// The methods that a page or component can name as handlers.
package struct HandlerSet: Sendable {
  package fileprivate(set) var names: Set<String> = []
  /// Whether there may be others: something about the script or a mixin is not known.
  package fileprivate(set) var isIncomplete = false
}

/// Finds the handlers of pages and components, those of their mixins and behaviors included. Each module is read
/// once.
package struct MixinResolution {
  private let sources: ProgramSources
  private var modules: [String: ScriptFacts?] = [:]

  /// Modules that re-export and mixins that have mixins are followed so far.
  private static let depth = 32

  package init(_ sources: ProgramSources) { self.sources = sources }

  /// Open when the unit has no script.
  package mutating func handlers(of unit: SourceUnit) -> HandlerSet {
    var handlers = HandlerSet()
    guard let script = unit.script else {
      handlers.isIncomplete = true
      return handlers
    }
    handlers.names = Set(script.methodNames)
    guard script.isIncomplete else { return handlers }
    guard script.lacksResolvableMixinsOnly, let path = unit.scriptPath else {
      handlers.isIncomplete = true
      return handlers
    }
    var visits = Visits()
    for object in script.instances {
      addMixins(of: object, in: script, at: path, to: &handlers, &visits)
    }
    return handlers
  }

  /// What was gone through for one unit.
  private struct Visits {
    var objects: Set<String> = []
    var depth = 0
  }

  private mutating func addMixins(
    of object: ScriptObject, in script: ScriptFacts, at path: String, to handlers: inout HandlerSet,
    _ visits: inout Visits
  ) {
    visits.depth += 1
    defer { visits.depth -= 1 }
    if visits.depth > MixinResolution.depth { handlers.isIncomplete = true }
    for mixin in object.mixins where !handlers.isIncomplete {
      switch mixin.source {
      case .unresolved: handlers.isIncomplete = true
      case .object(let index):
        add(script.objects[index], in: script, at: path, to: &handlers, &visits)
      case .module(let specifier, let name):
        guard let found = exported(name, by: specifier, from: path, depth: 0) else {
          handlers.isIncomplete = true
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
    if script.hasFault || object.gaps.contains(where: { $0.kind != .mixins }) { handlers.isIncomplete = true }
    handlers.names.formUnion(object.methods.lazy.map(\.name))
    addMixins(of: object, in: script, at: path, to: &handlers, &visits)
  }

  // MARK: Modules

  private typealias Export = (object: ScriptObject, script: ScriptFacts, path: String)

  private mutating func exported(_ name: String, by specifier: String, from path: String, depth: Int)
    -> Export?
  {
    guard depth < MixinResolution.depth, let path = modulePath(specifier, from: path),
      let script = module(path)
    else { return nil }
    let objects = script.objects.filter { $0.exportNames.contains(name) }
    // Two objects under one name: which one counts is decided when the script runs.
    if objects.count > 1 { return nil }
    if let object = objects.first { return (object, script, path) }
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
    return facts
  }

  /// The script that a module specifier names: relative, from the source root, or by an alias; nil for packages.
  private func modulePath(_ specifier: String, from path: String) -> String? {
    if specifier.utf8.first == UInt8(ascii: ".") {
      return script(at: Path.join(Path.parent(path), specifier))
    }
    if Path.isAbsolute(specifier) { return script(at: Path.normalised(sources.root + specifier)) }
    guard let project = sources.program.project else { return nil }
    for alias in project.aliases {
      guard let target = alias.replaced(in: specifier) else { continue }
      for folder in [sources.root, project.folder] {
        if let found = script(at: Path.normalised(folder + "/" + target)) { return found }
      }
    }
    return nil
  }

  private func script(at path: String) -> String? {
    ["", ".js", ".ts", "/index.js", "/index.ts"].map { path + $0 }.first { candidate in
      (candidate.hasSuffix(".js") || candidate.hasSuffix(".ts")) && sources.hasFile(candidate)
    }
  }
}

extension ScriptFacts {
  /// Whether something in the script could not be read.
  fileprivate var hasFault: Bool { gaps.contains { $0.kind == .syntax } }
}
