import Diagnostics
import Markup

/// Goes over a page up to the cursor, and keeps what is around it.
///
/// It reads as `MarkupScanner` does, with one difference: the meaning of a mistake before the cursor is decided only by
/// what comes before the cursor. A value without its closing quote ends before the next tag or attribute that is
/// certainly one.
///
/// `MarkupScanner` cannot read the text up to the cursor instead. It repairs what never ends, and whatever contains the
/// cursor never ends there. At the end of that text, it is at another place for 1,035 of 6,970 cursors in the fixtures:
/// where a mustache is in a value, or a value has several lines. And what follows the cursor counts: it says whether a
/// comment and the body of a script end, and which other attributes the tag has.
struct PlaceScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let cursor: Int
  let dialect: Dialect
  private var enclosing: [TagText] = []
  /// The words that do not occur after the place where they were last looked for.
  private var absent: Set<String> = []

  /// The result of reading something: where to go on, or the place, if it contains the cursor.
  enum Step {
    case on(Int)
    case found(CompletionPlace?)
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, at cursor: Int, _ dialect: Dialect) {
    self.bytes = bytes
    self.cursor = cursor
    self.dialect = dialect
  }

  mutating func place() -> CompletionPlace? {
    var offset = 0
    while offset < cursor {
      let step: Step
      switch bytes[offset] {
      case UInt8(ascii: "<"): step = markup(at: offset)
      case UInt8(ascii: "{") where byte(offset + 1) == UInt8(ascii: "{"): step = textMustache(at: offset)
      default: step = .on(offset + 1)
      }
      switch step {
      case .on(let next): offset = next
      case .found(let place): return place
      }
    }
    return nil
  }

  // MARK: Bytes

  /// The byte at `offset`; 0 after the end.
  func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  func nameEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, isTagNameByte(bytes[end]) { end += 1 }
    return end
  }

  func afterSpace(_ start: Int) -> Int {
    var offset = start
    while offset < bytes.count, isMarkupSpace(bytes[offset]) { offset += 1 }
    return offset
  }

  private func starts(with word: StaticString, at offset: Int) -> Bool {
    let end = offset + word.utf8CodeUnitCount
    return end <= bytes.count
      && bytes[offset..<end].elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: end - offset))
  }

  /// Finds a word; one that is missing is looked for only once.
  private mutating func find(_ word: String, from start: Int) -> Int? {
    if absent.contains(word) { return nil }
    var copy = word
    if let found = copy.withUTF8({ bytes.firstIndex(of: $0, from: start) }) { return found }
    absent.insert(word)
    return nil
  }

  // MARK: What begins with `<`

  private mutating func markup(at start: Int) -> Step {
    let next = start + 1
    if next == cursor { return .found(place(.tag, typed: next, end: next)) }
    switch bytes[next] {
    case UInt8(ascii: "/"): return endTag(at: start)
    case UInt8(ascii: "!"):
      if starts(with: "<!--", at: start) { return comment(at: start) }
      if starts(with: "<![CDATA[", at: start) { return pass(start, to: "]]>") }
      return pass(start, to: ">")
    case UInt8(ascii: "?"): return pass(start, to: "?>")
    case let byte: return startsTagName(byte) ? startTag(at: start) : .on(next)
    }
  }

  /// Passes over what is not read, up to `end`; a `<` that nothing ends is text.
  private mutating func pass(_ start: Int, to end: String) -> Step {
    guard let found = find(end, from: start + 2) else { return .on(start + 2) }
    let after = found + end.utf8.count
    return after <= cursor ? .on(after) : .found(nil)
  }

  private mutating func comment(at start: Int) -> Step {
    if let close = find("-->", from: start + 4) {
      return close + 3 <= cursor ? .on(close + 3) : .found(nil)
    }
    // What follows the line is markup that was meant to be read.
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return end < cursor ? .on(end) : .found(nil)
  }

  private mutating func endTag(at start: Int) -> Step {
    let nameStart = start + 2
    let nameEnd = nameEnd(from: nameStart)
    if cursor <= nameEnd { return .found(place(.endTag, typed: nameStart, end: nameEnd)) }
    close(ByteRange(nameStart, nameEnd))
    var end = nameEnd
    while end < cursor, bytes[end] != UInt8(ascii: ">"), bytes[end] != UInt8(ascii: "<") { end += 1 }
    if end == cursor { return .found(nil) }
    return .on(bytes[end] == UInt8(ascii: ">") ? end + 1 : end)
  }

  private mutating func close(_ name: ByteRange) {
    let name = bytes.slice(name)
    let index = enclosing.lastIndex { open in
      let other = bytes.slice(open.name)
      return other.elementsEqual(name)
        || dialect.foldsEndTags && other.elementsEqual(name) { ($0 | 0x20) == ($1 | 0x20) }
    }
    if let index { enclosing.removeSubrange(index...) }
  }

  // MARK: Start tags

  private mutating func startTag(at start: Int) -> Step {
    let end = nameEnd(from: start + 1)
    if cursor <= end { return .found(place(.tag, typed: start + 1, end: end)) }
    var tag = TagText(name: ByteRange(start + 1, end))
    var offset = end
    while true {
      let part = min(afterSpace(offset), cursor)
      if part == cursor {
        return .found(part > offset ? attribute(from: part, to: part, in: tag) : nil)
      }
      switch bytes[part] {
      case UInt8(ascii: ">"):
        enclosing.append(tag)
        return rawBody(of: tag, from: part + 1)
      case UInt8(ascii: "/") where byte(part + 1) == UInt8(ascii: ">"):
        return part + 2 <= cursor ? .on(part + 2) : .found(nil)
      case UInt8(ascii: "<"):
        enclosing.append(tag)
        return .on(part)
      case let byte where !isTagNameByte(byte):
        offset = part + 1
      default:
        switch attribute(at: part, &tag) {
        case .on(let next): offset = next
        case .found(let place): return .found(place)
        }
      }
    }
  }

  /// Reads the attribute whose name begins at `start`.
  private func attribute(at start: Int, _ tag: inout TagText) -> Step {
    let end = nameEnd(from: start)
    if cursor <= end { return .found(attribute(from: start, to: end, in: tag)) }
    let name = ByteRange(start, end)
    let sign = afterSpace(end)
    guard sign < cursor, bytes[sign] == UInt8(ascii: "=") else {
      tag.attributes.append(TagText.Attribute(name: name))
      return .on(end)
    }
    let value = afterSpace(sign + 1)
    if value >= cursor { return .found(unquotedValue(of: name, from: cursor, in: tag)) }
    let quote = bytes[value]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return quotedValue(of: name, at: value, &tag)
    }
    return unquotedValue(of: name, at: value, &tag)
  }

  /// The place of an attribute's name, with the attributes that come after it.
  private func attribute(from start: Int, to end: Int, in tag: TagText) -> CompletionPlace? {
    var tag = tag
    let sign = afterSpace(end)
    let hasValue = end > start && byte(sign) == UInt8(ascii: "=")
    addAttributes(from: hasValue ? valueEnd(afterSpace(sign + 1)) : end, to: &tag)
    return place(.attribute(hasValue: hasValue), typed: start, end: end, in: tag)
  }

  /// Adds the attributes after the cursor, as far as the tag continues there.
  func addAttributes(from start: Int, to tag: inout TagText) {
    var offset = start
    while true {
      offset = afterSpace(offset)
      let end = nameEnd(from: offset)
      if end == offset {
        let byte = byte(offset)
        if offset >= bytes.count || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<") { return }
        offset += 1
        continue
      }
      var attribute = TagText.Attribute(name: ByteRange(offset, end))
      let sign = afterSpace(end)
      offset = end
      if byte(sign) == UInt8(ascii: "=") {
        let value = afterSpace(sign + 1)
        offset = valueEnd(value)
        let isQuoted = [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(byte(value))
        attribute.value =
          isQuoted ? ByteRange(value + 1, max(value + 1, offset - 1)) : ByteRange(value, offset)
      }
      tag.attributes.append(attribute)
    }
  }

  /// The end of the value that begins at `start`, after its closing quote.
  func valueEnd(_ start: Int) -> Int {
    let quote = byte(start)
    var end = start
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      end += 1
      while end < bytes.count, bytes[end] != quote { end += 1 }
      return min(end + 1, bytes.count)
    }
    while end < bytes.count, !isMarkupSpace(bytes[end]), bytes[end] != UInt8(ascii: ">"),
      bytes[end] != UInt8(ascii: "<")
    {
      end += 1
    }
    return end
  }

  /// Passes over the body of an element that contains code.
  private mutating func rawBody(of tag: TagText, from start: Int) -> Step {
    let name = bytes.string(tag.name)
    guard dialect.rawBodies.contains(name) else { return .on(start) }
    var from = start
    while let end = find("</" + name, from: from) {
      from = end + name.utf8.count + 2
      if isTagNameByte(byte(from)) { continue }
      return end < cursor ? .on(end) : .found(nil)
    }
    return .on(start)
  }

  // MARK: Places

  func place(_ kind: CompletionPlace.Kind, typed start: Int, end: Int, in tag: TagText? = nil)
    -> CompletionPlace
  {
    CompletionPlace(
      kind: kind, typed: ByteRange(start, cursor),
      // Before a name, none of it is typed.
      replaced: ByteRange(start, start == cursor ? cursor : end), tag: tag, enclosing: enclosing)
  }

  /// The same place with the attributes after the cursor; the cursor is in a value.
  func valuePlace(_ kind: CompletionPlace.Kind, in tag: TagText, quote: UInt8) -> CompletionPlace {
    var tag = tag
    var end = cursor
    if quote == 0 {
      end = valueEnd(cursor)
    } else {
      while end < bytes.count, bytes[end] != quote, bytes[end] != UInt8(ascii: "<") { end += 1 }
      if byte(end) == quote { end += 1 }
    }
    addAttributes(from: end, to: &tag)
    return place(kind, typed: cursor, end: cursor, in: tag)
  }
}
