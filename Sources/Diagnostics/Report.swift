/// What one run found, ready to be shown: reporters read it and change nothing.
package struct Report: Sendable {
  /// What is shown; sorted by `Diagnostic.precedes`.
  package var diagnostics: [Diagnostic]
  /// What was also found, but is not shown, because its severity is below what is requested.
  package var hidden: [Diagnostic]
  /// What was also found, and is not kept, because a rule found so much in a file.
  package var unkept: [UnkeptFindings] = []
  /// The same with a severity below what is requested.
  package private(set) var hiddenUnkept: [UnkeptFindings] = []
  /// Sentences about the run as a whole, such as a check that could not be made and why.
  package var notes: [LocalizedText]
  /// The number of files that were read and linted: markup, scripts, configuration and native sources.
  package var fileCount: Int
  /// The number of findings that a comment hides.
  package var suppressedCount: Int
  /// How many of these are hidden by comments that this run wrote: a note says so, and the summary need not.
  package var newlySuppressedCount = 0
  /// The number of findings that the baseline hides, each place of them counted.
  package var baselinedCount: Int
  /// What these are, where places of one cause are one finding.
  package var baselined = BaselinedFindings()
  /// The files that were linted, where who reads the report counts them one by one: absolute, in order.
  package var checkedFiles: [String] = []
  /// The number of findings in templates that nothing uses, which are not shown.
  package var unreachedCount: Int
  /// The number of findings that were fixed.
  package var fixedCount: Int
  /// The number of files and folders that could not be read: what is in them is unknown.
  package var unreadCount: Int
  /// The number of native sources, where nothing else was linted and none of them has to do with anything that is checked.
  package var unrecognisedSourceCount: Int?
  /// How many findings each rule has; nil where that is not wanted.
  package var ruleCounts: [RuleCount]?
  /// Why nothing is linted for given paths: clauses.
  package var reasonsForNothing: [LocalizedText] = []

  package init(
    diagnostics: [Diagnostic] = [], hidden: [Diagnostic] = [], notes: [LocalizedText] = [],
    fileCount: Int = 0,
    suppressedCount: Int = 0, baselinedCount: Int = 0, unreachedCount: Int = 0, fixedCount: Int = 0,
    unreadCount: Int = 0
  ) {
    self.diagnostics = diagnostics
    self.hidden = hidden
    self.notes = notes
    self.fileCount = fileCount
    self.suppressedCount = suppressedCount
    self.baselinedCount = baselinedCount
    self.unreachedCount = unreachedCount
    self.fixedCount = fixedCount
    self.unreadCount = unreadCount
  }

  /// Whether nothing was found, and nothing can have been missed.
  package var isAllGood: Bool {
    diagnostics.isEmpty && hidden.isEmpty && unkept.isEmpty && hiddenUnkept.isEmpty && unreadCount == 0
  }

  /// Whether no file was linted in which something could have been found.
  package var hadNothingToCheck: Bool {
    isAllGood && fileCount == 0 && suppressedCount + baselinedCount == 0
  }

  /// Hides the findings below `severity`.
  package mutating func hide(below severity: Severity) {
    hidden += diagnostics.filter { $0.severity < severity }
    diagnostics.removeAll { $0.severity < severity }
    hiddenUnkept += unkept.filter { $0.severity < severity }
    unkept.removeAll { $0.severity < severity }
  }

  /// The number of findings that would be shown if they were kept.
  package var unkeptCount: Int { unkept.reduce(0) { $0 + $1.count } }

  /// The number of findings that are not kept, of any severity.
  package var wholeUnkeptCount: Int { hiddenUnkept.reduce(unkeptCount) { $0 + $1.count } }

  /// The number of findings that are shown.
  package func shownCount(_ severity: Severity) -> Int { diagnostics.count { $0.severity == severity } }

  /// The number of findings, hidden ones included.
  package func count(_ severity: Severity) -> Int {
    shownCount(severity) + hidden.count { $0.severity == severity }
  }

  /// The number of findings, hidden ones and those that are not kept included.
  package func wholeCount(_ severity: Severity) -> Int {
    (unkept + hiddenUnkept).filter { $0.severity == severity }.reduce(count(severity)) { $0 + $1.count }
  }

  /// The number of findings with a fix of any applicability. Hidden findings are counted: they are fixed, too.
  package var fixableCount: Int {
    diagnostics.count { $0.fix != nil } + hidden.count { $0.fix != nil }
  }

  /// The number of findings with a fix that `--fix` makes, hidden ones included.
  package var safelyFixableCount: Int {
    diagnostics.count { $0.fix?.applicability == .safe } + hidden.count { $0.fix?.applicability == .safe }
  }
}
