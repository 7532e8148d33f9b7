import Diagnostics

/// Edits of any number of files that can be made together: no two of them overlap, and none inserts where another ends or
/// begins.
package struct EditSet: Sendable {
  /// By path; sorted by place.
  private var edits: [String: [Edit]] = [:]

  package init() {}

  /// Makes a set of the fixes in their order. One that overlaps an earlier one is left out.
  init(_ fixes: [Fix]) {
    for fix in fixes { _ = insert(fix) }
  }

  package var isEmpty: Bool { edits.isEmpty }
  package var paths: [String] { edits.keys.sorted(by: <) }

  /// Adds the edits of `fix`, all or none of them: what does not go with an edit that is here already is left for another pass.
  /// Returns whether the edits are here now, perhaps from before.
  package mutating func insert(_ fix: Fix) -> Bool {
    let new = fix.edits.sorted { ($0.place.path, $0.place.range) < ($1.place.path, $1.place.range) }
    if new.isEmpty { return false }
    if new.allSatisfy({ neighbour(of: $0) == $0 }) { return true }
    for (index, edit) in new.enumerated() {
      if edit.place.range.start > edit.place.range.end || neighbour(of: edit) != nil { return false }
      if index > 0, new[index - 1].place.path == edit.place.path,
        new[index - 1].place.range.end > edit.place.range.start
      {
        return false
      }
    }
    for edit in new {
      let position = firstIndex(
        in: edits[edit.place.path] ?? [], endingAtOrAfter: edit.place.range.start + 1)
      edits[edit.place.path, default: []].insert(edit, at: position)
    }
    return true
  }

  /// The edits of one file, sorted by place.
  package func edits(in path: String) -> [Edit] { edits[path] ?? [] }

  /// An edit that overlaps `edit`, or touches it so that it matters which one comes first.
  private func neighbour(of edit: Edit) -> Edit? {
    guard let edits = edits[edit.place.path] else { return nil }
    let range = edit.place.range
    var index = firstIndex(in: edits, endingAtOrAfter: range.start)
    while index < edits.count, edits[index].place.range.start <= range.end {
      let other = edits[index].place.range
      if other.isEmpty || range.isEmpty || other.overlaps(range) { return edits[index] }
      index += 1
    }
    return nil
  }

  private func firstIndex(in edits: [Edit], endingAtOrAfter offset: UInt32) -> Int {
    edits.partitioningIndex { $0.place.range.end >= offset }
  }
}

extension SourceText {
  /// The bytes of the text with some edits made. The edits are sorted and do not overlap. A line feed in what they insert
  /// becomes the line end of the text.
  package func applying(_ edits: [Edit]) -> [UInt8] {
    let lineEnd = self.lineEnd
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var from = 0
    for edit in edits {
      bytes.append(contentsOf: slice(ByteRange(from, Int(edit.place.range.start))))
      for byte in edit.text.utf8 {
        if byte == 0x0A { bytes.append(contentsOf: lineEnd) } else { bytes.append(byte) }
      }
      from = Int(edit.place.range.end)
    }
    bytes.append(contentsOf: slice(ByteRange(from, count)))
    return bytes
  }

  /// How the lines of the text end: as the first one does; a line feed where there is only one line.
  var lineEnd: [UInt8] {
    guard let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return [0x0A] }
    if bytes[index] == 0x0A { return [0x0A] }
    return index + 1 < count && bytes[index + 1] == 0x0A ? [0x0D, 0x0A] : [0x0D]
  }
}
