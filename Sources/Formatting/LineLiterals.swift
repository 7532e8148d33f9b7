import Diagnostics

/// Which lines begin where a line break is a character of a string: in literals of mustaches and in CDATA sections.
struct LineLiterals {
  /// The mustache that was looked at last, and the literals in it that span lines.
  private var known = (range: ByteRange(0, 0), literals: [ByteRange]())
  /// The same for the last text and its CDATA sections.
  private var sections = (range: ByteRange(0, 0), literals: [ByteRange]())

  /// Whether a line that begins at `start` begins in a string of a mustache.
  mutating func contain(_ start: UInt32, in mustache: ByteRange, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool
  {
    if known.range != mustache { known = (mustache, LineLiterals.strings(in: mustache, bytes)) }
    return LineLiterals.isInside(known.literals, start)
  }

  /// Whether a line that begins at `start` begins in a CDATA section of a text.
  mutating func isInCharacterData(_ start: UInt32, _ text: ByteRange, _ bytes: UnsafeBufferPointer<UInt8>)
    -> Bool
  {
    if sections.range != text { sections = (text, LineLiterals.sections(in: text, bytes)) }
    return LineLiterals.isInside(sections.literals, start)
  }

  private static func isInside(_ literals: [ByteRange], _ start: UInt32) -> Bool {
    let next = literals.partitioningIndex { $0.end > start }
    return next < literals.count && literals[next].start < start
  }

  /// The string and template literals that span lines. A quote that nothing ends begins one that goes on to the end.
  private static func strings(in mustache: ByteRange, _ bytes: UnsafeBufferPointer<UInt8>) -> [ByteRange] {
    var found: [ByteRange] = []
    var offset = Int(mustache.start)
    let end = Int(mustache.end)
    while offset < end {
      let quote = bytes[offset]
      guard quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "`") else {
        offset += 1
        continue
      }
      let start = offset
      var spansLines = false
      offset += 1
      while offset < end, bytes[offset] != quote {
        if bytes[offset].isLineBreak { spansLines = true }
        if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < end {
          offset += 1
          if bytes[offset].isLineBreak { spansLines = true }
        }
        offset += 1
      }
      offset = min(offset + 1, end)
      if spansLines { found.append(ByteRange(start, offset)) }
    }
    return found
  }

  private static func sections(in text: ByteRange, _ bytes: UnsafeBufferPointer<UInt8>) -> [ByteRange] {
    let bytes = bytes.slice(text)
    var found: [ByteRange] = []
    var offset = 0
    while let start = bytes.firstIndex(of: "<![CDATA[", from: offset) {
      let end = bytes.firstIndex(of: "]]>", from: start).map { $0 + 3 } ?? bytes.count
      found.append(ByteRange(Int(text.start) + start, Int(text.start) + end))
      offset = end
    }
    return found
  }
}
