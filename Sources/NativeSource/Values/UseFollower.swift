import Diagnostics

/// Follows what the sources do with values of a page, from use to use: the names that a message is compared with, the
/// keys that are read from parameters. What it does not understand is open.
final class UseFollower {
  let reader: ValueReader
  var found = FollowedNames()
  private var seen: Set<Visit> = []
  private var usesLeft = UseFollower.maxUses

  var index: SourceIndex { reader.index }

  /// How deep a value is followed from function to function.
  static let maxFunctions = 4
  /// The most uses that are followed for one question.
  private static let maxUses = 4_096

  /// A variable whose uses were followed.
  private struct Visit: Hashable {
    var file: Int
    var token: Int
    var kind: UsedValue.Kind
    /// The calls through which the value came there.
    var calls: [Int]
  }

  /// Properties whose uses were followed.
  var seenProperties: Set<Property> = []

  struct Property: Hashable {
    var name: String
    var type: String
    var kind: UsedValue.Kind
  }

  /// The keys of loops that are followed.
  var followedKeys: Set<DeclarationID> = []
  /// What the initialiser that is followed keeps.
  var kept: Set<String> = []
  /// The keys of a configuration whose values are read as dictionaries.
  var nestedKeys: Set<String> = []

  init(_ reader: ValueReader) { self.reader = reader }

  /// Follows one use of a value.
  func follow(_ use: UsedValue) {
    guard !found.isOpen || found.texts.count < 512, usesLeft > 0, use.depth <= UseFollower.maxFunctions,
      let unit = index.unit(use.file), !use.tokens.isEmpty
    else { return open() }
    usesLeft -= 1
    let use = widened(use, unit)
    if isBound(use, unit) || isHarmless(use, unit) { return }
    let isUnderstood =
      switch use.kind {
      case .message: followMessage(use, unit)
      case .dictionary: followDictionary(use, unit)
      case .json: followJSON(use, unit)
      case .keys, .entries: followCollection(use, unit)
      case .key: followKey(use, unit)
      case .entry: followEntry(use, unit)
      case .value: use.isGuarded
      case .reader(let type, let properties): followReader(use, type, properties, unit)
      }
    if isUnderstood || followAssignment(use, unit) || followArgument(use, unit) || followResult(use, unit) {
      return
    }
    open()
  }

  func open() { found.isOpen = true }

  func add(_ names: FollowedNames) { found.add(names) }

  /// What an expression can be as strings.
  func names(_ tree: SyntaxTree, _ use: UsedValue) -> FollowedNames {
    // `AnyHashable("a")`, `String(key)`
    if case .call(let call) = tree.kind, call.arguments.count == 1, call.base == nil,
      ["AnyHashable", "String", "NSString"].contains(call.name), call.arguments[0].label == nil
    {
      return names(call.arguments[0].value, use)
    }
    if let element = elementOfCondition(tree, use.file) {
      let rows = reader.rows(use.bindings) { bindings throws(Unbound) in
        [try self.reader.declared(element, use.file, bindings)]
      }
      return reader.names(rows, use.file, tree.tokens.lowerBound)
    }
    let token = tree.tokens.lowerBound
    return reader.names(
      reader.run(reader.rows([tree], use.file, use.bindings), use.file, token), use.file, token)
  }

  /// The element of a loop in its condition: `for (name, value) in table where name == message`.
  private func elementOfCondition(_ tree: SyntaxTree, _ file: Int) -> Int? {
    guard case .name(let name) = tree.kind, let unit = index.unit(file), unit.tokens.language == .swift else {
      return nil
    }
    var token = tree.tokens.lowerBound
    for _ in 0..<NativeSourceLimit.modifiers where token > 0 {
      if unit.tokens.word(token) == .where {
        return (unit.outline.byName[identifierHash(name.utf8)] ?? []).first { declaration in
          let own = unit.outline.declarations[declaration]
          guard own.name == name, case .element(let collection, _) = own.kind else { return false }
          return collection.upperBound == token
        }
      }
      if unit.tokens.isMark(token, .openingBrace) || unit.tokens.isMark(token, .closingBrace) { return nil }
      token -= 1
    }
    return nil
  }

  // MARK: - Variables

