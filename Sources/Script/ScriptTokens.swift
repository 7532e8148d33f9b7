import Diagnostics

extension TokenList {
  /// The tokens of a script with types, as TypeScript and Flow have them, whatever its path is; with the comments that
  /// contain `mpcheck-`.
  package static func typed(_ text: SourceText) -> (tokens: TokenList, comments: [ByteRange]) {
    let lexed = ScriptLexer.read(text, ScriptVocabulary.language)
    return (TokenList(text: text, tokens: lexed.tokens, isTypeScript: true), lexed.directives)
  }
}

extension ScriptVocabulary {
  /// The words of the language alone: no platform has a name without letters.
  fileprivate static let language = ScriptVocabulary(platform: "\u{1}", dataSetters: [])
}
