import Diagnostics

/// Reads the outline of a file in one walk over its tokens.
struct OutlineReader {
  let source: NativeTokens
  let syntax: SyntaxReader
  var collector: FactCollector { syntax.collector }
  var outline: SourceOutline
  /// Open scopes, the innermost last.
  var stack: [Int] = [0]
  /// Scopes that begin at a later token.
  private var pending: [Int: [(kind: SourceOutline.ScopeKind, end: Int, declares: [Pending])]] = [:]

  /// Scopes that are known but not entered, by their first tokens.
  private var enter: [Int: [Int]] = [:]

  /// A declaration that counts in a scope which begins later.
  struct Pending {
    var name: Int
    var kind: SourceOutline.Declaration.Kind
    var type: Range<Int> = 0..<0
  }

  static func outline(of source: NativeTokens) -> SourceOutline {
    var reader = OutlineReader(source)
    reader.read()
    return reader.outline
  }

  private init(_ source: NativeTokens) {
    self.source = source
    syntax = SyntaxReader(source)
    outline = SourceOutline(source: source)
  }

  private mutating func read() {
    var index = 0
    while index < source.count {
      while stack.count > 1, index >= outline.scopes[stack[stack.count - 1]].tokens.upperBound {
        stack.removeLast()
      }
      if let scopes = pending.removeValue(forKey: index) {
        for scope in scopes { push(scope.kind, index..<max(index + 1, scope.end), scope.declares) }
      }
      enterScopes(at: index)
      switch source.language {
      case .objectiveC: index = objectiveC(index)
      case .swift: index = swift(index)
      case .java, .kotlin: index = jvm(index)
      case .propertyList, .xml: return
      }
    }
  }

  // MARK: - Scopes and declarations

  var scope: Int { stack[stack.count - 1] }

  var isInType: Bool { if case .type = outline.scopes[scope].kind { true } else { false } }

  var isInFile: Bool { if case .file = outline.scopes[scope].kind { true } else { false } }

  var isMember: Bool { isInType || isInFile }

  private mutating func push(_ kind: SourceOutline.ScopeKind, _ tokens: Range<Int>, _ declares: [Pending]) {
    let number = outline.scopes.count
    outline.scopes.append(.init(kind: kind, tokens: tokens, parent: scope))
    stack.append(number)
    for declaration in declares {
      var kind = declaration.kind
      if case .parameter(_, let index, let path) = kind {
        kind = .parameter(scope: number, index: index, path)
      }
      declare(declaration.name, kind, type: declaration.type)
    }
  }

  /// Opens a scope when the walk comes to the token.
  mutating func open(
    _ kind: SourceOutline.ScopeKind, _ start: Int, _ end: Int, _ declares: [Pending] = []
  ) {
    pending[start, default: []].append((kind, end, declares))
  }

  @discardableResult
  mutating func declare(
    _ name: Int, _ kind: SourceOutline.Declaration.Kind, in scope: Int? = nil, isMutable: Bool = false,
    isPrivate: Bool = false, isStatic: Bool = false, type: Range<Int> = 0..<0
  ) -> Int {
    outline.append(
      .init(
        name: source.string(name), token: name, kind: kind, scope: scope ?? self.scope,
        isMutable: isMutable, isPrivate: isPrivate, isStatic: isStatic, type: type),
      hash: source.tokens[name].hash)
  }

  /// Declares a function, and enters its scope when the walk comes to its body, which it must do at once.
  mutating func declareFunction(
    _ function: SourceOutline.Function, body: Range<Int>, asGetter: Bool = false, isPrivate: Bool = false
  ) {
    let declaration = declare(
      function.nameToken, .other, isPrivate: isPrivate, isStatic: function.isStatic)
    let number = outline.scopes.count
    outline.scopes.append(.init(kind: .function(function), tokens: body, parent: scope))
    outline.declarations[declaration].kind = asGetter ? .getter(scope: number) : .function(scope: number)
    for (index, parameter) in function.parameters.enumerated() where parameter.token >= 0 {
      declare(
        parameter.token, .parameter(scope: number, index: index, []), in: number, type: parameter.type)
    }
    for (index, parameter) in function.typeParameters.enumerated() {
      declare(
        parameter, .parameter(scope: number, index: SourceOutline.firstTypeParameter + index, []), in: number)
    }
    enter[body.lowerBound, default: []].append(number)
  }

  /// Declares a type, and enters its scope when the walk comes to its body, which it must do at once.
  mutating func declareType(_ type: SourceOutline.TypeInfo, name: Int?, body: Range<Int>) {
    let number = outline.scopes.count
    if let name { declare(name, .type(scope: number)) }
    outline.scopes.append(.init(kind: .type(type), tokens: body, parent: scope))
    enter[body.lowerBound, default: []].append(number)
  }

  private mutating func enterScopes(at index: Int) {
    for number in enter.removeValue(forKey: index) ?? [] {
      outline.scopes[number].parent = scope
      stack.append(number)
    }
  }

  /// Opens the scope of a closure with its parameters.
  ///
  /// - Parameter parameters: the tokens of their names, each with its place in a pattern.
  mutating func openClosure(
    first: Int, _ body: Range<Int>, _ parameters: [(name: Int, index: Int, path: SourceOutline.Path)]
  ) {
    push(
      .closure(first: first), body,
      parameters.map { .init(name: $0.name, kind: .parameter(scope: 0, index: $0.index, $0.path)) })
  }

