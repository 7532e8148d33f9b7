import Diagnostics

/// Follows tables of C and C++: structs by the order of their members, arrays by numbers, pointers that walk over rows.
extension ValueReader {
  /// A container of the library of C++.
  enum Container { case list, map }

  /// How many tokens before a name are looked at for its type.
  private static let maxTypeTokens = 40

  // MARK: - Variables

  /// What `{ ... }` is as the value of a variable: a struct, an array of structs, a map.
  func shaped(
    _ value: SourceValue, _ declaration: SourceOutline.Declaration, _ file: Int, _ bindings: ValueBindings
  ) -> SourceValue {
    guard let unit = index.unit(file), case .variable(let tokens?) = declaration.kind,
      unit.tokens.isMark(tokens.upperBound - 1, .closingBrace), !unit.tokens.isMark(tokens.lowerBound, .at),
      !unit.tokens.isMark(tokens.lowerBound, .caret)
    else { return value }
    switch value {
    case .dictionary(let entries, let isOpen): return numbered(entries, isOpen, file)
    case .list(var items, let isOpen):
      let container = container(before: declaration.token, unit)
      // `std::array<T, 2> a = {{ ... }}`
      if container == .list, items.count == 1, case .deferred(let tree, _, let own) = items[0],
        case .list(let inner) = tree.kind
      {
        let isPair = inner.count == 2 && hasPairs(declaration.token, unit)
        if !isPair { items = inner.map { .deferred($0, file: file, own) } }
      }
      if container == .map { return .dictionary(items.compactMap { entry($0, bindings) }, isOpen: isOpen) }
      guard let members = members(ofTypeOf: declaration.token, file), !members.isEmpty else {
        return .list(items, isOpen: isOpen)
      }
      let isArray = container != nil || unit.tokens.isMark(declaration.token + 1, .openingBracket)
      guard isArray else { return record(items, members) }
      // The braces of the rows may be missing.
      if !items.contains(where: isRow), items.count % members.count == 0, !items.contains(where: isCall) {
        let rows = stride(from: 0, to: items.count, by: members.count).map {
          record(Array(items[$0..<$0 + members.count]), members)
        }
        return .list(rows, isOpen: isOpen)
      }
      return .list(items.map { row($0, members) }, isOpen: isOpen)
    default: return value
    }
  }

  private func isRow(_ item: SourceValue) -> Bool {
    guard case .deferred(let tree, _, _) = item else { return false }
    switch tree.kind {
    case .list, .tuple, .dictionary: return true
    default: return false
    }
  }

  private func isCall(_ item: SourceValue) -> Bool {
    if case .deferred(let tree, _, _) = item, case .call = tree.kind { true } else { false }
  }

  private func row(_ item: SourceValue, _ members: [String]) -> SourceValue {
    guard case .deferred(let tree, let file, let bindings) = item, case .list(let parts) = tree.kind else {
      return item
    }
    return record(parts.map { .deferred($0, file: file, bindings) }, members)
  }

  /// What is left out is nothing.
  private func record(_ values: [SourceValue], _ members: [String]) -> SourceValue {
    .record(
      members.enumerated().map { .init(name: $1, value: $0 < values.count ? values[$0] : .nothing) }, nil)
  }

  /// A pair in the braces of a map.
  private func entry(_ item: SourceValue, _ bindings: ValueBindings) -> SourceValue.Entry? {
    guard case .deferred(let tree, let file, let own) = item, case .list(let parts) = tree.kind,
      parts.count == 2
    else {
      guard case .record(let fields, _)? = try? resolved(item, bindings), fields.count == 2 else {
        return .init(key: .unknown, value: .unknown)
      }
      return .init(key: fields[0].value, value: fields[1].value)
    }
    return .init(
      key: .deferred(parts[0], file: file, own), value: .deferred(parts[1], file: file, own))
  }

