import Diagnostics

/// The listed pages that missing ones are most likely meant for. Many files may link to one page that is gone: it is compared
/// with the listed ones once.
struct NearPages {
  private let pages: [String]
  /// What comparing a name with all of them takes of a `SpellingBudget`.
  let cost: Int
  private var known: [String: String?] = [:]

  init(_ app: AppConfiguration?) {
    pages = app?.pages.map(\.path) ?? []
    cost = SpellingBudget.cost(of: pages)
  }

  mutating func page(near path: String) -> String? {
    if let answer = known[path] { return answer }
    var budget = SpellingBudget(pieces: cost)
    let answer = budget.nearestName(to: path, in: pages)
    known[path] = .some(answer)
    return answer
  }
}
