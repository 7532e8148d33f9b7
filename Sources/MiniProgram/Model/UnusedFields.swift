import Diagnostics
import Markup
import Script

/// The fields that a script writes into its data and that its markup does not use.
///
/// Where `setData` may give a page any name, a name that it does not know is a mistake only if a field is left over that is
/// spelled nearly so: the page has a value that nothing shows, and shows a name that has no value.
struct UnusedFields {
  private let fields: [String]
  private let document: Document

  init(of script: ScriptFacts, in document: Document) {
    var names: Set<String> = []
    for object in script.instances {
      for field in object.dataFields where field.source == .data && field.name.utf8.count >= shortest {
        names.insert(field.name)
      }
    }
    fields = names.sorted()
    self.document = document
  }

  /// Those of the names that mean exactly one of the fields, which is not used.
  func namesMeaningOne(among names: [UngivenName]) -> [UngivenName] {
    names.compactMap { name in
      guard name.name.utf8.count >= shortest else { return nil }
      let near = fields.filter { isMisspelling(name.name, of: $0) }
      guard near.count == 1, !uses(near[0]) else { return nil }
      var name = name
      name.unusedField = near[0]
      return name
    }
  }

  /// Whether a mustache or a value has the name, as a whole word.
  private func uses(_ name: String) -> Bool {
    document.mustaches.contains { hasWord(name, document.text.slice($0)) }
      || document.attributes.contains { attribute in
        attribute.hasValue && hasWord(name, document.text.slice(attribute.valueRange))
      }
  }

  private func hasWord(_ word: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.split { !isWordByte($0) }.contains { $0.elementsEqual(word.utf8) }
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
