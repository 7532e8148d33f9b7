import Diagnostics
import Testing

@testable import Script

@Suite struct DataTests {
  @Test(arguments: [
    ("'x'", ValueKind.string), ("`x`", .string), ("`x${y}`", .string), ("1", .number), ("-1.5e+3", .number),
    ("0x1F", .number), (".5", .number), ("true", .boolean), ("!1", .boolean), ("null", .null),
    ("undefined", .undefined), ("void 0", .undefined), ("[1, 2]", .array), ("{ a: 1 }", .object),
    ("function () {}", .function), ("() => 1", .function), ("f", .function), ("g", .function),
    ("h", .unknown),
    ("[].concat(x)", .unknown), ("1 + 1", .unknown), ("x.y", .unknown), ("new Date()", .unknown),
    ("(1)", .number),
    ("/a/", .unknown), ("{}.x", .unknown),
  ])
  func initialValue(value: String, kind: ValueKind) throws {
    let marked = Marked(
      "function f() {} const g = () => 1, h = 2; Page({ data: { a: 0, ⟦field⟧: \(value), b: 0 } })")
    let facts = facts(marked.source)
    let field = try #require(facts.dataField(named: "field"))
    #expect(field.kind == kind)
    #expect(field.nameRange == marked.ranges[0])
    #expect(field.source == .data)
    #expect(facts.instances[0].dataFields.map(\.name) == ["a", "field", "b"])
    #expect(!facts.dataIsIncomplete)
  }

