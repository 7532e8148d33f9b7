import Diagnostics

/// What a name is compared with, and where it is then known which one it is.
struct NameComparison {
  var names: FollowedNames
  /// The tokens in which the name is one of these.
  var regions: [Range<Int>] = []
  /// Whether it is `==` or the like, not its opposite.
  var isEquality = false
}

extension UseFollower {
  /// Adds what a name is compared with. Where it is known which one it is, other uses of it say nothing.
  func addComparison(_ use: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    guard let found = comparison(of: use, unit) else { return use.isGuarded }
    if !found.names.isOpen || !use.isGuarded { add(found.names) }
    return true
  }

  /// What a name is compared with where it is used; nil where it is used in another way.
  func comparison(of use: UsedValue, _ unit: SourceIndex.Unit) -> NameComparison? {
    let tokens = unit.tokens
    let (first, end) = (use.tokens.lowerBound, use.tokens.upperBound)
    if let found = operatorComparison(use, unit) { return found }
    // `table[name]`
    if tokens.isMark(first - 1, .openingBracket), tokens.isMark(end, .closingBracket),
      isTable(first - 1, unit)
    {
      let start = tableStart(first - 2, unit)
      return .init(names: members(unit.syntax.expression(start..<first - 1), use))
    }
    // `table[name, default: x]`
    if tokens.language == .swift, tokens.isMark(first - 1, .openingBracket), tokens.isMark(end, .comma),
      tokens.spells(end + 1, "default"), isTable(first - 1, unit)
    {
      let start = tableStart(first - 2, unit)
      return .init(names: members(unit.syntax.expression(start..<first - 1), use))
    }
    if tokens.language == .kotlin {
      let word = tokens.isMark(end, .exclamation) ? end + 1 : end
      if tokens.word(word) == .in {
        let names = members(unit.syntax.expression(word + 1..<operandEnd(word + 1, unit)), use)
        return .init(
          names: names,
          regions: word == end ? regions(from: first, to: end, unit.tokens.hash(use.name(unit)), unit) : [])
      }
    }
    if let found = switchComparison(use, unit) { return found }
    if let message = message(to: use, unit) {
      return receivedComparison(message.call, message.tokens, use, unit)
    }
    if tokens.isMark(end, .dot), tokens.isIdentifier(end + 1), let (call, range) = unit.callTree(at: end + 1)
    {
      return receivedComparison(call, first..<range.upperBound, use, unit)
    }
    guard let (call, number, whole) = host(of: use, unit) else { return nil }
    return argumentComparison(call, number, whole, use, unit)
  }

  private func operatorComparison(_ use: UsedValue, _ unit: SourceIndex.Unit) -> NameComparison? {
    let tokens = unit.tokens
    let (first, end) = (use.tokens.lowerBound, use.tokens.upperBound)
    if tokens.isMark(end, .equal) || tokens.isMark(end, .unequal) {
      let start = tokens.isMark(end + 1, .assign) ? end + 2 : end + 1
      let names = names(unit.syntax.expression(start..<operandEnd(start, unit)), use)
      let isEqual = tokens.isMark(end, .equal)
      return .init(
        names: names,
        regions: isEqual ? regions(from: first, to: end, tokens.hash(use.name(unit)), unit) : [],
        isEquality: isEqual)
    }
    if let label = patternLabel(before: first, tokens) {
      // `if case "a" = name {`
      let names = names(unit.syntax.expression(label), use)
      return .init(
        names: names, regions: regions(from: label.lowerBound, to: end, tokens.hash(use.name(unit)), unit),
        isEquality: true)
    }
    if tokens.isMark(first - 1, .equal) || tokens.isMark(first - 1, .unequal) {
      let start = unit.chainStart(first - 2, isOperand: true)
      let names = names(unit.syntax.expression(start..<first - 1), use)
      let isEqual = tokens.isMark(first - 1, .equal)
      return .init(
        names: names,
        regions: isEqual ? regions(from: start, to: end, tokens.hash(use.name(unit)), unit) : [],
        isEquality: isEqual)
    }
    return nil
  }

