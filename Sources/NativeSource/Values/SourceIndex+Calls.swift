import Diagnostics

/// Finds the calls that names and closures of a file belong to.
extension SourceIndex.Unit {
  /// The `{` of a closure that begins at a token: behind `^(id a)`.
  func closureOpen(_ first: Int) -> Int {
    if tokens.isMark(first, .openingBrace) { return first }
    if tokens.language == .java {
      let arrow = tokens.isMark(first, .openingParenthesis) ? tokens.close(first) + 1 : first + 1
      return arrow + 1
    }
    var index = first
    while index < min(first + 60, tokens.count), !tokens.isMark(index, .openingBrace) {
      index = tokens.next(index)
    }
    return index
  }

  /// The call that a closure is an argument of, whose first token is at an index.
  func hostCall(ofClosureAt first: Int) -> SyntaxTree.Call? {
    let parent = tokens.parent(first)
    if tokens.isMark(parent, .openingBracket), tokens.language == .objectiveC {
      let tree = syntax.expression(parent..<min(tokens.close(parent) + 1, tokens.count))
      if case .call(let call) = tree.kind { return call }
      return nil
    }
    // A trailing closure is behind the name or the arguments of its call.
    if tokens.language == .swift || tokens.language == .kotlin {
      var name = first - 1
      if tokens.isMark(name, .closingParenthesis), let open = tokens.open(name) { name = open - 1 }
      if tokens.isMark(name, .greater) {
        name = (angleStart(name) ?? 0) - 1
      }
      if tokens.isIdentifier(name), !tokens.word(name).isControl, tokens.word(name) != .else {
        return call(at: name)
      }
    }
    guard tokens.isMark(parent, .openingParenthesis) else { return nil }
    let name = calledName(before: parent)
    return tokens.isIdentifier(name) ? call(at: name) : nil
  }

  /// The token of the name that is called with the bracket at a token: before type arguments and marks of optionals.
  func calledName(before open: Int) -> Int {
    var name = open - 1
    if tokens.isMark(name, .greater) {
      name = (angleStart(name) ?? 0) - 1
    }
    while tokens.isMark(name, .question) || tokens.isMark(name, .exclamation) { name -= 1 }
    return name
  }

  /// The `<` of the type arguments that end with the `>` at a token; nil where there is none near.
  private func angleStart(_ close: Int) -> Int? {
    var depth = 0
    var index = close
    while index > 0, index > close - SourceIndex.Unit.maxTypeArguments {
      if tokens.isMark(index, .greater) { depth += 1 }
      if tokens.isMark(index, .less) { depth -= 1 }
      if depth == 0 { return index }
      index -= 1
    }
    return nil
  }

  /// How many tokens of type arguments are looked at.
  private static let maxTypeArguments = 60

  /// The call of the name at a token; nil when it is not called there.
  func call(at name: Int) -> SyntaxTree.Call? { callTree(at: name)?.call }

  /// The call of the name at a token, and its tokens.
  func callTree(at name: Int) -> (call: SyntaxTree.Call, tokens: Range<Int>)? {
    guard tokens.isIdentifier(name) else { return nil }
    let parent = tokens.parent(name)
    if tokens.language == .objectiveC, tokens.isMark(parent, .openingBracket), name > parent + 1,
      !tokens.isMark(name + 1, .openingParenthesis)
    {
      let range = parent..<min(tokens.close(parent) + 1, tokens.count)
      if case .call(let call) = syntax.expression(range).kind, call.nameToken == name { return (call, range) }
      return nil
    }
    var end = name + 1
    // `name?(a)`, `name!!(a)`
    while tokens.isMark(end, .question) || tokens.isMark(end, .exclamation) { end += 1 }
    if tokens.isMark(end, .less), let after = syntax.typeArguments(end) { end = after }
    let start = chainStart(name)
    if tokens.isMark(end, .openingParenthesis) {
      end = tokens.close(end) + 1
    } else if !(tokens.isMark(end, .openingBrace)
      && (tokens.language == .swift || tokens.language == .kotlin))
    {
      return infixCall(name)
    }
    while tokens.language == .swift || tokens.language == .kotlin, tokens.isMark(end, .openingBrace),
      !syntax.collector.hasLineBreak(before: end), !isControlled(start)
    {
      end = tokens.close(end) + 1
    }
    guard end <= tokens.count else { return nil }
    let tree = syntax.expression(start..<end)
    guard case .call(let call) = tree.kind, call.nameToken == name else { return nil }
    return (call, start..<end)
  }

  /// Whether a token is between `#if` and `#endif`.
  func isConditional(_ token: Int) -> Bool {
    let range = tokens.range(token)
    return tokens.conditions.contains { $0.start <= range.start && range.end <= $0.end }
  }

