import Diagnostics

/// Follows what the sources do with a value that comes from a page: the name of a message, the parameters of a view.
extension ValueReader {
  /// The strings that the name of a message is compared with, where it is used at a range of a file.
  package func comparedNames(
    ofUseAt range: ByteRange, in file: Int, of object: ObjectClass? = nil
  ) -> FollowedNames {
    begin(object)
    guard let unit = index.unit(file) else { return .open }
    let token = unit.tokens.index(at: range.start)
    let follower = UseFollower(self)
    follower.followMessage(at: token, file, unit)
    // A table that each object fills for itself.
    return hasSharedChanges ? .open : follower.found
  }

  /// The keys that are read from parameters, where these are used at a range of a file: `params`, `self.data`.
  package func readKeys(
    ofUseAt range: ByteRange, in file: Int, of object: ObjectClass? = nil
  ) -> FollowedNames {
    begin(object)
    guard let unit = index.unit(file), let tokens = unit.tokens(at: range) else { return .open }
    let follower = UseFollower(self)
    follower.follow(UsedValue(kind: .dictionary, tokens: tokens, file: file))
    return hasSharedChanges ? .open : follower.found
  }

  /// The keys that are read from a configuration, where it is used at a range of a file; and those of them whose values are
  /// read as dictionaries, so that they may be what has the parameters.
  package func readKeys(
    ofConfigurationAt range: ByteRange, in file: Int, of object: ObjectClass? = nil
  ) -> (keys: FollowedNames, nested: Set<String>) {
    begin(object)
    guard let unit = index.unit(file), let tokens = unit.tokens(at: range) else { return (.open, []) }
    let follower = UseFollower(self)
    var use = UsedValue(kind: .dictionary, tokens: tokens, file: file)
    use.isConfiguration = true
    follower.follow(use)
    return (hasSharedChanges ? .open : follower.found, follower.nestedKeys)
  }

  /// The keys that the expression at a range of a file may be, which reads one from parameters.
  package func readKeys(
    ofKeyAt range: ByteRange, in file: Int, of object: ObjectClass? = nil
  ) -> FollowedNames {
    begin(object)
    guard let unit = index.unit(file), let tokens = unit.tokens(at: range) else { return .open }
    if isKeyOfLoop(tokens, file, unit) { return FollowedNames() }
    let follower = UseFollower(self)
    if let base = unit.subscriptedBase(ofKeyAt: tokens.lowerBound) {
      // A subscript of the sources may say which key it is.
      follower.follow(UsedValue(kind: .dictionary, tokens: base, file: file))
      return follower.found
    }
    let use = UsedValue(kind: .dictionary, tokens: tokens, file: file)
    var found = follower.names(unit.syntax.expression(tokens), use)
    if hasSharedChanges { return .open }
    if found.texts.isEmpty { found.isOpen = true }
    return found
  }

  /// Whether a key is one of all keys, in a loop over parameters that is followed by itself.
  private func isKeyOfLoop(_ tokens: Range<Int>, _ file: Int, _ unit: SourceIndex.Unit) -> Bool {
    guard tokens.count == 1,
      let declaration = unit.outline.declaration(
        named: unit.tokens.string(tokens.lowerBound), at: tokens.lowerBound),
      case .element(let collection, _) = unit.outline.declarations[declaration].kind,
      let first = collection.first, let last = collection.last
    else { return false }
    let whole = unit.tokens.outerRange(first, last)
    return index.files[file].gaps.contains {
      $0.subject == .keys && $0.range.start >= whole.start && $0.range.end <= whole.end
    }
  }

