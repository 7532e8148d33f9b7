import Diagnostics
import Testing

@testable import Answers

@Suite struct QuickFixTests {
  private static let app = ["app.json": #"{"pages":["index"]}"#, "index.js": "Page({ onTap() {} })"]

  /// What is offered for the findings of a page that are at the `|` of its text.
  private func fixes(_ marked: String, files: [String: String] = app) throws -> [QuickFix] {
    let at = try TestWorkspace(files).at("index.axml", marked)
    let found = try #require(try at.workspace.living().lint()).diagnostics
    return at.snapshot.quickFixes(
      for: found.filter { $0.place.path == at.text.path }.touching(ByteRange(at.offset, at.offset)),
      in: at.text)
  }

  @Test func aFindingHasItsFixAndTwoWaysToHideIt() throws {
    let found = try fixes("<view class=|a onTap=\"onTap\"/>")
    #expect(
      found.map(\.title) == [
        "Quote the value", "Hide unquoted-value on this line", "Hide unquoted-value in this file",
      ])
    #expect(found.map(\.isPreferred) == [true, false, false])
    #expect(found.map(\.finding.rule) == ["unquoted-value", "unquoted-value", "unquoted-value"])
    #expect(
      found.map { $0.change.edits[0].text } == [
        "\"", "<!-- mpcheck-disable-next-line unquoted-value -->\n",
        "<!-- mpcheck-disable-file unquoted-value -->\n",
      ])
  }

  @Test func lineEndsAreThoseOfTheText() throws {
    let hide = try fixes("<view/>\r\n  <vi|w/>\r\n").first { $0.title == "Hide unknown-tag on this line" }
    #expect(hide?.change.edits[0].text == "  <!-- mpcheck-disable-next-line unknown-tag -->\r\n")
  }

  @Test func ofManyFindingsTheFirstHundredHaveFixes() throws {
    let text = TestWorkspace.text("index.axml", String(repeating: "<view class=a/>", count: 150))
    var workspace = TestWorkspace(QuickFixTests.app)
    workspace.open("index.axml", String(decoding: text.bytes, as: UTF8.self))
    let snapshot = try workspace.snapshot()
    let findings = try #require(try workspace.living().lint()).diagnostics
    let fixes = snapshot.quickFixes(for: findings.touching(ByteRange(0, text.count)), in: text)
    let quoted = fixes.filter { $0.title == "Quote the value" }
    let starts: [UInt32] = (0..<100).map { 15 * $0 + 12 }
    #expect(quoted.map(\.finding.place.range.start) == starts)
    let last = ByteRange(text.count - 4, text.count)
    #expect(snapshot.quickFixes(for: findings.touching(last), in: text).first?.title == "Quote the value")
  }

  @Test func allSafeFixesAreOneEdit() throws {
    var workspace = TestWorkspace(QuickFixTests.app)
    workspace.open("index.axml", "<view class=a/><view class=b/>")
    let (edits, count) = try workspace.living().draft(
      over: ["/p/index.axml": TestWorkspace.text("index.axml", "<view class=a/><view class=b/>")]
    ).safeFixes { $0 == "/p/index.axml" }
    #expect(edits.map(\.text) == ["\"a\"/><view class=\"b\""])
    #expect(edits.map(\.place.range) == [ByteRange(12, 28)])
    #expect(count == 2)
  }

  /// Characters and line ends are replaced as a whole, whichever of the two texts has more of them.
  @Test(arguments: [
    ("a\rb", "a\r\nb", 1, 2, "\r\n"), ("a\r\nb", "a\rb", 1, 3, "\r"), ("aéb", "aèb", 1, 3, "è"),
  ])
  func anEditCutsNoCharacter(old: String, new: String, start: UInt32, end: UInt32, text: String) {
    let edit = Edit(from: TestWorkspace.text("a", old), to: TestWorkspace.text("a", new))
    #expect(edit.place.range == ByteRange(start, end))
    #expect(Array(edit.text.utf8) == Array(text.utf8))
  }

  private static let withComponent = app.merging([
    "index.json": "{\n  \"defaultTitle\": \"a\"\n}\n", "card/card.axml": "<view/>",
    "card/card.json": #"{"component":true}"#, "card/card.js": "Component({})",
  ]) { $1 }

  @Test func aComponentOfTheProgramIsRegistered() throws {
    let found = try fixes("<ca|rd/>", files: QuickFixTests.withComponent)
    let fix = try #require(found.first { $0.title == "Register card in index.json" })
    #expect(fix.change.created == nil)
    #expect(fix.change.edits.map(\.place.path) == ["/p/index.json"])
    #expect(
      fix.change.edits[0].text
        == ",\n  \"usingComponents\": {\n    \"card\": \"/card/card\"\n  }")
  }
}
