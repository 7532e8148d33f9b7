import Diagnostics
import Markup

/// A stretch of a page with one meaning for white space, in order of the text and without overlap. Between two stretches is
/// white space only.
struct MarkupStretch {
  enum Kind {
    /// All of a start tag.
    case startTag
    case endTag
    case comment
    /// A text with the white space around it.
    case text
    /// What is inside an element that shows white space: `text` and the like.
    case shown
    /// What is inside of a script module, and other code.
    case script
    /// What the reader passes over: a doctype, a branch of a conditional comment that is not taken.
    case passedOver
  }

  let kind: Kind
  let range: ByteRange
  /// The index of the element, comment or text; of a passed-over stretch -1.
  let node: Int32
  /// The level of what begins with it.
  let level: Int32

  /// The elements that show white space: inside of `text` and `textarea` the framework keeps it, and `rich-text` draws it.
  private static let showingTags = ["text", "textarea", "rich-text"]

  /// The elements that contain code in pages that a build makes others of; no dialect has them.
  private static let codeTags = ["script", "style"]
  /// Whether an element contains code.
  static func isCode(_ element: Element, _ tag: UnsafeBufferPointer<UInt8>, _ dialect: Dialect) -> Bool {
    if dialect.rawBodies.contains(where: { tag.elementsEqual($0.utf8) }) { return true }
    if codeTags.contains(where: { tag.elementsEqual($0.utf8) }) { return true }
    return Dialect.isScriptModule(element)
  }

  /// Whether white space in the element with that name is shown.
  static func shows(_ tag: UnsafeBufferPointer<UInt8>) -> Bool {
    showingTags.contains { tag.elementsEqual($0.utf8) }
  }
}

/// The stretches of a page.
struct MarkupStretches {
  private(set) var all: [MarkupStretch] = []
  /// Where it becomes unknown what is inside of what: an end tag is missing, or closes nothing. Without a syntax error that happens
  /// where a conditional comment is not decided: both branches are read then.
  private(set) var firstMisfit: UInt32?
  private let document: Document
  private let dialect: Dialect
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The elements that are not closed yet.
  private var open: [Int32] = []
  /// The end of the last stretch.
  private var end: UInt32

  init(_ document: Document, _ dialect: Dialect) {
    self.document = document
    self.dialect = dialect
    bytes = document.text.bytes
    end = UInt32(document.text.byteOrderMarkLength)
    all.reserveCapacity(document.nodes.count * 2)
    build()
  }

  private mutating func build() {
    var index = 0
    while index < document.nodes.count {
      close(before: index)
      let node = document.nodes[index]
      switch node.kind {
      case .comment: add(.comment, node.range, index)
      case .text: add(.text, node.range, index)
      case .element:
        add(.startTag, ByteRange(node.range.start, node.startTagEnd), index)
        guard !node.isSelfClosing else { break }
        open.append(Int32(index))
        let element = document.element(index)
        let tag = bytes.slice(element.tagRange)
        let isScript = MarkupStretch.isCode(element, tag, dialect)
        if isScript || MarkupStretch.shows(tag) {
          if let end = endTagStart(index) {
            append(
              isScript ? .script : .shown, ByteRange(node.startTagEnd, end), index, level: open.count)
          }
          index = Int(node.subtreeEnd)
          continue
        }
      }
      index += 1
    }
    close(before: document.nodes.count)
    addPassedOver(to: UInt32(bytes.count))
  }

  /// Where the end tag of an element begins; nil where it has none.
  private func endTagStart(_ index: Int) -> UInt32? {
    document.element(index).endTagRange.map { $0.start &- 2 }
  }

  private mutating func close(before index: Int) {
    while let last = open.last, document.nodes[Int(last)].subtreeEnd <= index {
      open.removeLast()
      let node = document.nodes[Int(last)]
      if let start = endTagStart(Int(last)) {
        add(.endTag, ByteRange(start, node.range.end), Int(last))
      } else if firstMisfit == nil {
        firstMisfit = node.range.start
      }
    }
  }

  private mutating func add(_ kind: MarkupStretch.Kind, _ range: ByteRange, _ node: Int) {
    append(kind, range, node, level: open.count)
  }

  private mutating func append(_ kind: MarkupStretch.Kind, _ range: ByteRange, _ node: Int, level: Int) {
    addPassedOver(to: range.start)
    all.append(MarkupStretch(kind: kind, range: range, node: Int32(node), level: Int32(level)))
    end = max(end, range.end)
  }

  /// Adds what is between the last stretch and `start`, unless it is white space.
  private mutating func addPassedOver(to start: UInt32) {
    if end >= start { return }
    let range = bytes.trimmed(ByteRange(end, start))
    if range.isEmpty { return }
    if document.hasUndecidedConditions, firstMisfit == nil, bytes.slice(range).starts(with: "</".utf8) {
      firstMisfit = range.start
    }
    all.append(MarkupStretch(kind: .passedOver, range: range, node: -1, level: Int32(open.count)))
  }
}
