import Diagnostics
import Linting
import MiniProgram
import Script

/// A key that comes twice among the options of a page or component.
package var duplicateMethod: Rule {
  Rule(
    id: "duplicate-method",
    summary: .init(
      en: "a member defined twice in Page or Component",
      zh: "Page 或 Component 的成员重复定义"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en: """
        Only the last definition is used; the earlier ones are never called. Not reported when the earlier one has an \
        empty body.
        """,
      zh: "只有最后一个定义生效，前面的永远不会调用。前面的函数体为空时不报告。"),
    examples: [
      .wrong(
        "<view/>", script: "Page({ onShow() { this.load() }, pick() {}, ⟦onShow⟧() {} })",
        message: #""onShow" is defined twice; only the last definition is used"#),
      .right("<view/>", script: "Page({ onShow() {}, get a() {}, set a(b) {}, pick() {} })"),
      .wrong(
        in: .wxml, "<view/>",
        script:
          "Component({ methods: { pick() { go() }, ⟦pick⟧: function () {} }, lifetimes: { ready() { go() }, ⟦ready⟧() {} } })",
        message: #""pick" is defined twice; only the last definition is used"#,
        #""ready" is defined twice; only the last definition is used"#),
      .right(in: .wxml, "<view/>", script: "Page({ onShow() {}, get a() {}, set a(b) {}, pick() {} })"),
      .wrong(
        in: .swan, "<view/>", script: "Page({ onShow() { this.load() }, pick() {}, ⟦onShow⟧() {} })",
        message: #""onShow" is defined twice; only the last definition is used"#),
      .right(in: .swan, "<view/>", script: "Page({ onShow() {}, get a() {}, set a(b) {}, pick() {} })"),
    ],
    checks: [.script(checkDuplicateMethod)])
}

private func checkDuplicateMethod(_ script: ScriptFacts, _ text: SourceText, _ context: FileContext) {
  for object in script.objects where object.kind.isInstance && !object.repeatedKeys.isEmpty {
    let bodies = FunctionBodies(in: text, context.program.vocabularies[0])
    // The first key of each name whose function does something, by the first key of all.
    var filled: [ByteRange: ByteRange?] = [:]
    for key in object.repeatedKeys {
      let earlier = filled[key.first] ?? (bodies.isEmpty(at: key.first) ? nil : key.first)
      filled[key.first] = .some(earlier ?? (bodies.isEmpty(at: key.range) ? nil : key.range))
      guard let lost = earlier else { continue }
      context.report(
        Place(path: text.path, range: key.range), repeated(text.string(key.range)),
        related: [
          RelatedPlace(
            en: "the first one is here", zh: "第一个在这里", at: Place(path: text.path, range: lost))
        ])
    }
  }
}

private func repeated(_ name: String) -> Message {
  Message(
    en: "\"\(name)\" is defined twice; only the last definition is used", zh: "“\(name)”重复定义，只有最后一个生效",
    help: .init(en: "delete one, or give it another name", zh: "删除其中一个，或改用其他名称"))
}
