import Diagnostics
import Files

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
  /// The findings with texts laid over the files of the draft, by path.
  package typealias Lint = ([String: SourceText]) -> LintOutcome

  /// The findings in the files as they are drafted.
  package private(set) var outcome: LintOutcome
  /// The number of findings that the edits made away with.
  package private(set) var fixedCount = 0
  private let base: any FileSystem
  private let lint: Lint
  /// Lints with all rules that must not gain a finding, where they are more than those of `lint`.
  private let lintGuarded: Lint?
  /// What those find in the files as they are drafted.
  private var guarded: LintOutcome?
  /// By path.
  private var texts: [String: TextChange] = [:]

  /// How many more times the files are linted to find out which edits add a finding. After that, an edit that is not
  /// known to be good is not made. For a few pages it is more than they can need.
  private var searchCount: Int

  /// A draft that changes nothing yet.
  ///
  /// - Parameters:
  ///   - outcome: the findings in the files of `base`.
  ///   - guarded: the same by more rules, which are not wanted now, but will be: they gain no finding either.
  package init(
    of base: any FileSystem, _ outcome: LintOutcome, lint: @escaping Lint,
    guarding guarded: (outcome: LintOutcome, lint: Lint)? = nil
  ) {
    self.base = base
    self.lint = lint
    self.outcome = outcome
    lintGuarded = guarded?.lint
    self.guarded = guarded?.outcome
    searchCount = max(50, 2_000 / max(1, outcome.fileCount))
  }

  /// The files that differ from what they were, sorted by path.
  package var changes: [TextChange] {
    texts.values.filter { !$0.old.bytes.elementsEqual($0.new.bytes) }.sorted {
      Path.precedes($0.path, $1.path)
    }
  }

  /// The files as they are drafted.
  package var fileSystem: any FileSystem {
    texts.isEmpty ? base : OverlayFileSystem(base: base, overlay: texts.mapValues(\.new))
  }

  /// The drafted text of a file; nil when there is none.
  package func text(_ path: String) -> SourceText? { texts[path]?.new ?? (try? base.read(path)) }

  /// Makes the edits of `fixes`, which fit into one `EditSet`, except of those after which there would be a finding more.
  /// Returns those.
  package mutating func make(_ fixes: [Fix]) -> [Fix] {
    let before = guarded ?? outcome
    let start = texts
    var made: [Fix] = []
    var refused: [Fix] = []
    var waiting = [fixes]
    while let group = waiting.popLast() {
      if group.isEmpty { continue }
      let candidate = applied(made + group, to: start)
      let result = (lintGuarded ?? lint)(candidate.mapValues(\.new))
      let gained = gainedFindings(in: result, made + group, before, start)
      if gained.isEmpty {
        made += group
        texts = candidate
        let count = outcome.diagnostics.count
        if lintGuarded == nil {
          outcome = result
        } else {
          (guarded, outcome) = (result, lint(candidate.mapValues(\.new)))
        }
        fixedCount += count - outcome.diagnostics.count
        continue
      }
      searchCount -= 1
      let (good, suspects) = parts(of: group, gained)
      if group.count == 1 || searchCount < 0 {
        refused += searchCount < 0 ? group + waiting.flatMap(\.self) : group
        if searchCount < 0 { break }
      } else if good.isEmpty {
        waiting += [Array(group[(group.count / 2)...]), Array(group[..<(group.count / 2)])]
      } else if suspects.count > Draft.fewSuspects {
        refused += suspects
        waiting.append(good)
      } else {
        waiting += [suspects, good]
      }
    }
    return refused
  }

  /// At most so many suspects are tried again one by one.
  private static let fewSuspects = 4

  /// The findings in `result` that were not there before `fixes` were made, by the place they come from. Those in files
  /// that are cut short do not count: there, what is fixed makes room for others to be reported.
  private func gainedFindings(
    in result: LintOutcome, _ fixes: [Fix], _ before: LintOutcome, _ start: [String: TextChange]
  ) -> [Place] {
    let new = FindingCounts(result.diagnostics).kinds(above: FindingCounts(before.diagnostics))
      .filter { !before.cutShort.contains($0.path) }
    if new.isEmpty { return [] }
    let old = Set(before.diagnostics.map { FindingPlace($0.rule, $0.place) })
    let edits = EditSet(fixes)
    var maps: [String: EditMap] = [:]
    var places: [Place] = []
    for finding in result.diagnostics where new.contains(FindingCounts.Kind(finding)) {
      let path = finding.place.path
      let map =
        maps[path] ?? (start[path]?.new ?? (try? base.read(path))).map(edits.map) ?? EditMap([], lineEnd: 1)
      maps[path] = map
      let origin = map.origin(of: finding.place.range.start)
      let place = Place(path: path, range: ByteRange(origin, origin))
      if !old.contains(FindingPlace(finding.rule, place)) { places.append(place) }
    }
    // Where they are not new by their places, they are by their number.
    return places.isEmpty ? new.map { Place(path: $0.path, range: ByteRange(0, UInt32.max)) } : places
  }

  /// Separates the fixes that have an edit next to one of the places, which are likely to have brought it.
  private func parts(of fixes: [Fix], _ places: [Place]) -> (good: [Fix], suspects: [Fix]) {
    let edits = EditSet(fixes)
    let near = Set(places.flatMap { edits.nearest(to: $0) })
    let suspects = Set(fixes.indices.filter { fixes[$0].edits.contains(where: near.contains) })
    return (
      fixes.indices.filter { !suspects.contains($0) }.map { fixes[$0] }, suspects.sorted().map { fixes[$0] }
    )
  }

  private func applied(_ fixes: [Fix], to texts: [String: TextChange]) -> [String: TextChange] {
    let edits = EditSet(fixes)
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
  struct Kind: Hashable {
    var path: String
    var rule: String
    var message: String

    init(_ finding: Diagnostic) {
      (path, rule, message) = (finding.place.path, finding.rule, finding.message)
    }
  }

  private var counts: [Kind: Int] = [:]

  init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { counts[Kind(diagnostic), default: 0] += 1 }
  }

  /// The kinds of which there are more findings than in `other`.
  func kinds(above other: FindingCounts) -> Set<Kind> {
    Set(counts.lazy.filter { $0.value > other.counts[$0.key, default: 0] }.map(\.key))
  }
}
