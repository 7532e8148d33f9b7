import Testing

/// Rules that `mpcheck.json` defines.
@Suite struct CustomRuleTests {
  /// The three rules of the guide, over a page with something for each.
  private static let configuration = #"""
    {
      "custom": {
        "lazy-image": {
          "select": "image:not([lazy-load])",
          "message": "<image src=\"{@src}\"> loads at once",
          "help": "add lazy-load",
          "severity": "warning",
          "dialects": ["wxml", "axml"],
          "files": ["pages/**"],
          "url": "https://wiki.example.org/ui#images"
        },
        "no-inline-style": { "select": "[style]", "mark": "style", "message": { "en": "use a class", "zh": "请使用 class" } },
        "one-primary": { "xpath": "(//button[@type='primary'])[position() > 1]", "message": "a page has one primary button" }
      }
    }
    """#

  private static let page = """
    <view style="color:red"><image src="{{url}}"/></view>
    <image src="/b.png" lazy-load/>
    <button type="primary">1</button><button type="primary">2</button>

    """

  private let workspace = Workspace([
    "app.json": #"{ "pages": ["pages/a/a"] }"#, "pages/a/a.wxml": CustomRuleTests.page,
    "pages/a/a.js": "Page({ data: { url: '' } })\n", "b.png": "",
    "mpcheck.json": CustomRuleTests.configuration,
  ])

  private func lint(_ arguments: String...) -> Binary.Run {
    Binary.run(["lint", "--format", "concise"] + arguments, in: workspace.path)
  }

  /// The findings of the rules that a configuration defines in `pages/a/a.wxml`, without the path.
  private func findings(
    _ rules: String, _ page: String, _ others: [String: String] = [:], _ arguments: String...
  ) -> [String] {
    let workspace = Workspace(
      [
        "app.json": #"{ "pages": ["pages/a/a"] }"#, "pages/a/a.wxml": page, "pages/a/a.js": "Page({})\n",
        "mpcheck.json": "{ \"custom\": \(rules) }",
      ].merging(others) { $1 })
    let run = Binary.run(
      ["lint", "--format", "concise", "--only", "custom"] + arguments, in: workspace.path)
    #expect(run.error == "")
    return run.output.split(separator: "\n").map { line in
      String(line.hasPrefix("pages/a/a.wxml:") ? line.dropFirst("pages/a/a.wxml:".count) : line)
    }
  }

  // MARK: Findings

  @Test func findsWhatIsSelected() {
    let run = lint()
    #expect(
      run.output == """
        pages/a/a.wxml:1:7: warning[custom/no-inline-style]: use a class
        pages/a/a.wxml:1:26: warning[custom/lazy-image]: <image src="{{url}}"> loads at once
        pages/a/a.wxml:3:35: warning[custom/one-primary]: a page has one primary button

