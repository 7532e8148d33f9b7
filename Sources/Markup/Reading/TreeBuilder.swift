import CLibXML2
import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Turns libxml2's callbacks into the flat tree, and its positions back into ranges of the source.
///
/// One lives as long as its reader, behind a pointer that libxml2 hands to the callbacks.
struct TreeBuilder {
  let context: xmlParserCtxtPtr
  var names = NameTable()
  var nodes: [Node] = []
  var attributes: [AttributeNode] = []
  var output = ScanOutput()
  /// Errors that libxml2 reported although the copy should have been well-formed.
  var unexpectedErrorCount = 0

  /// The text that is being read; an address that is never read between two files.
  private var source = UnsafePointer<UInt8>(bitPattern: 1)!
  private var sourceCount = 0
  private var prefixLength: UInt32 = 0
  /// Where in the parse buffer each insertion begins, and how long it is.
  private var insertionStarts: [UInt32] = []
  private var insertionLengths: [UInt32] = []
  private var insertionCursor = 0
  private var insertedBefore: UInt32 = 0
  private var openElements: [Int32] = []
  /// Where the gap begins that the next tag ends: behind the last tag.
  private var gapStart: UInt32 = 0
  private var triviaCursor = 0
  private var mustacheCursor = 0
  private var hasDuplicateAttribute = false
  private var isRootSeen = false

  init(context: xmlParserCtxtPtr) { self.context = context }

  mutating func begin(source: UnsafePointer<UInt8>, count: Int, prefixLength: Int) {
    self.source = source
    sourceCount = count
    self.prefixLength = UInt32(prefixLength)
    nodes.removeAll(keepingCapacity: true)
    attributes.removeAll(keepingCapacity: true)
    insertionStarts.removeAll(keepingCapacity: true)
    insertionLengths.removeAll(keepingCapacity: true)
    openElements.removeAll(keepingCapacity: true)
    insertionCursor = 0
    insertedBefore = 0
    gapStart = 0
    triviaCursor = 0
    mustacheCursor = 0
    hasDuplicateAttribute = false
    isRootSeen = false
  }

  mutating func noteInsertion(at offset: Int, length: Int) {
    insertionStarts.append(UInt32(truncatingIfNeeded: offset))
    insertionLengths.append(UInt32(truncatingIfNeeded: length))
  }

  /// The source offset of an offset in the parse buffer; to be called with offsets that never fall.
  @inline(__always) private mutating func sourceOffset(_ offset: UInt32) -> UInt32 {
    while insertionCursor < insertionStarts.count, insertionStarts[insertionCursor] < offset {
      insertedBefore &+= insertionLengths[insertionCursor]
      insertionCursor &+= 1
    }
    return offset &- insertedBefore &- prefixLength
  }

  // MARK: Callbacks

  /// The parse buffer and the offset in it where libxml2 stands.
  @inline(__always) private var position: (base: UnsafePointer<UInt8>, offset: Int) {
    let input = context.pointee.input!
    let consumed = Int(input.pointee.consumed)
    return (input.pointee.base - consumed, input.pointee.cur - input.pointee.base + consumed)
  }

