import Testing

@Suite struct TerminalTests {
  private let workspace = Workspace.page("<view></veiw>\n")
  private static let linkStart = "\u{1B}]8;;file://"

  private func output(_ arguments: String..., environment: [String: String]) -> String? {
    let process = RunningBinary(
      ["lint"] + arguments, in: workspace.path, environment: ["TERM": "xterm"].merging(environment) { $1 },
      terminal: true)
    let text = process.read(until: "; 1 file checked")
    _ = process.status()
    return text
  }

  @Test(
    .enabled(if: RunningBinary.hasTerminals),
    arguments: [
      ["TERM": "xterm-kitty"], ["TERM_PROGRAM": "iTerm.app"], ["VTE_VERSION": "6800"], ["WT_SESSION": "1"],
    ])
  func positionsAreLinks(environment: [String: String]) throws {
    let text = try #require(output(environment: environment))
    let link = try #require(text.firstRange(of: TerminalTests.linkStart))
    let path = workspace.path + "/pages/index/index.axml"
    #expect(text[link.upperBound...].contains("\(path)\u{1B}\\pages/index/index.axml:1:9\u{1B}]8;;\u{1B}\\"))
  }

  @Test(
    .enabled(if: RunningBinary.hasTerminals),
    arguments: [
      [:], ["TERM": "dumb", "VTE_VERSION": "6800"], ["VTE_VERSION": "5000"],
      ["VTE_VERSION": "6800", "TMUX": "x"],
      ["TERM": "screen-256color", "VTE_VERSION": "6800"], ["TERM": "xterm-kitty", "NO_COLOR": "1"],
    ])
  func whereTheyMayNotBeShownThereAreNone(environment: [String: String]) throws {
    let text = try #require(output(environment: environment))
    #expect(text.contains("pages/index/index.axml:1:9"))
    #expect(!text.contains(TerminalTests.linkStart))
  }

  /// The lines that a command writes to a terminal of 80 columns, without colours.
  private func lines(_ arguments: [String], in workspace: Workspace) -> [String] {
    let process = RunningBinary(
      arguments, in: workspace.path, environment: ["TERM": "xterm", "NO_COLOR": "1"], terminal: true)
    return process.readAll().split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
      String.init)
  }

  /// Wide characters are two columns wide.
  private func width(_ line: String) -> Int {
    line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
  }

  @Test(
    .enabled(if: RunningBinary.hasTerminals),
    arguments: [
      ["rules"], ["explain", "missing-key"],
      ["explain", "react-native"],
      ["config"],
    ])
  func nothingIsWiderThanTheTerminal(arguments: [String]) {
    workspace.write(
      "mpcheck.json",
      "{ \"overrides\": [{ \"files\": [\"pages/**\", \"很长的页面目录/**\", \"a/b/c\"], \"rules\": {} }] }")
    let found = lines(arguments, in: workspace)
    #expect(found.count > 10)
    #expect(found.filter { width($0) > 80 } == [])
    #expect(found.filter { $0.hasSuffix(" ") && !$0.hasPrefix(" ") } == [])
    // The words are those of a pipe.
    let piped = Binary.run(arguments, in: workspace.path).output
    func words(_ text: String) -> [Substring] { text.split { $0.isWhitespace } }
    #expect(words(found.joined(separator: "\n")) == words(piped))
    #expect(piped.split(separator: "\n").contains { $0.count > 80 })
  }

  @Test(.enabled(if: RunningBinary.hasTerminals))
  func notesAndTheSummaryAreWrappedBetweenWords() throws {
    let folder = "页面目录/" + String(repeating: "很长", count: 8)
    let files = (0..<9).map {
      (
        "\(folder)/a\($0).axml",
        "<view class=a><!-- mpcheck-disable-next-line unquoted-value: x -->\n<text class=b/></view><block/>\n"
      )
    }
    let workspace = Workspace(
      Dictionary(uniqueKeysWithValues: files).merging(["app.json": "{}", "\(folder)/mpcheck.json": "{}"]) {
        $1
      })
    let found = lines(["lint", "--rule", "needless-block=info", "--min-severity", "warning"], in: workspace)
    let start = try #require(found.firstIndex { $0.hasPrefix("Found ") })
    let summary = found[start...].prefix { !$0.hasPrefix("9 files, ") }
    #expect(summary.count == 3)
    #expect(
      summary.joined(separator: " ")
        == "Found 9 warnings (9 infos hidden; --min-severity info shows them; 18 fixable with --fix, 9 suppressed); 9 files checked. 6 findings are shown in short; --full shows their source."
    )
    let end = try #require(found.firstIndex { $0.hasPrefix("note: ") })
    #expect(end < start)
    let note = found[end...].prefix { $0 == found[end] || $0.hasPrefix("  ") }
    #expect(note.count == 2)
    #expect(
      note.map { $0.drop { $0 == " " } }.joined(separator: " ")
        == "note: \(folder)/mpcheck.json is not read: a program's is in its folder or above")
    #expect((summary + note).filter { width($0) > 80 } == [])
  }

  @Test func aPipeGetsNone() {
    let run = workspace.run("lint", "--color", "always", environment: ["TERM": "xterm-kitty"])
    #expect(run.output.contains("\u{1B}[1;31m"))
    #expect(!run.output.contains(TerminalTests.linkStart))
  }

  @Test func aFileGetsNothingThatIsMeantForTheTerminal() throws {
    _ = output("--format", "text", "--format", "text=report.txt", environment: ["TERM": "xterm-kitty"])
    let file = try #require(workspace.read("report.txt"))
    #expect(file.hasPrefix("error[mismatched-tag]: "))
    #expect(!file.contains("\u{1B}"))
  }
}
