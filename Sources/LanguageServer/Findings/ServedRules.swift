import Diagnostics
import Linting

/// What the server asks about the rules that it lints with.
struct ServedRules {
  /// What settings call them.
  let names: RuleNames
  /// The rules that mpcheck has, which have pages; the mistakes of a configuration have none.
  private let ids: Set<String>
  /// Those of mpcheck that need nothing but the text of a document: for one that is not saved, nobody knows what is beside it.
  private let textualIDs: Set<String>

  init(_ rules: [Rule]) {
    names = RuleNames(rules)
    ids = Set(rules.map(\.id))
    textualIDs = Set(
      rules.filter { $0.category == .syntax || $0.category == .markup || $0.category == .meta }.map(\.id))
  }

  func contains(_ id: String) -> Bool { ids.contains(id) }

  /// Those that configurations define see nothing else.
  func appliesToUnsavedText(_ id: String) -> Bool { textualIDs.contains(id) || CustomRule.isID(id) }
}
