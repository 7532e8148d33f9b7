import Diagnostics

/// A change as `diff -u` and git write it; `git apply` and `patch -p1` accept it.
package struct UnifiedDiff {
  /// The text of the diff; empty when nothing differs.
  package private(set) var bytes: [UInt8] = []
  private let old: [UnsafeBufferPointer<UInt8>]
  private let new: [UnsafeBufferPointer<UInt8>]

  /// The lines around a change that are shown with it.
  private static let context = 3

  /// Writes the diff of `change`, with `path`, relative or absolute, in its headers.
  package init(_ change: TextChange, path: String) {
    old = UnifiedDiff.lines(change.old)
    new = UnifiedDiff.lines(change.new)
    var numbers = LineNumbers()
    let alignment = LineAlignment(old.map { numbers.number(of: $0) }, new.map { numbers.number(of: $0) })
    if alignment.changes.isEmpty { return }
    append("--- \(UnifiedDiff.name("a", path))\n+++ \(UnifiedDiff.name("b", path))\n")
    var hunk: [LineAlignment.Change] = []
    for change in alignment.changes {
      if let last = hunk.last, change.old.lowerBound - last.old.upperBound > 2 * UnifiedDiff.context {
        append(hunk)
        hunk = []
      }
      hunk.append(change)
    }
    append(hunk)
    // The lines point into the texts.
    withExtendedLifetime(change) {}
  }

  /// With their line feeds. A carriage return is part of its line, as git takes it.
  private static func lines(_ text: SourceText) -> [UnsafeBufferPointer<UInt8>] {
    var lines: [UnsafeBufferPointer<UInt8>] = []
    var start = 0
    for (index, byte) in text.bytes.enumerated() where byte == 0x0A {
      lines.append(text.slice(ByteRange(start, index + 1)))
      start = index + 1
    }
    if start < text.count { lines.append(text.slice(ByteRange(start, text.count))) }
    return lines
  }

  private mutating func append(_ hunk: [LineAlignment.Change]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(UnifiedDiff.context, first.old.lowerBound)
    let after = min(UnifiedDiff.context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    append("@@ -\(UnifiedDiff.span(oldRange)) +\(UnifiedDiff.span(newRange)) @@\n")
    var line = oldRange.lowerBound
    for change in hunk {
      for index in line..<change.old.lowerBound { append(" ", old[index]) }
      for index in change.old { append("-", old[index]) }
      for index in change.new { append("+", new[index]) }
      line = change.old.upperBound
    }
    for index in line..<oldRange.upperBound { append(" ", old[index]) }
  }

  /// The number of the first line, 1-based, and how many lines there are. An empty range names the line before it.
  private static func span(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  private mutating func append(_ sign: String, _ line: UnsafeBufferPointer<UInt8>) {
    append(sign)
    bytes.append(contentsOf: line)
    if line.last != 0x0A { append("\n\\ No newline at end of file\n") }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// A path with its prefix, as git writes names with white space, quotes or control characters.
  private static func name(_ prefix: String, _ path: String) -> String {
    let name = path.hasPrefix("/") ? prefix + path : prefix + "/" + path
    if name.utf8.allSatisfy({
      $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }) {
      // A tab ends a name with a space in it.
      return name.contains(" ") ? name + "\t" : name
    }
    var quoted = "\""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\u{00}"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 8)
        quoted += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

/// Gives equal lines equal numbers.
private struct LineNumbers {
  private struct Line: Hashable {
    let bytes: UnsafeBufferPointer<UInt8>

    static func == (a: Line, b: Line) -> Bool { a.bytes.elementsEqual(b.bytes) }
    func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
  }

  private var numbers: [Line: Int] = [:]

  mutating func number(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let line = Line(bytes: bytes)
    if let known = numbers[line] { return known }
    numbers[line] = numbers.count
    return numbers.count - 1
  }
}
