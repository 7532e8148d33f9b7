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
