import Diagnostics

/// Writes JSON piece by piece, with commas, line breaks and escapes in the right places.
///
/// `begin` and `end` calls must balance, and in an object each value needs its `key` first.
package struct JSONWriter: Sendable {
  package enum Style: Sendable {
    /// No white space at all.
    case compact
    /// Two spaces a level. A container that is begun as `onOneLine` is on one line with all that is in it.
    case indented
    /// The same, with a space inside the braces of an object on one line.
    case padded
  }

  private struct Level {
    let closing: UInt8
    let isOnOneLine: Bool
    var isEmpty = true
  }

  private let style: Style
  private var out = OutputBuffer()
  private var levels: [Level] = []
  private var followsKey = false

  package init(_ style: Style) { self.style = style }

  /// What was written; with a line break at the end unless it is compact.
  package var bytes: [UInt8] { style == .compact ? out.bytes : out.bytes + [UInt8(ascii: "\n")] }

  package mutating func beginObject(onOneLine: Bool = false) {
    begin(UInt8(ascii: "{"), closing: UInt8(ascii: "}"), onOneLine: onOneLine)
  }

  package mutating func beginArray(onOneLine: Bool = false) {
    begin(UInt8(ascii: "["), closing: UInt8(ascii: "]"), onOneLine: onOneLine)
  }

  /// Ends the innermost object or array.
  package mutating func end() {
    guard let level = levels.popLast() else { return }
    if !level.isEmpty, style != .compact {
      if !level.isOnOneLine { breakLine() } else if pads(level) { out.append(UInt8(ascii: " ")) }
    }
    out.append(level.closing)
  }

  package mutating func key(_ name: String) {
    separate()
    appendString(name)
    out.append(style == .compact ? ":" : ": ")
    followsKey = true
  }

  package mutating func value(_ text: String) {
    separate()
    appendString(text)
  }

  package mutating func value(_ number: Int) {
    separate()
    out.append(number)
  }

  package mutating func value(_ flag: Bool) {
    separate()
    out.append(flag ? "true" : "false")
  }

  package mutating func null() {
    separate()
    out.append("null")
  }

  package mutating func member(_ name: String, _ text: String) {
    key(name)
    value(text)
  }

  package mutating func member(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }

  package mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    value(flag)
  }

  package mutating func object(_ name: String, onOneLine: Bool = false, _ members: (inout JSONWriter) -> Void)
  {
    key(name)
    beginObject(onOneLine: onOneLine)
    members(&self)
    end()
  }

  package mutating func array(_ name: String, onOneLine: Bool = false, _ elements: (inout JSONWriter) -> Void)
  {
    key(name)
    beginArray(onOneLine: onOneLine)
    elements(&self)
    end()
  }

  private mutating func begin(_ opening: UInt8, closing: UInt8, onOneLine: Bool) {
    separate()
    out.append(opening)
    levels.append(Level(closing: closing, isOnOneLine: onOneLine || levels.last?.isOnOneLine == true))
  }

  /// Writes what is between the next value or key and the one before it.
  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    guard let level = levels.last else { return }
    if !level.isEmpty { out.append(UInt8(ascii: ",")) }
    levels[levels.count - 1].isEmpty = false
    guard style != .compact else { return }
    if !level.isOnOneLine {
      breakLine()
    } else if !level.isEmpty || pads(level) {
      out.append(UInt8(ascii: " "))
    }
  }

  private func pads(_ level: Level) -> Bool { style == .padded && level.closing == UInt8(ascii: "}") }

  private mutating func breakLine() {
    out.append(UInt8(ascii: "\n"))
    out.append(UInt8(ascii: " "), count: levels.count * 2)
  }

  private mutating func appendString(_ text: String) {
    out.append(UInt8(ascii: "\""))
    out.appendJSON(text)
    out.append(UInt8(ascii: "\""))
  }

  /// What is between the quotes of a string.
  package static func escaped(_ text: String) -> String {
    var out = OutputBuffer()
    out.appendJSON(text)
    return String(decoding: out.bytes, as: UTF8.self)
  }
}

extension OutputBuffer {
  /// Escapes what JSON demands, and the scalars that a terminal would obey.
  fileprivate mutating func appendJSON(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      // What is written as it is goes in one piece.
      var start = 0
      var offset = 0
      while offset < bytes.count {
        let byte = bytes[offset]
        if byte < 0x7F, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
          offset += 1
          continue
        }
        let (scalar, length) = decodeScalar(in: bytes, at: offset)
        let shown = scalar ?? "\u{FFFD}"
        if byte < 0x80 || isUnseen(shown) {
          append(UnsafeBufferPointer(rebasing: bytes[start..<offset]))
          appendEscaped(shown)
          start = offset + length
        }
        offset += length
      }
      append(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  private mutating func appendEscaped(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\n": append("\\n")
    case "\r": append("\\r")
    case "\t": append("\\t")
    default:
      guard isUnseen(scalar) else {
        append(scalar)
        return
      }
      for unit in UTF16.encode(scalar).unsafelyUnwrapped {
        let digits = String(unit, radix: 16)
        append("\\u")
        append(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
        append(digits)
      }
    }
  }
}
