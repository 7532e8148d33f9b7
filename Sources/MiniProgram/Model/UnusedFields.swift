import Diagnostics
import Markup
import Script

/// The fields that a script writes into its data, as candidates for names of the markup that nothing gives a value.
///
/// Where `setData` may give a page any name, a name that it does not know is a mistake only if a field is left over that is
/// spelled nearly so: the page has a value that nothing shows, and shows a name that has no value.
struct UnusedFields {
  /// The bytes of those that are long enough, one field behind the other, and where each ends. A field may be there twice.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  /// Bit n means a field with that first byte, and of the second a word that is as long as one with one letter more or less;
  /// modulo 64.
  private var firstBytes: UInt64 = 0
  private var lengths: UInt64 = 0
  /// So many comparisons are left. Beyond them no name means a field.
  private var comparisons = 200_000

  init(of script: ScriptFacts) {
    bytes.reserveCapacity(256)
    ends.reserveCapacity(16)
    for object in script.objects where object.kind.isInstance {
      for field in object.dataFields where field.source == .data && field.name.utf8.count >= shortest {
        bytes += field.name.utf8
        ends.append(bytes.count)
        firstBytes |= 1 << UInt64(field.name.utf8.first! & 63)
        for length in field.name.utf8.count - 1...field.name.utf8.count + 1 {
          lengths |= 1 << UInt64(length & 63)
        }
      }
    }
  }

  /// Whether some word in the mustaches of a page misspells a field. Nearly no page has one, so that this is asked first.
  mutating func areMisspelled(in document: Document) -> Bool {
    if ends.isEmpty { return false }
    let text = document.text.bytes
    for mustache in document.mustaches {
      var start = Int(mustache.start)
      while start < Int(mustache.end) {
        guard isWordByte(text[start]) else {
          start += 1
          continue
        }
        var end = start + 1
        while end < Int(mustache.end), isWordByte(text[end]) { end += 1 }
        if end - start >= shortest, firstBytes >> UInt64(text[start] & 63) & 1 != 0,
          lengths >> UInt64((end - start) & 63) & 1 != 0,
          !fieldsMisspelled(by: UnsafeBufferPointer(rebasing: text[start..<end])).isEmpty
        {
          return true
        }
        start = end
      }
    }
    return false
  }

  /// The first two fields that a word misspells.
  private mutating func fieldsMisspelled(by word: UnsafeBufferPointer<UInt8>) -> Set<String> {
    comparisons -= ends.count
    if comparisons < 0 { return [] }
    var found: Set<String> = []
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for end in ends {
        let field = UnsafeBufferPointer(rebasing: bytes[start..<end])
        start = end
        if isMisspelling(word, of: field) {
          found.insert(String(decoding: field, as: UTF8.self))
          if found.count == 2 { return }
        }
      }
    }
    return found
  }

  /// Those of the names that mean exactly one of the fields, which the markup has nowhere but in comments.
  mutating func namesMeaningOne(among names: [UngivenName], in document: Document) -> [UngivenName] {
    let comments = document.nodes.indices.lazy.map(document.node).filter { $0.kind == .comment }.map(\.range)
    var isUnused: [String: Bool] = [:]
    return names.compactMap { name in
      var spelling = name.name
      let near = spelling.withUTF8 { fieldsMisspelled(by: $0) }
      // Each further field is searched in the whole text.
      guard near.count == 1, let field = near.first, isUnused[field] != nil || isUnused.count < 100
      else { return nil }
      if isUnused[field] == nil { isUnused[field] = !document.text.hasWord(field, outside: comments) }
      guard isUnused[field] == true else { return nil }
      var name = name
      name.unusedField = field
      return name
    }
  }
}

extension SourceText {
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
private func isMisspelling(_ name: UnsafeBufferPointer<UInt8>, of field: UnsafeBufferPointer<UInt8>) -> Bool {
  let most = min(name.count, field.count)
  if most < shortest || max(name.count, field.count) - most > 1 { return false }
  var start = 0
  while start < most, name[start] == field[start] { start += 1 }
  var end = 0
  while end < most - start, name[name.count - 1 - end] == field[field.count - 1 - end] { end += 1 }
  let (left, right) = (name[start..<(name.count - end)], field[start..<(field.count - end)])
  func isLetter(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "a") < 26 }
  guard start > 0, left.count <= 2, right.count <= 2, left.allSatisfy(isLetter), right.allSatisfy(isLetter)
  else { return false }
  switch (left.count, right.count) {
  case (0, 1), (1, 0):
    let letter = left.first ?? right.first!
    return end > 0 || !"dnrsy".utf8.contains(letter)
  case (1, 1): return end > 0
  case (2, 2): return left.first == right.last && left.last == right.first
  default: return false
  }
}
