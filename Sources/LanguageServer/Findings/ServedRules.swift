import Diagnostics
import Linting

/// What the server asks about the rules that it lints with.
struct ServedRules {
  /// What settings call them.
  let names: RuleNames
  /// The rules that mpcheck has, by id, which have pages; the mistakes of a configuration have none.
  private let byID: [String: Rule]
  /// Those of mpcheck that need nothing but the text of a document: what is beside an unsaved one is unknown.
  private let textualIDs: Set<String>

  init(_ rules: [Rule]) {
    names = RuleNames(rules)
    byID = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    textualIDs = Set(
      rules.filter { $0.category == .syntax || $0.category == .markup || $0.category == .meta }.map(\.id))
  }

  subscript(id: String) -> Rule? { byID[id] }

  /// In the order of their ids.
  var all: [Rule] { byID.values.sorted { $0.id < $1.id } }

  /// Those that configurations define see nothing else.
  func appliesToUnsavedText(_ id: String) -> Bool { textualIDs.contains(id) || CustomRule.isID(id) }
}
