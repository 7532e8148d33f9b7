import ArgumentParser

/// The options that change files.
struct FixOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      en: "Writes the fixes that never change what a working page does.",
      zh: "写入修复，但只限从不改变正常页面行为的修复。"))
  var fix = false

  @Flag(
    help: ArgumentHelp(
      en: "Writes suggested fixes too: look at what they change.",
      zh: "也写入建议修复：要查看改动了什么。"))
  var unsafeFixes = false

  @Flag(
    help: ArgumentHelp(
      en:
        "Prints what would be changed as a unified diff and writes nothing; exit status 1 if there is a change.",
      zh: "以 unified diff 显示将有的改动，不写入任何文件；有改动时退出状态为 1。"))
  var diff = false

  @Option(
    help: ArgumentHelp(
      en: "Writes a comment above each finding that hides it; in JSON a // comment.",
      zh: "在每个问题上方写一条屏蔽它的注释；JSON 中为 // 注释。", valueName: "reason"))
  var addSuppressions: String?

  var options: LintOptions.Fixing {
    LintOptions.Fixing(fix: fix, unsafeFixes: unsafeFixes, diff: diff, addSuppressions: addSuppressions)
  }

  func validate() throws { try options.validate() }
}
