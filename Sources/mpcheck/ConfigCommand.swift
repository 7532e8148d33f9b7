import ArgumentParser
import Files
import Linting
import MiniProgram
import Rules
import Workspace

struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Prints the configuration in force, and where each key of it is set.",
    discussion: """
      The severities are those in the given file; of a folder, those in files that no entry of "overrides" names.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(help: ArgumentHelp("A page, a folder or a program.", valueName: "path"), completion: .file())
  var path = "."

  @Option(help: ArgumentHelp("text or json.", valueName: "format"))
  var format: Format = .text

  func validate() throws { try checkPaths([path]) }

  func run() throws {
    let workingDirectory = try Terminal.workingDirectory()
    let path = Path.join(workingDirectory, path)
    let files = DiskFileSystem()
    guard files.kind(of: path, followingLinks: true) != nil else {
      Terminal.writeError("mpcheck: \(self.path): there is no such file or folder")
      throw ExitStatus.wrongUse
    }
    let configuration: Configuration
    do {
      configuration = try ConfigurationPlace(of: path, workingDirectory: workingDirectory).load()
    } catch {
      Terminal.writeError("mpcheck: \(error.text(from: workingDirectory))")
      throw ExitStatus.wrongUse
    }
    for note in configuration.notes(from: workingDirectory) { Terminal.writeError("note: \(note)") }
    let settings = RuleSettings(rules: allRules.map { ($0.id, $0.severity) }, configuration: configuration)
    let severities = zip(allRules, settings.settings(for: path)).map { (id: $0.id, setting: $1) }
    let listing = ConfigurationListing(
      configuration, severities: severities, workingDirectory: workingDirectory)
    Terminal.writeOutput(Array((format == .text ? listing.text : listing.json).utf8))
  }
}

/// Where the configuration of a file or folder is looked for.
struct ConfigurationPlace {
  /// The source root, or the folder itself if it is not in a program.
  let folder: String
  private let loader: ConfigurationLoader

  /// The place for a file or folder at the absolute path `path`.
  init(of path: String, workingDirectory: String) {
    let settings = WorkspaceSettings(paths: [path], workingDirectory: workingDirectory)
    let files = ConfinedFileSystem(DiskFileSystem(), for: settings)
    var finder = ProgramDiscovery(fileSystem: files, workingDirectory: workingDirectory)
    folder = finder.sourceRoot(of: path) ?? (files.isFolder(path) ? path : Path.parent(path))
    loader = ConfigurationLoader(
      fileSystem: files, ruleIDs: allRules.map(\.id), version: Version(toolVersion)!)
  }

  /// The file that is found; nil when there is none.
  var file: String? { loader.find(from: folder) }

  /// Loads what is in force: the defaults where there is no file.
  func load() throws(ConfigurationError) -> Configuration {
    guard let file else { return Configuration() }
    return try loader.load(file)
  }
}
