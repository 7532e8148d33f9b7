import ArgumentParser

/// The options that change files.
struct FixOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      en: "Writes the fixes that never change what a working page does.",
      zh: "写入安全的修复：不改变原本正常的页面的行为。"))
  var fix = false

  @Flag(
    help: ArgumentHelp(
      en: "Writes suggested fixes too: look at what they change.",
      zh: "同时写入建议的修复；写入后请检查改动。"))
  var unsafeFixes = false

  @Flag(
    help: ArgumentHelp(
      en:
        "Prints what would be changed as a unified diff and writes nothing; exit status 1 if there is a change.",
      zh: "以 unified diff 格式显示将要做的改动，不写入任何文件；有改动时退出码为 1。"))
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
