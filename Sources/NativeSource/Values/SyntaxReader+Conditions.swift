import Diagnostics

/// Reads conditions that are values, and the labels of branches.
extension SyntaxReader {
  /// A condition that is a value itself, as a comparison with `true`: `$0.isEnabled`, `!isEnabled`.
  func test(_ condition: Range<Int>, _ depth: Int) -> (SyntaxTree.Comparison, isEqual: Bool)? {
    var tokens = condition
    while let first = tokens.first, source.isMark(first, .openingParenthesis),
      source.close(first) == tokens.upperBound - 1, tokens.count > 2
    {
      tokens = first + 1..<tokens.upperBound - 1
    }
    let isNegated = source.isMark(tokens.lowerBound, .exclamation)
    if isNegated { tokens = tokens.lowerBound + 1..<tokens.upperBound }
    guard !tokens.isEmpty, source.isIdentifier(tokens.lowerBound) else { return nil }
    let value = expression(tokens, depth: depth)
    switch value.kind {
    case .name, .member, .call:
      return (.init(first: value, second: SyntaxTree(.boolean(true), tokens)), !isNegated)
    default: return nil
    }
  }

  /// The label of a branch: `.map`, `let .map(zoom)` of Swift.
  func label(_ tokens: Range<Int>, depth: Int = 0) -> SyntaxTree {
    let binds =
      isSwift && tokens.count > 1
      && (source.word(tokens.lowerBound) == .let || source.word(tokens.lowerBound) == .var)
    guard binds, source.isMark(tokens.lowerBound + 1, .dot) else { return expression(tokens, depth: depth) }
    // What it binds may be any part of the value.
    let whole = expression(tokens.lowerBound + 1..<tokens.upperBound, depth: depth)
    guard case .call(var call) = whole.kind else { return whole }
    for number in call.arguments.indices {
      if case .name = call.arguments[number].value.kind {
        call.arguments[number].value = SyntaxTree(.unknown, call.arguments[number].value.tokens)
      }
    }
    return SyntaxTree(.call(call), tokens)
  }
}
