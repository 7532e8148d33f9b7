import Diagnostics

// Which end tag closes which element, and what is done with the tags that do not fit.

/// What a scan does with the nesting of tags.
enum NestingMode {
  /// Each end tag must close the innermost element; the scan gives up at the first one that does not.
  case strict
  /// Tags are noted, and nothing is closed.
  case noted
  /// Tags that do not fit are treated as decided.
  case repaired(NestingPlan)

  var closesTags: Bool { if case .noted = self { false } else { true } }
}

/// The tags of a file that do not all fit, and what is done about it.
struct NestingPlan {
  let tags: [NestingTag]
  let decisions: [Int: NestingDecision]
  /// The start tags that have end tags, but too late: one finding is about both.
  let misnested: Set<Int>

  init(_ tags: [NestingTag], isMisspelling: @escaping (ByteRange, ByteRange) -> Bool) {
    self.tags = tags
    decisions = NestingRepair.decisions(for: tags, isMisspelling: isMisspelling)
    misnested = Set(
      decisions.values.compactMap { if case .misnested(let start, _) = $0 { start } else { nil } })
  }
}

extension MarkupScanner {
  /// Scans a file. If its tags do not all fit it is scanned twice more: to note its tags, and then with what is decided
  /// on them.
  static func scan(
    _ source: UnsafePointer<UInt8>, count: Int, hasControls: Bool, classes: UnsafePointer<UInt8>,
    language: UnsafePointer<ScannedLanguage>, output: UnsafeMutablePointer<ScanOutput>
  ) {
    let issues = output.pointee.issues
    func scanned(_ mode: NestingMode) -> MarkupScanner {
      var scanner = MarkupScanner(
        source: source, count: count, hasControls: hasControls, classes: classes, language: language,
        output: output, nesting: mode)
      scanner.scan()
      return scanner
    }
    func restart() {
      output.pointee.removeAll()
      output.pointee.issues = issues
    }
    if !scanned(.strict).needsRepair { return }
    restart()
    let notes = scanned(.noted)
    let plan = NestingPlan(notes.tags, isMisspelling: notes.isMisspelling)
    restart()
    _ = scanned(.repaired(plan))
  }

  /// Reads the end tag that begins with the `</` at `start`; returns the offset after it.
  mutating func scanEndTag(at start: Int) -> Int {
    let (source, classes) = (self.source, self.classes)
    var offset = start + 2
    var bits: UInt8 = 0
    while case let byte = classes[Int(source[offset])], byte & ByteClass.nameStop == 0 {
      bits |= byte
      offset &+= 1
    }
    // No start tag can have such a name.
    if !startsTagName(source[start + 2]) { return scanNamelessEndTag(at: start) }
    let name = ByteRange(start + 2, offset)
    if bits & ByteClass.respelledInName != 0 { reportInvisible(name) }
    while classes[Int(source[offset])] & ByteClass.space != 0 { offset &+= 1 }
    var end = offset + 1
    if source[offset] != UInt8(ascii: ">") {
      while offset < count, source[offset] != UInt8(ascii: ">"), source[offset] != UInt8(ascii: "<") {
        offset += 1
      }
      if source[offset] == UInt8(ascii: ">") {
        // The rest of an end tag has no meaning.
        end = offset + 1
      } else {
        output.pointee.report(.unterminatedTag, start, Int(name.end))
        end = Int(name.end)
      }
    }
    return close(name, ByteRange(start, end))
  }

  /// Reports the name of an end tag with invisible characters. What else no name contains is reported in the start tag,
  /// as the end tag must have the same name.
  private func reportInvisible(_ name: ByteRange) {
    let visible = NameCheck.visibleBytes(of: slice(name))
    if visible.count < name.count, !visible.isEmpty { output.pointee.report(SyntaxIssue(.invalidName, name)) }
  }

  /// `</>` and the like close nothing. Where another `<` comes before the `>`, this one is text.
  private mutating func scanNamelessEndTag(at start: Int) -> Int {
    var end = start + 2
    while end < count, source[end] != UInt8(ascii: ">"), source[end] != UInt8(ascii: "<") { end += 1 }
    guard end < count else { return start + 2 }
    if source[end] == UInt8(ascii: "<") {
      output.pointee.report(.lessThanInText, start, start + 1)
      return start + 2
    }
    report(SyntaxIssue(.unmatchedEndTag, ByteRange(start, end + 1)))
    hide(start, end + 1)
    return end + 1
  }

  /// Closes what the end tag at `range` closes; returns the offset at which scanning goes on.
  private mutating func close(_ name: ByteRange, _ range: ByteRange) -> Int {
    switch nesting {
    case .strict:
      guard let tag = open.last, equalNames(tag.name, name) else {
        needsRepair = true
        return count
      }
      close(range)
    case .noted: note(.end, name, range)
    case .repaired(let plan):
      let index = tagCount
      tagCount += 1
      close(name, range, index, as: plan.decisions[index], plan)
    }
    return Int(range.end)
  }