  /// The constant of the pattern that a value is matched with: `if case KIND_MAP = name`.
  private func patternLabel(before first: Int, _ tokens: NativeTokens) -> Range<Int>? {
    guard tokens.language == .swift, tokens.isMark(first - 1, .assign) else { return nil }
    var start = first - 2
    for _ in 0..<NativeSourceLimit.modifiers where start > 0 {
      if tokens.word(start) == .case {
        let keyword = tokens.word(start - 1)
        let isCondition =
          keyword == .if || keyword == .guard || keyword == .while || tokens.isMark(start - 1, .comma)
        return isCondition && start + 1 < first - 1 ? start + 1..<first - 1 : nil
      }
      guard tokens.isIdentifier(start) || tokens.isString(start) || tokens.isMark(start, .dot),
        tokens.word(start) == .other
      else { return nil }
      start -= 1
    }
    return nil
  }

  /// The first token of the table that ends at a token: `tables.all`, `handlers()`, `mapOf(...)`.
  private func tableStart(_ last: Int, _ unit: SourceIndex.Unit) -> Int {
    let tokens = unit.tokens
    var end = last
    while tokens.isMark(end, .question) || tokens.isMark(end, .exclamation) { end -= 1 }
    if tokens.isMark(end, .closingParenthesis), let open = tokens.open(end) {
      let name = unit.calledName(before: open)
      if tokens.isIdentifier(name), !tokens.word(name).isControl { return unit.chainStart(name) }
    }
    var start = unit.chainStart(end, isOperand: true)
    // `tables[a][name]`
    for _ in 0..<NativeSourceLimit.modifiers
    where tokens.isMark(start, .openingBracket) && tokens.language == .objectiveC {
      let before = start - 1
      guard tokens.isMark(before, .closingBracket) || tokens.isIdentifier(before),
        tokens.word(before) != .return, tokens.word(before) != .in
      else { break }
      start = unit.chainStart(before, isOperand: true)
    }
    // `@{ ... }[name]`
    return tokens.isMark(start - 1, .at) && !tokens.isIdentifier(start) ? start - 1 : start
  }

  /// Whether a bracket encloses the key of a table: not the elements of a list, nor what a lambda of C++ captures.
  private func isTable(_ bracket: Int, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    let before = bracket - 1
    return tokens.isIdentifier(before) && tokens.word(before) != .return && tokens.word(before) != .in
      || tokens.isMark(before, .closingBracket) || tokens.isMark(before, .closingParenthesis)
      || tokens.isMark(before, .closingBrace) && tokens.language == .objectiveC
      || tokens.isMark(before, .question)
      || tokens.isMark(before, .exclamation)
  }

  /// The elements of a collection, or the keys of a dictionary.
  func members(_ tree: SyntaxTree, _ use: UsedValue) -> FollowedNames {
    if let kept = keptMember(tree, use) { return kept }
    return reader.members(tree, use.file, tree.tokens.lowerBound, use.bindings)
  }

  /// A collection that an object keeps which was made with it: `Router(mapOf(...))`; nil for another one.
  private func keptMember(_ tree: SyntaxTree, _ use: UsedValue) -> FollowedNames? {
    guard let unit = index.unit(use.file), case .name(let name) = tree.kind,
      let scope = unit.outline.enclosingFunction(tree.tokens.lowerBound),
      let receiver = use.bindings[.receiver(use.file, scope: scope)],
      let declaration = unit.outline.declaration(named: name, at: tree.tokens.lowerBound),
      case .variable(nil) = unit.outline.declarations[declaration].kind,
      case .type = unit.outline.scopes[unit.outline.declarations[declaration].scope].kind,
      !unit.outline.declarations[declaration].isMutable
    else { return nil }
    return reader.members(use.file, tree.tokens.lowerBound, use.bindings) { bindings throws(Unbound) in
      try self.reader.member(name, ofValue: try self.reader.resolved(receiver, bindings), bindings)
    }
  }

