import Diagnostics
import Files
import LanguageServerProtocol
import Markup
import MiniProgram
import Reference

/// `textDocument/completion`.
extension LanguageServer {
  func completion(_ params: LSP.TextDocumentPositionParams) -> JSONTree {
    guard let page = page(params.uri) else { return .null }
    let offset = page.positions.offset(of: params.position, encoding)
    guard let place = CompletionPlace(page.text, at: offset, page.dialect) else { return .null }
    var list = CompletionList(self, page, place)
    list.addAll()
    return ["isIncomplete": false, "items": .array(list.items.map(\.json))]
  }
}

/// The items of one answer, in the order in which they are shown.
struct CompletionList {
  let server: LanguageServer
  let page: MarkupPage
  let place: CompletionPlace
  private(set) var items: [LSP.CompletionItem] = []
  /// The last range of which the client's was made: nearly all items have the same.
  private var lastRange: (bytes: ByteRange, range: LSP.Range)?

  init(_ server: LanguageServer, _ page: MarkupPage, _ place: CompletionPlace) {
    self.server = server
    self.page = page
    self.place = place
  }

  var dialect: Dialect { page.dialect }

  /// The innermost element around the place, where the tree has it.
  var enclosingElement: Element? {
    guard let name = place.enclosing.last?.name else { return nil }
    let index = page.document.firstNode(from: name.start - 1)
    guard index < page.document.nodes.count, let element = page.document.node(index).element,
      element.tagRange == name
    else { return nil }
    return element
  }

  mutating func addAll() {
    switch place.kind {
    case .tag: addTags()
    case .endTag: addEndTag()
    case .attribute(let hasValue): addAttributes(hasValue: hasValue)
    case .value(let value): addValues(value)
    case .expression(_, let content): addNames(content)
    }
  }

  /// What `completionItem/resolve` needs to show a declaration.
  func placeData(of place: Place) -> JSONTree {
    [
      "uri": .string(server.uri(of: page.path)), "path": .string(place.path),
      "at": .integer(Int(place.range.start)),
    ]
  }

  /// Adds an item.
  ///
  /// - Parameters:
  ///   - label: the bare name.
  ///   - rank: what is sorted by first; items of one rank are in the order in which they are added.
  ///   - replacing: what the item takes the place of; without it that of the place.
  ///   - text: what is written, without it the label.
  mutating func add(
    _ label: String, _ kind: LSP.CompletionItemKind, rank: Int = 0, replacing: ByteRange? = nil,
    text: String? = nil, change: (inout LSP.CompletionItem) -> Void = { _ in }
  ) {
    let kind = server.client.knownCompletionKinds.contains(kind.rawValue) ? kind : kind.ofFirstClients
    var item = LSP.CompletionItem(
      label: label, kind: kind,
      textEdit: LSP.TextEdit(range: range(replacing ?? place.replaced), newText: text ?? label))
    let order = String(items.count)
    item.sortText = "\(rank)" + String(repeating: "0", count: max(0, 5 - order.utf8.count)) + order
    change(&item)
    items.append(item)
  }

  private mutating func range(_ bytes: ByteRange) -> LSP.Range {
    if let lastRange, lastRange.bytes == bytes { return lastRange.range }
    let range = page.positions.lspRange(bytes, server.encoding)
    lastRange = (bytes, range)
    return range
  }
}
