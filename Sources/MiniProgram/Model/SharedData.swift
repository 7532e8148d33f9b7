import Files
import Script

/// What gives pages data that their own scripts and modules do not show: scripts that take a page from the stack, or a component
/// from a page, and modules that are given one.
package struct SharedData: Sendable {
  /// The hashes of the names.
  private var names: Set<UInt64> = []
  /// Whether a module puts a function of its own in the place of `Page` or `Component`: what that adds is unknown.
  package private(set) var replacesFramework = false

  package init(of project: Project) {
    let sources = project.sources
    let unread = project.unreadScripts
    for file in project.files {
      if let script = file.unit.script { names.formUnion(script.foreignDataNames) }
    }
    for (_, script) in unread { names.formUnion(script.foreignDataNames) }
    for (_, module) in project.importedModules(besides: unread) + sources.modules.ofApp(sources) {
      names.formUnion(module.dataNames)
      if module.replacesFramework { replacesFramework = true }
    }
  }

  package func contains(_ name: String) -> Bool { names.contains(WordSet.hash(of: name)) }
}

extension Project {
  /// The scripts of pages and components that were not read: for findings in one page, those of the others are not.
  var unreadScripts: [(path: String, script: ScriptFacts)] {
    files.compactMap { file in
      guard file.unit.script == nil, let text = sources.script(of: file.unit.stem) else { return nil }
      return (text.path, ScriptFacts(scanning: text, sources.vocabularies[sources.index(of: file.unit.dialect)]))
    }
  }
}
