import Linting

/// Which rules looked at which files in a lint.
package struct CheckedRules {
  /// The rules that ran under a configuration.
  struct Checked {
    private let settings: RuleSettings
    /// The indexes of the rules that it defines, by their ids.
    private let custom: [String: Int]

    /// - Parameter count: the number of the rules before its own.
    init(_ configuration: Configuration, _ settings: RuleSettings, after count: Int) {
      self.settings = settings
      custom = Dictionary(
        configuration.customRules.enumerated().map { ($1.id, count + $0) },
        uniquingKeysWith: { first, _ in first })
    }

    /// The ids of the rules that the configuration defines and that ran.
    var ownRules: [String] { custom.filter { settings.isOnAnywhere($0.value) }.map(\.key) }

    /// Whether a rule ran, which has an index if it is not one that the configuration defines.
    func contain(_ rule: String, _ index: Int?) -> Bool {
      (index ?? custom[rule]).map(settings.isOnAnywhere) ?? false
    }
  }

  private let workspace: Workspace
  private let parts: [Checked]
  private let native: [Checked]
  private let packages: [Checked]
  /// The indexes of the rules that mpcheck has, by their ids.
  private let indexes: [String: Int]

  /// What ran under the configurations of the plan's parts, the native projects and the packages, in their order.
  init(_ workspace: Workspace, parts: [Checked], native: [Checked], packages: [Checked]) {
    self.workspace = workspace
    (self.parts, self.native, self.packages) = (parts, native, packages)
    indexes = Dictionary(
      workspace.settings.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// How many rules looked at anything; those that configurations define are counted by their names.
  package var ruleCount: Int {
    let own = workspace.settings.rules.indices.count { index in
      let rule = workspace.settings.rules[index]
      if rule.category == .reactNative { return packages.contains { $0.contain(rule.id, index) } }
      if rule.category.isNative { return native.contains { $0.contain(rule.id, index) } }
      if rule.category == .meta { return (parts + native + packages).contains { $0.contain(rule.id, index) } }
      return zip(workspace.plan.parts, parts).contains { part, checked in
        checked.contain(rule.id, index) && part.program.dialects.contains(where: rule.dialects.contains)
      }
    }
    return own + Set(parts.flatMap(\.ownRules)).count
  }

  /// Whether a rule looked at a file, if that exists.
  package func contain(_ path: String, rule: String) -> Bool {
    if !workspace.isInShard(path) { return false }
    let index = indexes[rule]
    if let index, workspace.settings.rules[index].category == .reactNative {
      return workspace.packages.reports(path) && packages.contains { $0.contain(rule, index) }
    }
    if workspace.reportsNative(path) { return native.contains { $0.contain(rule, index) } }
    return zip(workspace.plan.parts, parts).contains {
      $1.contain(rule, index) && $0.selection.contains(path)
    }
  }
}
