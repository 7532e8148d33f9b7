import Diagnostics
import Linting
import MiniProgram

/// A template that nobody uses.
package var unusedTemplate: Rule {
  Rule(
    id: "unused-template",
    summary: .init(
      en: "an unused template",
      zh: "模板没有使用"),
    category: .project,
    severity: nil,
    rationale: .init(en: "It only adds to the package size.", zh: "该模板只会增大代码包的体积。"),
    reportsUnreached: true,
    examples: [
      .wrong(
        #"<template name="⟦a⟧"><view/></template><template name="b"/><template is="b"/>"#,
        message: #"unused template "a""#),
      .right(#"<template name="a"><view/></template><template is="{{name}}"/>"#),
      .wrong(
        in: .wxml, #"<template name="⟦a⟧"><view/></template><template name="b"/><template is="b"/>"#,
        message: #"unused template "a""#),
      .right(in: .wxml, #"<template name="a"><view/></template><template is="{{name}}"/>"#),
      .wrong(
        in: .swan, #"<template name="⟦a⟧"><view/></template><template name="b"/><template is="b"/>"#,
        message: #"unused template "a""#),
      .right(in: .swan, #"<template name="a"><view/></template><template is="{{name}}"/>"#),
    ],
    checks: [.project(checkUnusedTemplate)])
}

private func checkUnusedTemplate(_ context: ProjectContext) {
  if context.project.sources.program.hasUnknownPages { return }
  let project = context.project
  for (index, file) in project.files(with: .templates) {
    let users = Set(project.usages[index].importers.map(\.file)).union([index])
    let group = Set(users.flatMap { project.includeGroup(of: $0) })
    let names = group.flatMap { project.files[$0].facts.templateUses.map(\.name) }
    if names.contains(nil) || group.contains(where: { project.files[$0].facts.templatesAreIncomplete }) {
      continue
    }
    let used = Set(names)
    for template in file.facts.templates where !used.contains(template.name) {
      context.report(file.place(template.nameRange), unusedTemplateMessage(template.name))
    }
  }
}

private func unusedTemplateMessage(_ name: String) -> Message {
  Message(
    en: "unused template \"\(name)\"", zh: "模板“\(name)”未使用",
    help: .init(
      en: "remove it, or use it by <template is=\"\(name)\"/>", zh: "删除，或用 <template is=\"\(name)\"/> 使用该模板"
    ))
}
