import Diagnostics

/// An assignment to a property of another object: `a.b.name = value`, `[a.b setName:value]`.
package struct MemberAssignment: Sendable {
  package enum Value: Hashable, Sendable {
    /// A new object of the class.
    case object(of: String)
    /// The object itself, in one of its methods; with the name of its class.
    case own(String?)
    case nothing
    case unknown
  }

  /// The property's name, or the name of its setter.
  package var range: ByteRange
  /// Whether the setter is called.
  package var isSetter: Bool
  package var value: Value
  /// The variable that the chain begins with; nil for anything else.
  package var root: NativeName?
  /// Token of the root or, without one, of the name.
  let start: Int
  /// The tokens of the function that it is in; all tokens outside of functions.
  package let scope: Range<Int>
}

extension MethodBodyReader {
  /// All assignments to members with this name.
  package func assignments(to name: String) -> [MemberAssignment] {
    let setter = NativeProperty.setterName(name)
    var found: [MemberAssignment] = []
    for index in 0..<source.count where source.isIdentifier(index) {
      if source.isMark(index + 1, .assign), source.string(index) == name {
        if source.word(index - 1) == .let || source.word(index - 1) == .var { continue }
        let root = isMember(index) ? chainStart(memberDot(index) - 1) : nil
        found.append(assignment(index, isSetter: false, root: root, value: index + 2))
      } else if source.string(index) == setter, let call = setterCall(index) {
        found.append(assignment(index, isSetter: true, root: call.root, value: call.value))
      }
    }
    return found
  }

  private func assignment(_ index: Int, isSetter: Bool, root: Int?, value: Int) -> MemberAssignment {
    let scope = scope(of: index)
    let end = FactCollector(source, for: .nothing).statementEnd(value)
    return MemberAssignment(
      range: source.range(index), isSetter: isSetter, value: self.value(value..<max(value, end), scope),
      root: root.map { NativeName(text: source.string($0), range: source.range($0)) },
      start: root ?? index, scope: scope)
  }

  private func isMember(_ index: Int) -> Bool {
    source.isMark(index - 1, .dot) || source.isMark(index - 1, .arrow)
  }

  /// The first mark before a member: the `.` of `a.b`, the `?` of `a?.b`.
  private func memberDot(_ index: Int) -> Int {
    var dot = index - 1
    while source.isMark(dot - 1, .question) || source.isMark(dot - 1, .exclamation) { dot -= 1 }
    return dot
  }

  /// The token of the name that begins a chain of members, found from the chain's last token; nil when it begins
  /// otherwise.
  private func chainStart(_ last: Int) -> Int? {
    var index = last
    for _ in 0..<NativeSourceLimit.dottedName {
      if source.isMark(index, .closingBracket), let open = source.open(index), source.language == .objectiveC
      {
        var first = open
        while source.isMark(first, .openingBracket) { first += 1 }
        return source.isIdentifier(first) ? first : nil
      }
      if source.isMark(index, .closingParenthesis), let open = source.open(index) { index = open - 1 }
      guard source.isIdentifier(index) else { return nil }
      guard isMember(index) else { return index }
      index = memberDot(index) - 1
    }
    return nil
  }

  /// Reads `[a.b setName:value]`, `a.b.setName(value)`.
  private func setterCall(_ index: Int) -> (root: Int?, value: Int)? {
    if source.language == .objectiveC {
      let open = Int(source.tokens[index].parent)
      guard source.isMark(index + 1, .colon), source.isMark(open, .openingBracket), open < index - 1 else {
        return nil
      }
      return (chainStart(index - 1), index + 2)
    }
    guard source.isMark(index + 1, .openingParenthesis), isMember(index) else { return nil }
    return (chainStart(memberDot(index) - 1), index + 2)
  }

  /// The tokens of the innermost function that the token is in.
  func scope(of index: Int) -> Range<Int> {
    guard let body = body(around: source.tokens[index].start), let open = token(at: Int(body.start)) else {
      return 0..<source.count
    }
    return open..<min(source.close(open), source.count)
  }

  private func value(_ tokens: Range<Int>, _ scope: Range<Int>, depth: Int = 0) -> MemberAssignment.Value {
    let reader = ExpressionReader(source: source, ownProperties: [])
    let tokens = reader.withoutDecoration(tokens)
    guard let first = tokens.first, depth < 4 else { return .unknown }
    if let name = newObject(tokens) { return .object(of: name) }
    guard tokens.count == 1, source.isIdentifier(first) else { return .unknown }
    switch source.word(first) {
    case .self: return .own(enclosingClass(of: Int(source.tokens[first].start)))
    case .nil, .Nil, .NULL: return .nothing
    default:
      guard let declared = declaration(of: source.string(first), in: scope), declared.isOnly else {
        return .unknown
      }
      return value(declared.value, scope, depth: depth + 1)
    }
  }

