import Diagnostics

/// Bytes on their way to a file or a terminal.
package struct OutputBuffer: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func append(_ text: String) {
    // An array takes plain memory in less time than a collection.
    if text.utf8.withContiguousStorageIfAvailable({ bytes.append(contentsOf: $0) }) == nil {
      bytes.append(contentsOf: text.utf8)
    }
  }

  package mutating func append(_ text: Substring) { bytes.append(contentsOf: text.utf8) }

  package mutating func append(_ byte: UInt8) { bytes.append(byte) }

  package mutating func append(_ slice: some Collection<UInt8>) { bytes.append(contentsOf: slice) }

  package mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
    }
  }

  /// Appends `number` in decimal.
  package mutating func append(_ number: Int) { append(String(number)) }

  /// Appends `byte` `count` times; a negative count appends nothing.
  package mutating func append(_ byte: UInt8, count: Int) {
    if count > 0 { bytes.append(contentsOf: repeatElement(byte, count: count)) }
  }
}

extension OutputBuffer {
  /// Appends `text` on one line; what would not be seen is replaced by stand-ins.
  package mutating func appendVisible(_ text: String) {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      append(text)
      return
    }
    for scalar in text.unicodeScalars {
      if isUnseen(scalar) { append(standIn(for: scalar)) } else { append(scalar) }
    }
  }
}