  /// Opens a block without declarations.
  mutating func openBlock(_ tokens: Range<Int>) { push(.block, tokens, []) }

  /// The names of a pattern, each with its place in it: `(a, (b, _))`.
  func pattern(_ tokens: Range<Int>, path: SourceOutline.Path = []) -> [(name: Int, path: SourceOutline.Path)]
  {
    guard let first = tokens.first, path.count < 4 else { return [] }
    if source.word(first) == .let || source.word(first) == .var || source.word(first) == .val
      || source.word(first) == .final || source.word(first) == .case
    {
      return pattern(first + 1..<tokens.upperBound, path: path)
    }
    if source.isMark(first, .openingParenthesis) {
      return syntax.items(first + 1..<min(source.close(first), tokens.upperBound)).enumerated().flatMap {
        // `(key: k, value: v)`
        let item =
          source.language == .swift && source.isMark($1.lowerBound + 1, .colon)
          ? $1.lowerBound + 2..<$1.upperBound : $1
        return pattern(item, path: path + [$0])
      }
    }
    return source.isIdentifier(first) && !source.spells(first, "_") ? [(first, path)] : []
  }

  /// The token after the statement that begins at `start`: after its block, or its last token.
  func statementEnd(_ start: Int) -> Int {
    if source.isMark(start, .openingBrace) { return min(source.close(start) + 1, source.count) }
    var index = start
    for _ in 0..<NativeSourceLimit.statement where index < source.count {
      if source.isMark(index, .semicolon) { return index + 1 }
      if source.isMark(index, .closingBrace) { return index }
      if index > start, source.language == .kotlin, collector.beginsStatement(index) { return index }
      index = source.next(index)
    }
    return index
  }

  /// Whether a type ends before a token: with its line, also behind `Type?`.
  func endsType(_ index: Int) -> Bool {
    collector.beginsStatement(index)
      || source.isMark(index - 1, .question) && collector.hasLineBreak(before: index)
        && !source.isMark(index, .assign)
  }

  /// The tokens of a function's parameters in brackets, with labels and defaults.
  func parameters(_ open: Int) -> [SourceOutline.Parameter] {
    source.parameters(open).map { tokens in
      var parameter = parameter(tokens)
      parameter.isVariadic = tokens.contains {
        source.spells($0, "vararg") || source.isMark($0, .dot) && source.isMark($0 + 1, .dot)
      }
      return parameter
    }
  }

  /// The tokens behind `@field:Name(...)`.
  private func afterAnnotations(_ tokens: Range<Int>) -> Range<Int> {
    var start = tokens.lowerBound
    while source.language != .objectiveC, source.isMark(start, .at), start < tokens.upperBound {
      start = source.nameEnd(start + 1)
      if source.isMark(start, .colon), source.isIdentifier(start + 1) { start = source.nameEnd(start + 1) }
      if source.isMark(start, .openingParenthesis) { start = source.close(start) + 1 }
    }
    return start < tokens.upperBound ? start..<tokens.upperBound : tokens
  }

  private func parameter(_ tokens: Range<Int>) -> SourceOutline.Parameter {
    let tokens = afterAnnotations(tokens)
    let equals = tokens.first { source.isMark($0, .assign) }
    let declared = tokens.lowerBound..<(equals ?? tokens.upperBound)
    let value = equals.map { $0 + 1..<max($0 + 1, tokens.upperBound) }
    switch source.language {
    case .swift, .kotlin:
      guard let colon = declared.first(where: { source.isMark($0, .colon) }), colon > declared.lowerBound
      else {
        return .init(label: nil, name: "", token: -1, type: declared)
      }
      var names: [Int] = []
      var index = declared.lowerBound
      while index < colon {
        if source.isMark(index, .at) {
          index = source.nameEnd(index + 1)
          if source.isMark(index, .openingParenthesis) { index = source.close(index) + 1 }
          continue
        }
        if source.isIdentifier(index) { names.append(index) }
        index = source.next(index)
      }
      guard let name = names.last else { return .init(label: nil, name: "", token: -1, type: declared) }
      // The label of Swift; in Kotlin what is before the name are modifiers.
      let first = source.language == .swift ? names[0] : name
      return .init(
        label: source.spells(first, "_") ? nil : source.string(first), name: source.string(name), token: name,
        type: colon + 1..<declared.upperBound, defaultValue: value)
    default:
      guard let name = declared.last(where: { source.isIdentifier($0) }) else {
        return .init(label: nil, name: "", token: -1, type: declared)
      }
      return .init(label: nil, name: source.string(name), token: name, type: declared.lowerBound..<name)
    }
  }

  /// Whether a modifier is among the few words before a token.
  func hasModifier(_ index: Int, _ modifiers: String...) -> Bool {
    var index = index - 1
    for _ in 0..<8 {
      if source.isMark(index, .closingParenthesis), let open = source.open(index) { index = open - 1 }
      guard source.isIdentifier(index), !collector.beginsStatement(index + 1) || source.language == .java
      else {
        return false
      }
      if modifiers.contains(source.string(index)) { return true }
      if source.isMark(index - 1, .at) { index -= 1 }
      index -= 1
    }
    return false
  }
}
