import Diagnostics
import Markup
import Script

/// The checks of all rules, sorted by what they want to be called for.
///
/// Immutable and shared by all threads; `NameDispatch` is what each thread makes of it.
package struct Dispatch: Sendable {
  // The checks of the walk are called a hundred times per file. As fields of types that are not generic, functions are
  // called without a thunk and without counting references. Generic entries in arrays, which counted references to the
  // program and its files as well, took 1.26 instead of 1.13 thousand million instructions for 2,000 pages.
  struct ElementCheck: Sendable {
    let rule: Int
    let call: @Sendable (Element, FileContext) -> Void
  }

  struct AttributeCheck: Sendable {
    let rule: Int
    let call: @Sendable (Attribute, Element, FileContext) -> Void
  }

  struct AttributeEntry: Sendable {
    let names: Check.Names
    let elements: Check.Names
    let pairs: (@Sendable (_ attribute: String, _ tag: String, Dialect) -> Bool)?
    let values: Check.Values
    let check: AttributeCheck
  }

  struct ExpressionCheck: Sendable {
    let rule: Int
    let call: @Sendable (Mustache, FileContext) -> Void
  }

  struct DocumentCheck: Sendable {
    let rule: Int
    let call: @Sendable (FileContext) -> Void
  }

  struct Entry<Function: Sendable>: Sendable {
    let rule: Int
    let call: Function
  }

  /// The rules in order of their ids. The `rule` of a check is an index into them.
  package let rules: [Rule]
  /// What is in force in each file.
  package let settings: RuleSettings
  /// How many findings of a rule in a file are kept.
  let findingLimit: Int
  /// The tags that rules were told to look at and no language has.
  private(set) var soughtTags: [SoughtTag] = []
  /// Whether a configuration defines some of the rules that are on.
  private(set) var hasCustomRules = false
  private(set) var elements: [(names: Check.Names, check: ElementCheck)] = []
  private(set) var attributes: [AttributeEntry] = []
  private(set) var expressions: [ExpressionCheck] = []
  private(set) var syntax: [[Entry<@Sendable (SyntaxIssue, FileContext) -> Void>]]
  private(set) var documents: [DocumentCheck] = []
  private(set) var scripts: [Entry<@Sendable (ScriptFacts, SourceText, FileContext) -> Void>] = []
  private(set) var projects: [Entry<@Sendable (ProjectContext) -> Void>] = []
  private(set) var hosts: [Entry<@Sendable (HostContext) -> Void>] = []
  private(set) var packages: [Entry<@Sendable (PackageContext) -> Void>] = []
  private(set) var suppressions: [Entry<@Sendable (SuppressionUse, SuppressionContext) -> Void>] = []

  /// Sorts the checks of the rules that are on somewhere. With `timings`, every call is timed.
  package init(
    rules: [Rule], settings: RuleSettings, timings: Timings? = nil, findingLimit: Int = FindingLimit.usual
  ) {
    self.rules = rules
    self.settings = settings
    self.findingLimit = findingLimit
    syntax = Array(repeating: [], count: SyntaxIssue.Kind.allCases.count)
    for index in rules.indices where settings.isOnAnywhere(index) {
      if let custom = rules[index].custom {
        hasCustomRules = true
        soughtTags += custom.soughtTags
      }
      if !rules[index].options.isEmpty { soughtTags += settings.soughtTags(ofRule: index, rules[index]) }
      for check in rules[index].checks {
        add(timings?.timed(check, rule: rules[index].id) ?? check, rule: index)
      }
    }
  }

  private mutating func add(_ check: Check, rule: Int) {
    switch check {
    case .elements(let names, let call):
      elements.append((names, ElementCheck(rule: rule, call: call)))
    case .attributes(let names, let elements, let pairs, let values, let call):
      attributes.append(
        AttributeEntry(
          names: names, elements: elements, pairs: pairs, values: values,
          check: AttributeCheck(rule: rule, call: call)))
    case .expressions(let call): expressions.append(ExpressionCheck(rule: rule, call: call))
    case .syntax(let kinds, let call):
      for kind in kinds { syntax[Int(kind.rawValue)].append(Entry(rule: rule, call: call)) }
    case .document(let call): documents.append(DocumentCheck(rule: rule, call: call))
    case .script(let call): scripts.append(Entry(rule: rule, call: call))
    case .suppressions(let call): suppressions.append(Entry(rule: rule, call: call))
    case .project(let call): projects.append(Entry(rule: rule, call: call))
    case .host(let call): hosts.append(Entry(rule: rule, call: call))
    case .package(let call): packages.append(Entry(rule: rule, call: call))
    }
  }
}