  /// `{ [kMap] = a, [kPay] = b }`: the elements at their numbers, nothing between them.
  private func numbered(_ entries: [SourceValue.Entry], _ isOpen: Bool, _ file: Int) -> SourceValue {
    var items: [SourceValue] = []
    for entry in entries {
      guard case .deferred(let key, _, _) = entry.key, let number = number(key, file), number >= 0,
        number < 1_024
      else { return .unknown }
      while items.count <= number { items.append(.nothing) }
      items[number] = entry.value
    }
    return .list(items, isOpen: isOpen)
  }

  /// The container that the type of a variable names.
  func container(before name: Int, _ unit: SourceIndex.Unit) -> Container? {
    guard unit.tokens.isMark(name - 1, .greater) || unit.tokens.isMark(name - 1, .ampersand) else {
      return nil
    }
    var found: Container?
    for token in typeTokens(before: name, unit) {
      switch unit.tokens.string(token) {
      case "map", "unordered_map", "multimap", "flat_map": found = .map
      case "vector", "array", "set", "unordered_set", "list", "deque", "initializer_list": found = .list
      default: continue
      }
      // The outermost one.
      return found
    }
    return found
  }

  private func hasPairs(_ name: Int, _ unit: SourceIndex.Unit) -> Bool {
    typeTokens(before: name, unit).contains { unit.tokens.spells($0, "pair") }
  }

  private func typeTokens(before name: Int, _ unit: SourceIndex.Unit) -> Range<Int> {
    var start = name
    while start > 0, start > name - ValueReader.maxTypeTokens, !unit.tokens.isMark(start - 1, .semicolon),
      !unit.tokens.isMark(start - 1, .closingBrace), !unit.tokens.isMark(start - 1, .openingBrace),
      !unit.tokens.isMark(start - 1, .openingParenthesis), unit.tokens.kind(start - 1) != .directiveEnd
    {
      start -= 1
    }
    return start..<name
  }

  // MARK: - Structs

  /// The members of the struct that the type of a variable is, in their order; nil where it is none of the sources.
  private func members(ofTypeOf name: Int, _ file: Int) -> [String]? {
    guard let unit = index.unit(file) else { return nil }
    let tokens = unit.tokens
    var last = name - 1
    while tokens.isMark(last, .star) || tokens.spells(last, "const") || tokens.isMark(last, .greater) {
      last -= 1
    }
    // `static struct { ... } const kTable[]`
    if tokens.isMark(last, .closingBrace), let open = tokens.open(last) {
      return isStruct(open, tokens) ? members(open, tokens) : nil
    }
    guard tokens.isIdentifier(last) else { return nil }
    let type = tokens.string(last)
    let key = UseMemory.NameInFile(name: type, file: file)
    if let known = uses.membersOfStructs[key] { return known }
    let found = definition(of: type, file) { unit, _ in self.members(ofStruct: type, unit) }
    uses.membersOfStructs[key] = .some(found)
    return found
  }

  /// What the file defines under a name, else the only thing that other files do; nil where they differ.
  private func definition<Found: Equatable>(
    of name: String, _ file: Int, _ find: (SourceIndex.Unit, Int) -> Found?
  ) -> Found? {
    if let own = index.unit(file).flatMap({ find($0, file) }) { return own }
    guard let files = self.files(using: name) else { return nil }
    var found: Found?
    for other in files where other != file && index.files[other].language == .objectiveC {
      guard let unit = index.unit(other) else { return nil }
      guard let next = find(unit, other) else { continue }
      if found != nil, found != next { return nil }
      found = next
    }
    return found
  }

  /// `struct Name { ... }`, `typedef struct { ... } Name;`
  private func members(ofStruct type: String, _ unit: SourceIndex.Unit) -> [String]? {
    let hash = identifierHash(type.utf8)
    let tokens = unit.tokens
    for token in 0..<tokens.count where tokens.hash(token) == hash && tokens.string(token) == type {
      if tokens.isMark(token + 1, .openingBrace), isStruct(token + 1, tokens) {
        return members(token + 1, tokens)
      }
      if tokens.isMark(token - 1, .closingBrace), tokens.isMark(token + 1, .semicolon),
        let open = tokens.open(token - 1), isStruct(open, tokens)
      {
        return members(open, tokens)
      }
    }
    return nil
  }

