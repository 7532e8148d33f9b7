import Diagnostics

/// The patterns of one `.gitignore` file, or of a setting with the same syntax, and the folder that they are about.
///
/// Comments, `!`, a leading or trailing `/`, `*`, `**`, `?`, `[...]` and `\` mean what gitignore(5) says. Of several
/// patterns that match, the last decides.
package struct IgnoreRules: Sendable {
  /// Absolute and normalised; what does not lie below it is never matched.
  package let folder: String
  let patterns: [IgnorePattern]
  /// Where each pattern is in a list with patterns of several folders, ascending; empty where it is in none.
  private let ranks: [Int]
  /// Nil where there are few.
  private let index: IgnorePatternIndex?

  package enum Verdict: Sendable {
    case ignored
    /// Named by a pattern with `!`.
    case kept
  }

  /// One pattern per element.
  package init(folder: String, patterns: [String]) {
    self.init(folder, patterns.compactMap { IgnorePattern($0.utf8) })
  }

  private init(_ folder: String, _ patterns: [IgnorePattern], ranks: [Int] = []) {
    self.folder = folder
    self.patterns = patterns
    self.ranks = ranks
    index = IgnorePatternIndex(patterns)
  }

  /// The patterns of one list, which are about several folders: rules for each folder. Of all patterns that match a path, the
  /// last of the list decides.
  package static func list(_ patterns: [(folder: String, pattern: String)]) -> [IgnoreRules] {
    var folders: [String] = []
    var groups: [String: (patterns: [IgnorePattern], ranks: [Int])] = [:]
    for (rank, (folder, pattern)) in patterns.enumerated() {
      guard let pattern = IgnorePattern(pattern.utf8) else { continue }
      if groups[folder] == nil { folders.append(folder) }
      groups[folder, default: ([], [])].patterns.append(pattern)
      groups[folder]!.ranks.append(rank)
    }
    return folders.map { folder in
      let (patterns, ranks) = groups[folder]!
      return IgnoreRules(folder, patterns, ranks: folders.count > 1 ? ranks : [])
    }
  }

  /// One pattern per line of a `.gitignore` file in `folder`. Lines end at LF or CRLF.
  package init(folder: String, file: SourceText) {
    let content = file.bytes[file.byteOrderMarkLength...]
    self.init(
      folder,
      content.split(separator: 0x0A).compactMap { line in
        IgnorePattern(line.last == 0x0D ? line.dropLast() : line)
      })
  }

  package var isEmpty: Bool { patterns.isEmpty }

  /// Whether a pattern is longer than any path.
  package static func isTooLong(_ pattern: String) -> Bool { pattern.utf8.count > Path.maxLength }

  /// Why a pattern can match nothing: a clause; nil when it can match something.
  package static func flaw(in pattern: String) -> LocalizedText? { IgnorePattern.flaw(in: pattern) }

  /// What the patterns say of this very path; nil when none matches. The folders around it are not considered.
  package func verdict(on path: String, isFolder: Bool) -> Verdict? {
    lastMatch(of: path, isFolder: isFolder)?.verdict
  }

  /// The same, with the place of the pattern in its list; nil where it is in none.
  fileprivate func lastMatch(of path: String, isFolder: Bool) -> (verdict: Verdict, rank: Int?)? {
    if patterns.isEmpty { return nil }
    return withRelativeBytes(path) { relative in
      relative.isEmpty ? nil : lastMatch(relative: relative, isFolder: isFolder)
    }
  }

  /// Whether the patterns ignore a file: its path or, as a folder, one above it. What lies in an ignored folder
  /// cannot be kept by a pattern of its own.
  package func ignores(file path: String) -> Bool {
    if patterns.isEmpty { return false }
    return withRelativeBytes(path) { relative in
      relative.indices.contains { end in
        relative[end] == Path.slash
          && verdict(relative: UnsafeBufferPointer(rebasing: relative[..<end]), isFolder: true) == .ignored
      } || (!relative.isEmpty && verdict(relative: relative, isFolder: false) == .ignored)
    } ?? false
  }

  /// Whether nothing in `start` is read because of these patterns. They may ignore the folder itself, a folder above
  /// it, or everything in one of these.
  package func hides(_ start: String) -> Bool { admitting(start).patterns.count < patterns.count }

  /// These rules without the patterns that hide `start`: whoever names an ignored folder wants to see what is in it.
  /// Others stay, such as `*.bak.axml`.
  package func admitting(_ start: String) -> IgnoreRules {
    guard !patterns.isEmpty, let below = Path.relative(start, to: folder) else { return self }
    // A list of what to keep begins with a pattern that ignores everything.
    let lastKept = patterns.lastIndex(where: \.isNegated) ?? -1
    var relative = String(below)
    let admitted = relative.withUTF8 { bytes in
      patterns.indices.filter { !hides(patterns[$0], bytes, isListOfKept: $0 < lastKept) }
    }
    if admitted.count == patterns.count { return self }
    return IgnoreRules(
      self.folder, admitted.map { patterns[$0] }, ranks: ranks.isEmpty ? [] : admitted.map { ranks[$0] })
  }

  private func hides(
    _ pattern: IgnorePattern, _ folder: UnsafeBufferPointer<UInt8>, isListOfKept: Bool
  ) -> Bool {
    if pattern.isNegated { return false }
    for end in 0...folder.count where end == folder.count || folder[end] == Path.slash || end == 0 {
      let prefix = UnsafeBufferPointer(rebasing: folder[..<end])
      if !isListOfKept, pattern.matchesContents(of: prefix) { return true }
      if end > 0, pattern.matches(prefix, name: lastComponent(prefix), isFolder: true) { return true }
    }
    return false
  }

  private func verdict(relative path: UnsafeBufferPointer<UInt8>, isFolder: Bool) -> Verdict? {
    lastMatch(relative: path, isFolder: isFolder)?.verdict
  }

  private func lastMatch(
    relative path: UnsafeBufferPointer<UInt8>, isFolder: Bool
  ) -> (verdict: Verdict, rank: Int?)? {
    let name = lastComponent(path)
    let last =
      if let index {
        index.candidates(path, name: name).last {
          patterns[$0].matches(path, name: name, isFolder: isFolder)
        }
      } else {
        patterns.lastIndex { $0.matches(path, name: name, isFolder: isFolder) }
      }
    return last.map { (patterns[$0].isNegated ? .kept : .ignored, ranks.isEmpty ? nil : ranks[$0]) }
  }

  /// Calls `body` with the part of `path` after the folder; nil when the path does not lie in the folder.
  private func withRelativeBytes<Result>(
    _ path: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result?
  ) -> Result? {
    guard Path.isInside(path, folder) else { return nil }
    var path = path
    let start = folder == "/" ? 1 : folder.utf8.count + 1
    return path.withUTF8 { bytes in body(UnsafeBufferPointer(rebasing: bytes[min(start, bytes.count)...])) }
  }
}