  /// `let name = value`, `name = value`, `self.name = value`: what is done with the variable.
  private func followAssignment(_ use: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    let first = use.tokens.lowerBound
    if let declarations = declarations(ofValueAt: first, use.file, unit) {
      for declaration in declarations {
        let own = unit.outline.declarations[declaration]
        switch own.kind {
        case .variable(let value?) where covers(value, use, unit):
          followVariable(declaration, use, unit)
          return true
        default: continue
        }
      }
    }
    guard unit.tokens.isMark(first - 1, .assign), endsStatement(use.tokens.upperBound, unit) else {
      return followSetter(use, unit)
    }
    return followTarget(first - 2, use, unit)
  }

  /// Whether a value is nothing but a use.
  private func covers(_ value: Range<Int>, _ use: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    value.upperBound <= use.tokens.upperBound || endsStatement(use.tokens.upperBound, unit)
  }

  private func endsStatement(_ end: Int, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    if end >= tokens.count || tokens.isMark(end, .semicolon) || tokens.isMark(end, .closingBrace)
      || tokens.isMark(end, .comma) || tokens.isMark(end, .closingParenthesis)
      || tokens.word(end) == .else || tokens.isMark(end, .openingBrace)
    {
      return true
    }
    return tokens.language != .objectiveC && tokens.language != .java
      && unit.syntax.collector.beginsStatement(end)
  }

  /// `[self setName:value]`, `setName(value)` of a property.
  private func followSetter(_ use: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    guard tokens.language == .objectiveC, tokens.isMark(use.tokens.lowerBound - 1, .colon),
      tokens.isMark(use.tokens.upperBound, .closingBracket), tokens.word(use.tokens.lowerBound - 3) == .self
    else { return false }
    let name = tokens.string(use.tokens.lowerBound - 2)
    guard name.hasPrefix("set"), index.files(definingFunction: name).isEmpty, name.utf8.count > 3 else {
      return false
    }
    let property = name.dropFirst(3)
    return followProperty(
      property.prefix(1).lowercased() + property.dropFirst(), at: use.tokens.lowerBound - 2, use, unit)
  }

  /// The assignment to what ends at a token.
  func followTarget(_ token: Int, _ use: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    guard tokens.isIdentifier(token) else { return false }
    let name = tokens.string(token)
    if tokens.isAccessed(token) {
      guard isOwn(token - 2, unit) else { return false }
      return followProperty(name, at: token, use, unit)
    }
    if let declaration = unit.outline.declaration(named: name, at: token) {
      let own = unit.outline.declarations[declaration]
      if case .type = unit.outline.scopes[own.scope].kind {
        return followProperty(name, at: token, use, unit)
      }
      guard own.scope > 0, case .variable = own.kind else { return false }
      followVariable(declaration, use, unit)
      return true
    }
    return followProperty(name, at: token, use, unit)
  }

  /// Whether a token is `self` or a name for it.
  func isOwn(_ token: Int, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    var token = token
    while tokens.isMark(token, .question) || tokens.isMark(token, .exclamation) { token -= 1 }
    switch tokens.word(token) {
    case .self, .this: return !tokens.isAccessed(token)
    default: break
    }
    let name = tokens.string(token)
    return !tokens.isAccessed(token)
      && ["weakSelf", "strongSelf", "wself", "sself", "weakself", "strongself", "this_", "_self"].contains(
        name)
  }

  /// The variables whose value begins at a token.
  func declarations(ofValueAt token: Int, _ file: Int, _ unit: SourceIndex.Unit) -> [Int]? {
    if reader.uses.declarationsByValue[file] == nil {
      var found: [Int: [Int]] = [:]
      for (number, own) in unit.outline.declarations.enumerated() {
        switch own.kind {
        case .variable(let value?), .element(let value, _), .part(let value, _):
          found[value.lowerBound, default: []].append(number)
        default: break
        }
      }
      reader.uses.declarationsByValue[file] = found
    }
    return reader.uses.declarationsByValue[file]?[token]
  }

  /// The elements of the loop over the expression with some tokens.
  func elements(over tokens: Range<Int>, _ file: Int, _ unit: SourceIndex.Unit) -> [Int] {
    (declarations(ofValueAt: tokens.lowerBound, file, unit) ?? []).filter {
      if case .element(let value, _) = unit.outline.declarations[$0].kind { value == tokens } else { false }
    }
  }

