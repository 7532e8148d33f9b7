import Diagnostics

/// The keys of a field of the data whose value is an object literal, where nothing in the script gives it another value, and only
/// paths that are written out, such as `'form.name'`, give it further keys.
///
/// The script is read once more for this: few pages need it.
package struct FieldKeys {
  /// Those of the literal, in source order, without quotes.
  package private(set) var keys: [(name: String, range: ByteRange)] = []

  /// Nil where the field may have a value, or keys, that are not written out.
  package init?(of field: DataField, in text: SourceText) {
    let list = TokenList.typed(text).tokens
    guard let key = (0..<list.count).first(where: { list.range($0).contains(field.nameRange) }),
      list.kind(key + 1) == .colon, list.kind(key + 2) == .openingBrace, readKeys(list, opener: key + 2)
    else { return nil }
    let name = text.slice(field.nameRange)
    for index in 0..<list.count where index != key {
      switch list.kind(index) {
      case .identifier:
        if text.slice(list.range(index)).elementsEqual(name), !isRead(index, list) { return nil }
      case .string, .template, .templateHead:
        if !namesKey(list.range(index), of: name, in: text) { return nil }
      default: break
      }
    }
  }

  private mutating func readKeys(_ list: TokenList, opener: Int) -> Bool {
    var members = MemberCursor(list, opener: opener)
    while let member = members.next() {
      guard member.form != .spread, member.form != .malformed, let key = list.name(of: member) else {
        return false
      }
      keys.append((key.text, key.range))
    }
    return true
  }

  /// Whether the field's name is a member there, `this.data.form`, that is not assigned, nor is a computed one of its own.
  private func isRead(_ name: Int, _ list: TokenList) -> Bool {
    guard list.isMember(name) else { return false }
    let isComputed = list.kind(name + 1) == .openingBracket
    let next = isComputed ? list.skip(name + 1) : name + 1
    return list.kind(next) != .assign && list.kind(next) != .compoundAssign
  }

  /// Whether a text is no path of the field, or one whose key is written out.
  private func namesKey(
    _ range: ByteRange, of field: UnsafeBufferPointer<UInt8>, in text: SourceText
  ) -> Bool {
    let path = text.slice(range).dropFirst()
    guard path.starts(with: field) else { return true }
    let rest = path.dropFirst(field.count)
    switch rest.first {
    case nil, UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "["): return false
    case UInt8(ascii: "."):
      guard let first = rest.dropFirst().first else { return false }
      return isWordByte(first) && first != UInt8(ascii: "$")
    default: return true
    }
  }
}
