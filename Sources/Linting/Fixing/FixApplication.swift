import Diagnostics

/// Makes the edits of fixes in one text.
package enum FixApplication {
  /// What became of the text.
  package struct Result: Sendable {
    package var bytes: [UInt8]
    /// How many fixes were made.
    package var appliedCount: Int
  }

  /// Makes the edits of the fixes of `diagnostics` that lie in `text`, in order of their places.
  ///
  /// A fix is made whole or not at all: one whose edits overlap those of a fix before it, touch its insertions, leave
  /// the text or lie partly in another file is left for the next pass. Nil when there is nothing to do.
  package static func apply(
    _ diagnostics: [Diagnostic], to text: SourceText, allowing applicabilities: Set<Fix.Applicability>
  ) -> Result? {
    var accepted: [Edit] = []
    var appliedCount = 0
    for diagnostic in diagnostics {
      guard let fix = diagnostic.fix, applicabilities.contains(fix.applicability), !fix.edits.isEmpty,
        fix.edits.allSatisfy({ $0.place.path == text.path && isInside($0.place.range, text) })
      else { continue }
      // Two findings may carry the same edits.
      if fix.edits.allSatisfy(accepted.contains) { continue }
      guard !fix.edits.contains(where: { edit in accepted.contains { conflict($0, edit) } }) else { continue }
      accepted += fix.edits
      appliedCount += 1
    }
    if accepted.isEmpty { return nil }
    accepted.sort { $0.place.range < $1.place.range }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var from = 0
    for edit in accepted {
      bytes.append(contentsOf: text.bytes[from..<Int(edit.place.range.start)])
      bytes.append(contentsOf: edit.text.utf8)
      from = Int(edit.place.range.end)
    }
    bytes.append(contentsOf: text.bytes[from...])
    return Result(bytes: bytes, appliedCount: appliedCount)
  }

  private static func isInside(_ range: ByteRange, _ text: SourceText) -> Bool {
    range.start <= range.end && Int(range.end) <= text.count
  }

  private static func conflict(_ a: Edit, _ b: Edit) -> Bool {
    let (x, y) = (a.place.range, b.place.range)
    return x.start <= y.end && y.start <= x.end
  }
}
