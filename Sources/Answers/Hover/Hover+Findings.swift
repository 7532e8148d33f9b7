import Diagnostics

extension Hover {
  /// Why the rules of some findings at a place report; nil without a rule.
  ///
  /// - Parameters:
  ///   - reason: why the rule with an id reports; nil for what no rule finds, such as a mistake in a configuration.
  package init?(
    of findings: some Sequence<Diagnostic>, in language: Language, reason: (String) -> String?
  ) {
    var text = RichText(language)
    var range: ByteRange?
    var seen: Set<String> = []
    for finding in findings where seen.insert(finding.rule).inserted {
      guard let reason = reason(finding.rule) else { continue }
      // Of findings in each other, the innermost is meant.
      if range.map({ finding.place.range.count < $0.count }) ?? true { range = finding.place.range }
      text.paragraph()
      text.bold(finding.rule)
      text.text(en: ": ", zh: "：")
      text.prose(reason)
    }
    guard let range else { return nil }
    self.init(text, range)
  }

  /// The two one after the other; of the second the range.
  package func followed(by other: Hover?) -> Hover {
    guard let other else { return self }
    var text = text
    text.rule()
    text.append(other.text)
    return Hover(text, other.range)
  }
}
