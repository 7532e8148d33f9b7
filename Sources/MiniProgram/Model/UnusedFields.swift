import Diagnostics
import Markup
import Script

/// The fields that a script writes into its data and that its markup does not use.
///
/// Where `setData` may give a page any name, a name that it does not know is a mistake only if a field is left over that is
/// spelled nearly so: the page has a value that nothing shows, and shows a name that has no value.
struct UnusedFields {
  /// All fields that are long enough.
  private let fields: [String]
  /// Those that a word of the markup nearly is, and that it does not have.
  private let unused: Set<String>

  init(of script: ScriptFacts, in document: Document) {
    var names: Set<String> = []
    for object in script.instances {
      for field in object.dataFields where field.source == .data && field.name.utf8.count >= shortest {
        names.insert(field.name)
      }
    }
    let comments = document.nodes.indices.lazy.map(document.node).filter { $0.kind == .comment }.map(\.range)
    fields = names.sorted()
    // Nearly no page has a word that is nearly a field: all words are looked at once.
    unused = document.text.misspelled(among: names).filter { !document.text.hasWord($0, outside: comments) }
  }

  /// Whether none is left over.
  var isEmpty: Bool { unused.isEmpty }

  /// Those of the names that mean exactly one of the fields, which is left over.
  func namesMeaningOne(among names: [UngivenName]) -> [UngivenName] {
    names.compactMap { name in
      guard name.name.utf8.count >= shortest else { return nil }
      let near = fields.filter { isMisspelling(name.name, of: $0) }
      guard near.count == 1, unused.contains(near[0]) else { return nil }
      var name = name
      name.unusedField = near[0]
      return name
    }
  }
}

extension SourceText {
  /// Those of the names that a word of the text misspells.
  fileprivate func misspelled(among names: Set<String>) -> Set<String> {
    if names.isEmpty { return [] }
    // Bit n means names with that first byte, and bit n of the second that length, modulo 64.
    var (firstBytes, lengths): (UInt64, UInt64) = (0, 0)
    for name in names {
      firstBytes |= 1 << UInt64(name.utf8.first! & 63)
      for length in name.utf8.count - 1...name.utf8.count + 1 { lengths |= 1 << UInt64(length & 63) }
    }
    var found: Set<String> = []
    // Beyond so many comparisons all of them may be meant.
    var left = 20_000
    let (bytes, end) = (self.bytes, count)
    var start = 0
    while start < end {
      guard isWordByte(bytes[start]) else {
        start += 1
        continue
      }
      var next = start + 1
      while next < end, isWordByte(bytes[next]) { next += 1 }
      if firstBytes >> UInt64(bytes[start] & 63) & 1 != 0, lengths >> UInt64((next - start) & 63) & 1 != 0 {
        left -= names.count
        if left < 0 { return names }
        let word = string(ByteRange(start, next))
        for name in names where isMisspelling(word, of: name) { found.insert(name) }
      }
      start = next
    }
    return found
  }

  /// Whether a word is anywhere in the text, whole, but not in one of the ranges.
  fileprivate func hasWord(_ word: String, outside ranges: some Sequence<ByteRange>) -> Bool {
    var word = word
    return word.withUTF8 { word in
      var start = 0
      while let found = bytes.firstIndex(ofWord: word, from: start) {
        let end = found + word.count
        start = end
        if !ranges.contains(where: { Int($0.start) <= found && end <= Int($0.end) }) { return true }
      }
      return false
    }
  }
}

/// So many letters have both names at least.
private let shortest = 6

/// Whether one letter is missing, added, another one, or changed places with its neighbour. Names that people choose beside each
/// other are none: `pointX`, `list2`, `users`, `closed`, `aRow` and `bRow`.
private func isMisspelling(_ name: String, of field: String) -> Bool {
  let (first, second) = (Array(name.utf8), Array(field.utf8))
  if abs(first.count - second.count) > 1 || first == second { return false }
  let start = zip(first, second).prefix { $0 == $1 }.count
  let most = min(first.count, second.count) - start
  let end = zip(first.reversed(), second.reversed()).prefix(most).prefix { $0 == $1 }.count
  let (left, right) = (first[start..<(first.count - end)], second[start..<(second.count - end)])
  guard start > 0, (left + right).allSatisfy({ $0 &- UInt8(ascii: "a") < 26 }) else { return false }
  switch (left.count, right.count) {
  case (0, 1), (1, 0):
    let letter = left.first ?? right.first!
    return end > 0 || !"dnrsy".utf8.contains(letter)
  case (1, 1): return end > 0
  case (2, 2): return left.first == right.last && left.last == right.first
  default: return false
  }
}
