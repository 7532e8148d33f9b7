import CLibXML2
import Diagnostics
import SystemC

/// Reads the markup files of one dialect into documents, one after the other, on one thread.
///
/// libxml2 is the parser: its SAX2 interface reports which elements, attributes and names there are, and how they nest.
/// It reads an *outline* of the page, not the page itself, for two reasons:
///
/// - The markup of mini programs is not XML: `&&` and `<` in mustaches, attributes without value, names such as `@tap`.
///   From such a text libxml2 recovers by dropping elements and attributes, and says so at the wrong place. The outline
///   is well-formed by construction, so that its recovery never runs; `unexpectedErrorCount` and the fuzzer watch that.
/// - Texts and values are most of a page, and nothing of the tree depends on them. With the outline, reading a program
///   fell from 1.67 to 1.47 times the processor time that `xmllint` takes for the same pages; libxml2 alone takes 0.15
///   times that for the outlines.
///
/// What the outline leaves out comes from `MarkupScanner`: the ranges, which libxml2 does not have, texts, comments,
/// mustaches and every finding about syntax. `TreeBuilder` joins both. libxml2 is never made to load, expand or fetch
/// anything.
///
/// A reader owns what one thread needs: a libxml2 context, the outline and the table of names.
package final class MarkupReader {
  private let context: xmlParserCtxtPtr
  private let builder: UnsafeMutablePointer<TreeBuilder>
  private let scanned: UnsafeMutablePointer<ScanOutput>
  private let classes = ByteClass.makeTable()
  private let language: UnsafeMutablePointer<ScannedLanguage>

  /// Must be called once, before the first reader is made on any thread.
  package static func initializeLibrary() { xmlInitParser() }

  package init(_ dialect: Dialect) {
    language = .allocate(capacity: 1)
    language.initialize(to: ScannedLanguage(dialect))
    context = xmlNewParserCtxt()
    // The names of all files that a thread reads share a dictionary: a program has no more of them than bytes.
    _ = xmlDictSetLimit(context.pointee.dict, 0)
    scanned = .allocate(capacity: 1)
    scanned.initialize(to: ScanOutput())
    builder = .allocate(capacity: 1)
    builder.initialize(to: TreeBuilder(names: NameTable(dialect), scanned: scanned))
    installCallbacks()
  }

  deinit {
    xmlFreeParserCtxt(context)
    builder.pointee.deallocate()
    builder.deinitialize(count: 1)
    builder.deallocate()
    scanned.pointee.deallocate()
    scanned.deinitialize(count: 1)
    scanned.deallocate()
    classes.deallocate()
    language.pointee.deallocate()
    language.deinitialize(count: 1)
    language.deallocate()
  }

  /// The text of a name of any document that this reader has read.
  package func spelling(_ name: NameID) -> String { builder.pointee.names.spelling(name) }

  /// How many errors libxml2 reported on what the scanner prepared; it is 0 unless the scanner has a bug.
  package var unexpectedErrorCount: Int { builder.pointee.unexpectedErrorCount }

  private func installCallbacks() {
    let handler = context.pointee.sax!
    memset(handler, 0, MemoryLayout<xmlSAXHandler>.size)
    handler.pointee.initialized = UInt32(XML_SAX2_MAGIC)
    handler.pointee.startElementNs = { builder, name, _, _, _, _, count, _, attributes in
      builder!.assumingMemoryBound(to: TreeBuilder.self).pointee
        .startElement(name!, attributes, count: Int(count))
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

  /// Reads `text`; what is wrong with it is in the document's issues, up to a limit. `isOfSecondFramework` says which of the
  /// dialect's frameworks renders it.
  package func read(
    _ text: SourceText, isOfSecondFramework: Bool = false, issueLimit: Int = MarkupLimit.issues
  ) -> Document {
    language.pointee.isOfSecondFramework = isOfSecondFramework
    scanned.pointee.issueLimit = issueLimit
    let count = text.count
    let source = text.bytes.baseAddress!
    if let issue = utf16Issue(text) {
      return unread(text, issue)
    }
    let survey = TextSurvey(source, count)
    if survey.hasControls, let first = firstOfManyNULs(text.bytes) {
      return unread(text, SyntaxIssue(.notUTF8, ByteRange(first, first + 1)))
    }
    scanned.pointee.removeAll()
    if let bad = survey.firstInvalidUTF8 { scanned.pointee.report(.notUTF8, bad, bad + 1) }
    MarkupScanner.scan(
      source, count: count, hasControls: survey.hasControls, classes: classes, language: language,
      output: scanned)
    if scanned.pointee.mayHaveConflict {
      scanWithoutMarkers(text)
    }

    builder.pointee.begin(source: source)
    parse(scanned.pointee.outline.finish())

    scanned.pointee.issues.sort { ($0.range, $0.kind.rawValue) < ($1.range, $1.kind.rawValue) }
    scanned.pointee.pieces.removeLarge()
    return Document(
      text: text, nodes: builder.pointee.nodes.take(), attributes: scanned.pointee.attributes.take(),
      mustaches: scanned.pointee.mustaches.take(), issues: scanned.pointee.issues,
      hasUndecidedConditions: scanned.pointee.hasUndecidedConditions)
  }

  /// The document of a text that is not read, because of `issue`.
  private func unread(_ text: SourceText, _ issue: SyntaxIssue) -> Document {
    Document(text: text, issues: [issue], hasUndecidedConditions: false)
  }

  /// Scans a text with merge conflicts once more, as if the markers were blank. Both sides of a conflict are read, so
  /// nothing can be said about nesting and repetition.
  private func scanWithoutMarkers(_ text: SourceText) {
    let markers = mergeConflictMarkers(in: text.bytes)
    if markers.isEmpty { return }
    var bytes = Array(text.bytes)
    for marker in markers {
      for index in Int(marker.start)..<Int(marker.end) { bytes[index] = 0x20 }
    }
    let masked = SourceText(path: text.path, bytes: bytes)
    scanned.pointee.removeAll()
    let survey = TextSurvey(masked.bytes.baseAddress!, masked.count)
    if let bad = survey.firstInvalidUTF8 { scanned.pointee.report(.notUTF8, bad, bad + 1) }
    for marker in markers { scanned.pointee.report(SyntaxIssue(.mergeConflict, marker)) }
    MarkupScanner.scan(
      masked.bytes.baseAddress!, count: masked.count, hasControls: survey.hasControls, classes: classes,
      language: language, output: scanned)
    scanned.pointee.dropNestingIssues()
  }

  /// The first NUL of a text that is UTF-16 without a byte order mark, or not a text at all. In the first kilobyte of
  /// such a text every second byte is a NUL, or NULs are more than a tenth. A few bytes prove nothing of the second
  /// kind.
  private func firstOfManyNULs(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let start = bytes.prefix(1024)
    let nulCount = start.count(where: { $0 == 0 })
    let isMany = start.count >= 64 && nulCount * 10 > start.count
    let isEverySecond =
      nulCount >= 2
      && (0...1).contains { parity in start.indices.allSatisfy { ($0 & 1 == parity) == (start[$0] == 0) } }
    return isMany || isEverySecond ? start.firstIndex(of: 0) : nil
  }

  private func parse(_ outline: UnsafePointer<UInt8>) {
    // Options: nothing is fetched; no entity is replaced, no DTD loaded, no limit lifted.
    let options = Int32(XML_PARSE_RECOVER.rawValue | XML_PARSE_NONET.rawValue)
    if let document = xmlCtxtReadDoc(context, outline, nil, nil, options) { xmlFreeDoc(document) }
  }

  private func utf16Issue(_ text: SourceText) -> SyntaxIssue? {
    text.isUTF16 ? SyntaxIssue(.utf16, ByteRange(0, 2)) : nil
  }
}