        """)
    #expect(run.error == "")
    #expect(run.status == 0)
    #expect(lint("--language", "zh").output == run.output)
    let text = workspace.run("lint", "--language", "zh").output
    #expect(text.contains("warning[custom/no-inline-style]: 请使用 class\n"))
    #expect(text.contains("= 帮助：add lazy-load\n"))
    #expect(workspace.run("lint", "--no-config").output.contains("No problems found"))
  }

  @Test func marksEachKindOfNode() {
    let page = "<view class=\"a b\" hidden id=\"\">  text\n </view><!-- note -->\n"
    func marked(_ xpath: String, _ more: String = "") -> [String] {
      let workspace = Workspace([
        "app.json": #"{ "pages": ["a"] }"#, "a.wxml": page, "a.js": "Page({})\n",
        "mpcheck.json": #"{ "custom": { "r": { "xpath": "\#(xpath)", "message": "m"\#(more) } } }"#,
      ])
      let run = workspace.run("lint", "--format", "json", "--only", "custom")
      return run.output.split(separator: "\n").filter { $0.contains("\"rule\"") }.map { line in
        let offsets = line.split(separator: "\"offset\": ").dropFirst().map { $0.prefix { $0.isNumber } }
        return offsets.joined(separator: "-")
      }
    }
    #expect(marked("//view") == ["1-5"])
    #expect(marked("//view/@*") == ["6-11", "18-24", "25-27"])
    // An attribute without a value, or with an empty one, is marked at its name.
    #expect(marked("//view/@*", #", "at": "value""#) == ["13-16", "18-24", "25-27"])
    #expect(marked("//text()[normalize-space()]") == ["33-37"])
    #expect(marked("//text()[not(normalize-space())]") == [])
    #expect(marked("//comment()") == ["46-59"])
    #expect(marked("/self::node()[not(.//safe-area)]") == ["0-0"])
    #expect(marked("/self::node()[.//view]") == ["0-0"])
    #expect(marked("//view/namespace::*") == [])
    #expect(marked("//view | /view | //*") == ["1-5"])
  }

  @Test func marksAnAttributeOfASelectedElement() {
    let page = "<view style=\"a:b\" class=\"c\"/><view style/><view/>\n"
    #expect(
      findings(#"{ "r": { "select": "view", "mark": "style", "message": "{@class}" } }"#, page) == [
        "1:7: warning[custom/r]: c", "1:36: warning[custom/r]: {@class}", "1:44: warning[custom/r]: {@class}",
      ])
    #expect(
      findings(#"{ "r": { "select": "view", "mark": "style", "at": "value", "message": "m" } }"#, page) == [
        "1:14: warning[custom/r]: m", "1:36: warning[custom/r]: m", "1:44: warning[custom/r]: m",
      ])
  }

  @Test func aMessageHasExpressions() {
    let page = "<view class=\"\(String(repeating: "ab ", count: 40))\" id=\"i\">x\ny</view>\n"
    let cut = String(repeating: "ab ", count: 26) + "a…"
    #expect(
      findings(
        #"{ "r": { "select": "view", "message": "{{{@id}}} {count(//view)} {concat('}', name())} {.} {@class}" } }"#,
        page
      ) == ["1:2: warning[custom/r]: {i} 1 }view x y \(cut)"])
  }

  @Test func aLanguageAFileOrASeverityMayBeLeftOut() {
    let rules = #"""
      { "a": { "select": "view", "message": "a", "dialects": ["axml"] },
        "b": { "select": "view", "message": "b", "files": ["pages/b/**"] },
        "c": { "select": "view", "message": "c", "severity": "off" },
        "d": { "select": "view", "message": "d", "severity": "error" },
        "e": { "select": "view", "message": "e", "severity": "info", "files": ["pages/*/a.{axml,wxml}"] } }
      """#
    #expect(findings(rules, "<view/>\n") == ["1:2: error[custom/d]: d", "1:2: info[custom/e]: e"])
    #expect(
      findings(rules, "<view/>\n", [:], "--only", "custom/c") == [
        "1:2: warning[custom/c]: c", "1:2: error[custom/d]: d", "1:2: info[custom/e]: e",
      ])
  }

  @Test func variablesSayWhereTheExpressionIs() {
    let rules = #"{ "r": { "xpath": "//view", "message": "{$path} {$dialect} {$kind}" } }"#
    #expect(findings(rules, "<view/>\n") == ["1:2: warning[custom/r]: pages/a/a.wxml wxml page"])
    let others = ["pages/a/a.json": #"{ "component": true }"#, "pages/a/a.js": "Component({})\n"]
    #expect(findings(rules, "<view/>\n", others) == ["1:2: warning[custom/r]: pages/a/a.wxml wxml component"])
    // Without a program, paths are from the folder of mpcheck.json.
    let loose = Workspace(["parts/x/x.wxml": "<view/>\n", "mpcheck.json": "{ \"custom\": \(rules) }"])
    let run = loose.run("lint", "parts/x", "--format", "concise", "--only", "custom")
    #expect(run.output == "parts/x/x.wxml:1:2: warning[custom/r]: parts/x/x.wxml wxml other\n")
    // From the root of the program, wherever mpcheck runs and the configuration is.
    let nested = Workspace([
      "src/app.json": #"{ "pages": ["a"] }"#, "src/a.wxml": "<view/>\n", "src/a.js": "Page({})\n",
      "mpcheck.json": "{ \"custom\": \(rules) }",
    ])
    #expect(
      nested.run("lint", "--format", "concise", "--only", "custom").output.contains(": a.wxml wxml page\n"))
  }

  /// What is uncertain in a broken page is not reported, whether or not the syntax is: the children of a broken tag are.
  @Test func isSilentAboutBrokenTags() {
    let page =
      "<view a=b><image/></view>\n<view b=\"1\"\"c\" d><text/></view>\n<view><image></view>\n<view/>\n"
    let rules =
      #"{ "e": { "select": "view, image, text", "message": "{name()}" }, "a": { "xpath": "//@*", "message": "@{name()}" } }"#
    let expected = [
      "1:12: warning[custom/e]: image", "2:19: warning[custom/e]: text", "3:2: warning[custom/e]: view",
      "4:2: warning[custom/e]: view",
    ]
    #expect(findings(rules, page) == expected)
    #expect(findings(rules, page, [:], "--rule", "syntax=off") == expected)
    #expect(
      findings(rules, "<!-- mpcheck-disable-file syntax: old -->\n<view a=b/>\n").isEmpty)
  }

  // MARK: Where the name of a rule can be written

  @Test func optionsNameRulesAndTheirCategory() {
    #expect(lint("--only", "custom/lazy-image").output.split(separator: "\n").count == 1)
    #expect(lint("--only", "custom").output.split(separator: "\n").count == 3)
    #expect(
      lint("--rule", "custom/lazy-image=off", "--rule", "custom=info").output == """
        pages/a/a.wxml:1:7: info[custom/no-inline-style]: use a class
        pages/a/a.wxml:3:35: info[custom/one-primary]: a page has one primary button

