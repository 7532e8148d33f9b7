import Diagnostics

extension Expression {
  /// Calls `visit` with the text between the quotes of every string literal that the value may turn out to be,
  /// in source order: both of `ok ? 'a' : 'b'`, the right one of `ok && 'a'`.
  ///
  /// - Returns: whether the value may also be something that the source does not show, such as a variable. What
  ///   can only be false (the left side of `&&`), and literals that are not strings, do not count.
  @discardableResult
  package func forEachLiteralChoice(_ visit: (ByteRange) -> Void) -> Bool {
    var isIncomplete = false
    // A stack of its own: `a || b || c || ...` nests to the left without limit.
    var waiting = [self]
    while let expression = waiting.popLast() {
      switch expression.kind {
      case .string, .template:
        if let range = expression.stringValueRange, !expression.isEscaped {
          visit(range)
        } else {
          isIncomplete = true
        }
      case .number, .boolean, .null, .undefined, .array, .object, .regularExpression: break
      case .group: expression.firstChild.map { waiting.append($0) }
      case .sequence: expression.lastChild.map { waiting.append($0) }
      case .conditional: waiting.append(contentsOf: Array(expression.children.dropFirst()).reversed())
      case .binary where expression.operator == .and: expression.lastChild.map { waiting.append($0) }
      case .binary where expression.operator == .or || expression.operator == .coalesce:
        waiting.append(contentsOf: Array(expression.children).reversed())
      default: isIncomplete = true
      }
    }
    return isIncomplete
  }
}
