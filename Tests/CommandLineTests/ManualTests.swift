import Testing

@Suite struct ManualTests {
  private let workspace = Workspace()
  /// The lines of the manual page.
  private static let lines = Workspace().run("manual").output.split(separator: "\n").map(String.init)
  private var manual: [String] { ManualTests.lines }

  @Test func begins() {
    #expect(
      manual.prefix(10) == [
        ".TH MPCHECK 1 \"\" \"mpcheck 0.1.0\" \"\"", ".ad l", ".nh", ".nr HY 0", ".SH NAME",
        "mpcheck \\- Checks mini\\-program markup (AXML, WXML and others), and every native view that a page embeds",
        ".SH SYNOPSIS", "\\fBmpcheck lint\\fR [\\fIoptions\\fR] [\\fIpath\\fR ...]", ".br",
        "\\fBmpcheck format\\fR [\\fIoptions\\fR] [\\fIpath\\fR ...]",
      ])
  }

  @Test func isNoCommandThatHelpShows() {
    let help = workspace.run("--help").output
    #expect(!help.contains("manual"))
    #expect(!manual.contains(".SS manual"))
    #expect(help.contains("  completions "))
    #expect(manual.contains(".SS completions"))
  }

  /// Help and manual come from one declaration, by different ways.
  @Test func shortNamesAreThere() {
    #expect(manual.contains("\\fB\\-f\\fR, \\fB\\-\\-format\\fR \\fIformat[=file]\\fR ..."))
    #expect(manual.contains("\\fB\\-q\\fR, \\fB\\-\\-quiet\\fR"))
    #expect(manual.contains("\\fB\\-w\\fR, \\fB\\-\\-watch\\fR"))
  }

  @Test func holdsWhatHelpHolds() {
    let commands = manual.filter { $0.hasPrefix(".SS ") }.map { $0.dropFirst(4) }
    #expect(commands.first == "lint")
    for command in commands {
      let help = workspace.run("help", String(command)).output
      for line in help.split(separator: "\n") where line.hasPrefix("  --") {
        let name = String(line.dropFirst(2).prefix { $0 != " " }).replacing("-", with: "\\-")
        #expect(manual.contains { $0.hasPrefix("\\fB\(name)\\fR") }, "\(command): \(line)")
      }
    }
  }

  @Test func tellsValuesAndDefaults() {
    let start = manual.firstIndex(of: "\\fB\\-\\-fail\\-on\\fR \\fIlevel\\fR") ?? 0
    #expect(
      manual.dropFirst(start).prefix(3) == [
        "\\fB\\-\\-fail\\-on\\fR \\fIlevel\\fR", "Exits with 1 if a finding has at least this severity.",
        "(values: error, warning, info, never; default: error)",
      ])
  }

  /// A line that begins with a dot would be a command to the formatter.
  @Test func fileNamesThatBeginWithADotAreNoCommands() {
    #expect(manual.contains("\\fB\\&.gitignore\\fR"))
    #expect(!manual.contains { $0.hasPrefix(".gitignore") })
  }

  @Test func linesOfDiscussionsStayAsTheyAre() {
    let start = manual.firstIndex(of: "  mpcheck schema > mpcheck.schema.json") ?? 1
    #expect(
      manual.dropFirst(start - 1).prefix(4) == [
        ".EX", "  mpcheck schema > mpcheck.schema.json", "  \"$schema\": \"./mpcheck.schema.json\"", ".EE",
      ])
  }

  @Test func hasTheSectionsOfManualPages() {
    let sections = [
      "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "EXIT STATUS", "FILES", "ENVIRONMENT",
      "EXAMPLES",
      "SEE ALSO",
    ]
    #expect(manual.filter { $0.hasPrefix(".SH ") }.map { String($0.dropFirst(4)) } == sections)
    let examples = manual.drop { $0 != ".SH EXAMPLES" }
    #expect(examples.filter { $0.hasPrefix("\\fBmpcheck ") }.count == 39)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsKnowTheRules(shell: String) {
    let script = workspace.run("--generate-completion-script", shell)
    #expect(script.status == 0)
    #expect(script.output.contains("duplicate-native-id"))
    #expect(script.output.contains("checkstyle"))
    #expect(!script.output.contains("manual"))
    // Categories, and values of --rule.
    #expect(script.output.contains("splash-view"))
    #expect(script.output.contains("native-view=off"))
    let command = workspace.run("completions", shell)
    #expect(command.status == 0)
    #expect(command.output == script.output)
    #expect(command.error == "")
  }
}
