import Diagnostics
import Markup

/// Which elements of a document have the id of another one, with which they may be rendered.
enum RepeatedIDs {
  static func all(of ids: [ElementID], in document: Document) -> [RepeatedID] {
    if ids.count < 2 { return [] }
    var seen: Set<String> = []
    let repeated = Set(ids.lazy.map(\.id).filter { !seen.insert($0).inserted })
    if repeated.isEmpty { return [] }
    let groups = Dictionary(grouping: ids.lazy.filter { repeated.contains($0.id) }, by: \.id)
    return groups.values.flatMap { all(ofOne: $0, in: document) }.sorted { $0.range < $1.range }
  }

  /// How many of the elements with one id are compared with later ones.
  private static let comparedElements = 16

  private static func all(ofOne ids: [ElementID], in document: Document) -> [RepeatedID] {
    var found: [RepeatedID] = []
    var earlier: [(id: ElementID, element: Element)] = []
    for id in ids {
      guard let element = document.innermostNode(around: id.range)?.element else { continue }
      let other = earlier.first { other in
        other.id.placement.template == id.placement.template && !other.id.placement.excludes(id.placement)
          && !areOpposite(other.element, element, document)
      }
      if let other {
        found.append(
          RepeatedID(
            id: id.id, range: id.range, earlier: other.id.range, template: id.placement.template))
      }
      if earlier.count < comparedElements { earlier.append((id, element)) }
    }
    return found
  }

  /// Whether at most one of the conditions around the two is true.
  private static func areOpposite(_ a: Element, _ b: Element, _ document: Document) -> Bool {
    let others = conditions(around: b, document)
    if others.isEmpty { return false }
    return conditions(around: a, document).contains { one in others.contains { one.excludes($0) } }
  }

  /// The `a:if` conditions of the element and those around it, parsed.
  private static func conditions(around element: Element, _ document: Document) -> [Expression] {
    ([element] + Array(element.ancestors)).compactMap { element in
      guard let mustache = element.attribute(.if)?.wholeMustache else { return nil }
      return ExpressionTree(parsing: document.text, range: document.text.expressionRange(mustache)).root?
        .unwrapped
    }
  }
}
