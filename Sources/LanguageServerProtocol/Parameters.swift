import Diagnostics
import Files

/// What can be read from the parameters of a message.
package protocol Parameters {
  /// Throws `LSP.ResponseError.invalidParams` where something is missing or has the wrong type.
  init(_ json: JSONValue) throws(LSP.ResponseError)
}

extension JSONValue {
  package static let emptyObject = JSONDocument(SourceText(path: "/", "{}")).root!

  /// A whole number, or nil for other values.
  package var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// The member with `key` unless it is null.
  package func optional(_ key: String) -> JSONValue? {
    guard let value = self[key], !value.isNull else { return nil }
    return value
  }

  /// A value made of the member with `key`, which must exist.
  package func required<Value>(
    _ key: String, _ read: (JSONValue) throws(LSP.ResponseError) -> Value?
  ) throws(LSP.ResponseError) -> Value {
    guard let member = self[key], let value = try read(member) else { throw .invalidParams(key) }
    return value
  }
}
