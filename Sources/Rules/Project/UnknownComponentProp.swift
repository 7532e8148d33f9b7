import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

/// An attribute that is nearly a property of a component.
package var unknownComponentProp: Rule {
  Rule(
    id: "unknown-component-prop",
    summary: .init(
      en: "a misspelled component property",
      zh: "组件属性名疑似拼写错误"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en: "The component never sees the value, and the property keeps its initial one.",
      zh: "组件得不到这个值，那个属性仍是初始值。"),
    fix: .suggested,
    examples: [
      .wrong(
        [
          "pages/a/a.axml": #"<card ⟦titel⟧="a" note="b"/>"#,
          "pages/a/a.json": #"{ "usingComponents": { "card": "/components/card" } }"#,
          "components/card.axml": "<view>{{title}}</view>",
          "components/card.json": #"{ "component": true }"#,
          "components/card.js": "Component({ props: { title: '' } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""card" has no property "titel""#, fixed: #"<card title="a" note="b"/>"#),
      .right([
        "pages/a/a.axml": #"<card title="a" note="b"/>"#,
        "pages/a/a.json": #"{ "usingComponents": { "card": "/components/card" } }"#,
        "components/card.axml": "<view>{{title}}</view>",
        "components/card.json": #"{ "component": true }"#,
        "components/card.js": "Component({ props: { title: '' } })",
        "app.json": #"{ "pages": ["pages/a/a"] }"#,
      ]),
      .wrong(
        [
          "pages/a/a.wxml": #"<card ⟦titel⟧="a" max-count="1"/>"#,
          "pages/a/a.json": #"{ "usingComponents": { "card": "/components/card" } }"#,
          "components/card.wxml": "<view>{{title}}</view>",
          "components/card.json": #"{ "component": true }"#,
          "components/card.js": "Component({ properties: { title: String, maxCount: Number } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""card" has no property "titel""#, fixed: #"<card title="a" max-count="1"/>"#),
      .right(
        [
          "pages/a/a.wxml": #"<card title="a" note="b"/>"#,
          "pages/a/a.json": #"{ "usingComponents": { "card": "/components/card" } }"#,
          "components/card.wxml": "<view>{{title}}</view>",
          "components/card.json": #"{ "component": true }"#,
          "components/card.js": "Component({ properties: { title: String } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
      .wrong(
        [
          "pages/a/a.swan": #"<card ⟦titel⟧="a" note="b"/>"#,
          "pages/a/a.json": #"{ "usingComponents": { "card": "/components/card" } }"#,
          "components/card.swan": "<view>{{title}}</view>",
          "components/card.json": #"{ "component": true }"#,
          "components/card.js": "Component({ properties: { title: String } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ],
        message: #""card" has no property "titel""#, fixed: #"<card title="a" note="b"/>"#),
      .right(
        [
          "pages/a/a.swan": #"<card title="a" note="b"/>"#,
          "pages/a/a.json": #"{ "usingComponents": { "card": "/components/card" } }"#,
          "components/card.swan": "<view>{{title}}</view>",
          "components/card.json": #"{ "component": true }"#,
          "components/card.js": "Component({ properties: { title: String } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
    ],
    checks: [.project(checkUnknownComponentProp)])
}

private func checkUnknownComponentProp(_ context: ProjectContext) {
  let project = context.project
  context.forEachUse(where: { !$0.isEvent }) { use, user, component in
    let file = project.files[user]
    for attribute in use.attributes where !attribute.isEvent {
      let declared = component.property(ofAttribute: attribute.name)
      if let declared, !differsInCase(attribute.name, declared.name, file.unit.dialect) { continue }
      guard !component.takesClass(attribute.name),
        let near = declared.map({ (name: $0.name, isOnlyOne: true) })
          ?? context.nearest(
            to: attribute.name, in: component.attributeNames, for: file.unit.path, .strict
          ).map({ (name: $0.name, isOnlyOne: $0.isOnlyOne) }),
        !use.attributes.contains(where: {
          $0.name != attribute.name && meanOneProperty($0.name, near.name)
        }),
        !isUsed(attribute.name, by: component, project), !component.isMadeWith(attribute.name, project)
      else { continue }
      let declaration = component.place(ofProperty: near.name)
      context.report(
        file.place(attribute.range),
        declaration == nil
          ? noClass(attribute.name, of: use.tag, near.name)
          : noProperty(attribute.name, of: use.tag, near.name),
        related: declaration.map {
          [RelatedPlace(en: "\"\(near.name)\" is declared here", zh: "“\(near.name)”在这里声明", at: $0)]
        } ?? [],
        fix: near.isOnlyOne
          ? Fix(
            en: "write \(near.name)", zh: "改为 \(near.name)", .suggested,
            edits: [Edit(replace: file.place(attribute.range), with: near.name)]) : nil)
    }
  }
}

private func noProperty(_ name: String, of tag: String, _ near: String) -> Message {
  Message(
    en: "\"\(tag)\" has no property \"\(name)\"", zh: "“\(tag)”没有属性“\(name)”", help: didYouMean(near))
}

private func noClass(_ name: String, of tag: String, _ near: String) -> Message {
  Message(
    en: "\"\(tag)\" has no external class \"\(name)\"", zh: "“\(tag)”没有外部样式类“\(name)”",
    help: didYouMean(near))
}

/// Whether an attribute is not the property that differs from it in nothing but the case of letters: Alipay looks properties up
/// letter by letter. What becomes of hyphens there is unknown.
private func differsInCase(_ name: String, _ property: String, _ dialect: Dialect) -> Bool {
  dialect.family == .alipay && name != property && !name.utf8.contains(UInt8(ascii: "-"))
    && !property.utf8.contains(UInt8(ascii: "-"))
}

/// Whether the component uses a property that it does not declare, as Alipay's can.
private func isUsed(_ name: String, by component: KnownComponent, _ project: Project) -> Bool {
  let unit = project.files[component.file].unit
  if unit.dialect.family != .alipay { return false }
  guard let modules = component.modules(project) else { return true }
  return component.mayUse(name, modules, project)
}
