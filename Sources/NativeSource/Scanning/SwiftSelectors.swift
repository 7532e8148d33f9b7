/// How Swift names of methods and Objective-C selectors correspond.
///
/// Source: "Using Objective-C Runtime Features in Swift" and SE-0005, "Better Translation of Objective-C APIs Into
/// Swift".
package enum SwiftSelectors {
  /// The selector of `base(labels:)`; the label `_` means none.
  package static func selector(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var selector = base
    if first != "_" {
      selector += beginsWithPreposition(first) ? capitalised(first) : "With" + capitalised(first)
    }
    selector += ":"
    for label in labels.dropFirst() { selector += (label == "_" ? "" : label) + ":" }
    return selector
  }

  /// The prepositions before which the exported selector has no "With".
  private static let prepositions: [String] = [
    "with", "for", "at", "in", "by", "from", "to", "of", "on", "as", "using", "into", "after", "before",
    "and",
  ]

  private static func beginsWithPreposition(_ label: String) -> Bool {
    prepositions.contains { word in
      guard label.hasPrefix(word) else { return false }
      let rest = label.utf8.dropFirst(word.utf8.count)
      return rest.first.map { $0.isASCIIUppercase } ?? true
    }
  }

  private static func capitalised(_ word: String) -> String {
    guard let first = word.utf8.first, first &- UInt8(ascii: "a") < 26 else { return word }
    return String(decoding: [first - UInt8(ascii: " ")], as: UTF8.self) + word.dropFirst()
  }
}

extension FactCollector {
  /// The selector of `base(labels:)`, or the one that the interest names for it: a method of a container may be imported
  /// in several ways, depending on its nullability and the compiler.
  func selector(_ base: String, labels: [String]) -> String {
    let derived = SwiftSelectors.selector(base, labels: labels)
    return interest.selectors[derived] ?? derived
  }
}
