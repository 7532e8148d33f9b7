/// A place that gives a name its meaning.
struct Declaration {
  enum Kind {
    case variable, function, `class`, module, parameter
    /// `o = ...` of a variable that exists already.
    case assignment
  }

  var kind: Kind
  /// The index of the declared identifier's token.
  var token: Int
  /// The index of the initial value's first token.
  var value: Int?
  /// The tokens between which the name is known.
  var scope: Range<Int>

  /// Whether what a module exports may be bound to the name.
  var isModuleBinding: Bool { kind == .variable || kind == .module }
}

/// What an occurrence of a variable does to the object in it.
enum ObjectChange {
  case none
  /// `o.name = value`, or `o.methods.name = value`.
  case member(name: Int, value: Int, isInMethods: Bool)
  /// Changes its data fields.
  case data
  /// It may get any members.
  case anything
}

extension TokenList {
  /// How many brackets outwards the block around a token is looked for; deeper nesting gives an unknown scope.
  private static let climbLimit = 64

  /// The declaration of the name at `index`; nil when the identifier there is another use of the name.
  func declaration(at index: Int) -> Declaration? {
    if isMember(index) { return nil }
    let before = word(index - 1)
    if before.declaresVariable {
      if word(index - 2) == .declare { return nil }
      return Declaration(
        kind: .variable, token: index, value: initialValue(index), scope: block(around: index))
    }
    if before == .function || (kind(index - 1) == .star && word(index - 2) == .function) {
      // Without a body it only declares a type.
      if bodyEnd(index + 1) == nil { return nil }
      return Declaration(kind: .function, token: index, scope: block(around: index))
    }
    if before == .class { return Declaration(kind: .class, token: index, scope: block(around: index)) }
    if before == .type { return nil }
    if before == .import { return Declaration(kind: .module, token: index, scope: 0..<count) }
    if before == .as, word(index + 1) == .from {
      return Declaration(kind: .module, token: index, scope: 0..<count)
    }
    if kind(index + 1) == .arrow {
      let end = kind(index + 2) == .openingBrace ? skip(index + 2) : arrowEnd(index)
      return Declaration(kind: .parameter, token: index, scope: index..<end)
    }
    if let element = patternDeclaration(index) { return element }
    if isFurtherDeclarator(index) {
      return Declaration(
        kind: .variable, token: index, value: initialValue(index), scope: block(around: index))
    }
    switch kind(index + 1) {
    // `const f: typeof Page = ...`
    case .assign where word(index - 1) == .typeof || isTypeScript && kind(index - 1) == .colon: return nil
    case .assign, .compoundAssign: return Declaration(kind: .assignment, token: index, scope: 0..<count)
    default: return nil
    }
  }

  /// Whether the name or pattern at `index` is after a comma in a declaration: `var a = 1, o = {...}`.
  private func isFurtherDeclarator(_ index: Int) -> Bool {
    guard kind(index - 1) == .comma, parent(index) < 0 || kind(parent(index)) == .openingBrace else {
      return false
    }
    switch kind(skip(index)) {
    case .assign: return true
    case .colon: return isTypeScript && initialValue(index) != nil
    default: return false
    }
  }

  /// Whether the script makes the name at `index` its own: declares, imports or assigns it.
  func isOwn(_ index: Int) -> Bool { declaration(at: index) != nil }

  /// The first token of the value in `name = value` or `name: T = value`.
  private func initialValue(_ index: Int) -> Int? {
    var i = index + 1
    if kind(i) == .bang { i += 1 }
    if kind(i) == .colon { i = typeEnd(i + 1) }
    return kind(i) == .assign ? i + 1 : nil
  }

  /// The tokens of the block around `index`, or all tokens.
  func block(around index: Int) -> Range<Int> {
    var opener = parent(index)
    for _ in 0..<TokenList.climbLimit {
      if opener < 0 { return 0..<count }
      if kind(opener) == .openingBrace { return opener..<closer(of: opener) + 1 }
      opener = parent(opener)
    }
    return index..<index
  }

  /// The end of the arrow function without braces that begins at `index`, or of what is around it.
  private func arrowEnd(_ index: Int) -> Int {
    let opener = parent(index)
    return opener < 0 ? count : closer(of: opener)
  }

  /// The declaration of a name in a pattern: of a parameter, a destructured variable or an import.
  private func patternDeclaration(_ index: Int) -> Declaration? {
    var element = index
    for _ in 0..<TokenList.climbLimit {
      let opener = parent(element)
      guard opener >= 0, isPatternElement(element, in: opener) else { return nil }
      switch kind(opener) {
      case .openingParenthesis:
        guard isParameterList(opener) else { return nil }
        return Declaration(kind: .parameter, token: index, scope: opener..<functionEnd(parameters: opener))
      case .openingBrace, .openingBracket:
        if word(opener - 1).declaresVariable || isFurtherDeclarator(opener) {
          return Declaration(kind: .variable, token: index, scope: block(around: opener))
        }
        if isImportList(opener) {
          return word(index + 1) == .as ? nil : Declaration(kind: .module, token: index, scope: 0..<count)
        }
        element = opener
      default: return nil
      }
    }
    return nil
  }

