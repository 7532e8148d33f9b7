import Diagnostics
import Testing

@testable import Script

@Suite struct StoreBindingTests {
  private func facts(_ source: String) -> ScriptFacts {
    ScriptFacts(
      scanning: SourceText(path: "/a.js", source), ScriptVocabulary(platform: "wx", dataSetters: ["setData"]))
  }

  @Test(arguments: [
    ("{ store, fields: ['a', \"b\"], actions: ['c'] }", ["a", "b"], ["c"], true),
    (
      "{ store, fields: { a: 'x', b: () => 1, 'c-d': s => s.y }, actions: { e: 'f' } }", ["a", "b", "c-d"],
      ["e"], true
    ),
    ("{ store: s, namespace: 'n', fields: ['a'] }", ["n"], [], true),
    ("{ namespace: '', store, fields: ['a'] }", ["a"], [], true),
    ("{ store }", [], [], true),
    ("{ store, fields: ['a', ...more] }", [], [], false),
    ("{ store, fields: ['a', name] }", [], [], false),
    ("{ store, fields: { a: 'b', [c]: 'd' } }", [], [], false),
    ("{ store, fields: names, actions: ['c'] }", [], ["c"], false),
    ("{ ...options, fields: ['a'] }", ["a"], [], false),
    ("options", [], [], false),
  ])
  func callOnThis(options: String, fields: [String], actions: [String], isClosed: Bool) {
    let facts = facts("Page({ onLoad() { this.b = createStoreBindings(this, \(options)) } })")
    #expect(facts.setDataKeys == fields)
    #expect(facts.hasOpenStore == !isClosed)
    #expect(!facts.passesThis)
    for action in actions { #expect(facts.defines(handler: action)) }
    #expect(!facts.defines(handler: "other"))
  }

  @Test(arguments: [
    ("{ store, fields: ['a'], actions: ['go'] }", ["a"], ["go"], true),
    (
      "[{ store, fields: ['a'] }, { store: t, fields: { b: 'c' }, actions: { go: 'x' } }]", ["a", "b"],
      ["go"], true
    ),
    ("{ store, fields: ['a'] as const }", ["a"], [], true),
    ("[{ fields: ['a'] }, other]", [], [], false),
    ("bindings", [], [], false),
  ])
  func optionOfAComponent(value: String, fields: [String], methods: [String], isClosed: Bool) {
    let component = facts("Component({ storeBindings: \(value) })").instances[0]
    #expect(component.dataFields.map(\.name) == fields)
    #expect(component.methods.map(\.name) == methods)
    #expect(component.hasOpenStore == !isClosed)
  }

  @Test func variablesThatHoldStores() {
    let facts = facts(
      "Component({ storeBindings: [{ store }, { store: user }, { store: make() }] })")
    #expect(facts.storeVariables == ["store", "user"])
  }

  @Test(arguments: [
    (
      "import { connectPage } from 'mobx-miniprogram-lite'; connectPage({ store: { a, b: c } })",
      "page a b false"
    ),
    (
      "const { connectComponent } = require('mobx-miniprogram-lite'); connectComponent({ store })",
      "component true"
    ),
    (
      "import { ComponentWithStore } from '../miniprogram_npm/mobx-miniprogram-bindings/index.js'; ComponentWithStore({ storeBindings: { fields: ['a'] } })",
      "component a false"
    ),
    (
      "import { BehaviorWithStore } from 'mobx-miniprogram-bindings'; export const b = BehaviorWithStore({ data: { a: 1 } })",
      "behavior a false"
    ),
    ("import { connectPage } from './own'; connectPage({ store: { a } })", ""),
  ])
  func constructors(source: String, listing: String) {
    let objects = facts(source).objects
    #expect(
      objects.map { object in
        (["\(object.kind)"] + object.dataFields.map(\.name) + ["\(object.hasOpenStore)"]).joined(
          separator: " ")
      }.joined(separator: "; ") == listing)
  }

  @Test(arguments: [
    ("const { update } = require('westore'); Page({ go() { update(this) } })", false),
    ("const { update } = require('./westore2'); Page({ go() { update(this) } })", true),
    ("Page({ go() { store.update(this) } })", true),
    ("Page({ go() { update(this) } })", true),
  ])
  func updateOfWestore(source: String, passesThis: Bool) {
    #expect(facts(source).passesThis == passesThis)
  }
}
