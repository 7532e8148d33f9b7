import Diagnostics

/// The items of a field of the data whose value is an array literal, where all items are of one kind.
///
/// The script is read once more for this: few pages need it.
package struct ListItems {
  package enum Kind: Sendable { case values, objects, lists }

  /// A key of the items, without quotes.
  package struct Key: Sendable {
    package let name: String
    package let range: ByteRange
    /// Whether its value is a string in each item.
    package fileprivate(set) var isText: Bool
    fileprivate var count = 1
  }

  package let kind: Kind
  /// Each once, in source order. None where the items are no objects.
  package private(set) var keys: [Key] = []
  /// The items of these, where the items are lists; nil where they have none, or several kinds.
  package var inner: ListItems? { innerItems.first }
  private var innerItems: [ListItems] = []

  /// Nil where the list is empty, or not all of its items and keys are written out.
  package init?(of field: DataField, in names: NamesOfScript) {
    let list = names.list
    let key = (0..<list.count).partitioningIndex { list.range($0).end >= field.nameRange.end }
    guard list.range(key).contains(field.nameRange) else { return nil }
    let opener: Int?
    switch list.kind(key + 1) {
    case .colon:
      let limit = list.contentEnd(of: list.parent(key), closing: .closingBrace)
      opener = ListItems.literal(key + 2, list.valueEnd(key + 2, limit: limit), names)
    case .comma, .closingBrace: opener = ListItems.variable(key, names)
    default: return nil
    }
    guard let opener else { return nil }
    self.init([opener], list, isInner: false)
  }

  /// The bracket of the array literal that an expression is, or that the variable begins with which it is.
  private static func literal(_ start: Int, _ end: Int, _ names: NamesOfScript) -> Int? {
    let list = names.list
    let (start, end) = list.stripped(start, end)
    guard start < end else { return nil }
    if list.kind(start) == .openingBracket { return list.skip(start) >= end ? start : nil }
    return list.isVariable(start, end) ? variable(start, names) : nil
  }

  /// The bracket of the array literal that a variable begins with, where the script only reads it.
  private static func variable(_ use: Int, _ names: NamesOfScript) -> Int? {
    let list = names.list
    let occurrences = names.occurrences(of: use)
    guard let declaration = occurrences.declaration(for: use), declaration.kind == .variable,
      let value = declaration.value,
      case let (start, end) = list.stripped(value, list.valueEnd(value, limit: list.statementEnd(value))),
      list.kind(start) == .openingBracket, list.skip(start) >= end,
      occurrences.tokens.allSatisfy({ $0 == declaration.token || isRead($0, list) })
    else { return nil }
    return start
  }

  /// Whether a name is no use of a variable, or one that changes nothing in the list.
  private static func isRead(_ token: Int, _ list: TokenList) -> Bool {
    if list.isMember(token) { return true }
    let (before, after) = (list.kind(token - 1), list.kind(token + 1))
    switch after {
    case .colon: return before == .openingBrace || before == .comma
    case .dot: return readers.contains { list.isSpelled(token + 2, $0) }
    case .openingBracket: return !changesItem(token + 1, list)
    case .comma, .closingBrace: return before == .colon || before == .openingBrace || before == .comma
    default: return false
    }
  }

  /// Whether the item that the bracket at `opener` chooses, or something in it, is assigned, or may be changed by a call.
  private static func changesItem(_ opener: Int, _ list: TokenList) -> Bool {
    var next = list.skip(opener)
    while true {
      switch list.kind(next) {
      case .dot, .optionalDot: next += 2
      case .openingBracket: next = list.skip(next)
      case .assign, .compoundAssign, .openingParenthesis: return true
      default: return false
      }
    }
  }

  private static let readers: [StaticString] = [
    "every", "filter", "find", "findIndex", "includes", "indexOf", "join", "length", "map", "slice", "some",
  ]

  /// The items of the array literals at `openers`.
  private init?(_ openers: [Int], _ list: TokenList, isInner: Bool) {
    var items: [(kind: Kind, start: Int)] = []
    for opener in openers {
      let limit = list.contentEnd(of: opener, closing: .closingBracket)
      var position = list.afterCommas(opener + 1, limit: limit)
      while position < limit {
        let next = max(position + 1, list.valueEnd(position, limit: limit))
        guard let item = ListItems.item(position, next, list) else { return nil }
        items.append(item)
        position = list.afterCommas(next, limit: limit)
      }
    }
    guard let first = items.first, items.allSatisfy({ $0.kind == first.kind }) else { return nil }
    kind = first.kind
    switch kind {
    case .values: break
    case .objects:
      guard readKeys(of: items.map(\.start), list) else { return nil }
    case .lists:
      // A column of columns is none that anything shows.
      if isInner { return nil }
      innerItems = ListItems(items.map(\.start), list, isInner: true).map { [$0] } ?? []
    }
  }

  /// What an item is, and where it begins.
  private static func item(_ start: Int, _ end: Int, _ list: TokenList) -> (kind: Kind, start: Int)? {
    let (start, end) = list.stripped(start, end)
    switch list.value(start, end).kind {
    case .string, .number: return (.values, start)
    case .object: return (.objects, start)
    case .array: return (.lists, start)
    default: return nil
    }
  }

  private mutating func readKeys(of openers: [Int], _ list: TokenList) -> Bool {
    var places: [String: Int] = [:]
    for opener in openers {
      var members = MemberCursor(list, opener: opener)
      while let member = members.next() {
        guard member.form != .spread, member.form != .malformed, let name = list.name(of: member) else {
          return false
        }
        let isText = member.form == .value && list.value(member.value, member.end).kind == .string
        if let place = places[name.text] {
          keys[place].count += 1
          if !isText { keys[place].isText = false }
        } else {
          places[name.text] = keys.count
          keys.append(Key(name: name.text, range: name.range, isText: isText))
        }
      }
    }
    for place in keys.indices where keys[place].count < openers.count { keys[place].isText = false }
    return true
  }
}
