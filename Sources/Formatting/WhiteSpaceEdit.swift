import Diagnostics
import Linting

/// How a line ends.
package enum LineEnd: String, Sendable, CaseIterable {
  /// A line feed.
  case lf
  case crlf
  case cr

  package var bytes: [UInt8] {
    switch self {
    case .lf: [0x0A]
    case .crlf: [0x0D, 0x0A]
    case .cr: [0x0D]
    }
  }
}

/// White space in the place of white space, at the beginning or the end of a line. It can write nothing else.
package struct WhiteSpaceEdit: Sendable, Equatable {
  /// What it replaces; empty where it inserts.
  package let range: ByteRange
  let tabs: Int
  let blanks: Int
  /// Written after the tabs and blanks.
  let lineEnd: LineEnd?

  init(_ range: ByteRange, tabs: Int = 0, blanks: Int = 0, lineEnd: LineEnd? = nil) {
    self.range = range
    self.tabs = tabs
    self.blanks = blanks
    self.lineEnd = lineEnd
  }

  /// How many bytes it writes.
  var count: Int { tabs + blanks + (lineEnd?.bytes.count ?? 0) }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  var bytes: [UInt8] {
    Array(repeating: 0x09, count: tabs) + Array(repeating: 0x20, count: blanks) + (lineEnd?.bytes ?? [])
  }

  /// The same without the tabs and blanks that are there already, at its beginning and then at its end.
  func smallest(in text: SourceText) -> WhiteSpaceEdit {
    var (range, tabs, blanks) = (range, tabs, blanks)
    while !range.isEmpty, tabs > 0, text.bytes[Int(range.start)] == 0x09 {
      range.start += 1
      tabs -= 1
    }
    while tabs == 0, !range.isEmpty, blanks > 0, text.bytes[Int(range.start)] == 0x20 {
      range.start += 1
      blanks -= 1
    }
    while !range.isEmpty, blanks > 0, text.bytes[Int(range.end) - 1] == 0x20 {
      range.end -= 1
      blanks -= 1
    }
    while blanks == 0, !range.isEmpty, tabs > 0, text.bytes[Int(range.end) - 1] == 0x09 {
      range.end -= 1
      tabs -= 1
    }
    return WhiteSpaceEdit(range, tabs: tabs, blanks: blanks, lineEnd: lineEnd)
  }

  /// Whether the text would be the same.
  func writesNothingNew(in text: SourceText) -> Bool {
    // Most lines are as they should be, so no array is made for each.
    let old = text.slice(range)
    guard old.count == count else { return false }
    for index in 0..<tabs where old[index] != 0x09 { return false }
    for index in tabs..<tabs + blanks where old[index] != 0x20 { return false }
    return lineEnd.map { old.dropFirst(tabs + blanks).elementsEqual($0.bytes) } ?? true
  }
}

extension SourceText {
  /// The text with edits made, which are in order and do not overlap.
  func applying(_ edits: [WhiteSpaceEdit]) -> SourceText {
    let count = edits.reduce(count) { $0 + $1.count - $1.range.count }
    let storage = SourceText.allocate(capacity: count)
    var next = storage
    func write(_ byte: UInt8, _ count: Int) {
      next.initialize(repeating: byte, count: count)
      next += count
    }
    func copy(_ start: Int, _ end: Int) {
      next.initialize(from: bytes.baseAddress! + start, count: end - start)
      next += end - start
    }
    var start = 0
    for edit in edits {
      copy(start, Int(edit.range.start))
      write(0x09, edit.tabs)
      write(0x20, edit.blanks)
      for byte in edit.lineEnd?.bytes ?? [] { write(byte, 1) }
      start = Int(edit.range.end)
    }
    copy(start, self.count)
    return SourceText(path: path, adopting: storage, count: count)
  }
}

extension EditMap {
  init(_ edits: [WhiteSpaceEdit]) { self.init(edits.lazy.map { ($0.range, $0.count) }) }
}
