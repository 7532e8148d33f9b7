import Diagnostics

extension MarkupScanner {
  /// Reads the start tag that begins with the `<` at `start`; returns the offset after it.
  mutating func scanStartTag(at start: Int) -> Int {
    endText(at: start)
    let (nameEnd, isRespelled) = scanName(at: start + 1, isAttribute: false)
    let name = ByteRange(start + 1, nameEnd)
    let isHidden = open.count >= MarkupLimit.depth
    let before = mark()
    output.pointee.outline.writeStart(of: slice(name), isRespelled: isRespelled)

    var tag = TagScan(offset: nameEnd, lastEnd: nameEnd)
    while scanTagPart(&tag) {}
    if tag.isBroken {
      // A value that never ends takes the `>` with it: one mistake.
      if !tag.hasBrokenValue { output.pointee.report(.unterminatedTag, start, nameEnd) }
      tag.offset = tag.lastEnd
    }
    if let limit = tag.limit { takeBack(to: limit) }
    let range = ByteRange(start, tag.offset)
    let isBroken = tag.isBroken || tag.hasBrokenValue
    note(
      tag.isSelfClosing ? .selfClosing : .start, name, range, isBare: nameEnd + 1 == tag.offset,
      isBroken: isBroken
    )
    if isMeantAsEnd {
      takeBack(to: before)
      closeInnermost(instead: name, range)
      return tag.offset
    }
    if isHidden {
      if !isTooDeepReported { output.pointee.report(SyntaxIssue(.tooDeep, name)) }
      isTooDeepReported = true
      takeBack(to: before)
    } else {
      output.pointee.outline.writeTagEnd(isSelfClosing: tag.isSelfClosing)
      output.pointee.pieces.append(
        Piece(
          kind: .startTag, isSelfClosing: tag.isSelfClosing, isRespelled: isRespelled,
          range: range, nameEnd: name.end, partStart: UInt32(before.attributes),
          partCount: UInt32(output.pointee.attributes.count - before.attributes)))
    }
    startText(at: tag.offset)
    if tag.isSelfClosing { return tag.offset }
    if nesting.closesTags {
      open.append(
        OpenTag(
          name: name, index: tagCount - 1, isRespelled: isRespelled, isBroken: isBroken, isHidden: isHidden))
    }
    return skipRawBody(of: name, from: tag.offset)
  }

  /// How much of the output there was at a certain time.
  struct Mark {
    var outline: Int
    var attributes: Int
    var mustaches: Int
  }

  private func mark() -> Mark {
    Mark(
      outline: output.pointee.outline.count, attributes: output.pointee.attributes.count,
      mustaches: output.pointee.mustaches.count)
  }

  private func takeBack(to mark: Mark) {
    output.pointee.outline.truncate(to: mark.outline)
    output.pointee.attributes.truncate(to: mark.attributes)
    output.pointee.mustaches.truncate(to: mark.mustaches)
  }

  /// How much of a start tag has been read.
  struct TagScan {
    var offset: Int
    /// After the last part that belongs to the tag.
    var lastEnd: Int
    var attributeCount = 0
    var isSelfClosing = false
    /// No `>` came before the next `<` or the end of the file.
    var isBroken = false
    /// A value without its closing quote was reported already.
    var hasBrokenValue = false
    /// The last value was followed by a name at once.
    var lacksSpace = false
    /// From where on attributes are too many.
    var limit: Mark?
  }

