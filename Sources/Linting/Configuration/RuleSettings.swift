import Diagnostics
import Files

/// How severe each rule is in each file.
///
/// In ascending order of weight: the rule's own severity, `rules`, `overrides`, `--rule`. With `--only` all
/// other rules are off.
package struct RuleSettings: Sendable {
  /// A rule's id and its severity without configuration; nil is off.
  package typealias Rule = (id: String, severity: Severity?)

  /// What is in force where no override matches; rules are named by their index in all arrays here.
  private let base: [Setting<Severity?>]
  private let baseSeverities: [Severity?]
  private let overrides: [Override]
  /// Nil where there are few.
  private let owners: IgnoreRuleOwners?
  private let onAnywhere: [Bool]

  private struct Override: Sendable {
    var files: PathPatterns
    var rules: [(index: Int, setting: Setting<Severity?>)]
  }

  package init(rules: [Rule], configuration: Configuration) {
    let only = configuration.only
    var indexes: [String: Int] = [:]
    // The rules that no override can change.
    var isFixed = [Bool](repeating: false, count: rules.count)
    base = rules.indices.map { index in
      let (id, severity) = rules[index]
      indexes[id] = index
      if let only, !only.contains(id) {
        isFixed[index] = true
        return Setting(nil, from: .commandLine)
      }
      if let setting = configuration.commandLineRules[id] {
        isFixed[index] = true
        return setting
      }
      let setting = configuration.rules[id] ?? Setting(severity, from: .builtIn)
      // A rule that `--only` names runs even if it is off.
      if only == nil || setting.value != nil { return setting }
      return Setting(severity ?? .warning, from: .commandLine)
    }
    baseSeverities = base.map(\.value)
    overrides = configuration.overrides.map { override in
      let settings = override.value.rules.compactMap { id, setting in
        indexes[id].flatMap { isFixed[$0] ? nil : (index: $0, setting: setting) }
      }
      return Override(files: override.value.files, rules: settings)
    }
    owners = IgnoreRuleOwners(overrides.map(\.files.rules))
    var onAnywhere = baseSeverities.map { $0 != nil }
    for override in overrides {
      for (index, setting) in override.rules where setting.value != nil { onAnywhere[index] = true }
    }
    self.onAnywhere = onAnywhere
  }

  /// The severity of each rule in the file at `path`, absolute; nil is off. The array is shared by all files that
  /// no override matches.
  package func severities(for path: String) -> [Severity?] {
    var severities = baseSeverities
    for override in matching(path) {
      for (index, setting) in override.rules { severities[index] = setting.value }
    }
    return severities
  }

  /// The same with the origin of each severity.
  package func settings(for path: String) -> [Setting<Severity?>] {
    var settings = base
    for override in matching(path) {
      for (index, setting) in override.rules { settings[index] = setting }
    }
    return settings
  }

  /// Whether no configuration says how severe the rule is in the file at `path`, absolute.
  package func isBuiltIn(_ index: Int, for path: String) -> Bool {
    base[index].origin == .builtIn
      && !matching(path).contains { override in override.rules.contains { $0.index == index } }
  }

  /// The overrides for the file at `path` that change anything.
  private func matching(_ path: String) -> [Override] {
    if overrides.isEmpty { return [] }
    func matches(_ override: Override) -> Bool {
      !override.rules.isEmpty && override.files.matches(file: path)
    }
    guard let owners else { return overrides.filter(matches) }
    return owners.candidates(for: path).lazy.map { overrides[$0] }.filter(matches)
  }

  /// Whether the rule runs in any file; when not, its checks need not be called at all.
  package func isOnAnywhere(_ index: Int) -> Bool { onAnywhere[index] }
}
