import Diagnostics
import Testing

@testable import Linting

/// Rules with the severities they have without configuration.
private let rules: [RuleSettings.Rule] = [
  ("duplicate-id", .warning), ("missing-key", .info), ("needless-block", nil),
  ("unprefixed-native-type", .info),
]

private func settings(
  _ content: String, rules options: [String] = [], only: [String] = []
) throws -> (settings: RuleSettings, configuration: Configuration) {
  var configuration = try loader(["/p/mpcheck.json": content]).load("/p/mpcheck.json")
  try CommandLineSettings(rules: options, only: only, workingDirectory: "/", ruleIDs: ruleIDs)
    .apply(to: &configuration)
  return (RuleSettings(rules: rules, configuration: configuration), configuration)
}

private func shown(_ severities: [Severity?]) -> String {
  severities.map { $0?.rawValue ?? "off" }.joined(separator: " ")
}

@Suite struct RuleSettingsTests {
  private static let content = """
    { "rules": { "missing-key": "error", "unprefixed-native-type": "off" },
      "overrides": [
        { "files": ["pages/legacy/**"], "rules": { "missing-key": "off", "needless-block": "info" } },
        { "files": ["*.x.axml", "./tools", "../q/**"], "rules": { "missing-key": "warning" } },
      ] }
    """

  @Test(arguments: [
    ([], [], "warning error off off", "warning off info off", "warning warning info off"),
    (["missing-key=info"], [], "warning info off off", "warning info info off", "warning info info off"),
    (["needless-block=off"], [], "warning error off off", "warning off off off", "warning warning off off"),
    ([], ["missing-key"], "off error off off", "off off off off", "off warning off off"),
    ([], ["needless-block"], "off off warning off", "off off info off", "off off info off"),
    ([], ["unprefixed-native-type"], "off off off info", "off off off info", "off off off info"),
    (["duplicate-id=off"], ["duplicate-id"], "off off off off", "off off off off", "off off off off"),
    (["duplicate-id=error"], ["missing-key"], "off error off off", "off off off off", "off warning off off"),
  ])
  func weighs(options: [String], only: [String], plain: String, legacy: String, both: String) throws {
    let (settings, _) = try settings(Self.content, rules: options, only: only)
    #expect(shown(settings.severities(for: "/p/pages/a.axml")) == plain)
    #expect(shown(settings.severities(for: "/p/pages/legacy/a.axml")) == legacy)
    #expect(shown(settings.severities(for: "/p/pages/legacy/a.x.axml")) == both)
    for path in ["/p/pages/a.axml", "/p/pages/legacy/a.axml", "/p/pages/legacy/a.x.axml"] {
      #expect(settings.settings(for: path).map(\.value) == settings.severities(for: path))
    }
  }

  @Test func matchesPathsOutOfTheFolder() throws {
    let (settings, _) = try settings(Self.content)
    for path in ["/p/tools/b.axml", "/q/b.axml", "/p/a/b.x.axml"] {
      #expect(shown(settings.severities(for: path)) == "warning warning off off", "\(path)")
    }
    for path in ["/p/a/tools/b.axml", "/q", "/r/b.x.axml", "/p/q/b.axml"] {
      #expect(shown(settings.severities(for: path)) == "warning error off off", "\(path)")
    }
  }

  @Test func aLaterPatternTakesBack() throws {
    let (settings, _) = try settings(
      #"{"overrides": [{"files": ["a/*", "!a/b", "../o/**", "!../o/k"], "rules": {"duplicate-id": "off"}}]}"#)
    #expect(shown(settings.severities(for: "/p/a/c")) == "off info off info")
    #expect(shown(settings.severities(for: "/p/a/b")) == "warning info off info")
    #expect(shown(settings.severities(for: "/o/x")) == "off info off info")
    #expect(shown(settings.severities(for: "/o/k")) == "warning info off info")
  }

  @Test func knowsWhichRulesRunAtAll() throws {
    let (all, _) = try settings(Self.content)
    #expect((0..<4).map(all.isOnAnywhere) == [true, true, true, false])
    let (one, _) = try settings(Self.content, only: ["missing-key"])
    #expect((0..<4).map(one.isOnAnywhere) == [false, true, false, false])
    let (off, _) = try settings(Self.content, rules: ["needless-block=off"])
    #expect((0..<4).map(off.isOnAnywhere) == [true, true, false, false])
  }

  @Test func namesOrigins() throws {
    let (settings, configuration) = try settings(
      Self.content, rules: ["duplicate-id=off"], only: ["duplicate-id", "missing-key", "needless-block"])
    #expect(
      settings.settings(for: "/p/pages/legacy/a.axml").map { marked($0.origin, configuration) } == [
        "command line", "/p/mpcheck.json: missing-key", "/p/mpcheck.json: needless-block", "command line",
      ])
    #expect(
      RuleSettings(rules: rules, configuration: Configuration()).settings(for: "/a").map(\.origin)
        == [.builtIn, .builtIn, .builtIn, .builtIn])
  }
}
