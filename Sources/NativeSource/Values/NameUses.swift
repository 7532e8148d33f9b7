import Diagnostics

/// Follows what the sources do with a value that comes from a page: the name of a message, the parameters of a view.
extension ValueReader {
  /// How deep a value is followed from function to function.
  private static let maxFunctions = 4

  /// The strings that the name of a message is compared with, where it is used at a range of a file.
  package func comparedNames(ofUseAt range: ByteRange, in file: Int) -> FollowedNames {
    begin()
    guard let unit = index.unit(file) else { return .open }
    let found = compared(unit.tokens.index(at: range.start), file, 0)
    // A table that each object fills for itself.
    return hasSharedChanges ? .open : found
  }

  /// The keys that are read from parameters, where these are used at a range of a file: `params`, `self.data`.
  package func readKeys(ofUseAt range: ByteRange, in file: Int) -> FollowedNames {
    begin()
    guard let unit = index.unit(file), let tokens = unit.tokens(at: range) else { return .open }
    return keys(tokens, file, 0)
  }

  // MARK: - Names

  /// What the name at a token is compared with there.
  private func compared(_ token: Int, _ file: Int, _ depth: Int) -> FollowedNames {
    guard let unit = index.unit(file), depth <= ValueReader.maxFunctions else { return .open }
    let tokens = unit.tokens
    var end = token + 1
    while tokens.isMark(end, .question) || tokens.isMark(end, .exclamation) { end += 1 }
    // `table[name]`
    let parent = tokens.parent(token)
    if tokens.isMark(parent, .openingBracket), parent == token - 1, tokens.isMark(end, .closingBracket),
      parent > 0, !tokens.isMark(parent - 1, .at)
    {
      let start = unit.chainStart(parent - 1, isOperand: true)
      return members(unit.syntax.expression(start..<parent), file, token)
    }
    if tokens.isMark(end, .equal) || tokens.isMark(end, .unequal) {
      return value(after: end, file, token)
    }
    if tokens.isMark(token - 1, .equal) || tokens.isMark(token - 1, .unequal) {
      let start = unit.chainStart(token - 2, isOperand: true)
      return names(rows([unit.syntax.expression(start..<token - 1)], file), file, token)
    }
    // `name in NAMES`
    if tokens.language == .kotlin, tokens.word(end) == .in {
      return members(unit.syntax.expression(end + 1..<operandEnd(end + 1, unit)), file, token)
    }
    if let labels = labels(ofSwitchOn: token, unit) { return cases(labels, file, token) }
    if tokens.isMark(parent, .openingParenthesis)
      || tokens.isMark(parent, .openingBracket) && tokens.language == .objectiveC,
      let found = argument(token, end, file, depth)
    {
      return found
    }
    if let alias = alias(token, end, unit) { return comparedUses(of: alias, file, depth) }
    return .open
  }

  /// What all uses of a variable or parameter are compared with.
  private func comparedUses(of declaration: Int, _ file: Int, _ depth: Int) -> FollowedNames {
    guard let unit = index.unit(file) else { return .open }
    var found = FollowedNames()
    for token in uses(of: declaration, unit) {
      if isHarmless(token, unit) { continue }
      found.add(compared(token, file, depth))
      if found.texts.count > 512 { return .open }
    }
    return found
  }

