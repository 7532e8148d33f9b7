extension [Diagnostic] {
  /// Sorts by `Diagnostic.precedes`. Findings are long and come file by file: what is sorted are their numbers, and a path is compared
  /// with others once.
  package mutating func sortByPlace() {
    if isSortedByPlace { return }
    let ranks = pathRanks()
    var order = indices.map { SortKey(rank: ranks[$0], start: self[$0].place.range.start, index: $0) }
    order.sort { a, b in
      if a.rank != b.rank { return a.rank < b.rank }
      if a.start != b.start { return a.start < b.start }
      return Diagnostic.precedes(self[a.index], self[b.index])
    }
    // Each goes to its place along the circle of those that take the places of others: none is copied.
    for first in order.indices where order[first].index != first {
      var place = first
      while order[place].index != first {
        let next = order[place].index
        swapAt(place, next)
        order[place].index = place
        place = next
      }
      order[place].index = place
    }
  }

  /// The same in a new array.
  package func sortedByPlace() -> [Diagnostic] {
    var result = self
    result.sortByPlace()
    return result
  }

  private var isSortedByPlace: Bool {
    indices.dropFirst().allSatisfy { !Diagnostic.precedes(self[$0], self[$0 - 1]) }
  }

  /// For each finding, the number of its path among all paths in order.
  private func pathRanks() -> [Int] {
    var numbers: [String: Int] = [:]
    var paths: [String] = []
    let ofFindings = indices.map { index in
      let path = self[index].place.path
      // Those of a file are next to each other.
      if paths.last == path { return paths.count - 1 }
      if let known = numbers[path] { return known }
      numbers[path] = paths.count
      paths.append(path)
      return paths.count - 1
    }
    let inOrder = paths.indices.sorted { paths[$0].utf8.lexicographicallyPrecedes(paths[$1].utf8) }
    var ranks = Array<Int>(repeating: 0, count: paths.count)
    for (rank, number) in inOrder.enumerated() { ranks[number] = rank }
    return ofFindings.map { ranks[$0] }
  }
}

private struct SortKey {
  let rank: Int
  let start: UInt32
  var index: Int
}
