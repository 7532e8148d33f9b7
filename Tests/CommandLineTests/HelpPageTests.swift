import Diagnostics
import Files
import Reporting
import Testing

/// The help of each command is short, and ends with examples.
@Suite struct HelpPageTests {
  /// The commands, as they describe themselves in a language.
  private static func commands(in language: Language) -> [JSONValue] {
    let run = Workspace().run(
      "--experimental-dump-help", environment: ["MPCHECK_LANGUAGE": language.rawValue])
    let document = JSONDocument(SourceText(path: "", run.output))
    return (document.root?["command"]?["subcommands"]?.elements ?? []).filter {
      $0["commandName"]?.string != "help"
    }
  }

  private static func help(of command: String, in language: Language) -> [Substring] {
    Workspace().run("help", command, "--language", language.rawValue).output.split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(arguments: Language.allCases)
  func anOptionIsOneSentenceOfAtMostEightyColumns(language: Language) {
    let commands = HelpPageTests.commands(in: language)
    #expect(commands.count == 15)
    let stop: Character = language == .english ? "." : "。"
    for command in commands {
      for argument in command["arguments"]?.elements ?? [] {
        var text = argument["abstract"]?.string ?? ""
        // ArgumentParser's own, which help replaces.
        if text.hasPrefix("Show ") { continue }
        // Its values and its default, where they are no plain list.
        if let end = text.firstIndex(of: stop) {
          text = String(text[...end]) + rest(of: text[end...].dropFirst())
        }
        #expect(text.last == stop, "\(text)")
        #expect(!text.dropLast().contains("\(stop) ") && !text.dropLast().contains("。"), "\(text)")
        #expect(text.displayWidth <= 80, "\(text)")
      }
    }
  }

  /// What is behind a sentence, but for a text in parentheses.
  private func rest(of text: Substring) -> String {
    let inner = text.drop { $0 == " " }
    return inner.hasPrefix("(") && inner.hasSuffix(")") || inner.hasPrefix("（") && inner.hasSuffix("）")
      ? "" : String(text)
  }

  @Test(arguments: Language.allCases)
  func theFirstLinesOfLintHaveTwoGroupsOfOptions(language: Language) {
    let lines = HelpPageTests.help(of: "lint", in: language)
    let titles = language == .english ? ["FIXING:", "OPTIONS:"] : ["修复：", "选项："]
    let groups = lines.indices.dropLast().filter { index in
      !lines[index].hasPrefix(" ") && lines[index + 1].hasPrefix("  -")
    }
    #expect(groups.filter { $0 < 40 }.map { String(lines[$0]) } == titles)
    #expect(groups.count == 5)
  }

  @Test(arguments: Language.allCases)
  func eachHelpEndsWithThreeExamples(language: Language) {
    let title: Substring = language == .english ? "EXAMPLES:" : "示例："
    for command in HelpPageTests.commands(in: language).compactMap({ $0["commandName"]?.string }) {
      let lines = HelpPageTests.help(of: command, in: language)
      let end = lines.lastIndex { !$0.isEmpty }.map { lines[...$0] } ?? []
      #expect(end.suffix(4).first == title, "\(command)")
      #expect(end.suffix(3).allSatisfy { $0.hasPrefix("  mpcheck ") }, "\(command)")
      for line in lines { #expect(String(line).displayWidth <= 80, "\(line)") }
    }
  }

  /// Whoever copies an example gets no wrong use.
  @Test func examplesAreAccepted() {
    for command in HelpPageTests.commands(in: .english).compactMap({ $0["commandName"]?.string }) {
      for line in HelpPageTests.help(of: command, in: .english).suffix(5) where line.hasPrefix("  mpcheck ") {
        let words = line.dropFirst(2).prefix(while: { $0 != ">" && $0 != "|" }).split(separator: " ")
          .dropFirst()
        let options = words.filter { $0.hasPrefix("--") }.map(String.init)
        let help = HelpPageTests.help(of: String(words.first ?? ""), in: .english).joined(separator: "\n")
        for option in options {
          #expect(help.contains("  \(option)") || help.contains(", \(option)"), "\(line)")
        }
      }
    }
  }
}
