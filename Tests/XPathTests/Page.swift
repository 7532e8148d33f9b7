import Diagnostics
import Markup

@testable import XPath

/// A page that expressions are asked of.
struct Page {
  let document: Document
  var values = QueryValues(path: "pages/home/home.wxml", dialect: "wxml", kind: .page)

  init(_ source: String, _ dialect: Dialect = .wxml) {
    self.init(Array(source.utf8), dialect)
  }

  init(_ bytes: [UInt8], _ dialect: Dialect = .wxml) {
    MarkupReader.initializeLibrary()
    document = MarkupReader(dialect).read(SourceText(path: "/a." + dialect.files.markup, bytes: bytes))
  }

  func nodes(_ expression: CompiledExpression) throws(EvaluationFailure) -> [QueryNode] {
    let evaluator = Evaluator()
    evaluator.begin(document, values)
    return try evaluator.nodes(expression)
  }

  /// What is shown of the nodes that XPath gives; `(document)` and `(blank)` for what has no text.
  func find(_ xpath: String) throws -> [String] { try shown(CompiledExpression(xpath: xpath)) }

  /// The same of a selector.
  func select(_ selector: String) throws -> [String] { try shown(CompiledExpression(selector: selector)) }

  private func shown(_ expression: CompiledExpression) throws -> [String] {
    try nodes(expression).map { node in
      if node == .document { return "(document)" }
      return node.shownRange(in: document).map(document.text.string) ?? "(blank)"
    }
  }

  /// What an expression of any kind gives at the document, as text.
  func text(_ xpath: String) throws -> String { try text(of: "{\(xpath)}", at: .document) }

  func text(of message: String, at node: QueryNode) throws -> String {
    let evaluator = Evaluator()
    evaluator.begin(document, values)
    return try evaluator.text(MessageTemplate(message), at: node)
  }
}

/// What is wrong with a selector; empty for one that is right.
func mistake(selector: String) -> String {
  sentence { () throws(ExpressionMistake) in _ = try CompiledExpression(selector: selector) }
}

/// What is wrong with an expression.
func mistake(xpath: String) -> String {
  sentence { () throws(ExpressionMistake) in _ = try CompiledExpression(xpath: xpath) }
}

/// What is wrong with a message.
func mistake(message: String) -> String {
  sentence { () throws(ExpressionMistake) in _ = try MessageTemplate(message) }
}

private func sentence(_ read: () throws(ExpressionMistake) -> Void) -> String {
  do {
    try read()
    return ""
  } catch {
    return error.sentence.english
  }
}
