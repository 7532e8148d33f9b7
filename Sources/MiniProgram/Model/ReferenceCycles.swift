extension Project {
  /// For each file a number that it shares with exactly the files that it reaches by `import` and `include` and
  /// that reach it.
  package var cycleGroups: [Int] {
    var groups = Array(repeating: -1, count: files.count)
    let targets = files.map { $0.facts.references.compactMap { target(of: $0) } }
    for component in connectedComponents(of: targets) {
      for file in component { groups[file] = component[component.count - 1] }
    }
    return groups
  }
}
