import Diagnostics

/// What a script does with single fields of its data, as far as a text that is typed into an input may come there.
///
/// The script is read once more for this: few pages need it.
package final class FieldUses {
  private let list: TokenList
  /// The identifiers and strings, by the hashes of their texts.
  private var places: [UInt64: [Int]] = [:]
  /// Whether the script asks nodes of the page for what they contain.
  private var queriesNodes = false
  private var known: [String: Bool] = [:]

  package init(_ text: SourceText) {
    list = TokenList.typed(text).tokens
    for index in 0..<list.count {
      switch list.kind(index) {
      case .identifier:
        places[WordSet.hash(list.text.slice(list.range(index))), default: []].append(index)
        if list.isSpelled(index, "createSelectorQuery") { queriesNodes = true }
      case .string, .template:
        guard let range = list.literal(index) else { continue }
        places[WordSet.hash(list.text.slice(range)), default: []].append(index)
      default: continue
      }
    }
  }

  /// Whether the script reads the field, and it gets no other values than literals, answers of a server and what it has already.
  package func isReadOnly(_ field: String) -> Bool {
    if queriesNodes { return false }
    if let known = known[field] { return known }
    let uses = places[WordSet.hash(of: field), default: []]
    let isLocal = isLocalOfData(uses)
    var isRead = false
    for use in uses {
      switch kind(of: use, isLocal: isLocal) {
      case .read: isRead = isRead || !isShown(use)
      case .harmless: continue
      case .other:
        known[field] = false
        return false
      }
    }
    known[field] = isRead
    return isRead
  }

  private enum Kind { case read, harmless, other }

  private func kind(of use: Int, isLocal: Bool) -> Kind {
    if list.kind(use) != .identifier {
      if list.kind(use + 1) == .colon, isKey(use) {
        return isGivenHarmlessly(use + 2, isLocal) ? .harmless : .other
      }
      return list.kind(use - 1) == .openingBracket && isOwnData(use - 2) && !list.assigns(use + 2)
        ? .read : .other
    }
    if list.isMember(use) {
      if isOwnData(use - 2) { return list.assigns(use + 1) ? .other : .read }
      return isOfAnswer(use - 2) ? .harmless : .other
    }
    if isOfPattern(use) { return .read }
    if list.kind(use + 1) == .colon, isKey(use) {
      return isGivenHarmlessly(use + 2, isLocal) ? .harmless : .other
    }
    return isLocal ? .harmless : .other
  }

  /// Whether what is read is only copied or written to the console: then the input may be there to show it.
  private func isShown(_ use: Int) -> Bool {
    var opener = list.parent(use)
    while list.kind(opener) == .openingBrace, list.kind(opener - 1) == .openingParenthesis {
      opener = list.parent(opener)
    }
    guard list.kind(opener) == .openingParenthesis else { return false }
    return list.isSpelled(opener - 1, "setClipboardData")
      || list.isMember(opener - 1) && list.isSpelled(opener - 3, "console")
  }

  private func isKey(_ index: Int) -> Bool {
    list.kind(index - 1) == .openingBrace || list.kind(index - 1) == .comma
  }

  /// Whether the token is the `data` of `this.data`, or of a variable that usually means `this`.
  private func isOwnData(_ index: Int) -> Bool {
    list.isSpelled(index, "data") && list.isMember(index) && !list.isMember(index - 2)
      && FieldUses.owners.contains { list.isSpelled(index - 2, $0) }
  }

  private static let owners: [StaticString] = [
    "this", "that", "self", "_this", "me", "vm", "page", "_self",
  ]

  /// Whether a path that ends at a token begins with what a server answered: `res.data`.
  private func isOfAnswer(_ end: Int) -> Bool {
    var root = end
    while list.kind(root) == .identifier, list.isMember(root) { root -= 2 }
    return FieldUses.answers.contains { list.isSpelled(root, $0) }
  }

  private static let answers: [StaticString] = ["res", "result", "response", "ret"]

  /// Whether a value is none that is typed: a literal, a part of an answer, a field of the data, or the variable itself where that has
  /// the field.
  private func isGivenHarmlessly(_ start: Int, _ isLocal: Bool) -> Bool {
    let limit = list.contentEnd(of: list.parent(start), closing: .closingBrace)
    let end = list.valueEnd(start, limit: limit)
    let (start, last) = list.stripped(start, end)
    guard start < last else { return false }
    switch list.value(start, last).kind {
    case .string, .number, .boolean, .null, .undefined: return true
    default: break
    }
    guard list.kind(start) == .identifier else { return false }
    if FieldUses.answers.contains(where: { list.isSpelled(start, $0) }) { return true }
    if list.kind(start + 1) == .dot, isOwnData(start + 2) { return true }
    return isLocal && start + 1 == last
  }

  /// Whether a name is one of a pattern that takes fields of the data: `const { memo } = this.data`.
  private func isOfPattern(_ index: Int) -> Bool {
    let opener = list.parent(index)
    guard list.kind(opener) == .openingBrace, isKey(index), case let after = list.skip(opener),
      list.kind(after) == .assign
    else { return false }
    return isOwnData(after + 3) && list.kind(after + 2) == .dot && list.kind(after + 4) != .dot
  }

  /// Whether all variables of the name, of which there is one, have the field at first: `const memo = this.data.memo`.
  private func isLocalOfData(_ uses: [Int]) -> Bool {
    var isDeclared = false
    for use in uses where list.kind(use) == .identifier && !list.isMember(use) {
      if isOfPattern(use), list.kind(use + 1) != .colon {
        isDeclared = true
        continue
      }
      guard let declaration = list.declaration(at: use) else { continue }
      guard declaration.kind == .variable, let value = declaration.value, list.kind(value + 1) == .dot,
        isOwnData(value + 2), list.kind(value + 3) == .dot
      else { return false }
      isDeclared = true
    }
    return isDeclared
  }
}
