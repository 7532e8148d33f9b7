import Diagnostics
import Linting
import Markup
import MiniProgram

/// A parameter named like an attribute of the tag.
package var reservedParam: Rule {
  Rule(
    id: "reserved-param",
    summary: .init(en: "a parameter named \"id\", \"type\" or \"style\"", zh: "参数名是“id”、“type”或“style”"),
    category: .nativeView,
    severity: .error,
    rationale: .init(
      en:
        """
        The tag uses these three names itself: a parameter of that name does not reach the view, or \
        replaces what the tag needs.
        """,
      zh: "这三个名称由标签自己使用：同名的参数传不到视图，或者会取代标签需要的值。"),
    dialects: .showingMPaaS,
    examples: [
      .wrong(
        #"<mpaas-component id="a" type="my_map" ⟦type⟧="satellite" ⟦id⟧="b"/>"#,
        message: #""type" cannot be the name of a parameter"#, #""id" cannot be the name of a parameter"#),
      .right(
        """
        <mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}" mapType="satellite" mapId="b"/>
        """),
    ],
    checks: [
      .attributes(
        .matching { name, _ in NativeAttribute.field(name) != nil }, of: .nativeViews, checkReservedParam),
      .project(checkDeclarations),
    ])
}

private func checkReservedParam(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  // Nearly always it is the tag's own.
  if let field = attribute.name.known, element.attribute(field) == attribute { return }
  guard case .reserved(let field) = NativeAttribute(attribute, of: element, context) else { return }
  let own = element.attribute(field)
  context.report(
    attribute.nameRange, reservedName(attribute.nameText, field, isAlone: own == nil),
    related: own.map {
      [
        RelatedPlace(
          en: "the real \"\(field.fieldName)\"", zh: "真正的“\(field.fieldName)”",
          at: context.place($0.nameRange))
      ]
    }
      ?? [])
}

/// Checks what `nativeViews` and contract files declare.
private func checkDeclarations(_ context: ProjectContext) {
  let types = context.nativeTypes[Dialect.axml.nativeTags[0]]
  for name in types.names {
    for (name, parameter) in types[name]?.parameters ?? [:] {
      guard let place = parameter.declaration,
        let field = NativeViewFacts.fields.first(where: { $0.fieldName == name.lowercased() })
      else { continue }
      context.report(place, reservedName(name, field, isAlone: false))
    }
  }
}

private func reservedName(_ name: String, _ field: KnownName, isAlone: Bool) -> Message {
  Message(
    en: "\"\(name)\" cannot be the name of a parameter", zh: "“\(name)”不能用作参数名",
    help: isAlone
      ? didYouMean(field.fieldName)
      : LocalizedText(
        en: "\"id\", \"type\" and \"style\" belong to the tag: "
          + "choose another name, such as \"view\(field.fieldName.capitalisedFirst)\"",
        zh: "“id”、“type”和“style”由标签自己使用：换一个名称，例如“view\(field.fieldName.capitalisedFirst)”"))
}
