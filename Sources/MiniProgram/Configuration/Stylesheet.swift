import Diagnostics

/// Which ids and elements the selectors of a style sheet name, and which files it imports.
///
/// A selector is what is before a `{` and is not an at-rule, on any level: rules in `@media` and nested rules
/// count. Nothing is proved about what a selector matches.
package struct Stylesheet: Sendable {
  /// The names after `#` in selectors.
  package private(set) var ids: Set<String> = []
  /// Element names in selectors, as written.
  package private(set) var elements: Set<String> = []
  /// Whether a selector uses the attribute `id` (`[id^="map"]`): ids may be named that are not in `ids`.
  package private(set) var selectsIdsByAttribute = false
  /// The targets of `@import`, as written.
  package private(set) var imports: [ConfiguredPath] = []

  /// What several select; it imports nothing.
  init(joining sheets: [Stylesheet]) {
    for sheet in sheets {
      ids.formUnion(sheet.ids)
      elements.formUnion(sheet.elements)
      if sheet.selectsIdsByAttribute { selectsIdsByAttribute = true }
    }
  }

  package init(_ text: SourceText) {
    let bytes = text.bytes
    var i = text.byteOrderMarkLength
    // Where the current selector, at-rule or declaration begins.
    var start = i
    while i < bytes.count {
      switch bytes[i] {
      case UInt8(ascii: "{"):
        read(selector: bytes, from: start, to: i)
        i += 1
        start = i
      case UInt8(ascii: ";"), UInt8(ascii: "}"):
        read(import: text, from: start, to: i)
        i += 1
        start = i
      default: i = next(bytes, i)
      }
    }
    read(import: text, from: start, to: i)
  }

  private mutating func read(selector bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    var i = skipBlank(bytes, start, end)
    if i < end, bytes[i] == UInt8(ascii: "@") { return }
    while i < end {
      switch bytes[i] {
      case UInt8(ascii: "#"):
        let name = identifier(bytes, i + 1, end)
        if name.count > 0 { ids.insert(String(decoding: bytes[name], as: UTF8.self)) }
        i = name.upperBound
      case UInt8(ascii: "."), UInt8(ascii: ":"): i = identifier(bytes, i + 1, end).upperBound
      case UInt8(ascii: "["):
        let name = identifier(bytes, skipBlank(bytes, i + 1, end), end)
        if bytes[name].elementsEqual("id".utf8) { selectsIdsByAttribute = true }
        i = name.upperBound
        while i < end, bytes[i] != UInt8(ascii: "]") { i = next(bytes, i) }
      default:
        let name = identifier(bytes, i, end)
        if name.count > 0 {
          elements.insert(String(decoding: bytes[name], as: UTF8.self))
          i = name.upperBound
        } else {
          i = next(bytes, i)
        }
      }
    }
  }

  private mutating func read(import text: SourceText, from start: Int, to end: Int) {
    guard let range = importTarget(text.bytes, start, end) else { return }
    imports.append(ConfiguredPath(path: text.string(range), range: range))
  }
}

/// The target of `@import "x"`, `@import url("x")` or `@import url(x)`, which begins at `start`; nil where there is none before `end`.
func importTarget(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> ByteRange? {
  var i = skipBlank(bytes, start, end)
  guard i < end, bytes[i] == UInt8(ascii: "@") else { return nil }
  let keyword = identifier(bytes, i + 1, end)
  guard bytes[keyword].elementsEqual("import".utf8) else { return nil }
  i = skipBlank(bytes, keyword.upperBound, end)
  let function = identifier(bytes, i, end)
  if bytes[function].elementsEqual("url".utf8), function.upperBound < end,
    bytes[function.upperBound] == UInt8(ascii: "(")
  {
    i = skipBlank(bytes, function.upperBound + 1, end)
  }
  guard i < end else { return nil }
  let isQuoted = bytes[i] == UInt8(ascii: "\"") || bytes[i] == UInt8(ascii: "'")
  let target = isQuoted ? i + 1 : i
  var after = target
  while after < end {
    let byte = bytes[after]
    if isQuoted ? byte == bytes[i] : byte == UInt8(ascii: ")") || byte <= 0x20 { break }
    after += 1
  }
  return after > target ? ByteRange(target, after) : nil
}

/// The index after the comment or the string that begins at `i`; where neither does, the index after the byte. A string
/// ends at the end of its line at the latest. The byte after a backslash has no meaning.
func next(_ bytes: UnsafeBufferPointer<UInt8>, _ i: Int) -> Int {
  switch bytes[i] {
  case UInt8(ascii: "/") where i + 1 < bytes.count && bytes[i + 1] == UInt8(ascii: "*"):
    var end = i + 2
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "*"), end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "/") {
        return end + 2
      }
      end += 1
    }
    return end
  case UInt8(ascii: "\""), UInt8(ascii: "'"):
    var end = i + 1
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if bytes[end] == bytes[i] { return end + 1 }
      end += bytes[end] == UInt8(ascii: "\\") && end + 1 < bytes.count ? 2 : 1
    }
    return end
  case UInt8(ascii: "\\"): return min(i + 2, bytes.count)
  default: return i + 1
  }
}

/// The index of the first byte from `start` on that is neither white space nor in a comment, at most `end`.
func skipBlank(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
  var i = start
  while i < end {
    let isComment = bytes[i] == UInt8(ascii: "/") && i + 1 < end && bytes[i + 1] == UInt8(ascii: "*")
    if !isComment, bytes[i] > 0x20 { break }
    i = next(bytes, i)
  }
  return min(i, end)
}

/// The identifier that begins at `start`: letters, digits, `-`, `_`, bytes above ASCII. Empty when none begins there.
func identifier(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Range<Int> {
  let start = min(start, end)
  var i = start
  while i < end {
    switch bytes[i] {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...0xFF: i += 1
    default: return start..<i
    }
  }
  return start..<i
}
