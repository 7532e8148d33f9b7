import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

/// A text that is given to a property that takes a list or an object.
package var mismatchedPropValue: Rule {
  Rule(
    id: "mismatched-prop-value",
    summary: .init(
      en: "text for a property declared as Array or Object", zh: "把文本传给声明为 Array 或 Object 的属性"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        Without a mustache every value is text. A property that is declared as a list or an object does \
        not accept text and stays empty.
        """,
      zh: "没有双大括号时，值无论写成什么样都是文本。声明为数组或对象的属性不接受文本，会保持为空。"),
    dialects: .families(.weChat, .baidu),
    examples: [
      .wrong(
        [
          "pages/a/a.wxml": #"<card list="⟦[]⟧" style-map="⟦a⟧" title="[]"/>"#,
          "pages/a/a.json": #"{ "usingComponents": { "card": "/card/card" } }"#,
          "card/card.wxml": "<view>{{title}}{{list.length}}{{styleMap.a}}</view>",
          "card/card.json": #"{ "component": true }"#,
          "card/card.js":
            "Component({ properties: { list: Array, styleMap: { type: Object }, title: String } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #"this is text, and "list" is declared as Array"#,
        #"this is text, and "styleMap" is declared as Object"#),
      .right([
        "pages/a/a.wxml": #"<card list="{{[]}}" style-map="{{map}}" title="[]"/>"#,
        "pages/a/a.js": "Page({ data: { map: {} } })",
        "pages/a/a.json": #"{ "usingComponents": { "card": "/card/card" } }"#,
        "card/card.wxml": "<view>{{title}}{{list.length}}{{styleMap.a}}</view>",
        "card/card.json": #"{ "component": true }"#,
        "card/card.js":
          "Component({ properties: { list: Array, styleMap: { type: Object }, title: String } })",
        "app.json": #"{ "pages": ["pages/a/a"] }"#,
      ]),
      .wrong(
        [
          "pages/a/a.swan": #"<card list="⟦[]⟧"/>"#,
          "pages/a/a.js": "Page({})",
          "pages/a/a.json": #"{ "usingComponents": { "card": "/card/card" } }"#,
          "card/card.swan": "<view>{{list.length}}</view>",
          "card/card.json": #"{ "component": true }"#,
          "card/card.js": "Component({ properties: { list: Array } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #"this is text, and "list" is declared as Array"#),
      .right([
        "pages/a/a.swan": #"<card list="{= rows =}"/>"#,
        "pages/a/a.js": "Page({ data: { rows: [] } })",
        "pages/a/a.json": #"{ "usingComponents": { "card": "/card/card" } }"#,
        "card/card.swan": "<view>{{list.length}}</view>",
        "card/card.json": #"{ "component": true }"#,
        "card/card.js": "Component({ properties: { list: Array } })",
        "app.json": #"{ "pages": ["pages/a/a"] }"#,
      ]),
    ],
    checks: [.project(checkMismatchedPropValue)])
}

private func checkMismatchedPropValue(_ context: ProjectContext) {
  context.forEachUse(where: { $0.textRange != nil && !$0.isEvent }, of: mayDeclareLists) {
    use, user, component in
    if component.isMade { return }
    let file = context.project.files[user]
    for attribute in use.attributes {
      // `literal-data-name` reports the name of a field.
      guard let text = attribute.textRange, !attribute.isEvent, attribute.dataName == nil,
        let property = component.property(ofAttribute: attribute.name), property.source == .properties,
        let type = typeName(property.type)
      else { continue }
      context.report(
        file.place(text), textForOther(property.name, type, attribute.name),
        related: component.place(ofProperty: property.name).map {
          [RelatedPlace(en: "\"\(property.name)\" is declared here", zh: "“\(property.name)”在这里声明", at: $0)]
        } ?? [])
    }
  }
}

/// Whether a component may have a property that takes a list or an object: most have none.
private func mayDeclareLists(_ file: ProjectFile) -> Bool {
  guard let script = file.unit.script else { return false }
  return script.objects.indices.contains { index in
    !script.objects[index].mixins.isEmpty
      || script.objects[index].dataFields.contains {
        $0.source == .properties && typeName($0.type) != nil
      }
  }
}

/// As it is declared; nil for the types that a text can have or be made of.
private func typeName(_ type: ValueKind) -> String? {
  switch type {
  case .array: "Array"
  case .object: "Object"
  default: nil
  }
}

private func textForOther(_ property: String, _ type: String, _ attribute: String) -> Message {
  Message(
    en: "this is text, and \"\(property)\" is declared as \(type)", zh: "这里是文本，而“\(property)”声明为 \(type)",
    help: .init(
      en: "write a mustache: \(attribute)=\"{{...}}\"", zh: "改用双大括号：\(attribute)=\"{{...}}\""))
}
