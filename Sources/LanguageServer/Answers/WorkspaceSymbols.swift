import Diagnostics
import Files
import LanguageServerProtocol
import MiniProgram

extension LanguageServer {
  func workspaceSymbols(_ params: LSP.WorkspaceSymbolParams) -> JSONTree {
    bringUpToDate()
    let query = Array(params.query.lowercased().unicodeScalars.filter { !$0.properties.isWhitespace })
    var found: [LSP.SymbolInformation] = []
    var seen: Set<LSP.SymbolInformation> = []
    func add(_ name: String, _ kind: LSP.SymbolKind, _ place: Place, in container: String?) {
      guard LanguageServer.isSubsequence(query, of: name) else { return }
      let symbol = LSP.SymbolInformation(
        name: name, kind: kind, location: location(place), containerName: container)
      if seen.insert(symbol).inserted { found.append(symbol) }
    }
    for root in workspace.roots {
      for project in root.projects {
        for file in project.files {
          let stem = Path.display(file.unit.stem, from: project.sources.root)
          let start = Place(startOf: file.unit.path)
          switch file.unit.kind {
          case .page: add(stem, .file, start, in: nil)
          case .component: add(stem, .class, start, in: nil)
          case .fragment: break
          }
          for template in file.templates { add(template.name, .function, template.place, in: stem) }
        }
      }
      for project in root.workspace?.nativeProjects.all ?? [] {
        for contract in project.facts.contracts {
          for registration in contract.registrations {
            add(
              contract.type, .interface, registration.type.place,
              in: registration.className.value)
          }
        }
      }
    }
    return .array(found.map(\.json))
  }

  /// Whether the scalars of a query are in a name, in their order; upper and lower case are the same.
  private static func isSubsequence(_ query: [Unicode.Scalar], of name: String) -> Bool {
    var rest = query[...]
    for scalar in name.lowercased().unicodeScalars where scalar == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
