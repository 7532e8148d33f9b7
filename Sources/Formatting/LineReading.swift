import Diagnostics
import Linting
import Markup
import MiniProgram

/// Finds out what each line of a page begins with, and whether white space at its ends has a meaning.
struct LineReading {
  private(set) var lines: [PageLine]
  /// Where it is unknown what is inside of what; nil where it is known everywhere.
  let firstMisfit: UInt32?
  private let document: Document
  private let bytes: UnsafeBufferPointer<UInt8>
  let stretches: [MarkupStretch]
  private let classes: () -> Set<String>
  /// The stretch that the last line was in or before.
  private var stretch = 0
  /// The tag of the last line in a tag, and the attribute that it was in or before.
  private var tag = (element: Int32(-1), attribute: 0)
  private var literals = LineLiterals()
  /// Whether white space in texts of an element is shown, by its index; nil where nobody asked, and empty before anybody did.
  private var showing: [Bool?] = []
  private var knownClasses: Set<String>?

  /// Reads the lines of `document`. `classes` gives the classes for which the page's style sheet says that white space is shown;
  /// it is called where that matters.
  init(_ document: Document, _ dialect: Dialect, classes: @escaping () -> Set<String>) {
    self.document = document
    self.classes = classes
    bytes = document.text.bytes
    lines = document.text.pageLines()
    let stretches = MarkupStretches(document, dialect)
    self.stretches = stretches.all
    firstMisfit = stretches.firstMisfit
    for index in lines.indices { read(index) }
    switchOff()
  }

  private mutating func read(_ index: Int) {
    let line = lines[index]
    var followsShownText = false
    while stretch < stretches.count, isPast(stretches[stretch], line.start) {
      followsShownText = isShownText(stretches[stretch], endingAt: line.start)
      stretch += 1
    }
    guard stretch < stretches.count else { return set(index, .blank) }
    let current = stretches[stretch]
    if followsShownText {
      // Its last line end is shown, and so would be white space after that.
      set(index, .untouched, keepingEndBefore: true)
    } else if current.kind == .text, current.range.start <= line.contentStart {
      readText(index, current)
    } else if current.range.start < line.start {
      readInside(index, current)
    } else {
      set(index, head(line, current))
    }
  }

  /// Whether a stretch is before a line that begins at `start`. White space before an end tag belongs to what is shown.
  private func isPast(_ stretch: MarkupStretch, _ start: UInt32) -> Bool {
    switch stretch.kind {
    case .shown, .script: stretch.range.end < start
    default: stretch.range.end <= start
    }
  }

  /// Whether a stretch is a text in which white space is shown, and ends where a line begins.
  private mutating func isShownText(_ stretch: MarkupStretch, endingAt start: UInt32) -> Bool {
    stretch.kind == .text && stretch.range.end == start
      && showsWhiteSpace(document.nodes[Int(stretch.node)].parent)
  }

  /// The head of a line that begins outside of all stretches.
  private func head(_ line: PageLine, _ first: MarkupStretch) -> PageLine.Head {
    if line.isBlank { return .blank }
    switch first.kind {
    case .startTag: return .placed(level: Int(first.level), tag: first.node)
    case .endTag, .comment, .text: return .placed(level: Int(first.level))
    case .shown, .script, .passedOver: return .untouched
    }
  }

  /// Sets the head of a line. `keepsEnd` says whether the white space and the line end before it stay.
  private mutating func set(_ index: Int, _ head: PageLine.Head, keepingEndBefore keepsEnd: Bool = false) {
    lines[index].head = lines[index].isBlank && head != .untouched ? .blank : head
    if keepsEnd, index > 0 { lines[index - 1].keepsEnd = true }
  }