  /// `name.equals(x)`, `[name isEqualToString:x]`, `name.compare(x) == .orderedSame`.
  private func receivedComparison(
    _ call: SyntaxTree.Call, _ whole: Range<Int>, _ use: UsedValue, _ unit: SourceIndex.Unit
  ) -> NameComparison? {
    switch call.name {
    case "isEqualToString", "isEqual", "equals", "contentEquals", "isEqualTo", "equalsIgnoreCase",
      "elementsEqual":
      guard let value = call.arguments.first?.value else { return nil }
      return .init(
        names: names(value, use),
        regions: regions(from: whole.lowerBound, to: whole.upperBound, unit.tokens.hash(use.name(unit)), unit)
      )
    case "compare", "compareTo", "caseInsensitiveCompare", "localizedCompare":
      guard call.arguments.count == 1 else { return nil }
      return .init(names: names(call.arguments[0].value, use))
    case "hasPrefix", "hasSuffix": return wholeComparison(call, whole, use, unit)
    default: return nil
    }
  }

  /// `[name hasPrefix:@"start"] && name.length == 5`, which only one name has.
  private func wholeComparison(
    _ call: SyntaxTree.Call, _ whole: Range<Int>, _ use: UsedValue, _ unit: SourceIndex.Unit
  ) -> NameComparison? {
    let tokens = unit.tokens
    let open = tokens.parent(whole.lowerBound)
    guard tokens.language == .objectiveC, call.arguments.count == 1,
      tokens.isMark(open, .openingParenthesis), tokens.word(open - 1) == .if
    else { return nil }
    let condition = open + 1..<tokens.close(open)
    let found = names(call.arguments[0].value, use)
    guard !found.isOpen, found.texts.count == 1, let text = found.texts[0].value,
      !condition.contains(where: { tokens.isMark($0, .or) || tokens.isMark($0, .exclamation) }),
      condition.contains(where: { token in
        guard tokens.spells(token, "length"),
          tokens.hash(token - 1) == tokens.hash(use.name(unit))
            || tokens.isMark(token - 1, .dot) && tokens.hash(token - 2) == tokens.hash(use.name(unit))
        else { return false }
        let mark = tokens.isMark(token + 1, .closingBracket) ? token + 2 : token + 1
        return tokens.isMark(mark, .equal)
          && ValueReader.integer(tokens.string(mark + 1)) == text.utf16.count
      })
    else { return nil }
    return .init(
      names: found,
      regions: regions(from: whole.lowerBound, to: whole.upperBound, tokens.hash(use.name(unit)), unit),
      isEquality: true)
  }

  private func argumentComparison(
    _ call: SyntaxTree.Call, _ number: Int, _ whole: Range<Int>, _ use: UsedValue, _ unit: SourceIndex.Unit
  ) -> NameComparison? {
    switch call.name {
    case "contains", "containsObject", "containsKey", "indexOf", "indexOfObject", "objectForKey", "get",
      "getOrDefault", "firstIndex", "index", "contain", "objectForKeyedSubscript", "valueForKey", "getOrElse",
      "getValue", "value", "object", "find", "count", "at":
      guard number == 0, let base = call.base else { return nil }
      let label = call.arguments[0].label
      if call.name == "value" || call.name == "object", label != "forKey" { return nil }
      // Of maps of C++.
      if ["find", "count", "at"].contains(call.name), unit.tokens.language != .objectiveC { return nil }
      // A method of the sources with this name.
      if let function = reader.function(call, use.file), function.file >= 0 { return nil }
      let names = members(base, use)
      let isTest = ["contains", "containsObject", "containsKey"].contains(call.name)
      return .init(
        names: names,
        regions: isTest
          ? regions(from: whole.lowerBound, to: whole.upperBound, unit.tokens.hash(use.name(unit)), unit) : []
      )
    case "isEqualToString", "isEqual", "equals", "contentEquals", "isEqualTo", "equalsIgnoreCase":
      let names: FollowedNames
      if call.arguments.count == 2, number < 2 {
        names = self.names(call.arguments[1 - number].value, use)
      } else if let base = call.base, call.arguments.count == 1 {
        names = self.names(base, use)
      } else {
        return nil
      }
      return .init(
        names: names,
        regions: regions(from: whole.lowerBound, to: whole.upperBound, unit.tokens.hash(use.name(unit)), unit)
      )
    case "strcmp", "strcasecmp":
      guard call.base == nil, call.arguments.count == 2, number < 2 else { return nil }
      return .init(names: names(call.arguments[1 - number].value, use))
    case "enumValueOf":
      guard number == 0, call.base == nil, let first = call.typeArguments.first, call.typeArguments.count == 1
      else { return nil }
      let type = SyntaxTree(.name(unit.tokens.string(first)), first..<first + 1)
      return names(ofCasesOf: type, "name", use, unit).map { .init(names: $0) }
    case "valueOf" where number == 0 || call.arguments.count == 2 && number == 1:
      // `Action.valueOf(name)`, `Enum.valueOf(Action.class, name)`
      let around = SyntaxTree(.name("Self"), call.nameToken..<call.nameToken + 1)
      let type = call.arguments.count == 2 ? call.arguments[0].value : call.base ?? around
      guard let names = names(ofCasesOf: type, "name", use, unit) else { return nil }
      return .init(names: names)
    default: break
    }
    if call.arguments[number].label == "rawValue", call.base == nil || isType(call.base!, unit) {
      let type = SyntaxTree(.name(call.name), call.nameToken..<call.nameToken + 1)
      guard let names = names(ofCasesOf: type, "rawValue", use, unit) else { return nil }
      return .init(names: names)
    }
    return nil
  }

