import Diagnostics
import Markup
import Testing

@testable import Answers

/// Answers in Chinese.
@Suite struct LanguageTests {
  private static let app = [
    "app.json": #"{"pages":["pages/a/a"]}"#,
    "pages/a/a.json": #"{"usingComponents":{"my-list":"/list/list"}}"#,
    "pages/a/a.js": "Page({ data: { title: '' }, onTap() {} })",
    "list/list.json": #"{"component":true}"#, "list/list.axml": "<slot/>",
    "list/list.js": "Component({ props: { title: '', onPick() {} } })",
    "mpcheck.json": #"{"nativeViews":{"my_map":{"params":{"zoom":"number"}}}}"#,
  ]

  private static func workspace() -> TestWorkspace {
    var workspace = TestWorkspace(app)
    workspace.language = .chinese
    return workspace
  }

  private func hover(_ marked: String) throws -> RichText? {
    let at = try LanguageTests.workspace().at("pages/a/a.axml", marked)
    return try at.page().hover(at: at.offset)?.text
  }

  @Test(arguments: [
    ("<my-li|st/>", "**`<my-list>`**\n\n组件 `list/list.axml`\n\n属性：\n\n- `title`：字符串\n\n事件：\n\n- `onPick`"),
    ("<my-list tit|le=\"\"/>", "**`title`**：字符串\n\n组件 `list/list.axml` 的属性\n\n`list/list.js:1`"),
    ("<view onTap=\"on|Tap\"/>", "**`onTap`**\n\n`pages/a/a.js:1` 中的方法"),
    ("{{ ti|tle }}", "**`title`**\n\ndata 中的字段：字符串，位于 `pages/a/a.js:1`"),
    ("<view a:for=\"{{l}}\">{{ it|em }}</view>", "**`item`**\n\n循环 `a:for=\"{{l}}\"` 的当前项"),
    ("<view a:for=\"{{l}}\">{{ ind|ex }}</view>", "**`index`**\n\n循环 `a:for=\"{{l}}\"` 的当前项的下标"),
    (
      "<mpaas-component type=\"my|_map\"/>",
      "**`my_map`**\n\n宿主应用的原生视图。\n\n- 在 `mpcheck.json:1` 中声明\n\n参数：\n\n- `zoom`：数字"
    ),
    ("<mpaas-component type=\"my_map\" zo|om=\"1\"/>", "**`zoom`**：数字\n\n原生视图 `my_map` 的参数"),
    ("<template name=\"r\"/><template is=\"|r\"/>", "**`r`**\n\n模板，在 `pages/a/a.axml:1` 中定义"),
  ])
  func hovers(_ marked: String, _ expected: String) throws {
    expectEqual(try hover(marked)?.markdown, expected)
  }

  @Test func whatTheReferenceHasIsInChinese() throws {
    let tap = try #require(try hover("<view catch|Tap=\"a\"/>")).markdown
    #expect(tap.hasPrefix("**`catchTap`**：事件处理函数\n\n") && tap.hasSuffix("\n\n事件不再冒泡到外层元素。"))
    #expect(try hover("<vi|ew/>")?.markdown.hasSuffix("\n\n来源：AlipayDocs/open-docs, mini/component。") == true)
    #expect(try hover("<button form|-type=\"\"/>")?.markdown.contains("\n\n取值：`submit`、`reset`。") == true)
  }

  /// Quotation marks stand for code in a plain text, without the blanks that are around it.
  @Test func codeInPlainText() {
    var text = RichText(.chinese)
    text.text("用 `a:for` 循环，`a:key` 是 `x`。")
    #expect(text.plain == "用“a:for”循环，“a:key”是“x”。")
    #expect(text.markdown == "用 `a:for` 循环，`a:key` 是 `x`。")
  }

  @Test(arguments: [
    ("string", "字符串"), ("string or array", "字符串或数组"), ("number, string or array", "数字、字符串或数组"),
    ("event handler", "事件处理函数"), ("String", "String"),
  ])
  func types(_ type: String, _ shown: String) {
    #expect(Language.chinese.shown(type: type) == shown)
    #expect(Language.english.shown(type: type) == type)
  }

  /// No type of the reference tables is left in English.
  @Test func allTypesOfTheReferenceAreTranslated() {
    for dialect in Dialect.all {
      for tag in dialect.components.names {
        for attribute in dialect.reference(ofTag: tag)?.attributes ?? [] {
          let shown = attribute.type.map(Language.chinese.shown(type:)) ?? ""
          #expect(!shown.unicodeScalars.contains { $0.isASCII }, "\(tag) \(attribute.name)")
        }
      }
    }
  }

  @Test func completions() throws {
    func item(_ label: String, _ marked: String) throws -> (item: Completion, documentation: String?) {
      let at = try LanguageTests.workspace().at("pages/a/a.axml", marked)
      let page = try at.page()
      let item = try #require(page.completions(at: at.offset)?.first { $0.label == label })
      let documentation =
        switch item.subject {
        case .builtin(let subject): subject.documentation(.chinese)?.markdown
        case .declared(let subject): page.documentation(of: subject)?.markdown
        case nil: String?.none
        }
      return (item, documentation)
    }
    #expect(try item("title", "{{ |").item.detail == "data：字符串")
    #expect(try item("title", "<my-list |").item.detail == "字符串")
    #expect(try item("title", "<my-list |").documentation == "**`title`**：字符串\n\n组件 `list/list.axml` 的属性")
    // The language changes nothing of what is written.
    #expect(try item("hidden", "<view |").item.detail == "布尔值")
    #expect(try item("hidden", "<view |").item.snippet == nil)
    #expect(try item("a:for", "<view |").documentation?.hasPrefix("**`a:for`**：表达式\n\n") == true)
  }

  @Test func quickFixes() throws {
    let at = try LanguageTests.workspace().at("pages/a/a.axml", "<my-list/><li|st/><view class=a/>")
    let found = try #require(try at.workspace.living().lint()).diagnostics.filter {
      $0.place.path == at.text.path
    }
    let titles = at.snapshot.quickFixes(for: found, in: at.text).map(\.title)
    #expect(titles.contains("在此行屏蔽 unquoted-value") && titles.contains("在此文件中屏蔽 unknown-tag"))
    for title in titles {
      #expect(title.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }, "\(title)")
    }
  }
}
