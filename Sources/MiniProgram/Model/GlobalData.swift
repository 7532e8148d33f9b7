import Diagnostics
import Script

/// The names that the `globalData` of a program's app begins with, where all of them are written out.
package struct DeclaredGlobalData: Sendable {
  /// With their ranges, in order.
  package let fields: [StringLiteral]
  /// The path of the app's script.
  package let path: String
  private let globals: AppGlobals
  private let declared: Set<UInt64>

  /// Nil where names may be given that are not written out.
  package init?(of sources: ProgramSources) {
    guard let text = ["/app.js", "/app.ts"].lazy.compactMap({ sources.text(sources.root + $0) }).first,
      let globals = AppGlobals(in: text, sources.vocabularies[0])
    else { return nil }
    fields = globals.fields
    path = text.path
    self.globals = globals
    declared = Set(globals.fields.map { WordSet.hash(of: $0.value) })
  }

  /// Whether the name with the hash of a `WordSet` is declared.
  package func contains(hash: UInt64) -> Bool { declared.contains(hash) }

  /// Whether something in the app's script may give the name.
  package func mayGive(_ name: String) -> Bool { globals.mayGive(name) }
}

/// The names that scripts beside that of the app may give to its `globalData`. Each script of the program is read for them.
package struct GivenGlobalData: Sendable {
  private let written: Set<UInt64>
  private let words: Set<UInt64>

  package init(of project: Project, besides app: DeclaredGlobalData) {
    let sources = project.sources
    var written: Set<UInt64> = []
    var words: Set<UInt64> = []
    let globalData = ModuleFacts.hash(of: "globalData")
    func add(_ script: ScriptFacts, _ text: () -> SourceText?) {
      written.formUnion(script.globalData.writes)
      if script.globalData.isUsedWhole, let text = text() {
        words.formUnion(ModuleFacts(scanning: text, sources.vocabularies[0]).words)
      }
    }
    var unread: [(path: String, script: ScriptFacts)] = []
    for file in project.files {
      if let script = file.unit.script {
        add(script) { file.unit.scriptPath.flatMap(sources.text) }
      } else if let text = sources.script(of: file.unit.stem) {
        let script = ScriptFacts(
          scanning: text, sources.vocabularies[sources.index(of: file.unit.dialect)])
        unread.append((text.path, script))
        add(script) { text }
      }
    }
    let modules = project.importedModules(besides: unread)
    let ofApp = sources.modules.ofApp(sources).filter { $0.path != app.path }.map(\.facts)
    for module in modules + ofApp where module.words.contains(globalData) { words.formUnion(module.words) }
    self.written = written
    self.words = words
  }

  package func contains(_ name: String) -> Bool {
    let hash = WordSet.hash(of: name)
    return written.contains(hash) || words.contains(hash)
  }
}
