import Diagnostics
import Linting
import Markup
import MiniProgram

/// Two `import-sjs` that give one name.
package let duplicateSJSName = Rule(
  id: "duplicate-sjs-name",
  summary: "two import-sjs that give one name",
  category: .project,
  severity: .error,
  rationale: "The later script replaces the earlier one; with names in braces the build fails.",
  examples: [
    .wrong(
      #"<import-sjs from="@/a.sjs" name="m"/>\#n<import-sjs from="@/b.sjs" name="⟦m⟧"/>\#n{{m.a}}"#,
      message: #""m" is already the name of another import-sjs"#),
    .wrong(
      """
      <import-sjs from="@/a.sjs" name="{ a, b: c }"/>
      <import-sjs from="@/b.sjs" name="{ ⟦c⟧, b }"/>
      {{c + b}}
      """,
      message: #""c" is already the name of another import-sjs"#),
    .right(
      #"<import-sjs from="@/a.sjs" name="a"/>\#n<import-sjs from="@/a.sjs" name="{ b: c }"/>\#n{{a + c}}"#),
    .right(
      """
      <!-- #if NEW -->
      <import-sjs from="@/a.sjs" name="m"/>
      <!-- #else -->
      <import-sjs from="@/b.sjs" name="m"/>
      <!-- #endif -->
      {{m.a}}
      """),
  ],
  checks: [.project(check)])

private func check(_ context: ProjectContext) {
  for file in context.project.files where !file.facts.hasUndecidedConditions {
    var first: [String: (range: ByteRange, reference: Int)] = [:]
    for (index, reference) in file.facts.references.enumerated() {
      for (name, range) in reference.names {
        guard let known = first[name] else {
          first[name] = (range, index)
          continue
        }
        if known.reference == index { continue }
        context.report(
          file.place(range), .nameTaken(name, file.unit.dialect.spelling(.scriptModule)),
          related: [RelatedPlace("first given here", at: file.place(known.range))])
      }
    }
  }
}

extension Message {
  fileprivate static func nameTaken(_ name: String, _ tag: String) -> Message {
    Message("\"\(name)\" is already the name of another \(tag)", help: "give this one another name")
  }
}
