import Diagnostics

/// Parameters that the comment before a class documents: `@param zoom`, `\param zoom`, `- Parameter zoom:`.
///
/// A class has no parameters of its own, except those of a constructor in the declaration, as in Kotlin.
extension NativeTokens {
  /// The documented parameters of the type with its keyword at `keyword`. The comment is before the words and
  /// annotations that begin the declaration.
  func documentedParameters(ofTypeAt keyword: Int) -> [NativeName] {
    var names: [NativeName] = []
    var index = keyword
    for _ in 0..<NativeSourceLimit.annotations {
      let gap = index > 0 ? gap(before: index) : ByteRange(0, tokens[index].start)
      if gap.start <= gap.end { read(from: Int(gap.start), to: Int(gap.end), into: &names) }
      index -= 1
      if index < 0 || endsBefore(index) { break }
    }
    return names.isEmpty ? [] : names.filter { !isInHeader($0, keyword) }
  }

  /// Whether what comes before the declaration ends with the token.
  private func endsBefore(_ index: Int) -> Bool {
    if isMark(index, .semicolon) || isMark(index, .openingBrace) || isMark(index, .closingBrace) {
      return true
    }
    switch word(index) {
    case .class, .interface, .implementation, .protocol, .end, .import, .package, .fun, .func, .val, .var,
      .let:
      return true
    default: return kind(index) == .directiveEnd || kind(index) == .define
    }
  }

  /// Whether the declaration itself has a parameter with that name.
  private func isInHeader(_ name: NativeName, _ keyword: Int) -> Bool {
    var index = keyword + 1
    for _ in 0..<NativeSourceLimit.signature where index < count && !isMark(index, .openingBrace) {
      if isIdentifier(index), string(index) == name.text { return true }
      index += 1
    }
    return false
  }

  private func read(from start: Int, to end: Int, into names: inout [NativeName]) {
    // A blank, the sign and a name: shorter gaps cannot contain such a comment.
    guard end - start > 8 else { return }
    let bytes = text.bytes
    var at = start
    while at < end {
      let length = marker(at, end)
      guard length > 0 else {
        at += 1
        continue
      }
      at += length
      while at < end, bytes[at].isBlank { at += 1 }
      let first = at
      while at < end, isNameByte(bytes[at]) { at += 1 }
      if at > first {
        let range = ByteRange(first, at)
        names.append(NativeName(text: text.string(range), range: range))
      }
    }
  }

  /// The length of the sign at `offset` after which a parameter's name follows; 0 when there is none.
  private func marker(_ offset: Int, _ end: Int) -> Int {
    let bytes = text.bytes
    switch bytes[offset] {
    case UInt8(ascii: "@"), UInt8(ascii: "\\"):
      return length("param ", offset + 1, end) ?? length("param\t", offset + 1, end) ?? 0
    case UInt8(ascii: "-"): return length(" Parameter ", offset + 1, end) ?? 0
    default: return 0
    }
  }

  /// The length of `word` and of the byte before it, when it is at `offset`.
  private func length(_ word: StaticString, _ offset: Int, _ end: Int) -> Int? {
    let count = word.utf8CodeUnitCount
    guard offset + count <= end else { return nil }
    for index in 0..<count where text.bytes[offset + index] != word.utf8Start[index] { return nil }
    return count + 1
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      || byte >= 0x80
  }
}