        """)
    let run = lint("--rule", "custom/one-primary=error")
    #expect(run.output.contains("error[custom/one-primary]"))
    #expect(run.status == 1)
    #expect(lint("--rule", "custom/one-primary=off", "--max-warnings", "1").status == 1)
    for option in [["--rule", "custom/lazy-imag=off"], ["--only", "custom/lazy-imag"]] {
      let run = lint(option[0], option[1])
      #expect(
        run.error
          == "mpcheck: \(option[0]): rule \"custom/lazy-imag\" is unknown; did you mean \"custom/lazy-image\"?\n"
      )
      #expect(run.status == 2)
    }
    #expect(lint("--only", "custom/Lazy").status == 2)
    #expect(lint("--no-config", "--only", "custom/lazy-image").status == 2)
    #expect(lint("--no-config", "--only", "custom").output == "")
  }

  @Test func theConfigurationNamesThem() {
    workspace.write(
      "mpcheck.json",
      #"{ "extends": "base.json", "rules": { "custom": "error", "custom/lazy-image": "warning" }, "overrides": [{ "files": ["pages/a/*"], "rules": { "custom/one-primary": "off" } }] }"#
    )
    workspace.write("base.json", CustomRuleTests.configuration)
    #expect(
      lint().output == """
        pages/a/a.wxml:1:7: error[custom/no-inline-style]: use a class
        pages/a/a.wxml:1:26: warning[custom/lazy-image]: <image src="{{url}}"> loads at once

        """)
  }

  @Test func commentsNameThem() {
    workspace.write(
      "pages/a/a.wxml",
      """
      <!-- mpcheck-disable-next-line custom/lazy-image, custom/no-inline-style: decorative -->
      <view style="color:red"><image src="{{url}}"/></view>
      <!-- mpcheck-disable custom -->
      <view style="a:b"/>
      <!-- mpcheck-enable custom/no-inline-style -->
      <view style="a:b"/><image/>
      <!-- mpcheck-disable-next-line custom/lazy-imag: old -->
      <view/>
      <!-- mpcheck-disable-next-line custom/one-primary: old -->
      <view/>

