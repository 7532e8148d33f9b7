import Diagnostics
import SeededRandom
import Testing

@testable import LanguageServer
@testable import LanguageServerProtocol

/// Several changes in one notification are what they are one by one.
@Suite struct OpenDocumentTests {
  private static let text = "ab中😀cd\r\nxy\n\n中cdab\n"

  private func document() -> OpenDocument {
    OpenDocument(LSP.DocumentURI("file:///a.axml"), path: "/a.axml", version: 1, text: OpenDocumentTests.text)
  }

  private func change(_ line: Int, _ from: Int, _ to: Int, _ text: String) -> LSP.ContentChange {
    LSP.ContentChange(
      range: LSP.Range(
        start: LSP.Position(line: line, character: from), end: LSP.Position(line: line, character: to)),
      text: text)
  }

  private func text(_ document: OpenDocument) -> String {
    String(decoding: document.text.bytes, as: UTF8.self)
  }

  @Test func changesThatComeLastFirst() {
    let document = document()
    document.apply(
      [change(3, 3, 5, "XY\n"), change(3, 1, 3, "é"), change(0, 0, 2, ""), change(0, 0, 0, "<")], version: 2,
      .utf16)
    #expect(text(document) == "<中😀cd\r\nxy\n\n中éXY\n\n")
    #expect(document.version == 2)
  }

  /// The second one is after the end of its line, which the first one moved.
  @Test func aPlaceAfterTheEndOfALineIsWhereTheLineEndsThen() {
    let document = document()
    document.apply([change(1, 2, 2, "zzz"), change(1, 99, 99, "!")], version: 2, .utf16)
    #expect(text(document) == "ab中😀cd\r\nxyzzz!\n\n中cdab\n")
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16, .utf32]) func anyChanges(encoding: PositionEncoding) {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2_000 {
      let changes = (0..<random.below(5)).map { _ in
        var places = [0, 0].map { _ in LSP.Position(line: random.below(6), character: random.below(9)) }
        if random.onceIn(2) { places[1] = places[0] }
        let texts = ["", "q", "\n", "中😀", "\r", "a\nb"]
        return LSP.ContentChange(
          range: random.onceIn(30) ? nil : LSP.Range(start: places[0], end: places[1]),
          text: texts[random.below(texts.count)])
      }
      let (together, oneByOne) = (document(), document())
      together.apply(changes, version: 2, encoding)
      for change in changes { oneByOne.apply([change], version: 2, encoding) }
      #expect(text(together) == text(oneByOne), "\(changes)")
    }
  }
}
