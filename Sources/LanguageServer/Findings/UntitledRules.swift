import Diagnostics
import Linting
import Rules

/// Which rules apply to a document that is not saved: those that need nothing but its text.
enum UntitledRules {
  private static let ids: Set<String> = Set(
    allRules.filter { $0.category == .syntax || $0.category == .markup || $0.category == .meta }.map(\.id))

  static func judge(_ finding: Diagnostic) -> Bool { ids.contains(finding.rule) }
}