  private func isStruct(_ open: Int, _ tokens: NativeTokens) -> Bool {
    tokens.word(open - 1) == .struct || tokens.isIdentifier(open - 1) && tokens.word(open - 2) == .struct
  }

  private func members(_ open: Int, _ tokens: NativeTokens) -> [String] {
    var names: [String] = []
    var last: Int?
    var index = open + 1
    let close = min(tokens.close(open), tokens.count)
    while index < close {
      if tokens.isMark(index, .semicolon) || tokens.isMark(index, .comma) {
        if let last { names.append(tokens.string(last)) }
        last = nil
      } else if tokens.isMark(index, .openingParenthesis),
        tokens.isMark(index + 1, .star) || tokens.isMark(index + 1, .caret)
      {
        // `void (*run)(id)`
        last = index + 2
        index = tokens.next(index)
        if tokens.isMark(index, .openingParenthesis) { index = tokens.next(index) }
        continue
      } else if tokens.isIdentifier(index) {
        last = index
      } else if tokens.isMark(index, .openingBrace) {
        last = nil
      }
      index = tokens.next(index)
    }
    return names
  }

  // MARK: - Numbers

  /// The number that an index is: a literal, or the constant of an enum.
  func number(_ tree: SyntaxTree, _ file: Int) -> Int? {
    guard let unit = index.unit(file), unit.tokens.language == .objectiveC else { return nil }
    switch tree.kind {
    case .number: return ValueReader.integer(unit.tokens.string(tree.tokens.lowerBound))
    case .name(let name):
      guard unit.outline.declaration(named: name, at: tree.tokens.lowerBound) == nil else { return nil }
      let key = UseMemory.NameInFile(name: name, file: file)
      if let known = uses.numbersOfConstants[key] { return known }
      uses.numbersOfConstants[key] = .some(nil)
      let found = definition(of: name, file) { self.number(ofConstant: name, $0, $1) }
      uses.numbersOfConstants[key] = .some(found)
      return found
    default: return nil
    }
  }

  /// The number of the constant of an enum that a name at a token means; nil for what may be anything else.
  func constant(named name: String, _ token: Int, _ file: Int) -> Int? {
    guard let unit = index.unit(file), unit.tokens.language == .objectiveC, !index.isType(name),
      !ValueReader.isLibraryType(name)
    else { return nil }
    let isReceiver = unit.tokens.isMark(token - 1, .openingBracket) && unit.tokens.isIdentifier(token + 1)
    if isReceiver || unit.tokens.isMark(token + 1, .dot) || unit.tokens.isMark(token + 1, .openingParenthesis)
    {
      return nil
    }
    return number(SyntaxTree(.name(name), token..<token + 1), file)
  }

  private func number(ofConstant name: String, _ unit: SourceIndex.Unit, _ file: Int) -> Int? {
    let hash = identifierHash(name.utf8)
    let tokens = unit.tokens
    for token in 0..<tokens.count where tokens.hash(token) == hash && tokens.string(token) == name {
      let open = tokens.parent(token)
      guard tokens.isMark(open, .openingBrace), isEnum(open, tokens),
        tokens.isMark(token - 1, .openingBrace) || tokens.isMark(token - 1, .comma)
          || tokens.kind(token - 1) == .directiveEnd
      else { continue }
      var number: Int? = -1
      for item in unit.syntax.items(open + 1..<tokens.close(open)) {
        let value = item.lowerBound + 1
        if tokens.isMark(value, .assign) {
          number = try? integer(value + 1..<item.upperBound, file, [:])
        } else {
          number = number.map { $0 + 1 }
        }
        if item.lowerBound == token { return number }
      }
    }
    return nil
  }

  /// `enum {`, `enum Name : NSInteger {`, `typedef NS_ENUM(NSInteger, Name) {`
  private func isEnum(_ open: Int, _ tokens: NativeTokens) -> Bool {
    if tokens.isMark(open - 1, .closingParenthesis), let bracket = tokens.open(open - 1) {
      return tokens.string(bracket - 1).hasSuffix("_ENUM")
        || tokens.string(bracket - 1).hasSuffix("_OPTIONS")
    }
    return (max(0, open - 6)..<open).contains { tokens.word($0) == .enum }
  }

