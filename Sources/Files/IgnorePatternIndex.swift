/// Which of many patterns can match a path: those that end in its last name, and those that end in a wildcard. A `.gitignore`
/// of a hundred thousand names would else be gone through for each file.
struct IgnorePatternIndex: Sendable {
  /// By the last component, where that is a name; in order.
  private var byName: [[UInt8]: [Int]] = [:]
  private var others: [Int] = []

  /// Of fewer patterns, trying each is faster.
  private static let fewest = 64

  init?(_ patterns: [IgnorePattern]) {
    if patterns.count < IgnorePatternIndex.fewest { return nil }
    for (index, pattern) in patterns.enumerated() {
      if case .literal(let name) = pattern.segments.last {
        byName[name, default: []].append(index)
      } else {
        others.append(index)
      }
    }
  }

  /// The last pattern that matches a path with this name.
  func lastMatch(of name: UnsafeBufferPointer<UInt8>, _ matches: (Int) -> Bool) -> Int? {
    let named = byName[Array(name)]?.last(where: matches)
    for index in others.reversed() {
      if let named, index < named { break }
      if matches(index) { return index }
    }
    return named
  }
}
