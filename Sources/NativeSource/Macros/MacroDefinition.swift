import Diagnostics

/// The definition of a macro: its parameters, and the tokens of its body.
struct MacroDefinition {
  /// An index of `MacroSources.all`.
  var source: Int
  /// The token of its name.
  var name: Int
  /// Nil for a macro without brackets.
  var parameters: [UInt32]?
  /// The last parameter takes all further arguments.
  var isVariadic = false
  var body: Range<Int>
  /// What is not read: `__VA_OPT__`, parameters that are no names.
  var isUnderstood = true

  static let variadic = identifierHash("__VA_ARGS__".utf8)
  private static let optional = identifierHash("__VA_OPT__".utf8)

  /// Reads the definition at a `.define`; nil where it names nothing.
  init?(_ tokens: NativeTokens, at define: Int, source: Int = 0) {
    let name = define + 1
    guard tokens.isIdentifier(name) else { return nil }
    self.source = source
    self.name = name
    var start = name + 1
    if tokens.isMark(start, .openingParenthesis), tokens.tokens[name].end == tokens.tokens[start].start {
      var found: [UInt32] = []
      var index = start + 1
      while index < tokens.count, !tokens.isMark(index, .closingParenthesis),
        tokens.kind(index) != .directiveEnd
      {
        if tokens.isIdentifier(index) {
          found.append(tokens.hash(index))
        } else if tokens.isMark(index, .dot), tokens.isMark(index + 1, .dot), tokens.isMark(index + 2, .dot) {
          // `args...`
          if !tokens.isIdentifier(index - 1) { found.append(MacroDefinition.variadic) }
          isVariadic = true
          index += 2
        } else if !tokens.isMark(index, .comma) {
          isUnderstood = false
        }
        index += 1
      }
      guard tokens.isMark(index, .closingParenthesis) else { return nil }
      parameters = found
      start = index + 1
    }
    var end = start
    while end < tokens.count, tokens.kind(end) != .directiveEnd {
      if tokens.hash(end) == MacroDefinition.optional { isUnderstood = false }
      if tokens.isString(end), StringFlags(rawValue: tokens.tokens[end].code).contains(.raw) {
        isUnderstood = false
      }
      end += 1
    }
    body = start..<end
  }

  /// Whether it is the name of a literal: then it is a constant.
  func isLiteral(_ tokens: NativeTokens) -> Bool {
    parameters == nil && !body.contains { tokens.isIdentifier($0) }
  }

  /// Whether two definitions say the same.
  func isSame(_ tokens: NativeTokens, as other: MacroDefinition, _ others: NativeTokens) -> Bool {
    guard parameters == other.parameters, isVariadic == other.isVariadic, body.count == other.body.count
    else {
      return false
    }
    return zip(body, other.body).allSatisfy { own, index in
      tokens.kind(own) == others.kind(index)
        && tokens.text.slice(tokens.range(own)).elementsEqual(others.text.slice(others.range(index)))
    }
  }
}

/// What a name means as a macro at one place of a file.
enum MacroMeaning {
  case one(MacroDefinition)
  /// Different definitions, as in two branches of an `#if`.
  case several([MacroDefinition])
  /// It was taken back: `#undef`.
  case removed

  /// After one more definition in the same file.
  func adding(_ definition: MacroDefinition, _ tokens: NativeTokens) -> MacroMeaning {
    switch self {
    case .removed: return .one(definition)
    case .one(let known):
      return known.isSame(tokens, as: definition, tokens) ? self : .several([known, definition])
    case .several(let known): return .several(known.count < 8 ? known + [definition] : known)
    }
  }
}
