/// The strongly connected components of a graph, found in linear time (Tarjan): each after those that it leads to.
func connectedComponents(of targets: [[Int]]) -> [[Int]] {
  var components: [[Int]] = []
  var isDone = Array(repeating: false, count: targets.count)
  var order = Array(repeating: -1, count: targets.count)
  var low = order
  var next = 0
  var open: [Int] = []
  // A stack of its own: a chain of ten thousand files must not exhaust the stack of the thread.
  var path: [(node: Int, edge: Int)] = []
  for start in targets.indices where order[start] < 0 {
    path.append((start, 0))
    while let (node, edge) = path.last {
      if edge == 0 {
        order[node] = next
        low[node] = next
        next += 1
        open.append(node)
      }
      if edge < targets[node].count {
        path[path.count - 1].edge += 1
        let target = targets[node][edge]
        if order[target] < 0 {
          path.append((target, 0))
        } else if !isDone[target] {
          low[node] = min(low[node], order[target])
        }
        continue
      }
      path.removeLast()
      if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
      guard low[node] == order[node] else { continue }
      var component: [Int] = []
      while let member = open.popLast() {
        component.append(member)
        isDone[member] = true
        if member == node { break }
      }
      components.append(component)
    }
  }
  return components
}
