import ArgumentParser
import Files
import Linting
import MiniProgram
import Reporting
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

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp("text or json.", valueName: "format"))
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
    let place: ConfigurationPlace
    let configuration: Configuration
    do {
      place = ConfigurationPlace(of: path, workingDirectory: workingDirectory)
      configuration = try place.load()
    } catch {
      Terminal.writeError("mpcheck: \(error.text(from: workingDirectory))")
      throw ExitStatus.wrongUse
    }
    for note in configuration.notes(from: workingDirectory) { Terminal.writeNote(note) }
    let read = Set(configuration.files.map(\.path))
    let listing = ConfigurationListing(
      configuration, rules: allRuleNames, at: path,
      passedOver: place.passedOver.filter { !read.contains($0.path) }, workingDirectory: workingDirectory)
    let text =
      format == .text
      ? wrapped(listing.text, width: Terminal.outputWidth, hanging: 4) : listing.json
    Terminal.writeOutput(Array(text.utf8))
  }
}

/// Where the configuration of a file or folder is looked for.
struct ConfigurationPlace {
  /// The source root, or the folder itself if it is not in a program.
  let folder: String
  /// The file or folder in question; absolute.
  private let path: String
  private let loader: ConfigurationLoader
  private let finder: ProgramDiscovery

  /// The place for a file or folder at the absolute path `path`.
  init(of path: String, workingDirectory: String) {
    let settings = WorkspaceSettings(paths: [path], workingDirectory: workingDirectory)
    let files = ConfinedFileSystem(DiskFileSystem(), for: settings)
    var finder = ProgramDiscovery(fileSystem: files, workingDirectory: workingDirectory)
    self.path = path
    folder = finder.sourceRoot(of: path) ?? (files.isFolder(path) ? path : Path.parent(path))
    loader = ConfigurationLoader(
      fileSystem: files, names: allRuleNames, version: Version(toolVersion)!)
    self.finder = finder
  }

  /// The file that is found; nil when there is none.
  var file: String? { loader.find(from: folder) }

  /// The configuration files that do not count here, and why, as clauses.
  var passedOver: [(path: String, reason: String)] {
    var finder = finder
    let below = finder.discover([path]).configurations.filter {
      $0.root == folder && Path.parent($0.path) != folder
    }
    return loader.replaced(from: folder).map { ($0, "the nearer one replaces it") }
      + Set(below.map(\.path)).sorted(by: Path.precedes).map { ($0, "it is below the program's folder") }
  }

  /// Loads what is in force: the defaults where there is no file.
  func load() throws(ConfigurationError) -> Configuration {
    guard let file else { return Configuration() }
    return try loader.load(file)
  }
}
