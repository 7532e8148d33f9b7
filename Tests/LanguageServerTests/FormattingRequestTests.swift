import Files
import LanguageServerProtocol
import Testing

@Suite struct FormattingRequestTests {
  private static let page = "<view>\r\n<image/>  \r\n  中<b/>\r\n</view>"

  private func client(_ text: String, _ files: [String: String] = [:]) throws -> TestClient {
    let client = try TestClient(["app.json": #"{"pages":["index"]}"#].merging(files) { $1 })
    client.open("index.wxml", text)
    return client
  }

  private func params(_ rest: String = "", tabSize: Int = 4, spaces: Bool = true, page: String = "index.wxml")
    -> String
  {
    #"{"textDocument":{"uri":"\#(TestClient.uri(page))"},"options":{"tabSize":\#(tabSize),"insertSpaces":\#(spaces)}\#(rest)}"#
  }

  private func edit(_ start: (Int, Int), _ end: (Int, Int), _ text: String) -> String {
    #"{\#(range([start.0, start.1, end.0, end.1])),"newText":"\#(text)"}"#
  }

  /// The lines and characters of the start and the end.
  private func range(_ numbers: [Int]) -> String {
    let start = #"{"line":\#(numbers[0]),"character":\#(numbers[1])}"#
    return #""range":{"start":\#(start),"end":{"line":\#(numbers[2]),"character":\#(numbers[3])}}"#
  }

  @Test func capabilitiesNameWhatIsTyped() throws {
    let client = try client("")
    let capabilities = client.initialized?["capabilities"]
    #expect(capabilities?["documentFormattingProvider"]?.bool == true)
    #expect(capabilities?["documentRangeFormattingProvider"]?.bool == true)
    #expect(
      capabilities?["documentOnTypeFormattingProvider"]?.compact
        == #"{"firstTriggerCharacter":"\n","moreTriggerCharacter":[">"]}"#)
  }

  @Test func editsAreTheSmallest() throws {
    let client = try client(FormattingRequestTests.page)
    let edits = try client.request("textDocument/formatting", params(tabSize: 2)).compact
    #expect(
      edits
        == "[\(edit((1, 0), (1, 0), "  ")),\(edit((1, 8), (1, 10), "")),\(edit((3, 7), (3, 7), "\\r\\n"))]")
  }

  @Test func anExcludedPageIsNotFormatted() throws {
    let client = try client(
      "<view/>\n", ["mpcheck.json": #"{ "exclude": ["out.wxml"] }"#, "out.wxml": " <a/>"])
    client.open("out.wxml", " <a/>\n")
    #expect(try client.request("textDocument/formatting", params(page: "out.wxml")).compact == "null")
  }

  @Test func theEditorsSettingsCountLast() throws {
    let flat = "<view>\n<image/>\n</view>\n"
    func written(_ files: [String: String], _ text: String = flat, tabSize: Int = 3, spaces: Bool = true)
      throws
      -> String?
    {
      try client(text, files).request("textDocument/formatting", params(tabSize: tabSize, spaces: spaces))
        .elements.first?["newText"]?.string
    }
    #expect(try written([:]) == "   ")
    #expect(try written([:], spaces: false) == "\t")
    #expect(try written([:], tabSize: 100) == "  ")
    #expect(try written([:], flat + "<a>\n    <b/>\n</a>\n") == "    ")
    #expect(try written(["mpcheck.json": #"{"format":{"indent":5}}"#]) == "     ")
    #expect(try written([".editorconfig": "[*]\nindent_style=tab"]) == "\t")
  }

  @Test func aBrokenPageIsLeftAlone() throws {
    let client = try client("<view>\n<image>\n</view>\n")
    #expect(try client.request("textDocument/formatting", params()).isNull)
    // Other notes may come before it.
    while try client.next("window/logMessage")["message"]?.string
      != "index.wxml is not formatted: unclosed-tag at line 2"
    {}
  }

  @Test func otherDocumentsHaveNoAnswer() throws {
    let client = try client("")
    client.open("index.js", "Page( {})")
    #expect(try client.request("textDocument/formatting", params(page: "index.js")).isNull)
    #expect(try client.request("textDocument/formatting", params(page: "other.wxml")).isNull)
  }

  @Test(arguments: [
    ("1,0,1,3", [1]), ("0,0,2,0", [1]), ("0,0,2,1", [1, 2]), ("2,4,2,4", [2]), ("0,2,0,3", []),
    ("0,0,9,9", [1, 2, 3]),
  ]) func aRangeMeansItsLines(_ range: String, _ lines: [Int]) throws {
    let client = try client("<view>\n<a/>\n<b/>\n<c/>\n</view>\n")
    let rest = "," + self.range(range.split(separator: ",").map { Int($0)! })
    let edits = try client.request("textDocument/rangeFormatting", params(rest, tabSize: 2))
    #expect(edits.elements.map { $0["range"]?["start"]?["line"]?.integer } == lines)
  }

  /// Texts with `|` after what was typed, and the white space that the line begins with then; nil where nothing is to be done.
  @Test(arguments: [
    ("<view>\n|\n</view>\n", "\n", "  "), ("<view>\n|</view>\n", "\n", nil),
    ("<view>\n  |</view>\n", "\n", ""),
    ("<view>\n  <view>\n|", "\n", "    "), ("<view>\n  <view>\n  |\n</view>", "\n", "    "),
    ("<view\n|\n  id=\"a\"/>\n", "\n", "  "), ("<view/>\n|", "\n", nil),
    ("<view>\n  a\n|\n</view>", "\n", "  "),
    ("<text>\n|\n</text>", "\n", nil), ("<!-- a\n|\n-->", "\n", nil),
    ("<view>\n  {{ a\n|\n}}</view>", "\n", nil),
    ("<wxs module=\"a\">\n|\n</wxs>", "\n", nil),
    ("<view>\n    </view>|\n", ">", ""), ("<view>\n<image/>|\n</view>\n", ">", "  "),
    ("<view>\n<image>|\n</view>\n", ">", nil), ("<view>\n <a/><image/>|\n</view>\n", ">", nil),
  ]) func whatIsTypedIndentsItsLine(_ marked: String, _ typed: String, _ expected: String?) throws {
    let client = try client(marked.replacing("|", with: ""))
    let before = marked.prefix { $0 != "|" }
    let line = before.count { $0 == "\n" }
    let character = before.reversed().prefix { $0 != "\n" }.count
    let rest =
      #","position":{"line":\#(line),"character":\#(character)},"ch":"\#(JSONWriter.escaped(typed))""#
    let answer = try client.request("textDocument/onTypeFormatting", params(rest, tabSize: 2))
    #expect(answer.isNull == (expected == nil))
    #expect(answer.elements.first?["newText"]?.string == expected)
    #expect(answer.elements.first?["range"]?["start"]?["line"]?.integer == (expected == nil ? nil : line))
  }

  @Test(arguments: ["formatting", "rangeFormatting", "onTypeFormatting"])
  func withoutOptionsParametersAreWrong(_ request: String) throws {
    let client = try client("")
    let wrong = #"{"textDocument":{"uri":"\#(TestClient.uri("index.wxml"))"}}"#
    #expect(throws: LSP.ResponseError.self) { try client.request("textDocument/" + request, wrong) }
  }
}