  /// The tokens of `base` in `base[.key]`, at the token of the key; nil for another key.
  func subscriptedBase(ofKeyAt key: Int) -> Range<Int>? {
    let bracket = key - 1
    guard tokens.language == .swift, tokens.isMark(key, .dot), tokens.isMark(bracket, .openingBracket) else {
      return nil
    }
    let start = chainStart(bracket - 1, isOperand: true)
    return start < bracket ? start..<bracket : nil
  }

  /// `base[a, b]` as a call of a subscript, with the bracket at a token.
  func elementCall(_ base: Range<Int>, _ bracket: Int) -> SyntaxTree.Call {
    SyntaxTree.Call(
      base: syntax.expression(base), name: "subscript", nameToken: bracket,
      arguments: syntax.arguments(bracket, 0))
  }

  /// Whether a statement such as `if` is before the tokens: its block is no argument.
  private func isControlled(_ start: Int) -> Bool {
    var index = start - 1
    for _ in 0..<24 where index > 0 {
      switch tokens.word(index) {
      case .if, .while, .for, .switch, .guard: return tokens.language == .swift
      default: break
      }
      if syntax.collector.beginsStatement(index + 1) || tokens.isMark(index, .openingBrace)
        || tokens.isMark(index, .closingBrace) || tokens.isMark(index, .openingParenthesis)
      {
        return false
      }
      index = (tokens.open(index) ?? index) - 1
    }
    return false
  }

  /// `"a" registers B::class`
  private func infixCall(_ name: Int) -> (call: SyntaxTree.Call, tokens: Range<Int>)? {
    guard tokens.language == .kotlin,
      tokens.isIdentifier(name - 1) || tokens.isString(name - 1) || tokens.open(name - 1) != nil
    else { return nil }
    let start = chainStart(name - 1, isOperand: true)
    let end = syntax.collector.statementEnd(name + 1)
    guard end > name + 1, start < name else { return nil }
    let tree = syntax.expression(start..<end)
    guard case .call(let call) = tree.kind, call.nameToken == name else { return nil }
    return (call, start..<end)
  }

  /// The first token of the chain of members and calls that ends with the name at a token.
  func chainStart(_ name: Int, isOperand: Bool = false) -> Int {
    var start = name
    if isOperand, let open = tokens.open(start) { start = open }
    while start > 0 {
      var before = start - 1
      // `Stream.<T>of(a)`
      if tokens.language == .java, tokens.isMark(before, .greater), let less = angleStart(before),
        tokens.isMark(less - 1, .dot)
      {
        before = less - 1
      }
      guard
        tokens.isMark(before, .dot) || tokens.isMark(before, .scope)
          || tokens.isMark(before, .arrow) && tokens.language == .objectiveC
      else {
        // `[...](`, `f(...)(`: nothing is before a bare name.
        if tokens.word(before) == .new, tokens.language == .java { return before }
        return start
      }
      before -= 1
      while tokens.isMark(before, .question) || tokens.isMark(before, .exclamation) { before -= 1 }
      // The `.` of `.name` in Swift.
      var moved = false
      while let open = tokens.open(before) {
        start = open
        before = open - 1
        moved = true
        // `[...]` on a line of its own is no subscript of what is above.
        if tokens.language == .swift || tokens.language == .kotlin,
          tokens.isMark(open, .openingBracket) || tokens.isMark(open, .openingParenthesis),
          syntax.collector.hasLineBreak(before: open)
        {
          return start
        }
        if tokens.isMark(before, .greater) {
          if let less = angleStart(before), tokens.isIdentifier(less - 1) { before = less - 1 }
        }
        while tokens.isMark(before, .question) || tokens.isMark(before, .exclamation) { before -= 1 }
        if tokens.open(before) == nil { break }
      }
      if tokens.isIdentifier(before), !isKeyword(before),
        !moved || tokens.isMark(before + 1, .openingParenthesis) || tokens.isMark(before + 1, .openingBracket)
          || tokens.isMark(before + 1, .openingBrace) || tokens.isMark(before + 1, .less)
          || tokens.isMark(before + 1, .question) || tokens.isMark(before + 1, .exclamation)
      {
        start = before
      } else if tokens.isString(before), !moved {
        start = tokens.language == .objectiveC && tokens.isMark(before - 1, .at) ? before - 1 : before
        return start
      } else if !moved {
        return start == name && tokens.isMark(start - 1, .dot) && tokens.language == .swift
          ? start - 1 : start
      } else if tokens.isMark(start, .openingBrace) || tokens.isMark(start, .openingBracket)
        || tokens.isMark(start, .openingParenthesis)
      {
        // `@[...]`, `[a, b]`
        if tokens.isMark(start - 1, .at) { return start - 1 }
        return start
      }
    }
    return start
  }

  private func isKeyword(_ index: Int) -> Bool {
    switch tokens.word(index) {
    case .return, .else, .in, .case, .throw, .if, .while, .when: true
    default: false
    }
  }
}
