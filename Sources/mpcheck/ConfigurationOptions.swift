import ArgumentParser
import Files
import Workspace

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

  /// Relative paths are relative to the absolute `workingDirectory`.
  func choice(in workingDirectory: String) -> WorkspaceSettings.ConfigurationChoice {
    if readsNone { return .none }
    return file.map { .file(Path.join(workingDirectory, $0)) } ?? .nearest
  }
}
