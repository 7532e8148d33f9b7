import Diagnostics
import Testing

@Suite("Searches in bytes")
struct ByteSearchTests {
  /// Beside the ends of stretches of sixteen and of 255 bytes.
  @Test(
    "bytes are counted up to any length",
    arguments: [0, 1, 15, 16, 17, 31, 254, 255, 256, 509, 510, 511, 4096, 10_000])
  func counts(_ length: Int) {
    let all = [UInt8](repeating: 7, count: length)
    let some = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 31) & 3 }
    all.withUnsafeBufferPointer {
      #expect($0.count(of: 7) == length)
      #expect($0.count(of: 8) == 0)
    }
    some.withUnsafeBufferPointer { bytes in
      for byte in 0..<UInt8(4) { #expect(bytes.count(of: byte) == some.filter { $0 == byte }.count) }
    }
  }

  @Test(
    "bytes are a text when they have its length too",
    arguments: [("px", true), ("rpx", false), ("p", false), ("", false)])
  func areText(_ text: String, _ expected: Bool) {
    Array(text.utf8).withUnsafeBufferPointer { #expect($0.are("px") == expected) }
  }
}
