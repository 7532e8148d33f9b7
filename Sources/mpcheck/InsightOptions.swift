import ArgumentParser

/// The options about the run itself; what they print goes to standard error, except the list of files.
struct InsightOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      en: "Counts the findings of each rule in a table.",
      zh: "用表格统计每条规则的问题数。"))
  var statistics = false

  @Flag(
    help: ArgumentHelp(
      en: "Prints the time of each phase and each rule.",
      zh: "显示每个阶段和每条规则所用的时间。"))
  var timings = false

  @Flag(
    help: ArgumentHelp(
      en: "Prints the pages and native sources that would be linted, one a line, and lints none.",
      zh: "列出将要检查的页面和原生源码，每行一个，不做检查。"))
  var showFiles = false

  var options: LintOptions.Insight {
    LintOptions.Insight(statistics: statistics, timings: timings, showFiles: showFiles)
  }
}
