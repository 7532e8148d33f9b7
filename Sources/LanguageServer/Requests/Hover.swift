import Answers
import Files
import LanguageServerProtocol

extension LanguageServer {
  func hover(_ params: LSP.TextDocumentPositionParams) -> JSONTree {
    guard let (page, document) = page(params.uri),
      let hover = page.hover(at: offset(params.position, in: document))
    else { return .null }
    return [
      "contents": hover.text.content(inMarkdown: client.hoversMarkdown),
      "range": range(hover.range, in: document).json,
    ]
  }
}

extension RichText {
  /// The text as a `MarkupContent`.
  func content(inMarkdown: Bool) -> JSONTree {
    ["kind": inMarkdown ? "markdown" : "plaintext", "value": .string(inMarkdown ? markdown : plain)]
  }
}
