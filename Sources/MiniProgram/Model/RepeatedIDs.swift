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
  private static let maxComparedElements = 16

  private static func all(ofOne ids: [ElementID], in document: Document) -> [RepeatedID] {
    var found: [RepeatedID] = []
    var earlier: [(id: ElementID, conditions: JointConditions, scrollView: Int?)] = []
    for id in ids {
      guard let element = document.innermostNode(around: id.range)?.element else { continue }
      let conditions = conditions(around: element, document)
      let scrollView = element.ancestors.first { $0.tag == "scroll-view" }?.index
      let others = earlier.filter { other in
        other.id.placement.template == id.placement.template && !other.id.placement.excludes(id.placement)
          && !other.conditions.exclude(conditions)
      }
      if let other = others.first {
        // Around what is in no scroll-view here, another file may have one.
        let shares = others.contains { $0.scrollView == scrollView }
        found.append(
          RepeatedID(
            id: id.id, range: id.range, earlier: other.id.range, template: id.placement.template,
            sharesScrollView: shares))
      }
      if earlier.count < maxComparedElements { earlier.append((id, conditions, scrollView)) }
    }
    return found
  }

  /// The `a:if` conditions of the element and those around it.
  private static func conditions(around element: Element, _ document: Document) -> JointConditions {
    var conditions = JointConditions()
    for element in [element] + Array(element.ancestors) {
      guard let mustache = element.attribute(.if)?.wholeMustache else { continue }
      let range = document.text.expressionRange(mustache)
      if let root = ExpressionTree(parsing: document.text, range: range).root?.unwrapped {
        conditions.insert(root)
      }
    }
    return conditions
  }
}
