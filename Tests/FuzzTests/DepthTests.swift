import Diagnostics
import Fuzzing
import SeededRandom
import SmallStack
import Testing

/// Nothing that is read calls itself for each level of what it reads: 2,000 levels would use up a small stack.
@Suite struct DepthTests {
  private static let depth = 2_000
  private static let corpus = FuzzCorpus(fixtures: "/nonexistent")

  @Test(arguments: [
    ("index.axml", "", "<view>", "", "</view>"), ("index.axml", "<view a=\"{{", "(", "1", ")"),
    ("index.axml", "<view a=\"{{", "[", "", "]"), ("index.axml", "<view a=\"{{", "{a:", "1", "}"),
    ("index.axml", "<view a=\"{{", "!", "a", ""), ("index.axml", "<view a=\"{{", "a?b:", "c", ""),
    ("index.axml", "<view a=\"{{", "a?", "b", ":c"), ("index.axml", "<view a=\"{{", "`${", "a", "}`"),
    ("index.axml", "<view a=\"{{a", ".b", "", ""), ("index.axml", "<view a=\"{{a", "(b)[c]", "", ""),
    ("index.axml", "<view a=\"{{a", "+b**c", "", ""),
    ("index.axml", "", "<!-- #if X -->", "", "<!-- #endif -->"),
    ("index.axml", "", "<block a:if=\"{{a}}\">", "", "</block>"),
    ("index.js", "Page({ a: ", "(", "1", ")"), ("index.js", "Page(", "{a:", "1", "}"),
    ("index.js", "", "`${", "", "}`"),
    ("index.js", "Page({ a: ", "[", "", "]"), ("index.js", "Page({ a: ", "x => ", "1", ""),
    ("index.js", "Page({ data: ", "a ? b : ", "c", ""), ("index.ts", "let a: ", "A<", "B", ">"),
    ("index.ts", "let a: ", "(b: ", "B", ") => C"), ("index.js", "", "function a() {", "", "}"),
    ("index.js", "", "Page(", "", ")"), ("index.js", "Page({ mixins: ", "[{ methods: {", "", "} }]"),
    ("index.json", "", "[", "", "]"), ("index.json", "", "{\"a\":", "1", "}"),
    ("index.acss", "", "a{", "", "}"), ("index.acss", "", ":not(", "a", ")"),
    ("index.acss", "", "/*", "", "*/"),
    ("A.m", "", "{", "", "}"), ("A.m", "@implementation A\n- (void)a { ", "[", "", "a]"),
    ("A.m", "", "#if 1\n", "", "#endif\n"),
    ("A.m", "id a = ", "@{@\"a\":", "b", "}"), ("A.mm", "", "(", "", ")"),
    ("A.m", "@implementation A\n- (id)contentView { return ", "(a)", "b", ";"),
    ("A.swift", "let a = ", "\"\\(", "b", ")\""), ("A.swift", "", "class A {", "", "}"),
    ("A.swift", "", "/*", "", "*/"),
    ("A.swift", "let a = ", "[", "", "]"), ("A.swift", "func a() { return ", "b ?? ", "c", "}"),
    ("A.java", "", "class A {", "", "}"), ("A.java", "class A { String a = ", "(", "b", ")"),
    ("A.java", "class A { static final String K = ", "\"a\" + ", "K", ";"),
    ("A.kt", "val a = ", "\"${", "b", "}\""), ("A.kt", "fun a() = ", "if (b) ", "c", ""),
    ("A.kt", "", "/*", "", "*/"),
    ("A.plist", "<plist>ComponentRuntime", "<dict>", "", "</dict>"),
  ])
  func deepInput(name: String, prefix: String, opening: String, middle: String, closing: String) {
    let opened = prefix + String(repeating: opening, count: DepthTests.depth) + middle
    // Closed, and cut off; a sample has what is closed.
    let closed = opened + String(repeating: closing, count: DepthTests.depth)
    for text in Sampling.some(of: [closed, opened], oneIn: 2) {
      let files = [
        FuzzInput.File("app.json", Array(#"{"pages":["index"]}"#.utf8)),
        FuzzInput.File("index.axml", Array("<a/>".utf8)),
      ]
      let input = FuzzInput(files.filter { $0.path != name } + [FuzzInput.File(name, Array(text.utf8))])
      let failure = onSmallStack {
        var fuzzer = Fuzzer(DepthTests.corpus)
        return fuzzer.work(on: input)
      }
      #expect(failure == nil)
    }
  }
}
