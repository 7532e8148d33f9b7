extension String {
  /// The cells of a terminal that a line takes. Colours take none.
  package var displayWidth: Int { Reporting.displayWidth(of: Array(utf8)[...]) }
}

/// How many terminal cells the scalars of a line take, one after the other.
///
/// East Asian wide and fullwidth scalars take two cells, combining marks none. What joins into one emoji (a zero
/// width joiner, a skin tone, a variation selector, a pair of regional indicators) takes two cells in all.
struct CellCounter {
  private var lastWidth = 0
  private var lastIsEmoji = false
  private var joins = false

  /// The cells that `scalar` adds to what came before it: 0, 1 or 2.
  mutating func cells(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 {
      // Digits, "#" and "*" begin keycaps.
      let beginsKeycap = value == 0x23 || value == 0x2A || 0x30...0x39 ~= value
      (lastWidth, lastIsEmoji, joins) = (1, beginsKeycap, false)
      return 1
    }
    if value == 0xFE0F {
      // "❤" is one cell wide as text and two as an emoji; "1" with U+FE0F U+20E3 is a keycap.
      let widens = lastIsEmoji && lastWidth == 1
      lastWidth += widens ? 1 : 0
      return widens ? 1 : 0
    }
    if value == 0x200D {
      joins = lastIsEmoji && lastWidth > 0
      return 0
    }
    if isZeroWidth(scalar) { return 0 }
    let isEmoji = scalar.properties.isEmoji
    if isEmoji, joins || lastIsEmoji && (0x1F3FB...0x1F3FF).contains(value) {
      joins = false
      return 0
    }
    (lastWidth, lastIsEmoji, joins) = (isWide(value) ? 2 : 1, isEmoji, false)
    return lastWidth
  }

  private func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    // Hangul vowels and final consonants are drawn into the syllable that precedes them.
    if (0x1160...0x11FF).contains(scalar.value) { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }

  private func isWide(_ value: UInt32) -> Bool {
    if value < 0x1100 { return false }
    var low = 0
    var high = CellCounter.wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      let range = CellCounter.wideRanges[middle]
      if range.upperBound < value {
        low = middle + 1
      } else if range.lowerBound > value {
        high = middle
      } else {
        return true
      }
    }
    return false
  }

  /// The scalars with East_Asian_Width W or F in the Unicode Character Database, version 14.0.0. Planes and blocks that newer
  /// versions fill with such scalars (ideographs, emoji) are there as a whole.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0, 0x23F3...0x23F3,
    0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F, 0x2693...0x2693, 0x26A1...0x26A1,
    0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA,
    0x26F2...0x26F3, 0x26F5...0x26F5, 0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B,
    0x2728...0x2728, 0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
    0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55, 0x2E80...0x2E99,
    0x2E9B...0x2EF3, 0x2F00...0x2FD5, 0x2FF0...0x2FFB, 0x3000...0x303E, 0x3041...0x3096, 0x3099...0x30FF,
    0x3105...0x312F, 0x3131...0x318E, 0x3190...0x31E3, 0x31F0...0x321E, 0x3220...0x3247, 0x3250...0x4DBF,
    0x4E00...0xA48C, 0xA490...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFA6D, 0xFA70...0xFAD9,
    0xFE10...0xFE19, 0xFE30...0xFE52, 0xFE54...0xFE66, 0xFE68...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x16FE4, 0x16FF0...0x16FF1, 0x17000...0x187F7, 0x18800...0x18CD5, 0x18D00...0x18D08,
    0x1AFF0...0x1AFF3, 0x1AFF5...0x1AFFB, 0x1AFFD...0x1AFFE, 0x1B000...0x1B122, 0x1B150...0x1B152,
    0x1B164...0x1B167, 0x1B170...0x1B2FB, 0x1F004...0x1F004, 0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E,
    0x1F191...0x1F19A, 0x1F200...0x1F202, 0x1F210...0x1F23B, 0x1F240...0x1F248, 0x1F250...0x1F251,
    0x1F260...0x1F265, 0x1F300...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393,
    0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4, 0x1F3F8...0x1F43E,
    0x1F440...0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D, 0x1F54B...0x1F54E, 0x1F550...0x1F567,
    0x1F57A...0x1F57A, 0x1F595...0x1F596, 0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5,
    0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6D7, 0x1F6DD...0x1F6DF, 0x1F6EB...0x1F6EC,
    0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7EB, 0x1F7F0...0x1F7F0, 0x1F90C...0x1F93A, 0x1F93C...0x1F945,
    0x1F947...0x1F9FF, 0x1FA70...0x1FAFF,
    0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
