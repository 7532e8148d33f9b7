extension Project {
  /// For each file a number that it shares with exactly the files that it reaches by `import` and `include` and
  /// that reach it: the strongly connected components of the graph, found in linear time (Tarjan).
  package var cycleGroups: [Int] {
    let targets = files.map { $0.facts.references.compactMap { target(of: $0) } }
    var group = Array(repeating: -1, count: files.count)
    var order = Array(repeating: -1, count: files.count)
    var low = order
    var next = 0
    var open: [Int] = []
    // A stack of its own: a chain of ten thousand files is not a reason to run out of the thread's.
    var path: [(file: Int, edge: Int)] = []
    for start in files.indices where order[start] < 0 {
      path.append((start, 0))
      while let (file, edge) = path.last {
        if edge == 0 {
          order[file] = next
          low[file] = next
          next += 1
          open.append(file)
        }
        if edge < targets[file].count {
          path[path.count - 1].edge += 1
          let target = targets[file][edge]
          if order[target] < 0 {
            path.append((target, 0))
          } else if group[target] < 0 {
            low[file] = min(low[file], order[target])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last?.file { low[parent] = min(low[parent], low[file]) }
        guard low[file] == order[file] else { continue }
        while let member = open.popLast() {
          group[member] = file
          if member == file { break }
        }
      }
    }
    return group
  }
}
