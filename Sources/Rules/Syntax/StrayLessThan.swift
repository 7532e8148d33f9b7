import Diagnostics
import Linting
import Markup

/// A `<` in text that does not start a tag.
package var strayLessThan: Rule {
  Rule(
    id: "stray-less-than",
    summary: .init(
      en: "a stray \"<\" in text",
      zh: "文本中有不属于任何标签的“<”"),
    category: .syntax,
    severity: .error,
    severities: .init(
      en: "warning where white space or another \"<\" follows, error elsewhere",
      zh: "后面是空白或另一个“<”时为 warning，其余为 error"),
    rationale: .init(
      en:
        """
        The build fails, or drops everything up to the next tag; before a blank or another "<", some \
        builds show it. An entity does not help, because it is shown as written: the character has to come \
        from an expression.
        """,
      zh: "构建失败，或丢弃直到下一个标签的内容；在空格或另一个“<”之前，有些构建会将其显示出来。用实体也不行：实体会原样显示，因此该字符只能来自表达式。"),
    fix: .suggested,
    examples: [
      .wrong(
        "<text>a ⟦<⟧ b</text>", message: #""<" does not start a tag"#, fixed: "<text>a {{'<'}} b</text>"),
      .right(#"<text a:if="{{a < b}}">{{a <b}}{{'<'}}</text><!-- a < b -->"#),
      .wrong(
        in: .wxml, "<text>a ⟦<⟧ b</text>", message: #""<" does not start a tag"#,
        fixed: "<text>a {{'<'}} b</text>"),
      .right(in: .wxml, #"<text wx:if="{{a < b}}">{{a <b}}{{'<'}}</text><!-- a < b -->"#),
      .wrong(
        in: .swan, "<text>a ⟦<⟧ b</text>", message: #""<" does not start a tag"#,
        fixed: "<text>a {{'<'}} b</text>"),
      .right(in: .swan, #"<text s-if="a < b">{{a <b}}{{'<'}}</text><!-- a < b -->"#),
    ],
    checks: [.syntax([.lessThanInText], checkStrayLessThan)])
}

private func checkStrayLessThan(_ issue: SyntaxIssue, _ context: FileContext) {
  let characters = context.string(issue.range)
  let shown = context.excerpt(issue.range)
  if let end = context.spacedEndTag(at: issue.range)?.range {
    let tag = context.string(end).filter { $0 != " " }
    context.report(
      issue.range, strayEndTagMessage(tag), severity: issue.isKeptAsText(in: context.text) ? .warning : nil,
      fix: Fix(en: "write \(tag)", zh: "改为 \(tag)", .suggested, edits: [context.replace(end, with: tag)]))
    return
  }
  let fix = Fix(
    en: "write {{'\(shown)'}}", zh: "改为 {{'\(shown)'}}", .suggested,
    edits: [context.replace(issue.range, with: "{{'\(characters)'}}")])
  // The code of a module of another dialect is read as text here.
  let node = context.document.innermostNode(around: issue.range)
  let isInCode = (node?.element ?? node?.parent).map(Dialect.isScriptModule) ?? false
  context.report(
    issue.range, strayLessThanMessage(shown), severity: issue.isKeptAsText(in: context.text) ? .warning : nil,
    fix: isInCode ? nil : fix)
}

private func strayEndTagMessage(_ tag: String) -> Message {
  Message(
    en: "\"<\" does not start a tag", zh: "“<”不是标签的开头",
    help: .init(en: "write \(tag)", zh: "改为 \(tag)"))
}

private func strayLessThanMessage(_ characters: String) -> Message {
  Message(
    en: "\"\(characters)\" does not start a tag", zh: "“\(characters)”不是标签的开头",
    help: .init(
      en: "write {{'\(characters)'}} for the \(characters == "<" ? "character" : "characters")",
      zh: "改为 {{'\(characters)'}}"))
}
