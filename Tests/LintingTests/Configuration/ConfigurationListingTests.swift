import Diagnostics
import Files
import Testing

@testable import Linting

private let rules = RuleNames(
  ruleNames.rules.filter { $0.category != "native-view" }, categories: ruleNames.categories)

private func listing(_ path: String) throws -> ConfigurationListing {
  var configuration = try loader([
    "/w/shared/base.json": #"{ "rules": { "duplicate-id": "info" }, "baseline": "b.json" }"#,
    "/w/p/mpcheck.json": """
    {
      "extends": "../shared/base.json", "required": "^0.1.0", "program": "m",
      "exclude": ["dist/**", "页面"],
      "hosts": ["../../ios"], "dialects": { "swan": "off" },
      "nativeViews": {
        "custom_map": { "platforms": ["android", "ios"], "params": { "b": "any", "a": "string" }, "events": ["onB", "onA"] },
      }, "tags": ["scan-view"], "globals": ["I18n"],
      "rules": { "needless-block": "error" },
      "overrides": [{ "files": ["legacy", "old/**"], "rules": { "missing-key": "off", "duplicate-id": "error" } }],
    }
    """,
  ]).load("/w/p/mpcheck.json")
  try CommandLineSettings(
    rules: ["needless-block=info"], types: ["x\u{1B}"], workingDirectory: "/w", names: ruleNames
  ).apply(to: &configuration)
  return ConfigurationListing(
    configuration, rules: rules, at: path,
    passedOver: [("/w/mpcheck.json", "the nearer one replaces it")], workingDirectory: "/w")
}

@Suite struct ConfigurationListingTests {
  @Test func showsValuesAndOrigins() throws {
    #expect(
      try listing("/w/p/legacy/a.axml").text == #"""
        read from shared/base.json, p/mpcheck.json
        not read: mpcheck.json (the nearer one replaces it)
        required                "^0.1.0"                          p/mpcheck.json:2:38
        program                 "p/m"                             p/mpcheck.json:2:60
        exclude                 "dist/**"                         p/mpcheck.json:3:16
        exclude                 "页面"                              p/mpcheck.json:3:27
        dialects.swan           "off"                             p/mpcheck.json:4:42
        hosts                   "/ios"                            p/mpcheck.json:4:14
        nativeViews.custom_map  { "params": { "a": "string", "b": "any" }, "events": ["onA", "onB"], "platforms": ["ios", "android"] }  p/mpcheck.json:6:6
        nativeViews.x\u001b     {}                                command line
        tags                    "scan-view"                       p/mpcheck.json:7:16
        globals                 "I18n"                            p/mpcheck.json:7:42
        rules.duplicate-id      "error"                           p/mpcheck.json:9:84
        rules.missing-key       "off"                             p/mpcheck.json:9:62
        rules.needless-block    "info"                            command line
        overrides               { "files": ["legacy", "old/**"], "rules": { "duplicate-id": "error", "missing-key": "off" } }  p/mpcheck.json:9:17
        baseline                "shared/b.json"                   shared/base.json:1:41

        """#)
  }

  @Test func showsTheRulesOfTheRequestedFile() throws {
    let lines = try listing("/w/p/a.axml").text.split(separator: "\n").filter { $0.hasPrefix("rules.") }
    #expect(
      lines.map { $0.split(separator: " ").joined(separator: " ") } == [
        #"rules.duplicate-id "info" shared/base.json:1:15"#, #"rules.missing-key "info" default"#,
        #"rules.needless-block "info" command line"#,
      ])
  }

  @Test func isEmptyWithoutAFile() {
    let listing = ConfigurationListing(
      Configuration(),
      rules: RuleNames([RuleNames.Entry("missing-key", category: "markup", severity: nil)], categories: []),
      at: "/w", workingDirectory: "/w")
    #expect(listing.text == "read from no file\nrules.missing-key  \"off\"  default\n")
    #expect(
      listing.json == """
        {
          "version": 1,
          "files": [],
          "passedOver": [],
          "settings": [
            {
              "key": "rules",
              "name": "missing-key",
              "value": "off",
              "origin": {
                "kind": "default"
              }
            }
          ]
        }

        """)
  }

  @Test func isReadableAsJSON() throws {
    let document = JSONDocument(SourceText(path: "/x", try listing("/w/p/a.axml").json))
    let root = try #require(document.root)
    #expect(root["passedOver"]?.elements.map(\.string) == ["mpcheck.json"])
    #expect(root["files"]?.elements.map(\.string) == ["shared/base.json", "p/mpcheck.json"])
    let settings = try #require(root["settings"]).elements
    #expect(settings.count == 15)
    #expect(settings[0]["name"] == nil)
    let map = settings[6]
    #expect(map["key"]?.string == "nativeViews")
    #expect(map["name"]?.string == "custom_map")
    #expect(map["value"]?["params"]?["a"]?.string == "string")
    #expect(map["origin"]?["kind"]?.string == "file")
    #expect(map["origin"]?["path"]?.string == "p/mpcheck.json")
    #expect(map["origin"]?["range"]?["start"]?["line"]?.number == 6)
    #expect(map["origin"]?["range"]?["start"]?["column"]?.number == 6)
    #expect(map["origin"]?["range"]?["end"]?["column"]?.number == 16)
    #expect(settings[7]["name"]?.string == "x\u{1B}")
    #expect(settings[7]["origin"]?["kind"]?.string == "command-line")
  }
}
