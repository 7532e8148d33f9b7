/// Makes an input smaller as long as it keeps failing: first whole files, then ever shorter runs of bytes.
package struct Minimiser {
  private let stillFails: (FuzzInput) -> Bool
  /// How many inputs may be tried.
  private var budget: Int

  package init(budget: Int = 2000, stillFails: @escaping (FuzzInput) -> Bool) {
    self.budget = budget
    self.stillFails = stillFails
  }

  package mutating func minimised(_ input: FuzzInput) -> FuzzInput {
    var smallest = input
    for index in input.files.indices.reversed() where smallest.files.count > 1 {
      var candidate = smallest
      candidate.files.remove(at: index)
      if tries(candidate) { smallest = candidate }
    }
    for index in smallest.files.indices {
      var length = max(1, smallest.files[index].bytes.count / 2)
      while length > 0 {
        var start = 0
        var hasShrunk = false
        while start < smallest.files[index].bytes.count {
          var candidate = smallest
          let end = min(candidate.files[index].bytes.count, start + length)
          candidate.files[index].bytes.removeSubrange(start..<end)
          if tries(candidate) {
            smallest = candidate
            hasShrunk = true
          } else {
            start += length
          }
        }
        // What could not be removed before may be removed now.
        if length > 1 || !hasShrunk { length /= 2 }
      }
    }
    return smallest
  }

  private mutating func tries(_ candidate: FuzzInput) -> Bool {
    if budget == 0 { return false }
    budget -= 1
    return stillFails(candidate)
  }
}
