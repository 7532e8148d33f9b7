extension TokenList {
  /// How many tokens a list of type arguments may have: a `<` without a partner within so many is a comparison.
  private static let typeArgumentsLimit = 128

  /// How many parts a type may have; brackets count as one.
  private static let typeLimit = 256

  /// The index after the `>` that closes the type arguments or parameters that begin with the `<` at `index`; nil when
  /// that is a comparison.
  func typeArgumentsEnd(_ index: Int) -> Int? {
    var depth = 0
    var conditionals = 0
    var i = index
    let limit = min(count, index + TokenList.typeArgumentsLimit)
    while i < limit {
      switch kind(i) {
      case .less: depth += 1
      case .greater:
        depth -= 1
        if depth == 0 { return i + 1 }
      case .openingParenthesis, .openingBracket, .openingBrace, .templateHead:
        i = skip(i)
        continue
      case .question: conditionals += 1
      case .colon:
        conditionals -= 1
        if conditionals < 0 { return nil }
      case .identifier, .string, .number, .template, .comma, .dot, .bar, .ampersand, .arrow, .assign, .minus:
        break
      default: return nil
      }
      i += 1
    }
    return nil
  }

  /// The index after the type that begins at `index`; `index` itself when none begins there.
  func typeEnd(_ index: Int) -> Int {
    var i = index
    var wantsOperand = true
    var conditionals = 0
    for _ in 0..<TokenList.typeLimit where i < count {
      let kind = kind(i)
      if wantsOperand {
        switch kind {
        // A leading one, as in `type A = | B`.
        case .bar, .ampersand, .minus: i += 1
        case .openingParenthesis:
          i = skip(i)
          if self.kind(i) == .arrow { i += 1 } else { wantsOperand = false }
        case .less:
          guard let end = typeArgumentsEnd(i) else { return i }
          i = end
        case .openingBrace, .openingBracket, .templateHead:
          i = skip(i)
          wantsOperand = false
        case .identifier:
          wantsOperand = isTypeOperator(i)
          i += 1
        case .string, .number, .template:
          i += 1
          wantsOperand = false
        default: return i
        }
      } else {
        switch kind {
        case .dot, .bar, .ampersand:
          i += 1
          wantsOperand = true
        case .openingBracket: i = skip(i)
        case .openingParenthesis where word(i - 1) == .import: i = skip(i)
        case .less:
          guard let end = typeArgumentsEnd(i) else { return i }
          i = end
        case .identifier where word(i) == .extends || word(i) == .is:
          i += 1
          wantsOperand = true
        case .question:
          conditionals += 1
          i += 1
          wantsOperand = true
        case .colon where conditionals > 0:
          conditionals -= 1
          i += 1
          wantsOperand = true
        default: return i
        }
      }
    }
    return i
  }

  /// Whether the identifier at `index` is before a type that it changes, as in `keyof T`.
  private func isTypeOperator(_ index: Int) -> Bool {
    switch word(index) {
    case .keyof, .typeof, .readonly, .unique, .infer, .new, .abstract, .asserts:
      switch kind(index + 1) {
      case .identifier, .openingBrace, .openingBracket, .openingParenthesis, .string: true
      default: false
      }
    default: false
    }
  }
}
