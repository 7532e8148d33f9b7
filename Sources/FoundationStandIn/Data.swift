/// Bytes that an encoder has written.
public struct Data: Sendable {
  let bytes: [UInt8]
}

extension String {
  /// How bytes encode text.
  public enum Encoding: Sendable {
    /// The encoding that is written here.
    case utf8
  }

  /// The text of `data`; nil when that is not in `encoding`.
  public init?(data: Data, encoding: Encoding) {
    self.init(validating: data.bytes, as: UTF8.self)
  }
}

/// An error with its own words for people. No error of mpcheck is one, so each is described by its type.
public protocol LocalizedError: Error {
  /// What went wrong; nil when the type of the error must say it.
  var errorDescription: String? { get }
}
