import Diagnostics
import RunnerLog
import SeededRandom
import Testing

/// No CI runner takes a command from an escaped output; all else in it stays as it is.
@Suite struct RunnerCommandTests {
  private func escaped(_ text: String, as escape: RunnerCommandEscape) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes.escapingRunnerCommands(as: escape) ?? bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("a ##[stop-commands]b", "a # #[stop-commands]b"), ("##[", "# #["), ("###[a]", "## #[a]"),
    ("##vso[task.setvariable variable=x]y", "# #vso[task.setvariable variable=x]y"),
    ("##VsO[a.b]##[c]##[d]", "# #VsO[a.b]# #[c]# #[d]"),
    ("::error::a", "./::error::a"), ("a\n::error::a\n", "a\n./::error::a\n"),
    ("\r::error::a", "\r./::error::a"),
    ("  \t::error::a", "./  \t::error::a"), ("\u{A0}\u{3000}::error::a", "./\u{A0}\u{3000}::error::a"),
    ("::::error::a", "./::::error::a"), ("::##[a]::", "./::# #[a]::"), ("##[a]\n::b::", "# #[a]\n./::b::"),
  ])
  func areEscapedInTexts(text: String, expected: String) {
    #expect(escaped(text, as: .text) == expected)
    #expect(escaped(expected, as: .text) == expected)
  }

  @Test(arguments: [
    "", "#", "##", "##vso", "##vs", "## [a]", "# #[a]", "#[", "##vsox[", "a::b", "a ::b::", "中::b::", ":",
    "::: a.axml:1:2",
    "   ::: a/b.axml:1:2\n", "## A heading\n\n[a](b)",
  ])
  func nothingElseIs(text: String) {
    for escape in [RunnerCommandEscape.text, .annotations, .json, .markup] {
      #expect(Array(text.utf8).escapingRunnerCommands(as: escape) == nil)
    }
  }

  @Test func anAnnotationStaysOne() {
    #expect(escaped("::error file=a::##[b]\n", as: .annotations) == "::error file=a::# #[b]\n")
    #expect(
      RunnerLog(escaped("::error file=a::##vso[b.c]\n", as: .annotations).utf8).gitHubCommands == ["error"])
    #expect(RunnerLog(escaped("::error file=a::##vso[b.c]\n", as: .annotations).utf8).azureCommands == [])
  }

  @Test func valuesStay() {
    #expect(
      escaped(###"{ "a##[": "##vso[\\##[" }"###, as: .json)
        == ###"{ "a#\u0023[": "#\u0023vso[\\#\u0023[" }"###)
    #expect(
      escaped("<a b='##['>\n::error::##vso[</a>", as: .markup)
        == "<a b='#&#35;['>\n&#58;:error::#&#35;vso[</a>")
  }

  /// Every text of the signs of commands and of what may be between them, up to five; a sample has every fifth text.
  @Test(arguments: [RunnerCommandEscape.text, .json, .markup])
  func noRunnerTakesACommand(escape: RunnerCommandEscape) {
    let parts = [
      "#", "##[", "##vso[", "::", ":", "group", "a.b", "]", " ", "\n", "\u{200B}", "\u{3000}", "\u{1B}", "[",
    ]
    var texts = [""]
    for _ in 0..<4 { texts = [""] + texts.flatMap { text in parts.map { text + $0 } } }
    var obeyed = 0
    for text in Set(Sampling.some(of: texts, oneIn: 5)) {
      let whole = text + "group::a]"
      let log = RunnerLog(whole.utf8)
      obeyed += log.gitHubCommands.count + log.azureCommands.count
      // A line break in JSON is written as an escape.
      if escape == .json, text.contains("::") { continue }
      let safe = RunnerLog(escaped(whole, as: escape).utf8)
      if !safe.gitHubCommands.isEmpty || !safe.azureCommands.isEmpty {
        Issue.record("\(whole.debugDescription): \(safe)")
      }
    }
    #expect(obeyed > 100)
  }
}

/// The parsers themselves: what the runners' own tests say of them.
@Suite struct RunnerLogTests {
  @Test(arguments: [
    ("##[group]a", ["group"]), ("a ##[Group b=c]d", ["Group"]), ("::group::a", ["group"]),
    (" \u{3000}::error file=a::b", ["error"]), ("::unknown::a", []), ("::unknown::##[group]", ["group"]),
    ("a::group::", []),
    ("a\r::group::b", ["group"]), ("::group", []), ("::: group::a", []), ("##[group", []), ("##vso[a.b]", []),
  ])
  func gitHub(line: String, commands: [String]) {
    #expect(RunnerLog(line.utf8).gitHubCommands == commands)
  }

  @Test(arguments: [
    ("##vso[task.setvariable variable=a]b", ["task.setvariable"]), ("a ##vso[b.c]", ["b.c"]),
    ("##vso[a]", []),
    ("##vso[a.b", []), ("##[a.b]", []), ("# #vso[a.b]", []),
  ])
  func azure(line: String, commands: [String]) {
    #expect(RunnerLog(line.utf8).azureCommands == commands)
  }
}
