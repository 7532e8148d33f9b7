import Diagnostics
import Linting
import Markup

/// More than mpcheck reads.
package var inputLimit: Rule {
  Rule(
    id: "input-limit",
    summary: .init(
      en: "a file, tag or nesting that is too large to be read",
      zh: "文件或标签过大、嵌套过深，无法读取"),
    category: .syntax,
    severity: .error,
    rationale: .init(
      en:
        """
        mpcheck limits time and memory for every input. Every page that a phone can show stays far below \
        these limits.
        """,
      zh: "无论输入是什么，时间和内存的占用都有上限；手机能显示的页面远远达不到这些限制。"),
    examples: [
      .right("<view><view><view>one</view></view></view>"),
      .right(in: .wxml, "<view><view><view>one</view></view></view>"),
      .right(in: .swan, "<view><view><view>one</view></view></view>"),
    ],
    checks: [.syntax([.tooManyAttributes, .tooDeep, .tooManyIssues, .fileTooLarge], checkInputLimit)])
}

private func checkInputLimit(_ issue: SyntaxIssue, _ context: FileContext) {
  switch issue.kind {
  case .tooManyAttributes: context.report(issue.range, tooManyAttributes)
  case .tooDeep: context.report(issue.range, deepNesting(context.string(issue.range)))
  case .fileTooLarge: context.report(issue.range, largeFile)
  default: context.report(issue.range, tooManyIssues)
  }
}

private let largeFile = Message(
  en: "the file has more than 10 MB and is not read", zh: "文件超过 10 MB，不会读取",
  help: .init(en: "no page is that large: exclude the file, or split it", zh: "没有这么大的页面：排除该文件，或将其拆分"))

private let tooManyAttributes = Message(
  en: "the tag has more than 4,096 attributes; the ones from here on are not read",
  zh: "此标签的属性超过 4,096 个；从这里开始的属性不会读取",
  help: .init(en: "pass one object instead", zh: "改为传入一个对象"))

private func deepNesting(_ tag: String) -> Message {
  Message(
    en: "\"\(tag)\" is nested deeper than 256 elements", zh: "“\(tag)”的嵌套深度超过 256 个元素",
    help: .init(en: "move a part of the page into a component", zh: "把页面的一部分移到组件中"))
}

private let tooManyIssues = Message(
  en: "the file has more than 1,000 syntax findings; the ones from here on are not shown",
  zh: "文件中的语法问题超过 1,000 个；从这里开始的不再显示",
  help: .init(en: "fix the ones above first", zh: "先修复前面的问题"))
