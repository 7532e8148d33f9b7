import Diagnostics

/// What an entry of `rules` can say of a rule besides its severity, where two honest choices exist.
package struct RuleOption: Sendable {
  /// Which values it has.
  package enum Kind: Sendable {
    /// True or false; false when it is not given.
    case flag
    /// An object: names, and the reason of each. Without one the rule finds nothing.
    case reasons(NamePattern.Form)
  }

  package enum Value: Hashable, Sendable {
    case flag(Bool)
    /// The reasons, none of them empty, by name.
    case reasons([String: String])
  }

  /// The key in the entry, in kebab case.
  package let name: String
  package let kind: Kind
  /// What an editor shows beside the key: one or two sentences.
  package let summary: LocalizedText
  /// A value as it is written in a configuration, for people to copy.
  package let example: String

  private init(_ name: String, _ kind: Kind, _ summary: LocalizedText, example: String) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.example = example
  }

  package static func flag(_ name: String, _ summary: LocalizedText) -> RuleOption {
    RuleOption(name, .flag, summary, example: "true")
  }

  package static func reasons(
    _ name: String, of form: NamePattern.Form, _ summary: LocalizedText, example: String
  ) -> RuleOption {
    RuleOption(name, .reasons(form), summary, example: example)
  }
}

extension RuleOption {
  /// Whether the rule finds nothing without it.
  var isNeeded: Bool {
    switch kind {
    case .flag: false
    case .reasons: true
    }
  }
}

extension RuleOption.Value {
  /// Whether it says as much as no value.
  var isEmpty: Bool {
    switch self {
    case .flag: false
    case .reasons(let reasons): reasons.isEmpty
    }
  }
}

/// The options of all rules in one file.
package struct RuleOptions: Sendable {
  /// By the index of the rule, then by the name of the option.
  private(set) var values: [Int: [String: RuleOption.Value]] = [:]

  /// Adds what an entry says; an option that it gives has its value from then on.
  mutating func merge(_ options: [String: RuleOption.Value], ofRule index: Int) {
    values[index, default: [:]].merge(options) { _, later in later }
  }

  /// Whether a flag of a rule is set.
  package func isOn(_ option: RuleOption, ofRule index: Int) -> Bool {
    values[index]?[option.name] == .flag(true)
  }

  /// The reasons of a rule's option, by name.
  package func reasons(_ option: RuleOption, ofRule index: Int) -> [String: String] {
    guard case .reasons(let reasons) = values[index]?[option.name] else { return [:] }
    return reasons
  }
}
