import ArgumentParser
import Files

/// Which configuration is read.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    name: .customLong("config"),
    help: ArgumentHelp("The configuration, instead of the one that is found.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var file: String?

  @Flag(name: .customLong("no-config"), help: "Reads no configuration.")
  var readsNone = false

  func validate() throws {
    if readsNone, file != nil { throw ValidationError("--config and --no-config exclude each other") }
  }

  /// Relative paths are meant from the absolute `workingDirectory`.
  func choice(in workingDirectory: String) -> LintPlan.ConfigurationChoice {
    if readsNone { return .none }
    return file.map { .file(Path.join(workingDirectory, $0)) } ?? .nearest
  }
}
