import Diagnostics
import Linting
import MiniProgram

/// A `<slot>` of a page.
package var pageSlot: Rule {
  Rule(
    id: "page-slot",
    summary: .init(en: "a slot in a page, which nothing can fill", zh: "页面中的插槽无法填入内容"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        A slot shows what the user of a component writes between its tags. A page is never used as a tag, \
        so its slot stays empty. Often the attribute slot was meant, which puts an element into a slot of \
        the component around it.
        """,
      zh: "插槽显示组件使用者写在组件标签之间的内容。页面不会作为标签使用，其插槽始终为空。多半是想用 slot 属性，把元素放入外层组件的插槽。"),
    examples: [
      .wrong(
        [
          "pages/a/a.axml": #"<card><⟦slot⟧ name="title"/></card>"#,
          "pages/a/a.js": "Page({})",
          "pages/a/a.json": #"{ "usingComponents": { "card": "/components/card" } }"#,
          "components/card.axml": #"<view><slot name="title"/></view>"#,
          "components/card.json": #"{ "component": true }"#,
          "components/card.js": "Component({})",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: "this slot is in a page, and nothing can fill it"),
      .right([
        "pages/a/a.axml": #"<card><view slot="title">a</view></card>"#,
        "pages/a/a.js": "Page({})",
        "pages/a/a.json": #"{ "usingComponents": { "card": "/components/card" } }"#,
        "components/card.axml": #"<view><slot name="title"/></view>"#,
        "components/card.json": #"{ "component": true }"#,
        "components/card.js": "Component({})",
        "app.json": #"{ "pages": ["pages/a/a"] }"#,
      ]),
      .wrong(
        [
          "pages/a/a.wxml": #"<view><⟦slot⟧></slot></view>"#,
          "pages/a/a.js": "Page({})",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: "this slot is in a page, and nothing can fill it"),
      .wrong(
        [
          "pages/a/a.swan": #"<view><⟦slot⟧></slot></view>"#,
          "pages/a/a.js": "Page({})",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: "this slot is in a page, and nothing can fill it"),
      .right(
        [
          "pages/a/a.wxml": #"<card><view slot="title">a</view></card>"#,
          "pages/a/a.js": "Page({})",
          "pages/a/a.json": #"{ "usingComponents": { "card": "/components/card" } }"#,
          "components/card.wxml": #"<view><slot name="title"/></view>"#,
          "components/card.json": #"{ "component": true }"#,
          "components/card.js": "Component({})",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
      .right(
        [
          "pages/a/a.swan": #"<card><view slot="title">a</view></card>"#,
          "pages/a/a.js": "Page({})",
          "pages/a/a.json": #"{ "usingComponents": { "card": "/components/card" } }"#,
          "components/card.swan": #"<view><slot name="title"/></view>"#,
          "components/card.json": #"{ "component": true }"#,
          "components/card.js": "Component({})",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
    ],
    checks: [.project(checkPageSlot)])
}

private func checkPageSlot(_ context: ProjectContext) {
  let project = context.project
  var budget = LinkBudget(for: project)
  for (index, file) in project.files.enumerated()
  where !file.facts.emptySlots.isEmpty && !file.facts.hasSyntaxMistakes {
    guard let users = project.users(of: nil, in: index, &budget) else { return }
    guard !users.isEmpty, users.allSatisfy({ isOnlyPage($0, project) }),
      project.isIncludedInTemplate(index, &budget) == false
    else { continue }
    for slot in file.facts.emptySlots { context.report(file.place(slot.tagRange), pageSlotMessage(slot)) }
  }
}

/// Whether a file is a page that nothing can use as a component.
private func isOnlyPage(_ index: Int, _ project: Project) -> Bool {
  let unit = project.files[index].unit
  return unit.kind == .page && project.sources.lists(page: unit.stem)
    && unit.configuration?.isComponent != true && unit.script?.hasInstance(of: .component) != true
    && project.usages[index].componentUsers.isEmpty
}

private func pageSlotMessage(_ slot: EmptySlot) -> Message {
  let help: LocalizedText
  if let component = slot.component, let name = slot.name {
    help = LocalizedText(
      en: "to fill the slot \"\(name)\" of <\(component)>, write slot=\"\(name)\" on an element",
      zh: "要填入 <\(component)> 的插槽“\(name)”，请在元素上写 slot=\"\(name)\"")
  } else {
    help = LocalizedText(en: "remove it", zh: "删除它")
  }
  return Message(
    en: "this slot is in a page, and nothing can fill it", zh: "此插槽位于页面中，没有任何内容能填入", help: help)
}
