import Diagnostics

/// Evaluates whole numbers of the C family: literals, constants of enums, and the operators between them.
extension ValueReader {
  /// How deep operators are in each other.
  private static let maxOperators = 24
  /// The tokens of one value that are evaluated.
  private static let maxComputedTokens = 96

  /// The number that a token spells: `12`, `0x1F`, `8u`, `10L`; nil for others, as for `0.5`.
  static func integer(_ spelling: String) -> Int? {
    var digits = spelling.lowercased()[...]
    while let last = digits.last, last == "u" || last == "l" { digits.removeLast() }
    if digits.hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16) }
    if digits.hasPrefix("0b") { return Int(digits.dropFirst(2), radix: 2) }
    return Int(digits)
  }

  /// What operators of C give whose operands are known: a number, or whether a condition holds.
  func computed(_ tree: SyntaxTree, _ file: Int, _ bindings: ValueBindings) throws(Unbound) -> SourceValue {
    guard let unit = index.unit(file), unit.tokens.language == .objectiveC, tree.tokens.count > 1,
      tree.tokens.count <= ValueReader.maxComputedTokens,
      !tree.tokens.contains(where: { unit.tokens.isMark($0, .assign) && !isComparison($0, unit.tokens) })
    else { return .unknown }
    if isCondition(tree.tokens, unit.tokens) {
      return try holds(tree.tokens, file, bindings).map { .boolean($0) } ?? .unknown
    }
    return try integer(tree.tokens, file, bindings).map { .integer($0) } ?? .unknown
  }

  /// `<=`, `>=`
  private func isComparison(_ assign: Int, _ tokens: NativeTokens) -> Bool {
    (tokens.isMark(assign - 1, .less) || tokens.isMark(assign - 1, .greater))
      && tokens.range(assign - 1).end == tokens.range(assign).start
  }

  /// Whether an expression is true or false: it compares, or joins or turns round what does.
  private func isCondition(_ expression: Range<Int>, _ tokens: NativeTokens) -> Bool {
    if tokens.isMark(expression.lowerBound, .exclamation) { return true }
    var index = expression.lowerBound
    while index < expression.upperBound {
      if tokens.isMark(index, .and) || tokens.isMark(index, .or) || tokens.isMark(index, .equal)
        || tokens.isMark(index, .unequal) || comparison(at: index, tokens) != nil
      {
        return true
      }
      index = tokens.next(index)
    }
    return false
  }

  /// The number that some tokens are.
  func integer(
    _ expression: Range<Int>, _ file: Int, _ bindings: ValueBindings, depth: Int = 0
  ) throws(Unbound) -> Int? {
    guard depth < ValueReader.maxOperators, !expression.isEmpty, let unit = index.unit(file) else {
      return nil
    }
    let tokens = unit.tokens
    if let (mark, width) = weakestOperator(expression, tokens) {
      guard
        let left = try integer(expression.lowerBound..<mark, file, bindings, depth: depth + 1),
        let right = try integer(mark + width..<expression.upperBound, file, bindings, depth: depth + 1)
      else { return nil }
      return ValueReader.combined(left, right, tokens.string(mark))
    }
    let first = expression.lowerBound
    let rest = first + 1..<expression.upperBound
    switch tokens.string(first) {
    case "~": return try integer(rest, file, bindings, depth: depth + 1).map { ~$0 }
    case "-": return try integer(rest, file, bindings, depth: depth + 1).map { 0 &- $0 }
    default: break
    }
    if tokens.isMark(first, .openingParenthesis) {
      let close = tokens.close(first)
      // Brackets, or a cast before the value.
      let inner = close == expression.upperBound - 1 ? first + 1..<close : close + 1..<expression.upperBound
      if close < expression.upperBound, close > first + 1 {
        return try integer(inner, file, bindings, depth: depth + 1)
      }
    }
    let tree = unit.syntax.expression(expression)
    if tree.isUnknown { return nil }
    switch try value(tree, file, bindings) {
    case .integer(let number): return number
    case .boolean(let isTrue): return isTrue ? 1 : 0
    default: return nil
    }
  }

  /// The operator that is applied last, and the number of its tokens; nil where there is none.
  private func weakestOperator(_ expression: Range<Int>, _ tokens: NativeTokens) -> (mark: Int, width: Int)? {
    var found: (mark: Int, width: Int)?
    var weakest = Int.max
    var index = expression.lowerBound
    while index < expression.upperBound {
      defer { index = tokens.next(index) }
      guard tokens.kind(index) == .punctuation, index > expression.lowerBound, endsValue(index - 1, tokens),
        let strength = ValueReader.strengths[tokens.string(index)]
      else { continue }
      if strength == 3 {
        // `<<`, `>>`
        guard tokens.string(index + 1) == tokens.string(index),
          tokens.range(index).end == tokens.range(index + 1).start
        else { continue }
      }
      if strength <= weakest {
        weakest = strength
        found = (index, strength == 3 ? 2 : 1)
      }
    }
    return found
  }

  private static let strengths: [String: Int] = [
    "|": 0, "^": 1, "&": 2, "<": 3, ">": 3, "+": 4, "-": 4, "*": 5, "/": 5, "%": 5,
  ]

  private func endsValue(_ index: Int, _ tokens: NativeTokens) -> Bool {
    tokens.isIdentifier(index) || tokens.kind(index) == .number
      || tokens.isMark(index, .closingParenthesis) || tokens.isMark(index, .closingBracket)
  }

  private static func combined(_ left: Int, _ right: Int, _ mark: String) -> Int? {
    switch mark {
    case "|": left | right
    case "^": left ^ right
    case "&": left & right
    case "<": (0..<Int.bitWidth).contains(right) ? left << right : nil
    case ">": (0..<Int.bitWidth).contains(right) ? left >> right : nil
    case "+": left &+ right
    case "-": left &- right
    case "*": left &* right
    case "/": right == 0 || right == -1 ? nil : left / right
    case "%": right == 0 || right == -1 ? nil : left % right
    default: nil
    }
  }
}
