import Diagnostics
import Linting
import Markup
import SystemC

/// The tags of a file that lack their `<`, so that they are text.
struct LostTags {
  struct Tag {
    /// From the name to after the `>`.
    let range: ByteRange
    let name: ByteRange
    let isSelfClosing: Bool
    /// Whether the tag is all of its text.
    let isWholeText: Bool
    /// Whether its end tag closes nothing.
    var hasEndTag = false
  }

  /// In order.
  private(set) var tags: [Tag] = []
  /// The starts of the end tags that close nothing because of them.
  private(set) var endTags: Set<UInt32> = []
  /// The names of the elements of the file, read when the first one is asked for.
  private var usedTags: Set<String>?

  init(in context: FileContext) {
    let document = context.document
    let bytes = context.text.bytes
    for index in document.nodes.indices {
      let node = document.nodes[index]
      // Nearly no text has a `>`.
      guard node.kind == .text, let start = bytes.baseAddress,
        memchr(start + Int(node.range.start), Int32(UInt8(ascii: ">")), node.range.count) != nil
      else { continue }
      if let parent = document.node(index).parent, Dialect.isScriptModule(parent) { continue }
      read(node.range, context)
    }
    if !tags.isEmpty { claimEndTags(document, context) }
  }

  /// The tag that a range is in.
  func tag(around range: ByteRange) -> Tag? {
    let index = tags.partitioningIndex { $0.range.start > range.start } - 1
    return index >= 0 && tags[index].range.contains(range) ? tags[index] : nil
  }

  /// Reads the lines of a text. What is no tag is not read again.
  private mutating func read(_ text: ByteRange, _ context: FileContext) {
    let bytes = context.text.bytes
    let trimmed = bytes.trimmed(text)
    var cursor = Int(trimmed.start)
    let end = Int(trimmed.end)
    while cursor < end {
      var reader = LostTagReader(bytes, cursor, end)
      if let tag = reader.read(), endsLine(after: tag, text, bytes), isTag(tag.name, context) {
        tags.append(
          Tag(
            range: tag.range, name: tag.name, isSelfClosing: tag.isSelfClosing,
            isWholeText: tag.range == trimmed))
      }
      // On to the next line.
      cursor = reader.cursor
      while cursor < end, !bytes[cursor].isLineBreak { cursor += 1 }
      while cursor < end, isMarkupSpace(bytes[cursor]) { cursor += 1 }
    }
  }

  /// Whether the line or the text ends after the tag, or the text does before the end tag of that name.
  private func endsLine(
    after tag: LostTagReader.Found, _ text: ByteRange, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var next = Int(tag.range.end)
    let end = Int(text.end)
    while next < end, bytes[next].isBlank { next += 1 }
    if next == end || bytes[next].isLineBreak { return true }
    guard !tag.isSelfClosing, end + 2 + tag.name.count <= bytes.count, bytes[end] == UInt8(ascii: "<"),
      bytes[end + 1] == UInt8(ascii: "/")
    else { return false }
    return bytes.slice(ByteRange(end + 2, end + 2 + tag.name.count)).elementsEqual(bytes.slice(tag.name))
  }

  /// Whether a name is that of a tag of the dialect, or one that the file uses or registers.
  private mutating func isTag(_ name: ByteRange, _ context: FileContext) -> Bool {
    let tag = context.string(name)
    if context.dialect.components.contains(tag) || context.program.registers(tag, in: context.unit) {
      return true
    }
    let document = context.document
    let used = usedTags ?? Set(document.nodes.indices.lazy.compactMap { document.node($0).element?.tag })
    usedTags = used
    return used.contains(tag)
  }

  /// Each end tag that closes nothing ends the last tag of its name before it that nothing ends.
  private mutating func claimEndTags(_ document: Document, _ context: FileContext) {
    var open: [String: [Int]] = [:]
    var next = 0
    for issue in document.issues where issue.kind == .unmatchedEndTag {
      while next < tags.count, tags[next].range.end <= issue.range.start {
        if !tags[next].isSelfClosing { open[context.string(tags[next].name), default: []].append(next) }
        next += 1
      }
      let name = context.string(issue.range).dropFirst(2).prefix { $0 != ">" && !$0.isWhitespace }
      if let tag = open[String(name)]?.popLast() {
        tags[tag].hasEndTag = true
        endTags.insert(issue.range.start)
      }
    }
  }
}

extension FileContext {
  /// The tags that lack their `<`.
  var lostTags: LostTags { shared(LostTags(in: self)) }
}

/// Reads a start tag from its name on.
private struct LostTagReader {
  struct Found {
    let range: ByteRange
    let name: ByteRange
    let isSelfClosing: Bool
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  /// After what was read.
  private(set) var cursor: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    self.bytes = bytes
    self.end = end
    cursor = start
  }

  /// A name, attributes of which at least one has a value in quotes, and the end of a start tag.
  mutating func read() -> Found? {
    let start = cursor
    guard start < end, bytes[start].isASCIILetter else { return nil }
    skip { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    let name = ByteRange(start, cursor)
    var hasValue = false
    while true {
      let last = cursor
      skip(isMarkupSpace)
      guard cursor < end else { return nil }
      let byte = bytes[cursor]
      let isSelfClosing = byte == UInt8(ascii: "/")
      if byte == UInt8(ascii: ">") || isSelfClosing {
        if isSelfClosing { cursor += 1 }
        guard hasValue, cursor < end, bytes[cursor] == UInt8(ascii: ">") else { return nil }
        cursor += 1
        return Found(range: ByteRange(start, cursor), name: name, isSelfClosing: isSelfClosing)
      }
      guard cursor > last, readAttribute(&hasValue) else { return nil }
    }
  }

  private mutating func readAttribute(_ hasValue: inout Bool) -> Bool {
    let start = cursor
    skip { byte in
      byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: ".")
    }
    guard cursor > start else { return false }
    guard cursor < end, bytes[cursor] == UInt8(ascii: "=") else { return true }
    cursor += 1
    guard cursor < end, case let quote = bytes[cursor],
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { return false }
    cursor += 1
    skip { $0 != quote }
    guard cursor < end else { return false }
    cursor += 1
    hasValue = true
    return true
  }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while cursor < end, isSkipped(bytes[cursor]) { cursor += 1 }
  }
}
