import Diagnostics
import Markup
import Script

/// Who is called for what: the checks of all rules, sorted by what they want to be called for.
///
/// Immutable and shared by all threads; `NameDispatch` is what each thread makes of it.
package struct Dispatch: Sendable {
  struct Entry<Function: Sendable>: Sendable {
    let rule: Int
    let call: Function
  }

  struct Named<Function: Sendable>: Sendable {
    let names: Check.Names
    let entry: Entry<Function>
  }

  package typealias ElementCheck = @Sendable (Element, FileContext) -> Void
  package typealias AttributeCheck = @Sendable (Attribute, Element, FileContext) -> Void

  /// The rules in order of their ids; an entry's `rule` is an index into them.
  package let rules: [Rule]
  private(set) var elements: [Named<ElementCheck>] = []
  private(set) var attributes: [Named<AttributeCheck>] = []
  private(set) var expressions: [Entry<@Sendable (Mustache, FileContext) -> Void>] = []
  private(set) var syntax: [[Entry<@Sendable (SyntaxIssue, FileContext) -> Void>]]
  private(set) var documents: [Entry<@Sendable (FileContext) -> Void>] = []
  private(set) var scripts: [Entry<@Sendable (ScriptFacts, SourceText, FileContext) -> Void>] = []
  private(set) var projects: [Entry<@Sendable (ProjectContext) -> Void>] = []
  private(set) var suppressions: [Entry<@Sendable (SuppressionUse, SuppressionContext) -> Void>] = []

  /// Rules that are off everywhere are not called. With `timings`, every call is timed; without, nothing is asked.
  package init(rules: [Rule], settings: RuleSettings, timings: Timings? = nil) {
    self.rules = rules
    syntax = Array(repeating: [], count: SyntaxIssue.Kind.allCases.count)
    for (index, rule) in rules.enumerated() where settings.isOnAnywhere(index) {
      for check in rule.checks { add(timings?.timed(check, rule: rule.id) ?? check, rule: index) }
    }
  }

  private mutating func add(_ check: Check, rule: Int) {
    switch check {
    case .elements(let names, let call):
      elements.append(Named(names: names, entry: Entry(rule: rule, call: call)))
    case .attributes(let names, let call):
      attributes.append(Named(names: names, entry: Entry(rule: rule, call: call)))
    case .expressions(let call): expressions.append(Entry(rule: rule, call: call))
    case .syntax(let kinds, let call):
      for kind in kinds { syntax[Int(kind.rawValue)].append(Entry(rule: rule, call: call)) }
    case .document(let call): documents.append(Entry(rule: rule, call: call))
    case .script(let call): scripts.append(Entry(rule: rule, call: call))
    case .suppressions(let call): suppressions.append(Entry(rule: rule, call: call))
    case .project(let call): projects.append(Entry(rule: rule, call: call))
    }
  }
}

/// The checks for each name that one thread has met, found by the name's number.
struct NameDispatch {
  private var elements: [[Dispatch.Entry<Dispatch.ElementCheck>]?] = []
  private var attributes: [[Dispatch.Entry<Dispatch.AttributeCheck>]?] = []

  /// `reader` is asked for the spelling once per name.
  mutating func elementChecks(
    _ name: NameID, _ dispatch: Dispatch, _ reader: MarkupReader
  ) -> [Dispatch.Entry<Dispatch.ElementCheck>] {
    let index = Int(name.rawValue)
    if index < elements.count, let checks = elements[index] { return checks }
    let name = reader.spelling(name)
    let checks = dispatch.elements.compactMap { $0.names.contains(name) ? $0.entry : nil }
    if index >= elements.count { elements += Array(repeating: nil, count: index + 64 - elements.count) }
    elements[index] = checks
    return checks
  }

  mutating func attributeChecks(
    _ name: NameID, _ dispatch: Dispatch, _ reader: MarkupReader
  ) -> [Dispatch.Entry<Dispatch.AttributeCheck>] {
    let index = Int(name.rawValue)
    if index < attributes.count, let checks = attributes[index] { return checks }
    let name = reader.spelling(name)
    let checks = dispatch.attributes.compactMap { $0.names.contains(name) ? $0.entry : nil }
    if index >= attributes.count { attributes += Array(repeating: nil, count: index + 64 - attributes.count) }
    attributes[index] = checks
    return checks
  }
}
