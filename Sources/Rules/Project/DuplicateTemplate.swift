import Diagnostics
import Linting
import MiniProgram

/// Two templates of one name in a file.
package var duplicateTemplate: Rule {
  Rule(
    id: "duplicate-template",
    summary: .init(
      en: "a duplicate template name in a file",
      zh: "同一文件中模板名称重复"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en: "One of the two is never shown; which one is not documented.",
      zh: "两个中有一个永远不会显示；是哪一个，文档没有说明。"),
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
      .wrong(
        in: .wxml,
        """
        <template name="a"><view/></template>
        <template name="⟦a⟧"><text/></template>
        """,
        message: #"template "a" is defined twice in this file"#),
      .right(
        in: .wxml,
        """
        <template name="a"><view/></template>
        <template is="a"/><template is="a"/>
        """),
      .wrong(
        in: .swan,
        """
        <template name="a"><view/></template>
        <template name="⟦a⟧"><text/></template>
        """,
        message: #"template "a" is defined twice in this file"#),
      .right(
        in: .swan,
        """
        <template name="a"><view/></template>
        <template is="a"/><template is="a"/>
        """),
    ],
    checks: [.project(checkDuplicateTemplate)])
}

private func checkDuplicateTemplate(_ context: ProjectContext) {
  for file in context.project.files where !file.facts.hasUndecidedConditions {
    var first: [String: ByteRange] = [:]
    for template in file.facts.templates {
      if let known = first[template.name] {
        context.report(
          file.place(template.nameRange), repeatedDefinition(template.name),
          related: [RelatedPlace(en: "first defined here", zh: "首次定义在这里", at: file.place(known))])
      } else {
        first[template.name] = template.nameRange
      }
    }
  }
}

private func repeatedDefinition(_ name: String) -> Message {
  Message(
    en: "template \"\(name)\" is defined twice in this file", zh: "模板“\(name)”在此文件中定义了两次",
    help: .init(en: "give one of the two another name", zh: "其中一个改用其他名称"))
}
