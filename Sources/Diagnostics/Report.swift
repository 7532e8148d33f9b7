/// What one run found, ready to be shown: reporters read it and change nothing.
package struct Report: Sendable {
  /// Sorted by `Diagnostic.precedes`.
  package var diagnostics: [Diagnostic]
  /// Sentences about the run as a whole, such as a check that could not be made and why.
  package var notes: [String]
  /// The number of files that were read and linted: markup, scripts, configuration and native sources.
  package var fileCount: Int
  /// The number of findings that a comment hides.
  package var suppressedCount: Int
  /// The number of findings that the baseline hides.
  package var baselinedCount: Int
  /// The number of findings that were there before fixes were made, and are not any more.
  package var fixedCount: Int

  package init(
    diagnostics: [Diagnostic] = [], notes: [String] = [], fileCount: Int = 0, suppressedCount: Int = 0,
    baselinedCount: Int = 0, fixedCount: Int = 0
  ) {
    self.diagnostics = diagnostics
    self.notes = notes
    self.fileCount = fileCount
    self.suppressedCount = suppressedCount
    self.baselinedCount = baselinedCount
    self.fixedCount = fixedCount
  }

  package func count(_ severity: Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
  }

  /// The number of findings with a fix of any applicability.
  package var fixableCount: Int { diagnostics.reduce(0) { $0 + ($1.fix == nil ? 0 : 1) } }
}
