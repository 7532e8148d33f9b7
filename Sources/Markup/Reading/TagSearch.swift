import Diagnostics
import SystemC

/// Finds out which of some tags markup may have, without reading it.
///
/// What is in comments and values counts, too: a tag that is not found is not there, one that is found may be.
package struct TagSearch: Sendable {
  /// Whether one of the tags begins with the byte.
  private var firstBytes = [Bool](repeating: false, count: 256)
  private var tags = ByteStringTable()

  package init() {}

  /// Adds a tag, and returns its number. Numbers count up from 0; the same tag always has the same one.
  @discardableResult package mutating func add(_ tag: String) -> Int {
    var tag = tag
    return tag.withUTF8 { bytes in
      if let first = bytes.first { firstBytes[Int(first)] = true }
      return Int(tags.add(bytes))
    }
  }

  /// Calls `found` with the number of each start tag that the text may have, as often as it may, and with the offset after its
  /// name, until it returns false.
  package func search(_ text: SourceText, found: (_ number: Int, _ nameEnd: Int) -> Bool) {
    let bytes = text.bytes
    guard let base = bytes.baseAddress else { return }
    let end = base + bytes.count
    var place = base
    while place < end, let bracket = memchr(place, Int32(UInt8(ascii: "<")), end - place) {
      let name = UnsafePointer(bracket.assumingMemoryBound(to: UInt8.self)) + 1
      place = name
      guard name < end, firstBytes[Int(name.pointee)] else { continue }
      while place < end, isTagNameByte(place.pointee) { place += 1 }
      let number = tags.find(UnsafeBufferPointer(start: name, count: place - name))
      if let number, !found(Int(number), place - base) { return }
    }
  }
}

/// What is known of an attribute of a start tag without reading the markup.
package enum SearchedAttribute: Equatable {
  /// The tag has no such attribute, or none with a value.
  case none
  /// What is between the quotes.
  case value(ByteRange)
  /// Unknown: something is not as in nearly all markup, and the reader may see another value, or another tag.
  case unclear

  /// Looks for the attribute `name` of a start tag; `nameEnd` is the byte offset in the text at which the tag's own
  /// name ends.
  package init(_ name: StaticString, ofTagEndingAt nameEnd: Int, in text: SourceText) {
    self = .none
    // The text ends in a NUL, which no case here passes over.
    let bytes = text.bytes.baseAddress!
    var place = nameEnd
    func skipBlanks() { while isMarkupSpace(bytes[place]) { place += 1 } }
    while true {
      skipBlanks()
      if bytes[place] == UInt8(ascii: ">") { return }
      if bytes[place] == UInt8(ascii: "/"), bytes[place + 1] == UInt8(ascii: ">") { return }
      let start = place
      while isTagNameByte(bytes[place]) { place += 1 }
      let isWanted = name.withUTF8Buffer { text.slice(ByteRange(start, place)).elementsEqual($0) }
      skipBlanks()
      let next = bytes[place]
      if place == start || next == 0 || next == UInt8(ascii: "<") || isQuote(next) { break }
      // An attribute without value.
      if next != UInt8(ascii: "=") { continue }
      place += 1
      skipBlanks()
      let quote = bytes[place]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { break }
      place += 1
      let valueStart = place
      while isPlainInSearchedValue(bytes[place]) || bytes[place] != quote && isQuote(bytes[place]) {
        place += 1
      }
      guard bytes[place] == quote, !isTagNameByte(bytes[place + 1]) else { break }
      if isWanted {
        if self != .none { break }
        self = .value(ByteRange(valueStart, place))
      }
      place += 1
    }
    self = .unclear
  }
}

private func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

/// Whether the byte is not a quote, nor anything else that may make the reader look for the end of a value elsewhere.
private func isPlainInSearchedValue(_ byte: UInt8) -> Bool {
  switch byte {
  case 0..<0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
  default: true
  }
}
