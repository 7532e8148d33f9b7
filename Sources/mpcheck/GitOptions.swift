import ArgumentParser

/// The options about what changed; only they run git.
struct GitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      en:
        "Prints only what has to do with files that changed since HEAD and this commit diverged, new files among them.",
      zh: "只显示与改动的文件（包括新文件）有关的问题；改动从 HEAD 与该提交的分叉点算起。",
      valueName: "ref"))
  var changedSince: String?

  @Flag(
    help: ArgumentHelp(
      en: "Lints what is staged for the next commit, and prints only what has to do with it.",
      zh: "检查为下一次提交暂存的内容，只显示与其有关的问题。"))
  var staged = false

  var options: LintOptions.Git { LintOptions.Git(changedSince: changedSince, staged: staged) }

  func validate() throws { try options.validate() }
}
