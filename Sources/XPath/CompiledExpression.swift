import CLibXML2
import Diagnostics

/// What an expression gives.
package enum ResultKind: Hashable, Sendable {
  case nodes, number, text, boolean

  /// As in "gives a number".
  var name: LocalizedText {
    switch self {
    case .nodes: LocalizedText(en: "nodes", zh: "节点")
    case .number: LocalizedText(en: "a number", zh: "数字")
    case .text: LocalizedText(en: "text", zh: "文本")
    case .boolean: LocalizedText(en: "a boolean", zh: "布尔值")
    }
  }
}

/// The variables of an expression.
package enum QueryVariable: String, Hashable, Sendable, CaseIterable {
  case path, dialect, kind
}

/// A selector, or an XPath expression, that was read and found to be right. Threads share it; each `Evaluator` has libxml2 compile it
/// once, because libxml2 writes to what it compiled while that is evaluated.
package final class CompiledExpression: Sendable {
  /// The XPath that is evaluated, on one line; what a selector becomes.
  package let xpath: String
  package let kind: ResultKind
  /// The tags that a selector names, each once, in order; none of XPath.
  package let tags: [String]
  /// The variables that are asked for: `$kind` costs the reading of scripts.
  package let variables: Set<QueryVariable>
  /// What is evaluated: the alternatives of a union each by itself, because libxml2 compares each node of one with all of the other.
  let parts: [Part]
  /// The prefixes of its names, which are namespaces without declaration.
  let prefixes: Set<String>

  struct Part: Sendable {
    var text: String
    /// Whether it gives attributes, and the elements that have them are meant: a step back from each would be compared with all others.
    var givesOwners = false
  }

  /// Reads a selector, which always gives nodes.
  package init(selector: String) throws(ExpressionMistake) {
    let read = try SelectorReader.read(selector)
    let translation = SelectorTranslation(read)
    var prefixes: Set<String> = []
    for part in translation.evaluated {
      do throws(ExpressionMistake) {
        prefixes.formUnion(try XPathReader.read(part.text, limit: .max).prefixes)
        try CompiledExpression.compile(part.text, prefixes)
      } catch {
        throw ExpressionMistake(.selector, error.reason, character: nil)
      }
    }
    xpath = translation.parts.joined(separator: " | ")
    kind = .nodes
    tags = read.tags
    variables = []
    parts = translation.evaluated
    self.prefixes = prefixes
  }

  /// Reads XPath. With `giving`, an expression that gives something else is a mistake: `gives a number, not nodes`.
  package init(xpath: String, giving kind: ResultKind? = .nodes) throws(ExpressionMistake) {
    let read = try XPathReader.read(xpath)
    if let kind, read.kind != kind {
      throw ExpressionMistake(
        .expression,
        LocalizedText(
          en: "gives \(read.kind.name.english), not \(kind.name.english)",
          zh: "得到的是\(read.kind.name.chinese)，不是\(kind.name.chinese)"), character: nil)
    }
    let scalars = Array(xpath.unicodeScalars)
    for range in read.parts {
      let written = String(String.UnicodeScalarView(scalars[range]))
      try CompiledExpression.compile(written, read.prefixes, from: range.lowerBound)
    }
    parts = read.parts.map { part in
      var text = String.UnicodeScalarView()
      var start = part.lowerBound
      for rewrite in read.rewrites where part.lowerBound...part.upperBound ~= rewrite.range.lowerBound {
        text += scalars[start..<rewrite.range.lowerBound]
        text += rewrite.text.unicodeScalars
        start = rewrite.range.upperBound
      }
      return Part(text: String(text + scalars[start..<part.upperBound]))
    }
    self.xpath = xpath
    self.kind = read.kind
    tags = []
    variables = read.variables
    prefixes = read.prefixes
  }

  /// The bytes that an expression may have.
  package static let maxLength = 4_096

  /// Has libxml2 compile an expression, which begins at a character of a text, to know that it does.
  private static func compile(
    _ xpath: String, _ prefixes: Set<String>, from start: Int = 0
  ) throws(ExpressionMistake) {
    let context = XPathContext()
    context.register(prefixes)
    if let compiled = context.compile(xpath) {
      xmlXPathFreeCompExpr(compiled)
      return
    }
    let before = Array(xpath.utf8.prefix(context.errorOffset))
    throw ExpressionMistake(
      .expression, LocalizedText(en: "the expression is not XPath", zh: "表达式不是 XPath"),
      character: start + String(decoding: before, as: UTF8.self).unicodeScalars.count + 1)
  }
}
