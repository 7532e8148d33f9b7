import Diagnostics
import Files
import Testing

@testable import Linting

private func settings(
  rules: [String] = [], only: [String] = [], types: [String] = [], hosts: [String] = []
) throws(ConfigurationError) -> Configuration {
  let settings = try CommandLineSettings(
    rules: rules, only: only, types: types, hosts: hosts, workingDirectory: "/w/d", names: ruleNames)
  var configuration = Configuration()
  settings.apply(to: &configuration)
  return configuration
}

@Suite struct CommandLineSettingsTests {
  @Test func layItselfOverAConfiguration() throws {
    let read = try settings(
      rules: ["missing-key=off", "duplicate-id=info", "missing-key=error"],
      only: ["missing-key,duplicate-id", "needless-block"], types: ["a", "b"], hosts: ["../ios", "/abs/"])
    #expect(read.commandLineRules.mapValues(\.value) == ["missing-key": .error, "duplicate-id": .info])
    #expect(read.commandLineRules.values.allSatisfy { $0.origin == .commandLine })
    #expect(read.only == ["missing-key", "duplicate-id", "needless-block"])
    #expect(read.nativeViews.map(\.value.name) == ["a", "b"])
    #expect(read.nativeViews.allSatisfy { $0.origin == .commandLine && $0.value.parameters == nil })
    #expect(read.hosts == [Setting("/w/ios", from: .commandLine), Setting("/abs", from: .commandLine)])
    #expect(try settings().only == nil)
  }

  @Test func categoriesCanBeNamed() throws {
    let read = try settings(rules: ["markup=off", "project=info"], only: ["native-view, missing-key"])
    #expect(read.commandLineRules.mapValues(\.value) == ["markup": nil, "project": .info])
    #expect(read.only == ["native-view", "missing-key"])
  }

  @Test(
    arguments: [
      (["nativ-view=off"], [], [], #"--rule: rule "nativ-view" is unknown; did you mean "native-view"?"#),
      ([], ["syntax"], [], #"--only: rule "syntax" is unknown; `mpcheck rules` lists all rules"#),
      (["missing-kye=off"], [], [], #"--rule: rule "missing-kye" is unknown; did you mean "missing-key"?"#),
      (
        ["missing-key"], [], [],
        #"--rule: "missing-key" names no severity; write "missing-key=off" or another of off, info, warning, error"#
      ),
      (
        ["missing-key="], [], [],
        #"--rule: severity "" is unknown; the severities are "off", "info", "warning", "error""#
      ),
      (
        ["missing-key=warnin"], [], [],
        #"--rule: severity "warnin" is unknown; did you mean "warning"?"#
      ),
      (["=off"], [], [], #"--rule: rule "" is unknown; `mpcheck rules` lists all rules"#),
      (
        [], ["missing-key,duplicate_id"], [],
        #"--only: rule "duplicate_id" is unknown; did you mean "duplicate-id"?"#
      ),
      ([], [","], [], #"--only names no rule; `mpcheck rules` lists all rules"#),
      ([], [], [""], "--type names no type"),
    ] as [([String], [String], [String], String)])
  func reportsMistakes(rules: [String], only: [String], types: [String], expected: String) {
    let error = #expect(throws: ConfigurationError.self) {
      try settings(rules: rules, only: only, types: types)
    }
    #expect(error?.text(from: "/").english == expected)
    #expect(error?.place == nil)
  }
}
