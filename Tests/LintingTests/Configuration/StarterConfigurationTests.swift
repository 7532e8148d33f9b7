import Diagnostics
import Testing

@testable import Linting

@Suite struct StarterConfigurationTests {
  private static let starters = [
    StarterConfiguration(version: Version(0, 1, 0), program: nil, nativeTypes: []),
    StarterConfiguration(
      version: Version(0, 1, 0), program: "mini", nativeTypes: ["custom_map", "a\"\\b\u{1}"]),
  ]

  @Test func isWhatItShallBe() {
    #expect(
      Self.starters[1].text(in: .english) == #"""
        // What is in force and why: mpcheck config. What a rule finds: mpcheck explain RULE.
        {
          // Lets editors complete this file, once `mpcheck schema > mpcheck.schema.json` has written the schema.
          // "$schema": "./mpcheck.schema.json",

          "required": ">=0.1.0",

          // The folder of app.json.
          "program": "mini",

          // What is not linted, besides what .gitignore names; patterns as there.
          // "exclude": ["dist/**"],

          // Languages of pages that are not linted, by extension: axml, wxml, ttml, swan and others.
          // "dialects": { "swan": "off" },

          // Native sources, or exported contract files, in which registrations of native views are looked up.
          // "hosts": ["../ios-app", "../android-app"],

          // The native view types in the markup. Compare each with what the host app registers; any other type is
          // reported. An entry may say more:
          // { "params": { "zoom": "number" }, "events": ["onRegionChange"], "platforms": ["ios", "android"] }
          "nativeViews": {
            "custom_map": {},
            "a\"\\b\u0001": {},
          },

          // Rules of your own, by CSS selectors or XPath.
          // "custom": { "lazy-image": { "select": "image:not([lazy-load])", "message": "add lazy-load" } },

          // "off", "info", "warning" or "error" for single rules or categories.
          "rules": {
            // "missing-key": "off",
          },

          // Other severities for some files.
          // "overrides": [{ "files": ["pages/legacy/**"], "rules": { "missing-key": "off" } }],

          // Findings that are not reported again; `mpcheck lint --write-baseline` writes them.
          // "baseline": "mpcheck-baseline.json",

          // How `mpcheck format` indents pages: blanks, or "tab". Without it, each as most of its lines are.
          // "format": { "indent": 2 },
        }

        """#)
  }

  @Test(arguments: starters, Language.allCases)
  func loadsAsItIs(starter: StarterConfiguration, language: Language) throws {
    let read = try loader(["/p/mpcheck.json": starter.text(in: language)]).load("/p/mpcheck.json")
    #expect(read.required.map(\.value.text) == [">=0.1.0"])
    #expect(read.program?.value == starter.program.map { "/p/" + $0 })
    #expect(read.nativeViews.map(\.value.name) == starter.nativeTypes)
    #expect(read.entries.severities.isEmpty)
    #expect(read.hosts.isEmpty)
  }

  @Test(arguments: starters, Language.allCases)
  func itsExamplesLoadOnceTheyAreUncommented(starter: StarterConfiguration, language: Language) throws {
    let lines = starter.text(in: language).split(separator: "\n").map { line in
      let content = line.drop { $0 == " " }
      return content.hasPrefix("// \"") && content.hasSuffix(",") ? content.dropFirst(3) : line
    }
    let read = try loader(["/p/mpcheck.json": lines.joined(separator: "\n")]).load("/p/mpcheck.json")
    #expect(read.exclude.entries.map(\.value) == ["dist/**"])
    #expect(read.hosts.map(\.value) == ["/ios-app", "/android-app"])
    #expect(read.entries.severities.keys.sorted() == ["missing-key"])
    #expect(read.overrides.count == 1)
    #expect(read.baseline?.value == "/p/mpcheck-baseline.json")
    #expect(read.indentation?.value == .blanks(2))
    if starter.nativeTypes.isEmpty {
      #expect(read.nativeViews.map(\.value.name) == ["custom_map"])
      #expect(read.nativeViews.first?.value.parameters?["zoom"]?.type == .number)
    }
  }
}
