import Diagnostics

/// Finds calls that have no name: of objects with `callAsFunction`, of operators.
extension ValueReader {
  /// The calls of the objects of the type that a `callAsFunction` is in: `register(A.self, B.self)` for a property `register`.
  func callsOfObjects(of function: SourceOutline.Function, _ file: Int, _ unit: SourceIndex.Unit)
    -> FunctionCalls
  {
    var found = FunctionCalls(isOpen: function.isPublic)
    guard let scope = unit.outline.enclosingType(function.nameToken),
      let name = unit.outline.type(scope)?.name, let files = files(using: name)
    else { return FunctionCalls(isOpen: true) }
    let parts = Set(index.parts(of: typeName(of: scope, file)))
    found.isOpen = found.isOpen || !areInVariables(name, files)
    for other in files {
      guard let owner = index.unit(other) else { return FunctionCalls(isOpen: true) }
      for (number, own) in owner.outline.declarations.enumerated() {
        switch own.kind {
        case .variable, .parameter: break
        default: continue
        }
        guard let type = declaredType(number, other), !parts.isDisjoint(with: index.parts(of: type)) else {
          continue
        }
        addCalls(ofObject: number, other, of: function, &found)
      }
    }
    return found
  }

  /// Whether each object of a type is in a variable or parameter with that type, or is made where it is used: not among others,
  /// nor what a function gives back.
  private func areInVariables(_ name: String, _ files: [Int]) -> Bool {
    let hash = identifierHash(name.utf8)
    return files.allSatisfy { file in
      guard let unit = index.unit(file) else { return false }
      let tokens = unit.tokens
      return (0..<tokens.count).allSatisfy { token in
        guard tokens.hash(token) == hash, tokens.string(token) == name else { return true }
        switch tokens.word(token - 1) {
        case .struct, .class, .enum, .extension: return true
        default: break
        }
        if tokens.isMark(token - 1, .colon) {
          // `[String: Name]` has several.
          return !tokens.isMark(tokens.parent(token), .openingBracket)
        }
        guard tokens.isMark(token + 1, .openingParenthesis) else { return false }
        // `let emit = Name(...)`, `Name(...).member`
        return tokens.isMark(token - 1, .assign) || tokens.isMark(tokens.close(token + 1) + 1, .dot)
      }
    }
  }

  /// Adds the calls of an object in a variable.
  private func addCalls(
    ofObject declaration: Int, _ file: Int, of function: SourceOutline.Function, _ found: inout FunctionCalls
  ) {
    guard let name = index.unit(file)?.outline.declarations[declaration].name else { return }
    let hash = identifierHash(name.utf8)
    for other in Set(index.files(calling: name) + [file]).sorted() {
      guard let unit = index.unit(other) else {
        found.isOpen = true
        continue
      }
      for token in 0..<unit.tokens.count
      where unit.tokens.hash(token) == hash && unit.tokens.string(token) == name {
        guard let (call, tokens) = unit.callTree(at: token), takes(function, call, unit.tokens.language)
        else {
          continue
        }
        guard let meant = variable(named: name, at: token, other, unit) else {
          // Of another object.
          if call.base != nil { found.isOpen = true }
          continue
        }
        guard meant == (declaration, file) else { continue }
        found.calls.append((call, other, unit.tokens.outerRange(tokens.lowerBound, tokens.upperBound - 1)))
      }
    }
  }