  /// The class that the tokens make an object of: `Name()`, `[[Name alloc] init]`, `[Name new]`.
  private func newObject(_ tokens: Range<Int>) -> String? {
    let first = tokens.lowerBound
    if source.language == .swift {
      var end = source.nameEnd(first)
      guard end > first, source.isMark(end, .openingParenthesis), source.close(end) == tokens.upperBound - 1
      else { return nil }
      if source.word(end - 1) == .`init`, end - 2 > first { end -= 2 }
      let name = source.string(end - 1)
      return name.utf8.first?.isASCIIUppercase == true ? name : nil
    }
    guard source.isMark(first, .openingBracket), source.close(first) == tokens.upperBound - 1 else {
      return nil
    }
    if source.isMark(first + 1, .openingBracket), source.word(first + 3) == .alloc,
      source.isMark(first + 4, .closingBracket), source.string(first + 5).hasPrefix("init")
    {
      return source.string(first + 2)
    }
    return source.isIdentifier(first + 1) && source.word(first + 2) == .new ? source.string(first + 1) : nil
  }

  /// Where a local variable is declared with a value, and whether that is its only value.
  private func declaration(
    of name: String, in scope: Range<Int>
  ) -> (index: Int, value: Range<Int>, isOnly: Bool)? {
    let collector = FactCollector(source, for: .nothing)
    var found: (index: Int, value: Range<Int>, isOnly: Bool)?
    for index in uses(of: name, in: scope) {
      var equals = index + 1
      let isSwiftDeclaration = source.word(index - 1) == .let || source.word(index - 1) == .var
      if isSwiftDeclaration, source.isMark(equals, .colon) {
        equals = source.afterAngles(source.nameEnd(equals + 1))
        while source.isMark(equals, .question) || source.isMark(equals, .exclamation) { equals += 1 }
      }
      guard source.isMark(equals, .assign) else { continue }
      let isDeclaration =
        source.language == .swift
        ? isSwiftDeclaration
        : source.isMark(index - 1, .star) || source.isIdentifier(index - 1)
          || source.isMark(index - 1, .greater)
      if found != nil || !isDeclaration {
        found?.isOnly = false
        if found == nil { return nil }
      } else {
        found = (index, collector.value(after: equals), true)
      }
    }
    return found
  }

  /// The tokens of a variable: not members, not labels.
  private func uses(of name: String, in scope: Range<Int>) -> [Int] {
    let hash = identifierHash(name.utf8)
    return scope.filter { index in
      source.tokens[index].hash == hash && source.isIdentifier(index) && !isMember(index)
        && source.string(index) == name
        && !(source.isMark(index + 1, .colon) && source.word(index - 1) != .let
          && source.word(index - 1) != .var && !source.isMark(index - 1, .question))
    }
  }

  /// The variable that the assignment's chain begins with, when it is a local one with a new object of `className`, and
  /// nothing else is done with it than setting its members, in the block in which it is declared.
  package func configuredVariable(_ assignment: MemberAssignment, ofClass className: String) -> ByteRange? {
    guard let root = assignment.root, let declared = declaration(of: root.text, in: assignment.scope),
      declared.isOnly, value(declared.value, assignment.scope) == .object(of: className)
    else { return nil }
    let block = source.tokens[declared.index].parent
    for use in uses(of: root.text, in: assignment.scope) where use != declared.index {
      if !isConfigured(use, in: block) { return nil }
    }
    return source.range(declared.index)
  }

  /// Whether the use is `v.a.b = x;`, `[v setA:x];`, `[v.a setB:x];` or `[[v a] setB:x];`.
  private func isConfigured(_ use: Int, in block: Int32) -> Bool {
    var end = use + 1
    while source.isMark(end, .dot) || source.isMark(end, .question) || source.isMark(end, .exclamation) {
      if source.isMark(end, .dot) { end += 2 } else { end += 1 }
    }
    if source.isMark(end, .assign) { return source.tokens[use].parent == block && end > use + 1 }
    guard source.language == .objectiveC else {
      return source.tokens[use].parent == block && source.isMark(end, .openingParenthesis)
        && source.string(end - 1).hasPrefix("set") && end > use + 1
    }
    var open = Int(source.tokens[use].parent)
    guard source.isMark(open, .openingBracket), open == use - 1 else { return false }
    // `[[v a] setB:x]`
    while source.isMark(end, .closingBracket) == false, source.isIdentifier(end),
      source.isMark(end + 1, .closingBracket), source.isMark(open - 1, .openingBracket)
    {
      end += 2
      open -= 1
    }
    return source.string(end).hasPrefix("set") && source.isMark(end + 1, .colon)
      && source.tokens[open].parent == block
  }

