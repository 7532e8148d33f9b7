import Diagnostics
import Script

/// The object literals that some methods of pages or components are in, and for those in `methods`, the ones around them.
struct OptionLiterals {
  private let list: TokenList
  /// The indices of the opening braces.
  private var openers: Set<Int> = []

  /// - Parameters:
  ///   - methods: where the names of the methods are in the script.
  init(around methods: [ByteRange], in text: SourceText) {
    list = TokenList.typed(text).tokens
    let names = Set(methods)
    for index in 0..<list.count where names.contains(list.literal(index) ?? list.range(index)) {
      let opener = list.parent(index)
      guard list.kind(opener) == .openingBrace else { continue }
      openers.insert(opener)
      // `methods: { name() {} }`
      if list.kind(opener - 1) == .colon, spells(opener - 2, "methods") {
        openers.insert(list.parent(opener))
      }
    }
  }

  /// Where one of the literals has a key; nil where none has it.
  func key(_ name: String) -> ByteRange? {
    for index in 0..<list.count where openers.contains(list.parent(index)) && spells(index, name) {
      switch list.kind(index + 1) {
      case .colon, .comma, .closingBrace, .openingParenthesis, .less: break
      default: continue
      }
      if isKey(index) { return list.literal(index) ?? list.range(index) }
    }
    return nil
  }

  /// Whether the token at an index begins a member of a literal, after `async`, `get` and the like at most.
  private func isKey(_ index: Int) -> Bool {
    switch list.kind(index - 1) {
    case .openingBrace, .comma, .star: true
    case .identifier: ["async", "get", "set"].contains(list.string(index - 1))
    default: false
    }
  }

  private func spells(_ index: Int, _ name: String) -> Bool {
    guard list.kind(index) == .identifier || list.literal(index) != nil else { return false }
    return list.text.slice(list.literal(index) ?? list.range(index)).elementsEqual(name.utf8)
  }
}
