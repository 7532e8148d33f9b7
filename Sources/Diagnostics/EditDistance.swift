/// The number of insertions, deletions, substitutions and swaps of neighbours that turn `a` into `b`
/// (optimal string alignment), or `limit + 1` when it is more than `limit`.
package func editDistance(_ a: some Collection<UInt8>, _ b: some Collection<UInt8>, limit: Int) -> Int {
  if abs(a.count - b.count) > limit { return limit + 1 }
  var rows = EditRows()
  return rows.distance(Array(a), Array(b), limit: limit) ?? limit + 1
}

/// The memory in which edit distances are computed, for many of them in turn.
struct EditRows {
  private var beforeLast: [Int] = []
  private var last: [Int] = []
  private var row: [Int] = []

  /// The edit distance of the two; nil when it is more than `limit`.
  mutating func distance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
    if abs(a.count - b.count) > limit { return nil }
    if row.count <= b.count {
      beforeLast = [Int](repeating: 0, count: b.count + 1)
      last = beforeLast
      row = beforeLast
    }
    for j in 0...min(b.count, limit + 1) { last[j] = j }
    for i in a.indices {
      // Farther than the limit from the diagonal, no distance is within it.
      let start = max(0, i - limit)
      let end = min(b.count, i + limit + 1)
      row[start] = start == 0 ? i + 1 : limit + 1
      var best = row[start]
      for j in start..<end {
        var distance = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          distance = min(distance, beforeLast[j - 1] + 1)
        }
        row[j + 1] = distance
        best = min(best, distance)
      }
      if best > limit { return nil }
      if end < b.count { row[end + 1] = limit + 1 }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count] > limit ? nil : last[b.count]
  }
}
