import Diagnostics
import MiniProgram

/// What decides which findings are shown.
struct FindingFilter {
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

/// What becomes of a finding.
private enum Fate { case shown, suppressed, unreached }

/// Decides which findings are shown. The rule must be on in the file, findings in the file must be wanted, and no comment
/// hides the finding. Its fix is offered where it can be made. Then the rules about those comments are called.
func finish(
  _ findings: FindingList, _ suppressions: [(path: String, suppressions: [Suppression])],
  _ finishing: FindingFilter
) -> LintOutcome {
  var outcome = LintOutcome()
  let rules = finishing.dispatch.rules
  var severities: [String: [Severity?]] = [:]
  func severity(of rule: Int, in path: String, own: Severity?) -> Severity? {
    let known = severities[path] ?? finishing.settings.severities(for: path)
    severities[path] = known
    guard let own, finishing.settings.isBuiltIn(rule, for: path) else { return known[rule] }
    return own
  }

  var hiding = Dictionary(
    suppressions.map { ($0.path, $0.suppressions.map { SuppressionUse($0) }) }, uniquingKeysWith: { $0 + $1 })
  func category(of id: String) -> String? { rules.first { $0.id == id }?.category.rawValue }
  let indexes = hiding.mapValues { SuppressionIndex($0.map(\.suppression), category: category) }
  /// The first comment that hides a finding, or else all that are gathered with it: its file, and its index there.
  func suppression(at place: Place, _ commonFinding: CommonFinding?, _ rule: Rule) -> (
    path: String, index: Int
  )? {
    let places = [place, commonFinding?.place]
    for case let place? in places {
      let index = indexes[place.path]?.first(
        hiding: rule.id, of: rule.category.rawValue, at: place.range.start)
      if let index { return (place.path, index) }
    }
    return nil
  }
  /// What becomes of a finding, and counts it for the comment that hides it. Nil where a comment hides it and nothing uses its template.
  func fate(at place: Place, _ commonFinding: CommonFinding?, _ rule: Rule) -> Fate? {
    let isUnreached =
      !rule.reportsUnreached && finishing.isUnreached?(place.path, place.range.start) ?? false
    guard let (path, index) = suppression(at: place, commonFinding, rule) else {
      return isUnreached ? .unreached : .shown
    }
    hiding[path]![index].hiddenCount += 1
    return isUnreached ? nil : .suppressed
  }

  let named = NamedAttributes(in: findings, rules) { severity(of: $0, in: $1, own: $2) != nil }
  var suppressed: [Diagnostic] = []
  func add(_ finding: Finding) {
    let rule = rules[finding.rule]
    guard finishing.isReported(finding.path), !named.contains(finding.attribute, finding.path, rule),
      let severity = severity(of: finding.rule, in: finding.path, own: finding.severity)
    else { return }
    var finding = finding
    if let fix = finding.fix, let path = fix.path, let withheld = finishing.withheldFixes[path],
      withheld.contains(fix, of: finding.range, by: rule.category)
    {
      finding.fix = nil
    }
    switch fate(at: Place(path: finding.path, range: finding.range), finding.commonFinding, rule) {
    case .shown: outcome.diagnostics.append(finding.diagnostic(rule, severity))
    case .suppressed: suppressed.append(finding.diagnostic(rule, severity))
    case .unreached: outcome.unreached.append(finding.diagnostic(rule, severity))
    case nil: break
    }
  }
  var unkept: [Fate: UnkeptCounts] = [:]
  func count(_ outlined: OutlinedFindings) {
    let rule = rules[outlined.rule]
    outlined.forEach { range, attribute, own, commonFinding in
      let place = Place(path: outlined.path, range: range)
      guard !named.contains(attribute, outlined.path, rule),
        let severity = severity(of: outlined.rule, in: outlined.path, own: own),
        let fate = fate(at: place, commonFinding, rule)
      else { return }
      unkept[fate, default: UnkeptCounts()].add(rule.id, severity, place)
    }
  }
  func add(_ findings: FindingList) {
    findings.kept.forEach(add)
    for outlined in findings.others where finishing.isReported(outlined.path) { count(outlined) }
  }
  add(findings)

  for path in hiding.keys.sorted() {
    guard finishing.isReported(path), let text = finishing.text(path) else { continue }
    let context = SuppressionContext(
      text: text, rules: rules, severities: finishing.settings.severities(for: path),
      subject: finishing.subject, findingLimit: finishing.dispatch.findingLimit)
    for use in hiding[path]! where use.suppression.kind != .regionEnd {
      for entry in finishing.dispatch.suppressions {
        context.rule = entry.rule
        entry.call(use, context)
      }
    }
    add(context.findings)
  }
  outcome.unkept = unkept[.shown]?.all ?? []
  outcome.unkeptSuppressed = unkept[.suppressed]?.all ?? []
  outcome.unkeptUnreached = unkept[.unreached]?.all ?? []
  outcome.diagnostics.sortByPlace()
  outcome.diagnostics = outcome.diagnostics.withoutEqualNeighbours()
  outcome.keepFindings(finishing.dispatch.findingLimit)
  outcome.unreached = outcome.unreached.sortedByPlace().withoutEqualNeighbours()
  outcome.suppressed = suppressed.sortedByPlace().withoutEqualNeighbours()
  return outcome
}

/// The names of attributes that findings mark to which others yield.
private struct NamedAttributes {
  private var rules: [Place: [String]] = [:]

  init(
    in findings: FindingList, _ all: [Rule],
    where isOn: (_ rule: Int, _ path: String, _ severity: Severity?) -> Bool
  ) {
    guard findings.kept.contains(where: { $0.attribute != nil }) else { return }
    let names = Set(all.flatMap(\.yieldsTo))
    for finding in findings.kept
    where names.contains(all[finding.rule].id) && isOn(finding.rule, finding.path, finding.severity) {
      rules[Place(path: finding.path, range: finding.range), default: []].append(all[finding.rule].id)
    }
    for outlined in findings.others where names.contains(all[outlined.rule].id) {
      outlined.forEach { range, _, severity, _ in
        guard isOn(outlined.rule, outlined.path, severity) else { return }
        rules[Place(path: outlined.path, range: range), default: []].append(all[outlined.rule].id)
      }
    }
  }

  func contains(_ attribute: ByteRange?, _ path: String, _ rule: Rule) -> Bool {
    guard let attribute, !rules.isEmpty else { return false }
    return rules[Place(path: path, range: attribute)]?.contains(where: rule.yieldsTo.contains) ?? false
  }
}

extension [Diagnostic] {
  /// Sorted diagnostics without repetitions: two users of a file may find the same.
  func withoutEqualNeighbours() -> [Diagnostic] {
    if !indices.dropFirst().contains(where: { self[$0] == self[$0 - 1] }) { return self }
    var result: [Diagnostic] = []
    result.reserveCapacity(count)
    for diagnostic in self where result.last != diagnostic { result.append(diagnostic) }
    return result
  }
}