  /// Closes the innermost element with the end tag at `range`.
  private mutating func close(_ range: ByteRange) {
    let tag = open.removeLast()
    if tag.isHidden { hide(Int(range.start), Int(range.end)) }
    writeEnd(of: tag, range)
  }

  /// Closes the innermost element; `index` is the end tag's index among all tags.
  private mutating func close(
    _ name: ByteRange, _ range: ByteRange, _ index: Int, as decision: NestingDecision?, _ plan: NestingPlan
  ) {
    switch decision {
    case nil: close(range)
    case .closesOuter(let inner):
      for _ in 0..<inner { closeUnclosed(at: Int(range.start), shownBy: range, plan) }
      close(range)
    case .mismatched:
      report(SyntaxIssue(.mismatchedTag, name, other: open.last!.name))
      closeWithout(range)
    case .misnested(let start, let outerEnd):
      report(
        SyntaxIssue(
          .misnestedEndTag, range, other: plan.tags[outerEnd].range, opening: plan.tags[start].nameRange))
      hide(Int(range.start), Int(range.end))
    case .unmatched(let isReported):
      if isReported {
        // An end tag after `<image/>` is most likely meant for that.
        let last = index > 0 ? plan.tags[index - 1] : nil
        let isClosed = last.map { $0.kind == .selfClosing && equalNames($0.nameRange, name) } ?? false
        report(SyntaxIssue(.unmatchedEndTag, range, other: isClosed ? last!.nameRange : nil))
      }
      hide(Int(range.start), Int(range.end))
    case .meantAsEnd: preconditionFailure("an end tag is not a start tag")
    }
  }

  /// Whether the start tag that was counted last is taken for the end tag of the innermost element.
  var isMeantAsEnd: Bool {
    guard case .repaired(let plan) = nesting else { return false }
    return plan.decisions[tagCount - 1] == .meantAsEnd
  }

  /// Closes the innermost element with the start tag at `range`, which has its name at `name`.
  mutating func closeInnermost(instead name: ByteRange, _ range: ByteRange) {
    report(SyntaxIssue(.unclosedTag, name, other: open.last!.name))
    startText(at: Int(range.start))
    closeWithout(range)
  }

  /// Closes the innermost element after a tag that is not its end tag.
  private mutating func closeWithout(_ range: ByteRange) {
    hide(Int(range.start), Int(range.end))
    writeEnd(of: open.removeLast(), ByteRange(range.end, range.end))
  }

  /// Notes a tag where tags are noted or counted.
  mutating func note(
    _ kind: NestingTag.Kind, _ name: ByteRange, _ range: ByteRange, isBare: Bool = false,
    isBroken: Bool = false
  ) {
    switch nesting {
    case .strict: return
    case .repaired: tagCount += 1
    case .noted:
      let start = Int(range.start)
      while lineSearch.offset < start {
        let byte = source[lineSearch.offset]
        lineSearch.offset += 1
        if byte == 0x0A || byte == 0x0D { lineSearch.line = lineSearch.offset }
      }
      var blanks = start
      while blanks > lineSearch.line, classes[Int(source[blanks - 1])] & ByteClass.space != 0 { blanks -= 1 }
      tags.append(
        NestingTag(
          kind: kind, name: number(ofTag: name), nameRange: name, range: range,
          indentation: blanks == lineSearch.line ? Int32(start - blanks) : -1, line: UInt32(lineSearch.line),
          isBare: isBare, isBroken: isBroken))
    }
  }

  /// Writes the end tag of an element; `range` is the tag's range in the source.
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

  /// Closes the elements that have not ended at the end of the file.
  mutating func closeAll() {
    switch nesting {
    case .strict: needsRepair = needsRepair || !open.isEmpty
    case .noted: break
    case .repaired(let plan):
      while !open.isEmpty { closeUnclosed(at: count, shownBy: ByteRange(count, count), plan) }
    }
  }

  /// Closes the innermost element, which lacks its end tag, before `offset`.
  private mutating func closeUnclosed(at offset: Int, shownBy place: ByteRange, _ plan: NestingPlan) {
    let tag = open.removeLast()
    if !tag.isBroken, !plan.misnested.contains(tag.index) {
      report(SyntaxIssue(.unclosedTag, tag.name, other: place))
    }
    writeEnd(of: tag, ByteRange(offset, offset))
  }

  func isMisspelling(_ name: ByteRange, of other: ByteRange) -> Bool {
    guard name.count <= 64, other.count <= 64 else { return false }
    let a = slice(name)
    let b = slice(other)
    return editDistance(a, b, limit: 2) <= 2 || a.elementsEqual(b) { $0 | 0x20 == $1 | 0x20 }
  }
}
