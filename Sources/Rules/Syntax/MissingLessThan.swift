import Diagnostics
import Linting
import Markup

/// A tag without its `<`.
package var missingLessThan: Rule {
  Rule(
    id: "missing-less-than",
    summary: .init(en: "a tag without its \"<\"", zh: "标签缺少“<”"),
    category: .syntax,
    severity: .warning,
    severities: .init(
      en: "error where its end tag is left without a start tag, warning elsewhere",
      zh: "其结束标签因此没有结束任何标签时为 error，其余为 warning"),
    rationale: .init(
      en:
        """
        The parser reads the tag as text: the page shows it as written, and its end tag has no start tag.
        """,
      zh: "解析器会把该标签当作文本，原样显示在页面上，而它的结束标签没有开始标签。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<view>⟦image⟧ class="a" src="/a.png"/></view>"#, message: #"missing "<" before "image""#,
        fixed: #"<view><image class="a" src="/a.png"/></view>"#),
      .right(#"<view><image class="a" src="/a.png"/>image > text</view>"#),
      .wrong(
        in: .wxml, #"<view>⟦image⟧ class="a" src="/a.png"/></view>"#,
        message: #"missing "<" before "image""#, fixed: #"<view><image class="a" src="/a.png"/></view>"#),
      .right(in: .wxml, #"<view><image class="a" src="/a.png"/>image > text</view>"#),
      .wrong(
        in: .swan, #"<view>⟦image⟧ class="a" src="/a.png"/></view>"#,
        message: #"missing "<" before "image""#, fixed: #"<view><image class="a" src="/a.png"/></view>"#),
      .right(in: .swan, #"<view><image class="a" src="/a.png"/>image > text</view>"#),
    ],
    checks: [.document(checkMissingLessThan)])
}

private func checkMissingLessThan(_ context: FileContext) {
  for tag in context.lostTags.tags {
    let edit = context.replace(tag.range, with: "<" + context.string(tag.range))
    context.report(
      tag.name, tagWithoutStart(context.string(tag.name)), severity: tag.hasEndTag ? .error : nil,
      fix: tag.isWholeText
        ? Fix(en: "write \"<\" before it", zh: "在前面加上“<”", .suggested, edits: [edit]) : nil)
  }
}

private func tagWithoutStart(_ name: String) -> Message {
  Message(
    en: "missing \"<\" before \"\(name)\"", zh: "“\(name)”前缺少“<”",
    help: .init(en: "write <\(name)", zh: "改为 <\(name)"))
}