  /// Called at the `>` or `/>` of a start tag.
  mutating func startElement() {
    if !isRootSeen {
      isRootSeen = true
      return
    }
    let (base, tagClose) = position
    // The scanner left no `<` inside a tag.
    var start = tagClose - 1
    while base[start] != UInt8(ascii: "<") { start -= 1 }
    let elementStart = sourceOffset(UInt32(truncatingIfNeeded: start))
    let parent = openElements.last ?? -1
    fillGap(to: elementStart, parent: parent)

    var offset = start + 1
    while !endsName(base[offset]) { offset &+= 1 }
    let tagEnd = sourceOffset(UInt32(truncatingIfNeeded: offset))
    let firstAttribute = attributes.count
    while true {
      while isMarkupSpace(base[offset]) { offset &+= 1 }
      if offset >= tagClose { break }
      offset = addAttribute(base, offset, tagClose)
    }
    if hasDuplicateAttribute { reportDuplicates(from: firstAttribute) }
    var known: UInt64 = 0
    for attribute in attributes[firstAttribute...] where attribute.name.rawValue < 64 {
      known |= 1 << UInt64(attribute.name.rawValue)
    }

    let isSelfClosing = base[tagClose] == UInt8(ascii: "/")
    let openEnd = sourceOffset(UInt32(truncatingIfNeeded: tagClose + (isSelfClosing ? 2 : 1)))
    var node = Node(kind: .element, range: ByteRange(elementStart, openEnd), parent: parent)
    node.isSelfClosing = isSelfClosing
    node.name = intern(ByteRange(elementStart &+ 1, tagEnd))
    node.tagEnd = tagEnd
    node.openEnd = openEnd
    node.partStart = UInt32(firstAttribute)
    node.partCount = UInt32(attributes.count - firstAttribute)
    node.knownAttributes = known
    openElements.append(Int32(nodes.count))
    nodes.append(node)
    gapStart = openEnd
  }

  /// Called behind the `>` of an end tag or the `/>` of an element without one.
  mutating func endElement() {
    let (base, end) = position
    guard let last = openElements.popLast() else {
      // The synthetic root.
      fillGap(to: UInt32(truncatingIfNeeded: sourceCount), parent: -1)
      return
    }
    let index = Int(last)
    if nodes[index].isSelfClosing {
      nodes[index].subtreeEnd = Int32(nodes.count)
      return
    }
    var start = end - 1
    while base[start] != UInt8(ascii: "<") { start -= 1 }
    fillGap(to: sourceOffset(UInt32(truncatingIfNeeded: start)), parent: last)
    let sourceEnd = sourceOffset(UInt32(truncatingIfNeeded: end))
    nodes[index].range.end = sourceEnd
    nodes[index].subtreeEnd = Int32(nodes.count)
    gapStart = sourceEnd
  }

  mutating func meet(errorCode: Int32) {
    if errorCode == Int32(XML_ERR_ATTRIBUTE_REDEFINED.rawValue) {
      hasDuplicateAttribute = true
    } else {
      unexpectedErrorCount += 1
    }
  }

  // MARK: Parts of a tag

