import Diagnostics
import SystemC

/// Makes AXML readable for an XML parser.
///
/// AXML allows what XML forbids: `&&` and `<` in mustaches, attributes without value, `--` in comments, names such as
/// `@tap`. The scanner goes over the source once, finds where tags, attributes and mustaches are, and writes the
/// *outline* that libxml2 reads: the tags alone, with missing quotes and end tags in their places. What libxml2 is
/// given is therefore always well-formed. Its own recovery, which loses elements and attributes, never runs, and each
/// root cause is reported once, in the source's own offsets.
///
/// Every byte is looked at a bounded number of times, whatever the input.
struct MarkupScanner {
  /// An element that still lacks its end tag.
  struct OpenTag {
    var name: ByteRange
    /// The tag's index among all tags, where these are counted.
    var index: Int
    /// Whether the outline spells the name differently.
    var isRespelled: Bool
    /// Whether the start tag itself was broken, so that a missing end tag is not a second finding.
    var isBroken: Bool
    /// Whether it is nested too deeply: neither of its tags is given to libxml2.
    var isHidden: Bool
  }

  /// What ends a construct that is not nested.
  enum Terminator {
    case comment, characterData, instruction, declaration

    var spelling: StaticString {
      switch self {
      case .comment: "-->"
      case .characterData: "]]>"
      case .instruction: "?>"
      case .declaration: ">"
      }
    }
  }

  let source: UnsafePointer<UInt8>
  let count: Int
  let classes: UnsafePointer<UInt8>
  /// A pointer, because the scanner is copied for calls that do not change it.
  let language: UnsafePointer<ScannedLanguage>
  let output: UnsafeMutablePointer<ScanOutput>
  /// Whether the file has any control character, so that stretches that are passed over are searched for them.
  let hasControls: Bool
  var open: [OpenTag] = []
  var conditions = ConditionStack()
  /// A comment never ended: after it, it is unknown which elements were meant to be around what follows.
  var nestingIsUnreliable = false
  let nesting: NestingMode
  /// A tag does not fit, and nothing that was scanned is of use.
  var needsRepair = false
  /// Where tags are noted, all of them, and the numbers of their names.
  var tags: [NestingTag] = []
  var tagNames = ByteStringTable()
  /// The offset up to which line starts were looked for, and where the last line begins.
  var lineSearch = (offset: 0, line: 0)
  /// Where decisions on tags are known, how many tags there were.
  var tagCount = 0
  var isTooDeepReported = false
  /// Where the text begins that the next tag or comment ends, and how many mustaches are before it.
  private var textStart = 0
  private var textMustache = 0
  /// The white space after the last markup: most of what is between tags, and looked at once.
  private var blanks = ByteRange(0, 0)
  /// The terminators that do not occur after the place where they were last looked for.
  private var absent: Set<Terminator> = []
  /// The same for the end tags of raw bodies, as a bit for each.
  private var absentRawEnds: UInt64 = 0

  /// `source` has `count` bytes and `SourceText.padding` zeros; `output` is empty.
  init(
    source: UnsafePointer<UInt8>, count: Int, hasControls: Bool, classes: UnsafePointer<UInt8>,
    language: UnsafePointer<ScannedLanguage>, output: UnsafeMutablePointer<ScanOutput>, nesting: NestingMode
  ) {
    self.source = source
    self.count = count
    self.hasControls = hasControls
    self.classes = classes
    self.language = language
    self.output = output
    self.nesting = nesting
    open.reserveCapacity(32)
  }

  mutating func scan() {
    let source = self.source
    var offset = 0
    // A byte order mark is not text.
    if count >= 3, source[0] == 0xEF, source[1] == 0xBB, source[2] == 0xBF { textStart = 3 }
    scanning: while true {
      offset = textEnd(offset)
      switch source[offset] {
      case UInt8(ascii: "<"):
        offset = scanMarkup(at: offset)
        let start = offset
        offset = blanksEnd(offset)
        blanks = ByteRange(start, offset)
      case UInt8(ascii: "{"):
        offset = source[offset + 1] == UInt8(ascii: "{") ? scanMustache(at: offset, quote: 0) : offset + 1
      default:
        if offset >= count { break scanning }
        reportControl(offset)
        offset += 1
      }
    }
    closeAll()
    endText(at: count)
    if output.pointee.hasUndecidedConditions { output.pointee.dropNestingIssues() }
  }

  /// The first byte from `offset` on at which text is looked at. Without controls, a zero is after the end.
  @inline(__always) private func textEnd(_ offset: Int) -> Int {
    var end = offset
    if hasControls {
      while classes[Int(source[end])] & ByteClass.contentStop == 0 { end &+= 1 }
      return end
    }
    while true {
      let word = ByteWord(at: source + end)
      let stops = word.equal(to: UInt8(ascii: "<")) | word.equal(to: UInt8(ascii: "{")) | word.equal(to: 0)
      end &+= stops.first
      if !stops.isEmpty { return end }
    }
  }

