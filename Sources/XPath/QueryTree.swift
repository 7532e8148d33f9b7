import CLibXML2
import Diagnostics
import Markup
import SystemC

/// A document as nodes of libxml2, in memory that is used again for the next one.
///
/// The nodes are made by hand: a page is no XML document, and libxml2 would neither take several elements at the top nor names such as
/// `@tap`. Each knows by its `_private` what it is in the document. What is before the first colon of a name is its prefix, and the
/// namespace of a prefix is the prefix itself, so that expressions need no declarations.
struct QueryTree {
  /// The document. Its first child is a document type, which no expression sees: where libxml2 walks back, it takes the first child of
  /// a document for an element around all others.
  private let root: UnsafeMutablePointer<xmlDoc>
  private let documentType: UnsafeMutablePointer<xmlDtd>
  private var nodes = NodePool<xmlNode>()
  private var attributes = NodePool<xmlAttr>()
  private var values = NodePool<xmlNode>()
  private var namespaces = NodePool<xmlNs>()
  private var texts = TextPool()
  /// Where the texts of white space alone are, which the document does not have.
  private var blanks: [ByteRange] = []
  /// Whether texts are copied as they are: they have no NUL, and are UTF-8.
  private var isClean = true
  private var lastNamespace: UnsafeMutablePointer<xmlNs>?

  init() {
    root = zeroed(.allocate(capacity: 1))
    documentType = zeroed(.allocate(capacity: 1))
    root.pointee.type = XML_DOCUMENT_NODE
    root.pointee.doc = root
    documentType.pointee.type = XML_DTD_NODE
    documentType.pointee.parent = root
    documentType.pointee.doc = root
  }

  mutating func deallocate() {
    nodes.deallocate()
    attributes.deallocate()
    values.deallocate()
    namespaces.deallocate()
    texts.deallocate()
    root.deallocate()
    documentType.deallocate()
  }

  var document: UnsafeMutablePointer<xmlDoc> { root }

  /// How many nodes there are, without attributes.
  var nodeCount: Int { nodes.count }

  // MARK: Making

  /// An element whose children are being made.
  private struct OpenElement {
    var node: xmlNodePtr
    /// The index after its last descendant.
    var end: Int
    /// Where its content ends in the text, and where what is after the element begins.
    var contentEnd: UInt32
    var after: UInt32
  }

  /// Makes the nodes of a document in place of those that were there.
  mutating func make(_ document: Document) {
    nodes.removeAll()
    attributes.removeAll()
    values.removeAll()
    namespaces.removeAll()
    texts.removeAll()
    blanks.removeAll(keepingCapacity: true)
    lastNamespace = nil
    isClean = document.hasCleanText
    makeTop()
    var open: [OpenElement] = []
    /// The end of what was made last.
    var cursor: UInt32 = 0
    func close(_ tree: inout QueryTree, _ element: OpenElement) {
      tree.addBlanks(
        ByteRange(cursor, element.contentEnd), in: document, to: element.node, isBetweenComments: false)
      cursor = element.after
    }
    for index in document.nodes.indices {
      while let last = open.last, last.end <= index { close(&self, open.removeLast()) }
      let node = document.nodes[index]
      let owner = open.last?.node ?? top
      if cursor < node.range.start {
        let isBetweenComments = node.kind == .comment && owner.pointee.last?.pointee.type == XML_COMMENT_NODE
        addBlanks(
          ByteRange(cursor, node.range.start), in: document, to: owner, isBetweenComments: isBetweenComments)
      }
      cursor = node.range.end
      switch node.kind {
      case .element:
        let element = document.element(index)
        let made = add(element, to: owner)
        if node.isSelfClosing { continue }
        let contentEnd = element.endTagRange.map { $0.start &- 2 } ?? node.range.end
        open.append(
          OpenElement(node: made, end: Int(node.subtreeEnd), contentEnd: contentEnd, after: node.range.end))
        cursor = node.startTagEnd
      case .text:
        add(XML_TEXT_NODE, .node(index), document.text.slice(node.range), to: owner)
      case .comment:
        let content = ByteRange(node.range.start &+ 4, max(node.range.start &+ 4, node.range.end &- 3))
        add(XML_COMMENT_NODE, .node(index), document.text.slice(content), to: owner)
      }
    }
    while let last = open.popLast() { close(&self, last) }
    addBlanks(ByteRange(cursor, UInt32(document.text.count)), in: document, to: top, isBetweenComments: false)
    xmlXPathOrderDocElems(root)
  }

  /// The document as a node.
  var top: xmlNodePtr { UnsafeMutableRawPointer(root).assumingMemoryBound(to: xmlNode.self) }

