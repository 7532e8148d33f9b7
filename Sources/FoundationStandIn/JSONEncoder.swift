/// Writes a value as JSON, in the bytes of Foundation's encoder.
///
/// ArgumentParser uses nothing else of Foundation, and Foundation is 5 MB of a static program. `.ci/foundation` builds
/// this folder as the module `FoundationEssentials`, which the release on Linux then finds before the system's.
public final class JSONEncoder {
  /// Kept because callers set it: the output is always indented, with the keys of an object in order.
  public struct OutputFormatting: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt

    /// The options with these bits set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each value of an array and each member of an object has a line.
    public static let prettyPrinted = OutputFormatting(rawValue: 1 << 0)

    /// Members are ordered by their keys.
    public static let sortedKeys = OutputFormatting(rawValue: 1 << 1)
  }

  /// What callers want the output to look like; it is written as if they wanted both options.
  public var outputFormatting: OutputFormatting = []

  /// An encoder with nothing set.
  public init() {}

  /// The bytes of `value`, in UTF-8. Throws what the value throws when it encodes itself.
  public func encode<Value: Encodable>(_ value: Value) throws -> Data {
    let node = JSONNode()
    try value.encode(to: NodeEncoder(node: node, codingPath: []))
    var text = ""
    node.write(to: &text, depth: 0)
    return Data(bytes: Array(text.utf8))
  }
}

/// A value of JSON while it is made: containers write into the node of their value.
private final class JSONNode {
  enum Content {
    /// As it is written: a number, true, false or null.
    case literal(String)
    case string(String)
    case array([JSONNode])
    case object([String: JSONNode])
  }

  /// An object without members is what a value without properties makes.
  var content: Content = .object([:])

  /// What is in it already stays: a value may request its container twice.
  func makeObject() {
    guard case .object = content else { return content = .object([:]) }
  }

  func makeArray() {
    guard case .array = content else { return content = .array([]) }
  }

  func append() -> JSONNode {
    guard case .array(var elements) = content else { preconditionFailure("an element of what is no array") }
    let node = JSONNode()
    elements.append(node)
    content = .array(elements)
    return node
  }

  func member(_ key: any CodingKey) -> JSONNode {
    guard case .object(var members) = content else { preconditionFailure("a member of what is no object") }
    let node = JSONNode()
    members[key.stringValue] = node
    content = .object(members)
    return node
  }

  func write(to text: inout String, depth: Int) {
    switch content {
    case .literal(let literal): text += literal
    case .string(let string): text += quoted(string)
    case .array(let elements):
      write(elements, between: ("[", "]"), to: &text, depth: depth) { $0.write(to: &$1, depth: depth + 1) }
    case .object(let members):
      write(members.sorted { $0.key < $1.key }, between: ("{", "}"), to: &text, depth: depth) {
        member, text in
        text += quoted(member.key) + " : "
        member.value.write(to: &text, depth: depth + 1)
      }
    }
  }

  private func write<Item>(
    _ items: [Item], between ends: (String, String), to text: inout String, depth: Int,
    each: (Item, inout String) -> Void
  ) {
    let margin = "\n" + String(repeating: "  ", count: depth)
    text += ends.0
    for (index, item) in items.enumerated() {
      text += (index == 0 ? "" : ",") + margin + "  "
      each(item, &text)
    }
    text += (items.isEmpty ? "\n" : "") + margin + ends.1
  }

  private func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "/": text += "\\/"
      case "\u{8}": text += "\\b"
      case "\t": text += "\\t"
      case "\n": text += "\\n"
      case "\u{C}": text += "\\f"
      case "\r": text += "\\r"
      case ..<" ": text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

private struct NodeEncoder: Encoder {
  let node: JSONNode
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.makeObject()
    return KeyedEncodingContainer(MemberContainer(node: node, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.makeArray()
    return ElementContainer(node: node, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    ValueContainer(node: node, codingPath: codingPath)
  }
}

private struct MemberContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: JSONNode
  let codingPath: [any CodingKey]

  private func encoder(_ key: any CodingKey) -> NodeEncoder {
    NodeEncoder(node: node.member(key), codingPath: codingPath + [key])
  }

  func encodeNil(forKey key: Key) { node.member(key).content = .literal("null") }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try value.encode(to: encoder(key))
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder(SuperKey.super) }

  func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }
}

/// Where a value encodes what it inherits, if it names no key for that.
private enum SuperKey: String, CodingKey {
  case `super`
}

private struct ElementContainer: UnkeyedEncodingContainer {
  let node: JSONNode
  let codingPath: [any CodingKey]

  var count: Int {
    guard case .array(let elements) = node.content else { return 0 }
    return elements.count
  }

  private var next: NodeEncoder { NodeEncoder(node: node.append(), codingPath: codingPath) }

  func encodeNil() { node.append().content = .literal("null") }

  func encode<Value: Encodable>(_ value: Value) throws { try value.encode(to: next) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    next.container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next.unkeyedContainer() }

  func superEncoder() -> any Encoder { next }
}

private struct ValueContainer: SingleValueEncodingContainer {
  let node: JSONNode
  let codingPath: [any CodingKey]

  func encodeNil() { node.content = .literal("null") }

  func encode(_ value: Bool) { node.content = .literal(value ? "true" : "false") }

  func encode(_ value: String) { node.content = .string(value) }

  func encode(_ value: Double) throws { try encode(number: value) }

  func encode(_ value: Float) throws { try encode(number: value) }

  private func encode<Value: BinaryFloatingPoint & CustomStringConvertible>(number value: Value) throws {
    guard value.isFinite else {
      throw EncodingError.invalidValue(
        value, EncodingError.Context(codingPath: codingPath, debugDescription: "JSON has no such number."))
    }
    let text = value.description
    node.content = .literal(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  func encode<Value: BinaryInteger & Encodable>(_ value: Value) {
    node.content = .literal(String(value))
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    try value.encode(to: NodeEncoder(node: node, codingPath: codingPath))
  }
}