  /// The members of objects that a `subscript(dynamicMember:)` is asked for: `emit.onTap` for a variable `emit`.
  func accesses(ofDynamicMembersOf function: SourceOutline.Function, _ file: Int, _ unit: SourceIndex.Unit)
    -> FunctionCalls
  {
    var found = FunctionCalls(isOpen: function.isPublic)
    guard function.parameters.first?.label == "dynamicMember", function.parameters.count == 1,
      let scope = unit.outline.enclosingType(function.nameToken),
      let name = unit.outline.type(scope)?.name, let files = files(using: name)
    else { return FunctionCalls(isOpen: true) }
    let type = typeName(of: scope, file)
    let parts = Set(index.parts(of: type))
    found.isOpen = found.isOpen || !areInVariables(name, files)
    for other in files where index.files[other].language == .swift {
      guard let owner = index.unit(other) else { return FunctionCalls(isOpen: true) }
      let tokens = owner.tokens
      for dot in 1..<max(1, tokens.count) where tokens.isMark(dot, .dot) && tokens.isIdentifier(dot + 1) {
        let member = tokens.string(dot + 1)
        let start = owner.chainStart(dot + 1)
        guard start < dot, findMember(member, type) == nil,
          let known = staticType(owner.syntax.expression(start..<dot), other),
          !parts.isDisjoint(with: index.parts(of: known))
        else { continue }
        let call = SyntaxTree.Call(
          base: owner.syntax.expression(start..<dot), name: function.name, nameToken: dot + 1,
          arguments: [
            .init(label: "dynamicMember", value: SyntaxTree(.text(member), dot + 1..<dot + 2))
          ])
        found.calls.append((call, other, tokens.range(dot + 1)))
      }
    }
    return found
  }

  /// The uses of an operator of the sources between two values: `"map" => MapView.self`.
  func callsOfOperator(_ function: SourceOutline.Function, _ file: Int) -> FunctionCalls {
    var found = FunctionCalls(isOpen: function.isPublic)
    guard function.parameters.count == 2, let files = files(using: function.name) else {
      return FunctionCalls(isOpen: true)
    }
    for other in files where index.files[other].language == .swift {
      guard let unit = index.unit(other) else { return FunctionCalls(isOpen: true) }
      for token in 1..<max(1, unit.tokens.count) {
        guard let end = end(ofOperator: function.name, at: token, unit.tokens),
          unit.tokens.word(token - 1) != .func, !unit.tokens.spells(token - 1, "operator")
        else { continue }
        // `(=>)` is a value.
        if unit.tokens.isMark(token - 1, .openingParenthesis) || unit.tokens.isMark(token - 1, .comma) {
          found.isOpen = true
          continue
        }
        let start = unit.chainStart(token - 1, isOperand: true)
        let last = operandEnd(end, unit)
        guard start < token, last > end,
          unit.tokens.isString(token - 1) || unit.tokens.isIdentifier(token - 1)
            || unit.tokens.open(token - 1) != nil
        else { continue }
        let call = SyntaxTree.Call(
          base: nil, name: function.name, nameToken: token,
          arguments: [
            .init(label: function.parameters[0].label, value: unit.syntax.expression(start..<token)),
            .init(label: function.parameters[1].label, value: unit.syntax.expression(end..<last)),
          ])
        found.calls.append((call, other, unit.tokens.outerRange(start, last - 1)))
      }
    }
    return found
  }

  /// The token behind an operator that begins at a token; nil where another one is there.
  private func end(ofOperator name: String, at token: Int, _ tokens: NativeTokens) -> Int? {
    guard tokens.kind(token) == .punctuation, name.hasPrefix(tokens.string(token)) else { return nil }
    var end = token
    var spelling = ""
    while spelling.utf8.count < name.utf8.count, tokens.kind(end) == .punctuation {
      if end > token, tokens.range(end).start != tokens.range(end - 1).end { return nil }
      spelling += tokens.string(end)
      end += 1
    }
    // A longer operator begins or ends elsewhere.
    guard spelling == name, !isBeside(token - 1, token, tokens), !isBeside(end - 1, end, tokens) else {
      return nil
    }
    return end
  }

  /// Whether two tokens are marks of one operator.
  private func isBeside(_ first: Int, _ second: Int, _ tokens: NativeTokens) -> Bool {
    tokens.kind(first) == .punctuation && tokens.kind(second) == .punctuation
      && tokens.range(first).end == tokens.range(second).start && tokens.open(first) == nil
      && !tokens.isMark(first, .openingParenthesis) && !tokens.isMark(second, .closingParenthesis)
      && !tokens.isMark(second, .openingParenthesis) && !tokens.isMark(second, .openingBracket)
      && !tokens.isMark(first, .comma)
  }
}