  /// Reads one attribute or the end of the tag; returns false at the end.
  private mutating func scanTagPart(_ tag: inout TagScan) -> Bool {
    let (source, classes) = (self.source, self.classes)
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
      tag.offset = offset + 1
    case UInt8(ascii: "<"):
      if source[offset + 1] == UInt8(ascii: "<") { output.pointee.mayHaveConflict = true }
      tag.isBroken = true
      return false
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "="):
      tag.offset = scanMisplacedBytes(at: offset)
      tag.lastEnd = tag.offset
    default:
      if offset >= count {
        tag.isBroken = true
        return false
      }
      reportControl(offset)
      tag.offset = offset + 1
    }
    return true
  }

  private mutating func scanAttribute(_ tag: inout TagScan) {
    let (source, classes) = (self.source, self.classes)
    tag.attributeCount += 1
    if tag.attributeCount > MarkupLimit.attributes, tag.limit == nil { tag.limit = mark() }
    let nameStart = tag.offset
    let (nameEnd, isRespelled) = scanName(at: nameStart, isAttribute: true)
    let name = ByteRange(nameStart, nameEnd)
    output.pointee.outline.writeAttribute(slice(name), isRespelled: isRespelled)
    if tag.attributeCount == MarkupLimit.attributes + 1 {
      output.pointee.report(.tooManyAttributes, nameStart, nameEnd)
    }
    // An unmatched `,` or the like is one mistake, and so is an invisible character that nothing follows.
    if tag.lacksSpace, startsAttributeName(source[nameStart]),
      !isRespelled || !NameCheck.visibleBytes(of: slice(name)).isEmpty
    {
      output.pointee.report(.missingAttributeSpace, nameStart, nameEnd)
    }
    tag.lacksSpace = false
    let mustacheStart = output.pointee.mustaches.count
    var offset = nameEnd
    while classes[Int(source[offset])] & ByteClass.space != 0 { offset &+= 1 }
    let value: ByteRange
    let quote: AttributeNode.Quote
    if source[offset] == UInt8(ascii: "=") {
      let afterSign = offset + 1
      offset = afterSign
      while classes[Int(source[offset])] & ByteClass.space != 0 { offset &+= 1 }
      switch source[offset] {
      case UInt8(ascii: "\""):
        value = scanQuotedValue(&tag, at: offset)
        quote = .double
      case UInt8(ascii: "'"):
        value = scanQuotedValue(&tag, at: offset)
        quote = .single
      case _ where offset > afterSign && isAttributeStart(offset):
        value = ByteRange(nameEnd, nameEnd)
        quote = .noValue
        tag.offset = afterSign
      default:
        value = scanUnquotedValue(&tag, at: offset)
        quote = .none
      }
    } else {
      value = ByteRange(nameEnd, nameEnd)
      quote = .noValue
      tag.offset = nameEnd
    }
    tag.lastEnd = tag.offset
    if language.pointee.bareDirectives.index(of: source + nameStart, count: name.count) != nil,
      value.count > 0,
      output.pointee.mustaches.count == mustacheStart
    {
      output.pointee.mustaches.append(value)
    }
    if language.pointee.bareLoops.index(of: source + nameStart, count: name.count) != nil, value.count > 0,
      output.pointee.mustaches.count == mustacheStart,
      let loop = BareLoop(UnsafeBufferPointer(start: source, count: count), value)
    {
      output.pointee.mustaches.append(loop.list)
    }
    output.pointee.attributes.append(
      AttributeNode(
        name: isRespelled ? .respelled : .none, nameRange: name, valueRange: value,
        mustacheStart: UInt32(truncatingIfNeeded: mustacheStart),
        mustacheCount: UInt16(truncatingIfNeeded: output.pointee.mustaches.count - mustacheStart),
        quote: quote))
  }

  /// Whether an attribute with a value begins at `offset`: what follows in `a:else= class="b"` is not a value.
  private func isAttributeStart(_ offset: Int) -> Bool {
    guard startsAttributeName(source[offset]) else { return false }
    var end = offset
    while classes[Int(source[end])] & ByteClass.nameStop == 0 { end += 1 }
    while classes[Int(source[end])] & ByteClass.space != 0 { end += 1 }
    return source[end] == UInt8(ascii: "=")
  }

  // MARK: Names

  /// Reads the name at `start`; returns its end, and whether the outline spells it differently.
  @inline(__always)
  private mutating func scanName(at start: Int, isAttribute: Bool) -> (end: Int, isRespelled: Bool) {
    let (source, classes) = (self.source, self.classes)
    var offset = start
    var bits: UInt8 = 0
    while true {
      let byte = classes[Int(source[offset])]
      if byte & ByteClass.nameStop != 0 { break }
      bits |= byte
      offset &+= 1
    }
    if !TagOutline.respells(slice(ByteRange(start, offset)), bits: bits) { return (offset, false) }
    if !NameCheck.isName(source, start, offset, isAttribute: isAttribute) {
      output.pointee.report(.invalidName, start, offset)
    }
    return (offset, true)
  }

  /// Reads quotes and `=` where an attribute should begin: `class="a"">`, `="x"`. Returns the offset after them.
  private mutating func scanMisplacedBytes(at start: Int) -> Int {
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
    output.pointee.report(.invalidName, start, offset)
    return offset
  }

  // MARK: Values

  /// Reads the value that begins with the quote at `start`; returns the range between the quotes. `takesEscapes` says whether a
  /// quote after a backslash may be a part of it.
  private mutating func scanQuotedValue(
    _ tag: inout TagScan, at start: Int, takesEscapes: Bool = true
  ) -> ByteRange {
    let (source, classes) = (self.source, self.classes)
    let quote = source[start]
    let mustacheMark = output.pointee.mustaches.count
    let issueMark = output.pointee.issues.count
    var offset = start + 1
    /// The first `>` before a `<`: if the value never ends, the tag was meant to end there.
    var tagBreak: Int?
    /// The first quote after a backslash, and how many there are.
    var (firstEscaped, escapedCount) = (0, 0)
    value: while true {
      while classes[Int(source[offset])] & ByteClass.valueStop == 0 { offset &+= 1 }
      let byte = source[offset]
      if byte == quote {
        guard source[offset - 1] == UInt8(ascii: "\\"), takesEscapes,
          isEscapedQuote(at: offset, from: start, closesOther: escapedCount % 2 == 1)
        else { break }
        if escapedCount == 0 { firstEscaped = offset }
        escapedCount += 1
        offset += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "{"):
        offset =
          source[offset + 1] == UInt8(ascii: "{")
          ? scanMustache(at: offset, quote: quote) : scanTwoWayBraces(at: offset, quote: quote)
        continue value
      case UInt8(ascii: "<"):
        if source[offset + 1] == UInt8(ascii: "<") { output.pointee.mayHaveConflict = true }
        if tagBreak == nil { tagBreak = greaterThan(before: offset, downTo: start) }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): break
      default:
        if offset >= count { break value }
        reportControl(offset)
      }
      offset += 1
    }
    let isFollowedByName = classes[Int(source[offset + 1])] & ByteClass.nameStop == 0
    if offset < count, !isFollowedByName || tagBreak == nil && source[offset - 1] != UInt8(ascii: "=") {
      tag.offset = offset + 1
      tag.lacksSpace = isFollowedByName
      if escapedCount > 0, !language.pointee.readsEscapedQuotes {
        output.pointee.report(.escapedQuote, firstEscaped - 1, firstEscaped + 1)
      }
      return ByteRange(start + 1, offset)
    }
    // The quote that was found begins another value, or there is none.
    output.pointee.mustaches.truncate(to: mustacheMark)
    output.pointee.issues.removeSubrange(min(issueMark, output.pointee.issues.count)...)
    if escapedCount > 0 { return scanQuotedValue(&tag, at: start, takesEscapes: false) }
    let end = recoveryPoint(start, offset, tagBreak)
    output.pointee.report(.unterminatedValue, start, start + 1)
    reportControls(start + 1, end)
    tag.hasBrokenValue = true
    tag.offset = end
    return ByteRange(start + 1, end)
  }

  /// The `>` that is, white space aside, right before `offset`.
  private func greaterThan(before offset: Int, downTo start: Int) -> Int? {
    var previous = offset - 1
    while previous > start, classes[Int(source[previous])] & ByteClass.space != 0 { previous -= 1 }
    return previous > start && source[previous] == UInt8(ascii: ">") ? previous : nil
  }

  /// Where a value without closing quote is taken to end: before the next attribute, at the tag's `>`, or at the end of
  /// the line.
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

  /// Reads `a=b` and `a={{b}}` up to white space, `>` or `/>`; returns the value.
  private mutating func scanUnquotedValue(_ tag: inout TagScan, at start: Int) -> ByteRange {
    var offset = start
    while offset < count, !endsUnquotedValue(offset) {
      let byte = source[offset]
      if byte == UInt8(ascii: "{"), source[offset + 1] == UInt8(ascii: "{") {
        offset = scanMustache(at: offset, quote: 0)
        continue
      }
      if classes[Int(byte)] & ByteClass.control != 0 { reportControl(offset) }
      offset += 1
    }
    output.pointee.report(.unquotedValue, start, offset)
    tag.offset = offset
    return ByteRange(start, offset)
  }

  private func endsUnquotedValue(_ offset: Int) -> Bool {
    let byte = source[offset]
    return classes[Int(byte)] & ByteClass.space != 0 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<")
      || byte == UInt8(ascii: "/") && source[offset + 1] == UInt8(ascii: ">")
  }

  // MARK: Raw bodies

  /// Returns the offset after the body of the element, if that contains code, not markup. `start` is the end of the
  /// element's start tag.
  private mutating func skipRawBody(of name: ByteRange, from start: Int) -> Int {
    guard let index = language.pointee.rawBodies.index(of: source + Int(name.start), count: name.count),
      let end = findRawEnd(index, from: start)
    else { return start }
    if find("<<<<<<<", from: start, before: end) != nil { output.pointee.mayHaveConflict = true }
    reportControls(start, end)
    return end
  }
}
