import Diagnostics

/// What the command line, a configuration and comments can name: rules, and the categories that they are in.
package struct RuleNames: Sendable {
  package struct Entry: Sendable {
    package var id: String
    package var category: String
    /// The severity without configuration; nil is off.
    package var severity: Severity?
    package var options: [RuleOption]
    /// Where it and its severity are from.
    package var origin: Origin

    package init(
      _ id: String, category: String, severity: Severity?, options: [RuleOption] = [],
      origin: Origin = .builtIn
    ) {
      self.id = id
      self.category = category
      self.severity = severity
      self.options = options
      self.origin = origin
    }
  }

  package let rules: [Entry]
  /// The categories that have rules, or may have some in a configuration, in the order in which they are listed.
  package let categories: [String]

  /// - Parameter categories: all categories in the order in which they are listed.
  package init(_ rules: [Entry], categories: [String]) {
    self.rules = rules
    self.categories = categories.filter { category in
      category == CustomRule.key || rules.contains { $0.category == category }
    }
  }

  /// The same with the rules that a configuration defines behind the others.
  package func adding(_ custom: [CustomRule]) -> RuleNames {
    if custom.isEmpty { return self }
    return adding(
      custom.map {
        Entry($0.id, category: CustomRule.key, severity: $0.severity, origin: .file($0.place))
      })
  }

  func adding(_ others: [Entry]) -> RuleNames {
    others.isEmpty ? self : RuleNames(rules + others, categories: categories)
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