      """)
    #expect(
      lint().output == """
        pages/a/a.wxml:6:7: warning[custom/no-inline-style]: use a class
        pages/a/a.wxml:7:32: warning[unknown-rule]: unknown rule "custom/lazy-imag"
        pages/a/a.wxml:9:32: warning[unused-suppression]: "custom/one-primary" suppresses nothing here

        """)
    #expect(workspace.run("lint").output.contains("= help: did you mean \"custom/lazy-image\"?\n"))
  }

  @Test func baselinesAndCommentsAreWrittenForThem() {
    #expect(workspace.run("lint", "--write-baseline").status == 0)
    #expect(workspace.read("mpcheck-baseline.json")?.contains("\"custom/lazy-image\": {") == true)
    #expect(lint("--baseline", "mpcheck-baseline.json").output == "")
    workspace.write("pages/a/a.wxml", "<image src=\"/b.png\"/>\n" + CustomRuleTests.page)
    let run = lint("--baseline", "mpcheck-baseline.json")
    #expect(
      run.output == "pages/a/a.wxml:1:2: warning[custom/lazy-image]: <image src=\"/b.png\"> loads at once\n")
    // An entry of a rule that is gone is stale; one of a rule that is off is not.
    let off = lint("--baseline", "mpcheck-baseline.json", "--rule", "custom=off")
    #expect(off.error == "")
    workspace.write("pages/a/a.wxml", "<view/>\n")
    #expect(lint("--baseline", "mpcheck-baseline.json").error.contains("3 "))

    workspace.write("pages/a/a.wxml", CustomRuleTests.page)
    #expect(workspace.run("lint", "--add-suppressions", "before the rule").status == 0)
    #expect(lint().output == "")
    #expect(
      workspace.read("pages/a/a.wxml") == """
        <!-- mpcheck-disable-next-line custom/lazy-image, custom/no-inline-style: before the rule -->
        <view style="color:red"><image src="{{url}}"/></view>
        <image src="/b.png" lazy-load/>
        <!-- mpcheck-disable-next-line custom/one-primary: before the rule -->
        <button type="primary">1</button><button type="primary">2</button>

        """)
  }

  /// What is about a whole file has no line above it.
  @Test func aFindingAboutTheFileIsHiddenInTheFile() {
    workspace.write(
      "mpcheck.json",
      #"{ "custom": { "shell": { "xpath": "/self::node()[not(page-shell)]", "message": "m" }, "first": { "select": "view", "message": "m" } } }"#
    )
    workspace.write("pages/a/a.wxml", "<view/>\n")
    #expect(
      lint().output
        == "pages/a/a.wxml:1:1: warning[custom/shell]: m\npages/a/a.wxml:1:2: warning[custom/first]: m\n")
    #expect(workspace.run("lint", "--add-suppressions", "old").status == 0)
    #expect(
      workspace.read("pages/a/a.wxml") == """
        <!-- mpcheck-disable-file custom/shell: old -->
        <!-- mpcheck-disable-next-line custom/first: old -->
        <view/>

