import Diagnostics

/// A fix that is not made.
package struct RefusedFix: Sendable {
  /// The finding that it would fix, in the files as they are now.
  package let diagnostic: Diagnostic
  /// Why it is not made, as a clause: "it would bring ...".
  package let reason: LocalizedText
}

/// Makes the fixes of findings, pass by pass, until no fix is left to be made.
///
/// A fix can make room for another one: its edits no longer overlap, or the first fix brought its finding to light. What is
/// made of a page depends only on the findings in it, however many other pages there are.
package struct FixRun {
  /// How many findings were fixed, by the path of the file that is changed.
  package private(set) var fixedCounts: [String: Int] = [:]
  /// The fixes that are allowed and not made, in the order of their findings.
  package private(set) var refused: [RefusedFix] = []
  private let mayChange: (String) -> Bool
  /// The fixes that were refused in the last pass, for files in which it made none.
  private var stuck: [String: (fixes: [Fix], reasons: [Fix: LocalizedText])] = [:]
  /// The hashes of the texts that each file had, one for each pass. Where one comes again, fixes undo each other or change
  /// nothing.
  private var seenTexts: [String: Set<Int>] = [:]
  /// The files in which no more fixes are made.
  private var finished: Set<String> = []

  private init(mayChange: @escaping (String) -> Bool) { self.mayChange = mayChange }

  /// Makes the fixes of `draft`.
  ///
  /// Safe fixes are made first, until none is left: so all of them are made, whatever is allowed besides.
  ///
  /// - Parameters:
  ///   - mayChange: whether the file at a path may be changed.
  @discardableResult
  package static func run(
    on draft: inout Draft, allowing applicabilities: Set<Fix.Applicability>,
    mayChange: @escaping (String) -> Bool
  ) -> FixRun {
    var run = FixRun(mayChange: mayChange)
    let stages = applicabilities.contains(.safe) ? [[.safe], applicabilities] : [applicabilities]
    var hasMade = true
    while hasMade {
      hasMade = false
      for stage in stages where run.converges(&draft, allowing: stage) { hasMade = true }
    }
    draft.restoreIssueLimits()
    run.noteRefusals(in: draft, allowing: applicabilities)
    return run
  }

  private mutating func noteRefusals(in draft: Draft, allowing applicabilities: Set<Fix.Applicability>) {
    for (path, fixes) in fixes(in: draft, allowing: applicabilities) {
      guard let reasons = stuck[path]?.reasons else { continue }
      refused += fixes.compactMap { diagnostic, fix in
        reasons[fix].map { RefusedFix(diagnostic: diagnostic, reason: $0) }
      }
    }
  }

  /// Makes passes until one makes nothing. Returns whether any did.
  private mutating func converges(_ draft: inout Draft, allowing: Set<Fix.Applicability>) -> Bool {
    var hasMade = false
    while true {
      var makes = false
      for (path, found) in fixes(in: draft, allowing: allowing) {
        let fixes = found.map(\.fix)
        // The same fixes give the same text.
        if stuck[path]?.fixes == fixes || finished.contains(path) { continue }
        if seenTexts[path] == nil { seenTexts[path] = [textHash(draft, path)] }
        let making = draft.make(fixes, in: path)
        if making.made.isEmpty {
          stuck[path] = (fixes, making.refused)
          continue
        }
        makes = true
        draft.raiseIssueLimit(of: path, after: making.made.count)
        let isNew = seenTexts[path]!.insert(textHash(draft, path)).inserted
        if isNew, seenTexts[path]!.count <= passLimit(draft, path) {
          fixedCounts[path, default: 0] += making.made.count
        } else {
          finished.insert(path)
        }
      }
      if !makes { return hasMade }
      hasMade = true
      draft.update()
    }
  }

  /// The allowed fixes of a draft by the file that they change, in order.
  private func fixes(
    in draft: Draft, allowing: Set<Fix.Applicability>
  ) -> [(path: String, found: [(diagnostic: Diagnostic, fix: Fix)])] {
    var found: [String: [(diagnostic: Diagnostic, fix: Fix)]] = [:]
    for diagnostic in draft.outcome.diagnostics {
      guard let fix = diagnostic.fix, allowing.contains(fix.applicability), let path = fix.path,
        mayChange(path)
      else { continue }
      found[path, default: []].append((diagnostic, fix))
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func textHash(_ draft: Draft, _ path: String) -> Int {
    var hasher = Hasher()
    if let text = draft.text(path) { hasher.combine(bytes: UnsafeRawBufferPointer(text.bytes)) }
    return hasher.finalize()
  }

  /// More passes than a file needs. Fixes that undo each other would need more; they are a mistake of their rules.
  private func passLimit(_ draft: Draft, _ path: String) -> Int {
    min(202, 102 + (draft.text(path)?.count ?? 0) / 100)
  }
}
