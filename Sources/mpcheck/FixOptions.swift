import ArgumentParser

/// The options that change files.
struct FixOptions: ParsableArguments {
  @Flag(help: "Writes the fixes that never change what a working page does.")
  var fix = false

  @Flag(help: "Writes suggested fixes too: look at what they change.")
  var unsafeFixes = false

  @Flag(
    help:
      "Prints what would be changed as a unified diff and writes nothing; exit status 1 if there is a change."
  )
  var diff = false

  @Option(
    help: ArgumentHelp(
      "Writes a comment above each finding that hides it; in JSON a // comment.", valueName: "reason"))
  var addSuppressions: String?

  var options: LintOptions.Fixing {
    LintOptions.Fixing(fix: fix, unsafeFixes: unsafeFixes, diff: diff, addSuppressions: addSuppressions)
  }

  func validate() throws { try options.validate() }
}
