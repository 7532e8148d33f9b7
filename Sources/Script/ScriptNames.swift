import Diagnostics

/// How often a script spells names. It is read for this alone, so that no other script needs a pass over its tokens.
package struct ScriptNames {
  private let list: TokenList

  package init(in text: SourceText, _ words: ScriptVocabulary) {
    list = TokenList(
      text: text, tokens: ScriptLexer.read(text, words).tokens, isTypeScript: text.path.hasSuffix(".ts"))
  }

  /// Whether the script spells the name of a method once, where the method is: then only markup calls it.
  package func spellOnce(_ method: String) -> Bool { count(of: method) == 1 }

  /// The identifiers and strings with the name, without functions of the platform: `previewImage` of `wx.previewImage(...)` is
  /// no method of the page.
  private func count(of name: String) -> Int {
    var name = name
    return name.withUTF8 { name in
      list.tokens.indices.count { token in
        switch list.kind(token) {
        case .identifier:
          list.text.slice(list.range(token)).elementsEqual(name) && !isOfPlatform(token)
        case .string, .template:
          list.literal(token).map { list.text.slice($0).elementsEqual(name) } ?? false
        default: false
        }
      }
    }
  }

  private func isOfPlatform(_ token: Int) -> Bool {
    list.isMember(token) && list.word(token - 2) == .platform && !list.isMember(token - 2)
  }
}
