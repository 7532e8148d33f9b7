import Diagnostics
import MiniProgram

/// What decides which findings are shown.
struct Finishing {
  var dispatch: Dispatch
  var settings: RuleSettings
  var subject: LintSubject
  var isReported: (String) -> Bool
  /// By the path of the file that they would change.
  var withheldFixes: [String: WithheldFixes] = [:]
  /// Whether findings at an offset of a file are not shown, because nothing uses the template there.
  var isUnreached: ((_ path: String, _ offset: UInt32) -> Bool)?
  var text: (String) -> SourceText?
}

/// Decides which findings are shown. The rule must be on in the file, findings in the file must be wanted, and no comment
/// hides the finding. Its fix is offered where it can be made. Then the rules about those comments are called.
func finish(
  _ findings: [Finding], _ suppressions: [(path: String, suppressions: [Suppression])],
  _ finishing: Finishing
) -> LintOutcome {
  var outcome = LintOutcome()
  let rules = finishing.dispatch.rules
  var severities: [String: [Severity?]] = [:]
  func severity(_ finding: Finding) -> Severity? {
    let known = severities[finding.path] ?? finishing.settings.severities(for: finding.path)
    severities[finding.path] = known
    guard let own = finding.severity, finishing.settings.isBuiltIn(finding.rule, for: finding.path) else {
      return known[finding.rule]
    }
    return own
  }

  var hiding = Dictionary(
    suppressions.map { ($0.path, $0.suppressions.map { SuppressionUse($0) }) }, uniquingKeysWith: { $0 + $1 })
  func category(of id: String) -> String? { rules.first { $0.id == id }?.category.rawValue }
  let indexes = hiding.mapValues { SuppressionIndex($0.map(\.suppression), category: category) }
  /// The first comment that hides a finding, or else all that are gathered with it: its file, and its index there.
  func suppression(of finding: Finding, _ rule: Rule) -> (path: String, index: Int)? {
    let places = [Place(path: finding.path, range: finding.range), finding.gathering?.place]
    for case let place? in places {
      let index = indexes[place.path]?.first(
        hiding: rule.id, of: rule.category.rawValue, at: place.range.start)
      if let index { return (place.path, index) }
    }
    return nil
  }
  var suppressed: [Diagnostic] = []
  func add(_ finding: Finding) {
    guard finishing.isReported(finding.path), let severity = severity(finding) else { return }
    let rule = rules[finding.rule]
    var finding = finding
    if let fix = finding.fix, let path = fix.path, let withheld = finishing.withheldFixes[path],
      withheld.contains(fix, of: finding.range, by: rule.category)
    {
      finding.fix = nil
    }
    let isUnreached =
      !rule.reportsUnreached
      && finishing.isUnreached?(finding.path, finding.range.start) ?? false
    if let (path, index) = suppression(of: finding, rule) {
      hiding[path]![index].hiddenCount += 1
      if !isUnreached { suppressed.append(finding.diagnostic(rule, severity)) }
    } else if isUnreached {
      outcome.unreached.append(finding.diagnostic(rule, severity))
    } else {
      outcome.diagnostics.append(finding.diagnostic(rule, severity))
    }
  }
  let named = NamedAttributes(in: findings, rules) { severity($0) != nil }
  for finding in findings where !named.contains(attributeOf: finding, rules[finding.rule]) { add(finding) }

  for path in hiding.keys.sorted() {
    guard finishing.isReported(path), let text = finishing.text(path) else { continue }
    let context = SuppressionContext(
      text: text, rules: rules, severities: finishing.settings.severities(for: path),
      subject: finishing.subject)
    for use in hiding[path]! where use.suppression.kind != .regionEnd {
      for entry in finishing.dispatch.suppressions {
        context.rule = entry.rule
        entry.call(use, context)
      }
    }
    context.findings.forEach(add)
  }
  outcome.diagnostics.sort(by: Diagnostic.precedes)
  outcome.diagnostics = outcome.diagnostics.uniqued()
  outcome.unreached = outcome.unreached.sorted(by: Diagnostic.precedes).uniqued()
  outcome.suppressed = suppressed.sorted(by: Diagnostic.precedes).uniqued()
  return outcome
}

/// The names of attributes that findings mark to which others yield.
private struct NamedAttributes {
  private var rules: [Place: [String]] = [:]

  init(in findings: [Finding], _ all: [Rule], where isOn: (Finding) -> Bool) {
    guard findings.contains(where: { $0.attribute != nil }) else { return }
    let names = Set(all.flatMap(\.yieldsTo))
    for finding in findings where names.contains(all[finding.rule].id) && isOn(finding) {
      rules[Place(path: finding.path, range: finding.range), default: []].append(all[finding.rule].id)
    }
  }

  func contains(attributeOf finding: Finding, _ rule: Rule) -> Bool {
    guard let attribute = finding.attribute, !rules.isEmpty else { return false }
    return rules[Place(path: finding.path, range: attribute)]?.contains(where: rule.yieldsTo.contains)
      ?? false
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
