import Diagnostics
import Testing

@testable import Script

@Suite struct ModuleFactsTests {
  private func module(_ source: String, path: String = "/p/m.js") -> ModuleFacts {
    ModuleFacts(scanning: SourceText(path: path, source), sampleWords)
  }

  private func spells(_ source: String, _ word: String) -> Bool {
    module(source).words.contains(WordSet.hash(of: word))
  }

  @Test(arguments: [
    "open", "x.open", "{ open: 1 }", "'open'", "\"open\"", "`open`", "f('close, open')", "f('open|close')",
    "function open() {}",
  ])
  func spells(source: String) { #expect(spells(source, "open")) }

  @Test(arguments: ["// open", "/* open */", "opened", "'please open!'", "/open/", "`open${x}`"])
  func doesNotSpell(source: String) { #expect(!spells(source, "open")) }

  @Test(arguments: [
    "x[k] = function () {}", "x[k] = () => {}", "x[k] = async y => {}", "function f() {} x[k] = f",
    "x['a' + k] = y", "x[`a${k}`] = y", "x[name()] = y", "this[k] = y", "const that = this; that[k] = y",
    "y = { [k]: function () {} }", "y = { [k]() {} }", "y = { ['a' + k]: 1 }", "y = { a: 1, [f(k)]: 1 }",
    "eval(code)", "f = new Function(code)",
  ])
  func makesUnreadableKeys(source: String) { #expect(module(source).makesUnreadableKeys) }

  @Test(arguments: [
    "map[id] = row", "x['a'] = function () {}", "x[0] = () => {}", "x[k] = f(y)", "y = { [k]: 1 }", "y = [k]",
    "x[k]()", "x[k] == function () {}", "this.setData({ ['a[' + i + ']']: 1 })", "const [a, b] = () => {}",
    "x[(a >> 1)] = y", "x[Symbol.iterator] = function () {}",
  ])
  func readsKeys(source: String) { #expect(!module(source).makesUnreadableKeys) }

  @Test func indexSignaturesAreTypes() {
    let source = "interface A { [key: string]: () => void }\ntype B = { [K in C]: () => void }"
    #expect(!module(source, path: "/p/m.ts").makesUnreadableKeys)
  }

  @Test(arguments: [
    ("require(name)", true), ("import(name)", true), ("requirePlugin('x')", true), ("require('x')", false),
    ("import x from 'x'", false), ("import('x')", false), ("x.require(y)", false), ("typeof require", false),
    ("(my['webpackJsonp'] = my['webpackJsonp'] || []).push([[1], {}])", true),
    ("__webpack_require__(1)", true),
    ("my.webpackChunk_app = []", true), ("webpack()", false),
  ])
  func importsUnknownModules(source: String, isExpected: Bool) {
    #expect(module(source).importsUnknownModules == isExpected)
  }

  @Test func importsOfTypesAreLeftOut() {
    let source = "import type { A } from 'a'\nimport b from 'b'\nexport * from 'c'\nrequire('d')"
    #expect(module(source, path: "/p/m.ts").specifiers == ["b", "c", "d"])
  }

  @Test func readsJSON() { #expect(spells(#"{ "handler": "open" }"#, "open")) }
}
