import Diagnostics
import Files
import LanguageServerProtocol
import Markup
import NativeSource

extension LanguageServer {
  func definition(_ params: LSP.TextDocumentPositionParams) -> JSONTree {
    guard let document = documents[params.uri] else { return .null }
    let offset = document.positions.offset(of: params.position, encoding)
    let views = programs(of: document.path)
    guard let target = target(document, at: offset, views), !target.definitions.isEmpty else { return .null }
    var seen: Set<Place> = []
    let definitions = target.definitions.filter { seen.insert($0.place).inserted }
    guard client.linksDefinitions else { return .array(definitions.map { location($0.place).json }) }
    let origin = document.positions.lspRange(target.range, encoding)
    return .array(
      definitions.map { definition in
        LSP.LocationLink(
          originSelectionRange: origin, targetURI: uri(of: definition.place.path),
          targetRange: range(Place(path: definition.place.path, range: definition.whole)),
          targetSelectionRange: range(definition.place)
        ).json
      })
  }

  /// What is at an offset of a document; nil for what means nothing here.
  func target(_ document: OpenDocument, at offset: UInt32, _ views: [ProgramView]) -> Target? {
    if NativeLanguage(path: document.path) != nil {
      return NativeTargets(views, document.path).target(at: offset)
    }
    guard let view = views.first else { return nil }
    if Dialect.all.dialect(ofFile: document.path) != nil {
      return page(document.uri).flatMap { MarkupTargets($0).target(at: offset) }
    }
    if Path.pathExtension(document.path) == "json" {
      return JSONTargets(view, document.text).target(at: offset)
    }
    guard DocumentKind.isScript(document.path) else { return nil }
    return ScriptTargets(view, document.text).target(at: offset)
  }
}
