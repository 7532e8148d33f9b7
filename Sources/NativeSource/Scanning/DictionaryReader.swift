import Diagnostics

/// Reads dictionaries: literals, and variables that are filled step by step.
extension FactCollector {
  /// Reads the argument of a call that is a dictionary.
  mutating func addDictionary(_ data: Range<Int>, to call: inout NativeCall) {
    let dictionary = dictionary(data)
    call.dictionaryRange = source.outerRange(data.lowerBound, max(data.lowerBound, data.upperBound - 1))
    call.hasUnknownEntries = !dictionary.isComplete
    for entry in dictionary.entries {
      call.entries.append(NativeEntry(key: value(entry.key), value: value(entry.value)))
    }
  }

  private typealias Dictionary = (entries: [(key: Range<Int>, value: Range<Int>)], isComplete: Bool)

  /// The pairs that `tokens` spell: a literal, or a local variable that is filled in the same method.
  private mutating func dictionary(_ tokens: Range<Int>) -> Dictionary {
    let tokens = reader.withoutDecoration(tokens)
    guard let first = tokens.first else { return ([], false) }
    if let literal = dictionaryLiteral(tokens) { return (literal, true) }
    guard tokens.count == 1, source.isIdentifier(first), method != nil else { return ([], false) }
    return localDictionary(source.string(first))
  }

  /// `@{k: v}` or `[k: v]`, or nil when `tokens` are something else.
  private func dictionaryLiteral(_ tokens: Range<Int>) -> [(key: Range<Int>, value: Range<Int>)]? {
    let isSwift = source.language == .swift
    let open = tokens.lowerBound + (isSwift ? 0 : 1)
    guard tokens.count >= 2, isSwift || source.isMark(open - 1, .at),
      source.isMark(open, isSwift ? .openingBracket : .openingBrace),
      source.close(open) == tokens.upperBound - 1
    else { return nil }
    var entries: [(key: Range<Int>, value: Range<Int>)] = []
    for argument in source.arguments(open) {
      guard let colon = pairColon(argument) else {
        // `[:]` and a comma after the last pair.
        if argument.isEmpty || argument.count == 1, source.isMark(argument.lowerBound, .colon) { continue }
        return isSwift ? nil : entries
      }
      entries.append((argument.lowerBound..<colon, colon + 1..<argument.upperBound))
    }
    return entries
  }

  private func pairColon(_ argument: Range<Int>) -> Int? {
    var questions = 0
    var index = argument.lowerBound
    while index < argument.upperBound {
      if source.isMark(index, .question) { questions += 1 }
      if source.isMark(index, .colon) {
        if questions == 0 { return index > argument.lowerBound ? index : nil }
        questions -= 1
      }
      index = source.next(index)
    }
    return nil
  }

  private mutating func localDictionary(_ name: String) -> Dictionary {
    let assignments = assignments(to: name)
    guard assignments.count == 1, let assigned = assignments[0], let start = initialEntries(assigned) else {
      return ([], false)
    }
    var entries = start
    let hash = identifierHash(name.utf8)
    for index in body where source.tokens[index].hash == hash && source.string(index) == name {
      if index + 2 == assigned.lowerBound || source.isMark(index + 1, .colon) && index < assigned.lowerBound {
        continue
      }
      if source.isMark(index + 1, .assign) || isLogged(index) { continue }
      if source.isMark(index - 1, .colon), isDictionaryLabel(index - 2) { continue }
      guard let entry = storedEntry(index) else { return ([], false) }
      // Set a second time, perhaps on another way through the code.
      if entries.contains(where: { isSame($0.key, entry.key) && !isSame($0.value, entry.value) }) {
        return (entries.filter { !isSame($0.key, entry.key) }, false)
      }
      entries.append(entry)
    }
    return (entries, true)
  }

  private func isSame(_ key: Range<Int>, _ other: Range<Int>) -> Bool {
    key.count == other.count && zip(key, other).allSatisfy { source.string($0) == source.string($1) }
  }

  /// Whether the argument with this label is the dictionary of some pattern: of the call that is read, or of one like
  /// it.
  private func isDictionaryLabel(_ index: Int) -> Bool {
    let label = source.string(index)
    return interest.calls.contains { $0.dictionary == label }
  }

  /// The pairs of a dictionary as it is made: a literal, its mutable copy, or a new empty one.
  private func initialEntries(_ tokens: Range<Int>) -> [(key: Range<Int>, value: Range<Int>)]? {
    let tokens = reader.withoutDecoration(tokens)
    if let literal = dictionaryLiteral(tokens) { return literal }
    guard let first = tokens.first, let last = tokens.last else { return nil }
    if source.language == .swift {
      // `[String: Any]()`
      let isEmpty =
        source.isMark(last, .closingParenthesis) && source.open(last) == last - 1
        && source.isMark(first, .openingBracket)
      return isEmpty ? [] : nil
    }
    if source.spells(last, "mutableCopy"), source.isMark(last - 1, .dot) {
      return dictionaryLiteral(first..<last - 1)
    }
    guard source.isMark(first, .openingBracket), source.close(first) == last else { return nil }
    if source.spells(last - 1, "mutableCopy") { return dictionaryLiteral(first + 1..<last - 1) }
    guard source.spells(first + 1, "NSMutableDictionary") || source.isMark(first + 1, .openingBracket) else {
      return nil
    }
    if source.isMark(first + 1, .openingBracket) {
      guard source.spells(first + 2, "NSMutableDictionary"), source.word(first + 3) == .alloc else {
        return nil
      }
      return source.word(last - 1) == .`init` || source.spells(first + 5, "initWithCapacity") ? [] : nil
    }
    let selector = first + 2
    let isEmpty =
      source.word(selector) == .new || source.spells(selector, "dictionaryWithCapacity")
      || source.spells(selector, "dictionary")
    return isEmpty ? [] : nil
  }

  /// `name[k] = v`, `[name setObject:v forKey:k]`, or nil when `name` is used otherwise.
  private func storedEntry(_ name: Int) -> (key: Range<Int>, value: Range<Int>)? {
    if source.isMark(name + 1, .openingBracket) {
      let close = source.close(name + 1)
      guard source.isMark(close + 1, .assign) else { return nil }
      return (name + 2..<close, close + 2..<statementEnd(close + 2))
    }
    guard source.isMark(name - 1, .openingBracket), source.isMark(name + 2, .colon),
      source.spells(name + 1, "setObject") || source.spells(name + 1, "setValue")
    else { return nil }
    let close = source.close(name - 1)
    var index = name + 3
    while index < close {
      if source.spells(index, "forKey"), source.isMark(index + 1, .colon) {
        return (index + 2..<max(index + 2, close), name + 3..<index)
      }
      index = source.next(index)
    }
    return nil
  }
}
