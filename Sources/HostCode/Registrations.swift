import Diagnostics

extension FactCollector {
  /// Adds a call that registers a view. In the body of a macro (`isTemplate`) only literal strings are known.
  mutating func addRegistration(
    _ spelling: RegistrationSpelling, type: Range<Int>, className: Range<Int>, range: ByteRange,
    isTemplate: Bool = false
  ) {
    let isConditional = isConditional(type.lowerBound)
    var type = value(type)
    var className = value(className)
    if isTemplate {
      type = literalOnly(type)
      className = literalOnly(className)
    }
    facts.registrations.append(
      RegistrationCall(
        spelling: spelling, type: type, className: className, range: range, owner: owner,
        isConditional: isConditional))
  }

  private func literalOnly(_ expression: HostExpression) -> HostExpression {
    if case .string = expression.value { return expression }
    return HostExpression(.open, expression.range)
  }
}