  private func makeTop() {
    let type = UnsafeMutableRawPointer(documentType).assumingMemoryBound(to: xmlNode.self)
    type.pointee.next = nil
    root.pointee.children = type
    root.pointee.last = type
  }

  /// Adds what is between two nodes of the document: white space. Where the reader left something out, that around it; what is between
  /// two comments is then a branch that a build leaves out.
  private mutating func addBlanks(
    _ range: ByteRange, in document: Document, to parent: xmlNodePtr, isBetweenComments: Bool
  ) {
    let bytes = document.text.slice(range)
    if bytes.isEmpty { return }
    guard let first = bytes.firstIndex(where: { !isMarkupSpace($0) }),
      let last = bytes.lastIndex(where: { !isMarkupSpace($0) })
    else { return addBlank(range, in: document, to: parent) }
    if isBetweenComments { return }
    let start = Int(range.start)
    for blank in [ByteRange(start, start + first), ByteRange(start + last + 1, Int(range.end))]
    where !blank.isEmpty {
      addBlank(blank, in: document, to: parent)
    }
  }

  private mutating func addBlank(_ range: ByteRange, in document: Document, to parent: xmlNodePtr) {
    blanks.append(range)
    add(XML_TEXT_NODE, .blank(blanks.count - 1), document.text.slice(range), to: parent)
  }

  private mutating func add(
    _ type: xmlElementType, _ origin: Origin, _ content: UnsafeBufferPointer<UInt8>, to parent: xmlNodePtr
  ) {
    let node = newNode(type, origin, in: parent)
    node.pointee.content = copy(content)
  }

  private mutating func add(_ element: Element, to parent: xmlNodePtr) -> xmlNodePtr {
    let node = newNode(XML_ELEMENT_NODE, .node(element.index), in: parent)
    let name = splitName(element.bytes.slice(element.tagRange))
    node.pointee.name = UnsafePointer(name.local)
    node.pointee.ns = name.namespace
    var last: UnsafeMutablePointer<xmlAttr>?
    var seen = SeenNames()
    for attribute in element.attributes where seen.isNew(attribute) {
      let made = zeroed(attributes.take())
      made.pointee._private = Origin.attribute(attribute.index).pointer
      made.pointee.type = XML_ATTRIBUTE_NODE
      made.pointee.doc = root
      made.pointee.parent = node
      let name = splitName(attribute.nameBytes)
      made.pointee.name = UnsafePointer(name.local)
      made.pointee.ns = name.namespace
      if let range = attribute.valueRange, !range.isEmpty {
        let value = zeroed(values.take())
        value.pointee.type = XML_TEXT_NODE
        value.pointee.doc = root
        value.pointee.parent = UnsafeMutableRawPointer(made).assumingMemoryBound(to: xmlNode.self)
        value.pointee.content = copy(attribute.bytes.slice(range))
        made.pointee.children = value
        made.pointee.last = value
      }
      made.pointee.prev = last
      if let last { last.pointee.next = made } else { node.pointee.properties = made }
      last = made
    }
    return node
  }

  private mutating func newNode(_ type: xmlElementType, _ origin: Origin, in parent: xmlNodePtr) -> xmlNodePtr
  {
    let node = zeroed(nodes.take())
    node.pointee._private = origin.pointer
    node.pointee.type = type
    node.pointee.doc = root
    node.pointee.parent = parent
    // A document has its children where an element has them.
    node.pointee.prev = parent.pointee.last
    if let last = parent.pointee.last { last.pointee.next = node } else { parent.pointee.children = node }
    parent.pointee.last = node
    return node
  }

  private mutating func splitName(
    _ name: UnsafeBufferPointer<UInt8>
  ) -> (local: UnsafeMutablePointer<UInt8>, namespace: UnsafeMutablePointer<xmlNs>?) {
    guard let colon = name.firstIndex(of: UInt8(ascii: ":")), colon > 0 else { return (copy(name), nil) }
    let prefix = UnsafeBufferPointer(rebasing: name[..<colon])
    return (copy(UnsafeBufferPointer(rebasing: name[(colon + 1)...])), namespace(prefix))
  }

  private mutating func namespace(_ prefix: UnsafeBufferPointer<UInt8>) -> UnsafeMutablePointer<xmlNs> {
    // Nearly all prefixes of a file are one or two.
    if let lastNamespace, isEqual(lastNamespace.pointee.prefix, prefix) { return lastNamespace }
    let made = zeroed(namespaces.take())
    let name = UnsafePointer(copy(prefix))
    made.pointee.type = XML_NAMESPACE_DECL
    made.pointee.prefix = name
    // Of this prefix libxml2 knows the namespace itself.
    made.pointee.href = prefix.are("xml") ? QueryTree.xmlNamespace : name
    lastNamespace = made
    return made
  }

