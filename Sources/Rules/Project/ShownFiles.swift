import Linting
import MiniProgram

extension Project {
  /// The components that each file uses, by their indexes in `files`.
  func componentsByUser() -> [Int: [Int]] {
    var components: [Int: [Int]] = [:]
    for (target, usage) in usages.enumerated() {
      for user in Set(usage.componentUsers.map(\.file)) { components[user, default: []].append(target) }
    }
    return components
  }

  /// Whether a file that this one includes or imports is not there.
  func lacksPart(_ facts: MarkupFacts) -> Bool {
    facts.references.contains { $0.kind != .module && target(of: $0) == nil }
  }

  /// Calls `visit` with the facts of each file whose elements a page or component shows, until the budget is used up.
  ///
  /// - Parameters:
  ///   - components: those that each file uses; what they show counts, too.
  ///   - cost: how many facts of a file are visited.
  /// - Returns: whether nothing else is shown.
  func visitShown(
    by file: Int, components: [Int: [Int]], _ budget: inout LinkBudget, cost: (MarkupFacts) -> Int,
    visit: (MarkupFacts) -> Void
  ) -> Bool {
    var isComplete = true
    var seen: Set<Int> = []
    var waiting = [file]
    while let current = waiting.popLast() {
      guard seen.insert(current).inserted else { continue }
      guard let parts = parts(of: current, &budget) else { return false }
      for part in parts {
        let facts = files[part].facts
        guard budget.follow(cost(facts)) else { return false }
        visit(facts)
        if facts.templatesAreIncomplete || facts.hasUndecidedConditions || lacksPart(facts) {
          isComplete = false
        }
        waiting += components[part] ?? []
      }
    }
    return isComplete
  }
}
