import Diagnostics
import Linting
import MiniProgram

/// Two templates of one name in a file.
package var duplicateTemplate: Rule {
  Rule(
    id: "duplicate-template",
    summary: "two template definitions of one name in a file",
    category: .project,
    severity: .warning,
    rationale: "One of the two is never shown; which one is not documented.",
    examples: [
      .wrong(
        """
        <template name="a"><view/></template>
        <template name="⟦a⟧"><text/></template>
        """, message: #"template "a" is defined twice in this file"#),
      .right(
        """
        <template name="a"><view/></template>
        <template is="a"/><template is="a"/>
        """),
    ],
    checks: [.project(check)])
}

private func check(_ context: ProjectContext) {
  for file in context.project.files where !file.facts.hasUndecidedConditions {
    var first: [String: ByteRange] = [:]
    for template in file.facts.templates {
      if let known = first[template.name] {
        context.report(
          file.place(template.nameRange), .repeatedDefinition(template.name),
          related: [RelatedPlace("first defined here", at: file.place(known))])
      } else {
        first[template.name] = template.nameRange
      }
    }
  }
}

extension Message {
  fileprivate static func repeatedDefinition(_ name: String) -> Message {
    Message("template \"\(name)\" is defined twice in this file", help: "give one of the two another name")
  }
}