  /// The local variable that has a value and nothing else.
  func variable(of use: UsedValue, _ unit: SourceIndex.Unit) -> Int? {
    (declarations(ofValueAt: use.tokens.lowerBound, use.file, unit) ?? []).first { declaration in
      let own = unit.outline.declarations[declaration]
      guard case .variable(let value?) = own.kind, own.scope > 0 else { return false }
      if case .type = unit.outline.scopes[own.scope].kind { return false }
      return covers(value, use, unit)
    }
  }

  /// Follows all uses of a variable.
  func followVariable(_ declaration: Int, _ use: UsedValue, _ unit: SourceIndex.Unit) {
    let own = unit.outline.declarations[declaration]
    if case .type = unit.outline.scopes[own.scope].kind {
      if !followProperty(own.name, at: own.token, use, unit) { open() }
      return
    }
    // A variable of a whole file.
    guard own.scope > 0 else { return open() }
    guard isNew(own.token, use) else { return }
    let uses = reader.uses(of: declaration, unit).filter { !isTarget($0, unit) }
    var inner = use
    if use.kind == .message || use.kind == .key { inner.guarded += knownRegions(uses, use, unit) }
    for token in uses { follow(inner.at(token..<token + 1)) }
  }

  func isNew(_ token: Int, _ use: UsedValue) -> Bool {
    seen.insert(
      Visit(
        file: use.file, token: token, kind: use.kind,
        calls: use.calls.flatMap { [$0.caller, $0.tokens.lowerBound] })
    ).inserted
  }

  /// Whether a value is assigned to the variable at a token.
  func isTarget(_ token: Int, _ unit: SourceIndex.Unit) -> Bool {
    unit.tokens.isMark(token + 1, .assign)
      || unit.tokens.isMark(token + 2, .assign) && unit.tokens.isMark(token + 1, .exclamation)
  }

  // MARK: - Calls

  /// The call that the value is an argument of, and the number of the argument.
  func host(of use: UsedValue, _ unit: SourceIndex.Unit) -> (
    call: SyntaxTree.Call, number: Int, tokens: Range<Int>
  )? {
    let tokens = unit.tokens
    let first = use.tokens.lowerBound
    let parent = tokens.parent(first)
    var call: SyntaxTree.Call
    var whole: Range<Int>
    if tokens.isMark(parent, .openingBracket), tokens.language == .objectiveC {
      whole = parent..<min(tokens.close(parent) + 1, tokens.count)
      guard case .call(let found) = unit.syntax.expression(whole).kind else { return nil }
      call = found
    } else if tokens.isMark(parent, .openingParenthesis) {
      let name = unit.calledName(before: parent)
      guard tokens.isIdentifier(name), !tokens.word(name).isControl,
        let (found, range) = unit.callTree(at: name)
      else {
        return nil
      }
      call = found
      whole = range
      if tokens.word(range.lowerBound - 1) == .new { whole = range.lowerBound - 1..<range.upperBound }
    } else {
      return nil
    }
    guard
      let number = call.arguments.firstIndex(where: {
        $0.value.tokens.contains(first) || use.tokens.contains($0.value.tokens.lowerBound)
      })
    else { return nil }
    let argument = call.arguments[number].value.tokens
    guard argument.lowerBound >= first, argument.upperBound <= use.tokens.upperBound else { return nil }
    return (call, number, whole)
  }

  /// The value is an argument of a function or constructor of the sources.
  private func followArgument(_ use: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    guard let (call, number, tokens) = host(of: use, unit) else { return false }
    if unit.syntax.collector.isLogged(use.tokens.lowerBound) { return true }
    return followCall(call, number, tokens, use, unit)
  }

