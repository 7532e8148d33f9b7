import Diagnostics
import Markup
import Script

/// What a handler reads of `dataset` that no element of the file with this handler sets.
package struct UnsetRead: Sendable {
  /// Where another element sets the key.
  package struct Neighbour: Sendable {
    package var tag: String
    /// 1-based.
    package var line: Int
    /// Whether it is around the element with the handler, not in it.
    package var isAround: Bool
  }

  /// An index into `ScriptFacts.datasetReads`.
  package var read: Int
  /// The first element of the file with the handler: its tag, and the keys that it sets; nil when there is none.
  package var element: (tagRange: ByteRange, keys: [String])?
  package var neighbour: Neighbour?
}

/// The handler of an element and the keys of `dataset` that the element sets; nil when it may set others.
package struct HandlerData: Sendable {
  package var handler: String
  package var keys: [String]?
}

/// A key of `dataset`, in the way in which a dialect makes it of an attribute.
package struct DatasetKeys: Sendable {
  /// Whether letters become small before the letter after a `-` becomes a capital. Of Alipay it is unknown: there the case
  /// of letters does not count.
  private let lowersLetters: Bool

  package init(_ dialect: Dialect) { lowersLetters = dialect.family != .alipay }

  /// The key that an attribute sets; nil when it sets none.
  package func key(of attribute: UnsafeBufferPointer<UInt8>) -> String? {
    guard attribute.begin(with: "data-") else { return nil }
    let name = String(decoding: attribute.dropFirst(5), as: UTF8.self)
    return (lowersLetters ? name.lowercased() : name).camelCased
  }

  /// Whether an attribute sets what a read of `read` reads. As `answers` of its `key`, but nearly always without making a text.
  package func sets(_ attribute: UnsafeBufferPointer<UInt8>, _ read: String) -> Bool {
    guard attribute.begin(with: "data-") else { return false }
    var expected = read.utf8.makeIterator()
    var (isFirst, isAfterHyphen) = (true, false)
    for byte in attribute.dropFirst(5) {
      if byte == UInt8(ascii: "-") {
        isAfterHyphen = !isFirst
        continue
      }
      guard var wanted = expected.next() else { return false }
      var letter = byte
      if letter | wanted >= 0x80 { return key(of: attribute).map { answers($0, read) } ?? false }
      if !lowersLetters {
        (letter, wanted) = (letter.asciiLowercased, wanted.asciiLowercased)
      } else {
        letter = letter.asciiLowercased
        if isAfterHyphen, letter.isASCIILetter { letter -= 0x20 }
      }
      if letter != wanted { return false }
      (isFirst, isAfterHyphen) = (false, false)
    }
    return expected.next() == nil
  }

  /// Whether an element that sets `key` answers a read of `read`.
  package func answers(_ key: String, _ read: String) -> Bool {
    lowersLetters ? key == read : key.lowercased() == read.lowercased()
  }

  /// The attribute that sets a key.
  package func attribute(of key: String) -> String {
    "data-" + key.hyphenated
  }
}

/// Collects which elements of one file set what handlers read of `dataset`.
///
/// A class: copies of its lists took half a percent of a lint.
final class DatasetCollection {
  private let document: Document
  private let keys: DatasetKeys
  private let reads: [DatasetRead]
  private let isAlipay: Bool
  /// Whether an attribute may give the element others that are not written out: `s-bind` of Swan.
  private let spreadsAttributes: Bool
  private let dialect: Dialect
  /// The handlers that read something, numbered by the hashes of their names, with their reads.
  private var handlers = HashIndex()
  private var readsOfHandler: [Range<Int>] = []
  private var isSet: [Bool]
  private var first: [Element?]
  /// Whether the handlers of all elements are kept, for the scripts of other files.
  private let keepsAll: Bool
  private(set) var all: [HandlerData] = []
  /// The first names of handlers that are known only when the page runs; empty for one without a name.
  private var unknownRoots: Set<String> = []

  /// `reads` are those of the file's own script. Nil where nothing is to be collected.
  init?(_ document: Document, _ dialect: Dialect, reads: [DatasetRead], keepsAll: Bool) {
    if reads.isEmpty && !keepsAll { return nil }
    self.document = document
    keys = DatasetKeys(dialect)
    isAlipay = dialect.family == .alipay
    spreadsAttributes = dialect.family == .baidu
    self.dialect = dialect
    self.reads = reads
    self.keepsAll = keepsAll
    isSet = Array(repeating: false, count: reads.count)
    first = Array(repeating: nil, count: reads.count)
    var start = 0
    while start < reads.count {
      let end = reads[start...].firstIndex { $0.handler != reads[start].handler } ?? reads.count
      let hash = WordSet.hash(of: reads[start].handler)
      if handlers[hash] == nil {
        handlers.set(readsOfHandler.count, for: hash)
        readsOfHandler.append(start..<end)
      }
      start = end
    }
  }

