import Diagnostics

/// A range to be marked in a frame.
struct FrameMark {
  let range: ByteRange
  /// What is written behind the marker line; may be empty.
  let label: String
  /// Whether it is the finding itself, drawn as `^^^`; else `---`.
  let isPrimary: Bool
}

/// The part of a code frame that stands in one source line.
private struct LineMark {
  /// 0-based.
  let line: Int
  let range: ByteRange
  let label: String
  let isPrimary: Bool
}

/// Source lines of one file with line numbers, and marker lines under them.
struct CodeFrame {
  private let source: IndexedSource
  private let marks: [LineMark]
  /// 0-based; unmarked lines that are shown because they are next to the primary mark.
  private let contextLines: [Int]

  init(_ source: IndexedSource, marks: [FrameMark]) {
    self.source = source
    self.marks = marks.flatMap { CodeFrame.lineMarks($0, in: source) }
      .sorted {
        ($0.line, $0.range.start, $1.isPrimary ? 1 : 0) < ($1.line, $1.range.start, $0.isPrimary ? 1 : 0)
      }
    var context: [Int] = []
    if marks.contains(where: \.isPrimary) {
      let marked = Set(self.marks.map(\.line))
      for mark in self.marks where mark.isPrimary {
        for line in [mark.line - 1, mark.line + 1]
        where line >= 0 && line < source.lines.lineCount && !marked.contains(line) && !context.contains(line)
        {
          context.append(line)
        }
      }
    }
    self.contextLines = context.filter { !CodeFrame.isBlank(source, line: $0) }
  }

  /// 1-based.
  var lastLineNumber: Int { (marks.map(\.line) + contextLines).max().map { $0 + 1 } ?? 1 }

  /// White space at the start of a line is not looked at beyond this number of bytes: a line may hold megabytes.
  private static let longestIndentation = 1024

  /// A range within one line gives one mark, a longer one marks on its first and its last line.
  private static func lineMarks(_ mark: FrameMark, in source: IndexedSource) -> [LineMark] {
    let lines = source.lines
    let start = min(Int(mark.range.start), source.text.count)
    let end = min(max(Int(mark.range.end), start), source.text.count)
    let first = lines.lineIndex(at: start)
    // The end is exclusive: a range that ends with a line break does not reach into the next line.
    let last = lines.lineIndex(at: max(start, end - 1))
    if first == last {
      return [
        LineMark(line: first, range: ByteRange(start, end), label: mark.label, isPrimary: mark.isPrimary)
      ]
    }
    let head = ByteRange(start, Int(lines.contentRange(ofLine: first).end))
    let lastStart = Int(lines.contentRange(ofLine: last).start)
    let indentation = source.text.bytes[lastStart..<end].prefix(longestIndentation).prefix(while: isBlank)
      .count
    let tail = ByteRange(lastStart + indentation, end)
    return [
      LineMark(line: first, range: head, label: "", isPrimary: mark.isPrimary),
      LineMark(line: last, range: tail, label: mark.label, isPrimary: mark.isPrimary),
    ]
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isBlank(_ source: IndexedSource, line: Int) -> Bool {
    source.text.slice(source.lines.contentRange(ofLine: line)).prefix(longestIndentation).allSatisfy(isBlank)
  }
}

extension CodeFrame {
  /// Draws the frame with line numbers `gutter` cells wide, in lines of at most `width` cells but for labels.
  func draw(into out: inout StyledBuffer, severity: Severity, gutter: Int, width: Int) {
    // A narrower part than this shows too little of a line to be of use.
    let maxWidth = max(24, width - gutter - 3)
    var previous: Int?
    var index = 0
    var context = contextLines.sorted()[...]
    while index < marks.count {
      let line = marks[index].line
      while let contextLine = context.first, contextLine < line {
        context.removeFirst()
        drawContext(contextLine, after: &previous, into: &out, gutter: gutter, maxWidth: maxWidth)
      }
      drawGap(after: previous, before: line, into: &out, gutter: gutter)
      previous = line
      var end = index
      while end < marks.count, marks[end].line == line { end += 1 }
      drawMarks(marks[index..<end], into: &out, severity: severity, gutter: gutter, maxWidth: maxWidth)
      index = end
    }
    for line in context {
      drawContext(line, after: &previous, into: &out, gutter: gutter, maxWidth: maxWidth)
    }
  }

  private func layout(_ line: Int, mark: ByteRange, maxWidth: Int) -> LineLayout {
    LineLayout(source.lines.contentRange(ofLine: line), of: source.text, mark: mark, maxWidth: maxWidth)
  }

  private func drawContext(
    _ line: Int, after previous: inout Int?, into out: inout StyledBuffer, gutter: Int, maxWidth: Int
  ) {
    let start = source.lines.contentRange(ofLine: line).start
    let layout = layout(line, mark: ByteRange(start, start), maxWidth: maxWidth)
    // Of a long line the beginning says nothing about a mark that is elsewhere.
    if layout.isClipped { return }
    drawGap(after: previous, before: line, into: &out, gutter: gutter)
    previous = line
    drawLine(line, layout, isContext: true, into: &out, gutter: gutter)
  }

  private func drawGap(after previous: Int?, before line: Int, into out: inout StyledBuffer, gutter: Int) {
    guard let previous, line > previous + 1 else { return }
    out.append("...", .frame)
    out.breakLine()
  }

  private func drawMarks(
    _ marks: ArraySlice<LineMark>, into out: inout StyledBuffer, severity: Severity, gutter: Int,
    maxWidth: Int
  ) {
    var shown: [UInt8]?
    for mark in marks {
      let layout = layout(mark.line, mark: mark.range, maxWidth: maxWidth)
      // A line is shown once with all its marks, unless it is so long that it is clipped elsewhere for each.
      if layout.text != shown {
        drawLine(mark.line, layout, isContext: false, into: &out, gutter: gutter)
        shown = layout.text
      }
      drawMarker(mark, layout.mark, into: &out, severity: severity, gutter: gutter)
    }
  }

  private func drawLine(
    _ line: Int, _ layout: LineLayout, isContext: Bool, into out: inout StyledBuffer, gutter: Int
  ) {
    let number = String(line + 1)
    out.append(spaces: gutter - number.utf8.count)
    out.append(layout.text.isEmpty ? "\(number) |" : "\(number) | ", .frame)
    if isContext {
      out.styled(.context) { $0.append(layout.text) }
    } else {
      out.styled(.path) { $0.append(layout.text) }
    }
    out.breakLine()
  }

  private func drawMarker(
    _ mark: LineMark, _ cells: Range<Int>, into out: inout StyledBuffer, severity: Severity, gutter: Int
  ) {
    out.append(spaces: gutter)
    out.append(" | ", .frame)
    out.append(spaces: cells.lowerBound)
    out.styled(mark.isPrimary ? .severity(severity) : .related) {
      $0.append(UInt8(ascii: mark.isPrimary ? "^" : "-"), count: cells.count)
      if !mark.label.isEmpty {
        $0.append(UInt8(ascii: " "))
        $0.appendVisible(mark.label)
      }
    }
    out.breakLine()
  }
}
