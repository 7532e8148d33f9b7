import Diagnostics

/// A value that a parameter is compared with.
package struct ValueComparison: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case text(String)
    /// The number as it is written: `1004`.
    case number(String)
    /// A constant that the file does not define.
    case constant(String)
    case unknown
  }

  package var value: Value
  /// For a string what is between its quotes, for a constant its name; for a number object with its `@`.
  package var range: ByteRange
  /// Whether the parameter's value is compared as a number.
  package var isConverted: Bool
  /// Whether it is compared as an object, by `isEqual:` and the like: a number is then boxed.
  package var isObject: Bool
}

extension MethodReading {
  /// What the parameter with this 0-based index is compared with: itself, or converted to a whole number.
  package func comparisons(ofParameter index: Int) -> [ValueComparison] {
    guard index < method.parameters.count else { return [] }
    var collector = collector
    return uses(of: method.parameters[index]).flatMap { comparisons(of: $0, &collector) }
  }

  /// `collector` keeps what it looks up in the body.
  private func comparisons(of use: Int, _ collector: inout FactCollector) -> [ValueComparison] {
    let (unit, isConverted) = converted(use)
    guard let (values, isObject) = comparedValues(unit) else { return [] }
    return values.map { comparison($0, isConverted: isConverted, isObject: isObject, &collector) }
  }

  /// The value as a number: `code.integerValue`, `[code intValue]`, `Int(code)`, `(Int(code) ?? 0)`; else the use
  /// itself.
  private func converted(_ use: Int) -> (unit: Range<Int>, isConverted: Bool) {
    func isConversion(_ index: Int) -> Bool {
      source.spells(index, "integerValue") || source.spells(index, "intValue")
        || source.spells(index, "longLongValue")
    }
    if source.isMark(use + 1, .dot), isConversion(use + 2) { return (use..<use + 3, true) }
    if source.isMark(use - 1, .openingBracket), isConversion(use + 1), source.isMark(use + 2, .closingBracket)
    {
      return (use - 1..<use + 3, true)
    }
    guard source.language == .swift, source.isMark(use - 1, .openingParenthesis),
      source.spells(use - 2, "Int"),
      source.isMark(use + 1, .closingParenthesis)
    else { return (use..<use + 1, false) }
    var unit = use - 2..<use + 2
    if source.isMark(unit.upperBound, .exclamation) { unit = unit.lowerBound..<unit.upperBound + 1 }
    if source.isMark(unit.upperBound, .coalesce), let end = literalEnd(unit.upperBound + 1) {
      unit = unit.lowerBound..<end
    }
    if source.isMark(unit.lowerBound - 1, .openingParenthesis),
      source.isMark(unit.upperBound, .closingParenthesis),
      !source.isIdentifier(unit.lowerBound - 2)
    {
      unit = unit.lowerBound - 1..<unit.upperBound + 1
    }
    return (unit, true)
  }

  /// The values that the tokens of `unit` are compared with, and whether as objects.
  private func comparedValues(_ unit: Range<Int>) -> (values: [Range<Int>], isObject: Bool)? {
    let (start, end) = (unit.lowerBound, unit.upperBound)
    if source.language == .objectiveC {
      if source.isMark(start - 1, .openingBracket), collector.isEquality(end), source.isMark(end + 1, .colon)
      {
        return ([end + 2..<max(end + 2, source.close(start - 1))], true)
      }
      if source.isMark(start - 1, .colon), source.isMark(end, .closingBracket), let open = source.open(end) {
        if collector.isEquality(start - 2) { return ([open + 1..<start - 2], true) }
        if source.spells(start - 2, "containsObject"), source.isMark(open + 1, .at),
          source.isMark(open + 2, .openingBracket), source.close(open + 2) == start - 3
        {
          return (source.arguments(open + 2), true)
        }
      }
      if source.isMark(start - 1, .openingParenthesis), source.isMark(end, .closingParenthesis),
        source.word(start - 2) == .switch, source.isMark(end + 1, .openingBrace)
      {
        return (collector.caseValues(end + 1), false)
      }
    } else {
      if source.word(start - 1) == .switch, source.isMark(end, .openingBrace) {
        return (collector.caseValues(end), false)
      }
      if source.isMark(start - 1, .openingParenthesis), source.isMark(end, .closingParenthesis),
        source.spells(start - 2, "contains"), source.isMark(start - 3, .dot),
        let values = collector.listed(start - 3)
      {
        return (values, true)
      }
    }
    if source.isMark(end, .equal) || source.isMark(end, .unequal), let last = literalEnd(end + 1) {
      return ([end + 1..<last], false)
    }
    if source.isMark(start - 1, .equal) || source.isMark(start - 1, .unequal),
      let first = literalStart(start - 1)
    {
      return ([first..<start - 1], false)
    }
    return nil
  }

