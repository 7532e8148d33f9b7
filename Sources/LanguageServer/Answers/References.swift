import Diagnostics
import Files
import LanguageServerProtocol
import Markup

extension LanguageServer {
  func references(_ params: LSP.ReferenceParams) -> JSONTree {
    guard let document = documents[params.at.uri] else { return .null }
    let offset = document.positions.offset(of: params.at.position, encoding)
    let views = programs(of: document.path)
    guard let symbol = target(document, at: offset, views)?.symbol else {
      return isOnBuiltinTag(document, offset) ? [] : .null
    }
    var seen: Set<Place> = []
    let found = views.flatMap { $0.occurrences(of: symbol) }
      .filter { params.includesDeclaration || !$0.isDeclaration }
      .map(\.place).filter { seen.insert($0).inserted }
      .sorted { $0.path == $1.path ? $0.range.start < $1.range.start : Path.precedes($0.path, $1.path) }
    return .array(found.map { location($0).json })
  }

  private func isOnBuiltinTag(_ document: OpenDocument, _ offset: UInt32) -> Bool {
    guard let page = page(document.uri) else { return false }
    return withExtendedLifetime(page) {
      guard case .tag(let element, _) = Cursor(page.document, at: offset) else { return false }
      return page.dialect.components.contains(element.tag)
    }
  }
}