/// Patterns of several folders; the last that says anything of a path decides.
extension [IgnoreRules] {
  /// What they say of this very path; nil when none matches. The folders around it are not considered.
  package func verdict(on path: String, isFolder: Bool) -> IgnoreRules.Verdict? {
    var last: (verdict: IgnoreRules.Verdict, rank: Int)?
    for rules in reversed() {
      guard let (verdict, rank) = rules.lastMatch(of: path, isFolder: isFolder) else { continue }
      guard let rank else { return last?.verdict ?? verdict }
      if last.map({ $0.rank < rank }) ?? true { last = (verdict, rank) }
    }
    return last?.verdict
  }

  /// Whether they ignore a file, or a folder above it: what lies in an ignored folder cannot be kept.
  package func ignores(file path: String) -> Bool {
    if count < 2 { return first?.ignores(file: path) ?? false }
    for end in path.utf8.indices.dropFirst() where path.utf8[end] == Path.slash {
      if verdict(on: String(path[..<end]), isFolder: true) == .ignored { return true }
    }
    return verdict(on: path, isFolder: false) == .ignored
  }
}

private func lastComponent(_ path: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
  guard let index = path.lastIndex(of: Path.slash) else { return path }
  return UnsafeBufferPointer(rebasing: path[(index + 1)...])
}
