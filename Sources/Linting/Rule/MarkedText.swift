import Diagnostics

/// A text of an example without its marks, and the ranges that were marked by `⟦` and `⟧`.
package struct MarkedText: Sendable {
  package let bytes: [UInt8]
  /// The marked ranges in order of their starts; an outer range comes before those in it.
  package let marks: [ByteRange]

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package init(_ marked: String) {
    let open = Array("⟦".utf8)
    let close = Array("⟧".utf8)
    var bytes: [UInt8] = []
    var marks: [ByteRange] = []
    var waiting: [Int] = []
    let text = Array(marked.utf8)
    var start = 0
    while start < text.count {
      // Both marks begin with the same byte, which few others are.
      if text[start] == open[0] {
        if text[start...].starts(with: open) {
          waiting.append(marks.count)
          marks.append(ByteRange(bytes.count, bytes.count))
          start += open.count
          continue
        }
        if text[start...].starts(with: close), let index = waiting.popLast() {
          marks[index].end = UInt32(bytes.count)
          start += close.count
          continue
        }
      }
      bytes.append(text[start])
      start += 1
    }
    self.bytes = bytes
    self.marks = marks
  }
}
