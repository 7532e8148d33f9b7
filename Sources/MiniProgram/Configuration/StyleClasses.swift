import Diagnostics

/// The classes that the selectors of a style sheet name, each where it is named.
///
/// Rules in `@media` and nested rules count. Where a build makes the sheet, `&-title` in a rule of `.card` is `card-title`.
package struct StyleClasses: Sendable {
  package struct Class: Hashable, Sendable {
    package let name: String
    /// The name without its dot; of `&-title`, all of it.
    package let range: ByteRange
  }

  /// In the order of the sheet; a name may be there more than once.
  package private(set) var all: [Class] = []

  /// `&` stands for so many classes of the rule around it at most: nested rules multiply.
  private static let maxOuterClasses = 64

  package init(_ text: SourceText) {
    let bytes = text.bytes
    var i = text.byteOrderMarkLength
    // Where the current selector, at-rule or declaration begins.
    var start = i
    /// The classes of the last part of the selectors of each rule around.
    var outer: [[String]] = []
    while i < bytes.count {
      switch bytes[i] {
      case UInt8(ascii: "{"):
        outer.append(read(bytes, from: start, to: i, in: outer.last ?? []))
        start = i + 1
        i += 1
      case UInt8(ascii: ";"), UInt8(ascii: "}"):
        if bytes[i] == UInt8(ascii: "}") { _ = outer.popLast() }
        start = i + 1
        i += 1
      default: i = next(bytes, i)
      }
    }
  }

  /// Reads a selector, and returns the classes of the last part of each of its alternatives. An at-rule has those of the rule
  /// around it.
  private mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, in outer: [String]
  ) -> [String] {
    var i = skipBlank(bytes, start, end)
    if i < end, bytes[i] == UInt8(ascii: "@") { return outer }
    var classes: [String] = []
    var part: [String] = []
    while i < end {
      switch bytes[i] {
      case UInt8(ascii: "."):
        let name = identifier(bytes, i + 1, end)
        if !name.isEmpty { add(String(decoding: bytes[name], as: UTF8.self), name, to: &part) }
        i = max(i + 1, name.upperBound)
      case UInt8(ascii: "&"):
        let suffix = identifier(bytes, i + 1, end)
        for name in outer.prefix(StyleClasses.maxOuterClasses) {
          if suffix.isEmpty {
            part.append(name)
          } else {
            add(name + String(decoding: bytes[suffix], as: UTF8.self), i..<suffix.upperBound, to: &part)
          }
        }
        i = suffix.upperBound
      case UInt8(ascii: ","):
        classes += part
        part = []
        i += 1
      case let byte where byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "+"):
        // The last part may be followed by white space.
        let after = skipBlank(bytes, i + 1, end)
        if after < end, bytes[after] != UInt8(ascii: ",") { part = [] }
        i = after
      default: i = next(bytes, i)
      }
    }
    return classes + part
  }

  private mutating func add(_ name: String, _ range: Range<Int>, to part: inout [String]) {
    all.append(Class(name: name, range: ByteRange(range.lowerBound, range.upperBound)))
    part.append(name)
  }
}
