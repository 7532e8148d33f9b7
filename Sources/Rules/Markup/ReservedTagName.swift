import Diagnostics
import Linting
import Markup

/// A tag with a name that the platform keeps for itself.
package var reservedTagName: Rule {
  Rule(
    id: "reserved-tag-name",
    summary: .init(en: "a tag whose name begins with wx-", zh: "标签名以 wx- 开头"),
    category: .markup,
    severity: .error,
    rationale: .init(
      en: "WeChat reserves such names for its own elements: the build fails with \"unexpected tag\".",
      zh: "微信把这类名称保留给自己的元素：编译会报错“unexpected tag”。"),
    dialects: .where { $0.reservedTagPrefix != nil },
    examples: [
      .wrong(
        in: .wxml, "<⟦wx-button⟧>one</wx-button>",
        message: #""wx-button" begins with wx-, which is reserved"#),
      .right(in: .wxml, "<button>one</button><my-wx-card/><wxcard/>"),
    ],
    checks: [.elements(.matching { isReservedTag($0, $1) }, checkReservedTagName)])
}

/// Whether the platform keeps the name of a tag for itself.
func isReservedTag(_ tag: String, _ dialect: Dialect) -> Bool {
  dialect.reservedTagPrefix.map { tag.utf8.starts(with: $0.utf8) } ?? false
}

private func checkReservedTagName(_ element: Element, _ context: FileContext) {
  context.report(element.tagRange, reservedName(element.tag, context.dialect.reservedTagPrefix ?? ""))
}

private func reservedName(_ tag: String, _ prefix: String) -> Message {
  Message(
    en: "\"\(tag)\" begins with \(prefix), which is reserved", zh: "“\(tag)”以 \(prefix) 开头，组件不能这样命名",
    help: .init(en: "give the component another name", zh: "给该组件换一个名称"))
}
