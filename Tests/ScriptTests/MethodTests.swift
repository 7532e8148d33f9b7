import Diagnostics
import Testing

@testable import Script

func facts(_ source: String, path: String = "/p/index.js") -> ScriptFacts {
  ScriptFacts(scanning: SourceText(path: path, source))
}

@Suite struct MethodTests {
  @Test(arguments: [
    ("Page({ onTap() {} })", ["onTap"]),
    ("Page({ onTap: function () {} })", ["onTap"]),
    ("Page({ onTap: function named(a, b) {}, b: 1 })", ["onTap"]),
    (
      "Page({ onTap: () => {}, f: x => x, g: async y => y, h: async (z) => ({}) })", ["onTap", "f", "g", "h"]
    ),
    (
      "Page({ async onTap() {}, *walk() {}, async *feed() {}, async: 1, get() {}, set() {} })",
      ["onTap", "walk", "feed", "get", "set"]
    ),
    ("Page({ get title() { return '' }, set title(v) {} })", ["title", "title"]),
    ("Page({ 'onTap'() {}, \"onB\": function () {}, 1() {}, 2: f })", ["onTap", "onB"]),
    ("Page({ onTap, b: onTap })", ["onTap", "b"]),
    ("Page({ a: debounce(function () {}, 3), b: x ? y : z, c: new F() })", ["a", "b", "c"]),
    (
      "Page({ a: 1, b: 'x', c: null, d: [], e: {}, f: `x`, g: -1, h: true, i: undefined, j: !0, k: void 0 })",
      []
    ),
    ("Page({ a: { b() {} }, c: [function () {}] })", []),
    ("Page({ a: /[}/]/.test(x), b() { return 1 / 2 / 3 }, c() { if (x) /}/.exec(y) } })", ["a", "b", "c"]),
    ("Page({ a() { return `}${ { b: `}` } }}` }, c() {} })", ["a", "c"]),
    (
      "// Page({ x() {} })\n/* Page({ y() {} }) */ 'Page({ z() {} })'; Page({ a(/* } */) { // }\n } })", ["a"]
    ),
    ("Component({ methods: { onTap() {} }, didMount() {} })", ["onTap", "didMount"]),
    ("Component({ 'methods': { a: f } })", ["a"]),
    ("const o = { onTap() {} };\nPage(o)", ["onTap"]),
    ("var a = 1, o = { onTap() {} }\no.onB = function () {}\no.n = 1\nPage(o)", ["onTap", "onB"]),
    ("let o = { data: {}, methods: {} }; o.methods.onTap = () => {}; Component(o)", ["onTap"]),
    ("if (x) { (function () { Page({ a() {} }) })() }", ["a"]),
    ("Page(({ a() {} }))", ["a"]),
    ("Page(Object.assign({}, { a() {} }, { b: c }))", ["a", "b"]),
    ("App({ a() {} })", []),
    ("x.Page({ a() {} })", []),
    ("class Page { Page(o) {} }", []),
  ])
  func names(source: String, names: [String]) {
    #expect(facts(source).methodNames == names)
  }
}
