import CLibXML2
import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads AXML files into documents, one after the other, on one thread.
///
/// It holds what one thread needs: a libxml2 context, the parse buffers and the table of names. Elements, names,
/// attributes and nesting come from libxml2's SAX2 interface; `MarkupScanner` prepares what it is given.
/// libxml2 is never asked to load, expand or fetch anything.
package final class MarkupReader {
  private static let prefix: StaticString = "<mp>"
  private static let suffix: StaticString = "</mp>"
  /// Room for the longest insertion that is no end tag.
  private static let longestInsertion = 4

  private var context: xmlParserCtxtPtr
  private let builder: UnsafeMutablePointer<TreeBuilder>
  private let classes = ByteClass.makeTable()
  private var buffer: UnsafeMutablePointer<UInt8>
  private var capacity = 1 << 16
  private var spliced: UnsafeMutablePointer<UInt8>
  private var splicedCapacity = 1 << 16
  private var scanOutput = ScanOutput()

  /// Must have been called once, before the first reader is made on any thread.
  package static func initializeLibrary() { xmlInitParser() }

  package init() {
    context = xmlNewParserCtxt()
    builder = .allocate(capacity: 1)
    builder.initialize(to: TreeBuilder(context: context))
    buffer = .allocate(capacity: capacity)
    spliced = .allocate(capacity: splicedCapacity)
    installCallbacks()
  }

  deinit {
    xmlFreeParserCtxt(context)
    builder.deinitialize(count: 1)
    builder.deallocate()
    buffer.deallocate()
    spliced.deallocate()
    classes.deallocate()
  }

  /// The text of a name of any document that this reader has read.
  package func spelling(_ name: NameID) -> String { builder.pointee.names.spelling(name) }

  /// How many errors libxml2 reported on what the scanner prepared; it is 0 unless the scanner has a bug.
  package var unexpectedErrorCount: Int { builder.pointee.unexpectedErrorCount }

  private func installCallbacks() {
    let handler = context.pointee.sax!
    memset(handler, 0, MemoryLayout<xmlSAXHandler>.size)
    handler.pointee.initialized = UInt32(XML_SAX2_MAGIC)
    handler.pointee.startElementNs = { builder, _, _, _, _, _, _, _, _ in
      builder!.assumingMemoryBound(to: TreeBuilder.self).pointee.startElement()
    }
    handler.pointee.endElementNs = { builder, _, _, _ in
      builder!.assumingMemoryBound(to: TreeBuilder.self).pointee.endElement()
    }
    handler.pointee.serror = { builder, error in
      guard let builder, let error else { return }
      builder.assumingMemoryBound(to: TreeBuilder.self).pointee.meet(errorCode: error.pointee.code)
    }
    context.pointee.userData = UnsafeMutableRawPointer(builder)
  }

  /// Reads `text`; what is wrong with it stands in the document's issues.
  package func read(_ text: SourceText) -> Document {
    let count = text.count
    let source = text.bytes.baseAddress!
    if let issue = utf16Issue(text) {
      return Document(
        text: text, nodes: [], attributes: [], mustaches: [], issues: [issue], hasUndecidedConditions: false)
    }
    let prefixLength = MarkupReader.prefix.utf8CodeUnitCount
    let suffixLength = MarkupReader.suffix.utf8CodeUnitCount
    reserve(prefixLength + count + suffixLength + 1 + SourceText.padding)
    memcpy(buffer, MarkupReader.prefix.utf8Start, prefixLength)
    let copy = buffer + prefixLength
    let isASCII = copyPlain(source, count, to: copy)

    scanOutput.removeAll()
    if !isASCII, let bad = firstInvalidUTF8(source, count) { scanOutput.report(.notUTF8, bad, bad + 1) }
    var scanner = MarkupScanner(
      source: source, count: count, copy: copy, classes: classes, output: scanOutput)
    scanOutput = ScanOutput()
    scanner.scan()

    builder.pointee.begin(source: source, count: count, prefixLength: prefixLength)
    builder.pointee.output = scanner.output
    var parsed = UnsafePointer(buffer)
    if scanner.output.insertions.isEmpty {
      memcpy(copy + count, MarkupReader.suffix.utf8Start, suffixLength)
      copy[count + suffixLength] = 0
    } else {
      splice(scanner.output.insertions, copy, count)
      parsed = UnsafePointer(spliced)
    }
    parse(parsed)

    builder.pointee.output.issues.sort { ($0.range, $0.kind.rawValue) < ($1.range, $1.kind.rawValue) }
    let document = Document(
      text: text, nodes: Array(builder.pointee.nodes[...]),
      attributes: Array(builder.pointee.attributes[...]),
      mustaches: builder.pointee.output.mustaches, issues: builder.pointee.output.issues,
      hasUndecidedConditions: builder.pointee.output.hasUndecidedConditions)
    scanOutput = builder.pointee.output
    builder.pointee.output = ScanOutput()
    return document
  }

  private func parse(_ bytes: UnsafePointer<UInt8>) {
    // Options: nothing is fetched; no entity is replaced, no DTD loaded, no limit lifted.
    let options = Int32(XML_PARSE_RECOVER.rawValue | XML_PARSE_NONET.rawValue)
    if let document = xmlCtxtReadDoc(context, bytes, nil, nil, options) { xmlFreeDoc(document) }
  }

  private func utf16Issue(_ text: SourceText) -> SyntaxIssue? {
    guard text.count >= 2 else { return nil }
    let pair = (text.bytes[0], text.bytes[1])
    guard pair == (0xFF, 0xFE) || pair == (0xFE, 0xFF) else { return nil }
    return SyntaxIssue(.utf16, ByteRange(0, 2))
  }

  /// Writes the masked copy with the insertions into the second buffer.
  private func splice(_ insertions: [Insertion], _ copy: UnsafeMutablePointer<UInt8>, _ count: Int) {
    var needed = MarkupReader.prefix.utf8CodeUnitCount + count + MarkupReader.suffix.utf8CodeUnitCount + 1
    for insertion in insertions { needed += MarkupReader.longestInsertion + insertion.name.count }
    reserveSpliced(needed)
    var out = spliced
    func write(_ bytes: UnsafePointer<UInt8>, _ length: Int) {
      memcpy(out, bytes, length)
      out += length
    }
    func write(_ string: StaticString) { write(string.utf8Start, string.utf8CodeUnitCount) }

    write(MarkupReader.prefix)
    var from = 0
    for insertion in insertions {
      let offset = Int(insertion.offset)
      write(copy + from, offset - from)
      from = offset
      let start = out
      switch insertion.kind {
      case .emptyValue: write("=\"\"")
      case .emptyValueAndSpace: write("=\"\" ")
      case .quotedNothing: write("\"\"")
      case .quote: write("\"")
      case .quoteAndSpace: write("\" ")
      case .singleQuote: write("'")
      case .space: write(" ")
      case .tagEnd: write(">")
      case .endTag:
        write("</")
        write(copy + Int(insertion.name.start), insertion.name.count)
        write(">")
      }
      builder.pointee.noteInsertion(at: start - spliced, length: out - start)
    }
    write(copy + from, count - from)
    write(MarkupReader.suffix)
    out.pointee = 0
  }

  private func reserve(_ size: Int) {
    if size <= capacity { return }
    buffer.deallocate()
    capacity = max(size, capacity * 2)
    buffer = .allocate(capacity: capacity)
  }

  private func reserveSpliced(_ size: Int) {
    if size <= splicedCapacity { return }
    spliced.deallocate()
    splicedCapacity = max(size, splicedCapacity * 2)
    spliced = .allocate(capacity: splicedCapacity)
  }
}
