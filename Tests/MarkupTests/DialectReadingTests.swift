import Diagnostics
import Testing

@testable import Markup

/// What the reader does differently in other dialects than AXML.
@Suite struct DialectReadingTests {
  private func read(_ text: String, _ dialect: Dialect) -> Document {
    MarkupReader.initializeLibrary()
    return MarkupReader(dialect).read(SourceText(path: "/a." + dialect.files.markup, text))
  }

  private func mustaches(_ text: String, _ dialect: Dialect) -> [String] {
    let document = read(text, dialect)
    return document.mustaches.map { document.text.string(document.text.expressionRange($0)) }
  }

  @Test func endTagsMayBeInAnotherCase() {
    let text = "<View><text>a</Text></view>"
    #expect(read(text, .wxml).issues.isEmpty)
    #expect(read(text, .wxml).nodes.count == 3)
    #expect(!read(text, .axml).issues.isEmpty)
    #expect(read("<View><text></vieW>", .wxml).issues.map(\.kind) == [.unclosedTag])
  }

  @Test func modulesEndWithTheirOwnTag() {
    let document = read("<wxs module=\"m\">if (a < b) '</wxsx>'</wxs><view/>", .wxml)
    #expect(document.issues.isEmpty)
    #expect(document.nodes.count == 3)
  }

  @Test(arguments: [
    (#"<view wx:for-items="{{l}}"/>"#, Dialect.wxml, KnownName.for, true),
    (#"<view wx:if="{{a}}"/>"#, .qml, .if, true), (#"<view qq:if="{{a}}"/>"#, .qml, .if, true),
    (#"<view s-else-if="a"/>"#, .swan, .elif, true), (#"<view wx:if="{{a}}"/>"#, .ttml, .if, false),
  ])
  func otherSpellingsMeanTheSame(text: String, dialect: Dialect, name: KnownName, isMeant: Bool) {
    let document = read(text, dialect)
    withExtendedLifetime(document) { #expect(document.node(0).element?.has(name) == isMeant) }
  }

  @Test func swanHasExpressionsWithoutBraces() {
    #expect(mustaches(#"<view s-if="a > 1" s-elif="{{b}}"/>"#, .swan) == ["a > 1", "b"])
    #expect(mustaches(#"<view s-for=" item , i in a.list trackBy item.id "/>"#, .swan) == ["a.list"])
    #expect(
      mustaches(#"<view s-for="list trackBy id"/><view s-for="a of b"/>"#, .swan) == ["list", "a of b"])
    #expect(mustaches(#"<view s-for="item in"/><view s-for="(a, b) in c"/>"#, .swan) == [])
    #expect(mustaches(#"<view a="{= b.c =}" d="{=" e="{{{f}}}"/>"#, .swan) == ["b.c", "{f}"])
    #expect(mustaches(#"<view a="{= b =}"/>"#, .wxml) == [])
  }

  @Test func loopsOfSwanBindNames() throws {
    func names(_ value: String) throws -> [String?] {
      let document = read("<view s-for=\"\(value)\"/>", .swan)
      return try withExtendedLifetime(document) {
        let element = try #require(document.node(0).element)
        let loop = try #require(LoopVariables(of: element))
        return [loop.item, loop.index]
      }
    }
    #expect(try names("row, n in rows trackBy row.id") == ["row", "n"])
    #expect(try names("row in rows") == ["row", "index"])
    #expect(try names("rows") == ["item", "index"])
    #expect(try names("{{rows}}") == ["item", "index"])
  }

  @Test func eventsHaveAPrefixAndANameThatMayNeedAColon() {
    let events = Dialect.wxml.events
    #expect(events.name("bindtap")?.event == "tap")
    #expect(events.name("bind:my-event")?.event == "my-event")
    #expect(events.name("bindmy-event") == nil)
    #expect(events.name("capture-catch:touchstart") == EventName(binding: .captureCatch, event: "touchstart"))
    #expect(events.name("mut-bind:tap") == EventName(binding: .bind, event: "tap"))
    #expect(events.name("binding:a:b")?.event == nil)
    #expect(events.spelling(.catch, "my-event") == "catch:my-event")
    #expect(Dialect.swan.events.name("mut-bind:tap") == nil)
  }
}
