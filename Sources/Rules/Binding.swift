import Diagnostics
import Linting
import Markup

extension EventName {
  /// Whether the event goes no further.
  var catches: Bool { binding == .catch || binding == .captureCatch }
}

extension FileContext {
  /// Whether the base library provides the element: it is neither a component of that name nor a view of the host app.
  func isBuiltIn(_ element: Element) -> Bool {
    guard !element.name.isNativeView, dialect.components.contains(element.tag) else { return false }
    return !program.registers(element.tag, in: unit)
  }

  /// The expression in a mustache.
  func expression(_ mustache: ByteRange) -> ExpressionTree {
    ExpressionTree(parsing: text, range: text.expressionRange(mustache))
  }

  /// The value of an attribute that is neither blank nor has a mustache, not even one that does not end.
  func unboundValue(of attribute: Attribute) -> ByteRange? {
    guard let value = attribute.staticValue, !text.trimmed(value).isEmpty else { return nil }
    let bytes = text.slice(value)
    let hasOpening = zip(bytes, bytes.dropFirst()).contains {
      $0 == UInt8(ascii: "{") && $1 == UInt8(ascii: "{")
    }
    return hasOpening ? nil : value
  }

  /// Writes `{{ }}` around a value, or completes `{ }`; nil when the value is not an expression.
  func bindingFix(of value: ByteRange) -> Fix? {
    bindingEdit(of: value).map { Fix("write {{ }} around it", .suggested, edits: [$0]) }
  }

  /// The edit of `bindingFix`.
  func bindingEdit(of value: ByteRange) -> Edit? {
    var expression = text.trimmed(value)
    let bytes = text.slice(expression)
    if bytes.count > 1, bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") {
      expression = ByteRange(expression.start + 1, expression.end - 1)
    }
    guard ExpressionTree(parsing: text, range: expression).reading == .expression else { return nil }
    return replace(value, with: "{{\(string(expression))}}")
  }
}
