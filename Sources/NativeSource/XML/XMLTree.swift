import CLibXML2
import Diagnostics
import SystemC

/// The elements of a well-formed XML text, with their exact ranges in its bytes.
///
/// libxml2 says which elements, attributes and values there are. Their ranges are found in the bytes from its read
/// position, because it reads them in place. Nothing is fetched, and a text that declares entities is refused.
package struct XMLTree: Sendable {
  package struct Attribute: Hashable, Sendable {
    package var name: NativeName
    /// The range is what is between the quotes.
    package var value: NativeName
  }

  package struct Element: Hashable, Sendable {
    package var name: String
    /// Index of the element around it, -1 for the root.
    package var parent: Int
    package var attributes: [Attribute] = []
    /// From `<` to `>`.
    package var startTag: ByteRange
    /// From the `<` of the start tag to the `>` of the end tag.
    package var range: ByteRange
    /// The text directly in it with references resolved, cut after `maxTextLength` bytes; its range is what is between
    /// the tags.
    package var text = NativeName(text: "", range: ByteRange(0, 0))
  }

  /// Values of interest are names: megabytes of data are not kept.
  package static let maxTextLength = 1024

  /// In the order of their start tags.
  package private(set) var elements: [Element]

  /// The elements of `text`, or nil when it is not well-formed or declares entities. Time is linear.
  package init?(_ text: SourceText) {
    let reading = XMLReading(text)
    guard reading.run() else { return nil }
    elements = reading.elements
  }
}

/// The state of one reading; libxml2's callbacks reach it through a pointer.
private final class XMLReading {
  private let text: SourceText
  private(set) var elements: [XMLTree.Element] = []
  /// Index of the element that is being read, -1 outside of all elements.
  private var current = -1
  private var parser: xmlParserCtxtPtr?
  private var isBroken = false

  init(_ text: SourceText) { self.text = text }

  /// Returns whether the whole text is well-formed.
  func run() -> Bool {
    guard let parser = xmlNewParserCtxt() else { return false }
    self.parser = parser
    defer {
      if parser.pointee.myDoc != nil { xmlFreeDoc(parser.pointee.myDoc) }
      xmlFreeParserCtxt(parser)
    }
    guard let input = xmlNewInputStream(parser), let start = text.bytes.baseAddress else { return false }
    input.pointee.base = start
    input.pointee.cur = start
    input.pointee.end = start + text.count
    input.pointee.length = Int32(truncatingIfNeeded: text.count)
    _ = xmlCtxtUseOptions(parser, Int32(XML_PARSE_NONET.rawValue))
    setCallbacks(parser)
    inputPush(parser, input)
    let result = xmlParseDocument(parser)
    return result == 0 && !isBroken
  }

  private func setCallbacks(_ parser: xmlParserCtxtPtr) {
    guard let sax = parser.pointee.sax else { return }
    // libxml2's own handlers take the user data for their parser, which it is not: `<!ENTITY % a ...>` crashed.
    memset(sax, 0, MemoryLayout<xmlSAXHandler>.size)
    sax.pointee.initialized = UInt32(XML_SAX2_MAGIC)
    sax.pointee.startElementNs = { context, name, prefix, _, _, _, count, _, attributes in
      guard let context, let name else { return }
      Unmanaged<XMLReading>.fromOpaque(context).takeUnretainedValue()
        .start(name, prefix, Int(count), attributes)
    }
    sax.pointee.endElementNs = { context, _, _, _ in
      guard let context else { return }
      Unmanaged<XMLReading>.fromOpaque(context).takeUnretainedValue().end()
    }
    sax.pointee.characters = { context, bytes, count in
      guard let context, let bytes else { return }
      Unmanaged<XMLReading>.fromOpaque(context).takeUnretainedValue().characters(bytes, Int(count))
    }
    sax.pointee.cdataBlock = sax.pointee.characters
    // Nothing is fetched or defined: a text that declares entities is refused.
    sax.pointee.entityDecl = { context, _, _, _, _, _ in
      guard let context else { return }
      Unmanaged<XMLReading>.fromOpaque(context).takeUnretainedValue().refuse()
    }
    sax.pointee.serror = { context, error in
      guard let context, let error,
        error.pointee.level == XML_ERR_ERROR || error.pointee.level == XML_ERR_FATAL
      else { return }
      Unmanaged<XMLReading>.fromOpaque(context).takeUnretainedValue().isBroken = true
    }
    parser.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
  }

