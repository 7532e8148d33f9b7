import Diagnostics

/// One member of an object literal.
struct Member {
  enum Form: Equatable {
    /// `name() {}`, with or without `async` and `*`.
    case method
    /// `get name() {}` or `set name(v) {}`.
    case accessor
    /// `name: value`; the value is from `value` to before `end`.
    case value
    /// `name`.
    case shorthand
    /// `...value`.
    case spread
    /// What no object literal contains.
    case malformed
  }

  var form: Form
  /// The key's token: an identifier, string, number or private name; the opening bracket of a computed key;
  /// the dots of a spread.
  var key: Int
  /// Indices of the value's first token and of the one after it; equal when there is none.
  var value: Int
  var end: Int
}

/// Walks the members of an object literal.
struct MemberCursor {
  private let list: TokenList
  private var position: Int
  private let limit: Int

  /// `opener` is the index of the literal's brace.
  init(_ list: TokenList, opener: Int) {
    self.list = list
    position = opener + 1
    limit = list.contentEnd(of: opener, closing: .closingBrace)
  }

  mutating func next() -> Member? {
    position = list.afterCommas(position, limit: limit)
    guard position < limit else { return nil }
    if list.kind(position) == .ellipsis {
      let dots = position
      position = list.valueEnd(dots + 1, limit: limit)
      return Member(form: .spread, key: dots, value: dots + 1, end: position)
    }
    var form = Member.Form.method
    var key = position
    while key < limit {
      let word = list.word(key)
      if word == .get || word == .set || word == .async, beginsKey(key + 1) {
        if word != .async { form = .accessor }
      } else if list.kind(key) != .star {
        break
      }
      key += 1
    }
    guard key < limit, beginsKey(key) else { return malformed(key) }
    let after = list.skip(key)
    switch list.kind(after) {
    case .openingParenthesis, .less:
      guard let end = list.bodyEnd(after) else { return malformed(key) }
      position = end
      return Member(form: form, key: key, value: end, end: end)
    case .colon where after < limit:
      position = list.valueEnd(after + 1, limit: limit)
      return Member(form: .value, key: key, value: after + 1, end: position)
    default:
      guard after >= limit || list.kind(after) == .comma else { return malformed(key) }
      position = after
      return Member(form: .shorthand, key: key, value: key, end: after)
    }
  }

  private func beginsKey(_ index: Int) -> Bool {
    guard index < limit else { return false }
    switch list.kind(index) {
    case .identifier, .string, .number, .privateName, .openingBracket, .star: return true
    default: return false
    }
  }

  private mutating func malformed(_ key: Int) -> Member {
    position = max(position + 1, list.valueEnd(key, limit: limit))
    return Member(form: .malformed, key: min(key, limit - 1), value: key, end: key)
  }
}

extension TokenList {
  /// The name of a member and its range, both without quotes; nil for computed and numeric keys.
  func name(of member: Member) -> (text: String, range: ByteRange)? {
    guard let range = nameRange(of: member) else { return nil }
    return (text.string(range), range)
  }

  /// The range alone.
  func nameRange(of member: Member) -> ByteRange? {
    switch kind(member.key) {
    case .identifier: range(member.key)
    case .string: literal(member.key)
    default: nil
    }
  }

  /// The key at a token, without quotes.
  func keyRange(_ key: Int) -> ByteRange { literal(key) ?? range(key) }

  /// Whether the key is known only when the script runs: `[a + b]`, or a string with escapes.
  func hasComputedKey(_ member: Member) -> Bool {
    kind(member.key) == .openingBracket || (kind(member.key) == .string && literal(member.key) == nil)
  }
}
