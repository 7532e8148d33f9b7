import ArgumentParser
import SeededRandom
import Testing

@testable import mpcheck

/// What is read without ArgumentParser is what ArgumentParser reads.
@Suite struct PlainArgumentsTests {
  @Test func readsWhatArgumentParserReads() throws {
    var random = SplitMix64(seed: 17)
    var plainCount = 0
    for _ in 0..<2_000 {
      let arguments = ["lint"] + (0..<Int.random(in: 0...5, using: &random)).flatMap { _ in word(&random) }
      guard let plain = PlainArguments.lintOptions(arguments) else { continue }
      plainCount += 1
      let parsed = try #require(try? LintCommand.parse(Array(arguments.dropFirst())), "\(arguments)")
      #expect(describe(plain) == describe(parsed.options), "\(arguments)")
    }
    #expect(plainCount > 900)
  }

  /// A new option is read by both.
  @Test func knowsAllOptions() {
    let help = LintCommand.helpMessage(includeHidden: true, columns: 500)
    let options = help.split(separator: "\n").compactMap { line -> [String]? in
      let line = line.drop { $0 == " " }
      guard line.hasPrefix("--") else { return nil }
      let name = line.prefix { $0 != " " }
      let takesValue = line.dropFirst(name.count).hasPrefix(" <")
      return takesValue ? [String(name), value(for: String(name))] : [String(name)]
    }.filter { !["--version", "--help"].contains($0[0]) }
    #expect(options.count > 25)
    for option in options {
      let alone = try? LintCommand.parse(option)
      #expect((alone != nil) == (PlainArguments.lintOptions(["lint"] + option) != nil), "\(option)")
    }
  }

  @Test(arguments: [
    [], ["rules"], ["lint", "-h"], ["lint", "--help"], ["lint", "--", "a"], ["lint", ""], ["lint", "--jobs"],
    ["lint", "--jobs", "-1"], ["lint", "--jobs", "0"], ["lint", "--quiet=yes"],
    ["lint", "--quiet", "--quiet"],
    ["lint", "--color", "red"], ["lint", "--format", "pdf"], ["lint", "--format="],
    ["lint", "--staged", "--watch"],
    ["lint", "--no-config", "--config", "a"], ["lint", "-"], ["lint", "--nope"], ["lint", "--shard", "3/2"],
    ["lint", "--color", "never", "--color", "always"],
  ])
  func leavesTheRestToArgumentParser(arguments: [String]) {
    #expect(PlainArguments.lintOptions(arguments) == nil)
  }

  private static let flags = [
    "--no-config", "--fail-on-no-files", "--fix", "--unsafe-fixes", "--diff", "--write-baseline", "--staged",
    "--statistics", "--timings", "--show-files", "--watch", "--quiet", "--help", "--nope", "-q",
  ]
  private static let options = [
    "--type", "--host", "--exclude", "--rule", "--only", "--format", "--config", "--min-severity",
    "--fail-on", "--color",
    "--max-warnings", "--jobs", "--shard", "--add-suppressions", "--baseline", "--changed-since",
    "--stdin-filename", "--formats",
  ]
  private static let values = [
    "a", "2", "0", "-1", "1/2", "3/2", "x=off", "info", "warning", "error", "never", "auto", "json", "json=a",
    "text",
    "json=-", "", "-", "--", "a b", "页面",
  ]

  private func value(for option: String) -> String {
    switch option {
    case "--format": "json"
    case "--min-severity", "--fail-on": "error"
    case "--color": "never"
    case "--shard": "1/2"
    default: "1"
    }
  }

  private func word(_ random: inout SplitMix64) -> [String] {
    let value = PlainArgumentsTests.values.randomElement(using: &random)!
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<2: return [value]
    case 2..<5: return [PlainArgumentsTests.flags.randomElement(using: &random)!]
    case 5..<7: return [PlainArgumentsTests.options.randomElement(using: &random)! + "=" + value]
    default:
      let option = PlainArgumentsTests.options.randomElement(using: &random)!
      return [option, Bool.random(using: &random) ? self.value(for: option) : value]
    }
  }

  /// Everything that the options say.
  private func describe(_ options: LintOptions) -> String { "\(options)" }
}
