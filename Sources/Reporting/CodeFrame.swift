import Diagnostics

/// A range to be marked in a frame.
struct FrameMark {
  let range: ByteRange
  /// The text after the marker; may be empty.
  let label: String
  /// Whether it is the finding itself, drawn as `^^^`; else `---`.
  let isPrimary: Bool
}

/// The part of a code frame in one source line.
private struct LineMark {
  /// 0-based.
  let line: Int
  let range: ByteRange
  let label: String
  let isPrimary: Bool
}

/// Source lines of one file with line numbers, and marker lines under them.
struct CodeFrame {
  private let source: PositionIndex
  private let marks: [LineMark]
  /// Lines without a mark that are shown because they are next to the primary mark, 0-based.
  private let contextLines: [Int]

  init(_ source: PositionIndex, marks: [FrameMark]) {
    self.source = source
    self.marks = marks.flatMap { CodeFrame.lineMarks($0, in: source) }
      .sorted {
        // The marker of the finding itself is right under its line.
        ($0.line, $0.isPrimary ? 0 : 1, $0.range.start) < ($1.line, $1.isPrimary ? 0 : 1, $1.range.start)
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

  /// White space at the start of a line is not looked at beyond this number of bytes: a line may have megabytes.
  private static let maxIndentation = 1024

  /// A range within one line gives one mark, a longer one marks on its first and its last line.
  private static func lineMarks(_ mark: FrameMark, in source: PositionIndex) -> [LineMark] {
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
    let indentation = source.text.bytes[lastStart..<end].prefix(maxIndentation).prefix(while: \.isBlank)
      .count
    let tail = ByteRange(lastStart + indentation, end)
    return [
      LineMark(line: first, range: head, label: "", isPrimary: mark.isPrimary),
      LineMark(line: last, range: tail, label: mark.label, isPrimary: mark.isPrimary),
    ]
  }

  private static func isBlank(_ source: PositionIndex, line: Int) -> Bool {
    source.text.slice(source.lines.contentRange(ofLine: line)).prefix(maxIndentation).allSatisfy(
      \.isBlank)
  }
}

/// One row of a frame, from top to bottom.
enum FrameRow {
  /// A source line; `number` counts from 1.
  case source(number: Int, LineLayout, isContext: Bool)
  /// Lines are left out here.
  case gap
  /// The marker of the source row above.
  case marker(LineLayout, label: String, isPrimary: Bool)

  /// The blanks before the source, or all before what is marked; nil for a gap.
  var indentation: Int? {
    switch self {
    case .source(_, let layout, _): layout.text.prefix { $0 == UInt8(ascii: " ") }.count
    case .marker(let layout, _, _): layout.markedText.lowerBound
    case .gap: nil
    }
  }
}

extension CodeFrame {
  /// The rows of the frame, with source lines of at most `maxWidth` cells.
  func rows(maxWidth: Int, escapesRunnerCommands: Bool = false) -> [FrameRow] {
    func layout(_ line: Int, mark: ByteRange) -> LineLayout {
      LineLayout(
        source.lines.contentRange(ofLine: line), of: source.text, mark: mark, maxWidth: maxWidth,
        escapesRunnerCommands: escapesRunnerCommands)
    }
    var rows: [FrameRow] = []
    var previous: Int?
    func appendContext(_ line: Int) {
      let start = source.lines.contentRange(ofLine: line).start
      let layout = layout(line, mark: ByteRange(start, start))
      // The beginning of a long line says nothing about a mark that is elsewhere.
      if layout.isClipped { return }
      appendGap(after: &previous, before: line, to: &rows)
      rows.append(.source(number: line + 1, layout, isContext: true))
    }
    var context = contextLines.sorted()[...]
    var index = 0
    while index < marks.count {
      let line = marks[index].line
      while let contextLine = context.first, contextLine < line {
        context.removeFirst()
        appendContext(contextLine)
      }
      appendGap(after: &previous, before: line, to: &rows)
      var shown: [UInt8]?
      while index < marks.count, marks[index].line == line {
        let mark = marks[index]
        let layout = layout(line, mark: mark.range)
        // A line is shown once with all its marks, unless it is so long that each mark needs another part of it.
        if layout.text != shown { rows.append(.source(number: line + 1, layout, isContext: false)) }
        shown = layout.text
        rows.append(.marker(layout, label: mark.label, isPrimary: mark.isPrimary))
        index += 1
      }
    }
    for line in context { appendContext(line) }
    return rows
  }

  private func appendGap(after previous: inout Int?, before line: Int, to rows: inout [FrameRow]) {
    if let previous, line > previous + 1 { rows.append(.gap) }
    previous = line
  }
}
