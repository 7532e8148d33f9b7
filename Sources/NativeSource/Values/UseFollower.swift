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
    return reader.names(reader.rows([tree], use.file, use.bindings), use.file, tree.tokens.lowerBound)
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

  // MARK: - The whole expression

  /// The expression with casts, brackets, marks of optionals and values for nothing.
  func widened(_ use: UsedValue, _ unit: SourceIndex.Unit) -> UsedValue {
    let tokens = unit.tokens
    var first = use.tokens.lowerBound
    var end = use.tokens.upperBound
    for _ in 0..<12 {
      let (oldFirst, oldEnd) = (first, end)
      if tokens.language == .swift || tokens.language == .kotlin {
        while tokens.isMark(end, .question) || tokens.isMark(end, .exclamation), isDirect(end, tokens) {
          end += 1
        }
        if tokens.word(end) == .as { end = typeEnd(asMark: end, tokens) }
        if tokens.isMark(end, .coalesce) {
          end = operandEnd(end + 1, unit)
        }
        if tokens.spells(first - 1, "try") || tokens.spells(first - 1, "await") { first -= 1 }
        if tokens.isMark(first - 1, .question) || tokens.isMark(first - 1, .exclamation),
          tokens.spells(first - 2, "try")
        {
          first -= 2
        }
      } else if tokens.isMark(first - 1, .closingParenthesis), let open = tokens.open(first - 1),
        isCast(open, tokens)
      {
        first = open
      }
      if tokens.isMark(first - 1, .openingParenthesis), tokens.close(first - 1) == end,
        isGrouping(first - 1, tokens)
      {
        first -= 1
        end += 1
      }
      if first == oldFirst, end == oldEnd { break }
    }
    return use.at(first..<max(end, first + 1))
  }

  /// Whether a mark is directly behind the token before it: `a?`, not `a ? b : c`.
  private func isDirect(_ mark: Int, _ tokens: NativeTokens) -> Bool {
    mark > 0 && tokens.range(mark - 1).end == tokens.range(mark).start
      || tokens.isMark(mark - 1, .closingBracket) || tokens.isString(mark - 1)
  }

  /// The token after the type of a cast.
  private func typeEnd(asMark: Int, _ tokens: NativeTokens) -> Int {
    var end = asMark + 1
    while tokens.isMark(end, .question) || tokens.isMark(end, .exclamation) { end += 1 }
    if tokens.isMark(end, .openingBracket) || tokens.isMark(end, .openingParenthesis) {
      end = tokens.close(end) + 1
    } else {
      if tokens.spells(end, "any") { end += 1 }
      end = tokens.afterAngles(tokens.nameEnd(end))
    }
    while tokens.isMark(end, .question) || tokens.isMark(end, .exclamation), isDirect(end, tokens) {
      end += 1
    }
    return min(end, tokens.count)
  }

  /// Whether brackets contain the type of a cast.
  private func isCast(_ open: Int, _ tokens: NativeTokens) -> Bool {
    let close = tokens.close(open)
    guard close > open + 1, close < tokens.count else { return false }
    let isType = (open + 1..<close).allSatisfy {
      tokens.isIdentifier($0) || tokens.isMark($0, .star) || tokens.isMark($0, .less)
        || tokens.isMark($0, .greater)
        || tokens.isMark($0, .dot) || tokens.isMark($0, .comma) || tokens.isMark($0, .question)
    }
    return isType && isGrouping(open, tokens)
  }

  /// Whether a bracket opens neither arguments nor a condition.
  private func isGrouping(_ open: Int, _ tokens: NativeTokens) -> Bool {
    let before = open - 1
    if tokens.isIdentifier(before) {
      switch tokens.word(before) {
      case .return, .in, .else: return true
      default: return tokens.spells(before, "try") || tokens.spells(before, "await")
      }
    }
    if tokens.isMark(before, .question) || tokens.isMark(before, .exclamation) {
      return !isDirect(before, tokens) || !tokens.isIdentifier(before - 1) || tokens.spells(before - 1, "try")
    }
    return !tokens.isMark(before, .closingBracket) && !tokens.isMark(before, .closingParenthesis)
      && !tokens.isMark(before, .greater) && !tokens.isMark(before, .closingBrace)
      && !tokens.isMark(before, .caret)
      || tokens.language == .objectiveC && tokens.isMark(before, .closingParenthesis)
  }

  /// The token after an operand: a chain of members and calls.
  func operandEnd(_ start: Int, _ unit: SourceIndex.Unit) -> Int { reader.operandEnd(start, unit) }

  // MARK: - What says nothing

  /// `guard let data else`: the name is bound again.
  private func isBound(_ use: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    switch tokens.word(use.tokens.lowerBound - 1) {
    case .let, .var, .val: return !tokens.isMark(use.tokens.upperBound, .assign)
    default: return false
    }
  }

  private func isHarmless(_ use: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    let collector = unit.syntax.collector
    let (first, end) = (use.tokens.lowerBound, use.tokens.upperBound)
    if collector.isTested(first, end - 1) || collector.isHandedToSuper(first) { return true }
    if tokens.spells(end, "is") || tokens.spells(end, "instanceof") { return true }
    // `(void)data;`, `_ = data`
    if tokens.spells(first + 1, "void"), tokens.isMark(first, .openingParenthesis) { return true }
    if tokens.isMark(first - 1, .assign), tokens.spells(first - 2, "_") { return true }
    // A pattern `nil` or a test in Swift: `if data != nil`, `data == nil ?`
    if tokens.isMark(end, .equal) || tokens.isMark(end, .unequal), collector.isNothing(end + 1) {
      return true
    }
    // Inside of a string that is logged, or logged itself.
    let parent = tokens.parent(first)
    guard tokens.isMark(parent, .openingParenthesis) || tokens.isMark(parent, .openingBrace) else {
      // `"$name"`
      return tokens.isString(first - 1) && collector.isLogged(first)
    }
    let isWhole =
      tokens.isMark(first - 1, .openingParenthesis) || tokens.isMark(first - 1, .comma)
      || tokens.isMark(first - 1, .openingBrace) || tokens.isString(first - 1)
      || tokens.isMark(first - 1, .plus)
      || tokens.isMark(first - 1, .colon)
    return isWhole && collector.isLogged(first)
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
  private func isTarget(_ token: Int, _ unit: SourceIndex.Unit) -> Bool {
    unit.tokens.isMark(token + 1, .assign)
      || unit.tokens.isMark(token + 2, .assign) && unit.tokens.isMark(token + 1, .exclamation)
  }

  // MARK: - Properties

  /// Follows all uses of a property of the type around a token; false where there may be others.
  private func followProperty(_ name: String, at token: Int, _ use: UsedValue, _ unit: SourceIndex.Unit)
    -> Bool
  {
    guard let scope = unit.outline.enclosingType(token) else { return false }
    let type = reader.typeName(of: scope, use.file)
    // What an initialiser keeps, the methods of the object read.
    if let keeper = use.keeper, keeper == type.name {
      kept.insert(bare(name))
      return true
    }
    let own = bare(name)
    guard let files = files(using: own, of: type, use.file) else { return false }
    guard seenProperties.insert(.init(name: own, type: type.name, kind: use.kind)).inserted else {
      return true
    }
    let names: Set<String> = [own, "_" + own]
    let hashes = Set(names.map { identifierHash($0.utf8) })
    for file in files {
      guard let other = index.unit(file) else { return false }
      for token in 0..<other.tokens.count where hashes.contains(other.tokens.hash(token)) {
        guard names.contains(other.tokens.string(token)), !isDeclaration(token, other) else { continue }
        switch tokens(ofPropertyAt: token, of: type, file, other) {
        case .some(let range?):
          if isTarget(token, other) { continue }
          var next = use
          next.file = file
          next.bindings = [:]
          follow(next.at(range))
        case .some(nil): continue
        case nil: return false
        }
      }
    }
    return true
  }

  private func bare(_ name: String) -> String {
    name.utf8.first == UInt8(ascii: "_") ? String(name.dropFirst()) : name
  }

  func isDeclaration(_ token: Int, _ unit: SourceIndex.Unit) -> Bool {
    let name = unit.tokens.string(token)
    if (unit.outline.byName[identifierHash(name.utf8)] ?? []).contains(where: {
      unit.outline.declarations[$0].token == token
    }) {
      return true
    }
    // `@synthesize name = _name;`
    var index = token
    while index > 0, index > token - 4, !unit.tokens.isMark(index, .semicolon) {
      if unit.tokens.word(index) == .synthesize || unit.tokens.spells(index, "dynamic") { return true }
      index -= 1
    }
    return false
  }

  /// The expression that names a property at a token: nothing where it is another one, nil where that is unknown.
  func tokens(
    ofPropertyAt token: Int, of type: SourceValue.TypeName, _ file: Int, _ unit: SourceIndex.Unit
  ) -> Range<Int>?? {
    let tokens = unit.tokens
    let around = unit.outline.enclosingType(token)
    if let around, reader.isOfOtherObject(around, file, type) { return .some(nil) }
    let isInside =
      unit.outline.enclosing(token).contains { scope in
        unit.outline.type(scope)?.isTransparent == false && reader.typeName(of: scope, file).name == type.name
      } || around.map { inherits(tokens.string(token), from: type, $0, file) } ?? false
    if tokens.isMark(token + 1, .colon) {
      // A label, or a part of a selector.
      if tokens.language == .objectiveC, !tokens.isMark(token - 1, .question) { return .some(nil) }
      if tokens.language == .swift,
        tokens.isMark(token - 1, .openingParenthesis) || tokens.isMark(token - 1, .comma)
      {
        return .some(nil)
      }
    }
    if tokens.isAccessed(token) {
      var start = token - 2
      while tokens.isMark(start, .question) || tokens.isMark(start, .exclamation) { start -= 1 }
      if isOwn(token - 2, unit) { return isInside ? start..<token + 1 : .some(nil) }
      let first = unit.chainStart(token)
      guard first < token - 1 else { return nil }
      let base = unit.syntax.expression(first..<token - 1)
      guard let other = reader.staticType(base, file) else {
        // A call of a method with the name, of an unknown object.
        return tokens.isMark(token + 1, .openingParenthesis) ? .some(nil) : nil
      }
      if simpleName(other.name) == simpleName(type.name) { return first..<token + 1 }
      let isKnown = !index.parts(of: other).isEmpty
      return isKnown && reader.findMember(tokens.string(token), other)?.file != file ? .some(nil) : nil
    }
    // `[self name]`
    if tokens.language == .objectiveC, tokens.isMark(token + 1, .closingBracket),
      tokens.isMark(tokens.parent(token), .openingBracket),
      tokens.parent(token) == token - 2
    {
      return isOwn(token - 1, unit) && isInside ? token - 2..<token + 2 : nil
    }
    if let declaration = unit.outline.declaration(named: tokens.string(token), at: token) {
      let own = unit.outline.declarations[declaration]
      guard case .type = unit.outline.scopes[own.scope].kind else { return .some(nil) }
      return isInside ? token..<token + 1 : .some(nil)
    }
    return isInside ? token..<token + 1 : .some(nil)
  }

  /// Whether the member that a name means in a type with a scope is one that this inherits from another type.
  private func inherits(_ name: String, from type: SourceValue.TypeName, _ scope: Int, _ file: Int) -> Bool {
    guard let (member, memberFile) = reader.findMember(bare(name), reader.typeName(of: scope, file)),
      let owner = index.unit(memberFile)
    else { return false }
    let holder = owner.outline.declarations[member].scope
    return reader.typeName(of: holder, memberFile).name == type.name
  }

  /// The files that may use a property; nil where that is unknown.
  private func files(using name: String, of type: SourceValue.TypeName, _ file: Int) -> [Int]? {
    let parts = index.parts(of: type)
    guard !parts.isEmpty else { return nil }
    var files = Set(parts.map(\.file))
    files.insert(file)
    var isPrivate = false
    var isDeclared = false
    for part in parts {
      guard let unit = index.unit(part.file) else { return nil }
      for spelling in [name, "_" + name] {
        for declaration in unit.outline.members(of: part.scope, named: spelling) {
          let own = unit.outline.declarations[declaration]
          guard case .variable = own.kind else { continue }
          isDeclared = true
          if unit.tokens.language == .objectiveC {
            // In the file of the implementation, or an instance variable.
            isPrivate = !unit.tokens.text.path.hasSuffix(".h")
          } else {
            isPrivate = own.isPrivate || unit.tokens.spells(own.token - 2, "private")
          }
        }
      }
    }
    guard isDeclared else { return nil }
    if isPrivate { return files.sorted() }
    return reader.files(using: name).map { files.union($0).sorted() }
  }

  /// Properties whose uses were followed.
  private var seenProperties: Set<Property> = []

  private struct Property: Hashable {
    var name: String
    var type: String
    var kind: UsedValue.Kind
  }

  /// The keys of loops that are followed.
  var followedKeys: Set<DeclarationID> = []
  /// What the initialiser that is followed keeps.
  var kept: Set<String> = []

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
    if isLogger(call) { return true }
    return followCall(call, number, tokens, use, unit)
  }

  private func isLogger(_ call: SyntaxTree.Call) -> Bool {
    call.name == "NSLog" || call.base?.lastName == "Log" || call.name == "print" || call.name == "println"
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
    if reader.function(call, use.file) == nil, let closures = reader.storedClosures(of: call, use.file) {
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
