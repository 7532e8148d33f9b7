import CLibXML2
import Diagnostics
import SystemC

/// Turns libxml2's callbacks into the flat tree, with the ranges that the scanner found.
///
/// What there is and how it is nested is libxml2's word: it takes a start tag, with its attributes, or an end tag from
/// the scanner's lists whenever libxml2 meets one in the outline. One lives as long as its reader, behind a pointer that
/// libxml2 hands to the callbacks.
struct TreeBuilder {
  var names = NameTable()
  var nodes: [Node] = []
  /// What the scanner found in the file that is being read.
  let scanned: UnsafeMutablePointer<ScanOutput>
  /// Errors that libxml2 reported although the outline should have been well-formed.
  var unexpectedErrorCount = 0

  private var dictionary = DictionaryNames()
  /// The text that is being read; an address that is never read between two files.
  private var source = UnsafePointer<UInt8>(bitPattern: 1)!
  private var sourceCount = 0
  private var openElements: [Int32] = []
  /// Where the gap begins that the next tag ends: behind the last tag.
  private var gapStart: UInt32 = 0
  // How much of each list of the scanner is used up.
  private var startTagCursor = 0
  private var endTagCursor = 0
  private var oddNameCursor = 0
  private var triviaCursor = 0
  private var mustacheCursor = 0
  private var hasDuplicateAttribute = false
  private var isRootSeen = false

  init(scanned: UnsafeMutablePointer<ScanOutput>) { self.scanned = scanned }

  mutating func begin(source: UnsafePointer<UInt8>, count: Int) {
    self.source = source
    sourceCount = count
    nodes.removeAll(keepingCapacity: true)
    openElements.removeAll(keepingCapacity: true)
    gapStart = 0
    startTagCursor = 0
    endTagCursor = 0
    oddNameCursor = 0
    triviaCursor = 0
    mustacheCursor = 0
    hasDuplicateAttribute = false
    isRootSeen = false
  }

  // MARK: Callbacks

  /// Called for each start tag; `attributes` holds five pointers for each attribute, of which the first is its name.
  mutating func startElement(
    _ name: UnsafePointer<xmlChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
  ) {
    if !isRootSeen {
      isRootSeen = true
      return
    }
    guard startTagCursor < scanned.pointee.startTags.count else {
      unexpectedErrorCount += 1
      return
    }
    let tag = scanned.pointee.startTags[startTagCursor]
    startTagCursor &+= 1
    let parent = openElements.last ?? -1
    fillGap(to: tag.start, parent: parent)

    var node = Node(kind: .element, range: ByteRange(tag.start, tag.end), parent: parent)
    node.isSelfClosing = tag.isSelfClosing
    node.name = self.name(ByteRange(tag.start &+ 1, tag.nameEnd), name)
    node.tagEnd = tag.nameEnd
    node.openEnd = tag.end
    node.partStart = tag.firstAttribute
    node.partCount = tag.attributeEnd &- tag.firstAttribute
    node.knownAttributes = nameAttributes(of: tag, attributes, count)
    openElements.append(Int32(nodes.count))
    nodes.append(node)
    gapStart = tag.end
  }

  /// Called for each end tag, and behind the `/>` of an element without one.
  mutating func endElement() {
    guard let last = openElements.popLast() else {
      // The synthetic root.
      fillGap(to: UInt32(truncatingIfNeeded: sourceCount), parent: -1)
      return
    }
    let index = Int(last)
    if !nodes[index].isSelfClosing {
      guard endTagCursor < scanned.pointee.endTags.count else {
        unexpectedErrorCount += 1
        return
      }
      let tag = scanned.pointee.endTags[endTagCursor]
      endTagCursor &+= 1
      fillGap(to: tag.start, parent: last)
      nodes[index].range.end = tag.end
      gapStart = tag.end
    }
    nodes[index].subtreeEnd = Int32(nodes.count)
  }

  mutating func meet(errorCode: Int32) {
    if errorCode == Int32(XML_ERR_ATTRIBUTE_REDEFINED.rawValue) {
      hasDuplicateAttribute = true
    } else {
      unexpectedErrorCount += 1
    }
  }

  // MARK: Names

  /// Gives the attributes of a tag their names; returns the set of known ones.
  @inline(__always)
  private mutating func nameAttributes(
    of tag: StartTag, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int
  ) -> UInt64 {
    let first = Int(tag.firstAttribute)
    let end = Int(tag.attributeEnd)
    var known: UInt64 = 0
    // libxml2 may leave out one whose name comes twice: what it says of the others is then of no use.
    let isComplete = !hasDuplicateAttribute && count == end - first
    scanned.pointee.attributes.withUnsafeMutableBufferPointer { found in
      for index in first..<end {
        let name = name(found[index].nameRange, isComplete ? attributes![5 &* (index &- first)] : nil)
        found[index].name = name
        if name.rawValue < 64 { known |= 1 << UInt64(name.rawValue) }
      }
    }
    if hasDuplicateAttribute { reportDuplicates(from: first, to: end) }
    return known
  }

  /// The id of the name at `range`, which libxml2's dictionary holds at `entry`; to be called with ranges that never
  /// fall. The source is asked where the outline has another spelling.
  @inline(__always)
  private mutating func name(_ range: ByteRange, _ entry: UnsafePointer<xmlChar>?) -> NameID {
    while oddNameCursor < scanned.pointee.oddNames.count,
      scanned.pointee.oddNames[oddNameCursor] < range.start
    { oddNameCursor &+= 1 }
    let isOdd =
      oddNameCursor < scanned.pointee.oddNames.count && scanned.pointee.oddNames[oddNameCursor] == range.start
    if let entry, !isOdd { return dictionary.id(of: entry, in: &names) }
    return names.intern(UnsafeBufferPointer(start: source + Int(range.start), count: range.count))
  }

  /// libxml2 says that a name came twice; names may be equal in the outline where the true ones are not.
  private mutating func reportDuplicates(from first: Int, to end: Int) {
    hasDuplicateAttribute = false
    var seen: [NameID: ByteRange] = [:]
    for attribute in scanned.pointee.attributes[first..<end]
    where startsAttributeName(source[Int(attribute.nameRange.start)]) {
      if let other = seen[attribute.name] {
        scanned.pointee.report(SyntaxIssue(.duplicateAttribute, attribute.nameRange, other: other))
      } else {
        seen[attribute.name] = attribute.nameRange
      }
    }
  }

  // MARK: Between tags

  /// Adds the texts and comments between the last tag and `end`.
  @inline(__always) private mutating func fillGap(to end: UInt32, parent: Int32) {
    while triviaCursor < scanned.pointee.trivia.count, scanned.pointee.trivia[triviaCursor].range.start < end
    {
      let trivia = scanned.pointee.trivia[triviaCursor]
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
    while mustacheCursor < scanned.pointee.mustaches.count,
      scanned.pointee.mustaches[mustacheCursor].start < range.start
    {
      mustacheCursor &+= 1
    }
    let start = mustacheCursor
    while mustacheCursor < scanned.pointee.mustaches.count,
      scanned.pointee.mustaches[mustacheCursor].end <= range.end
    {
      mustacheCursor &+= 1
    }
    return (UInt32(start), mustacheCursor - start)
  }
}
