import ArgumentParser

/// The options about findings that are known already.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Hides the findings that are in the file.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(help: "Writes the present findings to the baseline, and drops those that are gone.")
  var writeBaseline = false

  var options: LintOptions.Baselines {
    LintOptions.Baselines(baseline: baseline, writeBaseline: writeBaseline)
  }
}
