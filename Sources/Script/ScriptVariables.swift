import Diagnostics

/// The variables, functions and classes that a script declares outside of functions, and what it imports. It is read for this alone.
package struct ScriptVariables {
  private let names: WordSet

  package init(in text: SourceText, _ words: ScriptVocabulary) {
    let list = TokenList(
      text: text, tokens: ScriptLexer.read(text, words).tokens, isTypeScript: text.path.hasSuffix(".ts"))
    var hashes: [UInt64] = []
    for index in 0..<list.count where list.kind(index) == .identifier && list.parent(index) < 0 {
      guard let declaration = list.declaration(at: index) else { continue }
      switch declaration.kind {
      case .variable, .function, .class: hashes.append(WordSet.hash(list.text.slice(list.range(index))))
      default: break
      }
    }
    names = WordSet(hashes)
  }

  /// Whether one has the name.
  package func declare(_ name: String) -> Bool { names.contains(name) }
}