  private func comparison(
    _ tokens: Range<Int>, isConverted: Bool, isObject: Bool, _ collector: inout FactCollector
  ) -> ValueComparison {
    func result(_ value: ValueComparison.Value, _ range: ByteRange) -> ValueComparison {
      ValueComparison(value: value, range: range, isConverted: isConverted, isObject: isObject)
    }
    guard let first = tokens.first, let last = tokens.last else {
      return result(.unknown, source.range(tokens.lowerBound))
    }
    let whole = source.outerRange(first, last)
    var inner = tokens
    if source.isMark(first, .at), !source.isString(first + 1) { inner = first + 1..<tokens.upperBound }
    while inner.count > 2, source.isMark(inner.lowerBound, .openingParenthesis),
      source.close(inner.lowerBound) == inner.upperBound - 1
    {
      inner = inner.lowerBound + 1..<inner.upperBound - 1
    }
    if inner.count == 1, source.kind(inner.lowerBound) == .number {
      return result(.number(source.string(inner.lowerBound)), whole)
    }
    if inner.count == 1, source.isIdentifier(inner.lowerBound),
      let number = file.number(named: source.string(inner.lowerBound))
    {
      return result(.number(number), whole)
    }
    let value = collector.value(tokens)
    switch value.value {
    case .string(let text): return result(.text(text), source.isString(last) ? source.range(last) : whole)
    case .name(let name):
      let constants = file.facts.constants.filter { $0.name == name || lastComponent($0.name) == name }
      if constants.count == 1, case .string(let text) = constants[0].value.value {
        return result(.text(text), value.range)
      }
      return result(constants.isEmpty ? .constant(name) : .unknown, value.range)
    default: return result(.unknown, value.range)
    }
  }

  /// The token after a literal or name at `start`, or nil when another value begins there.
  private func literalEnd(_ start: Int) -> Int? {
    if source.isMark(start, .at) {
      if source.isMark(start + 1, .openingParenthesis) { return source.close(start + 1) + 1 }
      return source.isString(start + 1) || source.kind(start + 1) == .number ? start + 2 : nil
    }
    if source.isString(start) || source.kind(start) == .number { return start + 1 }
    let end = source.nameEnd(start)
    guard end > start, !source.isMark(end, .openingParenthesis), !source.isMark(end, .openingBracket) else {
      return nil
    }
    return end
  }

  /// The first token of a literal or name that ends before `end`, or nil when it is another value.
  private func literalStart(_ end: Int) -> Int? {
    let last = end - 1
    if source.isMark(last, .closingParenthesis), let open = source.open(last), source.isMark(open - 1, .at) {
      return open - 1
    }
    if source.isString(last) || source.kind(last) == .number {
      return source.isMark(last - 1, .at) ? last - 1 : last
    }
    guard source.isIdentifier(last), source.word(last) != .nil, source.word(last) != .return else {
      return nil
    }
    var first = last
    while source.isMark(first - 1, .dot), source.isIdentifier(first - 2) { first -= 2 }
    return first
  }
}
