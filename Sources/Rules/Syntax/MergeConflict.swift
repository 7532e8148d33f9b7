import Diagnostics
import Files
import Linting
import Markup
import Script

/// A merge conflict that git left in a file.
package var mergeConflict: Rule {
  Rule(
    id: "merge-conflict",
    summary: .init(
      en: "an unresolved git merge conflict",
      zh: "未解决的 git 合并冲突"),
    category: .syntax,
    severity: .error,
    rationale: .init(
      en:
        """
        The build fails, or the page shows both versions. mpcheck checks pages, scripts and the program's \
        JSON. Because it reads both versions of a page with a conflict, rules about nesting, ids and \
        duplicates do not report there.
        """,
      zh: "构建失败，或者页面上同时出现两个版本。检查范围是页面、脚本和小程序的 JSON；有冲突的页面两个版本都会读取，因此关于嵌套、id 和重复的规则不对其报告。"),
    examples: [
      .wrong(
        """
        <view>
        ⟦<<<<<<< HEAD⟧
        <text>a</text>
        ⟦=======⟧
        <text>b</text>
        ⟦>>>>>>> topic⟧
        </view>
        """, message: "a merge conflict begins here", "the other version of a merge conflict",
        "a merge conflict ends here"),
      .right(
        """
        <view>
        <text>b</text>
        </view>
        """),
      .wrong(
        in: .wxml,
        """
        <view>
        ⟦<<<<<<< HEAD⟧
        <text>a</text>
        ⟦=======⟧
        <text>b</text>
        ⟦>>>>>>> topic⟧
        </view>
        """,
        message: "a merge conflict begins here", "the other version of a merge conflict",
        "a merge conflict ends here"),
      .right(
        in: .wxml,
        """
        <view>
        <text>b</text>
        </view>
        """),
      .wrong(
        in: .swan,
        """
        <view>
        ⟦<<<<<<< HEAD⟧
        <text>a</text>
        ⟦=======⟧
        <text>b</text>
        ⟦>>>>>>> topic⟧
        </view>
        """,
        message: "a merge conflict begins here", "the other version of a merge conflict",
        "a merge conflict ends here"),
      .right(
        in: .swan,
        """
        <view>
        <text>b</text>
        </view>
        """),
    ],
    checks: [
      .syntax([.mergeConflict], checkMergeConflict), .script(checkMergeConflict),
      .project(checkMergeConflict),
    ])
}

private func checkMergeConflict(_ issue: SyntaxIssue, _ context: FileContext) {
  context.report(issue.range, mergeConflictMessage(context.text.bytes[Int(issue.range.start)]))
}

private func checkMergeConflict(_ script: ScriptFacts, _ text: SourceText, _ context: FileContext) {
  guard script.hasConflictMarker else { return }
  for marker in mergeConflictMarkers(in: text.bytes) {
    context.report(
      Place(path: text.path, range: marker), mergeConflictMessage(text.bytes[Int(marker.start)]))
  }
}

private func checkMergeConflict(_ context: ProjectContext) {
  for (text, _) in brokenConfigurations(of: context.project) {
    for marker in mergeConflictMarkers(in: text.bytes) {
      context.report(
        Place(path: text.path, range: marker), mergeConflictMessage(text.bytes[Int(marker.start)]))
    }
  }
}

private func mergeConflictMessage(_ byte: UInt8) -> Message {
  let what: LocalizedText =
    switch byte {
    case UInt8(ascii: "<"): .init(en: "a merge conflict begins here", zh: "合并冲突从这里开始")
    case UInt8(ascii: "|"): .init(en: "the common version of a merge conflict", zh: "合并冲突的共同版本")
    case UInt8(ascii: "="): .init(en: "the other version of a merge conflict", zh: "合并冲突的另一个版本")
    default: .init(en: "a merge conflict ends here", zh: "合并冲突到这里结束")
    }
  return Message(
    what, help: .init(en: "keep one version, and delete the lines with the marks", zh: "保留一个版本，并删除带有标记的行"))
}
