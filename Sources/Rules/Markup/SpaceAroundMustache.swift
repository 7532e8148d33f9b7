import Diagnostics
import Linting
import Markup

/// A condition, list or boolean that is a string, because of a blank beside its mustache.
package var spaceAroundMustache: Rule {
  Rule(
    id: "space-around-mustache",
    summary: "a condition, list or boolean with a blank beside its mustache",
    category: .markup,
    severity: .warning,
    rationale: """
      Only a value that is one mustache keeps its type. With a blank beside it the value is a string, which is always true, \
      and a loop goes over its characters. Alipay trims the value.
      """,
    fix: .suggested,
    dialects: .families(.weChat),
    examples: [
      .wrong(
        in: .wxml, #"<view wx:if="⟦{{a}} ⟧"/><view wx:for="⟦ {{l}}⟧" wx:key="id"/>"#,
        message: "the blank beside {{ }} makes a string of this condition, which is always true",
        "the blank beside {{ }} makes a string of this list",
        fixed: #"<view wx:if="{{a}}"/><view wx:for="{{l}}" wx:key="id"/>"#),
      .right(
        in: .wxml,
        #"<view wx:if="{{ a }}" class=" {{a}} "/><my-box checked=" {{a}} "/><view checked=" {{a}}"/>"#),
    ],
    checks: [
      .attributes(.known(.if, .elif, .for), check),
      .attributes(.matching { $1.components.booleans.contains($0) }, checkBoolean),
    ])
}

private func checkBoolean(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard attribute.hasMustache, context.isBuiltIn(element), let tag = context.dialect.components[element.tag],
    context.dialect.components.isBoolean(attribute.nameText, of: tag)
  else { return }
  check(attribute, element, context)
}

private func check(_ attribute: Attribute, _: Element, _ context: FileContext) {
  let mustaches = attribute.mustaches
  guard mustaches.count == 1, let mustache = mustaches.first, let value = attribute.valueRange,
    value != mustache, context.text.trimmed(value) == mustache
  else { return }
  let edit = context.replace(value, with: context.string(mustache))
  context.report(
    value, .blankBesideMustache(attribute.name),
    fix: Fix("remove the blank", .suggested, edits: [edit]))
}

extension Message {
  fileprivate static func blankBesideMustache(_ name: NameID) -> Message {
    let kind =
      switch name.known {
      case .for: "list"
      case .if, .elif: "condition, which is always true"
      default: "boolean, which is always true"
      }
    return Message("the blank beside {{ }} makes a string of this \(kind)", help: "remove the blank")
  }
}
