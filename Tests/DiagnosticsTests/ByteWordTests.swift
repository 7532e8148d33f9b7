import Diagnostics
import Testing

/// Each byte at each place, between neighbours from which carries and borrows would come.
@Suite struct ByteWordTests {
  private static let neighbours: [UInt8] = [0x00, 0x01, 0x20, 0x7F, 0x80, 0xFF]

  /// What is true of the bytes of a word, one by one.
  private func places(_ bytes: [UInt8], _ isWanted: (UInt8) -> Bool) -> Int {
    bytes.firstIndex(where: isWanted) ?? 8
  }

  private func forEachWord(_ check: ([UInt8], ByteWord) -> Void) {
    for byte in UInt8.min...UInt8.max {
      for neighbour in ByteWordTests.neighbours {
        for place in 0..<8 {
          var bytes = [UInt8](repeating: neighbour, count: 8)
          bytes[place] = byte
          check(bytes, bytes.withUnsafeBufferPointer { ByteWord(at: $0.baseAddress!) })
        }
      }
    }
  }

  @Test(arguments: [0x00, 0x0A, 0x22, 0x3C, 0x7F, 0x80, 0xFF] as [UInt8])
  func findsTheFirstEqualByte(wanted: UInt8) {
    forEachWord { bytes, word in
      #expect(word.equal(to: wanted).first == places(bytes) { $0 == wanted })
      #expect((~word.equal(to: wanted)).first == places(bytes) { $0 != wanted })
    }
  }

  @Test(arguments: [0x00, 0x1F, 0x20, 0x60, 0x7A, 0x7F] as [UInt8])
  func findsTheFirstGreaterByte(limit: UInt8) {
    forEachWord { bytes, word in
      #expect(word.above(limit).first == places(bytes) { $0 > limit })
      #expect((~word.above(limit)).first == places(bytes) { $0 <= limit })
      #expect(word.above(limit).isEmpty == bytes.allSatisfy { $0 <= limit })
    }
  }

  @Test func masksAreJoinedByteByByte() {
    forEachWord { bytes, word in
      let (digits, quotes) = (word.above(0x2F) & ~word.above(0x39), word.equal(to: 0x22))
      #expect((digits | quotes).first == places(bytes) { (0x30...0x39).contains($0) || $0 == 0x22 })
      #expect((digits & quotes).isEmpty)
    }
  }

  @Test(arguments: 0..<8) func whatIsAfterTheEndIsBlank(count: Int) {
    forEachWord { bytes, word in
      let controls = ~word.blanked(from: count).above(0x1F)
      #expect(
        controls.first
          == places(Array(bytes[..<count]) + [UInt8](repeating: 0x20, count: 8 - count)) { $0 < 0x20 })
    }
  }
}
