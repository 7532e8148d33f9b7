/// Which of many owners of rules may ignore a file. Asking each of thousands would take thousands of comparisons for each file.
package struct IgnoreRuleOwners: Sendable {
  private var index = IgnorePatternIndex()

  /// Nil where there are few: each may be asked.
  package init?(_ owners: [[IgnoreRules]]) {
    if owners.count < IgnorePatternIndex.fewest { return nil }
    for (number, rules) in owners.enumerated() {
      // A pattern that keeps matches nothing by itself.
      for pattern in rules.lazy.flatMap(\.patterns) where !pattern.isNegated { index.insert(pattern, number) }
    }
  }

  /// The numbers of the owners whose rules may ignore the file at a path, or a folder that it is in, in order; of more than
  /// a thousand the last ones.
  package func candidates(for path: String) -> ArraySlice<Int> {
    var path = path
    return path.withUTF8 { index.candidatesWithFolders($0) }
  }
}
