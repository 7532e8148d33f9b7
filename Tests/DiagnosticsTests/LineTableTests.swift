import Diagnostics
import Testing

@Suite struct LineTableTests {
  @Test func endsLinesAtLFAndCRLFAndCRAndNowhereElse() {
    let text = SourceText(path: "/a.axml", "a\u{B}\u{C}b\u{85}\u{2028}\u{2029}c\r\n\r\r\nd\ne")
    let lines = LineTable(text)
    let contents = (0..<lines.lineCount).map { text.string(lines.contentRange(ofLine: $0)) }
    #expect(contents == ["a\u{B}\u{C}b\u{85}\u{2028}\u{2029}c", "", "", "d", "e"])
  }

  @Test func leavesTheByteOrderMarkOutOfTheFirstLine() {
    let text = SourceText(path: "/a.axml", bytes: [0xEF, 0xBB, 0xBF] + Array("地图x\r\n🗺y\rz\n".utf8))
    let lines = LineTable(text)
    #expect(lines.lineCount == 4)
    #expect(text.string(lines.contentRange(ofLine: 0)) == "地图x")
    #expect(text.string(lines.contentRange(ofLine: 1)) == "🗺y")
    #expect(text.string(lines.contentRange(ofLine: 3)) == "")
  }

  @Test func anEmptyTextHasOneEmptyLine() {
    let lines = LineTable(SourceText(path: "/a", bytes: []))
    #expect(lines.lineCount == 1)
    #expect(lines.contentRange(ofLine: 0) == ByteRange(0, 0))
  }
}
