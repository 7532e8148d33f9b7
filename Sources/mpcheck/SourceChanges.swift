import Diagnostics
import Files
import Linting

/// What `--fix` and `--add-suppressions` change: first in a draft, then on the disk.
struct SourceChanges {
  /// The changed files, and the findings in them.
  private(set) var draft: Draft
  /// The number of findings that were fixed, by file.
  private var fixedCounts: [String: Int] = [:]
  private var refusedFixes: [RefusedFix] = []
  /// The number of findings that `--add-suppressions` hid, by file.
  private var hiddenCounts: [String: Int] = [:]
  /// The number of findings that it could not hide.
  private var leftCount = 0
  private let options: LintOptions.Fixing
  private let fileGuard: FileGuard

  init(_ draft: Draft, options: LintOptions.Fixing, fileGuard: FileGuard) {
    self.draft = draft
    self.options = options
    self.fileGuard = fileGuard
  }

  /// Changes the draft. `shown` gives the findings that are shown: they get suppressions.
  mutating func make(shown: (Draft) -> [Diagnostic]) {
    if options.makesFixes {
      let run = FixRun.run(on: &draft, allowing: options.applicabilities, mayChange: fileGuard.mayChange)
      fixedCounts = run.fixedCounts
      refusedFixes = run.refused
    }
    if let reason = options.addSuppressions {
      let before = countsByFile(shown(draft))
      SuppressionRun.run(on: &draft, reason: reason, wanted: shown, mayChange: fileGuard.mayChange)
      let left = shown(draft)
      let unkept = draft.outcome.unkept.filter { fileGuard.mayChange($0.first.path) }
      leftCount = unkept.reduce(left.count) { $0 + $1.count }
      hiddenCounts = before.merging(countsByFile(left)) { $0 - $1 }
    }
  }

  private func countsByFile(_ diagnostics: [Diagnostic]) -> [String: Int] {
    diagnostics.reduce(into: [:]) { $0[$1.place.path, default: 0] += 1 }
  }

  /// The number of findings that were fixed.
  var fixedCount: Int { fixedCounts.values.reduce(0, +) }

  /// The findings in the changed files. One that cannot be fixed has no fix any more.
  var outcome: LintOutcome {
    var outcome = draft.outcome
    let refused = Set(refusedFixes.map(\.diagnostic))
    if refused.isEmpty { return outcome }
    for index in outcome.diagnostics.indices where refused.contains(outcome.diagnostics[index]) {
      outcome.diagnostics[index].fix = nil
    }
    return outcome
  }

  /// Writes the changed files. Returns whether all were written. Findings in others do not count as fixed or hidden.
  mutating func write() -> Bool {
    let unwritten = fileGuard.write(draft.changes)
    for path in unwritten {
      fixedCounts[path] = nil
      hiddenCounts[path] = nil
    }
    return unwritten.isEmpty
  }

  /// The number of findings that comments hide now.
  var hiddenCount: Int { hiddenCounts.values.reduce(0, +) }

  /// Sentences about what was changed.
  func notes(from workingDirectory: String) -> [LocalizedText] {
    var notes = fileGuard.refusals.filter { !$0.isFailure }.map { sentence($0, workingDirectory) }
    if options.addSuppressions != nil {
      notes.append(
        LocalizedText(
          en: "\(hiddenCount) finding\(hiddenCount == 1 ? "" : "s") hidden by comments",
          zh: "已用注释屏蔽 \(hiddenCount) 个问题"))
      if leftCount > 0 {
        notes.append(
          LocalizedText(
            en: "\(leftCount) left: no comment can be written above \(leftCount == 1 ? "it" : "them")",
            zh: "还剩 \(leftCount) 个：其上方无法写注释"))
      }
    }
    return notes
  }

  /// Sentences about the fixes that are not made, each with its place.
  func refusals(from workingDirectory: String) -> [LocalizedText] {
    var indexes: [String: PositionIndex] = [:]
    return refusedFixes.map { refused in
      let place = refused.diagnostic.place
      let index = indexes[place.path] ?? draft.text(place.path).map { PositionIndex($0) }
      indexes[place.path] = index
      let path = Path.display(place.path, from: workingDirectory).visible()
      let position = index.map { $0.position(at: place.range.start) }.map { ":\($0.line):\($0.column)" } ?? ""
      let (rule, reason) = (refused.diagnostic.rule, refused.reason)
      return LocalizedText(
        en: "\(path)\(position): the fix of \"\(rule)\" is left out: \(reason.english)",
        zh: "\(path)\(position)：未应用“\(rule)”的修复：\(reason.chinese)")
    }
  }

  /// Sentences about what could not be done.
  func failures(from workingDirectory: String) -> [LocalizedText] {
    fileGuard.refusals.filter(\.isFailure).map { sentence($0, workingDirectory) }
  }

  private func sentence(_ refusal: FileGuard.Refusal, _ workingDirectory: String) -> LocalizedText {
    refusal.reason.asClause(of: Path.display(refusal.path, from: workingDirectory).visible())
  }
}
