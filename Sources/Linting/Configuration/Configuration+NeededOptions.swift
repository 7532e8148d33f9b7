import Diagnostics
import Files

extension Configuration {
  /// A rule that is on somewhere, although nothing gives it an option without which it finds nothing.
  package struct IdleRule {
    package let id: String
    let option: RuleOption
    /// What switches it on.
    package let origin: Origin
  }

  /// The rules that find nothing, in the order of `names`.
  package func idleRules(among names: RuleNames) -> [IdleRule] {
    names.rules.compactMap { rule in
      guard let option = rule.options.first(where: \.isNeeded), let origin = origin(switchingOn: rule.id),
        !gives(option, to: rule.id)
      else { return nil }
      return IdleRule(id: rule.id, option: option, origin: origin)
    }
  }

  /// The first entry that switches the rule on; nil where none does.
  private func origin(switchingOn id: String) -> Origin? {
    let inFiles = ([entries] + overrides.map(\.value.entries)).lazy.compactMap { $0.severities[id] }
    if let entry = inFiles.first(where: { $0.value != nil }) { return entry.origin }
    if let entry = commandLineRules[id], entry.value != nil { return entry.origin }
    return only?.contains(id) == true ? .commandLine : nil
  }

  /// Whether some entry gives the option, or tries to.
  private func gives(_ option: RuleOption, to id: String) -> Bool {
    ([entries] + overrides.map(\.value.entries)).contains { entries in
      entries.withFaultyOptions.contains(id)
        || entries.options[id]?.value[option.name].map { !$0.isEmpty } ?? false
    }
  }

  /// What is wrong about a rule that finds nothing, in a file of the configuration.
  func error(about rule: IdleRule) -> ConfigurationError {
    guard case .file(let place) = rule.origin, let text = text(of: place.path) else {
      return ConfigurationError(rule.message, help: rule.help)
    }
    return ConfigurationError(rule.message, help: rule.help, in: text, at: place.range)
  }
}

extension Configuration.IdleRule {
  /// What is wrong about it.
  package var message: LocalizedText {
    LocalizedText(
      en: "\"\(id)\" is on without \"\(option.name)\" and finds nothing",
      zh: "“\(id)”已开启，但没有“\(option.name)”，不会发现任何问题")
  }

  /// What to write.
  package var help: LocalizedText {
    let addition = "\"\(option.name)\": \(option.example)"
    return LocalizedText(en: "add \(addition)", zh: "加上 \(addition)")
  }
}
