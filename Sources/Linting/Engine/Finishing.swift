import Diagnostics
import MiniProgram

/// What decides which findings are shown.
struct Finishing {
  var dispatch: Dispatch
  var settings: RuleSettings
  var subject: Subject
  var isReported: (String) -> Bool
  var text: (String) -> SourceText?

  /// What was checked, which says which rules could find all that they look for.
  enum Subject {
    /// A program or native sources; `withHost` when both were there.
    case program(withHost: Bool)
    case package

    func checks(_ category: Category) -> Bool {
      switch (self, category) {
      case (.package, _): category == .reactNative
      case (.program(let withHost), .host): withHost
      case (.program, _): category != .reactNative
      }
    }
  }
}

/// Decides which findings are shown: those of rules that are on in their file, in files whose findings are wanted, and that no
/// comment hides. Then the rules about those comments have their say.
func finish(
  _ findings: [Finding], _ suppressions: [(path: String, suppressions: [Suppression])],
  _ finishing: Finishing
) -> LintOutcome {
  var outcome = LintOutcome()
  let rules = finishing.dispatch.rules
  var severities: [String: [Severity?]] = [:]
  func severity(_ finding: Finding) -> Severity? {
    if let known = severities[finding.path] { return known[finding.rule] }
    let found = finishing.settings.severities(for: finding.path)
    severities[finding.path] = found
    return found[finding.rule]
  }

  var hiding = Dictionary(
    suppressions.map { ($0.path, $0.suppressions.map { SuppressionUse($0) }) }, uniquingKeysWith: { $0 + $1 })
  let indexes = hiding.mapValues { SuppressionIndex($0.map(\.suppression)) }
  var suppressed: [Diagnostic] = []
  func add(_ finding: Finding) {
    guard finishing.isReported(finding.path), let severity = severity(finding) else { return }
    let rule = rules[finding.rule]
    if let index = indexes[finding.path]?.first(hiding: rule.id, at: finding.range.start) {
      hiding[finding.path]![index].hiddenCount += 1
      suppressed.append(finding.diagnostic(rule, severity))
    } else {
      outcome.diagnostics.append(finding.diagnostic(rule, severity))
    }
  }
  findings.forEach(add)

  for path in hiding.keys.sorted() {
    guard finishing.isReported(path), let text = finishing.text(path) else { continue }
    let context = SuppressionContext(
      text: text, rules: rules, severities: finishing.settings.severities(for: path),
      subject: finishing.subject)
    for use in hiding[path]! {
      for entry in finishing.dispatch.suppressions {
        context.rule = entry.rule
        entry.call(use, context)
      }
    }
    context.findings.forEach(add)
  }
  outcome.diagnostics.sort(by: Diagnostic.precedes)
  outcome.diagnostics = outcome.diagnostics.uniqued()
  outcome.suppressed = suppressed.sorted(by: Diagnostic.precedes).uniqued()
  return outcome
}

/// A suppression and how many findings it hid.
package struct SuppressionUse: Sendable {
  package let suppression: Suppression
  package var hiddenCount = 0

  init(_ suppression: Suppression) { self.suppression = suppression }
}

/// What a check sees of the rules when it looks at a suppression, and where it reports to.
package final class SuppressionContext: CheckContext {
  /// The file that the comment is in.
  package let text: SourceText
  private let rules: [Rule]
  private let severities: [Severity?]
  private let subject: Finishing.Subject

  init(text: SourceText, rules: [Rule], severities: [Severity?], subject: Finishing.Subject) {
    self.text = text
    self.rules = rules
    self.severities = severities
    self.subject = subject
  }

  /// The ids of all rules.
  package var ruleIDs: [String] { rules.map(\.id) }

  /// Whether a rule of that id exists.
  package func exists(_ id: String) -> Bool { rules.contains { $0.id == id } }

  /// Whether the rule ran in this file. One about native sources ran only when they and a program were both there: what
  /// it does not find then may be found by another run. Those of packages run apart.
  package func ran(_ id: String) -> Bool {
    guard let index = rules.firstIndex(where: { $0.id == id }) else { return false }
    return severities[index] != nil && subject.checks(rules[index].category)
  }

  package func report(_ range: ByteRange, _ message: Message, fix: Fix? = nil) {
    report(Place(path: text.path, range: range), message, fix: fix)
  }

  /// `comment` with its line and line end when nothing else is on the line.
  package func lineOrRange(of comment: ByteRange) -> ByteRange {
    var start = Int(comment.start)
    var end = Int(comment.end)
    let bytes = text.bytes
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    let isLineStart =
      start == text.byteOrderMarkLength || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
    let isLineEnd = end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D
    guard isLineStart, isLineEnd else { return comment }
    if end < bytes.count {
      end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1
    }
    return ByteRange(start, end)
  }

  package func replace(_ range: ByteRange, with text: String) -> Edit {
    Edit(replace: Place(path: self.text.path, range: range), with: text)
  }
}

extension [Diagnostic] {
  /// Sorted diagnostics without repetitions: two users of a file may find the same.
  func uniqued() -> [Diagnostic] {
    var result: [Diagnostic] = []
    result.reserveCapacity(count)
    for diagnostic in self where result.last != diagnostic { result.append(diagnostic) }
    return result
  }
}
