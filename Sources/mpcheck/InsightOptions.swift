import ArgumentParser

/// The options about the run itself; what they print goes to standard error, except the list of files.
struct InsightOptions: ParsableArguments {
  @Flag(help: "Counts the findings of each rule in a table.")
  var statistics = false

  @Flag(help: "Prints the time of each phase and each rule.")
  var timings = false

  @Flag(help: "Prints the pages and native sources that would be linted, one a line, and lints none.")
  var showFiles = false

  var options: LintOptions.Insight {
    LintOptions.Insight(statistics: statistics, timings: timings, showFiles: showFiles)
  }
}
