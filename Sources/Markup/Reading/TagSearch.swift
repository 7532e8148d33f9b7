import Diagnostics
import SystemC

/// Finds out which of some tags markup may have, without reading it.
///
/// What is in comments and values counts, too: a tag that is not found is not there, one that is found may be.
package struct TagSearch: Sendable {
  /// Where a tag name of the language begins with the byte, whether one of the wanted tags does.
  private var firstBytes = [Bool](repeating: false, count: 256)
  private var names = ByteStringTable()
  /// Of each number of `names`.
  private var groups: [Groups] = []

  /// What a caller distinguishes.
  package struct Groups: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  package init() {}

  package mutating func add(_ tag: String, to group: Groups) {
    var tag = tag
    tag.withUTF8 { bytes in
      guard let first = bytes.first else { return }
      firstBytes[Int(first)] = true
      let number = Int(names.add(bytes))
      if number < groups.count { groups[number].formUnion(group) } else { groups.append(group) }
    }
  }

  /// The groups of which the text may have a start tag; the search ends when `enough` is among them.
  package func groups(in text: SourceText, until enough: Groups) -> Groups {
    let bytes = text.bytes
    guard let base = bytes.baseAddress else { return [] }
    let end = base + bytes.count
    var found: Groups = []
    var place = base
    while place < end, let bracket = memchr(place, Int32(UInt8(ascii: "<")), end - place) {
      let name = UnsafePointer(bracket.assumingMemoryBound(to: UInt8.self)) + 1
      place = name
      guard name < end, firstBytes[Int(name.pointee)] else { continue }
      while place < end, isTagNameByte(place.pointee) { place += 1 }
      guard let number = names.find(UnsafeBufferPointer(start: name, count: place - name)) else { continue }
      found.formUnion(groups[Int(number)])
      if found.isSuperset(of: enough) { break }
    }
    return found
  }
}
