/// A version of mpcheck: three numbers. What follows them in a text, after `-` or `+`, does not count: a development build
/// of 0.2.0 can do what 0.2.0 can.
package struct Version: Hashable, Sendable, Comparable, CustomStringConvertible {
  package var major: Int
  package var minor: Int
  package var patch: Int

  package init(_ major: Int, _ minor: Int, _ patch: Int) {
    (self.major, self.minor, self.patch) = (major, minor, patch)
  }

  /// What has no other version was there from the first release on.
  package static let firstRelease = Version(0, 1, 0)

  /// Reads `0.1.0`; nil for anything else than three numbers and what may follow them.
  package init?(_ text: String) {
    guard let partial = PartialVersion(text[...]), partial.count == 3 else { return nil }
    self = partial.version
  }

  package static func < (a: Version, b: Version) -> Bool {
    (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
  }

  package var description: String { "\(major).\(minor).\(patch)" }

  /// The version that follows when the first, second or third number grows by one and the ones after it are 0.
  func next(in component: Int) -> Version {
    switch component {
    case 0: Version(major + 1, 0, 0)
    case 1: Version(major, minor + 1, 0)
    default: Version(major, minor, patch + 1)
    }
  }
}

/// A version that may lack its last numbers: `0.1` means every `0.1.x`.
struct PartialVersion {
  /// The version, with 0 for each number that is left out.
  let version: Version
  /// How many numbers are given: 1 to 3.
  let count: Int

  init?(_ text: Substring) {
    let core = text.prefix { $0 != "-" && $0 != "+" }
    let parts = core.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    if core.endIndex != text.endIndex, parts.count < 3 || text[core.endIndex...].count < 2 { return nil }
    var numbers = [0, 0, 0]
    for (index, part) in parts.enumerated() {
      // More digits than any version has; nine cannot overflow.
      guard (1...9).contains(part.utf8.count), part.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
        let number = Int(part)
      else { return nil }
      numbers[index] = number
    }
    version = Version(numbers[0], numbers[1], numbers[2])
    count = parts.count
  }

  /// The first version after all that it means.
  var end: Version { version.next(in: count - 1) }
}

/// A condition on the version, as `required` states it: comparisons that all must be true, with spaces or commas
/// between them, such as `>=0.1 <2`, `^0.1.0`, `~0.1` or `0.1.0`.
///
/// `^` allows what leaves the first number other than 0 alone, `~` what leaves the second alone.
package struct VersionRange: Sendable, Hashable {
  /// The condition as it was written.
  package let text: String
  private var first = Version(0, 0, 0)
  /// The upper bound, exclusive; nil when there is none.
  private var end: Version?

  /// Reads a condition; nil when `text` is not one.
  package init?(_ text: String) {
    self.text = text
    var rest = text[...]
    let separators: Set<Character> = [" ", "\t", ","]
    rest = rest.drop { separators.contains($0) }
    if rest.isEmpty { return nil }
    while !rest.isEmpty {
      let comparison = rest.prefix { "<>=^~".contains($0) }
      rest = rest[comparison.endIndex...].drop { $0 == " " || $0 == "\t" }
      let word = rest.prefix { !separators.contains($0) && !"<>=^~".contains($0) }
      guard let version = PartialVersion(word), narrow(comparison, version) else { return nil }
      rest = rest[word.endIndex...].drop { separators.contains($0) }
    }
  }

  package func contains(_ version: Version) -> Bool {
    first <= version && end.map { version < $0 } ?? true
  }

  /// Adds one comparison; false when `comparison` is not one.
  private mutating func narrow(_ comparison: Substring, _ partial: PartialVersion) -> Bool {
    let version = partial.version
    switch comparison {
    case "", "=", "==": narrow(from: version, to: partial.end)
    case ">=": narrow(from: version, to: nil)
    case ">": narrow(from: partial.end, to: nil)
    case "<": narrow(from: Version(0, 0, 0), to: version)
    case "<=": narrow(from: Version(0, 0, 0), to: partial.end)
    case "~": narrow(from: version, to: version.next(in: min(1, partial.count - 1)))
    case "^":
      let leading = version.major > 0 ? 0 : version.minor > 0 ? 1 : 2
      narrow(from: version, to: version.next(in: min(leading, partial.count - 1)))
    default: return false
    }
    return true
  }

  private mutating func narrow(from lower: Version, to upper: Version?) {
    first = max(first, lower)
    if let upper { end = end.map { min($0, upper) } ?? upper }
  }
}
