import Diagnostics
import Testing

@testable import Script

@Suite struct ScriptGapTests {
  @Test(arguments: [
    ("Page({ ⟦...base⟧, a() {} })", ScriptGap.Kind.spread),
    ("Page({ ⟦[name]⟧() {}, a() {} })", .computedKey),
    ("Page({ ⟦'\\x61'⟧: 1, a() {} })", .computedKey),
    ("Page({ ⟦mixins⟧: [m], a() {} })", .mixins),
    ("Component({ '⟦behaviors⟧': list, methods: { a() {} } })", .mixins),
    ("Component({ methods: { ⟦...base⟧, a() {} } })", .spread),
    ("Component({ ⟦methods⟧: base, a() {} })", .unresolvedMethods),
    ("Component({ ⟦methods⟧() {}, a() {} })", .unresolvedMethods),
    ("Page(⟦create({ a() {} })⟧)", .wrappedArgument),
    ("Page(⟦Object.assign({}, base, { a() {} })⟧)", .wrappedArgument),
    ("Page(⟦a.b(c, d({ a() {} }, function ({ x }) { return { y() {} } }))⟧)", .wrappedArgument),
    ("Page(⟦options⟧)", .unresolvedArgument),
    ("let o; o = { a() {} }; Page(⟦o⟧)", .unresolvedArgument),
    ("const o = { a() {} }.b; Page(⟦o⟧)", .unresolvedArgument),
    ("function f() { const o = { a() {} } }\nPage(⟦o⟧)", .unresolvedArgument),
    ("⟦Page⟧()", .unresolvedArgument),
    ("Page(⟦x ? { a() {} } : b⟧)", .unresolvedArgument),
    ("const o = { a() {} }; ⟦o⟧[k] = 1; Page(o)", .changedVariable),
    ("const o = { a() {} }; extend(⟦o⟧, b); Page(o)", .changedVariable),
    ("const o = { a() {} }; const p = ⟦o⟧; Page(o)", .changedVariable),
    ("import ⟦Page⟧ from 'x'; Page({ a() {} })", .wrapper),
    ("import { create as ⟦Page⟧ } from 'x'; Page({ a() {} })", .wrapper),
    ("import x, { ⟦Page⟧ } from 'x'; Page({ a() {} })", .wrapper),
    ("import * as ⟦Component⟧ from 'x'; Component({ a() {} })", .wrapper),
    ("const ⟦Page⟧ = require('x'); Page({ a() {} })", .wrapper),
    ("const { ⟦Page⟧ } = require('x'); Page({ a() {} })", .wrapper),
    ("const { p: ⟦Page⟧ = 1 } = x; Page({ a() {} })", .wrapper),
    ("function ⟦Page⟧(o) {} Page({ a() {} })", .wrapper),
    ("module.exports = (⟦Page⟧) => { Page({ a() {} }) }", .wrapper),
    ("module.exports = function (x, { ⟦Page⟧ }) { Page({ a() {} }) }", .wrapper),
    ("⟦Page⟧ => Page({ a() {} })", .wrapper),
    ("⟦Page⟧ = wrap(Page); Page({ a() {} })", .wrapper),
    ("Page({ a() {} }); ⟦(⟧", .syntax),
    ("Page({ a() { x(⟦'⟧unclosed\n) } })", .syntax),
  ])
  func cause(marked: String, kind: ScriptGap.Kind) {
    let marked = Marked(marked)
    let facts = facts(marked.source)
    #expect(facts.gaps.first { $0.kind == kind }?.range == marked.ranges[0])
    #expect(Set(facts.gaps.map(\.kind)) == [kind])
    let isRead = marked.source.contains("a() {}") && kind != .unresolvedArgument && kind != .syntax
    if isRead { #expect(facts.methodNames == ["a"]) }
    #expect(facts.isIncomplete)
  }

  @Test(arguments: [
    "", "App({ a() {} })", "createPage({ a() {} })", "export default { a() {} }", "Behavior({ a() {} })",
    "ComponentWithSignalStoreImpl({ a() {} })",
  ])
  func withoutCall(source: String) {
    #expect(facts(source).gaps == [ScriptGap(kind: .noCall, range: ByteRange(0, 0))])
    #expect(!facts(source).defines(handler: "a"))
  }

  @Test(arguments: [
    "Page({ mixins: [], a() {} })",
    "Page({ a() { const Pages = 1; x.Page = 2; return { Page: 1 } } })",
    "Page({ a() {} }); typeof Page; foo(Page)",
    "const o = { a() {} }; o.data.x = 1; console.log(o.a); Page(o)",
    "(function () { const o = { a() {} }; Page(o) })(); function f(o) { o[1] }",
    "Page({ a() {}, b: { ...c, [d]: 1 } })",
  ])
  func closed(source: String) {
    #expect(facts(source).gaps == [])
    #expect(facts(source).methodNames == ["a"])
  }

  @Test func mixinReferences() throws {
    let source = """
      import a from './a'; import { b as c } from './b'; import * as n from './n'
      const d = require('./d'), { e } = require('./e'), f = { x() {} }, g = Behavior({ y() {} })
      Component({ mixins: [a, c, n, d, e, f, g, require('./h'), require('./i').j, { z() {} }, Mixin({}), k, l(), 'wx://form-field', 'x'] })
      """
    let facts = facts(source)
    let component = try #require(facts.instances.first)
    let names = component.mixins.map { mixin in
      switch mixin.source {
      case .module(let specifier, let name): "\(specifier) \(name)"
      case .object(let index): "object \(facts.objects[index].methods.map(\.name))"
      case .platform: "platform"
      case .unresolved: "unresolved"
      }
    }
    #expect(
      names == [
        "./a default", "./b b", "./n default", "./d default", "./e e", "object [\"x\"]", "object [\"y\"]",
        "./h default", "./i j", "object [\"z\"]", "object []", "unresolved", "unresolved",
        "platform", "unresolved",
      ])
    #expect(component.mixins[1].range == Marked(source.replacing("[a, c", with: "[a, ⟦c⟧")).ranges[0])
    #expect(!component.mixinsAreResolvable)
    #expect(!facts.lacksResolvableMixinsOnly)
  }

  @Test func resolvableMixins() {
    let facts = facts("import a from './a'; Component({ mixins: [a], methods: { b() {} } })")
    #expect(facts.lacksResolvableMixinsOnly)
  }
}