  private func isEqual(_ text: UnsafePointer<UInt8>?, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let text else { return false }
    return Int(xmlStrlen(text)) == bytes.count && memcmp(text, bytes.baseAddress!, bytes.count) == 0
  }

  private nonisolated(unsafe) static let xmlNamespace: UnsafePointer<UInt8> = {
    let address: StaticString = "http://www.w3.org/XML/1998/namespace"
    return address.utf8Start
  }()

  private mutating func copy(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    if isClean { return texts.copy(bytes) }
    let clean = String(decoding: bytes, as: UTF8.self).unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }
    return Array(String(String.UnicodeScalarView(clean)).utf8).withUnsafeBufferPointer { texts.copy($0) }
  }

  // MARK: Between both trees

  /// Where a node of libxml2 comes from; kept in it as a number.
  private enum Origin {
    /// An index of `Document.nodes`.
    case node(Int)
    /// An index of `Document.attributes`.
    case attribute(Int)
    /// An index of `blanks`.
    case blank(Int)

    var pointer: UnsafeMutableRawPointer? {
      switch self {
      case .node(let index): UnsafeMutableRawPointer(bitPattern: index << 2)
      case .attribute(let index): UnsafeMutableRawPointer(bitPattern: index << 2 | 1)
      case .blank(let index): UnsafeMutableRawPointer(bitPattern: index << 2 | 2)
      }
    }

    init(_ pointer: UnsafeMutableRawPointer?) {
      let number = Int(bitPattern: pointer)
      switch number & 3 {
      case 0: self = .node(number >> 2)
      case 1: self = .attribute(number >> 2)
      default: self = .blank(number >> 2)
      }
    }
  }

  /// What a node of libxml2 is in the document; nil for a namespace.
  func queryNode(_ node: xmlNodePtr, in document: Document) -> QueryNode? {
    switch node.pointee.type {
    case XML_DOCUMENT_NODE: return .document
    case XML_NAMESPACE_DECL: return nil
    default: break
    }
    switch Origin(node.pointee._private) {
    case .attribute(let index): return .attribute(index)
    case .blank(let index): return .text(blanks[index])
    case .node(let index):
      let node = document.nodes[index]
      switch node.kind {
      case .element: return .element(index)
      case .text: return .text(node.range)
      case .comment: return .comment(node.range)
      }
    }
  }

  /// The node of libxml2 for one that it gave.
  func pointer(_ node: QueryNode, in document: Document) -> xmlNodePtr {
    switch node {
    case .document: return top
    case .attribute(let index):
      let found = attributes.firstIndex { tree in
        if case .attribute(let other) = Origin(tree.pointee._private) { other >= index } else { false }
      }
      return UnsafeMutableRawPointer(attributes[found]).assumingMemoryBound(to: xmlNode.self)
    default:
      let start = node.start(in: document)
      return nodes[nodes.firstIndex { self.start($0, in: document) >= start }]
    }
  }

  private func start(_ node: xmlNodePtr, in document: Document) -> UInt32 {
    switch Origin(node.pointee._private) {
    case .node(let index): document.nodes[index].range.start
    case .attribute(let index): document.attributes[index].nameRange.start
    case .blank(let index): blanks[index].start
    }
  }
}

/// The names of an element's attributes so far.
private struct SeenNames {
  /// Beyond that many, names are looked up and not compared.
  private static let maxCompared = 16

  private var few: [Attribute] = []
  private var many: Set<[UInt8]> = []

  /// Whether it is the first attribute with its name.
  mutating func isNew(_ attribute: Attribute) -> Bool {
    if few.count < SeenNames.maxCompared {
      if few.contains(where: { $0.name == attribute.name && $0.nameBytes.elementsEqual(attribute.nameBytes) })
      {
        return false
      }
      few.append(attribute)
      return true
    }
    if many.isEmpty { many = Set(few.map { Array($0.nameBytes) }) }
    return many.insert(Array(attribute.nameBytes)).inserted
  }
}

extension NodePool {
  /// The index of the first item for which something is true, where it is true of all after it; it is true of one.
  fileprivate func firstIndex(where isReached: (UnsafeMutablePointer<Item>) -> Bool) -> Int {
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high) / 2
      if isReached(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Document {
  /// Whether nothing in its text ends a text of C, or is not UTF-8.
  fileprivate var hasCleanText: Bool {
    !issues.contains { issue in
      switch issue.kind {
      case .notUTF8, .controlCharacter, .tooManyIssues: true
      default: false
      }
    }
  }
}

private func zeroed<Item>(_ item: UnsafeMutablePointer<Item>) -> UnsafeMutablePointer<Item> {
  memset(item, 0, MemoryLayout<Item>.size)
  return item
}