  /// The first byte from `offset` on that is not white space.
  @inline(__always) private func blanksEnd(_ offset: Int) -> Int {
    var end = offset
    if hasControls {
      while classes[Int(source[end])] & ByteClass.space != 0 { end &+= 1 }
      return end
    }
    while true {
      let word = ByteWord(at: source + end)
      let stops = word.above(0x20) | word.equal(to: 0)
      end &+= stops.first
      if !stops.isEmpty { return end }
    }
  }

  // MARK: What is passed over

  func reportControl(_ offset: Int) { output.pointee.report(.controlCharacter, offset, offset + 1) }

  /// Reports the controls of a stretch that is not looked at otherwise.
  @inline(__always) func reportControls(_ start: Int, _ end: Int) {
    if hasControls { reportEachControl(start, end) }
  }

  @inline(never) private func reportEachControl(_ start: Int, _ end: Int) {
    var offset = start
    while offset < end {
      if classes[Int(source[offset])] & ByteClass.control != 0 { reportControl(offset) }
      offset += 1
    }
  }

  mutating func hide(_ start: Int, _ end: Int) {
    endText(at: start)
    startText(at: end)
  }

  private mutating func addComment(_ start: Int, _ end: Int) {
    endText(at: start)
    output.pointee.pieces.append(Piece(kind: .comment, range: ByteRange(start, end)))
    startText(at: end)
  }

  /// Adds the text since the last tag or comment, unless it is blank.
  @inline(__always) mutating func endText(at end: Int) {
    var offset = textStart
    if offset >= Int(blanks.start), offset < Int(blanks.end) { offset = Int(blanks.end) }
    while offset < end, isMarkupSpace(source[offset]) { offset &+= 1 }
    if offset >= end { return }
    if source[offset] == UInt8(ascii: ">"), source[offset + 1] == UInt8(ascii: ">") {
      output.pointee.mayHaveConflict = true
    }
    var text = Piece(kind: .text, range: ByteRange(textStart, end))
    text.partStart = UInt32(truncatingIfNeeded: textMustache)
    text.partCount = UInt32(truncatingIfNeeded: output.pointee.mustaches.count - textMustache)
    output.pointee.pieces.append(text)
  }

  @inline(__always) mutating func startText(at start: Int) {
    textStart = start
    textMustache = output.pointee.mustaches.count
  }

  // MARK: What begins with `<`

  /// Returns the offset after the markup at `start`, or after the `<` when it is text.
  private mutating func scanMarkup(at start: Int) -> Int {
    let next = source[start + 1]
    if startsTagName(next) { return scanStartTag(at: start) }
    switch next {
    case UInt8(ascii: "/"): return scanEndTag(at: start)
    case UInt8(ascii: "!"): return scanDeclaration(at: start)
    case UInt8(ascii: "?"): return scanProcessingInstruction(at: start)
    default:
      return reportLessThans(at: start)
    }
  }

  /// Reports the `<` at `start` and those after it that are text, too, as one run, and returns its end.
  private mutating func reportLessThans(at start: Int) -> Int {
    var end = start + 1
    if source[end] == UInt8(ascii: "<") { output.pointee.mayHaveConflict = true }
    while source[end] == UInt8(ascii: "<"), !startsMarkup(source[end + 1]) { end += 1 }
    output.pointee.report(.lessThanInText, start, end)
    return end
  }

