import Files
import Containers
import NativeSource
import Linting
import MiniProgram
import Rules

/// Which programs are linted, each under which configuration.
struct LintPlan {
  struct Part {
    var program: Program
    var selection: Selection
    var configuration: Configuration
  }

  private(set) var parts: [Part] = []
  /// What was given; absolute.
  let paths: [String]
  /// Given folders in which no page is, and files that are no part of a program; they may be native source.
  private(set) var pageless: [(path: String, configuration: Configuration)] = []
  /// Sentences for standard error.
  private(set) var notes: [String] = []
  private(set) var unreadable: [(path: String, error: FileError)] = []
  /// The folders in which a new file can matter.
  private(set) var folders: Set<String> = []
  /// Given paths that do not exist.
  private(set) var missing: [String] = []

  private let fileSystem: any FileSystem
  private let workingDirectory: String
  private let settings: CommandLineSettings
  private let choice: ConfigurationChoice
  private let loader: ConfigurationLoader
  private let jobs: Int

  enum ConfigurationChoice {
    /// The nearest one at or above each program's source root.
    case nearest
    case file(String)
    case none
  }

  /// `paths` are absolute.
  init(
    _ paths: [String], fileSystem: any FileSystem, workingDirectory: String, settings: CommandLineSettings,
    choice: ConfigurationChoice, jobs: Int
  ) throws(ConfigurationError) {
    self.jobs = jobs
    self.paths = paths
    self.fileSystem = fileSystem
    self.workingDirectory = workingDirectory
    self.settings = settings
    self.choice = choice
    loader = ConfigurationLoader(
      fileSystem: fileSystem, ruleIDs: allRules.map(\.id), version: Version(toolVersion)!)

    var groups: [(file: String?, paths: [String])] = []
    var finder = ProgramDiscovery(fileSystem: fileSystem, workingDirectory: workingDirectory)
    for path in paths {
      let folder = fileSystem.isFolder(path) ? path : Path.parent(path)
      let file = configurationFile(for: finder.sourceRoot(of: path) ?? folder)
      if let index = groups.firstIndex(where: { $0.file == file }) {
        groups[index].paths.append(path)
      } else {
        groups.append((file, [path]))
      }
    }
    for group in groups { try add(group.paths, under: group.file) }
    parts.sort { Path.precedes($0.program.root, $1.program.root) }
  }

  private func configurationFile(for folder: String) -> String? {
    switch choice {
    case .nearest: loader.find(from: folder)
    case .file(let path): path
    case .none: nil
    }
  }

  private mutating func add(_ paths: [String], under file: String?) throws(ConfigurationError) {
    let configuration = try load(file)
    let discovery = discover(paths, configuration)
    notes += discovery.notes
    let files = paths.filter { NativeLanguage(path: $0) != nil && fileSystem.isFile($0) }
    pageless += (discovery.withoutPages + files).map { ($0, configuration) }
    unreadable += discovery.unreadable
    missing += discovery.missing
    for program in discovery.programs {
      let own = configurationFile(for: program.root)
      if own == file {
        parts.append(Part(program: program, selection: discovery.selection, configuration: configuration))
        continue
      }
      // A program below the given folder that has a configuration of its own.
      let configuration = try load(own)
      let inner = paths.filter { Path.isInside($0, program.root) }
      let again = discover(inner.isEmpty ? [program.root] : inner, configuration)
      for found in again.programs where found.root == program.root {
        parts.append(Part(program: found, selection: again.selection, configuration: configuration))
      }
    }
  }

  private func load(_ file: String?) throws(ConfigurationError) -> Configuration {
    var configuration =
      try file.map { path throws(ConfigurationError) in try loader.load(path) } ?? Configuration()
    settings.apply(to: &configuration)
    return configuration
  }

  private mutating func discover(_ paths: [String], _ configuration: Configuration) -> Discovery {
    var discovery = ProgramDiscovery(
      fileSystem: fileSystem, workingDirectory: workingDirectory, program: configuration.program?.value,
      excluded: configuration.exclude.rules, jobs: jobs)
    let found = discovery.discover(paths)
    folders.formUnion(found.walkedFolders)
    return found
  }
}
