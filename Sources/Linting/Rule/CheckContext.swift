import Diagnostics

/// What a check reports to. What it sees is in the context of its kind. Only one thread uses a context.
package class CheckContext {
  /// The rule that is being called, as an index into the rules of the dispatch.
  final var rule = 0
  final private var reported: FindingList
  /// There are few: a dictionary takes longer to look one up.
  final private var sharedValues: [(type: ObjectIdentifier, value: Any)] = []
  final private var spelling: [RuleInFile: SpellingBudget] = [:]

  /// Makes a context that keeps so many findings of a rule in a file.
  init(findingLimit: Int) { reported = FindingList(limit: findingLimit) }

  /// What is to be said once of the program, in no place of it.
  final private(set) var notes: [LocalizedText] = []

  /// Says something once of the program, beside the findings.
  package final func note(_ note: LocalizedText) { notes.append(note) }

  /// What was reported.
  final var findings: FindingList {
    reported.trim()
    return reported
  }

  /// A value that several checks need, made by the first of them; one for each type.
  package final func shared<Value>(_ make: @autoclosure () -> Value) -> Value {
    let type = ObjectIdentifier(Value.self)
    // An optional of `Value` would be looked up among the types of the program at each call.
    for known in sharedValues where known.type == type { return known.value as! Value }
    let value = make()
    sharedValues.append((type, value))
    return value
  }

  /// The one of `candidates` that is most likely meant by `name`, for what the rule reports in the file at `path`.
  package final func nearest(
    to name: String, in candidates: some Sequence<String>, for path: String, _ closeness: Closeness = .usual
  ) -> NearName? {
    spelling[RuleInFile(rule: rule, path: path), default: SpellingBudget()]
      .nearest(to: name, in: candidates, closeness)
  }

  /// Whether what the rule reports in the file at `path` may still be compared with names that take `cost`; where others have
  /// asked the same, the answer is the same.
  package final func mayCompare(_ cost: Int, for path: String) -> Bool {
    spelling[RuleInFile(rule: rule, path: path), default: SpellingBudget()].spend(cost)
  }

  /// The name of `nearest`.
  package final func nearestName(
    to name: String, in candidates: some Sequence<String>, for path: String, _ closeness: Closeness = .usual
  ) -> String? {
    nearest(to: name, in: candidates, for: path, closeness)?.name
  }

  /// Reports a finding in any file that the check may look at. `severity` is the one without configuration, where it is not
  /// the rule's; `commonFinding` is what is reported in place of many such findings. Nothing is, where a rule of `Rule.yieldsTo`
  /// reports the name of the `attribute`.
  package final func report(
    _ place: Place, _ message: Message, severity: Severity? = nil, related: [RelatedPlace] = [],
    fix: Fix? = nil, attribute: ByteRange? = nil, commonFinding: CommonFinding? = nil
  ) {
    reported.append(
      Finding(
        rule: rule, path: place.path, range: place.range, message: message, severity: severity,
        related: related, fix: fix, attribute: attribute, commonFinding: commonFinding))
  }
}
