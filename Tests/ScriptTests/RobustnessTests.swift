import Diagnostics
import Testing

@testable import Script

@Suite struct RobustnessTests {
  static let sample = """
    \u{FEFF}// mpcheck-disable-file x: because 🎉
    import a, { b as c } from './a'; import * as n from "./n"
    const { d } = require('./d'), o = { f: 1 }; let r = /[/\\]]+/gi.test(x) / 2
    export { o, d as e }; export default Behavior({ methods: { g() {} } }); module.exports = { o }
    Page<Data, Custom<X>>({
      data: { 名: '值', t: `x${ { y: `}${1}` } }z`, n: -1e+3, [k]: 1, ...base },
      mixins: [a, require('./m').x, { h() {} }, Mixin({})], get title() { return this.#p }, 'on-Tap': async (e) => ({}),
      async *walk<T, U>(x?: T, ...y: U[]): Map<string, T> | null { this.setData({ 'a[0].b': 1, [`c.${i}`]: 2 }) },
      onLoad(q) {
        this.ctx = my.createMpaasCustomComponentContext('map'); this.ctx.postMessage({ actionType: 'go', data: {} })
        my.navigateTo({ url: '/pages/a/a' }); if (x) /}/.exec(y); return z! / 2 /* } */
      },
    } as any)
    o.onTap = () => {}; o['x'] = 1; Component(Object.assign({}, { methods: { i() {} } })); Page(o)
    """

  /// One language is cut at even offsets, the other one at odd ones.
  @Test(arguments: ["/p/index.js", "/p/index.ts"])
  func truncatedAnywhere(path: String) {
    let bytes = Array(RobustnessTests.sample.utf8)
    for offset in stride(from: path.hasSuffix(".js") ? 0 : 1, through: bytes.count, by: 2) {
      checkRanges(Array(bytes[..<offset]), path)
      checkRanges(Array(bytes[offset...]), path)
    }
  }

  @Test func oneByteReplaced() {
    let bytes = Array(RobustnessTests.sample.utf8)
    let replacements: [UInt8] = [0x00, 0x22, 0x60, 0x7D, 0x28, 0x2F, 0xFF]
    for (position, byte) in zip(bytes.indices, repeatElement(replacements, count: bytes.count).joined()) {
      var changed = bytes
      changed[position] = byte
      checkRanges(changed, "/p/index.ts")
    }
  }

  @Test func sampleIsRead() {
    let facts = facts(RobustnessTests.sample, path: "/p/index.ts")
    #expect(facts.methodNames == ["title", "on-Tap", "walk", "onLoad", "i", "onTap"])
    #expect(facts.setDataKeys == ["a", "c"])
    #expect(facts.messages.map { $0.actionTypes.map(\.text) } == [["go"]])
    #expect(!facts.gaps.contains { $0.kind == .syntax })
  }

  @Test(arguments: [
    "=/[", "a<", "(", "Page(", "Page(a(", "{", "`${", "`", "\\", "Page(o);", "import {", "export {a as b",
    "\0", "([{)]}",
    "Page({a: b as ", "(b)=>", "async ", "[", "/*", "*", "...", "o.a=", "Component({mixins:[{", "?:",
    "var o={};Page(o);",
  ])
  func longRepetition(piece: String) {
    let source = String(repeating: piece, count: 1_000)
    checkRanges(Array(source.utf8), "/p/index.ts")
    checkRanges(Array("Page({a:\(source)".utf8), "/p/index.ts")
  }

  /// Every range is in the script, and a script that is not read to its end is incomplete.
  private func checkRanges(_ bytes: [UInt8], _ path: String) {
    let facts = ScriptFacts(scanning: SourceText(path: path, bytes: bytes), sampleWords)
    var ranges =
      facts.directiveComments + facts.modules.map(\.specifier.range) + facts.gaps.map(\.range)
    ranges +=
      facts.contextCalls.map(\.method.range) + facts.messages.map(\.range) + facts.pageLinks.map(\.url.range)
    for object in facts.objects {
      ranges.append(object.range)
      ranges += object.methods.map(\.nameRange) + object.dataFields.map(\.nameRange)
      ranges += object.mixins.map(\.range) + object.gaps.map(\.range)
    }
    let isValid = ranges.allSatisfy { $0.start <= $0.end && Int($0.end) <= bytes.count }
    #expect(isValid)
  }
}
