import Diagnostics
import Linting
import Markup
import MiniProgram

/// A function that is given to a component of Alipay under a name by which it arrives as text.
package var onPrefix: Rule {
  Rule(
    id: "on-prefix",
    summary: .init(
      en: "a function given to a component under a name without on", zh: "传给组件的函数，其属性名没有 on 前缀"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        The platform passes functions only under names that begin with on. Under another name the \
        component gets the method's name as a string, and its call fails. Reported only if the attribute's \
        value is a method's name and the component calls it.
        """,
      zh: "平台只用以 on 开头的属性名传递函数。使用其他名称时，组件得到的是字符串，调用会出错。只报告值为方法名、且组件会调用的属性。"),
    sources: [
      .init(
        en:
          "AlipayDocs/open-docs, mini/framework, props of the component object: a function has to have the prefix on",
        zh: "AlipayDocs/open-docs 的 mini/framework，组件对象的 props：传递函数时一定要以 on 为前缀")
    ],
    dialects: .families(.alipay),
    examples: [
      .wrong(
        [
          "pages/a/a.axml": #"<card ⟦click⟧="go" title="go"/>"#,
          "pages/a/a.js": "Page({ go() {} })",
          "pages/a/a.json": #"{ "usingComponents": { "card": "/card/card" } }"#,
          "card/card.axml": #"<view onTap="tap">{{title}}</view>"#,
          "card/card.json": #"{ "component": true }"#,
          "card/card.js": "Component({ props: { title: '' }, methods: { tap() { this.props.click() } } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""click" arrives as text: only names that begin with on pass functions"#),
      .right([
        "pages/a/a.axml": #"<card onClick="go" title="go"/>"#,
        "pages/a/a.js": "Page({ go() {} })",
        "pages/a/a.json": #"{ "usingComponents": { "card": "/card/card" } }"#,
        "card/card.axml": #"<view onTap="tap">{{title}}</view>"#,
        "card/card.json": #"{ "component": true }"#,
        "card/card.js": "Component({ props: { title: '' }, methods: { tap() { this.props.onClick() } } })",
        "app.json": #"{ "pages": ["pages/a/a"] }"#,
      ]),
    ],
    checks: [.project(checkOnPrefix)])
}

private func checkOnPrefix(_ context: ProjectContext) {
  let project = context.project
  context.forEachUse(where: { $0.isMethodName && !$0.isEvent }) { use, user, component in
    for attribute in use.attributes where attribute.isMethodName && !attribute.isEvent {
      let name = attribute.name
      guard !name.hasPrefix("on"), !name.hasPrefix("catch"), !component.isMade,
        component.takesFunction(name, project)
      else { continue }
      context.report(project.files[user].place(attribute.range), arrivesAsText(name))
    }
  }
}

extension KnownComponent {
  /// Whether a property is a function at first, or the script calls it.
  fileprivate func takesFunction(_ name: String, _ project: Project) -> Bool {
    if propertiesByName[name]?.kind == .function { return true }
    return modules(project)?.calledProps.contains(name) ?? false
  }
}

private func arrivesAsText(_ name: String) -> Message {
  let right = "on" + name.camelCased.capitalisedFirst
  return Message(
    en: "\"\(name)\" arrives as text: only names that begin with on pass functions",
    zh: "“\(name)”传入的是文本：只有以 on 开头的属性名才能传递函数",
    help: .init(
      en: "name it \(right), here and in the component", zh: "在此处和组件中都改名为 \(right)"))
}
