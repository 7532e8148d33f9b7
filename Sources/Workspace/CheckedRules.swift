import Linting

/// Which rules looked at which files in a lint.
package struct CheckedRules {
  private let workspace: Workspace
  private let parts: [RuleSettings]
  private let native: [RuleSettings]
  private let packages: [RuleSettings]
  /// The indexes of the rules, by their ids.
  private let indexes: [String: Int]

  /// The settings are those of the plan's parts, the native projects and the packages, in their order.
  init(_ workspace: Workspace, parts: [RuleSettings], native: [RuleSettings], packages: [RuleSettings]) {
    self.workspace = workspace
    (self.parts, self.native, self.packages) = (parts, native, packages)
    indexes = Dictionary(
      workspace.settings.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// How many rules looked at anything.
  package var ruleCount: Int {
    workspace.settings.rules.indices.count { index in
      let rule = workspace.settings.rules[index]
      if rule.category == .reactNative { return packages.contains { $0.isOnAnywhere(index) } }
      if rule.category.isNative { return native.contains { $0.isOnAnywhere(index) } }
      if rule.category == .meta { return (parts + native + packages).contains { $0.isOnAnywhere(index) } }
      return zip(workspace.plan.parts, parts).contains { part, settings in
        settings.isOnAnywhere(index) && part.program.dialects.contains(where: rule.dialects.contains)
      }
    }
  }

  /// Whether a rule looked at a file, if that exists.
  package func contain(_ path: String, rule: String) -> Bool {
    guard let index = indexes[rule], workspace.isInShard(path) else { return false }
    if workspace.settings.rules[index].category == .reactNative {
      return workspace.packages.reports(path) && packages.contains { $0.isOnAnywhere(index) }
    }
    if workspace.reportsNative(path) { return native.contains { $0.isOnAnywhere(index) } }
    return zip(workspace.plan.parts, parts).contains {
      $1.isOnAnywhere(index) && $0.selection.contains(path)
    }
  }
}
