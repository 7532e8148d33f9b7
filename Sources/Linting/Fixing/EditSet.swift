import Diagnostics

/// Edits of any number of files that can be made together: no two of them overlap or touch.
package struct EditSet: Sendable {
  /// By path; sorted by place.
  private var edits: [String: [Edit]] = [:]

  package init() {}

  /// Of fixes that overlap the first are taken.
  init(_ fixes: [Fix]) {
    for fix in fixes { _ = insert(fix) }
  }

  package var isEmpty: Bool { edits.isEmpty }
  package var paths: [String] { edits.keys.sorted(by: <) }

  /// Adds the edits of `fix`, all or none of them: one that overlaps an edit that is here already, or touches it, is
  /// left for another pass. Returns whether they are here now; those of a fix that is here already are.
  package mutating func insert(_ fix: Fix) -> Bool {
    let new = fix.edits.sorted { ($0.place.path, $0.place.range) < ($1.place.path, $1.place.range) }
    if new.isEmpty { return false }
    if new.allSatisfy({ neighbour(of: $0)?.edit == $0 }) { return true }
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

  /// The bytes of `text` with the edits of its file made. A line feed in what is inserted becomes the line end of the
  /// text.
  package func applied(to text: SourceText) -> [UInt8] {
    guard let edits = edits[text.path] else { return Array(text.bytes) }
    let lineEnd = text.lineEnd
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var from = 0
    for edit in edits {
      bytes.append(contentsOf: text.slice(ByteRange(from, Int(edit.place.range.start))))
      for byte in edit.text.utf8 {
        if byte == 0x0A { bytes.append(contentsOf: lineEnd) } else { bytes.append(byte) }
      }
      from = Int(edit.place.range.end)
    }
    bytes.append(contentsOf: text.slice(ByteRange(from, text.count)))
    return bytes
  }

  /// Where the bytes of `text` go when the edits of its file are made.
  func map(of text: SourceText) -> EditMap { EditMap(edits[text.path] ?? [], lineEnd: text.lineEnd.count) }

  /// The edits that lie in a place, and if there is none, the last one before it and the first one after it.
  func nearest(to place: Place) -> [Edit] {
    guard let edits = edits[place.path] else { return [] }
    var index = firstIndex(in: edits, endingAtOrAfter: place.range.start)
    var inside: [Edit] = []
    while index < edits.count, edits[index].place.range.start <= place.range.end {
      inside.append(edits[index])
      index += 1
    }
    if !inside.isEmpty { return inside }
    return [index > 0 ? edits[index - 1] : nil, index < edits.count ? edits[index] : nil].compactMap(\.self)
  }

  /// An edit that overlaps or touches `edit`.
  private func neighbour(of edit: Edit) -> (index: Int, edit: Edit)? {
    guard let edits = edits[edit.place.path] else { return nil }
    let index = firstIndex(in: edits, endingAtOrAfter: edit.place.range.start)
    guard index < edits.count, edits[index].place.range.start <= edit.place.range.end else { return nil }
    return (index, edits[index])
  }

  private func firstIndex(in edits: [Edit], endingAtOrAfter offset: UInt32) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].place.range.end < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension SourceText {
  /// How the lines of the text end: as the first one does; a line feed where there is only one line.
  var lineEnd: [UInt8] {
    guard let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return [0x0A] }
    if bytes[index] == 0x0A { return [0x0A] }
    return index + 1 < count && bytes[index + 1] == 0x0A ? [0x0D, 0x0A] : [0x0D]
  }
}
