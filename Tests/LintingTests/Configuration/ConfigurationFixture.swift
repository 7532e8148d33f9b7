import Diagnostics
import Files
import Linting

let ruleNames = RuleNames(
  [
    RuleNames.Entry("duplicate-id", category: "project", severity: .warning),
    RuleNames.Entry(
      "missing-key", category: "markup", severity: .info,
      options: [.flag("static-lists", "Also reports lists that never change.")]),
    RuleNames.Entry("needless-block", category: "markup", severity: nil),
    RuleNames.Entry("unprefixed-native-type", category: "native-view", severity: .info),
  ], categories: ["native-view", "syntax", "markup", "project", "custom"])

/// The same with a rule that finds nothing without names.
let ruleNamesWithReasons = RuleNames(
  ruleNames.rules + [
    RuleNames.Entry(
      "restricted-names", category: "markup", severity: nil,
      options: [.reasons("names", of: .attribute, "What is not used.", example: #"{ "a@b": "c" }"#)])
  ], categories: ruleNames.categories)

func loader(
  _ files: [String: String], _ names: RuleNames = ruleNames, version: Version = Version(0, 1, 0)
) -> ConfigurationLoader {
  ConfigurationLoader(fileSystem: MemoryFileSystem(files), names: names, version: version)
}

/// The text at an origin in a file, or the name of the origin.
func marked(_ origin: Origin, _ configuration: Configuration) -> String {
  switch origin {
  case .builtIn: "built in"
  case .commandLine: "command line"
  case .file(let place): "\(place.path): " + (configuration.text(of: place.path)?.string(place.range) ?? "?")
  }
}

/// Everything that is wrong with `/p/mpcheck.json` with `content`, and the texts that this marks.
func failures(
  _ content: String, _ others: [String: String] = [:]
) -> [(error: ConfigurationError, marked: String)] {
  let files = others.merging(["/p/mpcheck.json": content]) { $1 }
  do {
    _ = try loader(files, ruleNamesWithReasons).load("/p/mpcheck.json")
    return []
  } catch {
    return error.all.map { error in
      let path = error.place?.path ?? ""
      return (error, SourceText(path: path, files[path] ?? "").string(error.place?.range ?? ByteRange(0, 0)))
    }
  }
}

/// The only error of loading `/p/mpcheck.json` with `content`, and the text that it marks; nil where there is none, or more.
func failure(
  _ content: String, _ others: [String: String] = [:]
) -> (error: ConfigurationError, marked: String)? {
  let all = failures(content, others)
  return all.count == 1 ? all[0] : nil
}

/// The only error of loading the file at a path.
func failure(loading path: String, _ loader: ConfigurationLoader) -> ConfigurationError? {
  do {
    _ = try loader.load(path)
    return nil
  } catch {
    return error.all.count == 1 ? error.all[0] : nil
  }
}
