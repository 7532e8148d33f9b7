import Diagnostics

/// Strings and characters, with what is put into them.
extension HostLexer {
  mutating func string(hashes: Int) {
    let isMultiline = language != .objectiveC && peek(cursor + 1) == 0x22 && peek(cursor + 2) == 0x22
    cursor += isMultiline ? 3 : 1
    stringBody(hashes: hashes, isMultiline: isMultiline, isContinued: false)
  }

  /// Reads up to the closing quote or up to a value that is put in, whose tokens follow as ordinary ones.
  mutating func stringBody(hashes: Int, isMultiline: Bool, isContinued: Bool) {
    let start = cursor
    var flags: StringFlags = isContinued ? .interpolated : []
    if isMultiline { flags.insert(.multiline) }
    let isRaw = hashes > 0 || (language == .kotlin && isMultiline)
    if isRaw { flags.insert(.raw) }
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if byte == 0x22, isClosingQuote(hashes: hashes, isMultiline: isMultiline) {
        append(.string, start, cursor, code: flags.rawValue)
        cursor += (isMultiline ? 3 : 1) + hashes
        return
      }
      if byte == 0x5C, language == .swift, isInterpolation(hashes: hashes) {
        append(.string, start, cursor, code: flags.union(.interpolated).rawValue)
        cursor += 1 + hashes
        beginInterpolation(hashes, isMultiline, UInt8(ascii: "("))
        return
      }
      if byte == 0x24, language == .kotlin {
        if peek(cursor + 1) == 0x7B {
          append(.string, start, cursor, code: flags.union(.interpolated).rawValue)
          cursor += 1
          beginInterpolation(hashes, isMultiline, UInt8(ascii: "{"))
          return
        }
        if isIdentifierStart(peek(cursor + 1)), peek(cursor + 1) != 0x24 {
          append(.string, start, cursor, code: flags.union(.interpolated).rawValue)
          cursor += 1
          identifier()
          return stringBody(continuing: isMultiline)
        }
      }
      if byte == 0x5C, !isRaw {
        flags.insert(.escaped)
        cursor += 1
        if cursor < bytes.count, bytes[cursor] == 0x0D, peek(cursor + 1) == 0x0A { cursor += 1 }
        if cursor < bytes.count { cursor += 1 }
      } else if (byte == 0x0A || byte == 0x0D) && !isMultiline {
        break
      } else {
        cursor += 1
      }
    }
    append(.string, start, min(cursor, bytes.count), code: flags.union(.unterminated).rawValue)
  }

  /// Kotlin's `"$a$b..."` puts in many names: the loop is here, not in the call stack.
  mutating func stringBody(continuing isMultiline: Bool) {
    while true {
      let start = cursor
      var flags: StringFlags = isMultiline ? [.interpolated, .multiline, .raw] : .interpolated
      scan: while cursor < bytes.count {
        switch bytes[cursor] {
        case 0x22 where isClosingQuote(hashes: 0, isMultiline: isMultiline):
          append(.string, start, cursor, code: flags.rawValue)
          cursor += isMultiline ? 3 : 1
          return
        case 0x24 where peek(cursor + 1) == 0x7B:
          append(.string, start, cursor, code: flags.rawValue)
          cursor += 1
          return beginInterpolation(0, isMultiline, UInt8(ascii: "{"))
        case 0x24 where isIdentifierStart(peek(cursor + 1)) && peek(cursor + 1) != 0x24:
          break scan
        case 0x5C where !isMultiline:
          flags.insert(.escaped)
          cursor = min(cursor + 2, bytes.count)
        case 0x0A where !isMultiline, 0x0D where !isMultiline:
          append(.string, start, cursor, code: flags.union(.unterminated).rawValue)
          return
        default: cursor += 1
        }
      }
      if cursor >= bytes.count {
        append(.string, start, cursor, code: flags.union(.unterminated).rawValue)
        return
      }
      append(.string, start, cursor, code: flags.rawValue)
      cursor += 1
      identifier()
    }
  }

  private mutating func beginInterpolation(_ hashes: Int, _ isMultiline: Bool, _ bracket: UInt8) {
    interpolations.append(
      Interpolation(
        open: Int32(truncatingIfNeeded: tokens.count), hashes: hashes, isMultiline: isMultiline))
    open(bracket)
  }

  private func isClosingQuote(hashes: Int, isMultiline: Bool) -> Bool {
    var end = cursor + 1
    if isMultiline {
      guard peek(cursor + 1) == 0x22, peek(cursor + 2) == 0x22 else { return false }
      end = cursor + 3
    }
    for offset in 0..<hashes where peek(end + offset) != 0x23 { return false }
    return true
  }

  private func isInterpolation(hashes: Int) -> Bool {
    for offset in 0..<hashes where peek(cursor + 1 + offset) != 0x23 { return false }
    return peek(cursor + 1 + hashes) == 0x28
  }

  mutating func character() {
    let start = cursor + 1
    var end = start
    while end < bytes.count, bytes[end] != 0x27, bytes[end] != 0x0A, bytes[end] != 0x0D {
      end += bytes[end] == 0x5C && end + 1 < bytes.count && bytes[end + 1] != 0x0A ? 2 : 1
    }
    end = min(end, bytes.count)
    append(.string, start, end, code: StringFlags.character.rawValue)
    cursor = peek(end) == 0x27 ? end + 1 : end
  }

  /// C++: `R"delimiter(...)delimiter"`, behind the `R`.
  mutating func rawCString() {
    let delimiterStart = cursor + 1
    var open = delimiterStart
    while open < bytes.count, open - delimiterStart <= 16, bytes[open] != 0x28, bytes[open] > 0x20 {
      open += 1
    }
    guard peek(open) == 0x28 else { return string(hashes: 0) }
    let length = open - delimiterStart
    cursor = open + 1
    while cursor < bytes.count {
      if bytes[cursor] == 0x29, peek(cursor + 1 + length) == 0x22,
        (0..<length).allSatisfy({ peek(cursor + 1 + $0) == bytes[delimiterStart + $0] })
      {
        append(.string, open + 1, cursor, code: StringFlags.raw.rawValue)
        cursor += length + 2
        return
      }
      cursor += 1
    }
    append(.string, open + 1, cursor, code: StringFlags([.raw, .unterminated]).rawValue)
  }
}
