import Diagnostics
import Markup

/// Which fixes in a page are not offered: those that touch an attribute with a syntax issue. What was meant there is
/// uncertain until that is fixed: to delete the empty `onTap` of `onTap"="go"` would lose the method's name.
struct WithheldFixes: Sendable {
  /// In order. None overlap.
  private let attributes: [FaultyAttribute]

  init(in document: Document) { attributes = document.faultyAttributes }

  var isEmpty: Bool { attributes.isEmpty }

  /// Whether the fix of a finding in the page, by a rule of that category, is withheld.
  func contains(_ fix: Fix, of finding: ByteRange, by category: Category) -> Bool {
    fix.edits.contains { edit in
      guard let attribute = touched(by: edit) else { return false }
      // A fix of syntax goes together with others, but not with what leaves the reading of the tag uncertain.
      return category != .syntax
        || attribute.issues.contains { $0.kind.leavesTagUncertain && $0.range != finding }
    }
  }

  /// The first attribute that an edit changes, or inserts into or directly after. One whose value does not end is changed by what
  /// replaces the text directly after it, too.
  private func touched(by edit: Edit) -> FaultyAttribute? {
    let range = edit.place.range
    var next = attributes[attributes.partitioningIndex { $0.range.end >= range.start }...]
    if let first = next.first, first.range.end == range.start, !range.isEmpty,
      !first.issues.contains(where: { $0.kind == .unterminatedValue })
    {
      next.removeFirst()
    }
    return next.first.flatMap { $0.range.start < range.end ? $0 : nil }
  }
}

extension SyntaxIssue.Kind {
  /// Whether it is uncertain what belongs to the attribute.
  fileprivate var leavesTagUncertain: Bool {
    switch self {
    case .invalidName, .unterminatedValue, .unterminatedMustache, .mergeConflict: true
    default: false
    }
  }
}
