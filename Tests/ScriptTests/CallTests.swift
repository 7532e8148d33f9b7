import Diagnostics
import Testing

@testable import Script

@Suite struct CallTests {
  @Test(arguments: [
    ("const ctx = my.⟦createMpaasCustomComponentContext⟧('⟦map⟧')", "ctx"),
    ("this.ctx = my.⟦createMpaasCustomComponentContext⟧(\"⟦map⟧\");", "ctx"),
    ("const ctx: any = my?.⟦createMPaaSComponentContext⟧(`⟦map⟧`)", "ctx"),
    ("return { ctx: my.⟦createMapContext⟧('⟦map⟧') }", "ctx"),
    ("f(my.⟦createMapContext⟧('⟦map⟧', this))", nil),
    ("let ctx; ctx = my.⟦createMpaasCustomComponentContext⟧<X>(('⟦map⟧' as string))", "ctx"),
  ])
  func context(marked: String, variable: String?) throws {
    let marked = Marked("Page({ onLoad() { \(marked) } })")
    let call = try #require(facts(marked.source, path: "/p/index.ts").contextCalls.first)
    #expect(call.method.range == marked.ranges[0])
    #expect(call.argument == StringLiteral(value: "map", range: marked.ranges[1]))
    #expect(call.variable == variable)
  }

  @Test(arguments: ["id", "'a' + b", "`a${b}`", "", "'a\\'b'"])
  func dynamicContext(argument: String) {
    let calls = facts("x = my.createMpaasCustomComponentContext(\(argument))").contextCalls
    #expect(calls.map(\.argument) == [nil])
    #expect(calls.map(\.variable) == ["x"])
  }

  @Test(arguments: [
    "my.createContextMenu('a')", "my.createMapContext", "wx.createMapContext('a')",
    "a.my.createMapContext('a')",
    "// my.createMapContext('a')", "'my.createMapContext(1)'", "my.create('Context')",
  ])
  func noContext(source: String) {
    #expect(facts(source).contextCalls == [])
  }