  private func isType(_ tree: SyntaxTree, _ unit: SourceIndex.Unit) -> Bool {
    tree.lastName.map { $0.utf8.first?.isASCIIUppercase == true } ?? false
  }

  /// The names or raw values of all cases of an enum; nil where it is not in the sources.
  private func names(
    ofCasesOf tree: SyntaxTree, _ member: String, _ use: UsedValue, _ unit: SourceIndex.Unit
  ) -> FollowedNames? {
    var name = tree.lastName ?? ""
    if name == "Self" || name == "self",
      let scope = unit.outline.enclosingType(tree.tokens.lowerBound)
    {
      name = reader.typeName(of: scope, use.file).name
    }
    if name == "class" || name == "java", case .member(let base?, _) = tree.kind {
      return names(ofCasesOf: base, member, use, unit)
    }
    let type = SourceValue.TypeName(
      name: name, file: use.file, range: unit.tokens.range(tree.tokens.lowerBound))
    guard !name.isEmpty, let cases = reader.cases(of: type) else { return nil }
    var found = FollowedNames()
    for own in cases {
      guard let text = try? reader.member(member, ofValue: own, [:]) else { return nil }
      found.add(
        reader.names(.init(rows: [.init(values: [text], bindings: [:])]), use.file, tree.tokens.lowerBound))
    }
    return found
  }

  // MARK: - Switches

  private func switchComparison(_ use: UsedValue, _ unit: SourceIndex.Unit) -> NameComparison? {
    guard let (brace, position) = switchBrace(use, unit) else { return nil }
    var result = NameComparison(names: FollowedNames())
    var bindsUnknown = false
    for branch in unit.syntax.branchLabels(brace) where !branch.values.isEmpty {
      var isKnown = true
      for label in branch.values {
        let names = labelNames(label, position, branch, use, unit)
        if names.isOpen || names.texts.isEmpty { isKnown = false }
        result.names.add(names)
      }
      if isKnown { result.regions.append(branch.body..<max(branch.body, branch.bodyEnd)) }
      if !isKnown, position != nil,
        branch.values.contains(where: { $0.contains { unit.tokens.word($0) == .let } })
      {
        bindsUnknown = true
      }
    }
    // The other values of a tuple are bound only where the name is known.
    if position != nil, !bindsUnknown {
      result.regions.append(unit.tokens.parent(use.tokens.lowerBound)..<brace)
    }
    return result
  }

  /// The brace of the `switch` or `when` about a value; and which element of a tuple it is.
  private func switchBrace(_ use: UsedValue, _ unit: SourceIndex.Unit) -> (brace: Int, position: Int?)? {
    let tokens = unit.tokens
    let (first, end) = (use.tokens.lowerBound, use.tokens.upperBound)
    if tokens.word(first - 1) == .switch, tokens.isMark(end, .openingBrace) { return (end, nil) }
    let open = first - 1
    if tokens.isMark(open, .openingParenthesis), tokens.close(open) == end,
      tokens.isMark(end + 1, .openingBrace),
      tokens.word(open - 1) == .switch || tokens.word(open - 1) == .when
    {
      return (end + 1, nil)
    }
    // `when (val name = value) {`
    if tokens.language == .kotlin, tokens.isMark(first - 1, .assign), tokens.isMark(end, .closingParenthesis),
      let bracket = tokens.open(end), tokens.word(bracket - 1) == .when, tokens.isMark(end + 1, .openingBrace)
    {
      return (end + 1, nil)
    }
    // `switch (name, other) {`
    let parent = tokens.parent(first)
    guard tokens.language == .swift, tokens.isMark(parent, .openingParenthesis),
      tokens.word(parent - 1) == .switch,
      tokens.isMark(tokens.close(parent) + 1, .openingBrace)
    else { return nil }
    let items = unit.syntax.items(parent + 1..<tokens.close(parent))
    guard items.count > 1, let position = items.firstIndex(where: { $0.contains(first) }),
      items[position].upperBound <= end
    else { return nil }
    return (tokens.close(parent) + 1, position)
  }

