import Diagnostics

/// What the command line, a configuration and comments can name: rules, and the categories that they are in.
package struct RuleNames: Sendable {
  package struct Entry: Sendable {
    package var id: String
    package var category: String
    /// The severity without configuration; nil is off.
    package var severity: Severity?
    package var options: [RuleOption]

    package init(_ id: String, category: String, severity: Severity?, options: [RuleOption] = []) {
      self.id = id
      self.category = category
      self.severity = severity
      self.options = options
    }
  }

  package let rules: [Entry]
  /// The categories that have rules, in the order in which they are listed.
  package let categories: [String]

  /// - Parameter categories: all categories in the order in which they are listed.
  package init(_ rules: [Entry], categories: [String]) {
    self.rules = rules
    self.categories = categories.filter { category in rules.contains { $0.category == category } }
  }

  /// The rule with an id; nil where none has it.
  package func rule(_ id: String) -> Entry? { rules.first { $0.id == id } }

  /// The category of the rule with an id.
  package func category(of id: String) -> String? { rule(id)?.category }

  /// Whether a rule or a category has the name.
  package func contains(_ name: String) -> Bool { categories.contains(name) || rule(name) != nil }

  /// Every name that can be written: the ids, and then the categories.
  package var all: [String] { rules.map(\.id) + categories }
}
