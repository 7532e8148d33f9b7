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
    var unread: [(path: String, script: ScriptFacts)] = []
    for file in project.files {
      if let script = file.unit.script {
        names.formUnion(script.foreignDataNames)
      } else if let text = sources.script(of: file.unit.stem) {
        // For findings in one page, the scripts of the others are not read.
        let script = ScriptFacts(scanning: text, sources.vocabularies[sources.index(of: file.unit.dialect)])
        names.formUnion(script.foreignDataNames)
        unread.append((text.path, script))
      }
    }
    for module in project.importedModules(besides: unread) + sources.modules.ofApp(sources).map(\.facts) {
      names.formUnion(module.dataNames)
      if module.replacesFramework { replacesFramework = true }
    }
  }

  package func contains(_ name: String) -> Bool { names.contains(WordSet.hash(of: name)) }
}
