import Diagnostics

/// What a script module exports, as far as its tokens show it, with the place of each name.
package struct ModuleExports: Sendable {
  package struct Export: Hashable, Sendable {
    package let name: String
    /// The name where it is exported or declared, without quotes.
    package let range: ByteRange
    /// The name that is exported under this one, as in `{ pad: padLeft }` and `{ pad }`; nil where something else is.
    fileprivate var value: ByteRange?
  }

  /// The exports that `import { name }` can name.
  package private(set) var named: [Export] = []
  /// The members of what is exported as a whole.
  package private(set) var members: [Export] = []
  /// Where the module is exported as a whole: `default`, or `exports` of `module.exports`.
  package private(set) var whole: ByteRange?

  /// Whether every name that it exports is written out, as far as its statements show.
  package private(set) var areWrittenOut = true

  /// Every export once, in the order of the source.
  package private(set) var all: [Export] = []
  /// The first of each name.
  private var memberByName: [String: Export] = [:]
  private var namedByName: [String: Export] = [:]

  private let list: TokenList
  /// The byte offset of the text in its file.
  private let start: UInt32

  /// - Parameters:
  ///   - range: the part of the text that is the module; nil for the whole text.
  package init(_ text: SourceText, in range: ByteRange? = nil) {
    start = range?.start ?? 0
    let part = range.map { SourceText(path: text.path, bytes: Array(text.slice($0))) } ?? text
    let typed = TokenList.lexed(part)
    list = typed.tokens
    if typed.isFaulty { areWrittenOut = false }
    for index in 0..<list.count where list.kind(index) == .identifier && !list.isMember(index) {
      switch list.string(index) {
      case "export": readExport(index)
      case "module":
        if isSpelled(index + 2, "exports") {
          readAssignment(index + 2)
        } else if !isKey(index) {
          areWrittenOut = false
        }
      case "exports": if !isKey(index) { readAssignment(index) }
      default: break
      }
    }
    var seen: Set<String> = []
    all = (members + named).filter { seen.insert($0.name).inserted }
      .sorted { $0.range.start < $1.range.start }
    memberByName = Dictionary(members.map { ($0.name, $0) }) { first, _ in first }
    namedByName = Dictionary(named.map { ($0.name, $0) }) { first, _ in first }
  }

  /// What `m.name` means when the module is bound to `m`.
  package func member(_ name: String) -> Export? {
    memberByName[name] ?? namedByName[name]
  }

  /// What `{ name }` means in a binding.
  package func export(_ name: String) -> Export? {
    namedByName[name] ?? memberByName[name]
  }

  /// Where what an export means is: the name of the function or variable that it names, when the module declares that, or else
  /// its own name.
  package func place(of export: Export) -> ByteRange {
    guard let value = export.value else { return export.range }
    let name = list.text.slice(ByteRange(value.start - start, value.end - start))
    var assigned: Int?
    for index in 0..<list.count
    where list.kind(index) == .identifier && list.parent(index) == -1 && !list.isMember(index)
      && list.text.slice(list.range(index)).elementsEqual(name)
    {
      let before = list.kind(index - 1) == .star ? index - 2 : index - 1
      if ["function", "class", "const", "let", "var"].contains(where: { isSpelled(before, $0) }) {
        return place(list.range(index))
      }
      if assigned == nil, list.kind(index + 1) == .assign { assigned = index }
    }
    return assigned.map { place(list.range($0)) } ?? export.range
  }

  // MARK: Reading

  private func isSpelled(_ index: Int, _ word: String) -> Bool {
    list.kind(index) == .identifier && list.string(index) == word
  }

  /// Whether the word is a key of an object.
  private func isKey(_ index: Int) -> Bool {
    list.kind(index + 1) == .colon
      && (list.kind(index - 1) == .openingBrace || list.kind(index - 1) == .comma)
  }

  private func place(_ range: ByteRange) -> ByteRange { ByteRange(range.start + start, range.end + start) }

  /// Reads `export default ...`, `export const a = ...`, `export function a`, `export { a, b as c }`.
  private mutating func readExport(_ index: Int) {
    let next = index + 1
    if isSpelled(next, "default") {
      whole = place(list.range(next))
      readWhole(next + 1)
      return
    }
    if list.kind(next) == .openingBrace {
      readNames(next)
      return
    }
    guard list.kind(next) == .identifier else {
      if !isKey(index) { areWrittenOut = false }
      return
    }
    var name = next
    let words = ["async", "const", "let", "var", "function", "class"]
    while list.kind(name) == .identifier, words.contains(list.string(name)) || list.kind(name) == .star {
      name += 1
      if list.kind(name) == .star { name += 1 }
    }
    guard name > next, list.kind(name) == .identifier else {
      areWrittenOut = false
      return
    }
    // `export const a = 1, b = 2`
    if list.string(next) != "function", list.string(next) != "async", list.string(next) != "class" {
      let end = list.statementEnd(name)
      var other = name
      while other < end {
        if list.kind(other) == .comma { areWrittenOut = false }
        other = list.skip(other)
      }
    }
    named.append(Export(name: list.string(name), range: place(list.range(name))))
  }

  /// Reads `{ a, b as c }`.
  private mutating func readNames(_ opener: Int) {
    let end = list.closer(of: opener)
    var index = opener + 1
    while index < end {
      if list.kind(index) == .identifier, list.kind(index + 1) == .comma || index + 1 >= end {
        let value = isSpelled(index - 1, "as") ? index - 2 : index
        named.append(
          Export(
            name: list.string(index), range: place(list.range(index)), value: place(list.range(value))))
      }
      index += 1
    }
  }

  /// Reads `module.exports = ...`, `exports.a = ...`; `index` is the index of `exports`.
  private mutating func readAssignment(_ index: Int) {
    if list.kind(index + 1) == .assign {
      whole = place(list.range(index))
      readWhole(index + 2)
    } else if list.kind(index + 1) == .dot, list.kind(index + 2) == .identifier,
      list.kind(index + 3) == .assign
    {
      var export = Export(name: list.string(index + 2), range: place(list.range(index + 2)))
      switch list.kind(index + 5) {
      case .semicolon, .endOfFile, .identifier:
        if list.kind(index + 4) == .identifier { export.value = place(list.range(index + 4)) }
      default: break
      }
      members.append(export)
      named.append(export)
    } else if list.kind(index + 1) == .openingBracket, let name = list.literal(index + 2),
      list.kind(index + 3) == .closingBracket, list.kind(index + 4) == .assign
    {
      members.append(Export(name: list.text.string(name), range: place(name)))
    } else {
      areWrittenOut = false
    }
  }

  /// Reads an object literal, or a variable that is one.
  private mutating func readWhole(_ index: Int) {
    if list.kind(index) == .openingBrace {
      readMembers(index)
      var cursor = MemberCursor(list, opener: index)
      while let member = cursor.next() {
        if member.form == .spread || member.form == .malformed || list.hasComputedKey(member) {
          areWrittenOut = false
        }
      }
      switch list.kind(list.skip(index)) {
      case .endOfFile, .semicolon, .identifier: break
      default: areWrittenOut = false
      }
      return
    }
    areWrittenOut = false
    if list.kind(index) == .identifier, list.kind(index + 1) != .openingParenthesis {
      let name = list.string(index)
      for other in 0..<list.count
      where list.kind(other + 1) == .assign && list.kind(other + 2) == .openingBrace
        && isSpelled(other, name) && !list.isMember(other)
      {
        readMembers(other + 2)
      }
    }
  }

  private mutating func readMembers(_ opener: Int) {
    let end = list.closer(of: opener)
    var index = opener + 1
    while index < end {
      while ["async", "get", "set"].contains(where: { isSpelled(index, $0) }),
        list.kind(index + 1) == .identifier || list.kind(index + 1) == .string
      {
        index += 1
      }
      var value = index
      if list.kind(index + 1) == .colon { value = index + 2 }
      let isName = list.kind(value) == .identifier && (list.kind(value + 1) == .comma || value + 1 >= end)
      let named = isName ? place(list.range(value)) : nil
      if list.kind(index) == .identifier {
        members.append(Export(name: list.string(index), range: place(list.range(index)), value: named))
      } else if let range = list.literal(index) {
        members.append(Export(name: list.text.string(range), range: place(range), value: named))
      }
      while index < end, list.kind(index) != .comma { index = list.skip(index) }
      index += 1
    }
  }
}
