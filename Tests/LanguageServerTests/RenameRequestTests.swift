import Files
import LanguageServerProtocol
import Testing

@Suite struct RenameRequestTests {
  static let files: [String: String] = [
    "app.json": #"{ "pages": ["pages/a/a", "pages/b/b"] }"#,
    "pages/a/a.axml": """
    <import src="../../parts.axml"/><include src="../../foot.axml"/>
    <view onTap="onTap"/><view onTap="{{x ? 'onTap' : 'onRow'}}"/>
    <template is="row"/><mpaas-component id="map" type="my_map"/>
    """,
    "pages/a/a.js": """
    Page({ onTap() { my.createMpaasCustomComponentContext('map') }, onRow() { const that = this; that.onTap() }, onFoot() {},
      props: 1, onMixed, 'onQuoted': f(), onLoad() {} })
    function onMixed() {}
    """,
    "pages/b/b.axml": """
    <include src="/foot.axml"/><import src="/parts.axml"/><template is="{{x ? 'row' : ''}}"/>
    <import-sjs name="t" from="../../tools.sjs"/>{{t.one(1)}}{{ t.two + a.t }}
    <import-sjs name="{ one, two: deux }" from="../../tools.sjs"/>{{one()}}{{deux}}
    """,
    "pages/b/b.js": "Page({ onFoot() {} })",
    "parts.axml": #"<template name="row"><view onTap="onRow"/></template>"#,
    "foot.axml": #"<view onTap="onFoot"/>"#,
    "tools.sjs": "export default { one() {}, two: 2 }",
  ]

  /// Each edit as `a.js 0:7-0:12 new`.
  private static func edits(_ result: JSONValue) -> [String] {
    result["documentChanges"]?.elements.flatMap { change in
      change["edits"]?.elements.map {
        shown(change["textDocument"]?["uri"], $0["range"]) + " " + ($0["newText"]?.string ?? "")
      } ?? []
    } ?? []
  }

  @Test func changesWithoutDocumentChanges() throws {
    let files = RenameRequestTests.files.merging([
      "foot.axml": "<view/>", "pages/b/b.axml": "<view a='😀' onTap=\"onFoot\"/>",
    ]) { $1 }
    let client = try TestClient(files, capabilities: "{}")
    let at = try client.openAtCursor("pages/b/b.js", "Page({ on|Foot() {} })")
    let result = try client.request("textDocument/rename", at.dropLast() + #","newName":"end"}"#)
    expectEqual(
      result.compact,
      """
      {"changes":{"file:///p/pages/b/b.axml":[{"range":{"start":{"line":0,"character":20},"end":{"line":0,"character":26}},\
      "newText":"end"}],"file:///p/pages/b/b.js":[{"range":{"start":{"line":0,"character":7},"end":{"line":0,"character":13}},\
      "newText":"end"}]}}
      """)
    #expect(client.initialized?["capabilities"]?["renameProvider"]?.bool == true)
  }

  @Test func namesOfData() throws {
    let files = RenameRequestTests.files.merging([
      "pages/b/b.axml": "<view a='😀'>{{title}}</view>",
      "pages/b/b.js": "Page({ data: { title: '' }, onFoot() { this.setData({ 'title.text': 1 }) } })",
    ]) { $1 }
    let client = try TestClient(files, capabilities: "{}")
    let at = try client.openAtCursor("pages/b/b.axml", "<view a='😀'>{{ti|tle}}</view>")
    let result = try client.request("textDocument/rename", at.dropLast() + #","newName":"head"}"#)
    expectEqual(
      result.compact,
      """
      {"changes":{"file:///p/pages/b/b.axml":[{"range":{"start":{"line":0,"character":15},"end":{"line":0,"character":20}},\
      "newText":"head"}],"file:///p/pages/b/b.js":[{"range":{"start":{"line":0,"character":15},"end":{"line":0,"character":20}},\
      "newText":"head"},{"range":{"start":{"line":0,"character":55},"end":{"line":0,"character":60}},"newText":"head"}]}}
      """)
  }

  @Test func versionsOfOpenDocuments() throws {
    let client = try TestClient(RenameRequestTests.files)
    client.open("pages/b/b.js", "Page({\r\n  onFoot() {} })", version: 7)
    let at = try client.openAtCursor("pages/b/b.axml", #"<view onTap="on|Foot"/>"#)
    let result = try client.request("textDocument/rename", at.dropLast() + #","newName":"end"}"#)
    let files = result["documentChanges"]?.elements.compactMap { $0["textDocument"]?.compact }
    expectEqual(
      files,
      [
        #"{"uri":"file:///p/pages/b/b.axml","version":1}"#, #"{"uri":"file:///p/pages/b/b.js","version":7}"#,
      ])
    expectEqual(
      RenameRequestTests.edits(result), ["pages/b/b.axml 0:13-0:19 end", "pages/b/b.js 1:2-1:8 end"])
  }

  @Test func namesAreShownBeforeTheyAreRenamed() throws {
    let client = try TestClient(RenameRequestTests.files)
    let at = try client.openAtCursor("pages/a/a.axml", #"<view onTap="on|Tap"/>"#)
    expectEqual(
      try client.request("textDocument/prepareRename", at).compact,
      #"{"range":{"start":{"line":0,"character":13},"end":{"line":0,"character":18}},"placeholder":"onTap"}"#)
    #expect(client.initialized?["capabilities"]?["renameProvider"]?["prepareProvider"]?.bool == true)
  }

  @Test(arguments: [("pages/a/a.axml", "<vi|ew/>"), ("x/Map.m", "@implementation M|ap")])
  func nothingElseIsRenamed(_ path: String, _ text: String) throws {
    let client = try TestClient(RenameRequestTests.files)
    let at = try client.openAtCursor(path, text)
    #expect(try client.request("textDocument/prepareRename", at).isNull)
    #expect(
      try client.request("textDocument/rename", at.dropLast() + #","newName":"other"}"#).isNull)
  }

  @Test func aRefusalIsAnErrorWithItsReason() throws {
    let client = try TestClient(RenameRequestTests.files)
    let at = try client.openAtCursor("pages/a/a.axml", #"<view onTap="on|Tap"/>"#)
    let error = #expect(throws: LSP.ResponseError.self) {
      try client.request("textDocument/rename", at.dropLast() + #","newName":"onRow"}"#)
    }
    #expect(error?.code == -32803)
    expectEqual(error?.message, #"pages/a/a.js already has a method "onRow""#)
  }

  @Test(arguments: ["data", "setData", "constructor", "__proto__", "props"])
  func namesThatPagesHaveAreRefused(_ name: String) throws {
    let client = try TestClient(RenameRequestTests.files)
    let at = try client.openAtCursor("pages/a/a.axml", #"<view onTap="on|Tap"/>"#)
    let error = #expect(throws: LSP.ResponseError.self) {
      try client.request("textDocument/rename", at.dropLast() + #","newName":"\#(name)"}"#)
    }
    #expect(error?.code == -32803)
    expectEqual(error?.message, "\"\(name)\" has a special meaning in pages and components")
  }
}
