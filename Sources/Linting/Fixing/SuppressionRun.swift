import Diagnostics

/// Writes comments that hide findings.
package enum SuppressionRun {
  /// Puts a comment above each wanted finding of the draft.
  ///
  /// There is none where a comment cannot be (in the middle of a text), or would hide nothing (in a literal of several lines).
  ///
  /// - Parameters:
  ///   - wanted: the findings of a draft that are to be hidden.
  ///   - mayChange: whether the file at a path may be changed.
  package static func run(
    on draft: inout Draft, reason: String, wanted: (Draft) -> [Diagnostic], mayChange: (String) -> Bool
  ) {
    let before = Set(draft.outcome.diagnostics.map { FindingPlace($0.rule, $0.place) })
    var findings = wanted(draft).filter { mayChange($0.place.path) }
    // Only when comments are written it is known which of them hide nothing, or bring a finding. Then the others are
    // written again without these.
    while true {
      let comments = comments(for: findings, reason, draft)
      if comments.isEmpty { return }
      var trial = draft
      var written: [String: WrittenComments] = [:]
      for (path, comments) in Dictionary(grouping: comments, by: \.edit.place.path) {
        let making = trial.make(comments.map(\.fix), in: path)
        let made = Set(making.made)
        written[path] = WrittenComments(comments: comments.filter { made.contains($0.fix) }, map: making.map)
      }
      trial.update()
      for diagnostic in trial.outcome.diagnostics {
        written[diagnostic.place.path]?.blame(for: diagnostic, unlessIn: before)
      }
      let remaining = Set(wanted(trial).map { FindingPlace($0.rule, $0.place) })
      let hidden = written.values.flatMap { $0.findings(hiddenFrom: remaining) }
      if hidden.count == comments.reduce(0, { $0 + $1.findings.count }) {
        draft = trial
        return
      }
      findings = hidden.sortedByPlace()
    }
  }

  /// A comment to be written; above a file's first line there may be one for the file and one for the line.
  fileprivate struct Comment {
    var edit: Edit
    /// What the comment is to hide.
    var findings: [Diagnostic]

    var fix: Fix { Fix(en: "hide it", zh: "屏蔽", .safe, edits: [edit]) }

    /// Adds what another comment above the same line says.
    mutating func add(_ other: Edit, _ findings: [Diagnostic]) {
      edit.text += other.text
      self.findings += findings
    }
  }

  /// A comment for each line that needs one above it. `findings` are sorted by place.
  private static func comments(for findings: [Diagnostic], _ reason: String, _ draft: Draft) -> [Comment] {
    var comments: [Comment] = []
    var rest = findings[...]
    while let path = rest.first?.place.path {
      let end = rest.firstIndex { $0.place.path != path } ?? rest.endIndex
      let inFile = rest[..<end]
      rest = rest[end...]
      guard let text = draft.text(path) else { continue }
      let sites = SuppressionSites(text)
      var byLine: [UInt32: Comment] = [:]
      /// Adds a comment above a line, below those that are there already.
      func add(_ word: String, hiding findings: [Diagnostic], above line: UInt32) {
        let rules = Set(findings.map(\.rule)).sorted().joined(separator: ", ")
        let edit = sites.comment("\(word) \(rules): \(reason)", above: line)
        byLine[line, default: Comment(edit: Edit(replace: edit.place, with: ""), findings: [])].add(
          edit, findings)
      }
      let ofFile = inFile.filter(\.isAboutFile)
      if !ofFile.isEmpty, let first = sites.line(above: UInt32(text.byteOrderMarkLength)) {
        add("mpcheck-disable-file", hiding: ofFile, above: first)
      }
      let ofLines = Dictionary(grouping: inFile.lazy.filter { !$0.isAboutFile }) {
        sites.line(above: $0.place.range.start)
      }
      for case (let line?, let findings) in ofLines {
        add("mpcheck-disable-next-line", hiding: findings, above: line)
      }
      comments += byLine.sorted { $0.key < $1.key }.map(\.value)
    }
    return comments
  }
}

extension Diagnostic {
  /// Whether it is about its file as a whole, at whose very start it is: no comment is above it.
  package var isAboutFile: Bool { place.range == ByteRange(0, 0) }
}

/// The comments that were written in one file, in order.
private struct WrittenComments {
  let comments: [SuppressionRun.Comment]
  let map: EditMap
  /// The indices of the comments that brought a finding.
  private var wrong: Set<Int> = []

  init(comments: [SuppressionRun.Comment], map: EditMap) {
    self.comments = comments
    self.map = map
  }

  /// Notes which comment is wrong, if the finding, as it is now, is not in `before`.
  mutating func blame(for finding: Diagnostic, unlessIn before: Set<FindingPlace>) {
    let range = finding.place.range
    if comments.isEmpty { return }
    if !map.wrote(ByteRange(range.start, range.start &+ 1)) {
      let origin = map.origin(of: range.start)
      let place = Place(path: finding.place.path, range: ByteRange(origin, origin))
      if before.contains(FindingPlace(finding.rule, place)) { return }
    }
    wrong.formUnion(map.edits(near: ByteRange(range.start, range.start)))
  }

  /// The findings that comments hide: they are not found any more, and the comments are not wrong.
  func findings(hiddenFrom remaining: Set<FindingPlace>) -> [Diagnostic] {
    comments.indices.filter { !wrong.contains($0) }.flatMap { comments[$0].findings }.filter { finding in
      let start = map.moved(finding.place.range.start)
      let place = Place(path: finding.place.path, range: ByteRange(start, start))
      return !remaining.contains(FindingPlace(finding.rule, place))
    }
  }
}

/// What a finding is known by while its text does not change: its rule and where it starts.
private struct FindingPlace: Hashable {
  private var rule: String
  private var path: String
  private var start: UInt32

  init(_ rule: String, _ place: Place) {
    (self.rule, path, start) = (rule, place.path, place.range.start)
  }
}
