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

  func validate() throws {
    if staged, changedSince != nil {
      throw ValidationError("--staged and --changed-since exclude each other")
    }
  }

  /// The option that is given; nil for none.
  var name: String? { staged ? "--staged" : changedSince == nil ? nil : "--changed-since" }
}