extension Dispatch {
  /// The checks of the walk that are called for files of one dialect.
  func limited(to dialect: Dialect) -> Dispatch {
    func speaks(_ rule: Int) -> Bool { rules[rule].dialects.contains(dialect) }
    var limited = self
    limited.elements.removeAll { !speaks($0.check.rule) }
    limited.attributes.removeAll { !speaks($0.check.rule) }
    limited.expressions.removeAll { !speaks($0.rule) }
    for kind in syntax.indices { limited.syntax[kind].removeAll { !speaks($0.rule) } }
    limited.documents.removeAll { !speaks($0.rule) }
    limited.scripts.removeAll { !speaks($0.rule) }
    return limited
  }
}

/// The checks for each name that one thread has met in files of one dialect, found by the name's number.
///
/// They are in plain memory of the thread's own: two threads that count references to one array for each attribute
/// wait for each other, and the second one adds a third to the CPU time.
final class NameDispatch {
  // Functions are called where they lie: to take one out of its list would count references to what it captures, which is
  // nothing, twice for each of a hundred calls per file.
  struct ElementCall: ~Copyable {
    private let check: Dispatch.ElementCheck

    init(_ check: Dispatch.ElementCheck) { self.check = check }

    borrowing func callAsFunction(_ element: Element, _ context: FileContext) {
      context.rule = check.rule
      check.call(element, context)
    }
  }

  struct AttributeCall: ~Copyable {
    private let check: Dispatch.AttributeCheck

    init(_ check: Dispatch.AttributeCheck) { self.check = check }

    borrowing func callAsFunction(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
      context.rule = check.rule
      check.call(attribute, element, context)
    }
  }

  struct ExpressionCall: ~Copyable {
    private let check: Dispatch.ExpressionCheck

    init(_ check: Dispatch.ExpressionCheck) { self.check = check }

    borrowing func callAsFunction(_ mustache: Mustache, _ context: FileContext) {
      context.rule = check.rule
      check.call(mustache, context)
    }
  }

  struct DocumentCall: ~Copyable {
    private let check: Dispatch.DocumentCheck

    init(_ check: Dispatch.DocumentCheck) { self.check = check }

    borrowing func callAsFunction(_ context: FileContext) {
      context.rule = check.rule
      check.call(context)
    }
  }

  struct ElementChecks {
    let checks: UnsafeBufferPointer<ElementCall>
    /// Which table of attribute checks is the element's.
    let attributeTable: Int
  }

  private struct AttributeTable {
    let tag: String
    /// Which list of candidates is the element's.
    let candidates: Int
    /// Of each name two entries, for values without and with mustaches: a place in `attributeLists` plus one, or 0 where it is not
    /// known yet. A few bytes for a name: what a walk looks at of all tables stays in the processor's cache.
    var lists: [UInt16] = []
  }

  /// The attribute checks that look at some elements, as indices into those of the dispatch.
  private struct Candidates {
    let all: [Int]
    /// Those for the attributes of a name, by the name's number; nil where they are not known yet.
    var named: [[Int]?] = []
  }

  let expressions: UnsafeBufferPointer<ExpressionCall>
  let documents: UnsafeBufferPointer<DocumentCall>
  private let dispatch: Dispatch
  private let dialect: Dialect
  private let reader: MarkupReader
  private var elements: [ElementChecks?] = []
  private var attributeTables: [AttributeTable] = []
  /// Each list of attribute checks once, with the indices of its checks in the dispatch.
  private var attributeLists: [(indices: [Int], checks: UnsafeBufferPointer<AttributeCall>)] = []
  /// Elements share them if the same checks look at their attributes.
  private var candidates: [Candidates] = []

