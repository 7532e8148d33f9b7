import Diagnostics

/// A finding as a rule reports it: the engine knows which rule is speaking and adds the rest.
struct Finding: Sendable {
  var rule: Int
  var path: String
  var range: ByteRange
  var message: Message
  /// The severity without configuration, where it is not the rule's.
  var severity: Severity?
  var related: [RelatedPlace]
  var fix: Fix?
  /// The name of the attribute that it is about, where a finding there of a rule that goes before says enough.
  var attribute: ByteRange?
  /// What is reported in place of this finding and others like it, where enough of them are.
  var commonFinding: CommonFinding?
}

extension Finding {
  func diagnostic(_ rule: Rule, _ severity: Severity) -> Diagnostic {
    Diagnostic(
      rule: rule.id, category: rule.category.rawValue, severity: severity, message: message.text,
      help: message.help, helpItems: message.helpItems, place: Place(path: path, range: range),
      related: related, fix: fix,
      commonFinding: commonFinding)
  }
}
