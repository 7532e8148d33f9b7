import Diagnostics
import Linting
import Markup

/// An attribute with a name that the compiler does not accept.
package var longAttributeName: Rule {
  Rule(
    id: "long-attribute-name",
    summary: .init(en: "an attribute name of more than 31 characters", zh: "属性名超过 31 个字符"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        WeChat's compiler for the old framework reports "unexpected attribute name"; glass-easel accepts \
        it.
        """,
      zh: "微信旧框架编译会报错“unexpected attribute name”；glass-easel 可以读取。"),
    dialects: .withSecondFramework,
    examples: [
      .wrong(
        in: .wxml, "<video ⟦picture-in-picture-show-progress⟧/>",
        message: #""picture-in-picture-show-progress" has 32 characters; only 31 are read"#),
      .right(
        in: .wxml, #"<view data-abcdefghijklmnopqrstuvwxyz="a" worklet:adjust-deceleration-velocity="f"/>"#),
    ],
    checks: [.attributes(.matching { name, _ in isTooLong(name) }, checkLongAttributeName)])
}

private let longest = 31

/// Whether the name is too long. Builds remove the platform before a name: `mp-weixin:show`.
private func isTooLong(_ name: String) -> Bool {
  name.count > longest && !name.hasPrefix("worklet:") && !name.hasPrefix("mp-")
}

private func checkLongAttributeName(_ attribute: Attribute, _: Element, _ context: FileContext) {
  if context.unit.usesSecondFramework || context.mayBeOfSecondFramework { return }
  context.report(attribute.nameRange, longName(attribute.nameText))
}

private func longName(_ name: String) -> Message {
  Message(
    en: "\"\(name)\" has \(name.count) characters; only \(longest) are read",
    zh: "“\(name)”有 \(name.count) 个字符，而最多只读取 \(longest) 个",
    help: .init(en: "choose a shorter name, or set the value in the script", zh: "换一个较短的名称，或在脚本中设置该值"))
}
