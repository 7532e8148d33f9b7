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
      en: "Only the last definition is used; the earlier ones are never called.",
      zh: "只有最后一个定义生效，前面的永远不会调用。"),
    examples: [
      .wrong(
        "<view/>", script: "Page({ onShow() {}, pick() {}, ⟦onShow⟧() {} })",
        message: #""onShow" is defined twice; only the last definition is used"#),
      .right("<view/>", script: "Page({ onShow() {}, get a() {}, set a(b) {}, pick() {} })"),
      .wrong(
        in: .wxml, "<view/>",
        script:
          "Component({ methods: { pick() {}, ⟦pick⟧: function () {} }, lifetimes: { ready() {}, ⟦ready⟧() {} } })",
        message: #""pick" is defined twice; only the last definition is used"#,
        #""ready" is defined twice; only the last definition is used"#),
      .right(in: .wxml, "<view/>", script: "Page({ onShow() {}, get a() {}, set a(b) {}, pick() {} })"),
      .wrong(
        in: .swan, "<view/>", script: "Page({ onShow() {}, pick() {}, ⟦onShow⟧() {} })",
        message: #""onShow" is defined twice; only the last definition is used"#),
      .right(in: .swan, "<view/>", script: "Page({ onShow() {}, get a() {}, set a(b) {}, pick() {} })"),
    ],
    checks: [.script(checkDuplicateMethod)])
}

private func checkDuplicateMethod(_ script: ScriptFacts, _ text: SourceText, _ context: FileContext) {
  for object in script.objects where object.kind.isInstance {
    for key in object.repeatedKeys {
      context.report(
        Place(path: text.path, range: key.range), repeated(text.string(key.range)),
        related: [
          RelatedPlace(
            en: "the first one is here", zh: "第一个在这里", at: Place(path: text.path, range: key.first))
        ])
    }
  }
}

private func repeated(_ name: String) -> Message {
  Message(
    en: "\"\(name)\" is defined twice; only the last definition is used", zh: "“\(name)”重复定义，只有最后一个生效",
    help: .init(en: "delete one, or give it another name", zh: "删除其中一个，或改用其他名称"))
}
