import Diagnostics
import Linting
import Markup
import MiniProgram

/// The same id twice on one page.
package var duplicateID: Rule {
  Rule(
    id: "duplicate-id",
    summary: "a static id twice on one page",
    category: .markup,
    severity: .warning,
    rationale: "A query by the id finds the first element only.",
    examples: [
      .wrong(
        #"<view id="a"/><text id="⟦a⟧"/><view id='⟦a⟧'/>"#, message: #"the id "a" is taken already"#,
        #"the id "a" is taken already"#),
      .right(#"<view id="a"/><view id="b"/><view id="A"/><view id="{{c}}"/><view id="{{c}}"/>"#),
    ],
    checks: [.document(check)])
}

private func check(_ context: FileContext) {
  let ids = context.file.facts.elementIDs
  if ids.count < 2 || context.document.hasUndecidedConditions { return }
  var seen: Set<String> = []
  let repeated = Set(ids.lazy.map(\.id).filter { !seen.insert($0).inserted })
  if repeated.isEmpty { return }
  // The facts have no ids of native views. These have rules of their own.
  for same in Dictionary(grouping: ids.lazy.filter({ repeated.contains($0.id) }), by: \.id).values {
    report(same.compactMap { context.document.innermostNode(around: $0.range)?.element }, context)
  }
}

/// How many of the elements with one id are compared with later ones.
private let comparedElements = 16

private func report(_ elements: [Element], _ context: FileContext) {
  var earlier: [(element: Element, placement: Placement)] = []
  for element in elements {
    let placement = Placement(of: element)
    let other = earlier.first { other in
      other.placement.template == placement.template && !other.placement.excludes(placement)
        && !areOpposite(other.element, element, context)
    }
    if let other, let value = element.attribute(.id)?.staticValue,
      let first = other.element.attribute(.id)?.staticValue
    {
      context.report(
        value, .idTaken(context.excerpt(value)),
        related: [RelatedPlace("also here", at: context.place(first))])
    }
    if earlier.count < comparedElements { earlier.append((element, placement)) }
  }
}

/// Whether at most one of the conditions around the two is true.
private func areOpposite(_ a: Element, _ b: Element, _ context: FileContext) -> Bool {
  let others = conditions(around: b, context)
  if others.isEmpty { return false }
  return conditions(around: a, context).contains { one in others.contains { exclude(one, $0) } }
}

/// The `a:if` conditions of the element and those around it, parsed.
private func conditions(around element: Element, _ context: FileContext) -> [Expression] {
  ([element] + Array(element.ancestors)).compactMap { element in
    guard let mustache = element.attribute(.if)?.wholeMustache else { return nil }
    return context.expression(mustache).root?
      .unwrapped
  }
}

/// Whether the two are `b` and `!b`, or compare one value with two literals.
private func exclude(_ a: Expression, _ b: Expression) -> Bool {
  if negated(a) == b.text || negated(b) == a.text { return true }
  guard let a = comparison(a), let b = comparison(b), a.subject == b.subject else { return false }
  return a.isEqual && b.isEqual ? a.literal != b.literal : a.isEqual != b.isEqual && a.literal == b.literal
}

/// The text of `b` in `!b` and `!(b)`.
private func negated(_ expression: Expression) -> String? {
  expression.operator == .not ? expression.firstChild?.unwrapped.text : nil
}

private struct Comparison {
  let subject: String
  let literal: String
  let isEqual: Bool
}

/// The comparison that an expression is: `a === 1`, `a !== 'x'` and the like.
private func comparison(_ expression: Expression) -> Comparison? {
  guard let left = expression.firstChild, let right = expression.lastChild, right.constantType != nil
  else { return nil }
  let literal = right.stringValueRange.map { _ in String(right.text.dropFirst().dropLast()) } ?? right.text
  switch expression.operator {
  case .equal, .identical: return Comparison(subject: left.text, literal: literal, isEqual: true)
  case .notEqual, .notIdentical: return Comparison(subject: left.text, literal: literal, isEqual: false)
  default: return nil
  }
}

extension Message {
  fileprivate static func idTaken(_ id: String) -> Message {
    Message("the id \"\(id)\" is taken already", help: "choose another id")
  }
}
