import Diagnostics
import Files
import LanguageServerProtocol
import Testing

/// The language of what people read: that of the settings, else the given one, else that of the client.
@Suite struct LanguageTests {
  private static let app = [
    "app.json": #"{"pages":["index"]}"#, "index.js": "Page({ data: { title: '' }, onTap() {} })",
  ]
  private static let page = "<viw/>\n<view class=a onTap=\"onTip\"/>"

  private func client(
    locale: String? = nil, options: String = "null", capabilities: String = TestClient.everything
  ) throws -> TestClient {
    try TestClient(LanguageTests.app, capabilities: capabilities, options: options, locale: locale)
  }

  private func diagnostics(_ client: TestClient) throws -> [JSONValue] {
    try client.next("textDocument/publishDiagnostics")["diagnostics"]?.elements ?? []
  }

  private static let english =
    #""viw" is neither a built-in tag nor a registered component. Help: did you mean "view"?"#

  private func isChinese(_ text: String?) -> Bool {
    text?.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } ?? false
  }

  private func change(_ client: TestClient, to language: String) {
    client.notify("workspace/didChangeConfiguration", #"{"settings":{"mpcheck":{"language":\#(language)}}}"#)
  }

  @Test(arguments: [
    ("zh-cn", "null", true), ("zh", "null", true), ("zh-TW", "null", true), ("zh_CN", "null", true),
    ("en", "null", false), ("de", "null", false), (nil, "null", false), ("zhx", "null", false),
    ("zh-cn", #"{"language":"en"}"#, false), ("en", #"{"language":"zh"}"#, true),
    ("zh-cn", #"{"language":null}"#, true), (nil, #"{"language":"zh"}"#, true),
  ])
  func theSettingWinsOverTheLocale(_ locale: String?, _ options: String, _ chinese: Bool) throws {
    let client = try client(locale: locale, options: options)
    client.open("index.axml", LanguageTests.page)
    let message = try diagnostics(client).first?["message"]?.string
    #expect(isChinese(message) == chinese)
    #expect((message == LanguageTests.english) == !chinese)
  }

  @Test(
    arguments: [
      ("en", Language.chinese, "null", true), ("zh-cn", .english, "null", false),
      (nil, .chinese, "null", true),
      ("zh-cn", .chinese, #"{"language":"en"}"#, false), ("en", .english, #"{"language":"zh"}"#, true),
    ] as [(String?, Language, String, Bool)])
  func theOptionWinsOverTheLocale(
    _ locale: String?, _ language: Language, _ options: String, _ chinese: Bool
  ) throws {
    let client = try TestClient(
      LanguageTests.app, options: options, locale: locale, language: language)
    client.open("index.axml", LanguageTests.page)
    #expect(isChinese(try diagnostics(client).first?["message"]?.string) == chinese)
  }

  /// Code, range and severity are what programs read.
  @Test func onlyWordsDiffer() throws {
    let all = try ["en", "zh-cn"].map { locale in
      let client = try client(locale: locale)
      client.open("index.axml", LanguageTests.page)
      return try diagnostics(client)
    }
    func facts(_ diagnostics: [JSONValue]) -> [[String?]] {
      diagnostics.map {
        [$0["code"], $0["range"], $0["severity"], $0["source"], $0["tags"]].map { $0?.compact }
      }
    }
    #expect(all[0].count == 3)
    #expect(facts(all[0]) == facts(all[1]))
    for (english, chinese) in zip(all[0], all[1]) {
      #expect(english["message"]?.string != chinese["message"]?.string)
      #expect(isChinese(chinese["message"]?.string))
    }
    #expect(all[1][0]["message"]?.string?.contains("。帮助：") == true)
  }

  @Test func anotherLanguageIsPublishedAtRunTime() throws {
    let client = try client(locale: "en")
    client.open("index.axml", LanguageTests.page)
    let first = try diagnostics(client).first?["message"]?.string
    #expect(first == LanguageTests.english)
    change(client, to: #""zh""#)
    #expect(isChinese(try diagnostics(client).first?["message"]?.string))
    change(client, to: "null")
    #expect(try diagnostics(client).first?["message"]?.string == first)
    // The same language again is nothing new.
    change(client, to: #""en""#)
    try client.request("workspace/symbol", #"{"query":"nothing"}"#)
    #expect(!client.received.contains { $0["method"]?.string == "textDocument/publishDiagnostics" })
  }

  @Test func aClientThatPullsIsAskedToPullAgain() throws {
    let pulling = #"{"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{"refreshSupport":true}}}"#
    let client = try client(capabilities: pulling)
    client.open("index.axml", LanguageTests.page)
    let document = #"{"textDocument":{"uri":"\#(TestClient.uri("index.axml"))"}"#
    let first = try client.request("textDocument/diagnostic", document + "}")
    change(client, to: #""zh""#)
    _ = try client.next("workspace/diagnostic/refresh")
    let id = first["resultId"]?.string ?? ""
    let second = try client.request("textDocument/diagnostic", document + #","previousResultId":"\#(id)"}"#)
    #expect(second["kind"]?.string == "full")
    #expect(isChinese(second["items"]?.elements.first?["message"]?.string))
  }

  /// A note that is in the log is not logged again in another language.
  @Test(arguments: [("en", #""zh""#, "symbolic link"), ("zh", #""en""#, "符号链接")])
  func notesAreLoggedOnce(_ locale: String, _ other: String, _ words: String) throws {
    let files = LanguageTests.app.merging(["../out/index.json": "{}"]) { $1 }
    let client = try TestClient(files, links: ["index.json": "../out/index.json"], locale: locale)
    func logged() throws -> [String] {
      try client.request("workspace/symbol", #"{"query":"nothing"}"#)
      return client.received.filter { $0["method"]?.string == "window/logMessage" }
        .compactMap { $0["params"]?["message"]?.string }
    }
    client.open("index.axml", "<view/>")
    let first = try logged()
    #expect(first.contains { $0.contains(words) }, "\(first)")
    change(client, to: other)
    client.change("index.axml", to: "<viw/>")
    #expect(try logged() == first)
  }

  @Test func answersAreInChinese() throws {
    let client = try client(locale: "zh-cn")
    var at = try client.openAtCursor("index.axml", "<view class=a onTap=\"on|Tap\"/>")
    let hover = try client.request("textDocument/hover", at)
    #expect(hover["contents"]?["value"]?.string == "**`onTap`**\n\n`index.js:1` 中的方法")
    let actions = try client.request(
      "textDocument/codeAction",
      """
      {"textDocument":{"uri":"\(TestClient.uri("index.axml"))"},"range":{"start":{"line":0,"character":12},\
      "end":{"line":0,"character":12}},"context":{"diagnostics":[]}}
      """
    ).elements.map { $0["title"]?.string }
    #expect(actions.count == 4 && isChinese(actions[0]))
    #expect(
      actions.dropFirst() == ["在此行屏蔽 unquoted-value", "在此文件中屏蔽 unquoted-value", "说明 unquoted-value"])
    at = try client.openAtCursor("index.axml", "<view |")
    let items = try client.request("textDocument/completion", at)["items"]?.elements ?? []
    let item = try #require(items.first { $0["label"]?.string == "hidden" })
    #expect(item["detail"]?.string == "布尔值")
    let resolved = try client.request("completionItem/resolve", item.compact)["documentation"]?["value"]?
      .string
    #expect(isChinese(resolved) && resolved?.hasPrefix("**`hidden`**：布尔值\n\n") == true)
  }

  @Test func refusalsAreInChinese() throws {
    let client = try client(locale: "zh-cn")
    let at = try client.openAtCursor("index.axml", "<view onTap=\"on|Tap\"/>")
    let error = #expect(throws: LSP.ResponseError.self) {
      try client.request("textDocument/rename", at.dropLast() + #","newName":"if"}"#)
    }
    #expect(error?.message == "方法不能命名为“if”：这是语言的保留字")
    let unknown = #expect(throws: LSP.ResponseError.self) {
      try client.request(
        "workspace/executeCommand",
        #"{"command":"mpcheck.register","arguments":["\#(TestClient.uri("index.axml"))","card"]}"#)
    }
    #expect(unknown?.message == "无法在 index.json 中注册“card”")
  }

  @Test(arguments: [
    ("en", #""fr""#, #"mpcheck.language: "fr" is none of "en", "zh""#),
    ("zh-cn", #""fr""#, "mpcheck.language：“fr”无效，只能是“en”或“zh”"),
    ("en", "1", #"mpcheck.language: a number is none of "en", "zh""#),
  ])
  func anotherLanguageIsRefused(_ locale: String, _ value: String, _ expected: String) throws {
    let client = try client(locale: locale, options: #"{"language":\#(value)}"#)
    #expect(try client.next("window/showMessage")["message"]?.string == expected)
    client.open("index.axml", LanguageTests.page)
    #expect(isChinese(try diagnostics(client).first?["message"]?.string) == (locale == "zh-cn"))
  }
}