  private mutating func readInside(_ index: Int, _ current: MarkupStretch) {
    let line = lines[index]
    switch current.kind {
    case .startTag: readInTag(index, current)
    case .endTag: set(index, .placed(level: levelOfEnd(line, current, closesItself: false)))
    case .comment:
      let isEnd = bytes.slice(ByteRange(line.contentStart, current.range.end)).are("-->")
      set(
        index,
        isEnd ? .placed(level: Int(current.level)) : .moved(with: lines.index(of: current.range.start)))
    case .script where line.contentStart >= current.range.end:
      set(index, .placed(level: Int(current.level) - 1), keepingEndBefore: true)
    case .shown, .script, .passedOver: set(index, .untouched, keepingEndBefore: true)
    case .text: preconditionFailure("texts are read by themselves")
    }
  }

  // MARK: Tags

  private mutating func readInTag(_ index: Int, _ current: MarkupStretch) {
    let (line, level) = (lines[index], Int(current.level))
    let node = document.nodes[Int(current.node)]
    if tag.element != current.node { tag = (current.node, Int(node.partStart)) }
    let end = Int(node.partStart + node.partCount)
    while tag.attribute < end, isBefore(document.attributes[tag.attribute], line.start) { tag.attribute += 1 }
    guard tag.attribute < end, document.attributes[tag.attribute].nameRange.start <= line.contentStart else {
      let isEnd = isTagEnd(line, current)
      let end = levelOfEnd(line, current, closesItself: !node.isSelfClosing)
      return set(index, .placed(level: isEnd ? end : level + 1))
    }
    let attribute = document.attributes[tag.attribute]
    if attribute.nameRange.start >= line.start {
      set(index, .attribute(of: current.node, level: level + 1))
    } else if attribute.hasValue, attribute.valueRange.start < line.start {
      readInValue(index, attribute)
    } else {
      // The sign or the value of an attribute that has its name on a line before.
      set(index, .placed(level: level + 1))
    }
  }

  /// Whether an attribute ends before a line that begins at `start`.
  private func isBefore(_ attribute: AttributeNode, _ start: UInt32) -> Bool {
    let isQuoted = attribute.quote == .double || attribute.quote == .single
    return max(attribute.nameRange.end, attribute.valueRange.end + (isQuoted ? 1 : 0)) <= start
  }

  /// Whether a line in a start tag begins with the end of that tag, and with nothing that is in the element after it: as some
  /// programs write it, a `>` is in front of what is in the element, and as far in as that.
  private func isTagEnd(_ line: PageLine, _ tag: MarkupStretch) -> Bool {
    let start = bytes.slice(ByteRange(line.contentStart, line.end))
    if start.starts(with: "/>".utf8) { return true }
    guard start.starts(with: ">".utf8) else { return false }
    return line.contentEnd <= tag.range.end || bytes[Int(tag.range.end)...].starts(with: "</".utf8)
  }

  /// The level of a line that begins with the end of a tag: that of the tag, but in front of an end tag that of the element which
  /// this closes: the element of the tag itself, or the one around it.
  private func levelOfEnd(_ line: PageLine, _ tag: MarkupStretch, closesItself: Bool) -> Int {
    let level = Int(tag.level)
    let isFollowed =
      tag.range.end < line.contentEnd && bytes[Int(tag.range.end)...].starts(with: "</".utf8)
    return isFollowed && !closesItself ? max(0, level - 1) : level
  }

  private mutating func readInValue(_ index: Int, _ attribute: AttributeNode) {
    let start = lines[index].start
    let first = Int(attribute.mustacheStart)
    let mustaches = document.mustaches[first..<first + Int(attribute.mustacheCount)]
    let name = bytes.slice(attribute.nameRange)
    let isOneMustache = mustaches.count == 1 && mustaches.first == attribute.valueRange
    guard isOneMustache || name.are("class") || name.are("style"),
      !isInLiteral(start, mustaches)
    else { return set(index, .untouched, keepingEndBefore: true) }
    set(index, .moved(with: lines.index(of: attribute.valueRange.start &- 1)))
  }

  private mutating func isInLiteral(
    _ start: UInt32, _ mustaches: Slice<UnsafeBufferPointer<ByteRange>>
  ) -> Bool {
    guard let mustache = mustache(around: start, mustaches) else { return false }
    return literals.contain(start, in: mustache, bytes)
  }

