import Diagnostics

/// Reads strings and characters, with the values in them.
extension NativeLexer {
  mutating func string(hashes: Int) {
    let isMultiline =
      language != .objectiveC && peek(cursor + 1) == UInt8(ascii: "\"")
      && peek(cursor + 2) == UInt8(ascii: "\"")
    cursor += isMultiline ? 3 : 1
    stringBody(hashes: hashes, isMultiline: isMultiline, isContinued: false)
  }

  /// Reads up to the closing quote, or up to a value in the string; the value's tokens follow as ordinary ones.
  mutating func stringBody(hashes: Int, isMultiline: Bool, isContinued: Bool) {
    let start = cursor
    var flags: StringFlags = isContinued ? .interpolated : []
    if isMultiline { flags.insert(.multiline) }
    let isRaw = hashes > 0 || (language == .kotlin && isMultiline)
    if isRaw { flags.insert(.raw) }
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if byte == UInt8(ascii: "\""), isClosingQuote(hashes: hashes, isMultiline: isMultiline) {
        append(.string, start, cursor, code: flags.rawValue)
        cursor += (isMultiline ? 3 : 1) + hashes
        return
      }
      if byte == UInt8(ascii: "\\"), language == .swift, isInterpolation(hashes: hashes) {
        append(.string, start, cursor, code: flags.union(.interpolated).rawValue)
        cursor += 1 + hashes
        beginInterpolation(hashes, isMultiline, UInt8(ascii: "("))
        return
      }
      if byte == UInt8(ascii: "$"), language == .kotlin {
        if peek(cursor + 1) == UInt8(ascii: "{") {
          append(.string, start, cursor, code: flags.union(.interpolated).rawValue)
          cursor += 1
          beginInterpolation(hashes, isMultiline, UInt8(ascii: "{"))
          return
        }
        if isIdentifierStart(peek(cursor + 1)), peek(cursor + 1) != UInt8(ascii: "$") {
          append(.string, start, cursor, code: flags.union(.interpolated).rawValue)
          cursor += 1
          identifier()
          return stringBody(continuing: isMultiline)
        }
      }
      if byte == UInt8(ascii: "\\"), !isRaw {
        flags.insert(.escaped)
        cursor += 1
        if cursor < bytes.count, bytes[cursor] == UInt8(ascii: "\r"), peek(cursor + 1) == UInt8(ascii: "\n") {
          cursor += 1
        }
        if cursor < bytes.count { cursor += 1 }
      } else if byte.isLineBreak && !isMultiline {
        break
      } else {
        cursor += 1
      }
    }
    append(.string, start, min(cursor, bytes.count), code: flags.union(.unterminated).rawValue)
  }

  /// Reads on after a value in a string. Kotlin's `"$a$b..."` may contain many names, so the loop is here and not in
  /// the call stack.
  mutating func stringBody(continuing isMultiline: Bool) {
    while true {
      let start = cursor
      var flags: StringFlags = isMultiline ? [.interpolated, .multiline, .raw] : .interpolated
      scan: while cursor < bytes.count {
        switch bytes[cursor] {
        case UInt8(ascii: "\"") where isClosingQuote(hashes: 0, isMultiline: isMultiline):
          append(.string, start, cursor, code: flags.rawValue)
          cursor += isMultiline ? 3 : 1
          return
        case UInt8(ascii: "$") where peek(cursor + 1) == UInt8(ascii: "{"):
          append(.string, start, cursor, code: flags.rawValue)
          cursor += 1
          return beginInterpolation(0, isMultiline, UInt8(ascii: "{"))
        case UInt8(ascii: "$")
        where isIdentifierStart(peek(cursor + 1)) && peek(cursor + 1) != UInt8(ascii: "$"):
          break scan
        case UInt8(ascii: "\\") where !isMultiline:
          flags.insert(.escaped)
          cursor = min(cursor + 2, bytes.count)
        case UInt8(ascii: "\n") where !isMultiline, UInt8(ascii: "\r") where !isMultiline:
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
      guard peek(cursor + 1) == UInt8(ascii: "\""), peek(cursor + 2) == UInt8(ascii: "\"") else {
        return false
      }
      end = cursor + 3
    }
    for offset in 0..<hashes where peek(end + offset) != UInt8(ascii: "#") { return false }
    return true
  }

  private func isInterpolation(hashes: Int) -> Bool {
    for offset in 0..<hashes where peek(cursor + 1 + offset) != UInt8(ascii: "#") { return false }
    return peek(cursor + 1 + hashes) == UInt8(ascii: "(")
  }

  mutating func character() {
    let start = cursor + 1
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "'"), !bytes[end].isLineBreak {
      end +=
        bytes[end] == UInt8(ascii: "\\") && end + 1 < bytes.count && bytes[end + 1] != UInt8(ascii: "\n")
        ? 2 : 1
    }
    end = min(end, bytes.count)
    append(.string, start, end, code: StringFlags.character.rawValue)
    cursor = peek(end) == UInt8(ascii: "'") ? end + 1 : end
  }

  /// C++: `R"delimiter(...)delimiter"`, after the `R`.
  mutating func rawCString() {
    let delimiterStart = cursor + 1
    var open = delimiterStart
    while open < bytes.count, open - delimiterStart <= 16, bytes[open] != UInt8(ascii: "("),
      bytes[open] > UInt8(ascii: " ")
    {
      open += 1
    }
    guard peek(open) == UInt8(ascii: "(") else { return string(hashes: 0) }
    let length = open - delimiterStart
    cursor = open + 1
    while cursor < bytes.count {
      if bytes[cursor] == UInt8(ascii: ")"), peek(cursor + 1 + length) == UInt8(ascii: "\""),
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
