import Diagnostics
import Testing

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("a\nb\tc\u{7F}", "a␊b␉c␡"), ("a\u{AD}b", "a<U+00AD>b"), ("a\u{180E}b", "a<U+180E>b"),
    ("a\u{2061}\u{2064}b", "a<U+2061><U+2064>b"), ("a\u{E0001}\u{E007F}b", "a<U+E0001><U+E007F>b"),
    ("a\u{202E}b", "a<U+202E>b"),
  ])
  func standInsAreShown(text: String, shown: String) { #expect(text.visible() == shown) }

  /// What letters and pictures are made of stays.
  @Test(arguments: ["❤\u{FE0F}", "👩\u{200D}💻", "ä", "a\u{308}", "中\u{E0100}", "নো\u{200C}", "\u{2065}"])
  func theRestStays(text: String) { #expect(text.visible() == text) }

  @Test func linesAreKeptOnRequest() { #expect("a\n\tb\r".visible(keepingLines: true) == "a\n\tb␍") }
}
