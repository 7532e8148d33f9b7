import Diagnostics

/// Reads constants and calls.
extension JVMScanner {
  // MARK: - Constants

  /// `static final String TYPE = "x";`, `const val TYPE = "x"`, `val type: String = "x"`, at the `=`.
  mutating func constant(_ equals: Int) {
    guard isMember(equals), let name = isKotlin ? kotlinConstant(equals) : javaConstant(equals) else {
      return
    }
    var path = collector.types.path(to: tokens.string(name))
    if !collector.facts.packageName.isEmpty { path = collector.facts.packageName + "." + path }
    collector.addConstant(path, collector.value(after: equals), isVariable: !isConstant(name))
  }

  private func javaConstant(_ equals: Int) -> Int? {
    guard tokens.isIdentifier(equals - 1), let first = firstName(ofDeclarationWith: equals - 1) else {
      return nil
    }
    return tokens.spells(first - 1, "String") ? equals - 1 : nil
  }

  /// The first name of a declaration of Java: `A` for `B` in `String A = "a", B = "b";`. Nil where that is far.
  private func firstName(ofDeclarationWith name: Int) -> Int? {
    var name = name
    for _ in 0..<NativeSourceLimit.modifiers {
      guard tokens.isMark(name - 1, .comma) else { return name }
      var token = name - 2
      var assign: Int?
      for _ in 0..<NativeSourceLimit.modifiers
      where token > 0 && !tokens.isMark(token, .comma) && !tokens.isMark(token, .semicolon) {
        if tokens.isMark(token, .assign) { assign = token }
        token = (tokens.open(token) ?? token) - 1
      }
      guard let assign else { return nil }
      name = assign - 1
    }
    return nil
  }

  private func isConstant(_ name: Int) -> Bool {
    if isKotlin { return tokens.word(name - 1) == .val }
    guard let name = firstName(ofDeclarationWith: name) else { return false }
    if collector.classIndex >= 0 {
      let kind = collector.facts.classes[collector.classIndex].kind
      if kind == .other || kind == .protocol { return true }
    }
    var index = name - 2
    while index > name - 9, tokens.isIdentifier(index) {
      if tokens.word(index) == .final { return true }
      index -= 1
    }
    return false
  }

  private func kotlinConstant(_ equals: Int) -> Int? {
    var name = equals - 1
    if tokens.spells(name, "String"), tokens.isMark(name - 1, .colon) { name -= 2 }
    let word = tokens.word(name - 1)
    return tokens.isIdentifier(name) && (word == .val || word == .var) ? name : nil
  }

  // MARK: - Calls

  mutating func call(_ name: Int) {
    collector.addFunctionCall(name, name + 1)
    if tokens.word(name).changesCollection { collector.noteChange(at: name) }
    if tokens.isMark(name - 1, .dot), tokens.word(name - 2) == .super {
      collector.addSuperCall(tokens.string(name))
    }
    guard let number = tokens.name(name) else { return }
    let isAnnotation = tokens.isMark(name - 1, .at)
    let isConstructed = isKotlin ? !isDeclared(name) : tokens.word(name - 1) == .new
    let close = min(tokens.close(name + 1), tokens.count - 1)
    // `name(...) {` declares a function, or calls it with a block.
    let isCall = !isAnnotation && !tokens.isMark(close + 1, .openingBrace)
    var arguments = tokens.arguments(name + 1)
    // `@Name(key = value)`
    let hasKeys = isAnnotation && arguments.allSatisfy { tokens.isMark($0.lowerBound + 1, .assign) }
    let labels = arguments.map { hasKeys ? tokens.string($0.lowerBound) : "_" }
    if hasKeys { arguments = arguments.map { min($0.lowerBound + 2, $0.upperBound)..<$0.upperBound } }
    let site = CallSite(
      name: name, first: isConstructed && !isKotlin ? name - 1 : name, last: close, labels: labels,
      arguments: arguments)
    collector.addCall(site, named: number) { form in
      switch form {
      case .function: isCall
      case .constructor: isConstructed && !isAnnotation
      case .annotation: isAnnotation
      case .message, .macro, .propertyList: false
      }
    }
  }

  /// `this::name`, `Helper::name`: the function may be called with anything.
  mutating func reference(_ name: Int) {
    collector.addReference(name)
    guard let number = tokens.name(name) else { return }
    for index in collector.interest.patterns(number) {
      let pattern = collector.interest.calls[index]
      guard pattern.form == .function, pattern.receiver == nil || isBound(name, to: pattern.receiver!)
      else { continue }
      let unknown = NativeExpression(.unknown, tokens.range(name))
      let count = max(1, pattern.shapes.map(\.labels.count).max() ?? 1)
      collector.facts.calls.append(
        NativeCall(
          pattern: index, arguments: Array(repeating: unknown, count: count), range: tokens.range(name),
          owner: collector.owner))
    }
  }

  /// Whether the reference at `name` is to a function of the class `receiver`: `Helper::name`, `Helper.INSTANCE::name`.
  private func isBound(_ name: Int, to receiver: String) -> Bool {
    if tokens.string(name - 2) == receiver { return true }
    return tokens.isMark(name - 3, .dot) && tokens.string(name - 4) == receiver
  }

  private func isDeclared(_ name: Int) -> Bool {
    tokens.word(name - 1) == .class || tokens.word(name - 1) == .fun || tokens.isMark(name - 1, .colon)
  }
}