  /// Whether what begins at `element` may be bound there: it is not a default value, key or type.
  private func isPatternElement(_ element: Int, in opener: Int) -> Bool {
    switch kind(element - 1) {
    case .openingBrace, .openingBracket, .openingParenthesis, .comma, .ellipsis: break
    case .colon: if kind(opener) != .openingBrace { return false }
    // `import { a as b }`, `constructor(private a)`
    case .identifier: if kind(opener) == .openingBracket || word(element - 1) == .type { return false }
    default: return false
    }
    let after = skip(element)
    if after >= closer(of: opener) { return true }
    switch kind(after) {
    case .comma, .assign: return true
    case .colon, .question: return kind(opener) == .openingParenthesis
    case .identifier: return word(after) == .as
    default: return false
    }
  }

  private func isImportList(_ opener: Int) -> Bool {
    word(opener - 1) == .import
      || (kind(opener - 1) == .comma && word(opener - 3) == .import && word(skip(opener)) == .from)
  }

  /// Whether the parenthesis opens the parameters of a function, method, arrow function or `catch`.
  func isParameterList(_ opener: Int) -> Bool {
    if word(opener - 1).hasStatementHead && !isMember(opener - 1) { return word(opener - 1) == .catch }
    var after = skip(opener)
    if kind(after) == .arrow { return true }
    if kind(after) == .colon, isTypeScript { after = typeEnd(after + 1) }
    if kind(after) == .arrow { return true }
    guard kind(after) == .openingBrace else { return false }
    return kind(opener - 1) == .identifier || kind(opener - 1) == .greater || kind(opener - 1) == .star
      || kind(opener - 1) == .string || kind(opener - 1) == .closingBracket
      || kind(opener - 1) == .privateName
  }

  private func functionEnd(parameters opener: Int) -> Int {
    var after = skip(opener)
    if kind(after) == .colon { after = typeEnd(after + 1) }
    if kind(after) == .arrow { after += 1 }
    return kind(after) == .openingBrace ? skip(after) : arrowEnd(opener)
  }

  // MARK: Values

  /// The brace of the object literal, if the initial value at `value` is one.
  func initialLiteral(_ value: Int) -> Int? {
    var start = value
    if kind(start) == .less { start = typeArgumentsEnd(start) ?? start }
    guard kind(start) == .openingBrace else { return nil }
    switch kind(skip(start)) {
    case .dot, .optionalDot, .openingBracket, .openingParenthesis, .question, .operator, .template,
      .templateHead:
      return nil
    default: return start
    }
  }

  /// Whether the declared name means a function.
  func isFunction(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .function: return true
    case .variable:
      guard let value = declaration.value else { return false }
      return self.value(value, valueEnd(value, limit: statementEnd(value))).kind == .function
    default: return false
    }
  }

  /// How many tokens away the end of a statement is looked for.
  private static let statementLimit = 64

  /// The index after the statement that contains the expression at `start`. It is recognised by a semicolon, a closing
  /// bracket, or a word that begins a statement.
  func statementEnd(_ start: Int) -> Int {
    var i = start
    for _ in 0..<TokenList.statementLimit where i < count {
      let kind = kind(i)
      if kind == .semicolon || kind.isClosing { return i }
      if i > start, endsExpression(i - 1), kind == .identifier, !isCast(i), word(i) != .in,
        word(i) != .instanceof
      {
        return i
      }
      i = skip(i)
    }
    return i
  }

  private func endsExpression(_ index: Int) -> Bool {
    switch kind(index) {
    case .closingBrace, .closingParenthesis, .closingBracket, .string, .number, .template, .templateTail,
      .regularExpression:
      return true
    default: return false
    }
  }

  // MARK: Changes

  /// What the use of a variable at `index` does to the object in it.
  func change(at index: Int) -> ObjectChange {
    switch kind(index + 1) {
    case .dot:
      let name = index + 2
      if kind(name + 1) == .assign {
        return word(name) == .methods ? .anything : .member(name: name, value: name + 2, isInMethods: false)
      }
      if kind(name + 1) == .dot, kind(name + 3) == .assign {
        if word(name) == .methods { return .member(name: name + 2, value: name + 4, isInMethods: true) }
        if word(name) == .data || word(name) == .props { return .data }
      }
      if kind(name + 1) == .openingBracket, word(name) == .methods { return .anything }
      return .none
    case .openingBracket: return kind(skip(index + 1)) == .assign ? .anything : .none
    case .comma, .closingParenthesis: return isGivenAway(index) ? .anything : .none
    default:
      // `const p = o`; `module.exports = o` hands it on only after the call.
      return kind(index - 1) == .assign && word(index - 2) != .exports ? .anything : .none
    }
  }

  /// Whether the variable at `index` is an argument of a call other than `Page(o)`.
  private func isGivenAway(_ index: Int) -> Bool {
    let opener = parent(index)
    guard kind(opener) == .openingParenthesis,
      kind(index - 1) == .openingParenthesis || kind(index - 1) == .comma,
      !isParameterList(opener)
    else { return kind(index - 1) == .assign }
    switch kind(opener - 1) {
    case .identifier:
      switch word(opener - 1) {
      case .page, .component, .behavior, .mixin: return false
      default: return !word(opener - 1).hasStatementHead && !word(opener - 1).precedesExpression
      }
    case .closingParenthesis, .closingBracket: return true
    // `Page<Data>(o)`
    case .greater: return false
    default: return false
    }
  }
}
