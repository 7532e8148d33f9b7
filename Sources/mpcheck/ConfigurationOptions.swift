import ArgumentParser

/// Which configuration is read.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      en: "Reads this configuration instead of the one that is found.",
      zh: "读取此配置文件，而不是自动找到的那个。", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var file: String?

  @Flag(
    name: .customLong("no-config"), help: ArgumentHelp(en: "Reads no configuration file.", zh: "不读取配置文件。"))
  var readsNone = false

  var options: LintOptions.ConfigurationChoice {
    LintOptions.ConfigurationChoice(file: file, readsNone: readsNone)
  }

  func validate() throws { try options.validate() }
}
