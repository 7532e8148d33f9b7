import Testing

/// What `mpcheck explain` shows first: what is about the language of the program in the working folder.
@Suite struct ExplainDialectTests {
  private static let app = #"{ "pages": ["pages/a/a"] }"#
  private let wxml = Workspace(["app.json": app, "pages/a/a.wxml": "<view/>\n", "pages/b.wxml": ""])

  /// The headings, without what is below them.
  private func headings(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { line in
      line.first?.isUppercase == true && !line.contains(":") && !line.contains("|")
    }
  }

  @Test func theLanguageOfTheProgramComesFirst() {
    let run = wxml.run("explain", "missing-key")
    #expect(run.status == 0)
    #expect(
      headings(run.output) == [
        "Why", "Wrong", "Right", "Not reported when", "Configure", "Sources", "In other languages",
        "Wrong in AXML",
        "Right in AXML", "Not reported when", "Sources",
      ])
    #expect(
      run.output.contains(
        """
        Wrong

        info[missing-key]: "wx:for" has no key
           --> pages/index/index.wxml:1:7
            |
          1 | <view wx:for="{{list}}">{{item}}</view>
            |       ^^^^^^

        Right

          <view wx:for="{{list}}" wx:key="id"/><view wx:for="{{list}}" wx:key="*this"/>

        Not reported when

          The list is a literal and never changes.

        """))
    let other = run.output.split(separator: "In other languages")
    #expect(!other[0].contains("In QML") && other[1].contains("  In QML, "))
    #expect(!other[0].contains("AXML: ") && other[1].contains("\n  AXML: "))
    #expect(other[0].contains("\n  WXML: "))
  }

  /// A folder of the program, one with a project file that names it, and the option.
  @Test func whereTheProgramIs() {
    let expected = wxml.run("explain", "missing-key").output
    #expect(Binary.run(["explain", "missing-key"], in: wxml.absolute("pages/a")).output == expected)
    let project = Workspace([
      "project.config.json": #"{ "miniprogramRoot": "src/" }"#, "src/app.json": ExplainDialectTests.app,
      "src/pages/a/a.wxml": "<view/>\n",
    ])
    #expect(project.run("explain", "missing-key").output == expected)
    #expect(Binary.run(["explain", "missing-key", "--dialect", "wxml"], in: "/").output == expected)
    // A language of the same family has the examples of the family.
    let ttml = Binary.run(["explain", "missing-key", "--dialect", "ttml"], in: "/").output
    #expect(headings(ttml).prefix(3) == ["Why", "Wrong", "Right"])
    #expect(ttml.contains("--> pages/index/index.wxml:1:7"))
    #expect(ttml.split(separator: "In other languages")[0].contains("\n  TTML: "))
    #expect(
      Binary.run(["explain", "missing-key", "--dialect", "axml"], in: wxml.path).output.contains(
        "Wrong\n\ninfo[missing-key]: \"a:for\" has no key\n"))
  }

  @Test func withoutAProgramAllLanguagesAreInOrder() {
    let text = Binary.run(["explain", "missing-key"], in: "/").output
    #expect(
      headings(text) == [
        "Why", "Wrong", "Right", "Wrong in WXML", "Right in WXML", "Not reported when", "Configure",
        "Sources",
      ])
    #expect(text.contains("Wrong\n\ninfo[missing-key]: \"a:for\" has no key\n"))
  }

  @Test func aProgramWithSeveralLanguages() {
    let workspace = Workspace([
      "app.json": #"{ "pages": ["a", "b"] }"#, "a.swan": "<view/>\n", "b.axml": "<view/>\n",
    ])
    let text = workspace.run("explain", "class-selector").output
    #expect(
      headings(text) == [
        "Why", "Wrong", "After the fix", "Right", "Wrong in Swan", "After the fix", "Right in Swan",
        "Not reported when", "Configure", "Sources", "In other languages", "Wrong in WXML", "After the fix",
        "Right in WXML", "Sources",
      ])
  }

  /// What is about native code is for everyone.
  @Test func nativeCodeIsForEveryLanguage() {
    let text = wxml.run("explain", "missing-splash-method").output
    #expect(text == Binary.run(["explain", "missing-splash-method"], in: "/").output)
    #expect(!text.contains("In other languages"))
  }

  /// Prose is wrapped at 100 columns in a pipe, too; code is as it is.
  @Test func proseIsWrapped() {
    let text = Binary.run(["explain", "unsupported-call"], in: "/").output
    let lines = text.split(separator: "\n")
    let why = lines.drop { $0 != "Why" }.dropFirst().prefix { $0.hasPrefix("  ") }
    #expect(why.count > 5)
    #expect(why.allSatisfy { $0.count <= 100 })
    #expect(why.dropLast().allSatisfy { $0.count > 80 })
    for columns in ["40", "200"] {
      #expect(
        Binary.run(["explain", "unsupported-call"], in: "/", environment: ["COLUMNS": columns]).output == text
      )
    }
    let long = Binary.run(["explain", "reserved-param"], in: "/").output
    #expect(long.split(separator: "\n").contains { $0.count > 100 && $0.contains("<mpaas-component") })
  }

  /// What programs read does not depend on the folder.
  @Test func jsonStaysAsItIs() {
    #expect(
      wxml.run("explain", "missing-key", "--format", "json").output
        == Binary.run(["explain", "missing-key", "--format", "json"], in: "/").output)
  }

  @Test func chinese() {
    let text = wxml.run("explain", "missing-key", "--language", "zh").output
    #expect(text.contains("\n\n不报告的情况\n\n  列表是字面量，从不改变。\n"))
    #expect(text.contains("\n\n其他页面语言\n\nAXML 中的错误示例\n\n"))
  }
}
