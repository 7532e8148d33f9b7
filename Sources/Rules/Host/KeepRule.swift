import Containers
import NativeSource

/// A rule of ProGuard that leaves classes as they are.
struct KeepRule {
  /// Patterns of names: `a.b.**`, `*`. One of them fits.
  var names: [Substring]
  /// The pattern after `extends` or `implements`.
  var base: Substring?

  /// The rules of a file; nil where others may be elsewhere.
  static func rules(in text: String) -> [KeepRule]? {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.prefix { $0 != "#" } }
    for line in lines {
      let word = line.split(whereSeparator: \.isWhitespace).first ?? ""
      if ["-include", "-dontobfuscate"].contains(word) || word.hasPrefix("@") { return nil }
    }
    return lines.joined(separator: " ").split(separator: "-keep", omittingEmptySubsequences: false)
      .dropFirst().compactMap(KeepRule.init)
  }

  /// - Parameter option: what follows `-keep`.
  private init?(_ option: Substring) {
    // A dash begins the next option.
    let head = option.prefix { $0 != "{" }
    if head.hasPrefix("classmembers") || head.hasPrefix("attributes") || head.hasPrefix("parameternames")
      || head.hasPrefix("packagenames") || head.hasPrefix("directories")
    {
      return nil
    }
    let words = head.split { $0.isWhitespace }
    guard let kind = words.firstIndex(where: { ["class", "interface", "enum", "@interface"].contains($0) })
    else { return nil }
    let rest = words[(kind + 1)...]
    let end =
      rest.firstIndex { ["extends", "implements"].contains($0) || $0.hasPrefix("-") } ?? rest.endIndex
    names = rest[..<end].flatMap { $0.split(separator: ",") }
    if end < rest.endIndex, !rest[end].hasPrefix("-"), end + 1 < rest.endIndex { base = rest[end + 1] }
    if names.isEmpty { return nil }
  }

  func covers(_ name: String, _ chain: [NativeClass]) -> Bool {
    guard names.contains(where: { $0.first != "!" && KeepRule.fits(name[...], $0) }) else { return false }
    guard let base else { return true }
    if base.contains("*") || base.contains("<") { return true }
    // A superclass is written without its package.
    let wanted = lastComponent(String(base))
    return chain.contains { view in
      lastComponent(view.name) == wanted || lastComponent(view.superclass ?? "") == wanted
        || view.conformances.contains { lastComponent($0.name) == wanted }
    }
  }

  /// Whether a name fits a pattern: `*` stands for any letters but dots, `**` for all, `?` for one.
  private static func fits(_ name: Substring, _ pattern: Substring) -> Bool {
    if pattern == "*" { return true }
    let (name, pattern) = (Array(name.utf8), Array(pattern.utf8))
    // The ends of the name's beginnings that fit so far.
    var ends: Set<Int> = [0]
    var index = 0
    while index < pattern.count, !ends.isEmpty {
      switch pattern[index] {
      case UInt8(ascii: "*"):
        let takesDots = index + 1 < pattern.count && pattern[index + 1] == UInt8(ascii: "*")
        for start in ends {
          for end in start..<name.count {
            if !takesDots, name[end] == UInt8(ascii: ".") { break }
            ends.insert(end + 1)
          }
        }
        index += takesDots ? 2 : 1
      case let byte:
        ends = Set(
          ends.compactMap { end in
            guard end < name.count, byte == UInt8(ascii: "?") || name[end] == byte else { return nil }
            return end + 1
          })
        index += 1
      }
    }
    return ends.contains(name.count)
  }
}
