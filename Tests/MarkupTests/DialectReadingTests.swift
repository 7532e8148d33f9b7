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

  @Test(arguments: [
    (#"<a s="u(\"x\");" c/>"#, #"a[s=<u(\"x\");> c]"#), (#"<a s='u(\'x\')'>"#, #"a[s=<u(\'x\')>]"#),
    (#"<a s="\"b\", \"c\""/>"#, #"a[s=<\"b\", \"c\">]"#),
    // It ends the value before a blank, at the end of the tag, and after an even number of backslashes.
    (#"<a s="C:\" c="d"/>"#, #"a[s=<C:\> c=<d>]"#), (#"<a s="C:\"/>"#, #"a[s=<C:\>]"#),
    (#"<a s="C:\">b</a>"#, #"a[s=<C:\>]('b')"#), (#"<a s="C:\\"/>"#, #"a[s=<C:\\>]"#),
    // One that closes another one may be before a blank.
    (#"<a s="say \"b\" now" c="d"/>"#, #"a[s=<say \"b\" now> c=<d>]"#),
    (#"<a s="say \"b\" c="d"/>"#, #"a[s=<say \"b\> c=<d>]"#),
    (#"<a s="u(\"{{x}}\")"/>"#, #"a[s=<u(\"{{x}}\")>]"#),
  ])
  func quotesAfterBackslashesAreParts(text: String, tree: String) {
    let document = read(text, .wxml)
    #expect(dump(document) == tree)
    #expect(document.issues.filter { $0.kind != .unclosedTag }.isEmpty)
    for dialect in Dialect.all where dialect.id != "wxml" {
      let other = read(text, dialect)
      #expect(dump(other) == tree)
      let kinds = other.issues.map(\.kind).filter { $0 != .unclosedTag }
      #expect(kinds == (tree.contains(#"\""#) || tree.contains(#"\'"#) ? [.escapedQuote] : []))
    }
  }

  @Test func aValueThatWouldNotEndHasNoEscapedQuotes() {
    #expect(dump(read(#"<a s="C:\"b="c"/>"#, .wxml)) == #"a[s=<C:\> b=<c>]"#)
    #expect(dump(read(#"<a s="C:\"b/>"#, .wxml)) == #"a[s=<C:\> b]"#)
    #expect(read(#"<a s="C:\"b="c"/>"#, .axml).issues.map(\.kind) == [.missingAttributeSpace])
  }

  @Test(arguments: [
    (#"<a s="{{b ? \"c\" : d}}"/>"#, #"b ? \"c\" : d"#), (#"<a s="{{'it\"s'}}"/>"#, #"'it\"s'"#),
  ])
  func quotesInMustachesAreFaultsEvenAfterBackslashes(text: String, expression: String) {
    for dialect in Dialect.all {
      let document = read(text, dialect)
      #expect(document.issues.map(\.kind) == [.quoteInMustache])
      #expect(document.issues.map { document.text.string($0.range) } == [#"\""#])
      #expect(mustaches(text, dialect) == [expression])
    }
  }

  @Test(
    arguments: [
      (#"<a s="{{b ? "c" : ""}}" t/>"#, [#"b ? "c" : """#], []),
      (#"<a s="{{b == ">" ? "}}" : c}}"/>"#, [#"b == ">" ? "}}" : c"#], []),
      (#"<a s='{{b['c'] + "\""}}'/>"#, [#"b['c'] + "\"""#], []),
      (#"<a s="{{b}}{{ 'c\"' }}"/>"#, ["b", #"'c\"'"#], []),
      (#"<a s="{{b ? \"c\" : d}}"/>"#, [#"b ? \"c\" : d"#], [.quoteInMustache]),
      (#"<a s="{{b" t="{{c}}"/>"#, ["c"], [.unterminatedMustache]),
      (#"<a s="u(\"c\")"/>"#, [], [.escapedQuote]),
    ] as [(String, [String], [SyntaxIssue.Kind])])
  func theSecondFrameworkReadsStringsWhole(text: String, expressions: [String], issues: [SyntaxIssue.Kind]) {
    MarkupReader.initializeLibrary()
    let reader = MarkupReader(.wxml)
    let document = reader.read(SourceText(path: "/a.wxml", text), isOfSecondFramework: true)
    #expect(document.mustaches.map { document.text.string(document.text.expressionRange($0)) } == expressions)
    #expect(document.issues.map(\.kind) == issues)
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
