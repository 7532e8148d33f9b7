import Diagnostics
import Files
import Markup
import MiniProgram
import Script

/// What users of a component can give it and get from it, as far as its own script shows it.
struct ComponentInterface {
  struct Property {
    let name: String
    /// As it is declared (`String`), or of a preset the kind of value; nil when that is not known.
    let type: String?
    let place: Place
    /// Whether it is a function that the component calls: an event.
    let isFunction: Bool
  }

  let path: String
  /// In the order of the script.
  let properties: [Property]
  /// The names of the events that it triggers, without those among the properties.
  let events: [String]

  /// Reads the component whose markup file, or configuration, is at `path`, and its mixins.
  init(at path: String, in page: MarkupPage) {
    self.path = path
    let component = page.component(at: path)
    var texts: [String: SourceText] = [:]
    properties = component.properties.map { declaration in
      let (field, place) = (declaration.field, declaration.place)
      if field.source == .properties {
        let text = texts[place.path] ?? page.program.text(place.path)
        texts[place.path] = text
        return Property(
          name: field.name, type: text?.declaredType(after: place.range), place: place, isFunction: false)
      }
      return Property(
        name: field.name, type: field.kind.shown, place: place, isFunction: field.kind == .function)
    }
    events = component.unit.scriptText?.triggeredEvents() ?? []
  }

  subscript(name: String) -> Property? {
    // `my-prop` and `myProp` are one.
    let joined = ComponentInterface.joined(name)
    return properties.first { $0.name == name || $0.name == joined }
  }

  /// `myProp` of `my-prop`.
  private static func joined(_ name: String) -> String {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    return words.dropFirst().reduce(String(words.first ?? "")) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}

extension ValueKind {
  /// As people call it; nil where it says nothing.
  var shown: String? {
    switch self {
    case .function: "function"
    case .string: "string"
    case .number: "number"
    case .boolean: "boolean"
    case .array: "array"
    case .object: "object"
    case .null, .undefined, .unknown: nil
    }
  }
}

extension SourceText {
  /// The type that a member of `properties` declares: `String` of `name: String` and of `name: { type: String }`.
  func declaredType(after name: ByteRange) -> String? {
    var offset = Int(name.end)
    // A name may be in quotes.
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "'") || bytes[offset] == UInt8(ascii: "\"") {
      offset += 1
    }
    guard let value = afterColon(offset) else { return nil }
    if bytes[value] != UInt8(ascii: "{") { return typeName(at: value) }
    var depth = 0
    offset = value
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return nil }
      case UInt8(ascii: "t")
      where depth == 1 && !isNameByte(bytes[offset - 1])
        && bytes[offset...].prefix(4).elementsEqual("type".utf8):
        if let type = afterColon(offset + 4) { return typeName(at: type) }
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// What follows the colon at `offset`, blanks aside.
  private func afterColon(_ offset: Int) -> Int? {
    var offset = offset
    func skipBlanks() { while offset < bytes.count, isMarkupSpace(bytes[offset]) { offset += 1 } }
    skipBlanks()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ":") else { return nil }
    offset += 1
    skipBlanks()
    return offset < bytes.count ? offset : nil
  }

  private func typeName(at start: Int) -> String? {
    var end = start
    while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
    let name = string(ByteRange(start, end))
    return ["String", "Number", "Boolean", "Object", "Array", "Function"].contains(name) ? name : nil
  }

  /// The names in `triggerEvent('name')`, each once.
  fileprivate func triggeredEvents() -> [String] {
    var found: [String] = []
    var from = 0
    var call = "triggerEvent("
    while let start = call.withUTF8({ bytes.firstIndex(of: $0, from: from) }) {
      from = start + call.utf8.count
      var offset = from
      while offset < bytes.count, isMarkupSpace(bytes[offset]) { offset += 1 }
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "'") || bytes[offset] == UInt8(ascii: "\"")
      else { continue }
      var end = offset + 1
      while end < bytes.count, bytes[end] != bytes[offset], bytes[end] != 0x0A { end += 1 }
      guard end < bytes.count, bytes[end] == bytes[offset] else { continue }
      let name = string(ByteRange(offset + 1, end))
      if !name.isEmpty, !found.contains(name) { found.append(name) }
    }
    return found
  }
}
