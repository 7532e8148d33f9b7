import Diagnostics
import Files
import Linting

/// What `--fix` and `--add-suppressions` change: first in a draft, then on the disk.
struct SourceChanges {
  /// The files as they are changed, and the findings in them.
  private(set) var draft: Draft
  /// The number of findings that fixes made away with.
  private(set) var fixedCount = 0
  /// The number of fixes that would bring another finding.
  private var leftOutCount = 0
  /// What came of `--add-suppressions`.
  private var suppressions = (added: 0, left: 0)
  private let options: FixOptions
  private let fileGuard: FileGuard

  init(_ draft: Draft, options: FixOptions, fileGuard: FileGuard) {
    self.draft = draft
    self.options = options
    self.fileGuard = fileGuard
  }

  /// Changes the draft. `shown` are those of its findings that are shown: they get suppressions.
  mutating func make(shown: (Draft) -> [Diagnostic]) {
    if options.makesFixes {
      leftOutCount = FixRun.run(on: &draft, allowing: options.applicabilities, mayChange: fileGuard.mayChange)
      fixedCount = draft.fixedCount
    }
    if let reason = options.addSuppressions {
      let before = shown(draft).count
      SuppressionRun.run(on: &draft, reason: reason, wanted: shown, mayChange: fileGuard.mayChange)
      let left = shown(draft).count
      suppressions = (before - left, left)
    }
  }

  /// Writes what was changed. Returns whether all of it was.
  func write() -> Bool {
    let written = draft.changes.map { fileGuard.write($0) }
    return written.allSatisfy { $0 }
  }

  /// Sentences about it.
  func notes(from workingDirectory: String) -> [String] {
    var notes = fileGuard.refusals.filter { !$0.isFailure }.map { sentence($0, workingDirectory) }
    if leftOutCount > 0 {
      let fixes = leftOutCount == 1 ? "1 fix is left out: it" : "\(leftOutCount) fixes are left out: each"
      notes.append("\(fixes) would bring another finding")
    }
    if options.addSuppressions != nil {
      notes.append("\(suppressions.added) finding\(suppressions.added == 1 ? "" : "s") hidden by comments")
      if suppressions.left > 0 {
        notes.append(
          "\(suppressions.left) left: no comment can be written above \(suppressions.left == 1 ? "it" : "them")"
        )
      }
    }
    return notes
  }

  /// What could not be done.
  func failures(from workingDirectory: String) -> [String] {
    fileGuard.refusals.filter(\.isFailure).map { sentence($0, workingDirectory) }
  }

  private func sentence(_ refusal: FileGuard.Refusal, _ workingDirectory: String) -> String {
    "\(Path.display(refusal.path, from: workingDirectory).visible()) \(refusal.reason)"
  }
}
