extension Expression {
  /// Whether never both are true, as two conditions: they are `b` and `!b`, or compare one value with two literals.
  package func excludes(_ other: Expression) -> Bool {
    if negated == other.text || other.negated == text { return true }
    guard let a = comparison, let b = other.comparison, a.subject == b.subject else { return false }
    return a.isEqual && b.isEqual ? a.literal != b.literal : a.isEqual != b.isEqual && a.literal == b.literal
  }

  /// The text of `b` in `!b` and `!(b)`.
  fileprivate var negated: String? {
    self.operator == .not ? firstChild?.unwrapped.text : nil
  }

  fileprivate struct Comparison {
    let subject: String
    let literal: String
    let isEqual: Bool
  }

  /// The comparison that an expression is: `a === 1`, `a !== 'x'` and the like.
  fileprivate var comparison: Comparison? {
    guard let left = firstChild, let right = lastChild, right.constantType != nil else { return nil }
    let literal = right.stringValueRange.map { _ in String(right.text.dropFirst().dropLast()) } ?? right.text
    switch self.operator {
    case .equal, .identical: return Comparison(subject: left.text, literal: literal, isEqual: true)
    case .notEqual, .notIdentical: return Comparison(subject: left.text, literal: literal, isEqual: false)
    default: return nil
    }
  }
}

/// Conditions that are true together.
package struct JointConditions {
  /// Their texts, and the text of `b` for each `!b`.
  private var texts: Set<String> = []
  private var negated: Set<String> = []
  /// The literals that a value is equal to, or is not, by its text.
  private var equal: [String: Set<String>] = [:]
  private var unequal: [String: Set<String>] = [:]

  package init() {}

  package mutating func insert(_ condition: Expression) {
    texts.insert(condition.text)
    if let text = condition.negated { negated.insert(text) }
    guard let comparison = condition.comparison else { return }
    if comparison.isEqual {
      equal[comparison.subject, default: []].insert(comparison.literal)
    } else {
      unequal[comparison.subject, default: []].insert(comparison.literal)
    }
  }

  /// Whether one of them excludes one of the others.
  package func exclude(_ other: JointConditions) -> Bool {
    if texts.isEmpty || other.texts.isEmpty { return false }
    if !negated.isDisjoint(with: other.texts) || !other.negated.isDisjoint(with: texts) { return true }
    for (subject, literals) in equal {
      if let others = other.equal[subject], literals.union(others).count > 1 { return true }
      if let others = other.unequal[subject], !literals.isDisjoint(with: others) { return true }
    }
    return unequal.contains { subject, literals in
      other.equal[subject].map { !literals.isDisjoint(with: $0) } ?? false
    }
  }
}
