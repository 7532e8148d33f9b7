import Diagnostics
import Testing

@Suite struct PositionIndexTests {
  private func index(_ string: String, countsByteOrderMark: Bool = false) -> PositionIndex {
    PositionIndex(SourceText(path: "/a.axml", string), countsByteOrderMark: countsByteOrderMark)
  }

  @Test func countsScalarsForPeopleAndSkipsTheByteOrderMark() {
    let index = index("\u{FEFF}地图x\r\n🗺y\rz\n")
    #expect(index.position(at: 3) == Position(line: 1, column: 1, offset: 3))
    #expect(index.position(at: 9) == Position(line: 1, column: 3, offset: 9))
    #expect(index.position(at: 16) == Position(line: 2, column: 2, offset: 16))
    #expect(index.position(at: 18) == Position(line: 3, column: 1, offset: 18))
    #expect(index.position(at: 99) == Position(line: 4, column: 1, offset: 20))
    #expect(self.index("").position(at: 0) == Position(line: 1, column: 1, offset: 0))
  }

  /// The columns of "中", "a", "🗺", "\u{FE0F}", "b" and of the line's end.
  @Test(arguments: [
    (PositionEncoding.utf8, [0, 3, 4, 8, 11, 12]), (.utf16, [0, 1, 2, 4, 5, 6]),
    (.utf32, [0, 1, 2, 3, 4, 5]),
  ])
  func countsTheUnitsOfEachEncoding(encoding: PositionEncoding, columns: [Int]) {
    let index = index("x\r中a🗺\u{FE0F}b\r\ny")
    for (column, offset) in zip(columns, [2, 5, 6, 10, 13, 14] as [UInt32]) {
      let position = EditorPosition(line: 1, column: column)
      #expect(index.position(at: offset, in: encoding) == position)
      #expect(index.offset(of: position, in: encoding) == offset)
    }
  }

  @Test(arguments: PositionEncoding.allCases)
  func takesAPlaceOutsideOfALineAsItsEnd(encoding: PositionEncoding) {
    let index = index("中文\r\nb\rc\n")
    for (line, column, offset) in [
      (0, 99, 6), (1, 2, 9), (2, 1, 11), (2, 99, 11), (3, 0, 12), (3, 5, 12), (4, 0, 12), (99, 99, 12),
      (-1, 0, 0), (1, -1, 8),
    ] {
      #expect(index.offset(of: EditorPosition(line: line, column: column), in: encoding) == UInt32(offset))
    }
    // Between CR and LF, at a CR without LF, and after the text.
    #expect(index.position(at: 7, in: encoding) == index.position(at: 6, in: encoding))
    #expect(index.position(at: 9, in: encoding) == EditorPosition(line: 1, column: 1))
    #expect(index.position(at: 99, in: encoding) == EditorPosition(line: 3, column: 0))
  }

  @Test func takesAPlaceInsideOfACharacterAsItsStart() {
    let index = index("a🗺中")
    #expect(index.offset(of: EditorPosition(line: 0, column: 2), in: .utf16) == 1)
    for column in 2...4 {
      #expect(index.offset(of: EditorPosition(line: 0, column: column), in: .utf8) == 1)
      #expect(index.position(at: UInt32(column), in: .utf16) == EditorPosition(line: 0, column: 1))
    }
    #expect(index.position(at: 7, in: .utf32) == EditorPosition(line: 0, column: 2))
  }

  @Test func countsAByteOrderMarkOnlyInTextsOfAnEditor() {
    let file = index("\u{FEFF}ab")
    let sent = index("\u{FEFF}ab", countsByteOrderMark: true)
    #expect(file.position(at: 4, in: .utf16) == EditorPosition(line: 0, column: 1))
    #expect(sent.position(at: 4, in: .utf16) == EditorPosition(line: 0, column: 2))
    #expect(file.offset(of: EditorPosition(line: 0, column: 0), in: .utf16) == 3)
    #expect(sent.offset(of: EditorPosition(line: 0, column: 0), in: .utf16) == 0)
    #expect(sent.offset(of: EditorPosition(line: 0, column: 1), in: .utf8) == 0)
  }

  @Test func countsBytesThatAreNotUTF8AsThoseThatBeginAScalar() {
    // A sequence that is cut short, one that never begins, and a byte that UTF-8 never has.
    let index = PositionIndex(SourceText(path: "/a", bytes: [0xE4, 0xB8, 0x61, 0xA1, 0x62, 0xFF, 0x63]))
    #expect([0, 2, 4, 5, 6].map { index.position(at: $0, in: .utf16).column } == [0, 1, 2, 3, 4])
    #expect([0, 2, 4, 5, 6].map { index.position(at: $0).column } == [1, 2, 3, 4, 5])
    #expect(
      [1, 2, 3, 4].map { index.offset(of: EditorPosition(line: 0, column: $0), in: .utf16) } == [2, 4, 5, 6])
  }

  /// Lines that are longer than a block, so that the counts before blocks are used. Each character of them is tried.
  @Test(arguments: PositionEncoding.allCases)
  func findsItsWayInLongLines(encoding: PositionEncoding) {
    let line = String(repeating: "a中🗺", count: 500)
    let index = index("\u{FEFF}x\n" + line + "\n" + line)
    for (number, start) in [(1, 5), (2, 5 + line.utf8.count + 1)] {
      var offset = start
      var column = 0
      for scalar in line.unicodeScalars {
        let position = EditorPosition(line: number, column: column)
        #expect(index.position(at: UInt32(offset), in: encoding) == position)
        #expect(index.offset(of: position, in: encoding) == UInt32(offset))
        offset += UTF8.width(scalar)
        switch encoding {
        case .utf8: column += UTF8.width(scalar)
        case .utf16: column += UTF16.width(scalar)
        case .utf32: column += 1
        }
      }
    }
  }
}
