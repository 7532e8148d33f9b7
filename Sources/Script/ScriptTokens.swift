import Diagnostics

extension TokenList {
  /// The tokens of a script with types, as TypeScript and Flow have them, whatever its path is; with the comments that
  /// contain `mpcheck-`.
  package static func typed(_ text: SourceText) -> (tokens: TokenList, comments: [ByteRange]) {
    var lexer = ScriptLexer(text, ScriptVocabulary.language)
    lexer.run()
    return (TokenList(text: text, tokens: lexer.tokens.array, isTypeScript: true), lexer.directives)
  }
}

extension ScriptVocabulary {
  /// The words of the language alone: no platform has a name without letters.
  fileprivate static let language = ScriptVocabulary(platform: "\u{1}", dataSetters: [])
}