  /// The names of one label of a branch.
  private func labelNames(
    _ label: Range<Int>, _ position: Int?, _ branch: SyntaxReader.BranchLabels, _ use: UsedValue,
    _ unit: SourceIndex.Unit
  ) -> FollowedNames {
    let tokens = unit.tokens
    var label = label
    var condition = 0..<0
    if let mark = label.first(where: { tokens.word($0) == .where }) {
      condition = mark + 1..<label.upperBound
      label = label.lowerBound..<mark
    }
    if let position {
      guard let open = label.first, tokens.isMark(open, .openingParenthesis) else {
        // `case let pair`, `case _`
        return label.count == 1 && tokens.spells(label.lowerBound, "_") ? FollowedNames() : .open
      }
      let items = unit.syntax.items(open + 1..<tokens.close(open))
      guard position < items.count else { return .open }
      label = items[position]
    }
    // `case "a"?`
    while label.count > 1,
      tokens.isMark(label.upperBound - 1, .question) || tokens.isMark(label.upperBound - 1, .exclamation)
    {
      label = label.lowerBound..<label.upperBound - 1
    }
    guard let first = label.first else { return FollowedNames() }
    if tokens.spells(first, "_") || tokens.word(first) == .nil || tokens.word(first) == .null {
      return FollowedNames()
    }
    if tokens.word(first) == .let || tokens.word(first) == .var {
      return boundNames(first + 1, condition, branch, use, unit)
    }
    if tokens.word(first) == .in { return members(unit.syntax.expression(first + 1..<label.upperBound), use) }
    // `!in X`, `is String`
    if tokens.isMark(first, .exclamation) || tokens.spells(first, "is") { return .open }
    // `.some("a")`
    if tokens.isMark(first, .dot), tokens.spells(first + 1, "some"),
      tokens.isMark(first + 2, .openingParenthesis)
    {
      return names(unit.syntax.expression(first + 3..<tokens.close(first + 2)), use)
    }
    if tokens.isMark(first, .dot), tokens.spells(first + 1, "none") { return FollowedNames() }
    return names(unit.syntax.expression(label), use)
  }

  /// `case let word where WORDS.contains(word)`: what is done with the name that is bound.
  private func boundNames(
    _ name: Int, _ condition: Range<Int>, _ branch: SyntaxReader.BranchLabels, _ use: UsedValue,
    _ unit: SourceIndex.Unit
  ) -> FollowedNames {
    let tokens = unit.tokens
    guard tokens.isIdentifier(name) else { return .open }
    let spelling = tokens.string(name)
    var found = FollowedNames()
    var isTested = false
    let hash = tokens.hash(name)
    for token in condition
    where tokens.hash(token) == hash && tokens.string(token) == spelling && !tokens.isAccessed(token) {
      guard let compared = comparison(of: use.at(token..<token + 1), unit) else { return .open }
      found.add(compared.names)
      isTested =
        !compared.names.isOpen
        && !condition.contains {
          tokens.isMark($0, .exclamation) || tokens.isMark($0, .unequal) || tokens.isMark($0, .or)
        }
    }
    if isTested { return found }
    for token in branch.body..<max(branch.body, branch.bodyEnd)
    where tokens.hash(token) == hash && tokens.string(token) == spelling && !tokens.isAccessed(token) {
      let inner = UseFollower(reader)
      inner.follow(use.at(token..<token + 1))
      found.add(inner.found)
    }
    return found
  }
}
