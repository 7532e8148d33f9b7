import Diagnostics
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
    abstract: spoken(
      en: "Prints the configuration in force, and where each key of it is set.",
      zh: "显示生效的配置，以及其中每个键在何处设置。"),
    discussion: spoken(
      en: """
        The severities are those that apply to the given file, or, for a folder, to files that no entry of "overrides" names.
        """,
      zh: """
        显示的严重级别以给定的文件为准；给定目录时，以“overrides”各条目都没有指定的文件为准。
        """))

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(
    help: ArgumentHelp(en: "A page, a folder or a program.", zh: "页面、目录或小程序。", valueName: "path"),
    completion: .file())
  var path = "."

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp(
      en: "Prints the configuration as text or json.", zh: "以 text 或 json 输出配置。", valueName: "format"))
  var format: Format = .text

  @OptionGroup var languageOptions: LanguageOptions

  func validate() throws { try checkPaths([path]) }

  func run() throws {
    Terminal.writeLanguageNote()
    let workingDirectory = try Terminal.workingDirectory()
    let path = Path.join(workingDirectory, path)
    let files = DiskFileSystem()
    guard files.kind(of: path, followingLinks: true) != nil else {
      Terminal.writeFailure(LocalizedText.missingPath.after(self.path))
      throw ExitStatus.wrongUse
    }
    let place: ConfigurationPlace
    let configuration: Configuration
    do {
      place = ConfigurationPlace(of: path, workingDirectory: workingDirectory)
      configuration = try place.load()
    } catch {
      error.write(from: workingDirectory)
      throw ExitStatus.wrongUse
    }
    for note in configuration.notes(from: workingDirectory) { Terminal.writeNote(note) }
    let read = Set(configuration.files.map(\.path))
    let listing = ConfigurationListing(
      configuration, rules: allRuleNames, at: path,
      passedOver: place.passedOver.filter { !read.contains($0.path) }, workingDirectory: workingDirectory)
    let text =
      format == .text
      ? wrapped(listing.text(in: .spoken), width: Terminal.outputWidth, hanging: 4) : listing.json
    Terminal.writeOutput(Array(text.utf8), as: format == .json ? .json : .text)
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
    let settings = WorkspaceSettings(paths: [path], workingDirectory: workingDirectory, rules: allRules)
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
  var passedOver: [(path: String, reason: LocalizedText)] {
    var finder = finder
    let below = finder.discover([path]).configurations.filter {
      $0.root == folder && Path.parent($0.path) != folder
    }
    return loader.replaced(from: folder).map {
      (
        $0, LocalizedText(en: "the nearer one replaces it", zh: "被更近的配置文件取代")
      )
    }
      + Set(below.map(\.path)).sorted(by: Path.precedes).map {
        (
          $0, LocalizedText(en: "it is below the program's folder", zh: "它在小程序的目录之下")
        )
      }
  }

  /// What the file that is found says, and what is wrong in it; nil where there is none.
  func read() -> ConfigurationLoader.Reading? { file.map(loader.read) }

  /// Loads what is in force: the defaults where there is no file.
  func load() throws(ConfigurationErrors) -> Configuration {
    guard let file else { return Configuration() }
    return try loader.load(file)
  }
}
