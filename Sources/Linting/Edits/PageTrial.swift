import Diagnostics
import Markup

/// Finds out which fixes can be made in a page: all but those that bring a syntax mistake, or change more of the tree than
/// they say.
///
/// Only the page itself is read for that, so what is made of it does not depend on other files. A finding that a fix
/// brings to light was there before, and is not a reason against the fix.
final class PageTrial {
  /// Why a fix is not made.
  enum Objection: Hashable {
    case syntax(SyntaxIssue.Kind)
    case tree
  }

  private let text: SourceText
  private let reader: MarkupReader
  private let document: Document
  private let issueLimit: Int
  private let issues: Set<PlacedIssue>
  /// How many more times the page is read.
  private var readCount: Int

  /// How many bytes are read to find out which of several fixes is wrong; more than a page of a few kilobytes can need.
  private static let byteBudget = 20_000_000

  init(_ text: SourceText, _ reader: MarkupReader, issueLimit: Int = MarkupLimit.issues) {
    self.text = text
    self.reader = reader
    self.issueLimit = issueLimit
    document = reader.read(text, issueLimit: issueLimit)
    issues = Set(document.issues.map { PlacedIssue(kind: $0.kind, start: $0.range.start) })
    readCount = max(8, PageTrial.byteBudget / max(1, text.count))
  }

  /// The edits of some fixes, with the blanks that they need.
  func edits(of fixes: [Fix]) -> [Edit] {
    TokenSeparation(text, document).separated(EditSet(fixes).edits(in: text.path))
  }

  /// The fixes that are not to be made, each with the objection to it. All of `fixes` fit into one `EditSet`.
  func objections(to fixes: [Fix]) -> [Fix: Objection] {
    var good = fixes
    var suspects: [Suspect] = []
    while !good.isEmpty {
      let found = suspected(of: good)
      if found.isEmpty { break }
      suspects += found
      let isSuspect = Set(found.map(\.fix))
      good.removeAll(where: isSuspect.contains)
    }
    var objections = Dictionary(
      suspects.map { ($0.fix, $0.objection) }, uniquingKeysWith: { first, _ in first })
    // A single suspect is the wrong one. Of several, most may be innocent.
    if suspects.count == 1 { return objections }
    var groups = halves(suspects.map(\.fix))
    while readCount > 0, let group = groups.popLast() {
      let found = suspected(of: good + group)
      if found.isEmpty {
        good += group
        for fix in group { objections[fix] = nil }
      } else if group.count > 1 {
        groups += halves(group)
      } else {
        objections[group[0]] = found[0].objection
      }
    }
    return objections
  }

  /// The second half first, as a stack has them; none of them empty.
  private func halves(_ fixes: [Fix]) -> [[Fix]] {
    let middle = fixes.count / 2
    return [Array(fixes[middle...]), Array(fixes[..<middle])].filter { !$0.isEmpty }
  }

  /// A fix with an edit beside something that is wrong.
  private struct Suspect {
    var fix: Fix
    var objection: Objection
  }

  /// Reads the page with some fixes made. Returns the fixes that may have caused what is wrong then: all of them when the
  /// page was read often enough.
  private func suspected(of fixes: [Fix]) -> [Suspect] {
    let plain = EditSet(fixes).edits(in: text.path)
    let edits = TokenSeparation(text, document).separated(plain)
    let map = EditMap(edits, lineEnd: text.lineEnd.count)
    let new = reader.read(
      SourceText(path: text.path, bytes: text.applying(edits)), issueLimit: issueLimit)
    let problems = problems(of: new, map)
    readCount -= 1
    if readCount < 0, let problem = problems.first {
      return Set(fixes).map { Suspect(fix: $0, objection: problem.objection) }
    }
    let owners = Dictionary(
      fixes.flatMap { fix in fix.edits.map { ($0, fix) } }, uniquingKeysWith: { first, _ in first })
    var suspects: [Suspect] = []
    var seen: Set<Fix> = []
    for problem in problems {
      for index in map.edits(near: problem.range) {
        guard let fix = owners[plain[index]], seen.insert(fix).inserted else { continue }
        suspects.append(Suspect(fix: fix, objection: problem.objection))
      }
    }
    return suspects
  }

  /// What is wrong with the page after some edits, and where.
  private func problems(of new: Document, _ map: EditMap) -> [(range: ByteRange, objection: Objection)] {
    if let range = TreeComparison.difference(document, new, map) { return [(range, .tree)] }
    // Where not all issues are reported, old ones that were left out appear in place of what is fixed.
    if document.issues.contains(where: { $0.kind == .tooManyIssues }) { return [] }
    let moved = Set(issues.map { PlacedIssue(kind: $0.kind, start: map.moved($0.start)) })
    return new.issues.compactMap { issue in
      let start = issue.range.start
      let isOld =
        issues.contains(PlacedIssue(kind: issue.kind, start: map.origin(of: start)))
        || moved.contains(PlacedIssue(kind: issue.kind, start: start))
      return isOld ? nil : (issue.range, .syntax(issue.kind))
    }
  }
}

/// What an issue is known by while the text around it changes.
private struct PlacedIssue: Hashable {
  var kind: SyntaxIssue.Kind
  var start: UInt32
}
