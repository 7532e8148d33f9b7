import Diagnostics
import Files
import Linting

let ruleNames = RuleNames(
  [
    RuleNames.Entry("duplicate-id", category: "project", severity: .warning),
    RuleNames.Entry(
      "missing-key", category: "markup", severity: .info,
      options: [.flag("static-lists", "Reports lists that never change, too.")]),
    RuleNames.Entry(
      "needless-block", category: "markup", severity: nil,
      options: [.reasons("names", "What is not used.", example: "{}")]),
    RuleNames.Entry("unprefixed-native-type", category: "native-view", severity: .info),
  ], categories: ["native-view", "syntax", "markup", "project"])

func loader(_ files: [String: String], version: Version = Version(0, 1, 0)) -> ConfigurationLoader {
  ConfigurationLoader(fileSystem: MemoryFileSystem(files), names: ruleNames, version: version)
}

/// The text at an origin in a file, or the name of the origin.
func marked(_ origin: Origin, _ configuration: Configuration) -> String {
  switch origin {
  case .builtIn: "built in"
  case .commandLine: "command line"
  case .file(let place): "\(place.path): " + (configuration.text(of: place.path)?.string(place.range) ?? "?")
  }
}

/// The error of loading `/p/mpcheck.json` with `content`, and the text that it marks.
func failure(
  _ content: String, _ others: [String: String] = [:]
) -> (error: ConfigurationError, marked: String)? {
  do {
    _ = try loader(others.merging(["/p/mpcheck.json": content]) { $1 }).load("/p/mpcheck.json")
    return nil
  } catch {
    let path = error.place?.path ?? ""
    let text = path == "/p/mpcheck.json" ? content : others[path] ?? ""
    let range = error.place?.range ?? ByteRange(0, 0)
    return (error, SourceText(path: path, text).string(range))
  }
}
