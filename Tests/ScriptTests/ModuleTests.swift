import Diagnostics
import Testing

@testable import Script

@Suite struct ModuleTests {
  @Test(arguments: [
    ("import '⟦./a⟧'", ModuleReference.Form.import, []),
    ("import a from '⟦./a⟧'", .import, ["a=default"]),
    ("import * as a from \"⟦./a⟧\"", .import, ["a=*"]),
    (
      "import a, { b, c as d, default as e, type T } from '⟦./a⟧'", .import,
      ["a=default", "b=b", "d=c", "e=default"]
    ),
    ("import a, * as b from '⟦./a⟧'", .import, ["a=default", "b=*"]),
    ("import type { A } from '⟦./a⟧'", .import, []),
    ("import type from '⟦./a⟧'", .import, ["type=default"]),
    ("await import('⟦./a⟧')", .dynamicImport, []),
    ("require('⟦./a⟧')", .require, []),
    ("const a = require('⟦./a⟧')", .require, ["a=*"]),
    ("const a = require('⟦./a⟧').default", .require, ["a=default"]),
    ("var x = 1, { a, b: c } = require('⟦./a⟧')", .require, ["a=a", "c=b"]),
    ("import a = require('⟦./a⟧')", .require, ["a=*"]),
    ("export { a, b as c } from '⟦./a⟧'", .reexport, ["a=a", "c=b"]),
    ("export * from '⟦./a⟧'", .reexport, ["*=*"]),
    ("export * as n from '⟦./a⟧'", .reexport, ["n=*"]),
  ])
  func reference(marked: String, form: ModuleReference.Form, bindings: [String]) {
    let marked = Marked(marked)
    let modules = facts(marked.source, path: "/p/index.ts").modules
    #expect(modules.map(\.specifier.range) == marked.ranges)
    #expect(modules.map(\.form) == [form])
    #expect(modules.first?.bindings.map { "\($0.local)=\($0.imported)" } == bindings)
  }

  @Test(arguments: [
    "require(name)", "require('a' + b)", "x.require('a')", "import(name)", "import.meta.url", "a.import('b')",
  ])
  func noReference(source: String) {
    #expect(facts(source).modules == [])
  }

  @Test(arguments: [
    ("export default { a() {} }", ScriptObject.Kind.exported, ["default"]),
    ("module.exports = { a() {} }", .exported, ["default"]),
    ("exports.x = { a() {} }", .exported, ["x"]),
    ("module.exports.x = { a() {} }", .exported, ["x"]),
    ("export const x = { a() {} }", .exported, ["x"]),
    ("export const x: Options<A> = { a() {} }", .exported, ["x"]),
    ("const o = { a() {} }; export default o", .exported, ["default"]),
    ("const o = { a() {} }; export { o, o as p }", .exported, ["o", "p"]),
    ("const o = { a() {} }; module.exports = o", .exported, ["default"]),
    ("export default Behavior({ methods: { a() {} } })", .behavior, ["default"]),
    ("module.exports = Mixin({ a() {} })", .behavior, ["default"]),
    ("export const x = Mixin<T>({ a() {} })", .behavior, ["x"]),
    ("const o = Behavior({ a() {} }); export { o }", .behavior, ["o"]),
  ])
  func exportedObject(source: String, kind: ScriptObject.Kind, names: [String]) {
    let objects = facts(source, path: "/p/index.ts").objects
    #expect(objects.map(\.kind) == [kind])
    #expect(objects.first?.exportNames == names)
    #expect(objects.first?.methods.map(\.name) == ["a"])
  }

  @Test func exportsOfAnExportedLiteral() {
    let facts = facts("const m = { a() {} }; module.exports = { m, n: m, b() {} }")
    #expect(facts.objects.map(\.exportNames) == [["default"], ["m", "n"]])
  }
}
