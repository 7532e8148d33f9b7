import Diagnostics
import Testing

@testable import Script

@Suite struct MethodTests {
  /// Few keys are looked through, many have a table.
  @Test(arguments: [1, 63, 64, 65, 200])
  func repeatedKeys(count: Int) {
    let names = (0..<count).map { "m\($0)" }
    let source = "Page({ \((names + names).map { "\($0)() {}" }.joined(separator: ", ")) })"
    let text = Array(source.utf8)
    let repeated = facts(source).instances[0].repeatedKeys
    #expect(
      repeated.map { String(decoding: text[Int($0.range.start)..<Int($0.range.end)], as: UTF8.self) } == names
    )
    for key in repeated {
      #expect(key.first.start < key.range.start)
      #expect(
        text[Int(key.first.start)..<Int(key.first.end)].elementsEqual(
          text[Int(key.range.start)..<Int(key.range.end)]))
    }
  }

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
  @Test(arguments: [
    "Page({ ⟦onTap⟧() {} })",
    "Page({ a: 1, '⟦onTap⟧': function () {} })",
    "\u{FEFF}Page({ data: { '点': '🎉' }, async ⟦onTap⟧() {} })",
    "#!/usr/bin/env node\r\nPage({ get ⟦onTap⟧() { return f } })",
    "Page({ onTap: 1, onTap() {}, ⟦onTap⟧: g })",
    "const o = {}\no.⟦onTap⟧ = () => {}\nPage(o)",
    "Component({ methods: { onB() {}, ⟦onTap⟧() {} } })",
  ])
  func nameRange(marked: String) throws {
    let marked = Marked(marked)
    let facts = facts(marked.source)
    #expect(facts.method(named: "onTap")?.nameRange == marked.ranges[0])
    #expect(facts.defines(handler: "onTap"))
    #expect(!facts.defines(handler: "onTa"))
    #expect(!facts.isIncomplete)
  }

  @Test(arguments: [
    ("Page({ f() {} })", Method.Kind.function),
    ("Page({ f: function () {} })", .function),
    ("Page({ f: (function () {}) })", .function),
    ("Page({ f: async (a, b) => a })", .function),
    ("function f() {} Page({ f })", .function),
    ("const g = () => 1\nPage({ f: g })", .function),
    ("import f from 'f'; Page({ f })", .reference),
    ("Page({ f: g })", .reference),
    ("const g = 1; Page({ f: g })", .reference),
    ("function g() {} (function () { var g = 1; Page({ f: g }) })()", .reference),
    ("Page({ get f() { return 1 } })", .accessor),
    ("Page({ f: function () {}.bind(x) })", .unknown),
    ("Page({ f: (function () {})() })", .unknown),
    ("Page({ f: a.b })", .unknown),
    ("Page({ f: class {} })", .unknown),
    ("Page({ f: this })", .unknown),
    ("Page({ f: 'a' || g })", .unknown),
  ])
  func kind(source: String, kind: Method.Kind) {
    #expect(facts(source).method(named: "f")?.kind == kind)
  }

  @Test func locationsInComponents() {
    let facts = facts("Component({ a() {}, methods: { b() {} } })")
    #expect(facts.method(named: "a")?.location == .topLevel)
    #expect(facts.method(named: "b")?.location == .methods)
    #expect(facts.instances.map(\.kind) == [.component])
  }

  @Test(arguments: [
    "Page<Data, Custom<string>>({ a() {}, b() {} })",
    "Page({ a() {}, b() {} } as any)",
    "Page(<any>{ a() {}, b() {} })",
    "Page({ a() {}, b() {} } satisfies Options<A, B>)",
    "Page({ a<T, U>(this: Foo, x?: T, ...y: U[]): Map<string, number> {}, b(): { x: 1 } | null {} })",
    "Page({ a: (e: Event): Promise<Array<number>> => {}, b: async <T,>(x: T) => x })",
    "Page({ x: [] as Array<Foo<A, B>>, y: null as unknown as Map<a, b>, a() {}, b() {} })",
    "Page({ x: a < b, a() {}, b() {}, y: c > (d) as number })",
    "const o: Options<A, B> = { a() {}, b() {} }; Page(o)",
    "declare const Page: any; Page({ a() {}, b() {} })",
    "declare function Page(o: any): void\nPage({ a() {}, b() {} })",
    "import type { Page } from './types'; Page({ a() {}, b() {} })",
    "const f: typeof Page = (o) => o; Page({ a() {}, b(): x is keyof typeof y {} })",
    "class A { @dec() x!: string; Page(o: any) {} }\nPage({ a() {}, b: x ? (y) : z })",
    "Page({ a(): void { return z! / 2 / 3 }, b: (x ? 1 : 2) as any })",
  ])
  func typeScript(source: String) {
    let facts = facts(source, path: "/p/index.ts")
    #expect(facts.methodNames.sorted() == (source.contains("x: a <") ? ["a", "b", "x", "y"] : ["a", "b"]))
    #expect(facts.gaps == [])
  }
}
