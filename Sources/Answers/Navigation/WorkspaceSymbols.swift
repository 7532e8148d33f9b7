import Containers
import Diagnostics
import Files
import MiniProgram

/// A page, component, template or type of native view that a program has.
package struct WorkspaceSymbol: Hashable {
  package let name: String
  package let kind: SymbolKind
  package let place: Place
  /// The name of what contains it.
  package let container: String?
}

extension Snapshot {
  /// The symbols with names that contain the scalars of a query in their order. White space and capitals do not matter.
  /// A symbol may come more than once.
  package func symbols(matching query: String) -> [WorkspaceSymbol] {
    let wanted = Array(query.lowercased().unicodeScalars.filter { !$0.properties.isWhitespace })
    var found: [WorkspaceSymbol] = []
    func add(_ name: String, _ kind: SymbolKind, _ place: Place, in container: String?) {
      guard isSubsequence(wanted, of: name) else { return }
      found.append(WorkspaceSymbol(name: name, kind: kind, place: place, container: container))
    }
    for project in projects {
      for file in project.files {
        let stem = Path.display(file.unit.stem, from: project.sources.root)
        let start = Place(startOf: file.unit.path)
        switch file.unit.kind {
        case .page: add(stem, .page, start, in: nil)
        case .component: add(stem, .component, start, in: nil)
        case .fragment: break
        }
        for template in file.templates { add(template.name, .template, template.place, in: stem) }
      }
    }
    for contract in workspace.nativeProjects.all.flatMap(\.facts.contracts) {
      for registration in contract.registrations {
        add(contract.type, .nativeView, registration.type.place, in: registration.className.value)
      }
    }
    return found
  }

  /// Whether the scalars of a query are in a name, in their order; upper and lower case are the same.
  private func isSubsequence(_ query: [Unicode.Scalar], of name: String) -> Bool {
    var rest = query[...]
    for scalar in name.lowercased().unicodeScalars where scalar == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
