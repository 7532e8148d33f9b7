import Answers
import Diagnostics
import Files
import Guide
import LanguageServerProtocol

extension LanguageServer {
  /// What there is at a place: the reasons of its findings, whatever the document, and what a page has there.
  func hover(_ params: LSP.TextDocumentPositionParams) -> JSONTree {
    guard let document = documents[params.uri], let snapshot = snapshot(of: document.path) else {
      return .null
    }
    let offset = offset(params.position, in: document)
    let touched = findings[document.path]?.findings.touching(ByteRange(offset, offset)) ?? []
    let reasons = Hover(of: touched, in: language) { id in
      rules[id].map { RuleExplanation($0, in: language).reason }
    }
    let own = snapshot.page(document.text)?.hover(at: offset)
    guard let hover = reasons.map({ $0.followed(by: own) }) ?? own else { return .null }
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