  @inline(__always) private func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || isMarkupSpace(byte)
  }

  /// Adds the attribute that begins at `start` of the parse buffer; returns the offset behind it.
  @inline(__always)
  private mutating func addAttribute(_ base: UnsafePointer<UInt8>, _ start: Int, _ tagClose: Int) -> Int {
    var offset = start
    while !endsName(base[offset]) { offset &+= 1 }
    let nameRange = ByteRange(
      sourceOffset(UInt32(truncatingIfNeeded: start)), sourceOffset(UInt32(truncatingIfNeeded: offset)))
    while base[offset] != UInt8(ascii: "="), offset < tagClose { offset &+= 1 }
    offset &+= 1
    while isMarkupSpace(base[offset]) { offset &+= 1 }
    let delimiter = base[offset]
    let valueStart = offset + 1
    guard valueStart <= tagClose,
      let hit = memchr(base + valueStart, Int32(delimiter), tagClose - valueStart)
    else { return tagClose }
    let valueEnd = UnsafePointer(hit.assumingMemoryBound(to: UInt8.self)) - base
    var quote: AttributeNode.Quote = delimiter == UInt8(ascii: "\"") ? .double : .single
    var valueRange: ByteRange
    if insertionStarts.isEmpty {
      valueRange = ByteRange(
        UInt32(truncatingIfNeeded: valueStart) &- prefixLength,
        UInt32(truncatingIfNeeded: valueEnd) &- prefixLength)
    } else {
      valueRange = ByteRange(
        sourceOffset(UInt32(truncatingIfNeeded: valueStart)),
        sourceOffset(UInt32(truncatingIfNeeded: valueEnd)))
      quote = sourceQuote(behind: nameRange.end, valueStart: valueRange.start)
      if quote == .noValue { valueRange = ByteRange(nameRange.end, nameRange.end) }
    }
    let mustaches = takeMustaches(in: valueRange)
    attributes.append(
      AttributeNode(
        name: intern(nameRange), nameRange: nameRange, valueRange: valueRange,
        mustacheStart: mustaches.start, mustacheCount: UInt16(truncatingIfNeeded: mustaches.count),
        quote: quote))
    return valueEnd + 1
  }

  /// How the source writes the value whose name ends at `nameEnd`: the parse buffer has quotes in any case.
  private func sourceQuote(behind nameEnd: UInt32, valueStart: UInt32) -> AttributeNode.Quote {
    var offset = Int(nameEnd)
    while isMarkupSpace(source[offset]) { offset += 1 }
    guard source[offset] == UInt8(ascii: "=") else { return .noValue }
    offset += 1
    while isMarkupSpace(source[offset]) { offset += 1 }
    guard offset < Int(valueStart) else { return .none }
    return source[offset] == UInt8(ascii: "'") ? .single : .double
  }

  private mutating func intern(_ range: ByteRange) -> NameID {
    names.intern(UnsafeBufferPointer(start: source + Int(range.start), count: range.count))
  }

  /// libxml2 says that a name came twice; the masked names may be equal where the true ones are not.
  private mutating func reportDuplicates(from first: Int) {
    hasDuplicateAttribute = false
    var seen: [NameID: ByteRange] = [:]
    for attribute in attributes[first...] where startsAttributeName(source[Int(attribute.nameRange.start)]) {
      if let other = seen[attribute.name] {
        output.report(SyntaxIssue(.duplicateAttribute, attribute.nameRange, other: other))
      } else {
        seen[attribute.name] = attribute.nameRange
      }
    }
  }

  // MARK: Between tags

  /// Adds the texts and comments between the last tag and `end`.
  @inline(__always) private mutating func fillGap(to end: UInt32, parent: Int32) {
    while triviaCursor < output.trivia.count, output.trivia[triviaCursor].range.start < end {
      let trivia = output.trivia[triviaCursor]
      triviaCursor += 1
      guard trivia.range.start >= gapStart else { continue }
      addText(ByteRange(gapStart, trivia.range.start), parent: parent)
      if trivia.kind == .comment { addLeaf(.comment, trivia.range, parent: parent) }
      gapStart = trivia.range.end
    }
    addText(ByteRange(gapStart, end), parent: parent)
    gapStart = end
  }

  @inline(__always) private mutating func addText(_ range: ByteRange, parent: Int32) {
    var offset = Int(range.start)
    let end = Int(range.end)
    while offset < end, isMarkupSpace(source[offset]) { offset &+= 1 }
    // A byte order mark at the start of the file is no text.
    if offset == 0, end >= 3, source[0] == 0xEF, source[1] == 0xBB, source[2] == 0xBF {
      return addText(ByteRange(3, end), parent: parent)
    }
    if offset < end { addLeaf(.text, range, parent: parent) }
  }

  private mutating func addLeaf(_ kind: Node.Kind, _ range: ByteRange, parent: Int32) {
    var node = Node(kind: kind, range: range, parent: parent)
    node.subtreeEnd = Int32(nodes.count + 1)
    if kind == .text {
      let mustaches = takeMustaches(in: range)
      node.partStart = mustaches.start
      node.partCount = UInt32(mustaches.count)
    }
    nodes.append(node)
  }

  /// The mustaches inside `range`; the ranges asked for never fall.
  @inline(__always) private mutating func takeMustaches(in range: ByteRange) -> (start: UInt32, count: Int) {
    while mustacheCursor < output.mustaches.count, output.mustaches[mustacheCursor].start < range.start {
      mustacheCursor &+= 1
    }
    let start = mustacheCursor
    while mustacheCursor < output.mustaches.count, output.mustaches[mustacheCursor].end <= range.end {
      mustacheCursor &+= 1
    }
    return (UInt32(start), mustacheCursor - start)
  }
}
