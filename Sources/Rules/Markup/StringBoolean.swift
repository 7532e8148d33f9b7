import Diagnostics
import Linting
import Markup

/// The string `false` where a boolean is wanted.
package var stringBoolean: Rule {
  Rule(
    id: "string-boolean",
    summary: #"the string "false" given to a boolean attribute"#,
    category: .markup,
    severity: .warning,
    rationale: "A string that is not empty is true: the attribute does the opposite of what is written.",
    fix: .suggested,
    // Baidu's documents write checked="false" for what is not checked.
    dialects: .families(.alipay, .weChat),
    examples: [
      .wrong(
        #"<checkbox checked="⟦false⟧"/>"#, message: #""false" is a string here, so "checked" is true"#,
        fixed: #"<checkbox checked="{{false}}"/>"#),
      .right(#"<checkbox checked="{{false}}" disabled="true" value="false"/>"#),
      .wrong(
        in: .wxml, #"<view hidden="⟦false⟧"/><scroll-view scroll-x="⟦false⟧"/>"#,
        message: #""false" is a string here, so "hidden" is true"#,
        #""false" is a string here, so "scroll-x" is true"#,
        fixed: #"<view hidden="{{false}}"/><scroll-view scroll-x="{{false}}"/>"#),
    ],
    checks: [.attributes(.matching { $1.components.booleans.contains($0) }, check)])
}

private func check(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let value = attribute.staticValue, context.string(value) == "false",
    let tag = context.dialect.components[element.tag],
    context.dialect.components.isBoolean(attribute.nameText, of: tag),
    !context.program.registers(tag.name, in: context.unit)
  else { return }
  context.report(
    value, .stringBoolean(attribute.nameText),
    fix: Fix("write {{false}}", .suggested, edits: [context.replace(value, with: "{{false}}")]))
}

extension Message {
  fileprivate static func stringBoolean(_ name: String) -> Message {
    Message("\"false\" is a string here, so \"\(name)\" is true", help: "write \(name)=\"{{false}}\"")
  }
}
