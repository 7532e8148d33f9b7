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
    "Page({ data: initial })", "Page({ data() { return { a: 1 } } })", "Page({ data: () => ({}) })",
    "Page({ data: { ...base } })", "Page({ data: { [k]: 1 } })", "Page({ data })",
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
    ("this.setData(Object.assign({ a: 1 }, x))", [], true),
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
}
