import Diagnostics

/// Which functions of a script are empty. It is read for this alone, so that no other script needs a pass over its tokens.
package struct FunctionBodies {
  private let list: TokenList

  package init(in text: SourceText, _ words: ScriptVocabulary) {
    list = TokenList(
      text: text, tokens: ScriptLexer.read(text, words).tokens, isTypeScript: text.path.hasSuffix(".ts"))
  }

  /// Whether the member with the key at `key`, which is without quotes, is a function without statements.
  package func isEmpty(at key: ByteRange) -> Bool {
    let tokens = list.tokens.indices
    let place = tokens.partitioningIndex { list.range($0).end > key.start }
    guard place < tokens.endIndex, list.range(place).contains(key) else { return false }
    var next = place + 1
    if list.kind(next) == .colon {
      next += 1
      if list.word(next) == .async { next += 1 }
      if list.word(next) == .function {
        next += 1
        if list.isSpelled(next, "*") { next += 1 }
        if list.kind(next) == .identifier { next += 1 }
      } else {
        next = list.skip(next)
        guard list.kind(next) == .arrow, list.kind(next + 1) == .openingBrace else { return false }
        return list.kind(next + 2) == .closingBrace
      }
    }
    guard let end = list.bodyEnd(next) else { return false }
    return list.kind(end - 2) == .openingBrace
  }
}
