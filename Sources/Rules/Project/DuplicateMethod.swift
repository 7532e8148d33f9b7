import Diagnostics
import Linting
import MiniProgram
import Script

/// A key that comes twice among the options of a page or component.
package var duplicateMethod: Rule {
  Rule(
    id: "duplicate-method",
    summary: "a member that comes twice in one object of Page or Component",
    category: .project,
    severity: .warning,
    rationale: "Only the last one counts: what is written before it is never called.",
    examples: [
      .wrong(
        "<view/>", script: "Page({ onShow() {}, pick() {}, ⟦onShow⟧() {} })",
        message: #""onShow" comes twice, and only the last one counts"#),
      .right("<view/>", script: "Page({ onShow() {}, get a() {}, set a(b) {}, pick() {} })"),
      .wrong(
        in: .wxml, "<view/>",
        script:
          "Component({ methods: { pick() {}, ⟦pick⟧: function () {} }, lifetimes: { ready() {}, ⟦ready⟧() {} } })",
        message: #""pick" comes twice, and only the last one counts"#,
        #""ready" comes twice, and only the last one counts"#),
    ],
    checks: [.script(check)])
}

private func check(_ script: ScriptFacts, _ text: SourceText, _ context: FileContext) {
  for object in script.objects where object.kind.isInstance {
    for key in object.repeatedKeys {
      context.report(
        Place(path: text.path, range: key.range), .repeated(text.string(key.range)),
        related: [RelatedPlace("the first one is here", at: Place(path: text.path, range: key.first))])
    }
  }
}

extension Message {
  fileprivate static func repeated(_ name: String) -> Message {
    Message(
      "\"\(name)\" comes twice, and only the last one counts", help: "delete one, or give it another name")
  }
}
