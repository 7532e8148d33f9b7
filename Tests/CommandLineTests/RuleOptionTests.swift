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

  @Test func aRuleThatFindsNothingIsWrongUse() {
    let sentence =
      #""restricted-tags" is on without "names" and finds nothing; add "names": { "web-view": "use our shell page" }"#
    let run = lint(#"{ "restricted-tags": "error" }"#)
    #expect(run.error == "mpcheck: mpcheck.json:1:15: \(sentence)\n")
    #expect(run.status == 2)
    for options in [["--rule", "restricted-tags=error"], ["--only", "restricted-tags"]] {
      let run = lint("{}", options[0], options[1])
      #expect(run.error == "mpcheck: \(options[0]): \(sentence)\n")
      #expect(run.status == 2)
    }
    let names =
      #"{ "restricted-tags": { "severity": "off", "names": { "web-view": "use our shell page" } } }"#
    #expect(lint(names, "--only", "restricted-tags").status == 0)
  }

  /// One run names all mistakes of the file: of its keys, of options of rules, and of the hosts that it names.
  @Test func allMistakesAreNamedAtOnce() {
    workspace.write(
      "mpcheck.json",
      """
      {
        "rulse": {},
        "hosts": ["none", "page"],
        "rules": {
          "missing-kye": "off",
          "restricted-tags": { "severity": "error", "names": { "web view": "a", "a*b": "b", "<a>": "c" } },
          "restricted-attributes": { "severity": "error", "names": { "a@b@c": "a", "image!": "b", "a=": "c" } },
          "required-attributes": { "severity": "error", "names": { "lazy-load": "a" } }
        }
      }
      """)
    let tags = #"write a tag such as "web-view", or "wev*" for all that begin with "wev""#
    let attributes =
      #"write an attribute such as "mode" or "data-*", or "tag@attribute" such as "image@mode""#
    let run = workspace.run("lint")
    #expect(
      run.error == """
        mpcheck: mpcheck.json:2:4: key "rulse" is unknown; did you mean "rules"?
        mpcheck: mpcheck.json:5:6: rule "missing-kye" is unknown; did you mean "missing-key"?
        mpcheck: mpcheck.json:6:59: "web view" can match nothing: a name has no blanks; \(tags)
        mpcheck: mpcheck.json:6:76: "a*b" can match nothing: "*" is for the end of a tag or an attribute; \(tags)
        mpcheck: mpcheck.json:6:88: "<a>" can match nothing: a name has no "<"; \(tags)
        mpcheck: mpcheck.json:7:65: "a@b@c" can match nothing: it has more than one "@"; \(attributes)
        mpcheck: mpcheck.json:7:79: "image!" can match nothing: a name has no "!"; \(attributes)
        mpcheck: mpcheck.json:7:94: "a=" can match nothing: a name has no "="; \(attributes)
        mpcheck: mpcheck.json:8:63: "lazy-load" names no tag; write "tag@attribute" such as "image@lazy-load" or "button@data-*"
        mpcheck: mpcheck.json:3:14: host none: there is no such file or folder
        mpcheck: mpcheck.json:3:22: host page: there is no such file or folder

        """)
    #expect(run.output == "")
    #expect(run.status == 2)
    #expect(workspace.run("config").error.split(separator: "\n").count == 9)
  }

  @Test func requiredAttributesAreFound() {
    let run = lint(
      """
      { "required-attributes": { "severity": "error", "names": {
        "image@lazy-load": "pages open faster", "web-view@src": "it shows one", "view@data-*": "it says what it is" } } }
      """)
    #expect(
      run.output == """
        pages/index/index.axml:1:34: error[required-attributes]: "image" has no "lazy-load", which the configuration requires
        pages/index/index.axml:1:66: error[required-attributes]: "view" has no "data-*", which the configuration requires

        """)
    #expect(run.status == 1)
    #expect(workspace.run("lint").output.contains("= help: pages open faster\n"))
  }

  /// A tag that is built in nowhere, and that neither a page nor a configuration has, is misspelled.
  @Test func aTagThatNoPageHasIsANote() {
    let rules = """
      { "restricted-attributes": { "severity": "info", "names": {
          "imgae@mode": "a", "image@mode": "b", "my-crad@a": "c", "zz*@a": "d", "swiper-item@a": "e" } },
        "required-attributes": { "severity": "info", "names": { "imgae@lazy-load": "a" } },
        "restricted-tags": { "severity": "info", "names": { "old-card": "use my-card" } } }
      """
    let run = lint(rules)
    #expect(
      run.error == """
        note: required-attributes selects "imgae", which no page has
        note: restricted-attributes selects "imgae", which no page has
        note: restricted-attributes selects "my-crad", which no page has
        note: restricted-attributes selects "zz*", which no page has

        """)
    #expect(run.status == 0)
    #expect(lint(rules, "--quiet").error == "")
    workspace.write("pages/other/other.axml", "<view/>")
    #expect(workspace.run("lint").error.contains("selects"))
    // What the other pages have is not known.
    #expect(!workspace.run("lint", "pages/index/index.axml").error.contains("selects"))
    workspace.write(
      "app.json", #"{ "pages": ["pages/index/index"], "usingComponents": { "my-crad": "/c" } }"#)
    workspace.write("pages/other/other.axml", "<imgae/><zzz/>")
    #expect(!workspace.run("lint").error.contains("selects"))
  }

  @Test func explainNamesThem() {
    let run = workspace.run("explain", "missing-key")
    #expect(
      run.output.contains(
        """
        Configure

          mpcheck.json:  "rules": { "missing-key": "off" }
          its option:    "missing-key": { "severity": "info", "static-lists": true }
                         Also reports lists that never change.
          one place:     <!-- mpcheck-disable-next-line missing-key: why -->

        Sources
        """))
    #expect(
      workspace.run("explain", "missing-key", "--format", "json").output.contains(
        #"{"name": "static-lists", "summary": "Also reports lists that never change."}"#))
  }
}