        """)
    #expect(lint().output == "")
  }

  // MARK: Outputs

  @Test func everyFormatHasThem() {
    for format in ["text", "concise", "json", "sarif", "github", "gitlab", "checkstyle", "junit", "html"] {
      let output = workspace.run("lint", "--format", format).output
      for rule in ["custom/lazy-image", "custom/no-inline-style", "custom/one-primary"] {
        #expect(output.contains(rule), "\(format) \(rule)")
      }
    }
    let sarif = workspace.run("lint", "--format", "sarif").output
    #expect(
      sarif.contains(
        ###"{"id": "custom/lazy-image", "shortDescription": {"text": "<image src=\"{@src}\"> loads at once"}, "fullDescription": {"text": "add lazy-load"}, "helpUri": "https://wiki.example.org/ui#images", "help": {"text": "Why\n\n  add lazy-load", "markdown": "## Why\n\nadd lazy-load"}"###
      ))
    #expect(!sarif.contains("rules/custom/"))
    let html = workspace.run("lint", "--format", "html").output
    #expect(html.contains(#"<a href="https://wiki.example.org/ui#images">custom/lazy-image</a>"#))
    #expect(html.contains("<p>add lazy-load</p>"))
    #expect(html.contains(#"<option value="custom/one-primary">custom/one-primary (1)</option>"#))
    #expect(
      workspace.run("lint", "--format", "checkstyle").output.contains(#"source="mpcheck.custom/lazy-image""#))
    let statistics = workspace.run("lint", "--statistics", "--quiet")
    #expect(statistics.error.contains("custom/lazy-image"))
  }

  @Test func threadsAndAPathAloneChangeNothing() {
    for number in 0..<40 {
      workspace.write(
        "pages/b\(number)/b.wxml", "<view style=\"a:b\"><image src=\"{{u\(number)}}\"/></view>\n")
    }
    let one = lint("--jobs", "1", "--only", "custom").output
    #expect(one.split(separator: "\n").count == 83)
    #expect(lint("--jobs", "4", "--only", "custom").output == one)
    let single = lint("pages/b7/b.wxml", "--only", "custom").output
    #expect(single == one.split(separator: "\n").filter { $0.contains("/b7/") }.map { $0 + "\n" }.joined())
    let piped = Binary.run(
      ["lint", "--format", "concise", "--only", "custom", "--stdin-filename", "pages/b7/b.wxml", "-"],
      in: workspace.path, standardInput: Array("<image/>\n".utf8))
    #expect(
      piped.output == "pages/b7/b.wxml:1:2: warning[custom/lazy-image]: <image src=\"\"> loads at once\n")
  }

  /// Each program has the rules of its own configuration.
  @Test func programsHaveRulesOfTheirOwn() {
    func configuration(_ message: String) -> String {
      #"{ "custom": { "r": { "select": "view", "message": "\#(message)" }, "\#(message)": { "select": "text", "message": "m" } } }"#
    }
    let workspace = Workspace([
      "a/app.json": #"{ "pages": ["p"] }"#, "a/p.wxml": "<view/><text/>\n", "a/p.js": "Page({})\n",
      "b/app.json": #"{ "pages": ["p"] }"#,
      "b/p.wxml": "<view/><text/>\n<!-- mpcheck-disable-next-line custom/one: none -->\n<text/>\n",
      "b/p.js": "Page({})\n", "a/mpcheck.json": configuration("one"), "b/mpcheck.json": configuration("two"),
    ])
    let run = workspace.run("lint", "--format", "concise")
    #expect(
      run.output == """
        a/p.wxml:1:2: warning[custom/r]: one
        a/p.wxml:1:9: warning[custom/one]: m
        b/p.wxml:1:2: warning[custom/r]: two
        b/p.wxml:1:9: warning[custom/two]: m
        b/p.wxml:2:32: warning[unknown-rule]: unknown rule "custom/one"
        b/p.wxml:3:2: warning[custom/two]: m

        """)
    #expect(
      workspace.run("lint", "--only", "custom/two", "--format", "concise").output.split(separator: "\n").count
        == 2)
    #expect(workspace.run("lint", "--only", "custom/three").status == 2)
  }

  // MARK: Commands

  @Test func theyAreListed() {
    let run = workspace.run("rules", "--category", "custom")
    #expect(
      run.output == """
        custom
          custom/lazy-image       warning             <image src="{@src}"> loads at once
          custom/no-inline-style  warning             use a class
          custom/one-primary      warning             a page has one primary button

        Read more about one with: mpcheck explain RULE

        """)
    #expect(run.status == 0)
    #expect(workspace.run("rules").output.contains("\ncustom\n  custom/lazy-image "))
    #expect(
      workspace.run("rules", "--category", "meta").output.hasPrefix("meta\n  suppression-without-reason "))
    #expect(
      workspace.run("rules", "--category", "custom", "--format", "json").output == """
        {
          "version": 1,
          "rules": [
            {"id": "custom/lazy-image", "category": "custom", "severity": "warning", "fix": null, "summary": "<image src=\\"{@src}\\"> loads at once"},
            {"id": "custom/no-inline-style", "category": "custom", "severity": "warning", "fix": null, "summary": "use a class"},
            {"id": "custom/one-primary", "category": "custom", "severity": "warning", "fix": null, "summary": "a page has one primary button"}
          ]
        }

