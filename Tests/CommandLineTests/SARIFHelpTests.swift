import Diagnostics
import Files
import Testing

/// What SARIF says of a rule is its page, in English.
@Suite struct SARIFHelpTests {
  private func rule(_ workspace: Workspace, _ options: String...) throws -> JSONValue {
    let run = Binary.run(["lint", "--format", "sarif"] + options, in: workspace.path)
    let root = JSONDocument(SourceText(path: "", run.output)).root
    let rules = root?["runs"]?.elements[0]["tool"]?["driver"]?["rules"]?.elements
    return try #require(rules?.first)
  }

  @Test func helpIsThePageOfTheRule() throws {
    let workspace = Workspace.page("<view style=\"{ color: x }\"/>\n")
    let rule = try rule(workspace, "--language", "zh")
    let why = try #require(rule["fullDescription"]?["text"]?.string)
    #expect(!why.contains("\n"))
    #expect(
      rule["help"]?["markdown"]?.string == """
        ## Why

        \(why)

        ## Wrong

        `pages/index/index.axml`

        ```
        <view style="{ color: x }"/>
        ```

        - line 1: this style has braces, but is not bound

        ### After the fix

        `pages/index/index.axml`

        ```
        <view style="{{ color: x }}"/>
        ```

        ## Right

        `pages/index/index.axml`

        ```
        <view style="color: red"/><view style="{{ color: x }}"/><view style="color: {{x}}"/>
        ```

        ## Not reported when

        - The mustache is unterminated, which unterminated-mustache reports.
        """)
    let text = try #require(rule["help"]?["text"]?.string)
    #expect(text.hasPrefix("Why\n\n  "))
    #expect(
      text.hasSuffix(
        """
        Wrong

        warning[unbound-style]: this style has braces, but is not bound
           --> pages/index/index.axml:1:14
            |
          1 | <view style="{ color: x }"/>
            |              ^^^^^^^^^^^^

        After the fix

          <view style="{{ color: x }}"/>

        Right

          <view style="color: red"/><view style="{{ color: x }}"/><view style="color: {{x}}"/>

        Not reported when

          The mustache is unterminated, which unterminated-mustache reports.
        """))
  }

  @Test func helpHasAllLanguages() throws {
    let workspace = Workspace([
      "app.json": #"{ "pages": ["a"] }"#, "a.wxml": "<view wx:for=\"{{l}}\">{{item}}</view>\n",
      "a.js": "Page({})\n",
    ])
    let rule = try rule(workspace, "--only", "missing-key")
    let markdown = try #require(rule["help"]?["markdown"]?.string)
    for heading in ["Why", "Wrong", "Right", "Wrong in WXML", "Right in WXML", "Not reported when"] {
      #expect(markdown.contains("## \(heading)\n"), "\(heading)")
    }
  }
}