  // MARK: - Pointers

  /// Whether a variable is a pointer or iterator that is moved from row to row: `const Row *r = kRows; ...; r++`.
  func isWalker(_ declaration: Int, _ file: Int) -> Bool {
    guard let unit = index.unit(file) else { return false }
    let own = unit.outline.declarations[declaration]
    guard unit.tokens.language == .objectiveC, own.scope > 0, case .variable(let value?) = own.kind,
      unit.tokens.isMark(own.token - 1, .star) || unit.tokens.spells(own.token - 1, "auto"),
      unit.tokens.kind(value.lowerBound) != .number
    else { return false }
    return isCounted(declaration, file)
  }

  /// Whether all that changes a variable is `++`.
  func isCounted(_ declaration: Int, _ file: Int) -> Bool {
    guard let unit = index.unit(file) else { return false }
    let key = DeclarationID(file: file, index: declaration)
    if let known = uses.countedVariables[key] { return known }
    let tokens = unit.tokens
    var isCounted = false
    var isChanged = false
    for token in uses(of: declaration, unit) {
      if tokens.isTwice(token + 1, .plus) || tokens.isTwice(token - 2, .plus) {
        isCounted = true
        continue
      }
      var next = token + 1
      if tokens.isMark(next, .dot) || tokens.isMark(next, .arrow) { next += 2 }
      if tokens.isMark(next, .plus) || tokens.isMark(next, .minus) { next += 1 }
      if tokens.isMark(next, .assign) || tokens.isTwice(token + 1, .minus)
        || tokens.isTwice(token - 2, .minus)
        || tokens.isMark(token - 1, .ampersand)
      {
        isChanged = true
      }
    }
    uses.countedVariables[key] = isCounted && !isChanged
    return isCounted && !isChanged
  }

  /// The rows over which a pointer or iterator is moved.
  func rows(ofWalker declaration: Int, _ file: Int, _ bindings: ValueBindings) throws(Unbound) -> (
    values: [SourceValue], isOpen: Bool
  )? {
    guard let unit = index.unit(file),
      case .variable(let tokens?) = unit.outline.declarations[declaration].kind
    else { return nil }
    let tree = unit.syntax.expression(tokens)
    switch tree.kind {
    case .call(let call):
      guard ["begin", "cbegin"].contains(call.name), let base = call.base else { return nil }
      return try elements(value(base, file, bindings), bindings)
    case .element(let base, let key):
      // `&kRows[0]`
      guard unit.tokens.isMark(tokens.lowerBound, .ampersand), number(key, file) == 0 else { return nil }
      return try elements(value(base, file, bindings), bindings)
    case .name, .member: return try elements(value(tree, file, bindings), bindings)
    default: return nil
    }
  }

  // MARK: - Changes

  /// What `names.push_back(x)` of C++ does to a variable; nil for another member.
  func containerChange(_ name: Int, _ unit: SourceIndex.Unit) -> Change?? {
    let tokens = unit.tokens
    guard tokens.isMark(name + 1, .openingParenthesis) else { return nil }
    let arguments = unit.syntax.items(name + 2..<max(name + 2, min(tokens.close(name + 1), tokens.count)))
    switch tokens.string(name) {
    case "push_back", "push_front", "emplace_back":
      return arguments.count == 1 ? .some(.element(arguments[0])) : .some(nil)
    case "insert" where arguments.count == 1: return .some(.element(arguments[0]))
    case "emplace", "try_emplace", "insert_or_assign":
      guard arguments.count == 2 else { return .some(nil) }
      return .some(.entry(key: arguments[0], value: arguments[1]))
    case "insert", "erase", "clear", "pop_back", "pop_front", "swap", "assign", "resize", "merge":
      return .some(nil)
    default: return nil
    }
  }
}