  /// The names that the value at a range of a file stands for, which the name of a message is compared with: also the
  /// label of a `switch`.
  package func comparedNames(
    withValueAt range: ByteRange, in file: Int, of object: ObjectClass? = nil
  ) -> FollowedNames {
    begin(object)
    guard let unit = index.unit(file), var tokens = unit.tokens(at: range) else { return .open }
    // The facts have only the name of a call.
    if unit.tokens.language == .swift, unit.tokens.isMark(tokens.upperBound, .openingParenthesis),
      unit.tokens.isIdentifier(tokens.upperBound - 1)
    {
      tokens = tokens.lowerBound..<min(unit.tokens.close(tokens.upperBound) + 1, unit.tokens.count)
    }
    let brace = unit.tokens.parent(tokens.lowerBound)
    if unit.tokens.isMark(brace, .openingBrace), let subject = switchSubject(brace, unit.tokens),
      unit.syntax.branchLabels(brace).contains(where: { branch in
        branch.values.contains { $0.contains(tokens.lowerBound) }
      }),
      let name = subject.first(where: { unit.tokens.isIdentifier($0) && unit.tokens.word($0) != .val })
    {
      let follower = UseFollower(self)
      follower.followMessage(at: name, file, unit)
      return hasSharedChanges ? .open : follower.found
    }
    var found = UseFollower(self).names(
      unit.syntax.expression(tokens), UsedValue(kind: .message, tokens: tokens, file: file))
    if hasSharedChanges { return .open }
    if found.texts.isEmpty { found.isOpen = true }
    return found
  }

  /// The tokens at which a local name is used.
  func uses(of declaration: Int, _ unit: SourceIndex.Unit) -> [Int] {
    let own = unit.outline.declarations[declaration]
    let hash = unit.tokens.hash(own.token)
    return unit.outline.scopes[own.scope].tokens.filter { token in
      unit.tokens.hash(token) == hash && token != own.token && token < unit.tokens.count
        && !unit.tokens.isAccessed(token) && unit.tokens.string(token) == own.name
        && !isLabel(token, unit) && unit.outline.declaration(named: own.name, at: token) == declaration
    }
  }

  private func isLabel(_ token: Int, _ unit: SourceIndex.Unit) -> Bool {
    guard unit.tokens.isMark(token + 1, .colon) else { return false }
    switch unit.tokens.language {
    case .swift:
      return unit.tokens.isMark(token - 1, .openingParenthesis) || unit.tokens.isMark(token - 1, .comma)
    case .objectiveC: return !unit.tokens.isMark(token - 1, .question)
    default: return false
    }
  }

  /// The token after an operand: a chain of members and calls.
  func operandEnd(_ start: Int, _ unit: SourceIndex.Unit) -> Int {
    let tokens = unit.tokens
    var index = start
    while index < tokens.count {
      if tokens.isMark(index, .closingParenthesis) || tokens.isMark(index, .and) || tokens.isMark(index, .or)
        || tokens.isMark(index, .comma) || tokens.isMark(index, .semicolon)
        || tokens.isMark(index, .closingBrace)
        || tokens.isMark(index, .arrow) || tokens.isMark(index, .closingBracket)
        || tokens.isMark(index, .colon)
      {
        return index
      }
      if tokens.isMark(index, .openingBrace) || tokens.word(index) == .else
        || tokens.isMark(index, .question) && tokens.language != .kotlin
      {
        return index
      }
      if index > start, tokens.language == .swift || tokens.language == .kotlin,
        unit.syntax.collector.beginsStatement(index)
      {
        return index
      }
      index = tokens.next(index)
    }
    return index
  }

  /// The elements of a collection, or the keys of a dictionary, as strings.
  func members(_ tree: SyntaxTree, _ file: Int, _ token: Int, _ bindings: ValueBindings = [:])
    -> FollowedNames
  {
    members(file, token, bindings) { bindings throws(Unbound) in try self.value(tree, file, bindings) }
  }

