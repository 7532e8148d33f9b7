import Diagnostics
import Linting
import Markup

/// Lines of a page, as they are to be, to edits.
struct Indenter {
  private let document: Document
  private let bytes: UnsafeBufferPointer<UInt8>
  private let lines: [PageLine]
  private let wanted: FormatStyle
  private let style: IndentationStyle
  /// By how many columns each line moves.
  private var shifts: [Int] = []
  /// For the last tag over several lines that was looked at: the column under which its attributes are to begin, or nil where
  /// they are not under the first one.
  private var aligned = (element: Int32(-1), column: Int?.none)
  private var edits: [WhiteSpaceEdit] = []

  private init(_ document: Document, _ lines: [PageLine], _ wanted: FormatStyle) {
    self.document = document
    self.lines = lines
    self.wanted = wanted
    bytes = document.text.bytes
    style = IndentationStyle(wanted) { [bytes] kind in
      Indenter.usedIndentation(lines, document, bytes, of: kind)
    }
    shifts.reserveCapacity(lines.count)
  }

  /// The edits that give the lines their places, in order.
  static func edits(_ document: Document, _ lines: [PageLine], _ style: FormatStyle) -> [WhiteSpaceEdit] {
    guard let last = lines.lastIndex(where: { !$0.isBlank }) else { return [] }
    var indenter = Indenter(document, lines, style)
    for index in lines.indices {
      indenter.indent(index)
      let isLast = index == last && indenter.endsText(after: last)
      indenter.end(index, isLast: isLast)
      if isLast { break }
    }
    return indenter.edits
  }

  /// How a line of the page would begin.
  static func whiteSpace(_ document: Document, _ lines: [PageLine], _ style: FormatStyle, at level: Int)
    -> (tabs: Int, blanks: Int)
  {
    Indenter(document, lines, style).style.whiteSpace(level: level)
  }

  // MARK: What the file uses

  /// The commonest way in which lines that begin with a tag are further in than the tag around them; of two that are as common,
  /// the smaller, a tab being one byte.
  private static func usedIndentation(
    _ lines: [PageLine], _ document: Document, _ bytes: UnsafeBufferPointer<UInt8>,
    of kind: FormatStyle.IndentationKind?
  ) -> Indentation? {
    var lineOfTag = [Int32](repeating: -1, count: document.nodes.count)
    var tabCount = 0
    var blankCounts = [Int](repeating: 0, count: Indentation.sizes.upperBound + 1)
    for (index, line) in lines.enumerated() {
      guard case .placed(_, let tag) = line.head, tag >= 0 else { continue }
      lineOfTag[Int(tag)] = Int32(index)
      let parent = document.nodes[Int(tag)].parent
      guard parent >= 0, lineOfTag[Int(parent)] >= 0 else { continue }
      let outer = bytes.slice(lines[Int(lineOfTag[Int(parent)])].indentation)
      let own = bytes.slice(line.indentation)
      guard own.count > outer.count, own.starts(with: outer) else { continue }
      let step = own.dropFirst(outer.count)
      if step.count == 1, step.first == 0x09 {
        tabCount += 1
      } else if step.count < blankCounts.count, step.allSatisfy({ $0 == 0x20 }) {
        blankCounts[step.count] += 1
      }
    }
    var best: (count: Int, indentation: Indentation)?
    if kind != .space, tabCount > 0 { best = (tabCount, .tab) }
    if kind != .tab {
      for size in Indentation.sizes where blankCounts[size] > best?.count ?? 0 {
        best = (blankCounts[size], .blanks(size))
      }
    }
    return best?.indentation
  }

  // MARK: Beginnings

  private mutating func indent(_ index: Int) {
    let line = lines[index]
    let old = columns(line.indentation)
    var shift = 0
    switch line.head {
    case _ where hidesByteOrderMark(line): break
    case .placed(let level, _): shift = place(line, style.whiteSpace(level: level), from: old)
    case .attribute(let element, let level):
      if let column = alignedColumn(element, index) {
        shift = move(line, from: old, to: column)
      } else {
        shift = place(line, style.whiteSpace(level: level), from: old)
      }
    case .moved(let base): shift = move(line, from: old, to: max(0, old + shifts[base]))
    case .blank, .untouched: break
    }
    shifts.append(shift)
  }

  /// Whether the line begins the text, with white space before U+FEFF, which would become a byte order mark without it.
  private func hidesByteOrderMark(_ line: PageLine) -> Bool {
    line.start == 0 && bytes.slice(ByteRange(line.contentStart, line.end)).starts(with: "\u{FEFF}".utf8)
  }

