import ArgumentParser
import SeededRandom
import Testing

@testable import mpcheck

/// What is read without ArgumentParser is what ArgumentParser reads.
@Suite struct PlainArgumentsTests {
  @Test func readsWhatArgumentParserReads() throws {
    var random = SplitMix64(seed: 17)
    let count = Sampling.isOff ? 2_000 : 60
    var plainCount = 0
    for _ in 0..<count {
      let arguments = ["lint"] + (0..<Int.random(in: 0...5, using: &random)).flatMap { _ in word(&random) }
      guard let plain = PlainArguments.lintOptions(arguments) else { continue }
      plainCount += 1
      let parsed = try #require(try? LintCommand.parse(Array(arguments.dropFirst())), "\(arguments)")
      #expect(describe(plain) == describe(parsed.options), "\(arguments)")
    }
    #expect(plainCount > count * 45 / 100)
  }

  /// Both read each declared option, and it means the same to both: something else than its absence. ArgumentParser, which
  /// checks all declarations each time, reads as many at once as go together; in `make fuzz` each by itself, too.
  @Test func readsEachDeclaredOption() throws {
    #expect(PlainArgumentsTests.declared.count > 25)
    var together: [[String]] = []
    for (name, takesValue) in PlainArgumentsTests.declared {
      var given = takesValue ? [name, value(for: name)] : [name]
      if name == "--stdin-filename" { given.append("-") }
      let plain = try #require(PlainArguments.lintOptions(["lint"] + given), "\(given)")
      #expect(describe(plain) != describe(LintOptions()), "\(given)")
      if Sampling.isOff { try expectTheSame(given) }
      let index = together.firstIndex { PlainArguments.lintOptions(["lint"] + $0 + given) != nil }
      if let index { together[index] += given } else { together.append(given) }
    }
    for given in together { try expectTheSame(given) }
  }

  private func expectTheSame(_ given: [String]) throws {
    let parsed = try #require(try? LintCommand.parse(given), "\(given)")
    let plain = try #require(PlainArguments.lintOptions(["lint"] + given), "\(given)")
    #expect(describe(plain) == describe(parsed.options), "\(given)")
  }

  @Test func shortNamesMeanTheLongOnes() throws {
    let short = try #require(PlainArguments.lintOptions(["lint", "-w", "-q", "-f", "json", "-f", "text=a"]))
    let long = try #require(
      PlainArguments.lintOptions(["lint", "--watch", "--quiet", "--format", "json", "--format=text=a"]))
    #expect(describe(short) == describe(long))
    let parsed = try LintCommand.parse(["-w", "-q", "-f", "json", "-f", "text=a"])
    #expect(describe(parsed.options) == describe(long))
  }

  @Test(arguments: [
    [], ["rules"], ["lint", "-h"], ["lint", "--help"], ["lint", "--", "a"], ["lint", ""], ["lint", "--jobs"],
    ["lint", "--jobs", "-1"], ["lint", "--jobs", "0"], ["lint", "--quiet=yes"],
    ["lint", "--quiet", "--quiet"],
    ["lint", "--color", "red"], ["lint", "--format", "pdf"], ["lint", "--format="],
    ["lint", "--staged", "--watch"],
    ["lint", "--no-config", "--config", "a"], ["lint", "-"], ["lint", "--nope"], ["lint", "--shard", "3/2"],
    ["lint", "--color", "never", "--color", "always"], ["lint", "-q", "--quiet"], ["lint", "-x"],
    ["lint", "--language", "fr"], ["lint", "--language", "zh", "--language", "en"],
    ["lint", "-f"], ["lint", "-f=json"], ["lint", "-fjson"], ["lint", "-qw"],
  ])
  func leavesTheRestToArgumentParser(arguments: [String]) {
    #expect(PlainArguments.lintOptions(arguments) == nil)
  }

  /// The options of the command as help shows them.
  private static let declared: [(name: String, takesValue: Bool)] = {
    let help = LintCommand.helpMessage(includeHidden: true, columns: 500)
    return help.split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " }
      guard line.hasPrefix("-") else { return nil }
      // A short name is before the long one: `-f, --format <format>`.
      let long = line.drop { $0 != " " }.dropFirst().hasPrefix("--") ? line.dropFirst(4) : line
      guard long.hasPrefix("--") else { return nil }
      let name = long.prefix { $0 != " " }
      return (String(name), long.dropFirst(name.count).hasPrefix(" <"))
    }.filter { !["--version", "--help"].contains($0.name) }
  }()
  private static let flags =
    declared.filter { !$0.takesValue }.map(\.name) + ["--help", "--nope", "-q", "-w"]
  private static let options = declared.filter(\.takesValue).map(\.name) + ["--formats", "-f"]
  private static let values = [
    "a", "2", "0", "-1", "1/2", "3/2", "x=off", "info", "warning", "error", "never", "auto", "json", "json=a",
    "text",
    "json=-", "", "-", "--", "a b", "页面",
  ]

  private func value(for option: String) -> String {
    switch option {
    case "--format", "-f": "json"
    case "--min-severity", "--fail-on": "warning"
    case "--color": "never"
    case "--sort": "severity"
    case "--language": "zh"
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
