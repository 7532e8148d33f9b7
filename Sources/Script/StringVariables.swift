import Diagnostics

/// The variables of a script that are strings as they are written: `const name = 'AcmeDial'`.
package struct StringVariables {
  private let list: TokenList
  private let names: NameIndex

  package init(_ list: TokenList) {
    self.list = list
    names = NameIndex(
      list,
      of: (0..<list.count).filter { list.kind($0) == .identifier && list.word($0 - 1).declaresVariable })
  }

  /// What is between the quotes of the string that the name at `index` means; nil where that is not certain.
  package func literal(_ index: Int) -> ByteRange? {
    guard let value = value(index), list.value(value.lowerBound, value.upperBound).kind == .string else {
      return nil
    }
    return list.literal(value.lowerBound)
  }

  /// The tokens of the value of the variable that the name at `index` means, which is never assigned again.
  func value(_ index: Int) -> Range<Int>? {
    guard list.kind(index) == .identifier,
      let declaration = names.occurrences(of: index).declaration(for: index), declaration.kind == .variable,
      let value = declaration.value
    else { return nil }
    return value..<max(value, list.valueEnd(value, limit: list.statementEnd(value)))
  }
}