  /// Makes tables for the names in files of `dialect`. `reader` gives the spelling once per name.
  init(_ dispatch: Dispatch, _ dialect: Dialect, _ reader: MarkupReader) {
    self.dispatch = dispatch
    self.dialect = dialect
    self.reader = reader
    expressions = NameDispatch.plain(dispatch.expressions, ExpressionCall.init)
    documents = NameDispatch.plain(dispatch.documents, DocumentCall.init)
  }

  deinit {
    NameDispatch.free(expressions)
    NameDispatch.free(documents)
    for case let found? in elements { NameDispatch.free(found.checks) }
    for list in attributeLists { NameDispatch.free(list.checks) }
  }

  func elementChecks(_ name: NameID) -> ElementChecks {
    let index = Int(name.rawValue)
    if index < elements.count, let checks = elements[index] { return checks }
    let spelling = reader.spelling(name)
    let checks = ElementChecks(
      checks: NameDispatch.plain(
        dispatch.elements.filter { $0.names.contains(spelling, in: dialect) }.map(\.check), ElementCall.init),
      attributeTable: attributeTable(ofElement: spelling))
    if index >= elements.count { elements += Array(repeating: nil, count: index + 64 - elements.count) }
    elements[index] = checks
    return checks
  }

  private func attributeTable(ofElement name: String) -> Int {
    let all = dispatch.attributes.indices.filter {
      dispatch.attributes[$0].elements.contains(name, in: dialect)
    }
    let list = candidates.firstIndex { $0.all == all } ?? candidates.count
    if list == candidates.count { candidates.append(Candidates(all: all)) }
    attributeTables.append(AttributeTable(tag: name, candidates: list))
    return attributeTables.count - 1
  }

  func attributeChecks(
    _ name: NameID, in table: Int, hasMustache: Bool
  ) -> UnsafeBufferPointer<AttributeCall> {
    let index = Int(name.rawValue) * 2 + (hasMustache ? 1 : 0)
    if index < attributeTables[table].lists.count, case let list = attributeTables[table].lists[index],
      list > 0
    {
      return attributeLists[Int(list) - 1].checks
    }
    let missing = index + 1 - attributeTables[table].lists.count
    if missing > 0 { attributeTables[table].lists += Array(repeating: 0, count: missing + 63) }
    let list = attributeList(name, in: table, hasMustache: hasMustache)
    // Beyond what two bytes can number, a list is made anew each time, and found.
    attributeTables[table].lists[index] = UInt16(exactly: list + 1) ?? 0
    return attributeLists[list].checks
  }

  private func attributeList(_ name: NameID, in table: Int, hasMustache: Bool) -> Int {
    let (list, tag) = (attributeTables[table].candidates, attributeTables[table].tag)
    let spelling = reader.spelling(name)
    let number = Int(name.rawValue)
    let missing = number + 1 - candidates[list].named.count
    if missing > 0 { candidates[list].named += Array(repeating: nil, count: missing + 63) }
    let named =
      candidates[list].named[number]
      ?? (BuildMark.isMark(spelling)
        ? [] : candidates[list].all.filter { dispatch.attributes[$0].names.contains(spelling, in: dialect) })
    candidates[list].named[number] = named
    let found = named.filter {
      let entry = dispatch.attributes[$0]
      return entry.values.contain(hasMustache: hasMustache) && entry.pairs?(spelling, tag, dialect) ?? true
    }
    if let known = attributeLists.firstIndex(where: { $0.indices == found }) { return known }
    attributeLists.append(
      (found, NameDispatch.plain(found.map { dispatch.attributes[$0].check }, AttributeCall.init)))
    return attributeLists.count - 1
  }

  private static func plain<Check, Call: ~Copyable>(
    _ checks: [Check], _ call: (Check) -> Call
  ) -> UnsafeBufferPointer<Call> {
    let memory = UnsafeMutableBufferPointer<Call>.allocate(capacity: checks.count)
    for (index, check) in checks.enumerated() { memory.initializeElement(at: index, to: call(check)) }
    return UnsafeBufferPointer(memory)
  }

  private static func free<Call: ~Copyable>(_ calls: UnsafeBufferPointer<Call>) {
    UnsafeMutableBufferPointer(mutating: calls).deinitialize()
    calls.deallocate()
  }
}
