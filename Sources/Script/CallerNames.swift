import Diagnostics

/// Where a module may call a method of a page that it does not have itself. It is read for this alone.
package struct CallerNames {
  private let list: TokenList
  /// The names of the modules that it imports, and of what it takes from them.
  private var imported = WordSet()

  package init(in text: SourceText, _ words: ScriptVocabulary) {
    list = TokenList(
      text: text, tokens: ScriptLexer.read(text, words).tokens, isTypeScript: text.path.hasSuffix(".ts"))
    var scanner = ScriptScanner(list, words)
    scanner.collectModules()
    imported = WordSet(
      scanner.facts.modules.flatMap(\.bindings).map { WordSet.hash(of: $0.local) })
  }

  /// Whether the module calls a function of the name, reads such a member of something that may be a page, `page.go`, or has the
  /// name as a string. A key of a literal with a text, a member of what is imported, and a function of the module itself are
  /// something else.
  package func mayCall(_ method: String) -> Bool {
    var method = method
    return method.withUTF8 { name in
      list.tokens.indices.contains { token in
        switch list.kind(token) {
        case .identifier: list.text.slice(list.range(token)).elementsEqual(name) && mayCall(at: token)
        case .string, .template:
          list.literal(token).map { list.text.slice($0).elementsEqual(name) } == true && !isKeyWithText(token)
        default: false
        }
      }
    }
  }

  private func mayCall(at token: Int) -> Bool {
    if list.isMember(token) {
      let object = token - 2
      return list.kind(object) != .identifier || list.isMember(object)
        || !imported.contains(hash: WordSet.hash(list.text.slice(list.range(object))))
    }
    if isKeyWithText(token) || list.word(token - 1) == .function { return false }
    if let parenthesis = list.callParenthesis(token) {
      return !list.isMethodDefinition(token, parenthesis: parenthesis)
    }
    // What is declared or imported under the name is not called here.
    return false
  }

  private func isKeyWithText(_ token: Int) -> Bool {
    list.kind(token + 1) == .colon && list.kind(list.parent(token)) == .openingBrace
      && (list.kind(token + 2) == .string || list.kind(token + 2) == .template)
      && list.kind(token - 1) != .question
  }
}
