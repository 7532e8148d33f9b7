import ArgumentParser

/// The options about findings that are known already.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      en: "Hides the findings that this file lists.",
      zh: "屏蔽此文件中记录的问题。", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(
    help: ArgumentHelp(
      en: "Writes the current findings to the baseline and drops those that are gone.",
      zh: "将当前问题写入基线，并去掉已不存在的问题。"))
  var writeBaseline = false

  var options: LintOptions.Baselines {
    LintOptions.Baselines(baseline: baseline, writeBaseline: writeBaseline)
  }
}
