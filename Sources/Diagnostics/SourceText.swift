/// The bytes of one file as they are on disk, and the path they came from.
///
/// The bytes never change and live as long as the object. `padding` zero bytes follow the last one, so that a scanner
/// may look a few bytes ahead without testing for the end each time.
public final class SourceText: @unchecked Sendable {
  /// Absolute and normalised (no `.` or `..`, no trailing `/`).
  package let path: String
  /// Exactly the file's bytes; the zero padding after them is not part of the buffer.
  public let bytes: UnsafeBufferPointer<UInt8>

  /// How many zero bytes can be read after the end of `bytes`.
  @inlinable public static var padding: Int { 16 }

  /// Takes over `storage`, which `allocate` returned and which has `count` bytes before its padding.
  package init(path: String, adopting storage: UnsafeMutablePointer<UInt8>, count: Int) {
    self.path = path
    (storage + count).initialize(repeating: 0, count: SourceText.padding)
    self.bytes = UnsafeBufferPointer(start: storage, count: count)
  }

  /// Copies `bytes`.
  package convenience init(path: String, bytes: some Collection<UInt8>) {
    let storage = SourceText.allocate(capacity: bytes.count)
    _ = UnsafeMutableBufferPointer(start: storage, count: bytes.count).initialize(from: bytes)
    self.init(path: path, adopting: storage, count: bytes.count)
  }

  package convenience init(path: String, _ string: String) {
    self.init(path: path, bytes: Array(string.utf8))
  }

  deinit { UnsafeMutablePointer(mutating: bytes.baseAddress!).deallocate() }

  /// Memory for `capacity` bytes and the padding, to be filled and given to `init(path:adopting:count:)`.
  package static func allocate(capacity: Int) -> UnsafeMutablePointer<UInt8> {
    .allocate(capacity: capacity + padding)
  }

  /// The number of bytes, without the padding.
  @inlinable public var count: Int { bytes.count }

  /// The bytes of `range`, clamped to the text: a range that reaches past the end gives what there is.
  @inlinable public func slice(_ range: ByteRange) -> UnsafeBufferPointer<UInt8> { bytes.slice(range) }

  /// The text of `range` as a string; bytes that are not UTF-8 become U+FFFD.
  package func string(_ range: ByteRange) -> String { bytes.string(range) }

  /// The number of bytes of a UTF-8 byte order mark at the start: 3 or 0.
  package var byteOrderMarkLength: Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  /// Whether it begins with a UTF-16 byte order mark.
  package var isUTF16: Bool {
    bytes.count >= 2 && (bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] == 0xFE && bytes[1] == 0xFF)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The bytes of `range`, clamped to the buffer.
  @inlinable public func slice(_ range: ByteRange) -> UnsafeBufferPointer<UInt8> {
    let end = Swift.min(Int(range.end), count)
    let start = Swift.min(Int(range.start), end)
    return UnsafeBufferPointer(rebasing: self[start..<end])
  }

  /// The text of `range` as a string; bytes that are not UTF-8 become U+FFFD.
  package func string(_ range: ByteRange) -> String { String(decoding: slice(range), as: UTF8.self) }
}
