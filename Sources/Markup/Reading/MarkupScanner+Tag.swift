import Diagnostics

extension MarkupScanner {
  /// Reads the start tag whose `<` is at `start`; returns the offset behind it.
  mutating func scanStartTag(at start: Int) -> Int {
    let nameEnd = scanName(at: start + 1, isAttribute: false)
    let name = ByteRange(start + 1, nameEnd)
    let isHidden = open.count >= MarkupLimit.depth
    let insertionMark = output.insertions.count
    let mustacheMark = output.mustaches.count

    var tag = TagScan(offset: nameEnd, lastEnd: nameEnd)
    while scanTagPart(&tag) {}
    if tag.isBroken {
      // A value that never ends takes the `>` with it: one mistake.
      if !tag.hasBrokenValue { output.report(.unterminatedTag, start, nameEnd) }
      insert(.tagEnd, at: tag.lastEnd)
      tag.offset = tag.lastEnd
    }
    if let mark = tag.limitMark {
      blank(mark.offset, tag.isBroken ? tag.offset : tag.offset - (tag.isSelfClosing ? 2 : 1))
      output.insertions.removeSubrange(mark.insertions...)
      output.mustaches.removeSubrange(mark.mustaches...)
      if tag.isBroken { insert(.tagEnd, at: tag.lastEnd) }
    }
    if isHidden {
      if !isTooDeepReported { output.report(SyntaxIssue(.tooDeep, name)) }
      isTooDeepReported = true
      output.insertions.removeSubrange(insertionMark...)
      output.mustaches.removeSubrange(mustacheMark...)
      hide(start, tag.offset)
    }
    if tag.isSelfClosing { return tag.offset }
    open.append(OpenTag(name: name, isBroken: tag.isBroken || tag.hasBrokenValue, isHidden: isHidden))
    return isRawBody(name) ? maskRawBody(of: name, from: tag.offset) : tag.offset
  }

  /// Where the reading of a start tag stands.
  struct TagScan {
    var offset: Int
    /// Behind the last part that belongs to the tag.
    var lastEnd: Int
    var attributeCount = 0
    var isSelfClosing = false
    /// No `>` came before the next `<` or the end of the file.
    var isBroken = false
    /// A value without its closing quote was told already.
    var hasBrokenValue = false
    /// The last value was followed by a name at once.
    var lacksSpace = false
    /// From where on attributes are too many.
    var limitMark: (offset: Int, insertions: Int, mustaches: Int)?
  }

