import Diagnostics
import Testing

@testable import Containers
@testable import NativeSource

@Suite struct LexerTests {
  private func tokens(_ source: String, _ language: NativeLanguage) -> NativeTokens {
    NativeLexer.tokens(of: SourceText(path: "a", source), language: language, words: WordTable([]))
  }

  private func strings(_ source: String, _ language: NativeLanguage) -> [String] {
    let tokens = tokens(source, language)
    return (0..<tokens.count).filter { tokens.kind($0) == .string }.map { tokens.string($0) }
  }

  @Test(arguments: [
    (NativeLanguage.objectiveC, #"a("x\"y", 'c')"#, [#"x\"y"#, "c"]),
    (.objectiveC, "\"open\nb(\"x\")", ["open", "x"]),
    (.objectiveC, #"R"d(a"b)d" "c""#, [#"a"b"#, "c"]),
    (.objectiveC, "\"a\\\nb\"", ["a\\\nb"]),
    (.swift, "#\"a\"b\"# + \"c\"", [#"a"b"#, "c"]),
    (.swift, "\"\"\"\na \"b\"\n\"\"\"", ["\na \"b\"\n"]),
    (.swift, #""a\(f("b"))c""#, ["a", "b", "c"]),
    (.swift, ##"#"a\(b)\#(c)"#"##, [#"a\(b)"#, ""]),
    (.kotlin, #""a${f("b")}c$d.e""#, ["a", "b", "c", ".e"]),
    (.kotlin, "\"\"\"a\\\"b$c\"\"\"", [#"a\"b"#, ""]),
    (.kotlin, "\"\"\"a\\\"\"\" + \"b\"", ["a\\", "b"]),
    (.java, "\"\"\"\n a \"b\" \"\"\"", ["\n a \"b\" "]),
    (.java, "'\"' + \"a\" + '\\''", ["\"", "a", "\\'"]),
    (.objectiveC, "&quot;a&quot; &amp;quot", ["a"]),
  ])
  func strings(language: NativeLanguage, source: String, expected: [String]) {
    #expect(strings(source, language) == expected)
  }

  @Test(arguments: [
    (NativeLanguage.objectiveC, "a /* b /* c */ d // e\nf", ["a", "d", "f"]),
    (.swift, "a /* b /* c */ d */ e // f", ["a", "e"]),
    (.kotlin, "a /* b", ["a"]),
    (.objectiveC, "#import <a/b.h>\n#pragma mark - 'c\nd", ["d"]),
    (.objectiveC, "#if 0\na\n#if B\nb\n#endif\n#else\nc\n#endif\nd", ["c", "d"]),
    (.objectiveC, "#if A && \\\n  B\na\n#else\nb\n#endif", ["a", "b"]),
    (
      .swift, "#if false\na\n#endif\n#if os(iOS)\nb\n#elseif C\nc\n#endif\n#selector(d)",
      ["b", "c", "selector", "d"]
    ),
    (.swift, "`class` a", ["class", "a"]),
    (.java, "a\u{FEFF}", ["a\u{FEFF}"]),
  ])
  func identifiers(language: NativeLanguage, source: String, expected: [String]) {
    let tokens = tokens(source, language)
    #expect((0..<tokens.count).filter { tokens.isIdentifier($0) }.map { tokens.string($0) } == expected)
  }

  @Test func bracketsArePairedAcrossMissingOnes() {
    let tokens = tokens("{ ( [ ] } { }", .java)
    #expect(tokens.tokens.map(\.mate) == [4, 4, 3, 2, 0, 6, 5])
    #expect(tokens.tokens.map(\.parent) == [-1, 0, 1, 1, -1, -1, -1])
  }

  @Test func theBracketsOfAMacroStayInside() {
    let tokens = tokens("{\n#define OPEN {\n}", .objectiveC)
    let braces = (0..<tokens.count).filter { tokens.kind($0) == .punctuation }
    #expect(tokens.tokens[braces[0]].mate == Int32(braces[2]))
  }

  @Test func suppressionCommentsAreKept() {
    let marked = MarkedSource(
      "a; ⟦// mpcheck-disable-next-line x: y⟧\r\n// other\n/* mpcheck-disable x */ ⟦//mpcheck-disable-file z⟧"
    )
    #expect(marked.facts("a.m").suppressionComments == marked.ranges)
    #expect(marked.facts("a.kt").suppressionComments == marked.ranges)
  }
}
