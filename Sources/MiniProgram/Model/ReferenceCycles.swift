extension Project {
  /// For each file, a number. Two files have the same one exactly when each is reachable from the other by `import` and
  /// `include`.
  package var cycleGroups: [Int] {
    var groups = Array(files.indices)
    // Most files lead nowhere, and are in no circle.
    var leading: [(file: Int, targets: [Int])] = []
    var places = Array(repeating: -1, count: files.count)
    for (index, file) in self.files(with: .markupReferences) {
      let targets = file.facts.references.compactMap { target(of: $0) }
      if targets.isEmpty { continue }
      places[index] = leading.count
      leading.append((index, targets))
    }
    let edges = leading.map { $0.targets.compactMap { places[$0] < 0 ? nil : places[$0] } }
    for component in connectedComponents(of: edges) {
      let group = leading[component[component.count - 1]].file
      for member in component { groups[leading[member].file] = group }
    }
    return groups
  }
}