  /// Reads one attribute or the end of the tag; returns false at the end.
  private mutating func scanTagPart(_ tag: inout TagScan) -> Bool {
    var offset = tag.offset
    while classes[Int(source[offset])] & ByteClass.space != 0 { offset &+= 1 }
    let byte = source[offset]
    if classes[Int(byte)] & ByteClass.nameStop == 0 {
      tag.offset = offset
      scanAttribute(&tag)
      return true
    }
    switch byte {
    case UInt8(ascii: ">"):
      tag.offset = offset + 1
      return false
    case UInt8(ascii: "/"):
      if source[offset + 1] == UInt8(ascii: ">") {
        tag.isSelfClosing = true
        tag.offset = offset + 2
        return false
      }
      blank(offset, offset + 1)
      tag.offset = offset + 1
    case UInt8(ascii: "<"):
      tag.isBroken = true
      return false
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "="):
      tag.offset = scanStrayBytes(at: offset)
      tag.lastEnd = tag.offset
    default:
      if offset >= count {
        tag.isBroken = true
        return false
      }
      maskControl(offset)
      tag.offset = offset + 1
    }
    return true
  }

  private mutating func scanAttribute(_ tag: inout TagScan) {
    tag.attributeCount += 1
    if tag.attributeCount > MarkupLimit.attributes, tag.limitMark == nil {
      tag.limitMark = (tag.offset, output.insertions.count, output.mustaches.count)
    }
    let nameStart = tag.offset
    var offset = scanName(at: nameStart, isAttribute: true)
    let nameEnd = offset
    if tag.attributeCount == MarkupLimit.attributes + 1 {
      output.report(.tooManyAttributes, nameStart, nameEnd)
    }
    // A stray `,` or the like is one mistake.
    if tag.lacksSpace, startsAttributeName(source[nameStart]) {
      output.report(.missingAttributeSpace, nameStart, nameEnd)
    }
    tag.lacksSpace = false
    while classes[Int(source[offset])] & ByteClass.space != 0 { offset &+= 1 }
    guard source[offset] == UInt8(ascii: "=") else {
      insert(endsToken(nameEnd) ? .emptyValue : .emptyValueAndSpace, at: nameEnd)
      tag.offset = nameEnd
      tag.lastEnd = nameEnd
      return
    }
    offset += 1
    while classes[Int(source[offset])] & ByteClass.space != 0 { offset &+= 1 }
    let byte = source[offset]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      tag.offset = offset
      scanQuotedValue(&tag)
    } else {
      scanUnquotedValue(&tag, at: offset)
    }
    tag.lastEnd = tag.offset
  }

  /// Whether a token that ends at `offset` is followed by white space or the end of the tag.
  private func endsToken(_ offset: Int) -> Bool {
    let byte = source[offset]
    return classes[Int(byte)] & ByteClass.space != 0 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }

  // MARK: Names

  /// Reads the name at `start`, masking what libxml2 would not take in one; returns its end.
  private mutating func scanName(at start: Int, isAttribute: Bool) -> Int {
    var offset = start
    var bits: UInt8 = 0
    while true {
      let byte = classes[Int(source[offset])]
      if byte & ByteClass.nameStop != 0 { break }
      bits |= byte
      offset &+= 1
    }
    let first = source[start]
    if bits & ByteClass.oddInName != 0 || !isASCIILetter(first) || offset - start > longestName
      || first == UInt8(ascii: "x") && starts(with: "xmlns", at: start)
    {
      if !NameCheck.isName(source, start, offset, isAttribute: isAttribute) {
        output.report(.invalidName, start, offset)
      }
      maskName(start, offset)
    }
    return offset
  }

  /// Masks the name of an end tag as that of its start tag was.
  mutating func maskEndTagName(_ name: ByteRange) {
    let issueCount = output.issues.count
    _ = scanName(at: Int(name.start), isAttribute: false)
    // The start tag told it.
    output.issues.removeSubrange(issueCount...)
  }

  /// The same source name always becomes the same masked name, in start and end tags.
  private func maskName(_ start: Int, _ end: Int) {
    var offset = start
    while offset < end {
      if classes[Int(source[offset])] & ByteClass.oddInName != 0 { mask(offset) }
      offset += 1
    }
    // An attribute `xmlns` would declare a namespace; digits, `-` and `.` begin no name.
    if !isASCIILetter(source[start]) || starts(with: "xmlns", at: start) { mask(start) }
    // libxml2 refuses names above 50,000 bytes. White space may follow a name.
    blank(start + longestName, end)
  }

  /// Reads quotes and `=` where an attribute should begin: `class="a"">`, `="x"`. Returns the offset behind them.
  private mutating func scanStrayBytes(at start: Int) -> Int {
    var offset = start
    while source[offset] == UInt8(ascii: "=") || classes[Int(source[offset])] & ByteClass.space != 0 {
      offset += 1
    }
    let quote = source[offset]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      offset += 1
      var end = offset
      while end < count, source[end] != quote, source[end] != UInt8(ascii: ">"),
        source[end] != UInt8(ascii: "<"),
        source[end] != UInt8(ascii: "="), source[end] != 0x0A
      {
        end += 1
      }
      if source[end] == quote, end < count { offset = end + 1 }
    } else {
      while offset > start + 1, classes[Int(source[offset - 1])] & ByteClass.space != 0 { offset -= 1 }
    }
    output.report(.invalidName, start, offset)
    blank(start, offset)
    return offset
  }

  // MARK: Values

  private mutating func scanQuotedValue(_ tag: inout TagScan) {
    let start = tag.offset
    let quote = source[start]
    let mustacheMark = output.mustaches.count
    let issueMark = output.issues.count
    var offset = start + 1
    /// The first `>` in front of a `<`: if the value never ends, the tag was meant to end there.
    var tagBreak: Int?
    value: while true {
      while classes[Int(source[offset])] & ByteClass.valueStop == 0 { offset &+= 1 }
      let byte = source[offset]
      if byte == quote { break }
      switch byte {
      case UInt8(ascii: "{"):
        offset = source[offset + 1] == UInt8(ascii: "{") ? scanMustache(at: offset, quote: quote) : offset + 1
        continue value
      case UInt8(ascii: "&"): mask(offset)
      case UInt8(ascii: "<"):
        if tagBreak == nil { tagBreak = greaterThan(before: offset, downTo: start) }
        mask(offset)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): break
      default:
        if offset >= count { break value }
        maskControl(offset)
      }
      offset += 1
    }
    let isFollowedByName = classes[Int(source[offset + 1])] & ByteClass.nameStop == 0
    if offset < count, !isFollowedByName || tagBreak == nil && source[offset - 1] != UInt8(ascii: "=") {
      tag.offset = offset + 1
      tag.lacksSpace = isFollowedByName
      if isFollowedByName { insert(.space, at: offset + 1) }
      return
    }
    // The quote that was found opens another value, or there is none.
    let end = recoveryPoint(start, offset, tagBreak)
    _ = copyPlain(source + start + 1, offset - start - 1, to: copy + start + 1)
    output.mustaches.removeSubrange(mustacheMark...)
    output.issues.removeSubrange(min(issueMark, output.issues.count)...)
    output.report(.unterminatedValue, start, start + 1)
    maskPlain(start + 1, end)
    insert(quote == UInt8(ascii: "'") ? .singleQuote : .quote, at: end)
    // `a="b="c`: the value is empty, and `b` follows it at once.
    if !endsToken(end) { insert(.space, at: end) }
    tag.hasBrokenValue = true
    tag.offset = end
  }

  /// The `>` that stands, white space aside, right before `offset`.
  private func greaterThan(before offset: Int, downTo start: Int) -> Int? {
    var previous = offset - 1
    while previous > start, classes[Int(source[previous])] & ByteClass.space != 0 { previous -= 1 }
    return previous > start && source[previous] == UInt8(ascii: ">") ? previous : nil
  }

  /// Where a value without closing quote is taken to end: before the next attribute, at the tag's `>`, or at the
  /// end of the line.
  private func recoveryPoint(_ start: Int, _ stop: Int, _ tagBreak: Int?) -> Int {
    if let tagBreak { return tagBreak }
    if stop < count {
      var end = stop - 1
      while end > start + 1, classes[Int(source[end - 1])] & ByteClass.nameStop == 0 { end -= 1 }
      while end > start + 1, classes[Int(source[end - 1])] & ByteClass.space != 0 { end -= 1 }
      return end
    }
    var end = start + 1
    while end < count, source[end] != UInt8(ascii: ">"), source[end] != UInt8(ascii: "<"),
      source[end] != 0x0A,
      source[end] != 0x0D
    {
      end += 1
    }
    return end > start + 1 && source[end] == UInt8(ascii: ">") && source[end - 1] == UInt8(ascii: "/")
      ? end - 1 : end
  }

  /// Masks a stretch that is taken as a value without looking for mustaches in it.
  private mutating func maskPlain(_ start: Int, _ end: Int) {
    var offset = start
    while offset < end {
      let bits = classes[Int(source[offset])]
      if bits & ByteClass.control != 0 {
        maskControl(offset)
      } else if bits & ByteClass.mustacheMask != 0 {
        mask(offset)
      }
      offset += 1
    }
  }

  /// Reads `a=b` and `a={{b}}` up to white space, `>` or `/>`.
  private mutating func scanUnquotedValue(_ tag: inout TagScan, at start: Int) {
    var offset = start
    if offset < count, !endsUnquotedValue(offset) { insert(.quote, at: offset) }
    while offset < count, !endsUnquotedValue(offset) {
      let byte = source[offset]
      if byte == UInt8(ascii: "{"), source[offset + 1] == UInt8(ascii: "{") {
        offset = scanMustache(at: offset, quote: 0)
        continue
      }
      let bits = classes[Int(byte)]
      if bits & ByteClass.control != 0 {
        maskControl(offset)
      } else if bits & ByteClass.mustacheMask != 0 {
        mask(offset)
      }
      offset += 1
    }
    output.report(.unquotedValue, start, offset)
    if offset == start {
      insert(.quotedNothing, at: offset)
    } else {
      insert(endsToken(offset) ? .quote : .quoteAndSpace, at: offset)
    }
    tag.offset = offset
  }

  private func endsUnquotedValue(_ offset: Int) -> Bool {
    let byte = source[offset]
    return classes[Int(byte)] & ByteClass.space != 0 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<")
      || byte == UInt8(ascii: "/") && source[offset + 1] == UInt8(ascii: ">")
  }

  mutating func insert(_ kind: Insertion.Kind, at offset: Int, name: ByteRange = ByteRange(0, 0)) {
    output.insertions.append(Insertion(offset: UInt32(truncatingIfNeeded: offset), kind: kind, name: name))
  }

  // MARK: Raw bodies

  /// `wxs` and `sjs` hold code, not markup.
  private func isRawBody(_ name: ByteRange) -> Bool {
    name.count == 3 && (starts(with: "wxs", at: Int(name.start)) || starts(with: "sjs", at: Int(name.start)))
  }

  private mutating func maskRawBody(of name: ByteRange, from start: Int) -> Int {
    let close: Terminator = source[Int(name.start)] == UInt8(ascii: "w") ? .wxs : .sjs
    guard let end = find(close, from: start) else { return start }
    maskPlain(start, end)
    return end
  }
}

/// In bytes; libxml2 refuses names above 50,000.
private let longestName = 1_000
