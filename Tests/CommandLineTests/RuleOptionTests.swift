import Testing

/// Entries of `rules` that are objects.
@Suite struct RuleOptionTests {
  private let workspace = Workspace.page(
    "<web-view hidden src=\"{{url}}\"/><image mode=\"top\" src=\"/a.png\"/><view a:for=\"{{[1]}}\"/>\n",
    ["pages/index/index.js": "Page({ data: { url: '' } })\n", "a.png": ""])

  private func lint(_ rules: String, _ others: String...) -> Binary.Run {
    workspace.write("mpcheck.json", "{ \"rules\": \(rules) }")
    return Binary.run(["lint", "--format", "concise"] + others, in: workspace.path)
  }

  @Test func staticListsAreReportedOnRequest() {
    #expect(lint(#"{ "missing-key": "warning" }"#).output == "")
    let run = lint(#"{ "missing-key": { "severity": "warning", "static-lists": true } }"#)
    #expect(
      run.output == """
        pages/index/index.axml:1:71: warning[missing-key]: "a:for" has no key

        """)
    #expect(run.status == 0)
  }

  @Test func namesAreRestrictedWithTheirReasons() {
    let run = lint(
      """
      { "restricted-tags": { "severity": "error", "names": { "web-view": "use our shell page" } },
        "restricted-attributes": { "severity": "warning", "names": { "image@mode": "use our picture" } } }
      """)
    #expect(
      run.output == """
        pages/index/index.axml:1:2: error[restricted-tags]: the configuration restricts "web-view"
        pages/index/index.axml:1:40: warning[restricted-attributes]: the configuration restricts "mode" of "image"

        """)
    #expect(run.status == 1)
    #expect(workspace.run("lint").output.contains("= help: use our shell page\n"))
    workspace.write(
      "pages/index/index.axml",
      "<!-- mpcheck-disable-next-line restricted-tags: the last one -->\n<web-view/>\n")
    #expect(workspace.run("lint").status == 0)
  }

  @Test func theListingShowsThem() {
    workspace.write(
      "mpcheck.json",
      """
      { "rules": { "missing-key": { "static-lists": true } },
        "overrides": [{ "files": ["old"], "rules": { "missing-key": { "severity": "off" }, "markup": "info" } }] }
      """)
    let lines = workspace.run("config").output.split(separator: "\n")
    #expect(
      lines.first { $0.hasPrefix("rules.missing-key ") }?.contains(
        #"{ "severity": "info", "static-lists": true }"#) == true)
    #expect(
      lines.first { $0.hasPrefix("overrides ") }?.contains(
        #"{ "files": ["old"], "rules": { "markup": "info", "missing-key": "off" } }"#) == true)
  }

  @Test(arguments: [
    (
      #"{ "missing-key": { "static-list": true } }"#,
      #"mpcheck.json:1:32: "missing-key" has no option "static-list"; did you mean "static-lists"?"#
    ),
    (
      #"{ "restricted-tags": { "names": { "a": "b" } } }"#,
      #"mpcheck.json:1:33: "restricted-tags" is off without a "severity"; add "severity": "warning""#
    ),
  ])
  func whatIsUnknownIsWrongUse(rules: String, message: String) {
    let run = lint(rules)
    #expect(run.error == "mpcheck: \(message)\n")
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test func explainNamesThem() {
    let run = workspace.run("explain", "missing-key")
    #expect(
      run.output.contains(
        """
        Configure

          mpcheck.json:  "rules": { "missing-key": "off" }
          its option:    "missing-key": { "severity": "info", "static-lists": true }
                         Reports lists that never change, too.
          one place:     <!-- mpcheck-disable-next-line missing-key: why -->

        Sources
        """))
    #expect(
      workspace.run("explain", "missing-key", "--format", "json").output.contains(
        #"{"name": "static-lists", "summary": "Reports lists that never change, too."}"#))
  }
}