  func followCall(
    _ call: SyntaxTree.Call, _ number: Int, _ tokens: Range<Int>, _ use: UsedValue, _ unit: SourceIndex.Unit
  ) -> Bool {
    if followConstruction(call, number, tokens, use, unit) { return true }
    // A block in a variable.
    if call.base == nil, let declaration = unit.outline.declaration(named: call.name, at: call.nameToken),
      case .variable(let value?) = unit.outline.declarations[declaration].kind,
      !unit.outline.declarations[declaration].isMutable || unit.tokens.language == .objectiveC,
      case .closure(let closure) = unit.syntax.expression(value).kind
    {
      followParameter(number, of: closure, use, unit)
      return true
    }
    // A block that a table has under a key.
    if call.base == nil, unit.tokens.language == .objectiveC,
      unit.outline.declaration(named: call.name, at: call.nameToken) != nil
    {
      let name = SyntaxTree(.name(call.name), call.nameToken..<call.nameToken + 1)
      let rows = reader.rows([name], use.file, use.bindings)
      let values = rows.rows.flatMap { $0.values[0].some }
      var closures: [(closure: SyntaxTree.Closure, file: Int)] = []
      for case .closure(let closure, let file) in values { closures.append((closure, file)) }
      if !rows.isOpen, !closures.isEmpty, closures.count == values.count {
        return follow(number, of: closures, use)
      }
    }
    if reader.function(call, use.file) == nil, let closures = reader.storedClosures(of: call, use.file) {
      return follow(number, of: closures, use)
    }
    if let (scope, owner) = reader.function(call, use.file), let target = index.unit(owner) {
      guard
        let declaration = reader.parameter(
          reader.position(of: number, call, scope, target), of: scope, target)
      else { return false }
      enter(scope, owner, call, tokens, use) { inner in
        self.followVariable(declaration, inner, target)
      }
      return true
    }
    return false
  }

  /// Follows a value into a function that is named for it: `data?.let(::render)`.
  func followReference(
    _ base: SyntaxTree?, _ name: String, _ nameToken: Int, _ tokens: Range<Int>, _ use: UsedValue,
    _ unit: SourceIndex.Unit
  ) -> Bool {
    let call = SyntaxTree.Call(
      base: base, name: name, nameToken: nameToken,
      arguments: [.init(label: nil, value: SyntaxTree(.unknown, use.tokens))])
    return followCall(call, 0, tokens, use, unit)
  }

  /// Follows a value into blocks that are called with it.
  private func follow(
    _ number: Int, of closures: [(closure: SyntaxTree.Closure, file: Int)], _ use: UsedValue
  ) -> Bool {
    for (closure, owner) in closures {
      guard let target = index.unit(owner) else { return false }
      var inner = use
      inner.file = owner
      inner.depth += 1
      inner.guarded = []
      guard inner.depth <= UseFollower.maxFunctions else { return false }
      followParameter(number, of: closure, inner, target)
    }
    return true
  }

  /// Follows a value into a function of the sources.
  func enter(
    _ scope: Int, _ owner: Int, _ call: SyntaxTree.Call, _ tokens: Range<Int>, _ use: UsedValue,
    _ body: (UsedValue) -> Void
  ) {
    var inner = use
    inner.file = owner
    inner.depth += 1
    inner.guarded = []
    inner.keeper = nil
    inner.calls.append(
      .init(scope: scope, file: owner, tokens: tokens, caller: use.file, bindings: use.bindings))
    inner.bindings =
      (try? reader.binding(call, use.file, to: scope, owner, use.bindings)) ?? [:]
    if let base = call.base {
      inner.bindings[.receiver(owner, scope: scope)] = .deferred(base, file: use.file, use.bindings)
    }
    guard inner.depth <= UseFollower.maxFunctions else { return open() }
    body(inner)
  }

  /// The value is what a function of the sources gives back: it is where the function was called.
  private func followResult(_ use: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    guard let call = use.calls.last, call.file == use.file,
      unit.outline.enclosingFunction(use.tokens.lowerBound) == call.scope
    else { return false }
    let tokens = unit.tokens
    let body = unit.outline.scopes[call.scope].tokens
    let isReturned =
      tokens.word(use.tokens.lowerBound - 1) == .return && endsStatement(use.tokens.upperBound, unit)
      || use.tokens.lowerBound == body.lowerBound && use.tokens.upperBound >= body.upperBound
    guard isReturned else { return false }
    var outer = use
    outer.calls.removeLast()
    outer.file = call.caller
    outer.bindings = call.bindings
    outer.depth = max(0, use.depth - 1)
    follow(outer.at(call.tokens))
    return true
  }
}