  /// Adds an attribute that binds an event.
  func add(_ attribute: Attribute, of element: Element) {
    if let value = attribute.staticValue { return add(handler: value, element) }
    guard attribute.hasMustache else { return }
    guard let mustache = attribute.wholeMustache else {
      unknownRoots.insert("")
      return
    }
    let text = document.text
    let tree = ExpressionTree(parsing: text, range: text.expressionRange(mustache))
    guard let root = tree.root else { return }
    if root.forEachLiteralChoice({ add(handler: $0, element) }) {
      unknownRoots.insert(root.memberPath.map { text.string($0[0]) } ?? "")
    }
  }

  private func add(handler: ByteRange, _ element: Element) {
    let name = document.text.slice(handler)
    if keepsAll {
      all.append(
        HandlerData(
          handler: document.text.string(handler),
          keys: setsUnknownKeys(element) ? nil : ownKeys(of: element)))
    }
    guard let number = handlers[WordSet.hash(name)] else { return }
    for read in readsOfHandler[number] {
      if first[read] == nil { first[read] = element }
      if !isSet[read] { isSet[read] = sets(element, reads[read]) || setsUnknownKeys(element) }
    }
  }

  private func ownKeys(of element: Element) -> [String] {
    element.attributes.compactMap { keys.key(of: $0.nameBytes) }
  }

  /// Whether an attribute gives the element attributes that are not written out, or the handler gets another object: a component
  /// of Alipay calls the function of its property with any, such as an event of an element inside.
  private func setsUnknownKeys(_ element: Element) -> Bool {
    isAlipay && !dialect.components.contains(element.tag)
      || spreadsAttributes && element.attributes.contains { $0.nameBytes.are("s-bind") }
  }

  private func setsItself(_ element: Element, _ key: String) -> Bool {
    for attribute in element.attributes {
      let name = attribute.nameBytes
      if keys.sets(name, key) || spreadsAttributes && name.are("s-bind") { return true }
    }
    return false
  }

  /// Whether the element sets what is read. An event may begin at any element in it.
  private func sets(_ element: Element, _ read: DatasetRead) -> Bool {
    if setsItself(element, read.key.value) { return true }
    guard read.isOfTarget, !isAlipay else { return false }
    for index in element.index + 1..<Int(element.node.subtreeEnd) {
      guard case .element = document.nodes[index].kind else { continue }
      let inner = document.element(index)
      if inner.name == .template || inner.name == .include || inner.name == .slot
        || setsItself(inner, read.key.value)
      {
        return true
      }
    }
    return false
  }

  /// Whether an event may have any handler. `modules` are the names of script modules, whose functions are not methods.
  func hasUnknownHandlers(besides modules: Set<String>) -> Bool { !unknownRoots.isSubset(of: modules) }

  /// The reads of keys that no element of the file sets.
  func unsetReads() -> [UnsetRead] {
    var unset: [UnsetRead] = []
    for read in reads.indices where !isSet[read] {
      unset.append(
        UnsetRead(
          read: read, element: first[read].map { ($0.tagRange, ownKeys(of: $0)) },
          neighbour: first[read].flatMap { neighbour(of: $0, reads[read].key.value) }))
    }
    return unset
  }

  private func neighbour(of element: Element, _ key: String) -> UnsetRead.Neighbour? {
    func neighbour(_ other: Element, isAround: Bool) -> UnsetRead.Neighbour? {
      guard setsItself(other, key) else { return nil }
      let before = document.text.slice(ByteRange(0, Int(other.range.start)))
      return UnsetRead.Neighbour(
        tag: other.tag, line: 1 + before.count(of: UInt8(ascii: "\n")), isAround: isAround)
    }
    for ancestor in element.ancestors {
      if let found = neighbour(ancestor, isAround: true) { return found }
    }
    for index in element.index + 1..<max(element.index + 1, Int(element.node.subtreeEnd)) {
      guard case .element = document.nodes[index].kind else { continue }
      if let found = neighbour(document.element(index), isAround: false) { return found }
    }
    return nil
  }
}
