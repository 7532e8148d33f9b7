import ArgumentParser

/// Which configuration is read.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    name: .customLong("config"),
    help: ArgumentHelp("The configuration, instead of the one that is found.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var file: String?

  @Flag(name: .customLong("no-config"), help: "Reads no configuration.")
  var readsNone = false

  var options: LintOptions.ConfigurationChoice {
    LintOptions.ConfigurationChoice(file: file, readsNone: readsNone)
  }

  func validate() throws { try options.validate() }
}
