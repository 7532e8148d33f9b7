import Answers
import Diagnostics
import Files
import LanguageServerProtocol

extension LanguageServer {
  func definition(_ params: LSP.TextDocumentPositionParams) -> JSONTree {
    guard let document = documents[params.uri], let snapshot = snapshot(of: document.path),
      let target = snapshot.target(in: document.text, at: offset(params.position, in: document)),
      !target.definitions.isEmpty
    else { return .null }
    guard client.linksDefinitions else {
      return .array(target.definitions.map { location($0.place).json })
    }
    let origin = range(target.range, in: document)
    return .array(
      target.definitions.map { definition in
        LSP.LocationLink(
          originSelectionRange: origin, targetURI: uri(of: definition.place.path),
          targetRange: range(Place(path: definition.place.path, range: definition.whole)),
          targetSelectionRange: range(definition.place)
        ).json
      })
  }

  func references(_ params: LSP.ReferenceParams) -> JSONTree {
    guard let document = documents[params.at.uri], let snapshot = snapshot(of: document.path),
      let places = snapshot.references(
        in: document.text, at: offset(params.at.position, in: document),
        includingDeclarations: params.includesDeclaration)
    else { return .null }
    return .array(places.map { location($0).json })
  }

  func documentLinks(_ params: LSP.TextDocumentParams) -> JSONTree {
    guard let document = documents[params.uri] else { return .null }
    let links =
      page(params.uri)?.page.links ?? snapshot(of: document.path)?.links(in: document.text)
    guard let links else { return .null }
    return .array(
      links.map { link in
        ["range": range(link.range, in: document).json, "target": .string(uri(of: link.target))]
      })
  }

  func workspaceSymbols(_ params: LSP.WorkspaceSymbolParams) -> JSONTree {
    bringUpToDate()
    var seen: Set<WorkspaceSymbol> = []
    let symbols = workspace.roots.flatMap {
      $0.snapshot(readers, language)?.symbols(matching: params.query) ?? []
    }
    return .array(
      symbols.filter { seen.insert($0).inserted }.map { symbol in
        LSP.SymbolInformation(
          name: symbol.name, kind: symbol.kind.lspKind, location: location(symbol.place),
          containerName: symbol.container
        ).json
      })
  }
}

extension SymbolKind {
  var lspKind: LSP.SymbolKind {
    switch self {
    case .page: .file
    case .component: .class
    case .template: .function
    case .slot: .property
    case .nativeView: .interface
    case .element: .object
    }
  }
}
