/// Which lines of two texts are the same: the least number of lines removed and added, after E. W. Myers, "An O(ND)
/// Difference Algorithm and Its Variations" (1986).
///
/// Where more than `differenceLimit` lines differ in a row, the search takes the way that has led furthest so far and goes
/// on from there, so that time and memory stay in proportion to the texts.
struct LineAlignment {
  /// A run of lines that differ; at least one of the ranges is not empty.
  struct Change: Equatable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// In order; between them the texts are the same.
  private(set) var changes: [Change] = []

  private static let differenceLimit = 256

  /// The lines are given as numbers that are equal where lines are.
  init(_ old: [Int], _ new: [Int]) {
    var x = 0
    var y = 0
    while true {
      while x < old.count, y < new.count, old[x] == new[y] { (x, y) = (x + 1, y + 1) }
      if x == old.count || y == new.count { break }
      (x, y) = align(old, new, x, y)
    }
    add(x..<old.count, y..<new.count)
  }

  private mutating func add(_ old: Range<Int>, _ new: Range<Int>) {
    if old.isEmpty, new.isEmpty { return }
    if let last = changes.last, last.old.upperBound == old.lowerBound, last.new.upperBound == new.lowerBound {
      changes[changes.count - 1].old = last.old.lowerBound..<old.upperBound
      changes[changes.count - 1].new = last.new.lowerBound..<new.upperBound
    } else {
      changes.append(Change(old: old, new: new))
    }
  }

  /// Adds the changes on the best way from line `x` of `old` and `y` of `new` to the ends, or until the limit is reached.
  /// Returns where the way ends.
  private mutating func align(_ old: [Int], _ new: [Int], _ x: Int, _ y: Int) -> (Int, Int) {
    let (width, height) = (old.count - x, new.count - y)
    let limit = min(LineAlignment.differenceLimit, width + height)
    // The furthest `x` on each diagonal `x - y`; the middle is diagonal 0. One copy per number of differences.
    var furthest = [Int](repeating: 0, count: 2 * limit + 3)
    var history: [[Int]] = []
    let middle = limit + 1
    for distance in 0...limit {
      history.append(furthest)
      var best: (sum: Int, diagonal: Int)?
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let goesDown =
          diagonal == -distance
          || (diagonal != distance && furthest[middle + diagonal - 1] < furthest[middle + diagonal + 1])
        var i = goesDown ? furthest[middle + diagonal + 1] : furthest[middle + diagonal - 1] + 1
        var j = i - diagonal
        while i < width, j < height, old[x + i] == new[y + j] { (i, j) = (i + 1, j + 1) }
        furthest[middle + diagonal] = i
        guard i <= width, j <= height else { continue }
        if best.map({ $0.sum < i + j }) ?? true { best = (i + j, diagonal) }
        if i == width, j == height {
          goBack(from: (i, j), distance, history, middle, (x, y))
          return (x + i, y + j)
        }
      }
      if distance == limit, let best {
        let i = furthest[middle + best.diagonal]
        goBack(from: (i, i - best.diagonal), distance, history, middle, (x, y))
        return (x + i, y + i - best.diagonal)
      }
    }
    add(x..<old.count, y..<new.count)
    return (old.count, new.count)
  }

  /// Follows the history from the end of a way to its start and adds the changes on it.
  private mutating func goBack(
    from end: (Int, Int), _ distance: Int, _ history: [[Int]], _ middle: Int, _ origin: (x: Int, y: Int)
  ) {
    var steps: [(old: Range<Int>, new: Range<Int>)] = []
    var (i, j) = end
    for distance in stride(from: distance, to: 0, by: -1) {
      let furthest = history[distance]
      let diagonal = i - j
      let goesDown =
        diagonal == -distance
        || (diagonal != distance && furthest[middle + diagonal - 1] < furthest[middle + diagonal + 1])
      let from = goesDown ? diagonal + 1 : diagonal - 1
      let startI = furthest[middle + from]
      let startJ = startI - from
      if goesDown {
        steps.append((origin.x + startI..<origin.x + startI, origin.y + startJ..<origin.y + startJ + 1))
      } else {
        steps.append((origin.x + startI..<origin.x + startI + 1, origin.y + startJ..<origin.y + startJ))
      }
      (i, j) = (startI, startJ)
    }
    for step in steps.reversed() { add(step.old, step.new) }
  }
}
