import Diagnostics
import Files
import Formatting
import Linting
import Markup
import Rules

/// What is true of every page that is formatted.
package struct FormatChecks {
  private let formatter: Formatter

  package init(_ dialect: Dialect = .axml) { formatter = Formatter(dialect, rules: allRules) }

  /// Formats the pages of a program, as they are indented, with tabs, and with other line ends.
  func check(_ input: FuzzInput) throws(FuzzFailure) {
    let files = input.fileSystem
    for index in input.files.indices where input.files[index].path.hasSuffix(".axml") {
      let text = input.text(index)
      try check(text, in: files)
      try checkTyping(text, in: files)
    }
  }

  /// Formats a page in these ways. Returns whether it is not left alone.
  @discardableResult
  package func check(_ text: SourceText, in files: any FileSystem) throws(FuzzFailure) -> Bool {
    var crlf = FormatStyle(.blanks(3))
    crlf.lineEnd = .crlf
    for style in [FormatStyle(), FormatStyle(.tab), crlf] {
      let result = formatter.format(text, style, in: files)
      if case .leftAlone(let obstacle) = result {
        try require(!obstacle.isInternal, "format keeps the tree", text.path)
        return false
      }
      guard case .changed(let formatted) = result else { continue }
      try check(formatted.change, keepsLineEnds: style.lineEnd == nil)
      try checkEdits(formatted, of: text)
      guard case .unchanged = formatter.format(formatted.change.new, style, in: files) else {
        throw FuzzFailure("formatting twice changes nothing more", text.path)
      }
    }
    return true
  }

  /// Lines are the same without the white space at their ends; only lines at the end of the text are gone. The second reader sees
  /// the same page.
  private func check(_ change: TextChange, keepsLineEnds: Bool) throws(FuzzFailure) {
    let (old, new) = (FormatChecks.lines(change.old), FormatChecks.lines(change.new))
    try require(old == new, "format changes white space at line ends alone", change.path)
    if keepsLineEnds {
      try require(
        PlainPage(change.old.bytes) == PlainPage(change.new.bytes), "another reader sees the same page",
        change.path)
    }
  }

  private func checkEdits(_ formatted: FormattedText, of text: SourceText) throws(FuzzFailure) {
    var bytes: [UInt8] = []
    var start = 0
    for edit in formatted.edits {
      try require(
        Int(edit.range.start) >= start && edit.range.start <= edit.range.end
          && Int(edit.range.end) <= text.count,
        "edits are in order", text.path)
      bytes += text.slice(ByteRange(start, Int(edit.range.start)))
      bytes += edit.text.utf8
      start = Int(edit.range.end)
    }
    bytes += text.slice(ByteRange(start, text.count))
    try require(bytes.elementsEqual(formatted.change.new.bytes), "edits make the text", text.path)
  }

  /// Whatever was typed, one stretch of white space is replaced at most.
  private func checkTyping(_ text: SourceText, in files: any FileSystem) throws(FuzzFailure) {
    for index in text.bytes.indices.filter({ text.bytes[$0] == 0x0A || text.bytes[$0] == 0x3E }).prefix(4) {
      let typed: Formatter.Typed = text.bytes[index] == 0x0A ? .lineEnd : .tagEnd
      let sheets = formatter.sheets(of: text.path, in: files)
      guard
        let edit = formatter.edit(
          after: typed, at: UInt32(index + 1), in: text, FormatStyle(), sheets: sheets)
      else { continue }
      try require(
        Int(edit.range.end) <= text.count && text.slice(edit.range).allSatisfy { $0 == 0x20 || $0 == 0x09 },
        "typing replaces white space alone", text.path)
    }
  }

  /// The lines without white space at their ends, without blank ones at the end of the text.
  private static func lines(_ text: SourceText) -> [[UInt8]] {
    var lines: [[UInt8]] = [[]]
    var previous: UInt8 = 0
    for byte in text.bytes {
      if byte == 0x0A, previous == 0x0D {
        previous = byte
        continue
      }
      if byte == 0x0A || byte == 0x0D { lines.append([]) } else { lines[lines.count - 1].append(byte) }
      previous = byte
    }
    var trimmed = lines.map { line in
      let start = line.drop { $0 == 0x20 || $0 == 0x09 }
      return Array(
        start.prefix(
          (start.lastIndex { $0 != 0x20 && $0 != 0x09 } ?? start.startIndex - 1) - start.startIndex + 1))
    }
    while trimmed.last?.isEmpty ?? false { trimmed.removeLast() }
    return trimmed
  }
}
