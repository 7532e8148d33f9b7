import Diagnostics
import Linting
import Markup

/// A condition or loop on a tag that takes none.
package var misplacedDirective: Rule {
  Rule(
    id: "misplaced-directive",
    summary: "a condition or loop on a tag that takes none",
    category: .markup,
    severity: .warning,
    rationale:
      "Definitions, imports and script modules are read when the page is built, whatever a condition or loop says.",
    dialects: .families(.weChat, .baidu),
    examples: [
      .wrong(
        in: .wxml,
        """
        <template name="a" ⟦wx:if⟧="{{b}}"/><import src="./a.wxml" ⟦wx:for⟧="{{l}}"/><wxs ⟦wx:if⟧="{{b}}" \
        module="m">1</wxs>{{m}}
        """, message: #""wx:if" has no effect on a definition of a template"#,
        #""wx:for" has no effect on import"#, #""wx:if" has no effect on wxs"#),
      .right(
        in: .wxml,
        """
        <template is="a" wx:if="{{b}}"/><template name="a"><view wx:if="{{b}}"/></template><block wx:for="{{l}}" wx:key="id"/>
        """),
      .wrong(
        in: .swan, #"<view s-for="item in list" ⟦s-if⟧="item.a">{{item.b}}</view>"#,
        message: #""s-if" is on the tag of a loop"#),
    ],
    checks: [
      .elements(.known(.template, .import, .scriptModule, .otherScriptModule), check),
      .attributes(.known(.if, .elif, .else), checkLoop),
    ])
}

/// Reports a condition on the tag of a loop, which Baidu forbids.
private func checkLoop(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard context.dialect.family == .baidu, let loop = element.attribute(.for) else { return }
  context.report(
    attribute.nameRange, .besideLoop(attribute.nameText, context.dialect),
    related: [RelatedPlace("the loop", at: context.place(loop.nameRange))])
}

private func check(_ element: Element, _ context: FileContext) {
  if context.dialect.family == .baidu { return }
  let isDefinition = element.name == .template
  if isDefinition, !element.has(.name) { return }
  for attribute in element.attributes
  where attribute.name == .if || attribute.name == .elif || attribute.name == .else || attribute.name == .for
  {
    context.report(
      attribute.nameRange,
      .misplaced(attribute.nameText, isDefinition ? "a definition of a template" : element.tag))
  }
}

extension Message {
  fileprivate static func besideLoop(_ name: String, _ dialect: Dialect) -> Message {
    let loop = dialect.spelling(.for)
    return Message(
      "\"\(name)\" is on the tag of a loop",
      help: "put \(loop) on a block around the tag, and leave \(name) on it")
  }

  fileprivate static func misplaced(_ name: String, _ place: String) -> Message {
    Message("\"\(name)\" has no effect on \(place)", help: "put it where the content is used")
  }
}