  @Test func sources() {
    let facts = facts(
      "Component({ data: { a: 1, 'b-c': 2 }, props: { onTap() {}, d: f }, properties: { e: String } })")
    #expect(
      facts.instances[0].dataFields.map { "\($0.source) \($0.name) \($0.kind)" } == [
        "data a number", "data b-c number", "props onTap function", "props d unknown", "properties e unknown",
      ])
    #expect(facts.methodNames == [])
  }

  @Test(arguments: [
    "Page({ data: initial })", "Page({ data() { return f() } })", "Page({ data() {} })",
    "Page({ data: () => f() })",
    "Page({ data: { ...base } })", "Page({ data: { ...f() } })", "Page({ data: { [k]: 1 } })",
    "Page({ data })",
    "Page({ data: Object.assign({}, f()) })", "import o from './o'; Page({ data: o })",
    "const o = {}; o[k] = 1; Page({ data: o })", "const o = {}; f(o); Page({ data: o })",
    "let o = {}; o = f(); Page({ data: o })", "Page({ data: {}, storeBindings: bindings() })",
    "Component({ computed: { ...mapState(['a']) } })",
    "Component({ props: p() })",
    "const o = { data: {} }; o.data = x; Page(o)", "const o = { data: {} }; o.data.a = x; Page(o)",
    "Page({ data: {}, ...rest })", "createPage({})", "Page({ a() { this.setData(x) } })",
  ])
  func incompleteData(source: String) {
    #expect(facts(source).dataIsIncomplete)
  }

  @Test(arguments: [
    ("this.setData({ a: 1, 'b.c[0]': 2, \"d[1].e\": 3, f })", ["a", "b", "d", "f"], false),
    ("this.setData({ [`list[${i}].x`]: 1, ['m.' + n]: 2, ['k']: 3 })", ["list", "m", "k"], false),
    ("that.setData({ a: { b: 1 } }, () => { page.setData({ c: 1 }) })", ["a", "c"], false),
    ("this.$spliceData({ 'a.b': [1, 0] })", ["a"], false),
    ("this.setData({ a: 1, a: 2 } as any)", ["a"], false),
    ("this.setData && this.setData({ a: 1 })", ["a"], false),
    ("if (this.setData) this.setData({ a: 1 })", ["a"], false),
    ("x = { setData(d) { f(d) }, y: { setData: 1 } }", [], false),
    ("this.setData({ a: 1, ...rest })", ["a"], true),
    ("this.setData({ [key]: 1 })", [], true),
    ("this.setData({ ['a' + key]: 1 })", [], true),
    ("this.setData({ [`a${i}`]: 1 })", [], true),
    ("this.setData(data)", [], true),
    ("this.setData(Object.assign({ a: 1 }, x))", ["a"], true),
    ("this.setData(Object.assign({ a: 1 }, c ? { b: 1 } : { 'd.e': 2 }))", ["a", "b", "d"], false),
    ("this.setData(c ? { a: 1 } : x)", ["a"], true),
    ("this.setData(this.data)", [], false),
    ("this.setData(other.data)", [], true),
    ("const that = this; that.setData(that.data)", [], false),
    ("const data = this.data; data.a = 1; data['b'].c = 2; this.setData(data)", ["a"], false),
    (
      "const o = { a: 1 }; o.b = 2; o['c.d'] = 3; o[`e[${i}]`] = 4; this.setData(o)", ["a", "b", "c", "e"],
      false
    ),
    ("const o = { a: 1, ...p }, p = { b: 1 }; console.log(o); this.setData({ ...o })", ["a", "b"], false),
    ("const o = { a: 1 }; o[k] = 2; this.setData(o)", ["a"], true),
    ("const o = { a: 1 }; f(o); this.setData(o)", ["a"], true),
    ("const o = f(); this.setData(o)", [], true),
    ("const k = 'a.b'; this.setData({ [k]: 1 })", ["a"], false),
    ("var k = 'a[' + i + '].b', l = `c[${i}]`; this.setData({ [k]: 1, [l]: 2 })", ["a", "c"], false),
    ("let k = 'a'; if (c) k = 'b'; this.setData({ [k]: 1 })", [], true),
    ("const k = 'a' + i; this.setData({ [k]: 1 })", [], true),
    ("g(o => this.setData(o))", [], true),
    ("this.data = { a: 1, b: 2 }", ["a", "b"], false),
    ("this.data = f()", [], true),
    ("other.data = f()", [], false),
    ("setTimeout(this.setData.bind(this))", [], true),
    ("const { setData } = this", [], true),
    ("f(this.setData)", [], true),
    ("this.setData()", [], false),
  ])
  func setData(source: String, keys: [String], isIncomplete: Bool) {
    let facts = facts("Page({ a() { \(source) } })", path: "/p/index.ts")
    #expect(facts.setDataKeys == keys)
    #expect(facts.setDataIsIncomplete == isIncomplete)
  }

  @Test(arguments: [
    ("Page({ data() { return { a: 1, b: 2 } } })", ["a", "b"]),
    ("Page({ data: function () { const c = 1; return { a: c } } })", ["a"]),
    ("Page({ data: () => ({ a: 1 }) })", ["a"]), ("Page({ data: () => { return { a: 1 } } })", ["a"]),
    ("const data = { a: 1 }; data.b = 2; Page({ data })", ["a", "b"]),
    ("const base = { a: 1 }; Page({ data: { ...base, b: 2 } })", ["b", "a"]),
    ("const o = { a: 1 }; Page({ data: Object.assign({}, o, { b: 1 }) })", ["b", "a"]),
    ("Component({ data: { a: 1 }, computed: { b(data) { return data.a }, c: f } })", ["a", "b", "c"]),
  ])
  func declaredNames(source: String, names: [String]) {
    let facts = facts(source)
    #expect(facts.instances[0].dataFields.map(\.name) == names)
    #expect(facts.dataIsDecidable)
  }

  @Test func foreignNames() {
    let facts = facts(
      """
      Page({ a() {
        const that = this, page = getCurrentPages()[0]
        this.setData({ own: 1 }); that.setData({ alias: 1 }); page.setData({ other: 1 })
        this.selectComponent('#x').setData({ component: 1 })
      } })
      """)
    #expect(Set(facts.foreignDataNames) == Set(["other", "component"].map { WordSet.hash(of: $0) }))
    for name in ["own", "alias", "other", "component"] { #expect(facts.dataNames.contains(name)) }
  }

  @Test(arguments: [
    ("const old = Page; Page = o => { o.data.x = 1; old(o) }", true),
    ("const old = Page; Page = o => { log(o); old(o) }", false),
    (
      "const old = Page; Page = function (o) { o.onLoad = f(function () { this.setData({ a: 1 }) }); old(o) }",
      false
    ),
    (
      "var old = Page; Page = o => { o = Object.assign({ onShow() {} }, o); typeof o.b; old(o); this.setData({}) }",
      false
    ),
    ("const old = Page; Page = o => { old({ ...o, onShow() { this.setData({ a: 1 }) } }) }", false),
    ("const old = Page; Page = o => { old({ ...o, ...extra }); this.setData({}) }", true),
    ("const old = Page; Page = o => { old({ ...o, [k]: 1 }); this.setData({}) }", true),
    ("const old = Page; Page = o => { old(o); this.setData({ [k]: 1 }) }", true),
    ("const old = Page; Page = o => { o[k] = 1; old(o); this.setData({}) }", true),
    ("const old = Page; Page = o => { change(o); old(o); this.setData({}) }", true),
    ("const old = Page; Page = o => { o = Object.assign(o, extra); old(o); this.setData({}) }", true),
    ("const old = make; Page = o => { old(o); this.setData({}) }", true),
    ("const old = Page; Page = (o, p) => { old(o); this.setData({}) }", true),
    ("Page = wrap(Page); this.setData({})", true), ("global.Page = o => old(o); this.setData({})", true),
    ("global.Component = o => make(o.data)", true), ("exports.Page = o => Page({ data: o })", false),
  ])
  func replacedFramework(source: String, replaces: Bool) {
    #expect(
      ModuleFacts(scanning: SourceText(path: "/m.js", bytes: Array(source.utf8)), sampleWords)
        .replacesFramework == replaces)
  }

  @Test func namesGivenByModules() {
    let source = "export default page => { page.setData({ a: 1, 'b.c': 2 }); page.setData({ [k]: 1 }) }"
    let facts = ModuleFacts(scanning: SourceText(path: "/m.js", bytes: Array(source.utf8)), sampleWords)
    #expect(facts.dataNames == ["a", "b"].map { WordSet.hash(of: $0) })
    #expect(facts.dataIsIncomplete)
  }
}
