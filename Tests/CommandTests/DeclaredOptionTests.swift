import ArgumentParser
import SeededRandom
import Testing

@testable import mpcheck

/// What `NameOrOption` knows of options without ArgumentParser is what is declared.
@Suite struct DeclaredOptionTests {
  /// The commands are those that ArgumentParser gives a path, a file or several.
  @Test func allCommandsThatTakePathsAreKnown() {
    for command in MPCheck.configuration.subcommands {
      let usage = command.usageString()
      let takesPaths = usage.contains("[<path>") || usage.contains(" <file>")
      #expect(NameOrOption.takesPaths(command._commandName) == takesPaths, "\(usage)")
    }
  }

  private static let options = [
    "--type", "--host", "--exclude", "--config", "--rule", "--only", "--min-severity", "--fail-on",
    "--max-warnings",
    "--format", "--add-suppressions", "--baseline", "--changed-since", "--stdin-filename", "--shard",
    "--jobs",
    "--color", "--language",
  ]

  /// The options whose value may begin with `-` are those that ArgumentParser gives any next argument. A sample has every third.
  @Test(arguments: Sampling.some(of: options, oneIn: 3))
  func optionsThatTakeAnyValueAreKnown(option: String) {
    var message = ""
    do { _ = try LintCommand.parse([option, "--a"]) } catch { message = LintCommand.message(for: error) }
    #expect(NameOrOption.takesAnyValue(option) != message.hasPrefix("Missing value"), "\(message)")
  }
}
