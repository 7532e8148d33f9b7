import Diagnostics
import Markup
import Script

/// The fields that a script writes into its data, as candidates for names of the markup that nothing gives a value.
///
/// Where `setData` may give a page any name, a name that it does not know is a mistake only if a field is left over that is
/// spelled nearly so: the page has a value that nothing shows, and shows a name that has no value.
struct UnusedFields {
  private let script: ScriptFacts
  /// What words may misspell a field.
  private var filter = NameFilter()
  /// So many comparisons are left. Beyond them no name means a field.
  private var comparisons = 200_000

  init(of script: ScriptFacts) {
    self.script = script
    forEachField { name in
      guard let first = name.first else { return }
      for length in name.count - 1...name.count + 1 { filter.insert(first: first, length: length) }
    }
  }

  /// Calls `visit` with each field that is long enough. One may come twice.
  private func forEachField(_ visit: (UnsafeBufferPointer<UInt8>) -> Void) {
    // An object as a whole is not copied.
    for index in script.objects.indices where script.objects[index].kind.isInstance {
      for field in script.objects[index].dataFields where field.source == .data {
        var name = field.name
        if name.utf8.count >= shortest { name.withUTF8(visit) }
      }
    }
  }

  /// Whether some word in the mustaches of a page misspells a field. Nearly no page has one, so that this is asked first.
  mutating func areMisspelled(in document: Document) -> Bool {
    if filter.isEmpty { return false }
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
        if end - start >= shortest, filter.mayContain(first: text[start], length: end - start),
          case let word = UnsafeBufferPointer(rebasing: text[start..<end]), !script.hasDataField(word),
          !fieldsMisspelled(by: word).isEmpty
        {
          return true
        }
        start = end
      }
    }
    return false
  }

  /// The fields that a word misspells.
  private mutating func fieldsMisspelled(by word: UnsafeBufferPointer<UInt8>) -> Set<String> {
    var found: Set<String> = []
    var count = 0
    if comparisons > 0 {
      forEachField { field in
        count += 1
        if isMisspelling(word, of: field) { found.insert(String(decoding: field, as: UTF8.self)) }
      }
    }
    comparisons -= count
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
