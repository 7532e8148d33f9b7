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

  /// Adds a tag, and returns its number: they count up from 0, and the same tag has the same one.
  @discardableResult package mutating func add(_ tag: String) -> Int {
    var tag = tag
    return tag.withUTF8 { bytes in
      if let first = bytes.first { firstBytes[Int(first)] = true }
      return Int(tags.add(bytes))
    }
  }

  /// Calls `found` with the number of each start tag that the text may have, as often as it may, until it returns false.
  package func search(_ text: SourceText, found: (Int) -> Bool) {
    let bytes = text.bytes
    guard let base = bytes.baseAddress else { return }
    let end = base + bytes.count
    var place = base
    while place < end, let bracket = memchr(place, Int32(UInt8(ascii: "<")), end - place) {
      let name = UnsafePointer(bracket.assumingMemoryBound(to: UInt8.self)) + 1
      place = name
      guard name < end, firstBytes[Int(name.pointee)] else { continue }
      while place < end, isTagNameByte(place.pointee) { place += 1 }
      if let number = tags.find(UnsafeBufferPointer(start: name, count: place - name)), !found(Int(number)) {
        return
      }
    }
  }
}
