import Diagnostics
import Markup

/// The values of the variables in a file.
package struct QueryValues: Hashable, Sendable {
  /// What `$kind` says.
  package enum Kind: String, Sendable { case page, component, other }

  /// From the root of the program, with `/`.
  package var path: String
  /// The id of the dialect.
  package var dialect: String
  package var kind: Kind

  package init(path: String, dialect: String, kind: Kind) {
    self.path = path
    self.dialect = dialect
    self.kind = kind
  }
}

/// Why an evaluation gave nothing.
package enum EvaluationFailure: Error, Hashable, Sendable {
  /// It needed more than `Evaluator.maxOperations`, or a pattern of `matches` could not be decided.
  case limitReached
  /// What is wrong is known only while it runs, as in `matches(., @pattern)`.
  case failed(LocalizedText)

  /// What is said of the expression: `needs more than 10 million operations`.
  package var clause: LocalizedText { LocalizedText(en: "", zh: "") }
}

/// Evaluates expressions on one thread, in one file after the other. Everything that it holds of libxml2 belongs to it alone, and it
/// writes nothing to standard error.
package final class Evaluator {
  /// How many steps of libxml2 an expression may take in a file.
  package static let maxOperations = 10_000_000

  package init() {}

  /// Begins with a file. The tree for libxml2 is made when the first expression is evaluated; nodes of the file before mean nothing
  /// any more.
  package func begin(_ document: Document, _ values: QueryValues) {}

  /// The nodes that an expression gives, in the order of the file, each once; none that is a namespace.
  package func nodes(_ expression: CompiledExpression) throws(EvaluationFailure) -> [QueryNode] { [] }

  /// A message at a node. What an expression in it gives is cut at 80 characters.
  package func text(_ template: MessageTemplate, at node: QueryNode) throws(EvaluationFailure) -> String { "" }

  /// The text of a node as XPath has it: the value of an attribute, all texts in an element.
  package func stringValue(of node: QueryNode) -> String { "" }
}
