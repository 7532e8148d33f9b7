import ArgumentParser

/// The options about the run itself; what they print goes to standard error, except the list of files.
struct InsightOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      en: "Prints a table of how many findings each rule has.",
      zh: "用表格统计每条规则的问题数。"))
  var statistics = false

  @Flag(
    help: ArgumentHelp(
      en: "Prints the time of each phase and each rule.",
      zh: "显示每个阶段和每条规则所用的时间。"))
  var timings = false

  @Flag(
    help: ArgumentHelp(
      en: "Lists the pages and native sources that would be linted, and lints none.",
      zh: "列出将要检查的页面和原生源码，不做检查。"))
  var showFiles = false

  var options: LintOptions.Insight {
    LintOptions.Insight(statistics: statistics, timings: timings, showFiles: showFiles)
  }
}