  /// The mustache that a line begins in.
  private func mustache(
    around start: UInt32, _ mustaches: Slice<UnsafeBufferPointer<ByteRange>>
  ) -> ByteRange? {
    let next = mustaches.partitioningIndex { $0.end >= start }
    return next < mustaches.endIndex && mustaches[next].start < start ? mustaches[next] : nil
  }

  // MARK: Texts

  private mutating func readText(_ index: Int, _ current: MarkupStretch) {
    let line = lines[index]
    // The white space at the beginning of a file is not in it.
    let isInside = current.range.start < line.start
    let showsWhiteSpace = showsWhiteSpace(document.nodes[Int(current.node)].parent)
    if line.contentStart >= current.range.end, !line.isBlank {
      let isShown = isInside && showsWhiteSpace
      let head =
        stretch + 1 < stretches.count && !isShown
        ? head(line, stretches[stretch + 1]) : PageLine.Head.untouched
      return set(index, head, keepingEndBefore: isShown)
    }
    if showsWhiteSpace || literals.isInCharacterData(line.start, current.range, bytes) {
      return set(index, .untouched, keepingEndBefore: isInside)
    }
    let mustaches = document.node(Int(current.node)).textMustaches
    guard let mustache = mustache(around: line.start, mustaches), mustache.end > line.start else {
      return set(index, .placed(level: Int(current.level)))
    }
    if literals.contain(line.start, in: mustache, bytes) {
      return set(index, .untouched, keepingEndBefore: true)
    }
    set(index, .moved(with: lines.index(of: mustache.start)))
  }

  /// Whether the white space in texts of an element is shown, as far as its own style, the styles around it, and the page's
  /// style sheet say.
  private mutating func showsWhiteSpace(_ element: Int32) -> Bool {
    if showing.isEmpty { showing = [Bool?](repeating: nil, count: document.nodes.count) }
    var waiting: [Int] = []
    var next = Int(element)
    var answer = false
    while next >= 0 {
      if let known = showing[next] {
        answer = known
        break
      }
      waiting.append(next)
      next = Int(document.nodes[next].parent)
    }
    // From the outermost one on.
    for index in waiting.reversed() {
      answer = answer || hasShowingStyle(document.element(index))
      showing[index] = answer
    }
    return answer
  }

  /// Whether the style or a class of an element says so.
  private mutating func hasShowingStyle(_ element: Element) -> Bool {
    if let style = element.attribute(.style)?.valueRange,
      WhiteSpaceStyle.isShown(byDeclarations: bytes.slice(style))
    {
      return true
    }
    guard let names = element.attribute(.class)?.valueRange else { return false }
    return hasShowingClass(bytes.slice(names))
  }

  /// Whether a class in a value shows white space. What is in mustaches counts, too: `{{ isPlain ? 'plain' : '' }}`.
  private mutating func hasShowingClass(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    let classes = knownClasses ?? self.classes()
    knownClasses = classes
    if classes.isEmpty { return false }
    return value.split { !isWordByte($0) && $0 != UInt8(ascii: "-") }.contains {
      classes.contains(String(decoding: $0, as: UTF8.self))
    }
  }

  // MARK: Comments that switch formatting off

  /// Leaves the lines between switches alone.
  private mutating func switchOff() {
    var off: Int?
    for node in document.nodes where node.kind == .comment {
      switch FormatSwitch(bytes.slice(node.range)) {
      case .off where off == nil: off = lines.index(of: node.range.end &- 1) + 1
      case .on:
        if let start = off { leave(start..<max(start, lines.index(of: node.range.start))) }
        off = nil
      case .off, nil: break
      }
    }
    if let start = off { leave(min(start, lines.count)..<lines.count) }
  }

  private mutating func leave(_ range: Range<Int>) {
    for index in range {
      lines[index].head = .untouched
      lines[index].keepsEnd = true
    }
  }
}
