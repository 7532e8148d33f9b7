import Testing

/// Categories in the places of rule ids.
@Suite struct CategoryTests {
  /// `unquoted-value` and `mismatched-tag` (syntax), `undefined-handler` (project).
  private let workspace = Workspace.page("<view class=a onTap=\"go\"></veiw>\n")

  private func rules(_ arguments: String...) -> [String] {
    let run = Binary.run(["lint", "--format", "concise"] + arguments, in: workspace.path)
    return run.output.split(separator: "\n").compactMap { line in
      line.split(whereSeparator: { "[]".contains($0) }).dropFirst().first.map(String.init)
    }
  }

  @Test func onTheCommandLine() {
    #expect(rules() == ["unquoted-value", "undefined-handler", "mismatched-tag"])
    #expect(rules("--only", "syntax") == ["unquoted-value", "mismatched-tag"])
    #expect(rules("--only", "project,unquoted-value") == ["unquoted-value", "undefined-handler"])
    #expect(rules("--rule", "syntax=off") == ["undefined-handler"])
    #expect(
      rules("--rule", "syntax=off", "--rule", "mismatched-tag=error") == [
        "undefined-handler", "mismatched-tag",
      ])
    #expect(
      rules("--rule", "mismatched-tag=error", "--rule", "syntax=off") == [
        "undefined-handler", "mismatched-tag",
      ])
    let run = workspace.run(
      "lint", "--rule", "syntax=warning", "--rule", "project=info", "--format", "concise")
    #expect(run.status == 0)
    #expect(run.output.contains(": warning[mismatched-tag]: "))
    #expect(run.output.contains(": info[undefined-handler]: "))
    let wrong = workspace.run("lint", "--only", "sintax")
    #expect(wrong.error == "mpcheck: --only: rule \"sintax\" is unknown; did you mean \"syntax\"?\n")
    #expect(wrong.status == 2)
  }

  @Test func inTheConfiguration() {
    workspace.write("mpcheck.json", #"{ "rules": { "syntax": "off", "unquoted-value": "error" } }"#)
    #expect(rules() == ["unquoted-value", "undefined-handler"])
    workspace.write(
      "mpcheck.json", #"{ "overrides": [{ "files": ["pages/**"], "rules": { "project": "off" } }] }"#)
    #expect(rules() == ["unquoted-value", "mismatched-tag"])
    let config = workspace.run("config", "pages/index/index.axml").output
    #expect(
      config.split(separator: "\n").first { $0.hasPrefix("rules.undefined-handler ") }?
        .hasSuffix("mpcheck.json:1:54") == true)
  }

  @Test func inComments() {
    workspace.write(
      "pages/index/index.axml",
      "<!-- mpcheck-disable-next-line syntax: old -->\n<view class=a onTap=\"go\"></veiw>\n")
    #expect(rules() == ["undefined-handler"])
    #expect(rules("--rule", "suppression-without-reason=info") == ["undefined-handler"])
    workspace.write("pages/index/index.axml", "<!-- mpcheck-disable-file markup: old -->\n<view/>\n")
    #expect(rules() == ["unused-suppression"])
    // What did not run may be hidden.
    #expect(rules("--rule", "missing-key=off") == [])
    #expect(rules("--only", "unused-suppression,missing-key") == [])
    let fixed = workspace.run("lint", "--fix")
    #expect(fixed.status == 0)
    #expect(workspace.read("pages/index/index.axml") == "<view/>\n")
    workspace.write("pages/index/index.axml", "<!-- mpcheck-disable-file markpu: old -->\n<view/>\n")
    #expect(
      workspace.run("lint").output.contains("= help: did you mean \"markup\"?"))
  }

  @Test func aCategoryIsExplainedByItsRules() {
    let run = workspace.run("explain", "meta")
    #expect(run.status == 0)
    #expect(
      run.output == """
        meta
          suppression-without-reason  off                 a suppression without a reason
          unknown-rule                warning             an mpcheck comment with an unknown or misspelled word
          unused-suppression          warning  safe       an unused suppression


        """)
    #expect(
      workspace.run("explain", "meta", "-f", "json").output.hasPrefix(
        "{\n  \"version\": 1,\n  \"rules\": [\n    {\"id\": \"suppression-without-reason\""))
    #expect(
      workspace.run("explain", "native-vew").error
        == "mpcheck: rule \"native-vew\" is unknown; did you mean \"native-view\"?\n")
  }
}
