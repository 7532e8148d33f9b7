import Diagnostics
import Testing

@testable import Script

/// What scripts do with elements, events and `dataset`.
@Suite struct UseTests {
  private func page(_ body: String) -> ScriptFacts { facts("Page({ onTap(e) { \(body) } })") }

  @Test(arguments: [
    ("this.selectComponent('#a').f()", [ElementLookup.Scope.own]),
    ("const that = this; that.selectAllComponents('#a').f()", [.own]),
    ("my.createSelectorQuery().select('#a').exec()", [.page]),
    ("this.createSelectorQuery().selectAll('#a')", [.own]),
    ("my.createSelectorQuery().in(this).select('#a')", [.own]),
    ("const q = my.createSelectorQuery(); q.select('#a')", [.page]),
    ("const q = my.createSelectorQuery(); q.in(this); q.select('#a')", [.own]),
    ("const c = this.selectComponent('#a'); c.f()", [.own]),
    ("my.createSelectorQuery().in(x).select('#a')", []),
    ("const q = my.createSelectorQuery(); q.in(x); q.select('#a')", []),
    ("this.selectComponent('.a').f()", []), ("this.selectComponent('#a .b').f()", []),
    ("this.selectComponent('#a')?.f()", []), ("if (this.selectComponent('#a')) f()", []),
    ("const c = this.selectComponent('#a'); c && c.f()", []),
    ("const c = this.selectComponent('#a'); g(c); c.f()", []), ("other.selectComponent('#a').f()", []),
    ("$('x').select('#a')", []),
  ])
  func looksUp(statement: String, scopes: [ElementLookup.Scope]) {
    let lookups = page(statement).elementLookups
    #expect(lookups.map(\.scope) == scopes)
    #expect(lookups.allSatisfy { $0.id.value == "a" })
  }

  @Test(arguments: [
    ("this.triggerEvent('a')", ["a"]), ("this.$emit(x ? 'a' : 'b', 1)", ["a", "b"]),
    ("const that = this; that.triggerEvent('a', { b: 1 })", ["a"]), ("this.triggerEvent(a)", []),
    ("this.triggerEvent('a' + b)", []),
  ])
  func sends(statement: String, names: [String]) {
    let sent = page(statement).sentEvents
    #expect(sent.map(\.name.value) == names)
    #expect(sent.allSatisfy { $0.isOwn && !$0.bubbles })
  }

  @Test func sendsForOthersAndAcrossElements() {
    let sent = page("child.triggerEvent('a'); this.triggerEvent('b', {}, { bubbles: true })").sentEvents
    #expect(sent.map(\.isOwn) == [false, true])
    #expect(sent.map(\.bubbles) == [false, true])
  }

  @Test(arguments: [
    ("f(e.currentTarget.dataset.a)", ["a"]), ("f(e.currentTarget.dataset['a'])", ["a"]),
    ("f(e.target.dataset.a)", ["a"]), ("f({ x: `${e.currentTarget.dataset.a}` })", ["a"]),
    ("const a = e.currentTarget.dataset.a\nf(a)", ["a"]),
    ("const { a, b: c } = e.currentTarget.dataset; f(a, c)", ["a", "b"]),
    ("const d = e.currentTarget.dataset; f(d.a)", ["a"]),
    ("const t = e.currentTarget; f(t.dataset.a)", ["a"]),
    ("const a = e.currentTarget.dataset.a; if (a) f(a)", []), ("f(e.currentTarget.dataset.a || 1)", []),
    ("if (x) f(e.currentTarget.dataset.a)", []), ("x && f(e.currentTarget.dataset.a)", []),
    ("if (x) { f(e.currentTarget.dataset.a) }", []), ("x ? f(e.currentTarget.dataset.a) : 0", []),
    ("g(() => f(e.currentTarget.dataset.a))", []), ("e.currentTarget.dataset.a = 1", []),
    ("console.log(e.currentTarget.dataset.a)", []), ("const a = e.currentTarget.dataset.a", []),
    ("const { a = 1 } = e.currentTarget.dataset; f(a)", []), ("f(x.currentTarget.dataset.a)", []),
    ("f(e.currentTarget.dataset); f(e.currentTarget.dataset.a)", []),
    ("const { ...d } = e.currentTarget.dataset; f(e.currentTarget.dataset.a)", []),
    ("f(e.currentTarget.dataset.a); this.onTap(e)", ["a"]),
  ])
  func reads(statement: String, keys: [String]) {
    let reads = page(statement).datasetReads
    #expect(reads.map(\.key.value) == keys)
    #expect(reads.allSatisfy { $0.handler == "onTap" })
  }

  @Test(arguments: [
    ("f()", true), ("this.onTap()", false), ("f('onTap')", false), ("f(`onTap`)", false),
    ("my.onTap()", true),
    ("f('onTaps', onTa, 'on\\Tap')", true), ("a.my.onTap()", false),
  ])
  func namesSpelledOnce(statement: String, isSpelledOnce: Bool) {
    let text = SourceText(path: "/p/a.js", "Page({ onTap(e) { \(statement) } })")
    #expect(ScriptNames(in: text, sampleWords).spellOnce("onTap") == isSpelledOnce)
  }

  @Test func readsOfTarget() {
    #expect(
      page("f(e.target.dataset.a, e.currentTarget.dataset.b)").datasetReads.map(\.isOfTarget) == [
        true, false,
      ])
  }

  @Test func readsInEveryFormOfMethod() {
    let reads = facts(
      """
      Component({ methods: { a(e) { f(e.target.dataset.x) }, b: function (e) { f(e.target.dataset.x) },
        c: e => { f(e.target.dataset.x) }, d: async (e) => { f(e.target.dataset.x) } } })
      """
    ).datasetReads
    #expect(reads.map(\.handler) == ["a", "b", "c", "d"])
  }

  @Test func modulesThatHideNames() {
    func module(_ text: String) -> ModuleFacts {
      ModuleFacts(scanning: SourceText(path: "/p/a.js", text), sampleWords)
    }
    #expect(module("page.triggerEvent(name)").sendsUnknownEvents)
    #expect(module("myEmitter(a + 'b')").sendsUnknownEvents)
    #expect(!module("page.triggerEvent('a'); emit({}); function trigger(name) {}").sendsUnknownEvents)
    #expect(module("f(this.props)").passesProps)
    #expect(module("this.props[name]").passesProps)
    #expect(module("const { ...all } = this.props").passesProps)
    #expect(!module("this.props.a; const { b } = this.props").passesProps)
  }
}
