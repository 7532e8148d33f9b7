import Diagnostics

/// Reads methods, functions and constants.
extension ObjectiveCScanner {
  /// `-` or `+`: the start of a method, or arithmetic.
  mutating func methodMark(_ index: Int) -> Int {
    if collector.methodIndex >= 0 {
      let isShared = tokens.tokens[collector.body.lowerBound].isShared
      guard isShared || tokens.beginsNextMethod(index) else { return index + 1 }
    }
    guard tokens.isMark(index + 1, .openingParenthesis), !isInMacro else { return index + 1 }
    let header = methodHeader(index)
    guard let header else { return index + 1 }
    if isInProtocol { return header.end }
    collector.addMethod(header.method, body: header.body)
    if header.body != nil { collector.readBody() }
    return header.end
  }

  private func methodHeader(_ mark: Int) -> (method: NativeMethod, body: Range<Int>?, end: Int)? {
    guard let header = tokens.methodHeader(tokens.close(mark + 1) + 1) else { return nil }
    var method = NativeMethod(selector: header.selector, name: header.name, in: tokens)
    method.isStatic = tokens.isMark(mark, .plus)
    method.isOptional = isOptional
    method.parameters = header.parameters.map { part in part.name.map { tokens.string($0) } ?? "" }
    if collector.keeps(.signatures) { method.signature = header.parameters.map(parameter) }
    var index = header.end
    if tokens.isMark(index, .semicolon), !tokens.isMark(index + 1, .openingBrace) {
      return (method, nil, index + 1)
    }
    if tokens.isMark(index, .semicolon) { index += 1 }
    guard tokens.isMark(index, .openingBrace) else {
      // `#if A`, `- (X)view`, `#else`, `- (Y)view`, `#endif`, `{`
      return beginsMember(afterHeader: index) ? (method, nil, index) : nil
    }
    let close = tokens.methodEnd(index)
    method.bodyRange = tokens.outerRange(index, min(close, tokens.count - 1))
    return (method, index..<close, index + 1)
  }

  private func beginsMember(afterHeader index: Int) -> Bool {
    tokens.isMark(index, .minus) || tokens.isMark(index, .plus) || tokens.isMark(index, .at)
  }

  private func parameter(_ part: MethodHeader.Parameter) -> NativeParameter {
    let type = part.type.count < NativeSourceLimit.signature ? part.type : part.type.prefix(0)
    return NativeParameter(
      label: tokens.isIdentifier(part.label) ? tokens.range(part.label) : ByteRange(0, 0),
      name: part.name.map { collector.name($0) } ?? NativeName(text: "", range: ByteRange(0, 0)),
      type: collector.name(from: type.lowerBound, to: type.upperBound - 1))
  }

  mutating func identifier(_ index: Int) -> Int {
    if let number = tokens.name(index) {
      if collector.interest.ownDictionaries.contains(tokens.string(index)) {
        collector.readOwnDictionary(index)
      }
      macroCall(index, named: number)
    }
    if tokens.word(index) == .selector, tokens.isMark(index - 1, .at),
      tokens.isMark(index + 1, .openingParenthesis), tokens.isIdentifier(index + 2)
    {
      collector.addReference(index + 2)
    }
    if collector.keeps(.memberGaps) { memberGap(index) }
    guard tokens.isMark(index + 1, .openingParenthesis) else {
      addStatement(index)
      return index + 1
    }
    if collector.methodIndex >= 0 {
      collector.addFunctionCall(index, index + 1)
    } else if !isInMacro, let open = functionBody(index) {
      let close = tokens.close(open)
      var function = NativeMethod(selector: tokens.string(index), name: index, in: tokens)
      function.isFunction = true
      function.bodyRange = tokens.outerRange(open, min(close, tokens.count - 1))
      function.parameters = tokens.arguments(index + 1).map { parameter in
        parameter.last { tokens.isIdentifier($0) }.map { tokens.string($0) } ?? ""
      }
      collector.addMethod(function, body: open..<close)
    } else if !isInMacro, collector.interest.keepsCalls {
      collector.facts.outerNames.insert(tokens.tokens[index].hash)
    }
    return index + 1
  }

  /// A word among the members of an implementation that is not a declaration: a macro may declare methods.
  private mutating func memberGap(_ index: Int) {
    guard isInImplementation, collector.methodIndex < 0, collector.classIndex >= 0, !isInMacro,
      tokens.tokens[index].parent < 0, beginsMember(index), !isHarmless(index), !isMacroOfInterest(index)
    else { return }
    let next = tokens.isMark(index + 1, .openingParenthesis) ? tokens.close(index + 1) + 1 : index + 1
    let isWhole =
      tokens.isMark(next, .minus) || tokens.isMark(next, .plus) || tokens.isMark(next, .at)
      || tokens.isMark(next, .semicolon) || next >= tokens.count
    // A type is on the same line as what it is the type of.
    guard isWhole || isCapitals(index) && collector.hasLineBreak(before: next) else { return }
    collector.addGap(.members, tokens.range(index))
  }

