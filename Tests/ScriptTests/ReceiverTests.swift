import Testing

@testable import Script

@Suite struct ReceiverTests {
  @Test(arguments: [
    "this.a = f", "this.a ||= f", "this['a'] = f", "const that = this; that.a = f",
    "var x = 1, self = this; g(function () { self.a = f })", "let _this; _this = this; _this.a = f",
    "Object.assign(this, { a() {} })", "Object.assign(this, { 'a': f })", "Page.$$events = ['b', 'a']",
  ])
  func assigns(statement: String) {
    let facts = facts("Page({ onLoad() { \(statement) } })")
    #expect(facts.assignedNames.contains("a"))
    #expect(facts.defines(handler: "a"))
    #expect(!facts.defines(handler: "c"))
    #expect(!facts.passesThis)
  }

  @Test func assignsInTypeScript() {
    let facts = facts(
      "Page({ onLoad() { (this as any).a = 1; const that: any = this; that.b = 2 } })", path: "/p/a.ts")
    #expect(facts.defines(handler: "a") && facts.defines(handler: "b") && !facts.passesThis)
  }

  @Test(arguments: [
    "f(this)", "f(1, this)", "new F(this)", "f({ page: this })", "f([this])", "app.page = this",
    "return this",
    "Object.assign(this, x)", "Object.assign(this, { ...x })", "Object.assign(this, { [k]: 1 })",
    "f.call(this)",
    "x.f.bind(this)", "const that = this; f(that)", "f(this || x)", "x = () => this",
  ])
  func passes(statement: String) {
    let facts = facts("Page({ onLoad() { \(statement) } })")
    #expect(facts.passesThis)
    #expect(!facts.isIncomplete)
  }

  @Test(arguments: [
    "this.f(this.x)", "this.f.bind(this)", "that = this; that.f.call(that)", "g(function () {}.bind(this))",
    "g((() => {}).bind(this))", "(function () {}).apply(this, arguments)", "const { data } = this",
    "if (this) { x() }", "if (this === x) { y() }", "const that = this", "f({ ...this })", "this && this.f()",
    "x = { that: 1 }; that = this", "var page, that; that = this", "typeof this", "f(this.data, this['x'])",
  ])
  func keeps(statement: String) {
    let facts = facts("Page({ onLoad() { \(statement) } })")
    #expect(!facts.passesThis)
    #expect(!facts.assignsUnknownNames)
  }

  @Test(arguments: ["this[name] = f", "const that = this; that['a' + i] = f"])
  func assignsUnknownNames(statement: String) {
    #expect(facts("Page({ onLoad() { \(statement) } })").assignsUnknownNames)
  }

  @Test func functionsOfComponentsAreCalledInMethodsAlone() {
    let facts = facts("Component({ a() {}, b() {}, methods: { b() {}, c() {} } })")
    #expect(facts.handlerNames == ["b", "c"])
    #expect(!facts.defines(handler: "a") && facts.defines(handler: "b") && facts.defines(handler: "c"))
  }

  @Test(arguments: [
    ("Page({ ...base })", true), ("import base from 'x'\nPage({ ...base })", false),
    ("Page({ ...require('x') })", false), ("Page({ ...getApp().base })", false),
    ("Page(create({}))", true), ("function create(o) { return o }\nPage(create({}))", false),
    ("Page(Object.assign({}, { a() {} }))", false), ("createPage({})", true),
    ("import { createPage } from 'x'\ncreatePage({})", false), ("import lib from 'x'\nlib.page({})", false),
    ("export default {}", true), ("Page({ mixins: [m] })", true), ("Page({ [NAME]: 1 })", true),
    ("module.exports = Page => { Page({}) }", true), ("import { Page } from 'x'\nPage({})", false),
    ("Page = wrap(Page)\nPage({})", true), ("const Page = require('x').page\nPage({})", false),
    ("Page({ a() {} })", false), ("const { create } = require('x')\ncreate({})", false),
    ("const x = require('x'), create = x.create\nPage(create({}))", false),
    ("function f(n) { var r = n(12); Page(r.create({})) }", true), ("var r = wrap; Page(r({}))", true),
    ("function f(createPage) { createPage({}) }", true), ("function f(o) {} f({})", true),
    ("const app = getApp()\napp.page({})", false), ("const base = { a() {} }\nPage({ ...base })", false),
  ])
  func dependsOnGlobals(script: String, isExpected: Bool) {
    #expect(facts(script).dependsOnGlobals == isExpected)
  }
}
