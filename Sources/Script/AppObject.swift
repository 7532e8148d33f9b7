import Diagnostics

/// The object literal that a script gives to `App`.
package struct AppObject {
  /// The names of its functions, without quotes.
  package private(set) var methods: [StringLiteral] = []
  /// The names of all its members.
  package private(set) var names: Set<String> = []

  /// Nil unless there is one such literal, of which all members are known.
  package init?(in text: SourceText, _ words: ScriptVocabulary) {
    let lexed = ScriptLexer.read(text, words)
    if lexed.fault != nil || lexed.hasConflictMarker { return nil }
    let list = TokenList(text: text, tokens: lexed.tokens, isTypeScript: text.path.hasSuffix(".ts"))
    var opener: Int?
    for index in 0..<list.count where list.isSpelled(index, "App") && list.kind(index) == .identifier {
      if list.isMember(index) { continue }
      if list.isOwn(index) || opener != nil { return nil }
      guard list.kind(index + 1) == .openingParenthesis, list.kind(index + 2) == .openingBrace,
        list.kind(list.skip(index + 2)) == .closingParenthesis
      else { return nil }
      opener = index + 2
    }
    guard let opener else { return nil }
    var members = MemberCursor(list, opener: opener)
    while let member = members.next() {
      guard member.form != .spread, member.form != .malformed, !list.hasComputedKey(member) else {
        return nil
      }
      guard let name = list.name(of: member) else { continue }
      names.insert(name.text)
      if member.form == .method
        || member.form == .value && list.value(member.value, member.end).kind == .function
      {
        methods.append(StringLiteral(value: name.text, range: name.range))
      }
    }
  }
}
