extension Expression {
  /// Whether never both are true, as two conditions: they are `b` and `!b`, or compare one value with two literals.
  package func excludes(_ other: Expression) -> Bool {
    if negated == other.text || other.negated == text { return true }
    guard let a = comparison, let b = other.comparison, a.subject == b.subject else { return false }
    return a.isEqual && b.isEqual ? a.literal != b.literal : a.isEqual != b.isEqual && a.literal == b.literal
  }

  /// The text of `b` in `!b` and `!(b)`.
  private var negated: String? {
    self.operator == .not ? firstChild?.unwrapped.text : nil
  }

  private struct Comparison {
    let subject: String
    let literal: String
    let isEqual: Bool
  }

  /// The comparison that an expression is: `a === 1`, `a !== 'x'` and the like.
  private var comparison: Comparison? {
    guard let left = firstChild, let right = lastChild, right.constantType != nil else { return nil }
    let literal = right.stringValueRange.map { _ in String(right.text.dropFirst().dropLast()) } ?? right.text
    switch self.operator {
    case .equal, .identical: return Comparison(subject: left.text, literal: literal, isEqual: true)
    case .notEqual, .notIdentical: return Comparison(subject: left.text, literal: literal, isEqual: false)
    default: return nil
    }
  }
}
