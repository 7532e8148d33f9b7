import Diagnostics

extension Expression {
  /// Calls `visit` with each expression that the value may turn out to be, in source order: both of `ok ? a : b`, the right
  /// one of `ok && a`.
  package func forEachChoice(_ visit: (Expression) -> Void) {
    // A stack of its own: `a || b || c || ...` nests to the left without limit.
    var waiting = [self]
    while let expression = waiting.popLast() {
      switch expression.kind {
      case .group: expression.firstChild.map { waiting.append($0) }
      case .sequence: expression.lastChild.map { waiting.append($0) }
      case .conditional: waiting.append(contentsOf: Array(expression.children.dropFirst()).reversed())
      case .binary where expression.operator == .and: expression.lastChild.map { waiting.append($0) }
      case .binary where expression.operator == .or || expression.operator == .coalesce:
        waiting.append(contentsOf: Array(expression.children).reversed())
      default: visit(expression)
      }
    }
  }

  /// Calls `visit` with the text between the quotes of every string literal that the value may turn out to be,
  /// in source order: both of `ok ? 'a' : 'b'`, the right one of `ok && 'a'`.
  ///
  /// - Returns: whether the value may also be something that the source does not show, such as a variable. What
  ///   can only be false (the left side of `&&`), and literals that are not strings, do not count.
  @discardableResult
  package func forEachLiteralChoice(_ visit: (ByteRange) -> Void) -> Bool {
    var isIncomplete = false
    forEachChoice { choice in
      switch choice.kind {
      case .string, .template:
        if let range = choice.plainString {
          visit(range)
        } else {
          isIncomplete = true
        }
      case .number, .boolean, .null, .undefined, .array, .object, .regularExpression: break
      default: isIncomplete = true
      }
    }
    return isIncomplete
  }

  /// The parts of `a + b + c`, in source order; nil for anything but a sum.
  package var addends: [Expression]? {
    guard kind == .binary, `operator` == .add else { return nil }
    var addends: [Expression] = []
    var rest = self
    while rest.kind == .binary, rest.operator == .add, let first = rest.firstChild, let last = rest.lastChild
    {
      addends.append(last)
      rest = first
    }
    addends.append(rest)
    addends.reverse()
    return addends
  }
}