  @Test(arguments: [
    ("this.c.⟦postMessage⟧({ actionType: '⟦go⟧', data: { x: 1 } })", true, false),
    ("c?.⟦postMessage⟧({ 'actionType': `⟦go⟧` })", true, false),
    (
      "my.createMpaasCustomComponentContext('y').⟦postMessage⟧({ data: 1, actionType: '⟦go⟧', ...rest })",
      true, true
    ),
    ("c.⟦postMessage⟧({ actionType })", false, false),
    ("c.⟦postMessage⟧({ actionType: type })", false, false),
    ("c.⟦postMessage⟧(message)", false, true),
  ])
  func message(marked: String, hasType: Bool, isIncomplete: Bool) throws {
    let marked = Marked(
      "this.c = my.createMpaasCustomComponentContext('x'); \(marked); worker.postMessage({})")
    let facts = facts(marked.source)
    try #require(facts.messages.count == 1)
    let message = facts.messages[0]
    #expect(message.range == marked.ranges[0])
    #expect(message.actionTypes == (hasType ? [GivenText(value: .text("go"), range: marked.ranges[1])] : []))
    #expect(message.isIncomplete == isIncomplete)
    #expect(
      message.context.map { facts.contextCalls[$0].argument?.value } == (isIncomplete && hasType ? "y" : "x"))
  }

  @Test(arguments: [
    ("const ID = 'x', A = Object.freeze({ b: { GO: 'go' } });", "A.b.GO", ["go"]),
    ("const A = { GO: 'go' }; f(A);", "A.GO", []),
    ("const A = { ...B, GO: 'go' };", "A.GO", []),
    ("import A, { B as C } from './a';", "on ? A.GO : C", ["./a default.GO", "./a B"]),
    ("const A = require('./a');", "A.GO", ["./a GO"]),
    ("let a = 'go'; a = 'b';", "a", []),
    ("", "a ? 'x' : b ? 'y' : c", ["x", "y"]),
  ])
  func textsOfMessages(before: String, action: String, expected: [String]) throws {
    let facts = facts(
      "\(before) const c = my.createMpaasCustomComponentContext('x'); c.postMessage({ actionType: \(action) })"
    )
    let message = try #require(facts.messages.first)
    let texts = message.actionTypes.map { given in
      switch given.value {
      case .text(let text): text
      case .exported(let export): export.specifier + " " + export.path
      }
    }
    #expect(texts == expected)
  }

  @Test(arguments: [
    ("export const GO = 'go';", "GO"), ("const a = 'go'; export { a as GO };", "GO"),
    ("export default { GO: 'go' };", "default.GO"), ("module.exports = { GO: 'go' };", "GO"),
    ("const GO = 'go'; module.exports = { a: { GO } };", "a.GO"), ("exports.GO = 'go';", "GO"),
  ])
  func textsOfModules(source: String, path: String) {
    let exported = ExportedTexts(scanning: SourceText(path: "/p/a.js", source), sampleWords)
    #expect(exported[path] == "go")
    #expect(exported["STOP"] == nil)
  }

  @Test func messageOfTwoContexts() {
    let context = "c = my.createMpaasCustomComponentContext('x');"
    #expect(facts("\(context) \(context) c.postMessage({})").messages.map(\.context) == [nil])
    #expect(facts("\(context) \(context) \(context) c.postMessage({})").messages.map(\.context) == [nil])
  }

  @Test(arguments: [
    ("my.navigateTo({ url: '⟦/pages/a/a?x=1⟧' })", PageLink.Function.navigateTo),
    ("my.redirectTo({ success() {}, \"url\": \"⟦../a⟧\" })", .redirectTo),
    ("my.switchTab({ url: `⟦/a⟧` })", .switchTab),
    ("my.reLaunch({ url: (('⟦a⟧')) })", .reLaunch),
    ("my.navigateTo({ url: '⟦/a?x=⟧' + x })", .navigateTo),
    ("my.navigateTo({ url: ('⟦/a?⟧' + x + '&y=' + y) })", .navigateTo),
    ("my.navigateTo({ url: `⟦/a?x=⟧${x}&y=${y}` })", .navigateTo),
  ])
  func pageLink(marked: String, function: PageLink.Function) {
    let marked = Marked(marked)
    let facts = facts(marked.source)
    #expect(facts.pageLinks.map(\.function) == [function])
    #expect(facts.pageLinks.map(\.url.range) == marked.ranges)
  }

  @Test(arguments: [
    ("my.navigateTo({ url: x ? '⟦a⟧' : (y ? '⟦/b⟧' : z) })", ["a", "/b"]),
    ("const u = '⟦/a⟧'; my.navigateTo({ url: u })", ["/a"]),
    ("go() { const url = '⟦/a?x=⟧' + x; my.navigateTo({ url }) }", ["/a?x="]),
    ("const u = '/a'; my.navigateTo({ url: ⟦u + '/b' + `/c`⟧ })", ["/a/b/c"]),
    ("const u = '/a'; my.navigateTo({ url: ⟦u + '/b?x='⟧ + x })", ["/a/b?x="]),
    ("const u = '/a'; my.navigateTo({ url: `⟦${u}/b⟧` })", ["/a/b"]),
    ("const u = '/a'; my.navigateTo({ url: `⟦${u}/b?x=⟧${x}` })", ["/a/b?x="]),
    ("const u = '⟦/a⟧'; x ? my.navigateTo({ url: u }) : my.switchTab({ url: u })", ["/a"]),
    ("const api = my, n = 1; api.navigateTo({ url: '⟦/a⟧' })", ["/a"]),
    ("const api = my\nfunction go() { api.navigateTo({ url: '⟦/a⟧' }) }", ["/a"]),
  ])
  func pageLinksOfExpressions(marked: String, urls: [String]) {
    let marked = Marked(marked)
    let facts = facts(marked.source)
    #expect(facts.pageLinks.map(\.url.value) == urls)
    #expect(facts.pageLinks.map(\.url.range) == marked.ranges)
  }

  @Test(arguments: [
    "my.navigateTo({ url: '/a/' + x })", "my.navigateTo({ url: `/a/${x}?y=1` })", "my.navigateTo({ url })",
    "my.navigateTo({ url: '?x=' + x })", "my.navigateTo({ url: x + '/a?y=1' })",
    "my.navigateTo({ url: '/\\x61?x=' + x })", "my.navigateTo({ url: `/\\x61?x=${x}` })",
    "my.navigateTo({ url: u })", "my.navigateTo(o)", "my.navigateBack({ url: 'a' })",
    "wx.navigateTo({ url: 'a' })",
    "my.navigateTo({ extra: { url: 'a' } })", "my.navigateTo({ url: x || 'a' })",
    "let u = '/a'; u = x; my.navigateTo({ url: u })", "const u = x; my.navigateTo({ url: u + '/a' })",
    "const u = '/a'; my.navigateTo({ url: u + x })",
    "const u = '/a'; my.navigateTo({ url: `${u}/${x}?y=1` })",
    "const u = '/a'; function go(u) { my.navigateTo({ url: u }) }",
    "const api = other(my); api.navigateTo({ url: '/a' })",
    "let api = my; api = x; api.navigateTo({ url: '/a' })",
  ])
  func noPageLink(source: String) {
    #expect(facts(source).pageLinks == [])
  }

  @Test func directives() {
    let marked = Marked(
      """
      ⟦// mpcheck-disable-next-line undefined-handler: later⟧
      Page({ a() { return 'mpcheck-x' } /* ⟦none⟧ mpcheck */ })
      ⟦/* mpcheck-disable
       x */⟧ // mpcheck: no
      ⟦//mpcheck-⟧
      """)
    #expect(facts(marked.source).directiveComments == [0, 2, 3].map { marked.ranges[$0] })
  }
}