  // MARK: - Order

  /// Calls of one shape in a function, none of them under a condition: in each block, the first call for each variable
  /// that is the first argument.
  package struct UnconditionalCalls {
    struct Key: Hashable {
      var root: String
      /// The token of the block's bracket.
      var block: Int32
    }

    fileprivate var indexes: [Key: Int] = [:]
  }

  /// The calls in the function that contains an assignment.
  package func unconditionalCalls(
    of shape: CallPattern.Shape, around assignment: MemberAssignment
  ) -> UnconditionalCalls {
    var calls = UnconditionalCalls()
    for index in assignment.scope
    where source.isIdentifier(index) && source.string(index) == shape.name
      && isUnconditional(index, assignment.scope)
    {
      if let key = call(at: index, shape), calls.indexes[key] == nil { calls.indexes[key] = index }
    }
    return calls
  }

  private func call(at index: Int, _ shape: CallPattern.Shape) -> UnconditionalCalls.Key? {
    if source.isMark(index + 1, .openingParenthesis), let argument = source.arguments(index + 1).first {
      guard argument.count == 1 else { return nil }
      return .init(root: source.string(argument.lowerBound), block: source.tokens[index].parent)
    }
    let open = Int(source.tokens[index].parent)
    guard source.isMark(index + 1, .colon), source.isMark(open, .openingBracket),
      source.string(index + 3) == shape.labels.dropFirst().first
    else { return nil }
    return .init(root: source.string(index + 2), block: outermostMessage(open).parent)
  }

  /// The first of the calls with the assignment's object that comes before it in the same block. Neither of the two is
  /// under a condition.
  package func call(_ calls: UnconditionalCalls, before assignment: MemberAssignment) -> ByteRange? {
    guard let root = assignment.root, isUnconditional(assignment.start, assignment.scope) else { return nil }
    var block = source.tokens[assignment.start].parent
    if source.isMark(Int(block), .openingBracket) { block = outermostMessage(Int(block)).parent }
    guard let index = calls.indexes[.init(root: root.text, block: block)], index < assignment.start else {
      return nil
    }
    return source.range(index)
  }

  private func outermostMessage(_ open: Int) -> (open: Int, parent: Int32) {
    var open = open
    while source.isMark(Int(source.tokens[open].parent), .openingBracket) {
      open = Int(source.tokens[open].parent)
    }
    return (open, source.tokens[open].parent)
  }

  private func isUnconditional(_ index: Int, _ scope: Range<Int>) -> Bool {
    var collector = FactCollector(source, for: .nothing)
    guard scope.lowerBound > 0 || source.isMark(0, .openingBrace) else {
      return !collector.isConditional(index)
    }
    collector.addMethod(NativeMethod(selector: "", name: scope.lowerBound, in: source), body: scope)
    return !collector.isConditional(index)
  }

  /// Whether the name is in a key path, or at the end of a string: then it may be set without being named.
  package func mayBeSetByKey(_ name: String) -> Bool {
    if strings.contains(where: { $0.hasSuffix(name) }) { return true }
    return (0..<source.count).contains { index in
      guard source.isIdentifier(index), source.string(index) == name, isMember(index) else { return false }
      var at = index
      while isMember(at) {
        at = memberDot(at) - 1
        if isBackslash(at) { return true }
      }
      return isBackslash(at - 1)
    }
  }

  private func isBackslash(_ index: Int) -> Bool {
    source.kind(index) == .punctuation && source.tokens[index].code == UInt8(ascii: "\\")
  }

  /// Where code uses the name: in a body; in Swift anywhere but where it is declared. Nil when it does not.
  package func usesInCode(_ name: String) -> ByteRange? {
    let hash = identifierHash(name.utf8)
    for index in 0..<source.count
    where source.tokens[index].hash == hash && source.isIdentifier(index) && source.string(index) == name {
      if source.language == .swift {
        switch source.word(index - 1) {
        case .class, .protocol, .extension, .var, .let, .import: continue
        default: return source.range(index)
        }
      } else if scope(of: index) != 0..<source.count {
        return source.range(index)
      }
    }
    return nil
  }
}
