import Diagnostics

/// What an expression gives.
package enum ResultKind: Hashable, Sendable {
  case nodes, number, text, boolean
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

  /// Reads a selector, which always gives nodes.
  package init(selector: String) throws(ExpressionMistake) {
    throw ExpressionMistake(.selector, LocalizedText(verbatim: selector), character: nil)
  }

  /// Reads XPath. With `giving`, an expression that gives something else is a mistake: `gives a number, not nodes`.
  package init(xpath: String, giving kind: ResultKind? = .nodes) throws(ExpressionMistake) {
    throw ExpressionMistake(.expression, LocalizedText(verbatim: xpath), character: nil)
  }

  /// The bytes that an expression may have, and a message.
  package static let maxLength = 4_096
}

/// A text with expressions in braces, as the message of a rule is: `<image src="{@src}"> loads at once`.
package struct MessageTemplate: Sendable {
  /// The variables that its expressions ask for.
  package let variables: Set<QueryVariable>

  /// Reads the text. `{{` and `}}` are braces. The characters of a mistake are those of the whole text.
  package init(_ text: String) throws(ExpressionMistake) {
    throw ExpressionMistake(.message, LocalizedText(verbatim: text), character: nil)
  }
}
