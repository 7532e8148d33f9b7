import Diagnostics
import Linting
import Markup

/// The string `false` where a boolean is wanted, or a misspelling of `true` or `false`.
package var stringBoolean: Rule {
  Rule(
    id: "string-boolean",
    summary: .init(
      en: "the string \"false\", or a misspelled \"true\" or \"false\", given to a boolean attribute",
      zh: "布尔属性的值是字符串“false”，或拼写错误的“true”或“false”"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en: "A non-empty string is true: the attribute does the opposite of what it says.",
      zh: "非空字符串为真：该属性的效果与所写的相反。"),
    fix: .suggested,
    // Baidu's documents write checked="false" for what is not checked.
    dialects: .families(.alipay, .weChat),
    examples: [
      .wrong(
        #"<checkbox checked="⟦false⟧"/>"#, message: #""false" is a string here, so "checked" is true"#,
        fixed: #"<checkbox checked="{{false}}"/>"#),
      .right(#"<checkbox checked="{{false}}" disabled="true" value="false"/>"#),
      .wrong(
        in: .wxml, #"<view hidden="⟦false⟧"/><scroll-view scroll-x="⟦flase⟧" scroll-y="⟦ture⟧"/>"#,
        message: #""false" is a string here, so "hidden" is true"#,
        #""flase" is a string here, so "scroll-x" is true"#,
        #""ture" is misspelled; as a string it is true by chance"#,
        fixed: #"<view hidden="{{false}}"/><scroll-view scroll-x="{{false}}" scroll-y="{{true}}"/>"#),
      .right(in: .wxml, #"<checkbox checked="{{false}}" disabled="true" value="false"/>"#),
    ],
    checks: [
      .attributes(.matching { $1.components.booleans.contains($0) }, with: .text, checkStringBoolean),
      .project(checkComponents),
    ])
}

/// Checks the properties of components of the program.
private func checkComponents(_ context: ProjectContext) {
  context.forEachUse(where: \.isFalse) { use, user, component in
    let file = context.project.files[user]
    for attribute in use.attributes {
      guard attribute.isFalse, let value = attribute.textRange,
        component.property(ofAttribute: attribute.name)?.type == .boolean
      else { continue }
      context.report(
        file.place(value), stringBooleanMessage("false", attribute.name, meant: false),
        fix: Fix(
          en: "write {{false}}", zh: "改为 {{false}}", .suggested,
          edits: [Edit(replace: file.place(value), with: "{{false}}")]))
    }
  }
}

private func checkStringBoolean(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let value = attribute.staticValue, let meant = meantBoolean(context.text.slice(value)),
    let tag = context.dialect.components[element.tag],
    context.dialect.components.isBoolean(attribute.nameText, of: tag),
    !context.program.registers(tag.name, in: context.unit)
  else { return }
  context.report(
    value, stringBooleanMessage(context.string(value), attribute.nameText, meant: meant),
    fix: Fix(
      en: "write {{\(meant)}}", zh: "改为 {{\(meant)}}", .suggested,
      edits: [context.replace(value, with: "{{\(meant)}}")]))
}

/// What is meant by `false`, or by a text that differs from `true` or `false` in one letter; nil for other texts, and for `true`,
/// which is what it says.
private func meantBoolean(_ text: UnsafeBufferPointer<UInt8>) -> Bool? {
  guard text.count >= 3, text.count <= 6 else { return nil }
  if text.are("true") { return nil }
  if editDistance(text, "true".utf8, limit: 1) <= 1 { return true }
  return editDistance(text, "false".utf8, limit: 1) <= 1 ? false : nil
}

/// Whether the text is `true`, `false` or a misspelling of these.
func isNearBoolean(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  text.are("true") || meantBoolean(text) != nil
}

private func stringBooleanMessage(_ value: String, _ name: String, meant: Bool) -> Message {
  Message(
    en: meant
      ? "\"\(value)\" is misspelled; as a string it is true by chance"
      : "\"\(value)\" is a string here, so \"\(name)\" is true",
    zh: meant ? "“\(value)”拼写有误；作为字符串，它只是碰巧为真" : "“\(value)”在这里是字符串，因此“\(name)”为真",
    help: .init(en: "write \(name)=\"{{\(meant)}}\"", zh: "改为 \(name)=\"{{\(meant)}}\""))
}