  func members(
    _ file: Int, _ token: Int, _ bindings: ValueBindings,
    _ collection: (ValueBindings) throws(Unbound) -> SourceValue
  ) -> FollowedNames {
    var isKnown = true
    let rows = rows(bindings) { bindings throws(Unbound) in
      var values: [SourceValue] = []
      for own in try collection(bindings).some {
        switch own {
        case .list(let items, let isOpen):
          if isOpen { isKnown = false }
          for item in items { values.append(try self.resolved(item, bindings)) }
        case .dictionary(let entries, let isOpen):
          if isOpen { isKnown = false }
          for entry in entries { values.append(try self.resolved(entry.key, bindings)) }
        default: return [.unknown]
        }
      }
      return [.choice(values)]
    }
    var found = names(rows, file, token)
    if !isKnown || rows.rows.isEmpty { found.isOpen = true }
    return found
  }

  /// Which parameter of a function an argument is.
  func position(of number: Int, _ call: SyntaxTree.Call, _ scope: Int, _ unit: SourceIndex.Unit)
    -> Int
  {
    guard let label = call.arguments[number].label, let function = unit.outline.function(scope),
      unit.tokens.language != .objectiveC
    else { return number }
    return function.parameters.firstIndex { $0.label == label } ?? number
  }

  /// The function of the sources that a call means: of the type around it, of a named type, or the only one.
  func function(_ call: SyntaxTree.Call, _ file: Int) -> (scope: Int, file: Int)? {
    guard let unit = index.unit(file) else { return nil }
    var type: SourceValue.TypeName?
    if let base = call.base {
      type = staticType(base, file)
    } else {
      for scope in unit.outline.enclosing(call.nameToken)
      where unit.outline.type(scope)?.isTransparent == false {
        guard let found = method(call, receiverType(of: scope, file)) else { continue }
        return decides(scope, file) || !isOverridden(found.scope, found.file) ? found : nil
      }
    }
    if let type {
      if let found = method(call, type) {
        return isDecided(call.base, unit, file) || !isOverridden(found.scope, found.file) ? found : nil
      }
      if !index.parts(of: type).isEmpty { return onlyImplementation(of: call, type) }
    }
    return onlyFunction(for: call)
  }

  /// The only method of the sources that implements one of an interface; nil where there are others, or a closure may be one.
  private func onlyImplementation(
    of call: SyntaxTree.Call, _ type: SourceValue.TypeName
  ) -> (scope: Int, file: Int)? {
    let parts = index.parts(of: type)
    guard parts.count == 1, let owner = index.unit(parts[0].file),
      let info = owner.outline.type(parts[0].scope),
      info.keyword == .interface || info.keyword == .protocol, owner.tokens.language != .objectiveC
    else { return nil }
    // An interface with one method may be a closure.
    let body = owner.outline.scopes[parts[0].scope].tokens
    let methods = body.count {
      owner.tokens.isMark($0, .openingParenthesis) && owner.tokens.isIdentifier($0 - 1)
        && owner.tokens.parent($0) == body.lowerBound - 1
    }
    guard methods > 1 else { return nil }
    var found: [(scope: Int, file: Int)] = []
    for file in index.files(definingFunction: call.name) {
      guard let unit = index.unit(file) else { return nil }
      for declaration in unit.outline.byName[identifierHash(call.name.utf8)] ?? [] {
        let own = unit.outline.declarations[declaration]
        guard own.name == call.name, case .function(let scope) = own.kind,
          takes(unit.outline.function(scope)!, call, unit.tokens.language),
          let around = unit.outline.enclosingType(own.token)
        else { continue }
        if lineage(of: typeName(of: around, file)).contains(parts[0])
          || unit.outline.type(around)?.extends(type.name) == true
        {
          found.append((scope, file))
        }
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether the object that a call is sent to says which of several methods it means.
  private func isDecided(_ base: SyntaxTree?, _ unit: SourceIndex.Unit, _ file: Int) -> Bool {
    guard case .name(let name)? = base?.kind else { return false }
    if name == "super" { return true }
    guard name == "self" || name == "this", let base else { return false }
    return unit.outline.enclosingType(base.tokens.lowerBound).map { decides($0, file) } ?? false
  }
}