  private func refuse() {
    isBroken = true
    if let parser { xmlStopParser(parser) }
  }

  private var offset: Int {
    guard let parser, let input = parser.pointee.input, let base = input.pointee.base else { return 0 }
    return min(max(0, input.pointee.cur - base), text.count)
  }

  private func start(
    _ name: UnsafePointer<xmlChar>, _ prefix: UnsafePointer<xmlChar>?, _ count: Int,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    // The read position is at the `>` of the tag, or at the `/` before it.
    let close = offset
    let end = min(text.count, close + (close < text.count && text.bytes[close] == UInt8(ascii: "/") ? 2 : 1))
    let tag = ByteRange(lastTagStart(before: close), end)
    var element = XMLTree.Element(name: qualified(name, prefix), parent: current, startTag: tag, range: tag)
    if count > 0, let attributes {
      var values: [String] = []
      for index in 0..<count {
        guard let first = attributes[index * 5 + 3], let last = attributes[index * 5 + 4] else { continue }
        values.append(String(decoding: UnsafeBufferPointer(start: first, count: last - first), as: UTF8.self))
      }
      element.attributes = self.attributes(in: tag, values: values)
    }
    element.text.range = ByteRange(end, end)
    elements.append(element)
    current = elements.count - 1
  }

  private func end() {
    guard current >= 0 else { return }
    // The read position is after the `>` of the end tag; an empty element has no end tag.
    let end = offset
    elements[current].range.end = UInt32(max(end, Int(elements[current].startTag.end)))
    if end > Int(elements[current].startTag.end) {
      elements[current].text.range.end = UInt32(lastTagStart(before: end))
    }
    current = elements[current].parent
  }

  private func characters(_ bytes: UnsafePointer<xmlChar>, _ count: Int) {
    guard current >= 0, elements[current].text.text.utf8.count < XMLTree.maxTextLength else { return }
    let kept = UnsafeBufferPointer(start: bytes, count: min(count, XMLTree.maxTextLength))
    elements[current].text.text += String(decoding: kept, as: UTF8.self)
  }

  private func qualified(_ name: UnsafePointer<xmlChar>, _ prefix: UnsafePointer<xmlChar>?) -> String {
    let local = String(cString: name)
    return prefix.map { String(cString: $0) + ":" + local } ?? local
  }

  /// The attributes in the bytes of a start tag. Declarations of name spaces are left out, because libxml2 does not
  /// count them.
  private func attributes(in tag: ByteRange, values: [String]) -> [XMLTree.Attribute] {
    let bytes = text.bytes
    var found: [XMLTree.Attribute] = []
    var at = Int(tag.start) + 1
    while found.count < values.count {
      // Up to the white space before the name, then the name, then the quote that opens its value.
      while at < Int(tag.end), bytes[at] > UInt8(ascii: " ") { at += 1 }
      while at < Int(tag.end), bytes[at] <= UInt8(ascii: " ") { at += 1 }
      let name = at
      while at < Int(tag.end), bytes[at] > UInt8(ascii: " "), bytes[at] != UInt8(ascii: "=") { at += 1 }
      let nameEnd = at
      while at < Int(tag.end), bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "'") { at += 1 }
      guard at < Int(tag.end) else { break }
      let start = at + 1
      at = start
      while at < Int(tag.end), bytes[at] != bytes[start - 1] { at += 1 }
      let spelling = text.string(ByteRange(name, nameEnd))
      if spelling == "xmlns" || spelling.hasPrefix("xmlns:") { continue }
      found.append(
        XMLTree.Attribute(
          name: NativeName(text: spelling, range: ByteRange(name, nameEnd)),
          value: NativeName(text: values[found.count], range: ByteRange(start, at))))
    }
    return found
  }

  /// The `<` of the tag that ends before `offset`: values cannot contain a `<`.
  private func lastTagStart(before offset: Int) -> Int {
    var start = min(offset, text.count)
    while start > 0 {
      start -= 1
      if text.bytes[start] == UInt8(ascii: "<") { return start }
    }
    return 0
  }
}
