import Diagnostics

/// Where a check reports to. What it sees besides is in the context of its kind; one thread uses a context.
package class CheckContext {
  /// The rule that is being called, as an index into the rules of the dispatch.
  final var rule = 0
  final private(set) var findings: [Finding] = []
  final private var sharedValues: [ObjectIdentifier: Any] = [:]

  init() {}

  /// A value that several checks need, made by the first of them; one for each type.
  package final func shared<Value>(_ make: @autoclosure () -> Value) -> Value {
    if let known = sharedValues[ObjectIdentifier(Value.self)] as? Value { return known }
    let value = make()
    sharedValues[ObjectIdentifier(Value.self)] = value
    return value
  }

  /// Reports a finding in any file that the check may look at.
  package final func report(
    _ place: Place, _ message: Message, related: [RelatedPlace] = [], fix: Fix? = nil
  ) {
    findings.append(
      Finding(rule: rule, path: place.path, range: place.range, message: message, related: related, fix: fix))
  }
}
