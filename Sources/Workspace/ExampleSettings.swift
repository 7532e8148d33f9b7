import Linting

extension WorkspaceSettings {
  /// The settings that lint an example of a rule, whose files are in a folder.
  ///
  /// - Parameters:
  ///   - folder: absolute.
  ///   - isConfigured: whether the example has a configuration there.
  ///   - rule: the one whose findings are wanted, also where it is off; nil for all rules that are on.
  package init(exampleIn folder: String, isConfigured: Bool, of rule: Rule?, among rules: [Rule]) {
    self.init(paths: [folder], workingDirectory: folder, rules: rules)
    configuration = isConfigured ? .nearest : .none
    if let rule, rule.category == .meta {
      // Rules about comments look at what the others find.
      overrides.rules = [rule.id: rule.severity ?? .info]
    } else if let rule {
      overrides.only = [rule.id]
    }
    // Native files of an example are its host.
    overrides.hosts = [folder]
  }
}