  /// Whether a `<` before the byte may start a tag, an end tag, a declaration or an instruction.
  private func startsMarkup(_ byte: UInt8) -> Bool {
    startsTagName(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
  }

  private mutating func scanDeclaration(at start: Int) -> Int {
    if starts(with: "<!--", at: start) { return scanComment(at: start) }
    if starts(with: "<![CDATA[", at: start) {
      guard let end = find(.characterData, from: start + 9) else {
        output.pointee.report(.unterminatedTag, start, start + 9)
        nestingIsUnreliable = true
        return start + 9
      }
      reportControls(start + 9, end)
      return end + 3
    }
    return hideUpToGreaterThan(start)
  }

  private mutating func scanProcessingInstruction(at start: Int) -> Int {
    if let end = find(.instruction, from: start + 2) {
      hide(start, end + 2)
      return end + 2
    }
    return hideUpToGreaterThan(start)
  }

  /// Hides a doctype or the like; a `<` that nothing ends is text.
  private mutating func hideUpToGreaterThan(_ start: Int) -> Int {
    guard let end = find(.declaration, from: start + 2) else {
      output.pointee.report(.lessThanInText, start, start + 1)
      return start + 2 <= count ? start + 2 : count
    }
    hide(start, end + 1)
    return end + 1
  }

  // MARK: Comments

  private mutating func scanComment(at start: Int) -> Int {
    guard let close = find(.comment, from: start + 4) else {
      // What follows is most likely markup that was meant to be read: only the line is given up.
      output.pointee.report(.unterminatedComment, start, start + 4)
      nestingIsUnreliable = true
      var end = start + 4
      while end < count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
      hide(start, end)
      return end
    }
    let end = close + 3
    addComment(start, end)
    guard let directive = BuildDirective(source, start + 4, close, own: language.pointee.buildNames) else {
      return end
    }
    return follow(directive, after: end)
  }

  /// Returns where reading goes on: after the branches that are not taken.
  private mutating func follow(_ directive: BuildDirective, after end: Int) -> Int {
    var directive = directive
    var end = end
    while true {
      switch conditions.meet(directive) {
      case .read:
        return end
      case .readUndecided:
        output.pointee.hasUndecidedConditions = true
        return end
      case .skip:
        guard let next = nextDirective(from: end) else {
          // An `#if` without `#endif`: all is read, and nothing is claimed about nesting.
          conditions.giveUp()
          output.pointee.hasUndecidedConditions = true
          return end
        }
        hide(end, next.start)
        addComment(next.start, next.end)
        directive = next.directive
        end = next.end
      }
    }
  }

  /// The next `#elif`, `#else` or `#endif` that belongs to the branch at `start`.
  private mutating func nextDirective(from start: Int) -> (directive: BuildDirective, start: Int, end: Int)? {
    var depth = 0
    var offset = start
    while let open = find("<!--", from: offset, before: count), let close = find(.comment, from: open + 4) {
      offset = close + 3
      guard let directive = BuildDirective(source, open + 4, close, own: language.pointee.buildNames) else {
        continue
      }
      switch directive.kind {
      case .if: depth += 1
      case .endif where depth > 0: depth -= 1
      default: if depth == 0 { return (directive, open, offset) }
      }
    }
    return nil
  }

  // MARK: Looking around

  @inline(__always) func slice(_ range: ByteRange) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: source + Int(range.start), count: range.count)
  }

  @inline(__always) func starts(with prefix: StaticString, at offset: Int) -> Bool {
    offset + prefix.utf8CodeUnitCount <= count
      && memcmp(source + offset, prefix.utf8Start, prefix.utf8CodeUnitCount) == 0
  }

  /// The offset of the first `terminator` at or after `start`. A missing one is looked for only once: a file of nothing
  /// but `<!--` is still read in linear time.
  mutating func find(_ terminator: Terminator, from start: Int) -> Int? {
    if absent.contains(terminator) { return nil }
    if let offset = find(terminator.spelling, from: start, before: count) { return offset }
    absent.insert(terminator)
    return nil
  }

  /// The offset of the end tag of the raw body `index` at or after `start`.
  mutating func findRawEnd(_ index: Int, from start: Int) -> Int? {
    let bit: UInt64 = 1 << UInt64(index)
    if absentRawEnds & bit != 0 { return nil }
    var from = start
    while let offset = find(language.pointee.rawEnds[index], from: from, before: count) {
      from = offset + language.pointee.rawEnds[index].count
      // `</wxsx>` ends something else.
      if !isTagNameByte(source[from]) { return offset }
    }
    absentRawEnds |= bit
    return nil
  }

  /// The offset of the first `pattern` that begins at or after `start` and ends at or before `limit`.
  func find(_ pattern: StaticString, from start: Int, before limit: Int) -> Int? {
    let bytes = UnsafeBufferPointer(start: pattern.utf8Start, count: pattern.utf8CodeUnitCount)
    return find(bytes, from: start, before: limit)
  }

  private func find(_ pattern: UnsafeBufferPointer<UInt8>, from start: Int, before limit: Int) -> Int? {
    let length = pattern.count
    var offset = start
    while offset + length <= limit,
      let hit = memchr(source + offset, Int32(pattern[0]), limit - offset - length + 1)
    {
      offset = UnsafePointer(hit.assumingMemoryBound(to: UInt8.self)) - source
      if memcmp(source + offset, pattern.baseAddress!, length) == 0 { return offset }
      offset += 1
    }
    return nil
  }

  /// Whether an end tag with the one name closes a start tag with the other. Invisible characters are reported, and make
  /// no difference.
  func equalNames(_ a: ByteRange, _ b: ByteRange) -> Bool {
    if a.count == b.count, memcmp(source + Int(a.start), source + Int(b.start), a.count) == 0 { return true }
    let (a, b) = (slice(a), slice(b))
    if a.contains(where: { $0 >= 0x80 }) || b.contains(where: { $0 >= 0x80 }) {
      return comparedName(a).elementsEqual(comparedName(b))
    }
    return language.pointee.foldsEndTags && a.elementsEqual(b) { $0.asciiLowercased == $1.asciiLowercased }
  }

  private func comparedName(_ name: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let bytes = NameCheck.visibleBytes(of: name)
    return language.pointee.foldsEndTags ? bytes.map(\.asciiLowercased) : bytes
  }

  /// The number of a tag's name among those that are noted: names that fit each other have one.
  mutating func number(ofTag name: ByteRange) -> UInt32 {
    let bytes = slice(name)
    if !language.pointee.foldsEndTags, bytes.allSatisfy({ $0 < 0x80 }) { return tagNames.add(bytes) }
    return comparedName(bytes).withUnsafeBufferPointer { tagNames.add($0) }
  }
}
