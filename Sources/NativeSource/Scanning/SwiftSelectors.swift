/// How Swift names of methods and Objective-C selectors correspond.
///
/// Source: `AbstractFunctionDecl::getObjCSelector` and `PartsOfSpeech.def` of the Swift compiler.
package enum SwiftSelectors {
  /// The selector of `base(labels:)`; the label `_` means none.
  package static func selector(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var selector = base
    if first != "_" {
      if !isPreposition(firstWord(first)), !isPreposition(lastWord(base)) { selector += "With" }
      selector += capitalised(first)
    }
    selector += ":"
    for label in labels.dropFirst() { selector += (label == "_" ? "" : label) + ":" }
    return selector
  }

  /// Before a label that begins with one of these, and after a name that ends with one, the selector gets no "With".
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "since", "to", "until", "using",
    "via", "with", "within",
  ]

  private static func isPreposition(_ word: Substring) -> Bool { prepositions.contains(word.lowercased()) }

  /// `to` of `toIndex` and `to_index`, `URL` of `URLs`.
  private static func firstWord(_ name: String) -> Substring {
    let capitals = name.prefix(while: \.isUppercase)
    if capitals.count > 1 { return capitals }
    return name.prefix(1) + name.dropFirst().prefix { !$0.isUppercase && $0 != "_" }
  }

  /// `To` of `scrollTo`, `TO` of `scrollTO`.
  private static func lastWord(_ name: String) -> Substring {
    let capitals = name.reversed().prefix(while: \.isUppercase).count
    if capitals > 0 { return name.suffix(capitals) }
    return name.lastIndex { $0.isUppercase || $0 == "_" }.map { name[$0...].drop { $0 == "_" } } ?? name[...]
  }

  private static func capitalised(_ word: String) -> String {
    guard let first = word.utf8.first, first &- UInt8(ascii: "a") < 26 else { return word }
    return String(decoding: [first - UInt8(ascii: " ")], as: UTF8.self) + word.dropFirst()
  }
}

extension FactCollector {
  /// The selector of `base(labels:)`, or the selector that the interest names for it: a method of a container may be
  /// imported in several ways, depending on its nullability and the compiler.
  func selector(_ base: String, labels: [String]) -> String {
    let derived = SwiftSelectors.selector(base, labels: labels)
    return interest.selectors[derived] ?? derived
  }
}
