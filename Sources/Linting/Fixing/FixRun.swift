import Diagnostics

/// Makes the fixes of findings, pass by pass, until there is none left to be made.
///
/// A fix can make room for another: one whose edits overlapped its own, or one of a finding that it brought to light.
package enum FixRun {
  /// More passes than fixes need to converge, unless dozens of them overlap, each with the next (`a"b="c"d="e"...`); those
  /// that undo each other would never.
  private static let passLimit = 40

  /// Returns how many fixes are left out because there would be a finding more after each.
  ///
  /// - Parameters:
  ///   - mayChange: whether the file at a path may be changed; a fix with an edit in another is not made.
  @discardableResult
  package static func run(
    on draft: inout Draft, allowing applicabilities: Set<Fix.Applicability>, mayChange: (String) -> Bool
  ) -> Int {
    var refused: Set<[[String]]> = []
    // Whether a fix was made since the refused ones were tried.
    var hasProgressed = false
    for _ in 0..<passLimit {
      var edits = EditSet()
      var fixes: [Fix] = []
      var leftOutCount = 0
      var identifier = FixIdentifier(draft)
      for diagnostic in draft.outcome.diagnostics {
        guard let fix = diagnostic.fix, applicabilities.contains(fix.applicability),
          fix.edits.allSatisfy({ mayChange($0.place.path) })
        else { continue }
        if !refused.isEmpty, refused.contains(identifier.identity(of: fix)) {
          leftOutCount += 1
        } else if edits.insert(fix) {
          fixes.append(fix)
        }
      }
      if fixes.isEmpty {
        // What was refused may do no harm beside what was made since; if so, it is made now and not in the next run.
        if refused.isEmpty || !hasProgressed { return leftOutCount }
        refused = []
        hasProgressed = false
        continue
      }
      let leftOut = draft.make(fixes)
      for fix in leftOut { refused.insert(identifier.identity(of: fix)) }
      if leftOut.count < fixes.count { hasProgressed = true }
    }
    return 0
  }
}

/// Tells fixes apart wherever edits move them: by what they replace by what. Each text is read once.
private struct FixIdentifier {
  private let draft: Draft
  private var texts: [String: SourceText?] = [:]

  init(_ draft: Draft) { self.draft = draft }

  mutating func identity(of fix: Fix) -> [[String]] {
    fix.edits.map { edit in
      let path = edit.place.path
      let text = texts[path] ?? draft.text(path)
      texts[path] = .some(text)
      return [path, text?.string(edit.place.range) ?? "", edit.text]
    }
  }
}
