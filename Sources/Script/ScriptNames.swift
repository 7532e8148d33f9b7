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

  /// The identifiers and strings with the name, without calls with an event, and without functions of the platform:
  /// `previewImage` of `wx.previewImage(...)` is no method of the page.
  private func count(of name: String) -> Int {
    var name = name
    return name.withUTF8 { name in
      list.tokens.indices.count { token in
        switch list.kind(token) {
        case .identifier:
          list.text.slice(list.range(token)).elementsEqual(name) && !isOfPlatform(token)
            && !isCalledWithEvent(token)
        case .string, .template:
          list.literal(token).map { list.text.slice($0).elementsEqual(name) } ?? false
        default: false
        }
      }
    }
  }

  /// Those of the names that the script spells other than as the key of a function, or where it gives another object a function.
  package func used(among names: Set<String>) -> Set<String> { used(among: names) { _ in false } }

  private func used(among names: Set<String>, besides isAllowed: (Int) -> Bool) -> Set<String> {
    let hashes = Dictionary(names.map { (WordSet.hash(of: $0), $0) }) { first, _ in first }
    var used: Set<String> = []
    for token in list.tokens.indices {
      let name: ByteRange
      switch list.kind(token) {
      case .identifier: name = list.range(token)
      case .string, .template:
        guard let text = list.literal(token) else { continue }
        name = text
      default: continue
      }
      guard let found = hashes[WordSet.hash(list.text.slice(name))], !isKey(token), !isOfPlatform(token),
        !(list.isMember(token) && list.kind(token + 1) == .assign), !isAllowed(token)
      else { continue }
      used.insert(found)
    }
    return used
  }

  /// Those of the names that the script uses but by calls `this.name()` in the methods with the other names, which the platform
  /// calls.
  package func used(among names: Set<String>, besidesCallsIn methods: Set<String>) -> Set<String> {
    used(among: names) { isCalled($0, in: methods) }
  }

  /// Whether the token is called as a method of `this`, in a method with one of the names.
  private func isCalled(_ token: Int, in methods: Set<String>) -> Bool {
    guard list.isMember(token), list.word(token - 2) == .this, !list.isMember(token - 2),
      list.kind(token + 1) == .openingParenthesis
    else { return false }
    var around = list.parent(token)
    for _ in 0..<ScriptNames.maxDepth where around >= 0 {
      if let name = method(withBody: around) { return methods.contains(list.string(name)) }
      around = list.parent(around)
    }
    return false
  }

  private static let maxDepth = 32

  /// The name of the method whose body is in the brace: `onLoad() {`, `onLoad: function () {`.
  private func method(withBody brace: Int) -> Int? {
    guard list.kind(brace) == .openingBrace, list.kind(brace - 1) == .closingParenthesis,
      list.kind(list.parent(brace)) == .openingBrace, case let parenthesis = Int(list.tokens[brace - 1].link),
      parenthesis > 0
    else { return nil }
    var name = parenthesis - 1
    if list.word(name) == .function {
      name -= list.word(name - 1) == .async ? 3 : 2
      guard list.kind(name + 1) == .colon else { return nil }
    }
    guard list.kind(name) == .identifier, !list.word(name).hasStatementHead else { return nil }
    let before = list.kind(name - 1)
    return before == .comma || before == .openingBrace || list.word(name - 1) == .async ? name : nil
  }

  /// Whether the token is the key of a member with a value or a body.
  private func isKey(_ token: Int) -> Bool {
    guard list.kind(list.parent(token)) == .openingBrace else { return false }
    switch list.kind(token + 1) {
    case .colon: return list.kind(token - 1) == .comma || list.kind(token - 1) == .openingBrace
    case .openingParenthesis: return !list.isMember(token) && list.bodyEnd(token + 1) != nil
    default: return false
    }
  }

  /// Whether the script calls the method with an event that it writes itself, of which the data are known:
  /// `this.pick({ currentTarget: { dataset: { id: 1 } } })`.
  private func isCalledWithEvent(_ token: Int) -> Bool {
    guard list.isMember(token), list.kind(token + 1) == .openingParenthesis,
      list.kind(token + 2) == .openingBrace, list.kind(token + 3) == .identifier,
      list.kind(token + 4) == .colon
    else { return false }
    let key = list.text.slice(list.range(token + 3))
    return key.are("currentTarget") || key.are("target")
  }

  private func isOfPlatform(_ token: Int) -> Bool {
    list.isMember(token) && list.word(token - 2) == .platform && !list.isMember(token - 2)
  }
}
