import Diagnostics

/// Makes the fixes of findings, pass by pass, until there is none left to be made.
///
/// A fix can make room for another: one whose edits overlapped its own, or one of a finding that it brought to light.
package enum FixRun {
  /// More passes than fixes ever need to settle; those that undo each other would never.
  private static let passLimit = 10

  /// - Parameters:
  ///   - mayChange: whether the file at a path may be changed; a fix with an edit in another is not made.
  package static func run(
    on draft: inout Draft, allowing applicabilities: Set<Fix.Applicability>, mayChange: (String) -> Bool
  ) {
    var refused: Set<FixIdentity> = []
    // Whether a fix was made since the refused ones were tried.
    var hasProgressed = false
    for _ in 0..<passLimit {
      var edits = EditSet()
      var fixes: [Fix] = []
      for diagnostic in draft.outcome.diagnostics {
        guard let fix = diagnostic.fix, applicabilities.contains(fix.applicability),
          fix.edits.allSatisfy({ mayChange($0.place.path) })
        else { continue }
        if !refused.isEmpty, refused.contains(FixIdentity(fix, draft)) { continue }
        if edits.insert(fix) { fixes.append(fix) }
      }
      if fixes.isEmpty {
        // What was refused may do no harm beside what was made since; if so, it is made now and not in the next run.
        if refused.isEmpty || !hasProgressed { return }
        refused = []
        hasProgressed = false
        continue
      }
      let before = draft
      let leftOut = draft.make(fixes)
      for fix in leftOut { refused.insert(FixIdentity(fix, before)) }
      if leftOut.count < fixes.count { hasProgressed = true }
    }
  }
}

/// What tells a fix from others wherever edits have moved it: what it replaces by what.
private struct FixIdentity: Hashable {
  private var edits: [[String]]

  init(_ fix: Fix, _ draft: Draft) {
    edits = fix.edits.map { edit in
      [edit.place.path, draft.text(edit.place.path)?.string(edit.place.range) ?? "", edit.text]
    }
  }
}
