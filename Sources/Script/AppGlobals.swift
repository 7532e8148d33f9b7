import Diagnostics

/// The names that the `globalData` of an app begins with: `App({ globalData: { user: null } })`.
package struct AppGlobals: Sendable {
  /// With their ranges, in order.
  package private(set) var fields: [StringLiteral] = []
  /// What the script spells beside these names and what it reads of `globalData`.
  private var others = WordSet()

  /// Nil where there may be names that are not written out.
  package init?(in text: SourceText, _ words: ScriptVocabulary) {
    let lexed = ScriptLexer.read(text, words)
    if lexed.fault != nil || lexed.hasConflictMarker { return nil }
    let list = TokenList(text: text, tokens: lexed.tokens, isTypeScript: text.path.hasSuffix(".ts"))
    var declared: Set<UInt32> = []
    var hashes: [UInt64] = []
    var calls = 0
    for index in 0..<list.count {
      switch list.kind(index) {
      case .identifier:
        if list.isSpelled(index, "App"), !list.isMember(index), let parenthesis = list.callParenthesis(index)
        {
          calls += 1
          guard let opener = AppGlobals.literal(parenthesis, list), readFields(of: opener, list, &declared)
          else {
            return nil
          }
        }
        let isRead =
          list.isMember(index) && list.word(index - 2) == .globalData && list.kind(index + 1) != .assign
        if isRead || declared.contains(list.range(index).start) { continue }
        hashes.append(WordSet.hash(text.slice(list.range(index))))
      case .string, .template:
        guard let literal = list.literal(index), !declared.contains(literal.start) else { continue }
        hashes.append(WordSet.hash(text.slice(literal)))
      default: break
      }
    }
    if calls != 1 || fields.isEmpty { return nil }
    others = WordSet(hashes)
  }

  /// The brace of the object literal that a call is given.
  private static func literal(_ parenthesis: Int, _ list: TokenList) -> Int? {
    let opener = parenthesis + 1
    guard list.kind(opener) == .openingBrace, list.kind(list.skip(opener)) == .closingParenthesis else {
      return nil
    }
    return opener
  }

  private mutating func readFields(of opener: Int, _ list: TokenList, _ declared: inout Set<UInt32>) -> Bool {
    var members = MemberCursor(list, opener: opener)
    while let member = members.next() {
      if member.form == .spread || member.form == .malformed || list.hasComputedKey(member) { return false }
      guard list.isSpelled(member.key, "globalData") else { continue }
      guard member.form == .value, case let (start, end) = list.stripped(member.value, member.end),
        let literal = list.wholeLiteral(start, end)
      else { return false }
      var fieldsOfLiteral = MemberCursor(list, opener: literal)
      while let field = fieldsOfLiteral.next() {
        guard field.form != .spread, field.form != .malformed, let name = list.name(of: field) else {
          return false
        }
        fields.append(StringLiteral(value: name.text, range: name.range))
        declared.insert(name.range.start)
      }
    }
    return true
  }

  /// Whether the script spells the name elsewhere than where it reads it of `globalData`.
  package func mayGive(_ name: String) -> Bool {
    others.contains(name) || fields.contains { $0.value == name }
  }
}
