import Diagnostics

/// Maps offsets in a text before some edits to offsets after them.
package struct EditMap {
  private struct Step {
    var old: ByteRange
    var new: ByteRange
  }

  /// In order.
  private var steps: [Step] = []

  /// `edits` are sorted and do not overlap; each line feed they insert takes `lineEnd` bytes.
  init(_ edits: [Edit], lineEnd: Int) {
    self.init(
      edits.lazy.map { edit in
        (edit.place.range, edit.text.utf8.reduce(0) { $0 + ($1 == 0x0A ? lineEnd : 1) })
      })
  }

  /// `replaced` are ranges, sorted and without overlap, and how many bytes take the place of each.
  package init(_ replaced: some Sequence<(range: ByteRange, count: Int)>) {
    var shift = 0
    for (range, count) in replaced {
      let start = Int(range.start) + shift
      steps.append(Step(old: range, new: ByteRange(start, start + count)))
      shift += count - range.count
    }
  }

  /// Where a byte that no edit replaces is; at an insertion, after it.
  package func moved(_ offset: UInt32) -> UInt32 {
    guard let step = last(where: { $0.old.start <= offset }) else { return offset }
    return offset < step.old.end ? step.new.end : step.new.end &+ (offset &- step.old.end)
  }

  /// Where a byte came from; for one that an edit wrote, the start of that edit.
  func origin(of offset: UInt32) -> UInt32 {
    guard let step = last(where: { $0.new.start <= offset }) else { return offset }
    return offset < step.new.end ? step.old.start : step.old.end &+ (offset &- step.new.end)
  }

  /// Where a stretch that is not empty is after the edits. It includes what they wrote in it, but not what they insert at
  /// its ends. Nil when one edit replaces more than the stretch.
  func moved(_ range: ByteRange) -> ByteRange? {
    var start = range.start
    if let step = last(where: { $0.old.start <= range.start }) {
      if step.old.contains(range), step.old != range { return nil }
      if step.old.start == range.start, !step.old.isEmpty {
        start = step.new.start
      } else if step.old.end > range.start {
        start = step.new.end
      } else {
        start = step.new.end &+ (range.start &- step.old.end)
      }
    }
    var end = range.end
    if let step = last(where: { $0.old.start < range.end }) {
      if step.old.end <= range.end {
        end = step.new.end &+ (range.end &- step.old.end)
      } else if step.old.start < range.start {
        return nil
      } else {
        end = step.new.start
      }
    }
    return ByteRange(start, max(start, end))
  }

  /// What the edits leave at an offset between two bytes: not empty where one of them inserts there.
  func moved(emptyAt offset: UInt32) -> ByteRange {
    let before = last { $0.old.start < offset }
    let start = before.map { $0.old.end > offset ? $0.new.end : $0.new.end &+ (offset &- $0.old.end) }
    return ByteRange(start ?? offset, max(start ?? offset, moved(offset)))
  }

  /// Whether an edit replaces all of a stretch.
  func replaces(_ range: ByteRange) -> Bool {
    guard let step = last(where: { $0.old.start <= range.start }) else { return false }
    return !step.old.isEmpty && step.old.contains(range)
  }

  /// Whether an edit wrote all of a stretch of the new text.
  func wrote(_ range: ByteRange) -> Bool {
    guard let step = last(where: { $0.new.start <= range.start }) else { return false }
    return !step.new.isEmpty && step.new.contains(range)
  }

  /// The indices of the edits that wrote something in a stretch of the new text or beside it. If none did: the index of the
  /// last edit before it, or of the first edit of all.
  func edits(near range: ByteRange) -> Range<Int> {
    let first = count { $0.new.end < range.start }
    let end = count { $0.new.start <= range.end }
    return first < end ? first..<end : max(0, first - 1)..<max(1, first)
  }

  private func last(where isWanted: (Step) -> Bool) -> Step? {
    let count = count(where: isWanted)
    return count == 0 ? nil : steps[count - 1]
  }

  /// How many of the steps are wanted. After one that is not wanted, none is.
  private func count(where isWanted: (Step) -> Bool) -> Int {
    steps.partitioningIndex { !isWanted($0) }
  }
}
