import Diagnostics

extension TokenList {
  /// The tokens of a script that may have types, as in TypeScript and Flow, whatever its path is; and the comments that
  /// contain `mpcheck-`.
  package static func typed(_ text: SourceText) -> (tokens: TokenList, comments: [ByteRange]) {
    let lexed = lexed(text)
    return (lexed.tokens, lexed.comments)
  }

  /// The same, and whether something in it could not be read.
  static func lexed(_ text: SourceText) -> (tokens: TokenList, comments: [ByteRange], isFaulty: Bool) {
    let lexed = ScriptLexer.read(text, ScriptVocabulary.language)
    return (
      TokenList(text: text, tokens: lexed.tokens, isTypeScript: true), lexed.directives,
      lexed.fault != nil || lexed.hasConflictMarker
    )
  }
}

extension ScriptVocabulary {
  /// The words of the language alone: the name of a platform contains letters.
  fileprivate static let language = ScriptVocabulary(platform: "\u{1}", dataSetters: [])
}
