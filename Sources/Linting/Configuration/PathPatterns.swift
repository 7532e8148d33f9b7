import Diagnostics
import Files

/// Patterns in the syntax of gitignore(5). Each is relative to the folder of the file that states it. Unlike there, `./` and
/// `../` at the start lead to and out of that folder, and `{a,b}` are alternatives.
package struct PathPatterns: Sendable {
  /// The patterns as they were written.
  package private(set) var entries: [Setting<String>] = []
  /// The patterns to walk with. The last one that matches a path decides about it.
  package private(set) var rules: [IgnoreRules] = []
  /// All patterns, each with the folder that it is relative to.
  private var patterns: [(folder: String, pattern: String)] = []

  /// How many patterns the alternatives of one entry may mean.
  private static let maxAlternatives = 1000

  package init() {}

  /// Makes patterns of entries that are relative to `folder`, an absolute path.
  package init(_ entries: [Setting<String>], folder: String) {
    self.entries = entries
    patterns = entries.flatMap { PathPatterns.alternatives($0.value) ?? [] }.map {
      PathPatterns.located($0, in: folder)
    }
    rules = IgnoreRules.list(patterns)
  }

  package mutating func append(_ other: PathPatterns) {
    entries += other.entries
    patterns += other.patterns
    rules = patterns.count == other.patterns.count ? other.rules : IgnoreRules.list(patterns)
  }

  /// Whether a pattern names a file, or a folder that it is in.
  package func matches(file path: String) -> Bool { rules.ignores(file: path) }

  /// The entries that can match nothing, each with the reason as a clause.
  package var flawed: [(entry: Setting<String>, flaw: LocalizedText)] {
    var flawed: [(entry: Setting<String>, flaw: LocalizedText)] = []
    var isFirst = true
    for entry in entries {
      if let flaw = PathPatterns.flaw(in: entry.value) {
        flawed.append((entry, flaw))
      } else if entry.value.hasPrefix("!") {
        if isFirst {
          let flaw = LocalizedText(
            en: "nothing before it is excluded that \"!\" could keep", zh: "前面没有排除任何内容，“!”无可保留")
          flawed.append((entry, flaw))
        }
      } else {
        isFirst = false
      }
    }
    return flawed
  }

  private static func flaw(in entry: String) -> LocalizedText? {
    guard let patterns = alternatives(entry) else {
      return .init(
        en: "its braces mean more than \(maxAlternatives) patterns", zh: "大括号展开后超过 \(maxAlternatives) 个模式")
    }
    let flaws = patterns.map { IgnoreRules.flaw(in: located($0, in: "/").pattern) }
    return flaws.contains(nil) ? nil : flaws.first ?? nil
  }

  /// Nil when there are too many, or when it is so long that it matches nothing.
  private static func alternatives(_ entry: String) -> [String]? {
    if !entry.utf8.contains(UInt8(ascii: "{")) || IgnoreRules.isTooLong(entry) { return [entry] }
    return expandingBraces(entry, limit: maxAlternatives)
  }

  /// Follows leading `./` and `../`. The rest is a path from the folder to which they lead, so it stays anchored.
  private static func located(_ pattern: String, in folder: String) -> (folder: String, pattern: String) {
    var folder = folder
    var rest = pattern[...]
    let isNegated = rest.first == "!"
    if isNegated { rest = rest.dropFirst() }
    var isPath = false
    while true {
      if rest.hasPrefix("./") {
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("../") {
        rest = rest.dropFirst(3)
        folder = Path.parent(folder)
      } else {
        break
      }
      isPath = true
    }
    return isPath ? (folder, (isNegated ? "!/" : "/") + rest) : (folder, pattern)
  }
}
