import Diagnostics
import Files

/// The fingerprint that GitHub code scanning knows an alert by: `primaryLocationLineHash`.
///
/// It has to be the one that the upload action computes from the file, or the action warns that they differ. For
/// each line that is a hash of the 100 UTF-16 code units from its start on, without spaces and tabs, with every
/// line end as LF and after the end of the file U+FFFF and zeros. It is a polynomial in 37 with 64 bit wrap
/// around. Source: github/codeql-action, src/fingerprints.ts.
package struct LineFingerprints {
  private var hashes: [UInt64] = []
  /// For each line, how many lines up to and including it have its hash.
  private var ordinals: [UInt32] = []

  private static let windowSize = 100
  private static let base: UInt64 = 37

  package init(_ text: SourceText) {
    let bytes = text.bytes
    var hasher = Hasher()
    var offset = 0
    while offset < bytes.count {
      let (scalar, length) = decodeScalar(in: bytes, at: offset)
      offset += length
      for unit in UTF16.encode(scalar ?? "\u{FFFD}").unsafelyUnwrapped { hasher.read(unit) }
    }
    hasher.readUnit(0xFFFF)
    for _ in 0..<LineFingerprints.windowSize { hasher.shift(0) }
    hashes = hasher.hashes
    var counts: [UInt64: UInt32] = [:]
    ordinals.reserveCapacity(hashes.count)
    for hash in hashes {
      counts[hash, default: 0] += 1
      ordinals.append(counts[hash, default: 0])
    }
  }

  /// The fingerprint of the line with 1-based number `line`, or nil when there is none.
  package func fingerprint(ofLine line: Int) -> String? {
    guard hashes.indices.contains(line - 1) else { return nil }
    return String(hashes[line - 1], radix: 16) + ":" + String(ordinals[line - 1])
  }

  /// The rolling hash of the last `windowSize` code units.
  private struct Hasher {
    /// The hash of each line, in order; complete when the line's first unit has left the window.
    private(set) var hashes: [UInt64] = []
    private var window = [UInt16](repeating: 0, count: windowSize)
    private var startsLine = [Bool](repeating: false, count: windowSize)
    private var index = 0
    private var hash: UInt64 = 0
    private var isAtLineStart = true
    private var followsCarriageReturn = false
    private let leavingFactor = (0..<windowSize).reduce(UInt64(1)) { factor, _ in factor &* base }

    mutating func read(_ unit: UInt16) {
      let isSecondOfLineEnd = followsCarriageReturn && unit == 0x0A
      followsCarriageReturn = unit == 0x0D
      if unit == 0x20 || unit == 0x09 || isSecondOfLineEnd { return }
      readUnit(unit == 0x0D ? 0x0A : unit)
    }

    mutating func readUnit(_ unit: UInt16) {
      let startsLine = isAtLineStart
      isAtLineStart = unit == 0x0A
      shift(unit, startsLine: startsLine)
    }

    mutating func shift(_ unit: UInt16, startsLine isStart: Bool = false) {
      if startsLine[index] { hashes.append(hash) }
      startsLine[index] = isStart
      hash = base &* hash &+ UInt64(unit) &- leavingFactor &* UInt64(window[index])
      window[index] = unit
      index = (index + 1) % windowSize
    }
  }
}
