import ArgumentParser

/// The options about what changed; only they run git.
struct GitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Prints only what has to do with files that changed since HEAD and this commit diverged, new files among them.",
      valueName: "ref"))
  var changedSince: String?

  @Flag(help: "Lints what is staged for the next commit, and prints only what has to do with it.")
  var staged = false

  var options: LintOptions.Git { LintOptions.Git(changedSince: changedSince, staged: staged) }

  func validate() throws { try options.validate() }
}
