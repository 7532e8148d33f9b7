import Diagnostics
import Script

/// What a script module exports, as far as its tokens show it, with the place of each name.
struct ModuleExports {
  struct Export: Hashable {
    let name: String
    /// The name where it is exported or declared, without quotes.
    let range: ByteRange
  }

  /// The exports that `import { name }` can name.
  private(set) var named: [Export] = []
  /// The members of what is exported as a whole.
  private(set) var members: [Export] = []
  /// Where the module is exported as a whole: `default`, or `exports` of `module.exports`.
  private(set) var whole: ByteRange?

  private let list: TokenList
  /// The byte offset of the text in its file.
  private let start: UInt32

  /// - Parameters:
  ///   - range: the part of the text that is the module; nil for the whole text.
  init(_ text: SourceText, in range: ByteRange? = nil) {
    start = range?.start ?? 0
    let part = range.map { SourceText(path: text.path, bytes: Array(text.slice($0))) } ?? text
    list = TokenList.typed(part).tokens
    for index in 0..<list.count where list.kind(index) == .identifier && !list.isMember(index) {
      switch list.string(index) {
      case "export": readExport(index)
      case "module" where isSpelled(index + 2, "exports"): readAssignment(index + 2)
      case "exports": readAssignment(index)
      default: break
      }
    }
  }

  /// What `m.name` means when the module is bound to `m`.
  func member(_ name: String) -> Export? {
    members.first { $0.name == name } ?? named.first { $0.name == name }
  }

  /// What `{ name }` means in a binding.
  func export(_ name: String) -> Export? {
    named.first { $0.name == name } ?? members.first { $0.name == name }
  }

  /// Every export once, in the order of the source.
  var all: [Export] {
    var seen: Set<String> = []
    return (members + named).filter { seen.insert($0.name).inserted }.sorted {
      $0.range.start < $1.range.start
    }
  }

  // MARK: Reading

  private func isSpelled(_ index: Int, _ word: String) -> Bool {
    list.kind(index) == .identifier && list.string(index) == word
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
    guard list.kind(next) == .identifier else { return }
    var name = next
    let words = ["async", "const", "let", "var", "function", "class"]
    while list.kind(name) == .identifier, words.contains(list.string(name)) || list.kind(name) == .star {
      name += 1
      if list.kind(name) == .star { name += 1 }
    }
    guard name > next, list.kind(name) == .identifier else { return }
    named.append(Export(name: list.string(name), range: place(list.range(name))))
  }

  /// Reads `{ a, b as c }`.
  private mutating func readNames(_ opener: Int) {
    let end = list.closer(of: opener)
    var index = opener + 1
    while index < end {
      if list.kind(index) == .identifier, list.kind(index + 1) == .comma || index + 1 >= end {
        named.append(Export(name: list.string(index), range: place(list.range(index))))
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
      let export = Export(name: list.string(index + 2), range: place(list.range(index + 2)))
      members.append(export)
      named.append(export)
    }
  }

  /// Reads an object literal, or a variable that is one.
  private mutating func readWhole(_ index: Int) {
    if list.kind(index) == .openingBrace {
      readMembers(index)
    } else if list.kind(index) == .identifier, list.kind(index + 1) != .openingParenthesis {
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
      if list.kind(index) == .identifier {
        members.append(Export(name: list.string(index), range: place(list.range(index))))
      } else if let range = list.literal(index) {
        members.append(Export(name: list.text.string(range), range: place(range)))
      }
      while index < end, list.kind(index) != .comma { index = list.skip(index) }
      index += 1
    }
  }
}
