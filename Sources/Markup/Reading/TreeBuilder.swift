import CLibXML2
import Diagnostics

/// Turns libxml2's callbacks into the flat tree, with the ranges that the scanner found.
///
/// libxml2 decides which elements, names and attributes there are, and how they nest. Each of its tags takes the next
/// piece of the scanner, which must be such a tag, too. One builder lives as long as its reader, at an address that
/// libxml2 hands to the callbacks.
struct TreeBuilder {
  var names: NameTable
  var nodes = PlainList<Node>(capacity: 1024)
  /// What the scanner found in the file that is being read.
  let scanned: UnsafeMutablePointer<ScanOutput>
  /// Errors that libxml2 reported although the outline should have been well-formed.
  var unexpectedErrorCount = 0

  private var dictionary = DictionaryNames()
  /// The text that is being read; an address that is never read between two files.
  private var source = UnsafePointer<UInt8>(bitPattern: 1)!
  private var openElements = PlainList<Int32>()
  /// How many pieces of the scanner are used up.
  private var cursor = 0
  private var hasDuplicateAttribute = false
  private var isRootSeen = false

  init(names: NameTable, scanned: UnsafeMutablePointer<ScanOutput>) {
    self.names = names
    self.scanned = scanned
  }

  func deallocate() {
    nodes.deallocate()
    openElements.deallocate()
  }

  mutating func begin(source: UnsafePointer<UInt8>) {
    self.source = source
    nodes.removeAll()
    openElements.removeAll()
    cursor = 0
    hasDuplicateAttribute = false
    isRootSeen = false
  }

  // MARK: Callbacks

  /// Called for each start tag; `attributes` points to five pointers for each attribute, the first to its name.
  mutating func startElement(
    _ name: UnsafePointer<xmlChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
  ) {
    if !isRootSeen {
      isRootSeen = true
      return
    }
    let parent = openElements.last ?? -1
    guard let tag = nextTag(.startTag, in: parent) else {
      unexpectedErrorCount += 1
      return
    }
    var node = Node(kind: .element, range: tag.range, parent: parent)
    node.isSelfClosing = tag.isSelfClosing
    node.name =
      tag.isRespelled
      ? sourceName(ByteRange(tag.range.start &+ 1, tag.nameEnd)) : dictionary.id(of: name, in: &names)
    node.tagEnd = tag.nameEnd
    node.startTagEnd = tag.range.end
    node.partStart = tag.partStart
    node.partCount = tag.partCount
    node.knownAttributes = nameAttributes(of: tag, attributes, count)
    openElements.append(Int32(nodes.count))
    nodes.append(node)
  }

  /// Called for each end tag, and after the `/>` of an element without one.
  mutating func endElement() {
    guard let last = openElements.popLast() else {
      // The synthetic root.
      addLeaves(to: -1)
      return
    }
    let index = Int(last)
    if !nodes[index].isSelfClosing {
      if let tag = nextTag(.endTag, in: last) {
        nodes[index].range.end = tag.range.end
        nodes[index].hasEndTag = !tag.range.isEmpty
      } else {
        unexpectedErrorCount += 1
      }
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

  // MARK: Pieces

  /// Takes the next tag if it is of that kind; what is before it goes into `parent`.
  @inline(__always) private mutating func nextTag(_ kind: Piece.Kind, in parent: Int32) -> Piece? {
    addLeaves(to: parent)
    guard cursor < scanned.pointee.pieces.count else { return nil }
    let piece = scanned.pointee.pieces[cursor]
    guard piece.kind == kind else { return nil }
    cursor &+= 1
    return piece
  }

  /// Adds the texts and comments before the next tag.
  @inline(__always) private mutating func addLeaves(to parent: Int32) {
    while cursor < scanned.pointee.pieces.count {
      let piece = scanned.pointee.pieces[cursor]
      let kind: Node.Kind
      switch piece.kind {
      case .startTag, .endTag: return
      case .text: kind = .text
      case .comment: kind = .comment
      }
      var node = Node(kind: kind, range: piece.range, parent: parent)
      node.subtreeEnd = Int32(nodes.count + 1)
      node.partStart = piece.partStart
      node.partCount = piece.partCount
      nodes.append(node)
      cursor &+= 1
    }
  }

  // MARK: Names

  /// Gives the attributes of a tag their names; returns the set of known ones.
  @inline(__always)
  private mutating func nameAttributes(
    of tag: Piece, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int
  ) -> UInt64 {
    let first = Int(tag.partStart)
    let end = first + Int(tag.partCount)
    var known: UInt64 = 0
    // libxml2 may leave out an attribute with a name that comes twice: what it says of the others is then of no use.
    let isComplete = !hasDuplicateAttribute && count == end - first
    let found = scanned.pointee.attributes
    var index = first
    while index < end {
      let name =
        isComplete && found[index].name != .respelled
        ? dictionary.id(of: attributes![5 &* (index &- first)]!, in: &names)
        : sourceName(found[index].nameRange)
      found[index].name = name
      if name.rawValue < 64 { known |= 1 << UInt64(name.rawValue) }
      index &+= 1
    }
    if hasDuplicateAttribute { reportDuplicates(from: first, to: end) }
    return known
  }

  /// The id of a name as the source spells it.
  private mutating func sourceName(_ range: ByteRange) -> NameID {
    names.intern(UnsafeBufferPointer(start: source + Int(range.start), count: range.count))
  }

  /// libxml2 says that a name came twice. Names may be equal in the outline although the true ones are not.
  private mutating func reportDuplicates(from first: Int, to end: Int) {
    hasDuplicateAttribute = false
    var seen: [NameID: ByteRange] = [:]
    for attribute in scanned.pointee.attributes.buffer[first..<end]
    where startsAttributeName(source[Int(attribute.nameRange.start)]) {
      if let other = seen[attribute.name] {
        scanned.pointee.report(SyntaxIssue(.duplicateAttribute, attribute.nameRange, other: other))
      } else {
        seen[attribute.name] = attribute.nameRange
      }
    }
  }
}