  /// Whether the token is the first of a member: after the end of another one, or of a macro.
  private func beginsMember(_ index: Int) -> Bool {
    if index == firstMember { return true }
    if tokens.isMark(index - 1, .semicolon) || tokens.isMark(index - 1, .closingBrace) { return true }
    if tokens.kind(index - 1) == .directiveEnd { return true }
    // Another macro, on a line of its own; `@dynamic a` is not one.
    let before = tokens.isMark(index - 1, .closingParenthesis) ? (tokens.open(index - 1) ?? 0) - 1 : index - 1
    return tokens.isIdentifier(before) && isCapitals(before) && collector.hasLineBreak(before: index)
  }

  func isCapitals(_ index: Int) -> Bool {
    let bytes = tokens.text.slice(tokens.range(index))
    return bytes.count > 4
      && bytes.allSatisfy { $0.isASCIIUppercase || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
  }

  /// Whether the interest names the macro: then its purpose is known, and it does not declare a method that is called.
  private func isMacroOfInterest(_ index: Int) -> Bool {
    guard let number = tokens.name(index), tokens.isMark(index + 1, .openingParenthesis) else { return false }
    return collector.interest.patterns(number).contains { collector.interest.calls[$0].form == .macro }
  }

  /// Source: the annotations of Apple's SDK and of React Native; they do not declare methods that another container
  /// calls.
  private func isHarmless(_ index: Int) -> Bool {
    let name = tokens.string(index)
    return ["NS_", "UI_", "API_", "RCT_"].contains { name.hasPrefix($0) }
  }

  /// The `{` of `name(...) {`, or nil when this is not a definition of a function.
  private func functionBody(_ name: Int) -> Int? {
    switch tokens.word(name) {
    case .if, .while, .for, .switch, .return, .sizeof, .typeof: return nil
    default: break
    }
    var index = tokens.close(name + 1) + 1
    for _ in 0..<3 where tokens.isIdentifier(index) { index += 1 }
    return tokens.isMark(index, .openingBrace) ? index : nil
  }

  // MARK: - Constants

  /// `static NSString *const kType = @"x";` outside methods, at its `=`.
  mutating func constant(_ equals: Int) {
    guard collector.methodIndex < 0, !isInMacro, tokens.isIdentifier(equals - 1), isText(equals) else {
      return
    }
    collector.addConstant(tokens.string(equals - 1), collector.value(after: equals))
  }

  private func isText(_ equals: Int) -> Bool {
    if tokens.isMark(equals + 1, .at), tokens.isString(equals + 2) { return true }
    return (max(0, equals - 6)..<equals).contains { tokens.spells($0, "NSString") }
  }

  /// `#define NAME @"x"`.
  mutating func macro(_ define: Int) {
    let name = define + 1
    var end = name + 1
    while end < tokens.count, end < name + NativeSourceLimit.constant, tokens.kind(end) != .directiveEnd {
      end += 1
    }
    guard tokens.isIdentifier(name), tokens.kind(end) == .directiveEnd, end > name + 1 else { return }
    // `#define F(x)` has its bracket directly after the name.
    if tokens.isMark(name + 1, .openingParenthesis), tokens.tokens[name].end == tokens.tokens[name + 1].start
    {
      return
    }
    let value = collector.reader.expression(name + 1..<end)
    if case .unknown = value.value { return }
    collector.facts.constants.append(NativeConstant(name: tokens.string(name), value: value))
  }
}

extension NativeTokens {
  /// The token at which the body of a method ends that begins with the `{` at `open`: its `}`, or in Objective-C the
  /// place in it where another method or a class begins, because a brace is missing. At the end of the file it is the
  /// number of tokens.
  package func methodEnd(_ open: Int) -> Int {
    let close = self.close(open)
    if language != .objectiveC { return close }
    return (open + 1..<max(open + 1, close)).first { beginsNextMethod($0) || beginsClass($0) } ?? close
  }

  /// Whether a token in a body begins another method: `-` or `+` at the start of a line, after a `}` and before a `(`.
  func beginsNextMethod(_ index: Int) -> Bool {
    (isMark(index, .minus) || isMark(index, .plus)) && isMark(index - 1, .closingBrace)
      && isMark(index + 1, .openingParenthesis) && isAtLineStart(index)
  }

  private func beginsClass(_ index: Int) -> Bool {
    guard isMark(index, .at), isAtLineStart(index) else { return false }
    switch word(index + 1) {
    case .implementation, .interface, .protocol, .end: return true
    default: return false
    }
  }

  private func isAtLineStart(_ index: Int) -> Bool {
    let start = Int(tokens[index].start)
    return start == 0 || text.bytes[start - 1] == UInt8(ascii: "\n")
      || text.bytes[start - 1] == UInt8(ascii: "\r")
  }
}
