import Diagnostics
import Markup
import Script

/// Who is called for what: the checks of all rules, sorted by what they want to be called for.
///
/// Immutable and shared by all threads; `NameDispatch` is what each thread makes of it.
package struct Dispatch: Sendable {
  // The checks of the walk are called a hundred times per file: as fields of types that are not generic, functions
  // are called without a thunk and without counting references.
  struct ElementCheck: Sendable {
    let rule: Int
    let names: Check.Names
    let call: @Sendable (Element, FileContext) -> Void
  }

  struct AttributeCheck: Sendable {
    let rule: Int
    let names: Check.Names
    let elements: Check.Names
    let call: @Sendable (Attribute, Element, FileContext) -> Void
  }

  struct ExpressionCheck: Sendable {
    let rule: Int
    let call: @Sendable (Mustache, FileContext) -> Void
  }

  struct Entry<Function: Sendable>: Sendable {
    let rule: Int
    let call: Function
  }

  /// The rules in order of their ids; an entry's `rule` is an index into them.
  package let rules: [Rule]
  private(set) var elements: [ElementCheck] = []
  private(set) var attributes: [AttributeCheck] = []
  private(set) var expressions: [ExpressionCheck] = []
  private(set) var syntax: [[Entry<@Sendable (SyntaxIssue, FileContext) -> Void>]]
  private(set) var documents: [Entry<@Sendable (FileContext) -> Void>] = []
  private(set) var scripts: [Entry<@Sendable (ScriptFacts, SourceText, FileContext) -> Void>] = []
  private(set) var projects: [Entry<@Sendable (ProjectContext) -> Void>] = []
  private(set) var hosts: [Entry<@Sendable (HostContext) -> Void>] = []
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
      elements.append(ElementCheck(rule: rule, names: names, call: call))
    case .attributes(let names, let elements, let call):
      attributes.append(AttributeCheck(rule: rule, names: names, elements: elements, call: call))
    case .expressions(let call): expressions.append(ExpressionCheck(rule: rule, call: call))
    case .syntax(let kinds, let call):
      for kind in kinds { syntax[Int(kind.rawValue)].append(Entry(rule: rule, call: call)) }
    case .document(let call): documents.append(Entry(rule: rule, call: call))
    case .script(let call): scripts.append(Entry(rule: rule, call: call))
    case .suppressions(let call): suppressions.append(Entry(rule: rule, call: call))
    case .project(let call): projects.append(Entry(rule: rule, call: call))
    case .host(let call): hosts.append(Entry(rule: rule, call: call))
    }
  }
}

/// The checks for each name that one thread has met, found by the name's number.
struct NameDispatch {
  struct ElementChecks {
    let checks: [Dispatch.ElementCheck]
    /// Which table of attribute checks is the element's.
    let attributeTable: Int
  }

  private let dispatch: Dispatch
  private let reader: MarkupReader
  private var elements: [ElementChecks?] = []
  /// Elements whose attributes the same checks are for share a table.
  private var attributeTables: [AttributeTable] = []

  private struct AttributeTable {
    /// Indices into the attribute checks of the dispatch.
    let candidates: [Int]
    var checks: [[Dispatch.AttributeCheck]?] = []
  }

  /// `reader` is asked for the spelling once per name.
  init(_ dispatch: Dispatch, _ reader: MarkupReader) {
    self.dispatch = dispatch
    self.reader = reader
  }

  mutating func elementChecks(_ name: NameID) -> ElementChecks {
    let index = Int(name.rawValue)
    if index < elements.count, let checks = elements[index] { return checks }
    let spelling = reader.spelling(name)
    let checks = ElementChecks(
      checks: dispatch.elements.filter { $0.names.contains(spelling) },
      attributeTable: attributeTable(ofElement: spelling))
    if index >= elements.count { elements += Array(repeating: nil, count: index + 64 - elements.count) }
    elements[index] = checks
    return checks
  }

  private mutating func attributeTable(ofElement name: String) -> Int {
    let candidates = dispatch.attributes.indices.filter { dispatch.attributes[$0].elements.contains(name) }
    if let known = attributeTables.firstIndex(where: { $0.candidates == candidates }) { return known }
    attributeTables.append(AttributeTable(candidates: candidates))
    return attributeTables.count - 1
  }

  mutating func attributeChecks(_ name: NameID, in table: Int) -> [Dispatch.AttributeCheck] {
    let index = Int(name.rawValue)
    if index < attributeTables[table].checks.count, let checks = attributeTables[table].checks[index] {
      return checks
    }
    let spelling = reader.spelling(name)
    let checks = attributeTables[table].candidates.map { dispatch.attributes[$0] }
      .filter { $0.names.contains(spelling) }
    let missing = index + 1 - attributeTables[table].checks.count
    if missing > 0 { attributeTables[table].checks += Array(repeating: nil, count: missing + 63) }
    attributeTables[table].checks[index] = checks
    return checks
  }
}
