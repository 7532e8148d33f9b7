import Diagnostics

/// What a report says about a rule besides its findings.
package struct RuleDescription: Sendable {
  package var id: String
  /// What the rule finds, in one line.
  package var summary: LocalizedText
  /// Why it matters and what to write instead: plain text, perhaps of several paragraphs.
  package var rationale: LocalizedText
  package var category: String
  /// The severity without configuration; nil when the rule is off by default.
  package var defaultSeverity: Severity?
  /// The safest fix that its findings may have; nil when they have none.
  package var fix: Fix.Applicability?
  /// Whether a finding stands for all with its cause in a file.
  package var folds: Bool
  /// Where more is said of it.
  package var page: Page

  package enum Page: Sendable {
    /// On the site about the rules that mpcheck has, where there is one.
    case ofSite
    case address(String)
    case none
  }
  /// What people read about a finding, as plain text and as Markdown; made where it is asked for.
  package var help: @Sendable () -> (text: String, markdown: String)

  package init(
    id: String, summary: LocalizedText, rationale: LocalizedText, category: String,
    defaultSeverity: Severity?,
    fix: Fix.Applicability? = nil, folds: Bool = false, page: Page = .ofSite,
    help: (@Sendable () -> (text: String, markdown: String))? = nil
  ) {
    self.id = id
    self.summary = summary
    self.rationale = rationale
    self.category = category
    self.defaultSeverity = defaultSeverity
    self.fix = fix
    self.folds = folds
    self.page = page
    self.help = help ?? { (rationale.english, rationale.english.escapedForMarkdown) }
  }
}
