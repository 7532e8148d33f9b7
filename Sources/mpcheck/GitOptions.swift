import ArgumentParser

/// The options about what changed; only they run git.
struct GitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      en: "Prints only findings related to files changed since HEAD left this commit.",
      zh: "只显示与 HEAD 和该提交分叉以来改动的文件有关的问题。",
      valueName: "ref"))
  var changedSince: String?

  @Flag(
    help: ArgumentHelp(
      en: "Lints the staged content, and prints only findings related to it.",
      zh: "检查暂存的内容，只显示与其有关的问题。"))
  var staged = false

  var options: LintOptions.Git { LintOptions.Git(changedSince: changedSince, staged: staged) }

  func validate() throws { try options.validate() }
}
