import CLibXML2
import Diagnostics
import SystemC

/// Reads the custom views that a property list registers: `ComponentRuntime` > `Components` > an array of
/// dictionaries with the class under `name` and the type under `component`.
///
/// libxml2 reads the bytes in place, so that its read position is the offset in the file.
struct ComponentPlist {
  static func facts(of text: SourceText) -> HostFileFacts {
    var facts = HostFileFacts(path: text.path, language: .propertyList)
    guard text.bytes.holds("ComponentRuntime") else { return facts }
    let reader = PlistReader(text)
    guard text.byteOrderMarkLength > 0 || isXML(text), reader.read() else {
      // A binary or broken list that names the key may register anything.
      facts.openings.append(
        HostOpening(
          face: .registrations, range: ByteRange(0, 0), owner: HostOwner(classIndex: -1, methodIndex: -1)))
      return facts
    }
    facts.registrations = reader.registrations
    return facts
  }

  private static func isXML(_ text: SourceText) -> Bool {
    text.bytes.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "<")
  }
}

/// The state of one reading; libxml2's callbacks reach it through a pointer.
private final class PlistReader {
  let text: SourceText
  private(set) var registrations: [RegistrationCall] = []
  private var parser: xmlParserCtxtPtr?
  /// Element depth, and the keys of the dictionaries on the way.
  private var depth = 0
  private var keys: [String] = [""]
  private var value = ""
  private var valueStart = 0
  /// Byte offset of the `<dict>` of the component that is read.
  private var component: (start: Int, type: HostExpression?, className: HostExpression?)?
  private var isBroken = false

  init(_ text: SourceText) { self.text = text }

  /// Returns whether the whole text is well-formed.
  func read() -> Bool {
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
    // What libxml2 would do by itself takes the user data for its parser, which it is not: `<!ENTITY % a ...>` crashed.
    memset(sax, 0, MemoryLayout<xmlSAXHandler>.size)
    sax.pointee.initialized = UInt32(XML_SAX2_MAGIC)
    sax.pointee.startElementNs = { context, name, _, _, _, _, _, _, _ in
      guard let context, let name else { return }
      Unmanaged<PlistReader>.fromOpaque(context).takeUnretainedValue().start(name)
    }
    sax.pointee.endElementNs = { context, name, _, _ in
      guard let context, let name else { return }
      Unmanaged<PlistReader>.fromOpaque(context).takeUnretainedValue().end(name)
    }
    sax.pointee.characters = { context, bytes, count in
      guard let context, let bytes else { return }
      Unmanaged<PlistReader>.fromOpaque(context).takeUnretainedValue().characters(bytes, Int(count))
    }
    sax.pointee.cdataBlock = sax.pointee.characters
    // Nothing is fetched or defined: a property list that declares entities is none that is read.
    sax.pointee.entityDecl = { context, _, _, _, _, _ in
      guard let context else { return }
      Unmanaged<PlistReader>.fromOpaque(context).takeUnretainedValue().refuse()
    }
    sax.pointee.serror = { context, error in
      guard let context, let error,
        error.pointee.level == XML_ERR_ERROR || error.pointee.level == XML_ERR_FATAL
      else { return }
      Unmanaged<PlistReader>.fromOpaque(context).takeUnretainedValue().isBroken = true
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

  private func name(_ name: UnsafePointer<xmlChar>, is spelling: StaticString) -> Bool {
    for index in 0..<spelling.utf8CodeUnitCount where name[index] != spelling.utf8Start[index] {
      return false
    }
    return name[spelling.utf8CodeUnitCount] == 0
  }

  /// `plist` > `dict` > `ComponentRuntime` > `dict` > `Components` > `array` > `dict`
  private var isInComponents: Bool {
    depth == 5 && keys.count > 3 && keys[2] == "ComponentRuntime" && keys[3] == "Components"
  }

  private func start(_ name: UnsafePointer<xmlChar>) {
    // The read position stands at the `>` of the tag.
    if depth == 4, keys[2] == "ComponentRuntime", keys[3] == "Components", self.name(name, is: "dict") {
      component = (lastTagStart(before: offset), nil, nil)
    }
    depth += 1
    if depth < 16 {
      while keys.count <= depth { keys.append("") }
      keys[depth] = ""
    }
    value = ""
    valueStart = offset + 1
  }

  private func end(_ name: UnsafePointer<xmlChar>) {
    // The read position stands behind the `>` of the end tag.
    depth -= 1
    if self.name(name, is: "key") {
      if depth > 0, depth < keys.count { keys[depth] = value }
      return
    }
    if isInComponents, component != nil, self.name(name, is: "string") {
      let end = lastTagStart(before: offset)
      let expression = HostExpression(.string(value), ByteRange(min(valueStart, end), end))
      if keys[5] == "name" { component?.className = expression }
      if keys[5] == "component" { component?.type = expression }
    } else if depth == 4, let component, self.name(name, is: "dict") {
      add(component.start, component.type, component.className)
      self.component = nil
    }
  }

  private func add(_ start: Int, _ type: HostExpression?, _ className: HostExpression?) {
    let range = ByteRange(start, offset)
    guard type != nil || className != nil else { return }
    registrations.append(
      RegistrationCall(
        spelling: .propertyList, type: type ?? HostExpression(.open, range),
        className: className ?? HostExpression(.open, range), range: range,
        owner: HostOwner(classIndex: -1, methodIndex: -1)))
  }

  private func characters(_ bytes: UnsafePointer<xmlChar>, _ count: Int) {
    // Values of interest are names: megabytes of data are not kept.
    guard value.utf8.count < 1024 else { return }
    value += String(decoding: UnsafeBufferPointer(start: bytes, count: min(count, 1024)), as: UTF8.self)
  }

  /// The `<` of the tag that ends before `offset`.
  private func lastTagStart(before offset: Int) -> Int {
    var start = min(offset, text.count)
    while start > 0 {
      start -= 1
      if text.bytes[start] == UInt8(ascii: "<") { return start }
    }
    return 0
  }
}
