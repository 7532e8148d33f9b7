import Diagnostics

/// The texts that a module exports by names, as they are written: `export const STOP = 'stop'`, `module.exports = { STOP: 'stop' }`.
package struct ExportedTexts: Sendable {
  /// By the name, with dots where it is in an object. Nil for a name with several values.
  private var texts: [String: String?] = [:]

  /// How many objects inside each other are read.
  private static let maxDepth = 3

  package init(scanning text: SourceText, _ words: ScriptVocabulary) {
    let list = TokenList(
      text: text, tokens: ScriptLexer.read(text, words).tokens, isTypeScript: text.path.hasSuffix(".ts"))
    var exports: [(name: String, value: Int)] = []
    for index in 0..<list.count where !list.isMember(index) {
      switch list.word(index) {
      case .export: exports += list.exports(index)
      case .module, .exports: exports += list.commonExport(index).map { [$0] } ?? []
      default: break
      }
    }
    if exports.isEmpty { return }
    let reader = TextReader(list, exports.map { $0.value..<max($0.value + 1, list.statementEnd($0.value)) })
    for export in exports { add(export.name, export.value, list, reader) }
  }

  /// The text under a name; what a module exports as a whole has the names of its members, too.
  package subscript(path: String) -> String? {
    if let known = texts[path] { return known }
    return texts["default." + path] ?? nil
  }

  private mutating func add(
    _ name: String, _ value: Int, _ list: TokenList, _ reader: TextReader, depth: Int = 0
  ) {
    let limit = list.statementEnd(value)
    if let text = reader.literal(value, limit: limit) {
      set(name, text)
    } else if let opener = reader.objectLiteral(value) {
      if depth == ExportedTexts.maxDepth { return }
      var members = MemberCursor(list, opener: opener)
      while let member = members.next() {
        guard member.form == .value || member.form == .shorthand, let key = list.name(of: member) else {
          continue
        }
        add(name + "." + key.text, member.value, list, reader, depth: depth + 1)
      }
    } else if list.kind(value) == .identifier, let declared = reader.declaredValue(value) {
      if depth < ExportedTexts.maxDepth { add(name, declared, list, reader, depth: depth + 1) }
    }
  }

  private mutating func set(_ name: String, _ text: String) {
    texts[name] = .some(texts[name].map { $0 == text ? text : nil } ?? text)
  }
}

extension TokenList {
  /// What the `export` at `index` exports under which names: the first tokens of values, and names.
  fileprivate func exports(_ index: Int) -> [(name: String, value: Int)] {
    if word(index + 1) == .default { return [("default", index + 2)] }
    if word(index + 1).declaresVariable, kind(index + 2) == .identifier {
      var value = index + 3
      if kind(value) == .colon { value = typeEnd(value + 1) }
      return kind(value) == .assign ? [(string(index + 2), value + 1)] : []
    }
    guard kind(index + 1) == .openingBrace, word(skip(index + 1)) != .from else { return [] }
    var exports: [(String, Int)] = []
    var name = index + 2
    while name < closer(of: index + 1) {
      guard kind(name) == .identifier else {
        name += 1
        continue
      }
      let isRenamed = word(name + 1) == .as
      exports.append((string(isRenamed ? name + 2 : name), name))
      name += isRenamed ? 3 : 1
    }
    return exports
  }

  /// The same for `module.exports = v`, `module.exports.x = v`, `exports.x = v`, where `index` is the `module` or `exports`.
  func commonExport(_ index: Int) -> (name: String, value: Int)? {
    var next = index + 1
    if word(index) == .module {
      guard kind(next) == .dot, word(next + 1) == .exports else { return nil }
      next += 2
      if kind(next) == .assign { return ("default", next + 1) }
    }
    guard kind(next) == .dot, kind(next + 1) == .identifier, kind(next + 2) == .assign else { return nil }
    return (string(next + 1), next + 3)
  }
}