  /// The tokens at which a local name is used.
  private func uses(of declaration: Int, _ unit: SourceIndex.Unit) -> [Int] {
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

  private func isHarmless(_ token: Int, _ unit: SourceIndex.Unit) -> Bool {
    let collector = unit.syntax.collector
    let end = collector.afterOptional(token) - 1
    if collector.isTested(token, end) || collector.isLogged(token) || collector.isHandedToSuper(token) {
      return true
    }
    return unit.tokens.isMark(end + 1, .dot)
      && ["isEmpty", "count", "length", "isNullOrEmpty", "size", "isBlank"].contains(
        unit.tokens.string(end + 2))
  }

  /// The strings of the value behind a token.
  private func value(after token: Int, _ file: Int, _ place: Int) -> FollowedNames {
    guard let unit = index.unit(file) else { return .open }
    return names(
      rows([unit.syntax.expression(token + 1..<operandEnd(token + 1, unit))], file), file, place)
  }

  /// The token after an operand: a chain of members and calls.
  private func operandEnd(_ start: Int, _ unit: SourceIndex.Unit) -> Int {
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
  private func members(_ tree: SyntaxTree, _ file: Int, _ token: Int) -> FollowedNames {
    var isKnown = true
    let rows = rows { bindings throws(Unbound) in
      switch try self.value(tree, file, bindings) {
      case .list(let items, let isOpen):
        if isOpen { isKnown = false }
        var values: [SourceValue] = []
        for item in items { values.append(try self.resolved(item, bindings)) }
        return [.choice(values)]
      case .dictionary(let entries, let isOpen):
        if isOpen { isKnown = false }
        var values: [SourceValue] = []
        for entry in entries { values.append(try self.resolved(entry.key, bindings)) }
        return [.choice(values)]
      default: return [.unknown]
      }
    }
    var found = names(rows, file, token)
    if !isKnown || rows.rows.isEmpty { found.isOpen = true }
    return found
  }

  /// The labels of the `switch` or `when` that is about the name at a token.
  private func labels(ofSwitchOn token: Int, _ unit: SourceIndex.Unit) -> [Range<Int>]? {
    let tokens = unit.tokens
    var brace =
      tokens.isMark(tokens.parent(token), .openingParenthesis)
      ? tokens.close(tokens.parent(token)) + 1 : token + 1
    while tokens.isMark(brace, .question) || tokens.isMark(brace, .exclamation) { brace += 1 }
    guard tokens.isMark(brace, .openingBrace), let subject = switchSubject(brace, tokens),
      subject.contains(token),
      subject.count <= 3
    else { return nil }
    return unit.syntax.branchLabels(brace).flatMap(\.values)
  }

  private func cases(_ labels: [Range<Int>], _ file: Int, _ token: Int) -> FollowedNames {
    guard let unit = index.unit(file) else { return .open }
    var found = FollowedNames()
    for label in labels {
      // `case let other`, `case .some("a")`
      var label = label
      if let condition = label.first(where: { unit.tokens.word($0) == .where }) {
        label = label.lowerBound..<condition
      }
      guard let first = label.first else { continue }
      if unit.tokens.word(first) == .let || unit.tokens.spells(first, "_") || unit.tokens.word(first) == .nil
        || unit.tokens.word(first) == .null
      {
        continue
      }
      if unit.tokens.word(first) == .in {
        found.add(members(unit.syntax.expression(first + 1..<label.upperBound), file, token))
      } else {
        found.add(names(rows([unit.syntax.expression(label)], file), file, token))
      }
    }
    return found
  }

  /// The variable that is declared with the name at a token: `let text = name`, `name?.let { text -> ... }`.
  private func alias(_ token: Int, _ end: Int, _ unit: SourceIndex.Unit) -> Int? {
    guard let target = unit.syntax.collector.alias(token) else { return nil }
    return unit.outline.declarations.indices.first { unit.outline.declarations[$0].token == target }
  }

  /// What a call does with a name that is its argument; nil where nothing is known of it.
  private func argument(_ token: Int, _ end: Int, _ file: Int, _ depth: Int) -> FollowedNames? {
    guard let unit = index.unit(file), let call = host(of: token, unit),
      let number = call.arguments.firstIndex(where: { $0.value.tokens.contains(token) }),
      call.arguments[number].value.tokens.count <= end - token + 1
    else { return nil }
    switch call.name {
    case "contains", "containsObject", "containsKey", "indexOf", "indexOfObject", "objectForKey", "get",
      "getOrDefault",
      "firstIndex", "index", "contain", "objectForKeyedSubscript", "valueForKey", "getOrElse":
      guard let base = call.base else { return nil }
      return members(base, file, token)
    case "isEqualToString", "isEqual", "equals", "contentEquals", "isEqualTo":
      guard let base = call.base else { return nil }
      if call.arguments.count == 2 {
        return names(rows([call.arguments[1 - number].value], file), file, token)
      }
      return names(rows([base], file), file, token)
    case "NSSelectorFromString", "Selector", "NSClassFromString", "performSelector": return nil
    default: break
    }
    // `Action(rawValue: name)`, `Action.valueOf(name)`
    if call.arguments[number].label == "rawValue" || call.name == "valueOf" {
      let type = call.arguments[number].label == "rawValue" ? call.name : call.base?.lastName
      guard let type, let cases = cases(of: .init(name: type, file: file, range: unit.tokens.range(token)))
      else {
        return nil
      }
      var found = FollowedNames()
      for own in cases {
        guard let text = try? member(call.name == "valueOf" ? "name" : "rawValue", ofValue: own, [:]) else {
          return nil
        }
        found.add(names(Rows(rows: [Row(values: [text], bindings: [:])]), file, token))
      }
      return found
    }
    guard let (scope, owner) = function(call, file), let target = index.unit(owner),
      let declaration = parameter(position(of: number, call, scope, target), of: scope, target)
    else { return nil }
    return comparedUses(of: declaration, owner, depth + 1)
  }

  private func position(of number: Int, _ call: SyntaxTree.Call, _ scope: Int, _ unit: SourceIndex.Unit)
    -> Int
  {
    guard let label = call.arguments[number].label, let function = unit.outline.function(scope),
      unit.tokens.language != .objectiveC
    else { return number }
    return function.parameters.firstIndex { $0.label == label } ?? number
  }

  /// The call that a token is an argument of.
  private func host(of token: Int, _ unit: SourceIndex.Unit) -> SyntaxTree.Call? {
    let parent = unit.tokens.parent(token)
    if unit.tokens.isMark(parent, .openingBracket) {
      let tree = unit.syntax.expression(parent..<min(unit.tokens.close(parent) + 1, unit.tokens.count))
      if case .call(let call) = tree.kind { return call }
      return nil
    }
    let name = unit.calledName(before: parent)
    return unit.tokens.isIdentifier(name) && !unit.tokens.word(name).isControl ? unit.call(at: name) : nil
  }

  /// The function of the sources that a call means: of the type around it, of a named type, or the only one.
  private func function(_ call: SyntaxTree.Call, _ file: Int) -> (scope: Int, file: Int)? {
    guard let unit = index.unit(file) else { return nil }
    var type: SourceValue.TypeName?
    if let base = call.base {
      type = staticType(base, file)
    } else {
      for scope in unit.outline.enclosing(call.nameToken)
      where unit.outline.type(scope)?.isTransparent == false {
        if let found = method(call, typeName(of: scope, file)) { return found }
      }
    }
    if let type {
      if let found = method(call, type) { return found }
      if !index.parts(of: type).isEmpty { return nil }
    }
    var found: (scope: Int, file: Int)?
    for other in index.files(definingFunction: call.name) {
      guard let owner = index.unit(other) else { return nil }
      for declaration in owner.outline.byName[identifierHash(call.name.utf8)] ?? [] {
        guard owner.outline.declarations[declaration].name == call.name,
          case .function(let scope) = owner.outline.declarations[declaration].kind,
          takes(owner.outline.function(scope)!, call, owner.tokens.language)
        else { continue }
        if found != nil { return nil }
        found = (scope, other)
      }
    }
    return found
  }

  // MARK: - Keys

  /// The keys that are read from the dictionary that some tokens name.
  private func keys(_ dictionary: Range<Int>, _ file: Int, _ depth: Int) -> FollowedNames {
    guard let unit = index.unit(file), depth <= ValueReader.maxFunctions, let token = dictionary.last else {
      return .open
    }
    let tokens = unit.tokens
    var end = dictionary.upperBound
    while tokens.isMark(end, .question) || tokens.isMark(end, .exclamation) { end += 1 }
    if tokens.isMark(end, .openingBracket) {
      let close = tokens.close(end)
      if tokens.isMark(close + 1, .assign) { return FollowedNames() }
      return names(rows([unit.syntax.expression(end + 1..<close)], file), file, token)
    }
    let first = dictionary.lowerBound
    if tokens.language == .objectiveC, tokens.isMark(first - 1, .openingBracket),
      case .call(let call) = unit.syntax.expression(
        first - 1..<min(tokens.close(first - 1) + 1, tokens.count)
      ).kind,
      call.nameToken == dictionary.upperBound
    {
      return keys(readBy: call, file, token)
    }
    if tokens.isMark(end, .dot), tokens.isIdentifier(end + 1), let call = unit.call(at: end + 1) {
      return keys(readBy: call, file, token)
    }
    if let alias = alias(first, end, unit) ?? alias(token, end, unit) {
      return keyUses(of: alias, file, depth)
    }
    guard
      dictionary.count == 1 || tokens.isMark(tokens.parent(token), .openingParenthesis)
        || tokens.isMark(tokens.parent(token), .openingBracket)
    else { return .open }
    guard let call = host(of: first, unit),
      let number = call.arguments.firstIndex(where: { $0.value.tokens.contains(first) }),
      call.arguments[number].value.tokens.count <= end - first + 1,
      let (scope, owner) = function(call, file), let target = index.unit(owner),
      let declaration = parameter(position(of: number, call, scope, target), of: scope, target)
    else { return .open }
    return keyUses(of: declaration, owner, depth + 1)
  }

  private func keyUses(of declaration: Int, _ file: Int, _ depth: Int) -> FollowedNames {
    guard let unit = index.unit(file) else { return .open }
    var found = FollowedNames()
    for token in uses(of: declaration, unit) {
      if isHarmless(token, unit) { continue }
      found.add(keys(token..<token + 1, file, depth))
      if found.texts.count > 512 { return .open }
    }
    return found
  }

  /// The keys of a call that reads one from the dictionary that it is sent to.
  private func keys(readBy call: SyntaxTree.Call, _ file: Int, _ token: Int) -> FollowedNames {
    let isReader =
      call.name.hasPrefix("get") || call.name.hasPrefix("opt") || call.name.hasSuffix("ForKey")
      || call.name == "objectForKeyedSubscript"
      || call.name == "value" && call.arguments.first?.label == "forKey"
      || call.name == "containsKey" || call.name == "has"
    if isReader, let key = call.arguments.first?.value {
      return names(rows([key], file), file, token)
    }
    let isPath =
      call.name == "valueForKeyPath" || call.name == "value" && call.arguments.first?.label == "forKeyPath"
    if isPath, let key = call.arguments.first?.value {
      var found = names(rows([key], file), file, token)
      for number in found.texts.indices {
        found.texts[number].value = found.texts[number].value?.split(separator: ".").first.map(String.init)
      }
      return found
    }
    return .open
  }
}
