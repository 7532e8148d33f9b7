import Diagnostics

/// Which offset in a text before some edits is which one after them.
struct EditMap {
  private struct Step {
    var old: ByteRange
    var new: ByteRange
  }

  /// In order.
  private var steps: [Step] = []

  /// `edits` are sorted and do not overlap; each line feed they insert takes `lineEnd` bytes.
  init(_ edits: [Edit], lineEnd: Int) {
    var shift = 0
    for edit in edits {
      let length = edit.text.utf8.reduce(0) { $0 + ($1 == 0x0A ? lineEnd : 1) }
      let start = Int(edit.place.range.start) + shift
      steps.append(Step(old: edit.place.range, new: ByteRange(start, start + length)))
      shift += length - edit.place.range.count
    }
  }

  /// Where a byte that no edit replaces is; at an insertion, after it.
  func moved(_ offset: UInt32) -> UInt32 {
    guard let step = last(where: { $0.old.start <= offset }) else { return offset }
    return offset < step.old.end ? step.new.end : step.new.end &+ (offset &- step.old.end)
  }

  /// Where a byte came from; for one that an edit wrote, the start of that edit.
  func origin(of offset: UInt32) -> UInt32 {
    guard let step = last(where: { $0.new.start <= offset }) else { return offset }
    return offset < step.new.end ? step.old.start : step.old.end &+ (offset &- step.new.end)
  }

  private func last(where isWanted: (Step) -> Bool) -> Step? {
    var low = 0
    var high = steps.count
    while low < high {
      let middle = (low + high) / 2
      if isWanted(steps[middle]) { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : steps[low - 1]
  }
}
