import Diagnostics
import Linting
import Markup
import MiniProgram

/// Formats pages of one dialect: finds the edits, makes them, and proves that the tree of the page is the same. One thread uses
/// it.
package final class Formatter {
  private let dialect: Dialect
  let reader: MarkupReader
  private let rules: [Rule]

  /// - Parameter rules: those that report syntax issues, perhaps with others: they say which issues are errors.
  package init(_ dialect: Dialect, rules: [Rule]) {
    self.dialect = dialect
    self.rules = rules.filter { $0.dialects.contains(dialect) }
    MarkupReader.initializeLibrary()
    reader = MarkupReader(dialect)
  }

  /// Formats a page. `sheets` gives the style sheets of the page itself; it is called where they matter.
  package func format(
    _ text: SourceText, _ style: FormatStyle, sheets: @escaping () -> [SourceText]
  ) -> FormatResult {
    if text.count > MarkupLimit.fileSize { return .leftAlone(tooLarge) }
    let document = reader.read(text)
    if let obstacle = obstacle(in: document) { return .leftAlone(obstacle) }
    let reading = self.reading(document, sheets)
    if let misfit = reading.firstMisfit {
      return .leftAlone(.undecided(line: reading.lines.index(of: misfit) + 1))
    }
    let edits = Indenter.edits(document, reading.lines, style)
    if edits.isEmpty { return .unchanged }
    let new = text.applying(edits)
    guard isSame(document, reader.read(new), edits) else { return .leftAlone(.treeChange) }
    return .changed(FormattedText(edits: edits, change: TextChange(old: text, new: new)))
  }

  func reading(_ document: Document, _ sheets: @escaping () -> [SourceText]) -> LineReading {
    LineReading(document, dialect) { Set(sheets().flatMap { WhiteSpaceStyle.classes(in: $0) }) }
  }

  // MARK: What is left alone

  /// The first syntax error, as a lint without configuration reports it. A repeated attribute leaves the tree certain.
  func obstacle(in document: Document) -> FormatObstacle? {
    for issue in document.issues where issue.kind != .duplicateAttribute {
      guard let rule = rule(of: issue.kind), rule.severity == .error, !issue.isKeptAsText(in: document.text)
      else { continue }
      let line = PositionIndex(document.text).position(at: issue.range.start).line
      return .syntax(rule: rule.id, line: line)
    }
    return nil
  }

  private func rule(of kind: SyntaxIssue.Kind) -> Rule? {
    rules.first { rule in
      rule.checks.contains { if case .syntax(let kinds, _) = $0 { kinds.contains(kind) } else { false } }
    }
  }

  /// What is said of a file that is too large to be read.
  var tooLarge: FormatObstacle { .syntax(rule: rule(of: .fileTooLarge)?.id ?? "", line: 1) }

  /// The extensions of the style sheets of a page: its own, and those from which a build makes it and which are written in the
  /// same way.
  var sheetExtensions: [String] { [dialect.files.style, "less", "scss"] }

  // MARK: Proof

  /// Whether only white space was replaced, and only by white space, and the tree of the new text is the old one: the same
  /// elements in the same elements, with the same attributes, texts, comments and mustaches, and the same issues.
  private func isSame(_ old: Document, _ new: Document, _ edits: [WhiteSpaceEdit]) -> Bool {
    guard edits.allSatisfy({ old.text.slice($0.range).allSatisfy(isMarkupSpace) }) else { return false }
    let map = EditMap(edits)
    return TreeComparison.difference(old, new, map) == nil && old.issues.count == new.issues.count
      && zip(old.issues, new.issues).allSatisfy { a, b in
        a.kind == b.kind && map.moved(a.range.start) == b.range.start
      }
  }
}

/// What became of a page.
package enum FormatResult: Sendable {
  case unchanged
  case changed(FormattedText)
  case leftAlone(FormatObstacle)
}

package struct FormattedText: Sendable {
  /// In order; each is the smallest for its place.
  package let edits: [WhiteSpaceEdit]
  package let change: TextChange
}
