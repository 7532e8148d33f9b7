import Files

extension JSONTree: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSONTree...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONTree)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }
  package init(nilLiteral: ()) { self = .null }

  /// An object of the members that have a value.
  package static func members(_ members: KeyValuePairs<String, JSONTree?>) -> JSONTree {
    .object(members.compactMap { key, value in value.map { (key: key, value: $0) } })
  }
}

extension JSONTree {
  /// The same value, to be written. A number that is not whole is written as null: nothing in the protocol that is sent
  /// back contains one.
  package init(_ value: JSONValue) {
    if let string = value.string {
      self = .string(string)
    } else if let bool = value.bool {
      self = .bool(bool)
    } else if let number = value.integer {
      self = .integer(number)
    } else if value.isArray {
      self = .array(value.elements.map { JSONTree($0) })
    } else if value.isObject {
      self = .object(value.members.map { ($0.key, JSONTree($0.value)) })
    } else {
      self = .null
    }
  }
}
