import Diagnostics

/// Writes comments that hide findings.
package enum SuppressionRun {
  /// Puts a comment above each finding of the draft that is wanted.
  ///
  /// Where none can be (in the middle of a text), or where one would hide nothing (in a literal of several lines),
  /// there is none afterwards.
  ///
  /// - Parameters:
  ///   - wanted: those of a draft's findings that are to be hidden.
  ///   - mayChange: whether the file at a path may be changed.
  package static func run(
    on draft: inout Draft, reason: String, wanted: (Draft) -> [Diagnostic], mayChange: (String) -> Bool
  ) {
    var findings = wanted(draft).filter { mayChange($0.place.path) }
    // Which comments hide nothing shows when they are written; then the others are written again without them.
    while true {
      let comments = comments(for: findings, reason, draft)
      if comments.isEmpty { return }
      var trial = draft
      let refused = Set(trial.make(comments.map(\.fix)))
      let made = comments.filter { !refused.contains($0.fix) }
      let remaining = Set(wanted(trial).map { FindingPlace($0.rule, $0.place) })
      let edits = EditSet(made.map(\.fix))
      var maps: [String: EditMap] = [:]
      let hidden = made.flatMap(\.findings).filter { finding in
        let (path, range) = (finding.place.path, finding.place.range)
        let map = maps[path] ?? draft.text(path).map(edits.map) ?? EditMap([], lineEnd: 1)
        maps[path] = map
        let place = Place(path: path, range: ByteRange(map.moved(range.start), map.moved(range.end)))
        return !remaining.contains(FindingPlace(finding.rule, place))
      }
      if hidden.count == comments.reduce(0, { $0 + $1.findings.count }) {
        draft = trial
        return
      }
      findings = hidden
    }
  }

  /// A comment to be written.
  private struct Comment {
    var edit: Edit
    /// What it is to hide.
    var findings: [Diagnostic]

    var fix: Fix { Fix("hide it", .safe, edits: [edit]) }
  }

  /// One for each line above which one goes. `findings` are sorted by place.
  private static func comments(for findings: [Diagnostic], _ reason: String, _ draft: Draft) -> [Comment] {
    var comments: [Comment] = []
    var rest = findings[...]
    while let path = rest.first?.place.path {
      let end = rest.firstIndex { $0.place.path != path } ?? rest.endIndex
      let inFile = rest[..<end]
      rest = rest[end...]
      guard let text = draft.text(path) else { continue }
      let sites = SuppressionSites(text)
      var byLine: [UInt32: [Diagnostic]] = [:]
      for finding in inFile {
        if let line = sites.line(above: finding.place.range.start) {
          byLine[line, default: []].append(finding)
        }
      }
      for (line, findings) in byLine.sorted(by: { $0.key < $1.key }) {
        let rules = Set(findings.map(\.rule)).sorted().joined(separator: ", ")
        let edit = sites.comment("mpcheck-disable-next-line \(rules): \(reason)", above: line)
        comments.append(Comment(edit: edit, findings: findings))
      }
    }
    return comments
  }
}