  /// Gives a line a new beginning, and returns by how many columns it moves.
  private mutating func place(_ line: PageLine, _ space: (tabs: Int, blanks: Int), from old: Int) -> Int {
    add(
      WhiteSpaceEdit(line.indentation, tabs: space.tabs, blanks: space.blanks).smallest(in: document.text))
    return style.columns(space) - old
  }

  /// Moves a line. If it need not move, its beginning stays, however it is written.
  private mutating func move(_ line: PageLine, from old: Int, to new: Int) -> Int {
    if new == old { return 0 }
    return place(line, style.whiteSpace(columns: new), from: old)
  }

  private mutating func add(_ edit: WhiteSpaceEdit) {
    if !edit.writesNothingNew(in: document.text) { edits.append(edit) }
  }

  /// The columns of white space at the beginning of a line.
  private func columns(_ range: ByteRange) -> Int { column(after: range, from: 0) }

  /// The column after a stretch of a line that begins at column `start`.
  private func column(after range: ByteRange, from start: Int) -> Int {
    var column = start
    for byte in bytes.slice(range) {
      if byte == 0x09 {
        column += style.tabWidth - column % style.tabWidth
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return column
  }

  // MARK: Attributes under the first one

  /// The column at which the first attribute of a tag will be, if all that begin lines are under it now.
  private mutating func alignedColumn(_ element: Int32, _ index: Int) -> Int? {
    if aligned.element != element { aligned = (element, newColumn(ofFirstAttributeOf: element, from: index)) }
    return aligned.column
  }

  /// `index` is the first line that begins with an attribute of the element.
  private func newColumn(ofFirstAttributeOf element: Int32, from index: Int) -> Int? {
    let node = document.nodes[Int(element)]
    let first = document.attributes[Int(node.partStart)].nameRange.start
    let tagLine = lines.index(of: node.range.start)
    guard first < lines[tagLine].end else { return nil }
    let before = ByteRange(lines[tagLine].contentStart, first)
    let indentation = columns(lines[tagLine].indentation)
    let column = column(after: before, from: indentation)
    for line in lines[index...] {
      if line.start >= node.startTagEnd { break }
      if case .attribute = line.head, columns(line.indentation) != column { return nil }
    }
    return self.column(after: before, from: indentation + shifts[tagLine])
  }

  // MARK: Ends

  /// Whether what is after the last line with a character is to be one line end.
  private func endsText(after last: Int) -> Bool {
    wanted.endsLastLine && !lines[last].keepsEnd
      && lines[last...].dropFirst().allSatisfy { $0.head == .blank }
  }

  private mutating func end(_ index: Int, isLast: Bool) {
    let line = lines[index]
    let trims =
      wanted.trimsLineEnds && !line.keepsEnd && (!line.isBlank || line.head == .blank && !partsLineEnd(index))
    let start = trims ? line.contentEnd : line.end
    if isLast {
      let lineEnd = wanted.lineEnd ?? line.lineEnd ?? usualLineEnd
      // One edit for the end of the line, one for what is after it, so that neither is larger than it need be.
      add(WhiteSpaceEdit(ByteRange(start, line.next), lineEnd: lineEnd), keeping: line.lineEnd)
      add(WhiteSpaceEdit(ByteRange(line.next, UInt32(bytes.count))))
    } else {
      let lineEnd = line.lineEnd.map { wanted.lineEnd ?? $0 }
      add(WhiteSpaceEdit(ByteRange(start, line.next), lineEnd: lineEnd), keeping: line.lineEnd)
    }
  }

  /// Whether a blank line keeps a carriage return and a line feed from being one line end.
  private func partsLineEnd(_ index: Int) -> Bool {
    index > 0 && wanted.lineEnd == nil && lines[index].lineEnd == .lf && lines[index - 1].lineEnd == .cr
  }

  /// Adds an edit that does not touch the line end if it would write the same one.
  private mutating func add(_ edit: WhiteSpaceEdit, keeping lineEnd: LineEnd?) {
    guard let lineEnd, edit.lineEnd == lineEnd else { return add(edit) }
    add(WhiteSpaceEdit(ByteRange(edit.range.start, edit.range.end &- UInt32(lineEnd.bytes.count))))
  }

  /// The line end that most lines have; where as many have another one, or none has one, the line feed comes first.
  private var usualLineEnd: LineEnd {
    let counts = LineEnd.allCases.map { lineEnd in lines.count { $0.lineEnd == lineEnd } }
    return LineEnd.allCases[counts.firstIndex(of: counts.max()!)!]
  }
}

extension PageLine {
  /// The white space at its beginning.
  var indentation: ByteRange { ByteRange(start, contentStart) }
}
