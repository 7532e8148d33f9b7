import Diagnostics
import Markup
import Script

/// The fields that a script writes into its data, as candidates for names of the markup that nothing gives a value.
///
/// Where `setData` may give a page any name, a name that it does not know is a mistake only if a field is left over that is
/// spelled nearly so: the page has a value that nothing shows, and shows a name that has no value.
struct UnusedFields {
  /// Those that are long enough, sorted.
  private let fields: [String]
  /// Their bytes, one field behind the other, and where each ends.
  private let bytes: [UInt8]
  private let ends: [Int]
  /// Bit n means a field with that first byte, and of the second a word that is as long as one with one letter more or less;
  /// modulo 64.
  private let firstBytes: UInt64
  private let lengths: UInt64
  /// So many comparisons are left. Beyond them no name means a field.
  private var comparisons = 200_000

  init(of script: ScriptFacts) {
    var names: Set<String> = []
    for object in script.objects where object.kind.isInstance {
      for field in object.dataFields where field.source == .data && field.name.utf8.count >= shortest {
        names.insert(field.name)
      }
    }
    fields = names.sorted()
    bytes = fields.flatMap(\.utf8)
    var ends: [Int] = []
    var (firstBytes, lengths): (UInt64, UInt64) = (0, 0)
    for field in fields {
      ends.append((ends.last ?? 0) + field.utf8.count)
      firstBytes |= 1 << UInt64(field.utf8.first! & 63)
      for length in field.utf8.count - 1...field.utf8.count + 1 { lengths |= 1 << UInt64(length & 63) }
    }
    (self.ends, self.firstBytes, self.lengths) = (ends, firstBytes, lengths)
  }

  var isEmpty: Bool { fields.isEmpty }

  /// Whether a word misspells a field. Nearly no word does, so that it is asked before anything else is asked of a name.
  mutating func areMisspelled(by word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count >= shortest, firstBytes >> UInt64(word[0] & 63) & 1 != 0,
      lengths >> UInt64(word.count & 63) & 1 != 0
    else { return false }
    return !fieldsMisspelled(by: word, atMost: 1).isEmpty
  }

  /// The first of the fields that a word misspells, by their indexes.
  private mutating func fieldsMisspelled(by word: UnsafeBufferPointer<UInt8>, atMost limit: Int) -> [Int] {
    var found: [Int] = []
    comparisons -= fields.count
    guard comparisons >= 0 else { return [] }
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for (index, end) in ends.enumerated() {
        if isMisspelling(word, of: UnsafeBufferPointer(rebasing: bytes[start..<end])) {
          found.append(index)
          if found.count == limit { return }
        }
        start = end
      }
    }
    return found
  }

  /// Those of the names that mean exactly one of the fields, which the markup has nowhere but in comments.
  mutating func namesMeaningOne(among names: [UngivenName], in document: Document) -> [UngivenName] {
    let comments = document.nodes.indices.lazy.map(document.node).filter { $0.kind == .comment }.map(\.range)
    var isUnused: [Int: Bool] = [:]
    return names.compactMap { name in
      var spelling = name.name
      let near = spelling.withUTF8 { fieldsMisspelled(by: $0, atMost: 2) }
      // Each further field is searched in the whole text.
      guard near.count == 1, isUnused[near[0]] != nil || isUnused.count < 100 else { return nil }
      let field = fields[near[0]]
      if isUnused[near[0]] == nil {
        isUnused[near[0]] = !document.text.hasWord(field, outside: comments)
      }
      guard isUnused[near[0]] == true else { return nil }
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
