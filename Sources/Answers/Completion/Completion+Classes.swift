import Diagnostics
import Markup

extension CompletionList {
  /// The classes of the style sheets that apply here, without those that are in the value already.
  mutating func addClasses(_ value: CompletionPlace.Value) {
    guard let replaced = typedClass(value) else { return }
    let (page, list) = (page, wholeList(of: value))
    var seen: Set<String> = []
    for word in page.text.slice(list).split(whereSeparator: { !isClassByte($0) }) {
      let start = UInt32(word.startIndex) + list.start
      if start != replaced.start { seen.insert(String(decoding: word, as: UTF8.self)) }
    }
    for declared in page.styleClasses(of: enclosingElement) where seen.insert(declared.name).inserted {
      let label = value.lacksQuotes ? "\"\(declared.name)\"" : declared.name
      add(declared.name, .styleClass, replacing: replaced, text: label) { item in
        item.detail = page.shown(declared.place.path)
        item.subject = .name(declared.place)
      }
    }
  }

  /// The part of a class that is typed, with the rest of it after the cursor; nil where something else is before it.
  private func typedClass(_ value: CompletionPlace.Value) -> ByteRange? {
    let bytes = page.text.bytes
    let cursor = Int(value.content.end)
    var start = cursor
    while start > value.content.start, isClassByte(bytes[start - 1]) { start -= 1 }
    if start > value.content.start, !isMarkupSpace(bytes[start - 1]) { return nil }
    var end = cursor
    while start < cursor, end < bytes.count, isClassByte(bytes[end]) { end += 1 }
    return ByteRange(start, end)
  }

  /// The value up to its end, or to the end of the string, from its first byte.
  private func wholeList(of value: CompletionPlace.Value) -> ByteRange {
    let bytes = page.text.bytes
    var end = Int(value.content.end)
    while end < bytes.count, isClassByte(bytes[end]) || bytes[end] == UInt8(ascii: " ") { end += 1 }
    return ByteRange(Int(value.content.start), end)
  }
}

/// Whether a byte can be in the name of a class, as style sheets write it.
private func isClassByte(_ byte: UInt8) -> Bool {
  isWordByte(byte) && byte != UInt8(ascii: "$") || byte == UInt8(ascii: "-")
}
