import Diagnostics

extension TokenList {
  /// The index after the expression that begins at `start`: the index of the comma at its level, or `limit`.
  func valueEnd(_ start: Int, limit: Int) -> Int {
    var i = start
    var conditionals = 0
    while i < limit {
      switch kind(i) {
      case .comma: return i
      case .openingParenthesis, .openingBracket, .openingBrace, .templateHead: i = skip(i)
      case .question:
        conditionals += 1
        i += 1
      case .colon:
        if conditionals > 0 {
          conditionals -= 1
          i += 1
        } else if isTypeScript, kind(i - 1) == .closingParenthesis {
          // The type of what an arrow function returns.
          i = max(i + 1, typeEnd(i + 1))
        } else {
          i += 1
        }
      case .less where isTypeScript: i = typeArgumentsEnd(i) ?? i + 1
      case .identifier where isTypeScript && i > start && isCast(i): i = max(i + 1, typeEnd(i + 1))
      default: i += 1
      }
    }
    return limit
  }

  /// The `?` and the `:` of the condition that the expression from `start` to before `end` is.
  func condition(_ start: Int, _ end: Int) -> (question: Int, colon: Int)? {
    guard let question = outerTokens(start, end).first(where: { kind($0) == .question }) else { return nil }
    var open = 0
    for index in outerTokens(question + 1, end) {
      if kind(index) == .question { open += 1 }
      guard kind(index) == .colon else { continue }
      if open == 0 { return (question, index) }
      open -= 1
    }
    return nil
  }

  /// The tokens from `start` to before `end` that are in no brackets.
  func outerTokens(_ start: Int, _ end: Int) -> some Sequence<Int> {
    sequence(first: start) { skip($0) }.prefix { $0 < end }
  }

  /// Whether the identifier at `index` casts what is before it: `as T`, `satisfies T`.
  func isCast(_ index: Int) -> Bool { word(index) == .as || word(index) == .satisfies }

  /// Whether the expression is a string that is neither an identifier nor blank: `'#fff'`.
  func isOtherText(_ start: Int, _ end: Int) -> Bool {
    let (start, end) = stripped(start, end)
    guard start + 1 == end, let range = literal(start), let first = text.slice(range).first else {
      return false
    }
    let bytes = text.slice(range)
    if bytes.allSatisfy({ $0 <= 0x20 }) { return false }
    return first.isASCIIDigit || !bytes.allSatisfy(isWordByte)
  }

  /// Moves the ends of an expression inwards: past parentheses around the whole of it, `<T>` before it, and `as T` and
  /// `!` after it.
  func stripped(_ start: Int, _ end: Int) -> (start: Int, end: Int) {
    var start = start
    var end = end
    while start < end {
      if kind(start) == .less, let after = typeArgumentsEnd(start), after < end,
        !isArrowFunction(after, end)
      {
        start = after
        continue
      }
      let next = skip(start)
      if next < end,
        isCast(next) || (kind(next) == .bang && next + 1 >= end) || (kind(next) == .bang && isCast(next + 1))
      {
        end = next
      } else if kind(start) == .openingParenthesis, next >= end,
        kind(closer(of: start)) == .closingParenthesis
      {
        end = closer(of: start)
        start += 1
        // `(a, b)` gives b, as in `(0, f)`.
        if valueEnd(start, limit: end) < end { break }
      } else {
        break
      }
    }
    return (start, end)
  }

  /// Whether the expression is an arrow function, `async` included.
  func isArrowFunction(_ start: Int, _ end: Int) -> Bool {
    var i = start
    if word(i) == .async, kind(i + 1) != .arrow { i += 1 }
    if kind(i) == .less {
      guard let after = typeArgumentsEnd(i) else { return false }
      i = after
    }
    switch kind(i) {
    case .identifier: return kind(i + 1) == .arrow && i + 1 < end
    case .openingParenthesis:
      i = skip(i)
      if kind(i) == .colon { i = typeEnd(i + 1) }
      return kind(i) == .arrow && i < end
    default: return false
    }
  }

  /// The kind of the expression from `start` to before `end`; and the identifier, if the expression is one.
  func value(_ start: Int, _ end: Int) -> (kind: ValueKind, identifier: Int?) {
    if isArrowFunction(start, end) { return (.function, nil) }
    let (start, end) = stripped(start, end)
    guard start < end else { return (.unknown, nil) }
    if isArrowFunction(start, end) { return (.function, nil) }
    let isWhole = skip(start) >= end
    switch kind(start) {
    case .identifier: return identifierValue(start, end)
    case .string, .template: return (isWhole ? .string : .unknown, nil)
    case .templateHead: return (isWhole ? .string : .unknown, nil)
    case .number: return (isWhole ? .number : .unknown, nil)
    case .minus: return (kind(start + 1) == .number && start + 2 >= end ? .number : .unknown, nil)
    // `!0` is how minifiers write `true`.
    case .bang: return (kind(start + 1) == .number && start + 2 >= end ? .boolean : .unknown, nil)
    case .openingBracket: return (isWhole ? .array : .unknown, nil)
    case .openingBrace: return (isWhole ? .object : .unknown, nil)
    default: return (.unknown, nil)
    }
  }

  private func identifierValue(_ start: Int, _ end: Int) -> (kind: ValueKind, identifier: Int?) {
    switch word(start) {
    case .function: return (functionEnd(start) >= end ? .function : .unknown, nil)
    case .async where word(start + 1) == .function:
      return (functionEnd(start + 1) >= end ? .function : .unknown, nil)
    case .void: return (kind(start + 1) == .number && start + 2 >= end ? .undefined : .unknown, nil)
    default: break
    }
    guard start + 1 >= end else { return (.unknown, nil) }
    switch word(start) {
    case .true, .false: return (.boolean, nil)
    case .null: return (.null, nil)
    case .undefined: return (.undefined, nil)
    case .this: return (.unknown, nil)
    default: return (.unknown, start)
    }
  }

  /// The index after the body of the function that begins with the `function` at `index`.
  private func functionEnd(_ index: Int) -> Int {
    var i = index + 1
    if kind(i) == .star { i += 1 }
    if kind(i) == .identifier { i += 1 }
    return bodyEnd(i) ?? index + 1
  }

  /// The index after the body of a function; its type parameters or parameters begin at `index`. Nil when these are not
  /// followed by a body.
  func bodyEnd(_ index: Int) -> Int? {
    var i = index
    if kind(i) == .less { i = typeArgumentsEnd(i) ?? i }
    guard kind(i) == .openingParenthesis else { return nil }
    i = skip(i)
    if kind(i) == .colon { i = typeEnd(i + 1) }
    return kind(i) == .openingBrace ? skip(i) : nil
  }
}
