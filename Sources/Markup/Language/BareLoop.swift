import Diagnostics

/// The value of a loop without `{{ }}`, as Swan writes it: `item, index in list trackBy item.id`, where all but the list may
/// be missing.
///
/// Source: framework/view_for of the Baidu documentation.
package struct BareLoop {
  package let item: ByteRange?
  package let index: ByteRange?
  /// The list without the blanks around it.
  package let list: ByteRange

  /// Nil when the value has none of the forms. What the list is, is not looked at.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>, _ value: ByteRange) {
    var whole = bytes.trimmed(value)
    if let key = BareLoop.word("trackBy", in: bytes, whole) {
      guard !bytes.trimmed(ByteRange(key.end, whole.end)).isEmpty else { return nil }
      whole = bytes.trimmed(ByteRange(whole.start, key.start))
    }
    guard let word = BareLoop.word("in", in: bytes, whole) else {
      guard !whole.isEmpty else { return nil }
      (item, index, list) = (nil, nil, whole)
      return
    }
    list = bytes.trimmed(ByteRange(word.end, whole.end))
    let names = ByteRange(whole.start, word.start)
    let comma = bytes.slice(names).firstIndex(of: UInt8(ascii: ",")).map { Int(names.start) + $0 }
    let first = bytes.trimmed(ByteRange(names.start, comma.map(UInt32.init) ?? names.end))
    let second = comma.map { bytes.trimmed(ByteRange(UInt32($0 + 1), names.end)) }
    guard !list.isEmpty, isIdentifier(bytes.slice(first)),
      second.map({ isIdentifier(bytes.slice($0)) }) ?? true
    else { return nil }
    (item, index) = (first, second)
  }

  /// The first place of a word between blanks, or at an end.
  private static func word(
    _ word: StaticString, in bytes: UnsafeBufferPointer<UInt8>, _ range: ByteRange
  ) -> ByteRange? {
    let count = word.utf8CodeUnitCount
    var start = Int(range.start)
    while start + count <= Int(range.end) {
      let end = start + count
      let isWord = (0..<count).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
      if isWord, start == Int(range.start) || isMarkupSpace(bytes[start - 1]),
        end == Int(range.end) || isMarkupSpace(bytes[end])
      {
        return ByteRange(start, end)
      }
      start += 1
    }
    return nil
  }
}
