import Diagnostics

/// The listed pages that missing ones are most likely meant for. Many files may link to one page that is gone: it is compared
/// with the listed ones once. Nothing is made of them before the first such link.
struct NearPages {
  private let app: AppConfiguration?
  private lazy var pages = app?.pages.map(\.path) ?? []
  private lazy var tails = PathSuffixIndex(app)
  /// What comparing a name with all of them takes of a `SpellingBudget`.
  private(set) lazy var cost = SpellingBudget.cost(of: pages)
  private var known: [String: String?] = [:]

  init(_ app: AppConfiguration?) { self.app = app }

  mutating func page(like path: String) -> String? { tails.page(like: path) }

  mutating func page(near path: String) -> String? {
    if let answer = known[path] { return answer }
    var budget = SpellingBudget(pieces: cost)
    let answer = budget.nearestName(to: path, in: pages)
    known[path] = .some(answer)
    return answer
  }
}
