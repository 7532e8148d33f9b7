import Diagnostics
import Testing

@Suite struct LineTableTests {
  @Test func countsScalarsAndSkipsTheByteOrderMark() {
    let text = SourceText(path: "/a.axml", bytes: [0xEF, 0xBB, 0xBF] + Array("地图x\r\n🗺y\rz\n".utf8))
    let table = LineTable(text)
    #expect(table.lineCount == 4)
    #expect(table.position(at: 3) == Position(line: 1, column: 1, offset: 3))
    #expect(table.position(at: 9) == Position(line: 1, column: 3, offset: 9))
    #expect(table.position(at: 16) == Position(line: 2, column: 2, offset: 16))
    #expect(table.position(at: 18) == Position(line: 3, column: 1, offset: 18))
    #expect(table.position(at: 99) == Position(line: 4, column: 1, offset: 20))
    #expect(text.string(table.contentRange(ofLine: 0)) == "地图x")
    #expect(text.string(table.contentRange(ofLine: 1)) == "🗺y")
    #expect(text.string(table.contentRange(ofLine: 3)) == "")
  }

  @Test func anEmptyTextHasOneEmptyLine() {
    let table = LineTable(SourceText(path: "/a", bytes: []))
    #expect(table.position(at: 0) == Position(line: 1, column: 1, offset: 0))
    #expect(table.contentRange(ofLine: 0) == ByteRange(0, 0))
  }
}
