import Diagnostics
import Testing

@testable import Linting

private func settings(
  _ content: String, rules options: [String] = [], only: [String] = [], among names: RuleNames = ruleNames
) throws -> (settings: RuleSettings, configuration: Configuration) {
  var configuration = try loader(["/p/mpcheck.json": content], names).load("/p/mpcheck.json")
  try CommandLineSettings(rules: options, only: only, workingDirectory: "/", names: names)
    .apply(to: &configuration)
  return (RuleSettings(rules: names, configuration: configuration), configuration)
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

  /// In the order of the rules: duplicate-id (project), missing-key and needless-block (markup; the latter is off by default),
  /// unprefixed-native-type (native-view).
  @Test(arguments: [
    // A rule's own entry wins, wherever it is.
    (#""markup": "off", "missing-key": "error""#, [], [], "warning error off info"),
    (#""missing-key": "error", "markup": "off""#, [], [], "warning error off info"),
    // What is off by default stays off.
    (#""markup": "error""#, [], [], "warning error off info"),
    (#""markup": "error", "needless-block": "info""#, [], [], "warning error info info"),
    (#""markup": "error", "missing-key": "off""#, [], [], "warning off off info"),
    (#""project": "info", "native-view": "off""#, [], [], "info info off off"),
    // The command line weighs more than the file.
    (#""missing-key": "error""#, ["markup=off"], [], "warning off off info"),
    (#""missing-key": "off", "needless-block": "info""#, ["markup=error"], [], "warning off error info"),
    ("", ["markup=off", "missing-key=warning"], [], "warning warning off info"),
    ("", ["missing-key=warning", "markup=off"], [], "warning warning off info"),
    // A category that runs alone, and one that is off but requested.
    ("", [], ["markup"], "off info off off"),
    ("", [], ["markup", "needless-block"], "off info warning off"),
    ("", [], ["markup,native-view"], "off info off info"),
    (#""markup": "off""#, [], ["markup"], "off info off off"),
    (#""markup": "off""#, [], ["missing-key"], "off info off off"),
    (#""missing-key": "off""#, [], ["markup"], "off off off off"),
    (#""needless-block": "error""#, [], ["markup"], "off info error off"),
  ])
  func categories(rules: String, options: [String], only: [String], expected: String) throws {
    let (settings, _) = try settings("{ \"rules\": { \(rules) } }", rules: options, only: only)
    #expect(shown(settings.severities(for: "/p/a.axml")) == expected)
    #expect((0..<4).map(settings.isOnAnywhere) == settings.severities(for: "/p/a.axml").map { $0 != nil })
  }

  @Test func categoriesInOverrides() throws {
    let (settings, configuration) = try settings(
      """
      { "rules": { "markup": "off", "duplicate-id": "off" }, "overrides": [
        { "files": ["a/**"], "rules": { "markup": "warning", "project": "error" } },
        { "files": ["a/b/**"], "rules": { "markup": "off", "needless-block": "info" } },
        { "files": ["a/b/c/**"], "rules": { "markup": "error" } } ] }
      """)
    #expect(shown(settings.severities(for: "/p/x.axml")) == "off off off info")
    #expect(shown(settings.severities(for: "/p/a/x.axml")) == "off warning off info")
    #expect(shown(settings.severities(for: "/p/a/b/x.axml")) == "off off info info")
    #expect(shown(settings.severities(for: "/p/a/b/c/x.axml")) == "off error error info")
    #expect((0..<4).map(settings.isOnAnywhere) == [false, true, true, true])
    #expect(
      settings.settings(for: "/p/a/x.axml").map { marked($0.origin, configuration) } == [
        "/p/mpcheck.json: duplicate-id", "/p/mpcheck.json: markup", "/p/mpcheck.json: markup", "built in",
      ])
    #expect(settings.isBuiltIn(3, for: "/p/a/x.axml"))
    #expect(!settings.isBuiltIn(1, for: "/p/x.axml"))
  }

  @Test func options() throws {
    let flag = RuleOption.flag("static-lists", "")
    let names = RuleOption.reasons("names", of: .tag, "", example: "")
    let (settings, _) = try settings(
      """
      { "rules": { "missing-key": { "static-lists": true },
          "restricted-names": { "severity": "error", "names": { "a": "x" } } },
        "overrides": [
          { "files": ["a/**"], "rules": { "missing-key": { "severity": "off", "static-lists": false } } },
          { "files": ["b/**"], "rules": { "restricted-names": { "names": { "b": "y" } }, "missing-key": "error" } } ] }
      """, among: ruleNamesWithReasons)
    func options(_ path: String) -> (Bool, [String: String]) {
      let options = settings.options(for: path)
      return (options.isOn(flag, ofRule: 1), options.reasons(names, ofRule: 4))
    }
    #expect(options("/p/x.axml") == (true, ["a": "x"]))
    #expect(shown(settings.severities(for: "/p/x.axml")) == "warning info off info error")
    #expect(options("/p/a/x.axml") == (false, ["a": "x"]))
    #expect(shown(settings.severities(for: "/p/a/x.axml")) == "warning off off info error")
    #expect(options("/p/b/x.axml") == (true, ["b": "y"]))
    #expect(shown(settings.severities(for: "/p/b/x.axml")) == "warning error off info error")
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
      RuleSettings(rules: ruleNames, configuration: Configuration()).settings(for: "/a").map(\.origin)
        == [.builtIn, .builtIn, .builtIn, .builtIn])
  }
}
