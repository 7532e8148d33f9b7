import Diagnostics
import Files
import Linting
import Workspace

/// A change that is offered for a finding.
package struct QuickFix {
  /// An imperative that begins with a capital letter.
  package let title: String
  package let finding: Diagnostic
  package let change: FileChange
  /// Whether it is what most people want.
  package let isPreferred: Bool

  fileprivate init(
    _ title: String, of finding: Diagnostic, _ change: FileChange, isPreferred: Bool = false
  ) {
    (self.title, self.finding, self.change, self.isPreferred) = (title, finding, change, isPreferred)
  }
}

extension Snapshot {
  /// The fixes of some findings in a document, then what hides each of their rules. They follow from the text as it is now,
  /// whatever a client knows of findings.
  package func quickFixes(for touched: some Collection<Diagnostic>, in text: SourceText) -> [QuickFix] {
    var trials: [String: FixTrial] = [:]
    let page = touched.contains { $0.rule == Snapshot.registeredRule } ? page(text) : nil
    let fixes = touched.flatMap { [fix(of: $0, &trials), registration(for: $0, page)].compactMap { $0 } }
    var hidden: Set<String> = []
    let hides = touched.filter { hidden.insert($0.rule).inserted }.flatMap { finding in
      [
        finding.isAboutFile
          ? nil
          : hide(
            finding, .line, language(en: "Hide \(finding.rule) on this line", zh: "在此行屏蔽 \(finding.rule)"),
            text
          ),
        hide(
          finding, .file, language(en: "Hide \(finding.rule) in this file", zh: "在此文件中屏蔽 \(finding.rule)"),
          text),
      ].compactMap { $0 }
    }
    return fixes + hides
  }

  private static let registeredRule = "unknown-tag"

  /// `trials` are those of the request, by path.
  private func fix(of finding: Diagnostic, _ trials: inout [String: FixTrial]) -> QuickFix? {
    guard let fix = finding.fix, let path = fix.path, let text = text(path) else { return nil }
    let trial = trials[path] ?? FixTrial(text)
    trials[path] = trial
    guard let edits = trial.edits(of: fix), !edits.isEmpty else { return nil }
    return QuickFix(
      fix.title[language].capitalisedFirst, of: finding, FileChange(edits),
      isPreferred: fix.applicability == .safe)
  }

  /// Registers the component of an unknown tag where the program has exactly one that can be meant.
  private func registration(for finding: Diagnostic, _ page: MarkupPage?) -> QuickFix? {
    guard finding.rule == Snapshot.registeredRule, let page else { return nil }
    let tag = page.string(finding.place.range)
    return page.registration(of: tag).map {
      let file = Path.lastComponent(page.unit.configurationPath)
      let title = language(en: "Register \(tag) in \(file)", zh: "在 \(file) 中注册 \(tag)")
      return QuickFix(title, of: finding, $0)
    }
  }

  private func hide(
    _ finding: Diagnostic, _ area: SuppressionComment.Area, _ title: String, _ text: SourceText
  ) -> QuickFix? {
    // A comment cannot hide what is wrong with a configuration.
    guard finding.rule != "configuration",
      let edit = SuppressionComment.edit(
        hiding: finding.rule, at: finding.place.range.start, area, in: text)
    else { return nil }
    return QuickFix(title, of: finding, FileChange([edit.ending(linesAs: text)]))
  }
}

extension [Diagnostic] {
  /// Those that touch a range of their file. Of many the first: an editor shows no more, and each fix is tried on the whole page.
  package func touching(_ range: ByteRange) -> ArraySlice<Diagnostic> {
    filter { $0.place.range.start <= range.end && range.start <= $0.place.range.end }
      .prefix(maxTouchedFindings)
  }
}

private let maxTouchedFindings = 100
