import Diagnostics
import MiniProgram

/// A file before and after what a draft changed in it.
package struct TextChange: Sendable {
  package let old: SourceText
  package let new: SourceText

  package var path: String { old.path }
}

/// Files with changes that are not written yet, and the findings in them.
///
/// A draft never gains a finding: edits after which there is one that was not there before are not made.
package struct Draft {
  /// Lints what a file system holds.
  package typealias Lint = (any FileSystem) -> LintOutcome

  /// The findings in the files as they are drafted.
  package private(set) var outcome: LintOutcome
  /// The number of findings that the edits made away with.
  package private(set) var mendedCount = 0
  private let base: any FileSystem
  private let lint: Lint
  /// By path.
  private var texts: [String: TextChange] = [:]

  /// How often the findings are counted again to tell the edits that add one from the others. A search among a million
  /// edits for one takes twenty.
  private static let trialLimit = 100

  package init(of base: any FileSystem, lint: @escaping Lint) {
    self.base = base
    self.lint = lint
    outcome = lint(base)
  }

  /// The files that differ from what they were, sorted by path.
  package var changes: [TextChange] {
    texts.values.filter { !$0.old.bytes.elementsEqual($0.new.bytes) }.sorted {
      Path.precedes($0.path, $1.path)
    }
  }

  /// The files as they are drafted.
  package var fileSystem: any FileSystem { fileSystem(texts) }

  /// The drafted text of a file; nil when there is none.
  package func text(_ path: String) -> SourceText? { texts[path]?.new ?? (try? base.read(path)) }

  /// Makes the edits of `fixes`, which fit into one `EditSet`, except of those after which there would be a finding more.
  /// Returns those.
  package mutating func make(_ fixes: [Fix]) -> [Fix] {
    let before = FindingCounts(outcome.diagnostics)
    let start = texts
    var made: [Fix] = []
    var refused: [Fix] = []
    var waiting = [fixes]
    var trialCount = 0
    while let group = waiting.popLast() {
      if group.isEmpty { continue }
      if trialCount == Draft.trialLimit {
        refused += group
        continue
      }
      trialCount += 1
      let candidate = applied(made + group, to: start)
      let result = lint(fileSystem(candidate))
      let gained = FindingCounts(result.diagnostics).paths(above: before)
      if gained.isEmpty {
        made += group
        texts = candidate
        mendedCount += outcome.diagnostics.count - result.diagnostics.count
        outcome = result
      } else if group.count == 1 {
        refused += group
      } else {
        let (first, second) = halves(of: group, gained)
        waiting += [second, first]
      }
    }
    return refused
  }

  /// The fixes that are likely to be good, and the others.
  private func halves(of fixes: [Fix], _ suspects: Set<String>) -> ([Fix], [Fix]) {
    let isSuspect = { (fix: Fix) in fix.edits.contains { suspects.contains($0.place.path) } }
    let good = fixes.filter { !isSuspect($0) }
    if !good.isEmpty, good.count < fixes.count { return (good, fixes.filter(isSuspect)) }
    return (Array(fixes[..<(fixes.count / 2)]), Array(fixes[(fixes.count / 2)...]))
  }

  private func fileSystem(_ texts: [String: TextChange]) -> any FileSystem {
    texts.isEmpty ? base : OverlayFileSystem(base: base, overlay: texts.mapValues(\.new))
  }

  private func applied(_ fixes: [Fix], to texts: [String: TextChange]) -> [String: TextChange] {
    var edits = EditSet()
    for fix in fixes { _ = edits.insert(fix) }
    var texts = texts
    for path in edits.paths {
      guard let old = texts[path]?.old ?? (try? base.read(path)) else { continue }
      let current = texts[path]?.new ?? old
      texts[path] = TextChange(old: old, new: SourceText(path: path, bytes: edits.applied(to: current)))
    }
    return texts
  }
}

/// How many findings there are of each kind: of one rule, with one message, in one file. Where in the file they are does
/// not matter, because edits move them.
private struct FindingCounts {
  private struct Kind: Hashable {
    var path: String
    var rule: String
    var message: String
  }

  private var counts: [Kind: Int] = [:]

  init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      let kind = Kind(path: diagnostic.place.path, rule: diagnostic.rule, message: diagnostic.message)
      counts[kind, default: 0] += 1
    }
  }

  /// The files in which there are more findings of some kind than in `other`.
  func paths(above other: FindingCounts) -> Set<String> {
    Set(counts.lazy.filter { $0.value > other.counts[$0.key, default: 0] }.map(\.key.path))
  }
}