        """)
    // Also below the folder of the configuration.
    #expect(
      Binary.run(["rules", "--category", "custom"], in: workspace.absolute("pages/a")).output == run.output)
    let none = Workspace(["app.json": "{}"]).run("rules", "--category", "custom")
    #expect(none.error == "note: no mpcheck.json here defines a rule\n")
    #expect(none.status == 0)
    let wrong = workspace.run("rules", "--category", "custm")
    #expect(wrong.error == "mpcheck: --category: category \"custm\" is unknown; did you mean \"custom\"?\n")
    #expect(wrong.status == 2)
  }

  @Test func theyAreExplained() {
    let run = workspace.run("explain", "custom/lazy-image")
    #expect(
      run.output == """
        custom/lazy-image: <image src="{@src}"> loads at once

        custom, warning
        in AXML, WXML
        in files pages/**

        Help

          add lazy-load

        Selector

          image:not([lazy-load])
          as XPath: /descendant::image[not(@lazy-load)]

        Defined in

          mpcheck.json:3:6

        Read more

          https://wiki.example.org/ui#images

        Configure

          mpcheck.json:  "rules": { "custom/lazy-image": "off" }
          one place:     <!-- mpcheck-disable-next-line custom/lazy-image: why -->

        """)
    let chinese = workspace.run("explain", "custom/no-inline-style", "--language", "zh").output
    #expect(chinese.hasPrefix("custom/no-inline-style：请使用 class\n\ncustom，warning\n标出 style\n\n选择器\n"))
    #expect(
      workspace.run("explain", "custom/one-primary", "--format", "json").output == """
        {
          "version": 1,
          "id": "custom/one-primary",
          "summary": "a page has one primary button",
          "category": "custom",
          "severity": "warning",
          "fix": null,
          "dialects": ["axml", "wxml", "ttml", "qml", "ksml", "xhsml", "jxml", "fxml", "swan"],
          "xpath": "(//button[@type='primary'])[position() > 1]",
          "at": "name",
          "path": "mpcheck.json",
          "line": 13
        }

        """)
    #expect(workspace.run("explain", "custom").output.hasPrefix("custom\n  custom/lazy-image "))
    let wrong = workspace.run("explain", "custom/lazy-imag")
    #expect(
      wrong.error == "mpcheck: rule \"custom/lazy-imag\" is unknown; did you mean \"custom/lazy-image\"?\n")
    #expect(wrong.status == 2)
  }

  @Test func theConfigurationIsShown() {
    let lines = workspace.run("config").output.split(separator: "\n").filter { $0.contains("one-primary") }
    #expect(
      lines.map { $0.split(separator: " ").joined(separator: " ") } == [
        #"custom.one-primary { "xpath": "(//button[@type='primary'])[position() > 1]", "message": "a page has one primary button", "severity": "warning" } mpcheck.json:13:6"#,
        #"rules.custom/one-primary "warning" mpcheck.json:13:6"#,
      ])
  }

  // MARK: What can be wrong

  @Test func aMistakeIsWrongUse() {
    workspace.write(
      "mpcheck.json",
      #"""
      {
        "custom": {
          "a": { "xpath": "//image[@src='a'", "message": "m" },
          "b": { "select": "image:hover", "message": "{@src" },
          "c": { "xpath": "count(//image)", "message": "m" },
          "d": { "xpath": "//image[nonsense(@src)]", "message": "m" }
        },
        "rulse": {}
      }
      """#)
    let run = lint()
    #expect(
      run.error.split(separator: "\n").map {
        $0.split(separator: " ").dropFirst().first.map(String.init) ?? ""
      } == [
        "mpcheck.json:3:38:", "mpcheck.json:4:28:", "mpcheck.json:4:54:", "mpcheck.json:5:22:",
        "mpcheck.json:6:30:", "mpcheck.json:8:4:",
      ])
    #expect(run.error.contains(": expected \"]\" at character 17 of the expression\n"))
    #expect(run.error.contains(": gives a number, not nodes\n"))
    #expect(run.output == "")
    #expect(run.status == 2)
    let rules = workspace.run("rules", "--category", "custom")
    #expect(rules.error == run.error)
    #expect(rules.status == 2)
    #expect(workspace.run("explain", "custom/a").status == 2)
    #expect(workspace.run("config").status == 2)
    // Rules of mpcheck are listed all the same: what is wrong may be the name of one.
    #expect(workspace.run("rules").output.contains("\n  missing-key "))
  }

  /// A rule that needs too much is named with the file; the findings of others are printed.
  @Test func aRuleThatTakesTooLongIsNamed() {
    let page = String(repeating: "<view><image/></view>\n", count: 4_000)
    workspace.write("app.json", #"{ "pages": ["pages/a/a", "pages/b/b", "pages/c/c", "pages/d/d"] }"#)
    workspace.write("pages/a/a.wxml", page)
    workspace.write("pages/b/b.wxml", page)
    workspace.write("pages/c/c.wxml", "<view class=\"[\"/><view class=\"[\"/>\n")
    workspace.write("pages/d/d.wxml", "<view class=\"[\"/>\n")
    workspace.write(
      "mpcheck.json",
      #"""
      { "custom": {
          "slow": { "xpath": "//view[count(//image) = 1]", "message": "m" },
          "slow-message": { "select": "view", "message": "{count(//view[count(//image) = 1])}" },
          "pattern": { "xpath": "//view[@class and matches('a', @class)]", "message": "m" },
          "first": { "select": "view:first-child", "message": "first" } } }
      """#)
    let run = lint("--only", "custom")
    #expect(
      run.error == """
        mpcheck: pages/a/a.wxml: custom/slow needs more than 10 million operations
        mpcheck: pages/a/a.wxml: custom/slow-message needs more than 10 million operations
        mpcheck: pages/b/b.wxml: custom/slow needs more than 10 million operations
        mpcheck: pages/b/b.wxml: custom/slow-message needs more than 10 million operations
        mpcheck: pages/c/c.wxml: custom/pattern makes a pattern that is not a regular expression of XML Schema: "["

        """)
    #expect(
      run.output == """
        pages/a/a.wxml:1:2: warning[custom/first]: first
        pages/b/b.wxml:1:2: warning[custom/first]: first
        pages/c/c.wxml:1:2: warning[custom/first]: first
        pages/c/c.wxml:1:2: warning[custom/slow-message]: 0
        pages/c/c.wxml:1:19: warning[custom/slow-message]: 0
        pages/d/d.wxml:1:2: warning[custom/first]: first
        pages/d/d.wxml:1:2: warning[custom/slow-message]: 0

        """)
    #expect(run.status == 3)
    // A rule that is off somewhere does not look there.
    workspace.write("other.json", workspace.read("mpcheck.json")!)
    workspace.write(
      "mpcheck.json",
      #"{ "extends": "other.json", "overrides": [{ "files": ["pages/**"], "rules": { "custom/slow": "off", "custom/slow-message": "off", "custom/pattern": "off" } }] }"#
    )
    #expect(lint("--only", "custom").status == 0)
  }

  @Test func aTagThatNoPageHasIsANote() {
    workspace.write(
      "mpcheck.json",
      #"""
      { "custom": {
          "lazy-image": { "select": "imgae, view > text:has(my-crad)", "message": "m" },
          "off": { "select": "neverwhere", "message": "m", "severity": "off" },
          "path": { "xpath": "//neverwhere", "message": "m" } } }
      """#)
    let run = lint()
    #expect(
      run.error == """
        note: custom/lazy-image selects "imgae", which no page has
        note: custom/lazy-image selects "my-crad", which no page has

        """)
    #expect(run.status == 0)
    workspace.write("pages/a/a.json", #"{ "usingComponents": { "my-crad": "/c/c" } }"#)
    #expect(lint().error == "note: custom/lazy-image selects \"imgae\", which no page has\n")
    workspace.write("pages/x/x.wxml", "<imgae/>\n")
    #expect(!lint().error.contains("selects"))
  }
}
