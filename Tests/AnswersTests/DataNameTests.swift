import Diagnostics
import Files
import Markup
import Testing

@testable import Answers

/// Names of data, from both sides: definitions, references and renaming.
@Suite struct DataNameTests {
  static let files: [String: String] = [
    "app.json": #"{ "pages": ["pages/a/a", "pages/b/b"] }"#,
    "pages/a/a.axml": """
    <text>{{title}}{{late.x}}</text><view a:for="{{rows}}" a:for-item="title">{{title}}{{rows.length}}</view>
    <template is="t" data="{{title, n: title}}"/><template name="t">{{title}}</template>
    """,
    "pages/a/a.js": """
    Page({ data: { title: '', rows: [] },
      onLoad() {
        const { title } = this.data, that = this
        this.setData({ title, 'rows[0].on': 1, late: {} })
        that.data.rows = f(this.data.title, other.title)
      } })
    """,
    "pages/b/b.axml": "<text>{{title}}</text>",
    "pages/b/b.js": "Page({ data: { title: '' } })",
  ]

  struct Case: Sendable, CustomTestStringConvertible {
    var path: String
    /// Up to the cursor; its first place in the text counts.
    var before: String
    var expected: [String]
    var newName = "name"
    var files: [String: String] = [:]
    var testDescription: String { "\(path): \(before)" }

    func at() throws -> Cursored {
      let files = DataNameTests.files.merging(files) { $1 }
      let text = (files[path] ?? "").replacing(before, with: before + "|", maxReplacements: 1)
      return try TestWorkspace(files).at(path, text)
    }
  }

  static let title = [
    "pages/a/a.axml 0:8-0:13", "pages/a/a.axml 1:25-1:30", "pages/a/a.axml 1:35-1:40",
    "pages/a/a.js 0:15-0:20",
    "pages/a/a.js 2:12-2:17", "pages/a/a.js 3:19-3:24", "pages/a/a.js 4:33-4:38",
  ]

  @Test(arguments: [
    Case(path: "pages/a/a.axml", before: "{{ti", expected: title),
    Case(path: "pages/a/a.js", before: "data: { ti", expected: title),
    Case(path: "pages/a/a.js", before: "setData({ ti", expected: title),
    Case(path: "pages/a/a.js", before: "f(this.data.ti", expected: title),
    Case(
      path: "pages/a/a.axml", before: "{{la",
      expected: ["pages/a/a.axml 0:17-0:21", "pages/a/a.js 3:43-3:47"]),
    Case(
      path: "pages/a/a.js", before: "'ro",
      expected: [
        "pages/a/a.axml 0:47-0:51", "pages/a/a.axml 0:85-0:89", "pages/a/a.js 0:26-0:30",
        "pages/a/a.js 3:27-3:31",
        "pages/a/a.js 4:14-4:18",
      ]),
    Case(
      path: "pages/b/b.js", before: "data: { ti",
      expected: ["pages/b/b.axml 0:8-0:13", "pages/b/b.js 0:15-0:20"]),
  ])
  func references(_ example: Case) throws {
    let cursor = try example.at()
    let found = cursor.snapshot.references(in: cursor.text, at: cursor.offset)
    expectEqual(found.map { $0.map(cursor.workspace.shown) }, example.expected)
  }

  @Test(arguments: [
    Case(path: "pages/a/a.axml", before: "{{ti", expected: ["pages/a/a.js 0:15-0:20"]),
    Case(path: "pages/a/a.axml", before: "{{la", expected: ["pages/a/a.js 3:43-3:47"]),
    Case(path: "pages/a/a.js", before: "f(this.data.ti", expected: ["pages/a/a.js 0:15-0:20"]),
  ])
  func definitions(_ example: Case) throws {
    let cursor = try example.at()
    let target = cursor.snapshot.target(in: cursor.text, at: cursor.offset)
    expectEqual(target?.definitions.map { cursor.workspace.shown($0.place) }, example.expected)
  }

  static let renamed = [
    "pages/a/a.axml 0:8-0:13 name", "pages/a/a.axml 1:25-1:30 title: name", "pages/a/a.axml 1:35-1:40 name",
    "pages/a/a.js 0:15-0:20 name", "pages/a/a.js 2:12-2:17 name: title", "pages/a/a.js 3:19-3:24 name: title",
    "pages/a/a.js 4:33-4:38 name",
  ]

  @Test(arguments: [
    Case(path: "pages/a/a.axml", before: "{{ti", expected: renamed),
    Case(path: "pages/a/a.js", before: "data: { ti", expected: renamed),
  ])
  func renaming(_ example: Case) throws {
    let cursor = try example.at()
    let edits = try cursor.snapshot.renaming(in: cursor.text, at: cursor.offset, to: example.newName)
    expectEqual(edits?.map { "\(cursor.workspace.shown($0.place)) \($0.text)" }.sorted(), example.expected)
  }

  private static func page(
    _ script: String, _ reason: String, newName: String = "name", markup: String = "{{title}}"
  ) -> Case {
    Case(
      path: "pages/a/a.axml", before: "{{ti", expected: [reason], newName: newName,
      files: ["pages/a/a.axml": markup, "pages/a/a.js": script])
  }

  @Test(arguments: [
    page(
      "Page({ data: { title: '', ...f() } })",
      "pages/a/a.js cannot be read completely: it may give the data other names"),
    page(
      "Page({ data: { title: '' }, onLoad() { f(this) } })",
      "pages/a/a.js passes the page to other code, which may use its data"),
    page("Page({ data: { title: '', name: 1 } })", #"pages/a/a.js already has data named "name""#),
    page(
      "Page({ data: { title: '' }, onLoad() { f(this.data) } })",
      "pages/a/a.js:1 uses the data as a whole, which may include the name"),
    page(
      "Page({ data: { title: '' }, onLoad() { f('title') } })",
      #"pages/a/a.js:1 mentions "title", which may mean the data"#),
    page(
      "Component({ properties: { title: String } })",
      #""title" is a property, which pages give the component by an attribute"#),
    page(
      "Page({ data: { title: '' } })", #""name" means something else in pages/a/a.axml"#,
      markup: #"<view a:for="{{f}}" a:for-item="name">{{title}}</view>"#),
    page(
      "Page({ data: { title: '' } })", "the expression in pages/a/a.axml:1 cannot be read",
      markup: "{{title + }}"),
    page(
      "Page({ data: { title: '' } })",
      #"data cannot be named "a-b": a name is a letter, "_" or "$", then also digits"#, newName: "a-b"),
    Case(
      path: "pages/a/a.axml", before: "{{ti",
      expected: [#"pages/b/b.js:1 mentions "title", which may mean the data"#],
      files: ["pages/b/b.js": "Page({ f() { getCurrentPages()[0].setData({ title: 1 }) } })"]),
  ])
  func refusals(_ example: Case) throws {
    let cursor = try example.at()
    let refusal = #expect(throws: RenameRefusal.self) {
      try cursor.snapshot.renaming(in: cursor.text, at: cursor.offset, to: example.newName)
    }
    expectEqual(refusal?.reason.english, example.expected[0])
    expectTranslated(refusal?.reason)
  }
}
