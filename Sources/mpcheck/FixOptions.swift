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
      en: "Also writes suggested fixes; review what they change.",
      zh: "同时写入建议的修复；写入后请检查改动。"))
  var unsafeFixes = false

  @Flag(
    help: ArgumentHelp(
      en: "Prints the changes as a diff and writes nothing; exits with 1 if there are any.",
      zh: "以 diff 格式显示改动，不写入任何文件；有改动时退出码为 1。"))
  var diff = false

  @Option(
    help: ArgumentHelp(
      en: "Hides each finding with a comment above it that has this reason.",
      zh: "在每个问题上方写一条带有此原因的注释来屏蔽它。", valueName: "reason"))
  var addSuppressions: String?

  var options: LintOptions.Fixing {
    LintOptions.Fixing(fix: fix, unsafeFixes: unsafeFixes, diff: diff, addSuppressions: addSuppressions)
  }

  func validate() throws { try options.validate() }
}
