import Diagnostics
import Files

/// How severe each rule is in each file, and its options there.
///
/// In ascending order of weight: the rule's own severity, `rules`, `overrides`, `--rule`. In each of these a rule's own entry
/// wins over that of its category. The entry of a category switches nothing on that is off without it, by itself or by the
/// rule's own entry. With `--only` all other rules are off.
package struct RuleSettings: Sendable {
  /// What is in force for a rule.
  package struct State: Sendable {
    package var severity: Setting<Severity?>
    /// Whether the rule is off, and no category has switched it off.
    fileprivate var isOffByItself: Bool

    fileprivate init(_ severity: Setting<Severity?>) {
      self.severity = severity
      isOffByItself = severity.value == nil
    }
  }

  /// What an entry says of one rule, which all arrays here name by its index.
  private struct Entry: Sendable {
    var index: Int
    var severity: Setting<Severity?>
    var isOfCategory: Bool

    func apply(to state: inout State) {
      if !isOfCategory {
        state = State(severity)
      } else if severity.value == nil || !state.isOffByItself {
        state.severity = severity
      }
    }
  }

  private struct Override: Sendable {
    var files: PathPatterns
    var entries: [Entry]
    var options: [(index: Int, options: [String: RuleOption.Value])]
  }

  /// What `rules` says, before overrides and the command line.
  private let configured: [State]
  private let overrides: [Override]
  /// Nil where there are few.
  private let owners: IgnoreRuleOwners?
  private let commandLine: [Entry]
  /// Whether `--only` leaves the rule out.
  private let isLeftOut: [Bool]
  /// What is in force where no override matches.
  private let base: [State]
  private let baseSeverities: [Severity?]
  private let baseOptions: RuleOptions
  private let hasOptionsInOverrides: Bool
  private let onAnywhere: [Bool]
  /// The folder of the configuration file; nil without one.
  let folder: String?

  package init(rules names: RuleNames, configuration: Configuration) {
    folder = configuration.files.last.map { Path.parent($0.path) }
    let rules = names.rules
    let only = configuration.only
    lazy var indexes = Dictionary(
      rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    func entries(_ severities: [String: Setting<Severity?>]) -> [Entry] {
      if severities.isEmpty { return [] }
      return rules.indices.compactMap { index in
        let (id, category) = (rules[index].id, rules[index].category)
        if let own = severities[id] { return Entry(index: index, severity: own, isOfCategory: false) }
        return severities[category].map { Entry(index: index, severity: $0, isOfCategory: true) }
      }
    }
    func options(
      _ options: [String: Setting<[String: RuleOption.Value]>]
    ) -> [(index: Int, options: [String: RuleOption.Value])] {
      options.compactMap { id, options in indexes[id].map { ($0, options.value) } }
    }

    isLeftOut = rules.map { rule in
      only.map { !$0.contains(rule.id) && !$0.contains(rule.category) } ?? false
    }
    var states = rules.map { State(Setting($0.severity, from: $0.origin)) }
    for entry in entries(configuration.entries.severities) { entry.apply(to: &states[entry.index]) }
    if let only {
      for index in rules.indices where states[index].severity.value == nil && !isLeftOut[index] {
        // A rule that `--only` names runs even if it is off.
        guard only.contains(rules[index].id) || !states[index].isOffByItself else { continue }
        states[index] = State(Setting(rules[index].severity ?? .warning, from: .commandLine))
      }
    }
    configured = states
    overrides = configuration.overrides.map { override in
      Override(
        files: override.value.files, entries: entries(override.value.entries.severities),
        options: options(override.value.entries.options))
    }
    owners = IgnoreRuleOwners(overrides.map(\.files.rules))
    commandLine = entries(configuration.commandLineRules)
    base = RuleSettings.finished(states, commandLine, isLeftOut)
    baseSeverities = base.map(\.severity.value)
    var ofRules = RuleOptions()
    for (index, options) in options(configuration.entries.options) { ofRules.merge(options, ofRule: index) }
    baseOptions = ofRules
    hasOptionsInOverrides = overrides.contains { !$0.options.isEmpty }

    // The rules that no override can switch on.
    var isFixed = isLeftOut
    for entry in commandLine where entry.severity.value == nil { isFixed[entry.index] = true }
    var onAnywhere = baseSeverities.map { $0 != nil }
    for entry in overrides.flatMap(\.entries) where entry.severity.value != nil && !isFixed[entry.index] {
      if !entry.isOfCategory || !configured[entry.index].isOffByItself { onAnywhere[entry.index] = true }
    }
    self.onAnywhere = onAnywhere
  }

  /// The states after the command line.
  private static func finished(
    _ states: [State], _ commandLine: [Entry], _ isLeftOut: [Bool]
  ) -> [State] {
    var states = states
    for entry in commandLine { entry.apply(to: &states[entry.index]) }
    for index in states.indices where isLeftOut[index] {
      states[index] = State(Setting(nil, from: .commandLine))
    }
    return states
  }

  /// The overrides for the file at `path` that change anything.
  private func matching(_ path: String) -> [Override] {
    if overrides.isEmpty { return [] }
    func matches(_ override: Override) -> Bool {
      (!override.entries.isEmpty || !override.options.isEmpty) && override.files.matches(file: path)
    }
    guard let owners else { return overrides.filter(matches) }
    return owners.candidates(for: path).lazy.map { overrides[$0] }.filter(matches)
  }

  /// The severity of each rule in the file at `path`, absolute; nil is off. The array is shared by all files that
  /// no override matches.
  package func severities(for path: String) -> [Severity?] {
    let matching = self.matching(path)
    return matching.isEmpty ? baseSeverities : states(under: matching).map(\.severity.value)
  }

  /// The same with the origin of each severity.
  package func settings(for path: String) -> [Setting<Severity?>] {
    states(under: matching(path)).map(\.severity)
  }

  private func states(under matching: [Override]) -> [State] {
    if matching.isEmpty { return base }
    var states = configured
    for entry in matching.lazy.flatMap(\.entries) { entry.apply(to: &states[entry.index]) }
    return RuleSettings.finished(states, commandLine, isLeftOut)
  }

  /// The options of the rules in the file at `path`, absolute.
  package func options(for path: String) -> RuleOptions {
    var options = baseOptions
    if !hasOptionsInOverrides { return options }
    for (index, own) in matching(path).lazy.flatMap(\.options) { options.merge(own, ofRule: index) }
    return options
  }

  /// What each entry says of the options of a rule: the one for all files, and those of overrides.
  func allOptions(ofRule index: Int) -> [[String: RuleOption.Value]] {
    [baseOptions.values[index] ?? [:]]
      + overrides.flatMap { $0.options.lazy.filter { $0.index == index }.map(\.options) }
  }

  /// Whether no configuration says how severe the rule is in the file at `path`, absolute.
  package func isBuiltIn(_ index: Int, for path: String) -> Bool {
    if base[index].severity.origin != .builtIn { return false }
    return !matching(path).contains { $0.entries.contains { $0.index == index } }
  }

  /// Whether the rule runs in any file; when not, its checks need not be called at all.
  package func isOnAnywhere(_ index: Int) -> Bool { onAnywhere[index] }
}
