import Diagnostics

/// Sorts single bytes.
enum ScriptByte {
  /// Which bytes may be in an identifier of ASCII alone.
  @inline(__always)
  static func plainIdentifiers(in word: ByteWord) -> ByteMask {
    let lower = word.inLowerCase
    let letters = lower.above(UInt8(ascii: "a") - 1) & ~lower.above(UInt8(ascii: "z"))
    let digits = word.above(UInt8(ascii: "0") - 1) & ~word.above(UInt8(ascii: "9"))
    return letters | digits | word.equal(to: UInt8(ascii: "_")) | word.equal(to: UInt8(ascii: "$"))
  }

  /// The length of the white space outside ASCII that `bytes` begin with, or 0: no-break space, the spaces
  /// of U+2000 to U+200A, line and paragraph separator, ideographic space, byte order mark.
  static func spaceLength(at bytes: UnsafePointer<UInt8>) -> Int {
    switch (bytes[0], bytes[1]) {
    case (0xC2, 0xA0): 2
    case (0xE2, 0x80): bytes[2] <= 0x8A || bytes[2] == 0xA8 || bytes[2] == 0xA9 || bytes[2] == 0xAF ? 3 : 0
    case (0xE3, 0x80): bytes[2] == 0x80 ? 3 : 0
    case (0xEF, 0xBB): bytes[2] == 0xBF ? 3 : 0
    default: 0
    }
  }
}

extension ScriptLexer {
  enum TemplateEnd {
    case backtick, substitution, endOfFile
  }

  /// Moves after the next backtick or `${`.
  mutating func skipTemplateText() -> TemplateEnd {
    while position < count {
      let byte = base[position]
      position += 1
      if byte == UInt8(ascii: "`") { return .backtick }
      if byte == UInt8(ascii: "\\") {
        position += 1
      } else if byte == UInt8(ascii: "$"), base[position] == UInt8(ascii: "{"), position < count {
        position += 1
        return .substitution
      }
    }
    position = count
    return .endOfFile
  }

  /// Reads a string; one without its closing quote ends with its line.
  mutating func string(quote: UInt8) {
    let (base, count) = (self.base, self.count)
    let start = position
    var end = start &+ 1
    while end < count {
      let word = ByteWord(at: base + end)
      let stops =
        word.equal(to: quote) | word.equal(to: UInt8(ascii: "\\")) | word.equal(to: 0x0A)
        | word.equal(to: 0x0D)
      end &+= stops.first
      if stops.isEmpty { continue }
      if base[end] == quote {
        position = end &+ 1
        append(.string, from: start)
        return
      }
      if base[end] != UInt8(ascii: "\\") { break }
      // A backslash and CRLF are one line continuation.
      end &+= base[end &+ 1] == 0x0D && base[end &+ 2] == 0x0A ? 3 : 2
    }
    position = min(end, count)
    markFault(start, start + 1)
    append(.string, from: start)
  }

  /// Moves to the end of the line.
  mutating func skipLine() {
    let (base, count) = (self.base, self.count)
    var end = position
    while end < count {
      let word = ByteWord(at: base + end)
      let stops = word.equal(to: 0x0A) | word.equal(to: 0x0D)
      end &+= stops.first
      if !stops.isEmpty { break }
    }
    position = min(end, count)
  }

  mutating func skipBlockComment() {
    let (base, count) = (self.base, self.count)
    let start = position
    var end = start &+ 2
    while end < count {
      let ends =
        ByteWord(at: base + end).equal(to: UInt8(ascii: "*"))
        & ByteWord(at: base + end + 1).equal(to: UInt8(ascii: "/"))
      end &+= ends.first
      if !ends.isEmpty {
        position = end &+ 2
        return
      }
    }
    position = min(end, count)
    markFault(start, start + 2)
  }

  /// Moves after a regular expression and its flags; false, at the end of the line, when it does not end there.
  mutating func skipRegularExpression() -> Bool {
    position += 1
    var isInClass = false
    while position < count {
      let byte = base[position]
      switch byte {
      case 0x0A, 0x0D: return false
      case UInt8(ascii: "\\") where base[position + 1] != 0x0A && base[position + 1] != 0x0D: position += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        position += 1
        while isWordByte(base[position]) { position += 1 }
        return true
      default: break
      }
      position += 1
    }
    position = count
    return false
  }

  /// Whether the bytes contain `mpcheck-`.
  func containsDirective(from start: Int, to end: Int) -> Bool {
    // "mpcheck-", first byte lowest.
    let marker: UInt64 = 0x2D6B_6365_6863_706D
    let raw = UnsafeRawPointer(base)
    var offset = start
    while offset &+ 8 <= end {
      let ends =
        ByteWord(at: base + offset + 6).equal(to: UInt8(ascii: "k"))
        & ByteWord(at: base + offset + 7).equal(to: UInt8(ascii: "-"))
      offset &+= ends.first
      if ends.isEmpty { continue }
      if offset &+ 8 <= end,
        UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) == marker
      {
        return true
      }
      offset &+= 1
    }
    return false
  }
}
