import Diagnostics

// Which end tag closes which element, and what to do with the ones that do not fit.

extension MarkupScanner {
  /// Reads the end tag whose `</` is at `start`; returns the offset after it.
  mutating func scanEndTag(at start: Int) -> Int {
    var offset = start + 2
    while classes[Int(source[offset])] & ByteClass.nameStop == 0 { offset &+= 1 }
    if offset == start + 2 { return scanNamelessEndTag(at: start) }
    let name = ByteRange(start + 2, offset)
    while classes[Int(source[offset])] & ByteClass.space != 0 { offset &+= 1 }
    var end = offset + 1
    if source[offset] != UInt8(ascii: ">") {
      while offset < count, source[offset] != UInt8(ascii: ">"), source[offset] != UInt8(ascii: "<") {
        offset += 1
      }
      if source[offset] == UInt8(ascii: ">") {
        // What else is in an end tag has no meaning.
        end = offset + 1
      } else {
        output.pointee.report(.unterminatedTag, start, Int(name.end))
        end = Int(name.end)
      }
    }
    return close(name, at: start, end)
  }

  /// `</>` and the like close nothing.
  private mutating func scanNamelessEndTag(at start: Int) -> Int {
    var end = start + 2
    while end < count, source[end] != UInt8(ascii: ">"), source[end] != UInt8(ascii: "<") { end += 1 }
    guard end < count, source[end] == UInt8(ascii: ">") else {
      return start + 2
    }
    if !nestingIsUnreliable { output.pointee.report(.strayEndTag, start, end + 1) }
    hide(start, end + 1)
    return end + 1
  }

  /// Closes what the end tag from `start` to `end` closes; returns `end`.
  private mutating func close(_ name: ByteRange, at start: Int, _ end: Int) -> Int {
    guard let index = openIndex(of: name) else {
      if let innermost = open.last, isMisspelling(name, of: innermost.name) {
        report(SyntaxIssue(.mismatchedTag, name, other: innermost.name))
        hide(start, end)
        open.removeLast()
        writeEnd(of: innermost, ByteRange(end, end))
      } else {
        if !takeClosedEarly(name) { report(SyntaxIssue(.strayEndTag, ByteRange(start, end))) }
        hide(start, end)
      }
      return end
    }
    closeOpenTags(downTo: index + 1, at: start, shownBy: ByteRange(start, end))
    let tag = open.removeLast()
    if tag.isHidden { hide(start, end) }
    writeEnd(of: tag, ByteRange(start, end))
    return end
  }

  /// Writes the end tag of an element, which is at `range` of the source.
  private mutating func writeEnd(of tag: OpenTag, _ range: ByteRange) {
    if tag.isHidden { return }
    endText(at: Int(range.start))
    output.pointee.outline.writeEnd(of: slice(tag.name), isRespelled: tag.isRespelled)
    output.pointee.pieces.append(Piece(kind: .endTag, range: range))
    startText(at: Int(range.end))
  }

  private mutating func report(_ issue: SyntaxIssue) {
    if !nestingIsUnreliable { output.pointee.report(issue) }
  }

  /// The innermost open element of that name, looked for no further out than elements can be nested.
  private func openIndex(of name: ByteRange) -> Int? {
    var index = open.count - 1
    let limit = max(0, open.count - 2 * MarkupLimit.depth)
    while index >= limit {
      if equalNames(open[index].name, name) { return index }
      index -= 1
    }
    return nil
  }

  /// Closes the elements after the first `depth` ones, before `offset`: they lack their end tags.
  mutating func closeOpenTags(downTo depth: Int, at offset: Int, shownBy place: ByteRange) {
    var end = place
    while open.count > depth {
      let tag = open.removeLast()
      if !tag.isBroken, open.count > depth, isMeantAsEndTag(tag, before: offset) {
        // One mistake, and the finding about the element around it shows the tag.
        end = ByteRange(tag.name.start - 1, tag.name.end + 1)
      } else {
        if !tag.isBroken { report(SyntaxIssue(.unclosedTag, tag.name, other: end)) }
        end = place
      }
      writeEnd(of: tag, ByteRange(offset, offset))
      if closedEarly.count < 64 { closedEarly.append(tag.name) }
    }
  }

  /// Whether the start tag of an element that is closed before `offset`, bare and with nothing in it, is where the
  /// end tag of the element around it should: the second of `<text>a<text></view>`.
  private func isMeantAsEndTag(_ tag: OpenTag, before offset: Int) -> Bool {
    guard let outer = open.last, !outer.isBroken, equalNames(outer.name, tag.name),
      source[Int(tag.name.end)] == UInt8(ascii: ">")
    else { return false }
    var next = Int(tag.name.end) + 1
    while next < offset, classes[Int(source[next])] & ByteClass.space != 0 { next += 1 }
    return next >= offset
  }

  /// Whether an element of that name was closed before its end tag came; each is answered once.
  private mutating func takeClosedEarly(_ name: ByteRange) -> Bool {
    guard let index = closedEarly.lastIndex(where: { equalNames($0, name) }) else { return false }
    closedEarly.remove(at: index)
    return true
  }

  private func isMisspelling(_ name: ByteRange, of other: ByteRange) -> Bool {
    guard name.count <= 64, other.count <= 64 else { return false }
    let a = slice(name)
    let b = slice(other)
    return editDistance(a, b, limit: 2) <= 2 || a.elementsEqual(b) { $0 | 0x20 == $1 | 0x20 }
  }
}
