/// How Swift names of methods and Objective-C selectors correspond.
///
/// Source: "Using Objective-C Runtime Features in Swift" and SE-0005, "Better Translation of Objective-C APIs Into
/// Swift".
enum SwiftSelectors {
  /// The selector of `base(labels:)`; a label `_` stands for none. Where the vendor's method is imported in several
  /// ways, depending on its nullability and the compiler, all of them give its selector.
  static func selector(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var selector = base
    if first != "_" {
      selector += beginsWithPreposition(first) ? capitalised(first) : "With" + capitalised(first)
    }
    selector += ":"
    for label in labels.dropFirst() { selector += (label == "_" ? "" : label) + ":" }
    return imports[selector] ?? selector
  }

  /// The argument labels may lose a word that repeats the parameter's type.
  private static let imports = [
    "componentDataWillChangeWith:": "componentDataWillChangeWithData:",
    "componentDataDidChangeWith:": "componentDataDidChangeWithData:",
    "componentDataWillChange:": "componentDataWillChangeWithData:",
    "componentDataDidChange:": "componentDataDidChangeWithData:",
  ]

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
