import Diagnostics
import Files
import Containers
import NativeSource
import Linting
import MiniProgram
import ReactNative

/// The programs that the given paths mean, each with its configuration.
package struct Plan: Sendable {
  package struct Part: Sendable {
    package let program: Program
    package let selection: Selection
    package let configuration: Configuration

    /// The files of the program as they are now.
    func sources(in fileSystem: any FileSystem) -> ProgramSources {
      ProgramSources(
        program, in: fileSystem, hostTags: Set(configuration.tags.map(\.value)),
        globals: Set(configuration.globals.map(\.value)))
    }
  }

  /// The programs with their configurations, sorted by their roots.
  package fileprivate(set) var parts: [Part] = []
  /// Given folders without a page, and files that are not part of a program. They may be native source.
  package fileprivate(set) var pageless: [(path: String, configuration: Configuration)] = []
  /// `package.json` files at, above or below the given paths. Their packages may have native views.
  fileprivate(set) var manifests: [(paths: [String], configuration: Configuration)] = []
  /// The pages of programs without others that walks passed over.
  fileprivate(set) var omittedPages: [OmittedFile] = []
  /// Sentences for standard error.
  package fileprivate(set) var notes: [LocalizedText] = []
  /// Sentences about given files for which nothing is linted.
  fileprivate(set) var notesOnGivenFiles: [LocalizedText] = []
  /// Folders that could not be read.
  package fileprivate(set) var unreadable: [(path: String, error: FileError)] = []
  /// The walks that found the programs.
  fileprivate var trees: [FileTree] = []
  /// Given paths that do not exist.
  fileprivate(set) var missing: [String] = []
  /// What the settings of the run ask for that is in no configuration.
  package fileprivate(set) var settingErrors: [SettingError] = []

  /// What is wrong with a setting of the run.
  package struct SettingError: Hashable, Sendable {
    /// Whether it says which rules run alone; else it is the severity of a rule.
    package let isOnly: Bool
    package let message: LocalizedText
    package let help: LocalizedText
  }

  /// Finds the programs and reads their configurations.
  static func made(
    for settings: WorkspaceSettings, in fileSystem: any FileSystem
  ) throws(ConfigurationErrors) -> Plan {
    try Planner(settings, fileSystem).made()
  }

  /// The index of the program that a file is in: one that reads it as a page, or else the innermost around it.
  package func part(of path: String) -> Int? {
    parts.firstIndex { $0.program.reads(path) }
      ?? Path.innermost(of: parts.map(\.program.root), around: path)
  }

  /// The folders in which a new file can matter.
  package var folders: Set<String> { Set(trees.flatMap(\.walkedFolders)) }

  func walks(_ folder: String) -> Bool { trees.contains { $0.hasRead(folder) } }

  /// The same plan with other programs, one for each part.
  func replacing(_ programs: [Program]) -> Plan {
    var plan = self
    plan.parts = zip(parts, programs).map {
      Part(program: $1, selection: $0.selection, configuration: $0.configuration)
    }
    return plan
  }
}

/// Makes a plan.
private struct Planner {
  private let settings: WorkspaceSettings
  private let fileSystem: any FileSystem
  private let loader: ConfigurationLoader
  /// The folders with configuration files.
  private var configured = NearestFolder()
  /// How many configuration files are in the folder of each of them and in those above, in the same repository.
  private var depths: [String: Int] = [:]
  /// Those that too many others are above.
  private var tooDeep: Set<String> = []
  private var plan = Plan()
  private var noted: Set<LocalizedText> = []
  /// Given files of kinds that are not read, in the order in which they were given.
  private var strangeFiles: [String] = []
  /// Given script modules and style sheets that no page was found to use.
  private var unusedFiles: [String] = []
  /// The configuration files in the walked folders, by the root of the innermost program around them.
  private var configurations: [String: Set<String>] = [:]
  /// What is wrong in configurations, and what is right in these. What they are for is not looked for.
  private var errors: [ConfigurationError] = []
  private var faulty: [Configuration] = []

  init(_ settings: WorkspaceSettings, _ fileSystem: any FileSystem) {
    self.settings = settings
    self.fileSystem = fileSystem
    loader = ConfigurationLoader(
      fileSystem: fileSystem, names: settings.ruleNames, version: Version(toolVersion)!)
  }

  consuming func made() throws(ConfigurationErrors) -> Plan {
    var groups: [(file: String?, paths: [String])] = []
    var places: [String?: Int] = [:]
    var finder = ProgramDiscovery(
      fileSystem: fileSystem, workingDirectory: settings.workingDirectory, dialects: settings.dialects)
    for path in settings.paths {
      let folder = fileSystem.isFolder(path) ? path : Path.parent(path)
      let file = configurationFile(for: finder.sourceRoot(of: path) ?? folder)
      if let index = places[file] {
        groups[index].paths.append(path)
      } else {
        places[file] = groups.count
        groups.append((file, [path]))
      }
    }
    for group in groups where !isTooDeep(group.file) { add(group.paths, under: group.file) }
    if !errors.isEmpty { errors += NativeProjects.errors(in: faulty, settings, fileSystem) }
    // Several files may extend one.
    var seen: Set<ConfigurationError> = []
    if let errors = ConfigurationErrors(errors.filter { seen.insert($0).inserted }) { throw errors }
    plan.parts.sort { Path.precedes($0.program.root, $1.program.root) }
    noteUnreadConfigurations()
    noteStrangeFiles()
    noteUnusedFiles()
    checkSettings()
    return plan
  }

  /// What is in force for the programs, hosts and packages.
  private var allConfigurations: [Configuration] {
    plan.parts.map(\.configuration) + plan.pageless.map(\.configuration)
      + plan.manifests.map(\.configuration)
  }

  /// Notes the rules that the settings of the run name although no configuration defines them, and those that they switch on although
  /// none gives them what they need.
  private mutating func checkSettings() {
    let (severities, only) = (settings.overrides.rules, settings.overrides.only ?? [])
    if severities.isEmpty, only.isEmpty { return }
    let configurations = allConfigurations
    let defined = Set(configurations.flatMap(\.customRuleIDs))
    for id in Set(severities.keys).union(only).filter(CustomRule.isID).sorted() where !defined.contains(id) {
      let answer = UnknownName.rule(id, among: settings.ruleNames.all + defined.sorted())
      plan.settingErrors.append(
        Plan.SettingError(isOnly: only.contains(id), message: answer.message, help: answer.help))
    }
    let idle = configurations.map { configuration in
      configuration.idleRules(among: settings.ruleNames).filter { $0.origin == .commandLine }
    }
    guard let first = idle.first else { return }
    for rule in first where idle.allSatisfy({ $0.contains { $0.id == rule.id } }) {
      plan.settingErrors.append(
        Plan.SettingError(isOnly: only.contains(rule.id), message: rule.message, help: rule.help))
    }
  }

  /// Adds a note for each program that has configuration files below its folder: they do not count.
  private mutating func noteUnreadConfigurations() {
    guard case .nearest = settings.configuration else { return }
    let read = Set(allConfigurations.flatMap { $0.files.map(\.path) })
    for part in plan.parts {
      let unread = (configurations[part.program.root] ?? []).filter { !read.contains($0) }
        .sorted(by: Path.precedes)
      guard let first = unread.first else { continue }
      let (path, count) = (shown(first), unread.count)
      let own = part.configuration.files.last.map { shown($0.path) }
      note([
        LocalizedText(
          en: (count == 1 ? "\(path) is" : "\(path) and \(count - 1) more are") + " not read: "
            + (own.map { "this program's is \($0)" } ?? "a program's is in its folder or above"),
          zh: (count == 1 ? path : "\(path) 等 \(count) 个文件") + (count == 1 ? " " : "") + "未读取："
            + (own.map { "此小程序的配置是 \($0)" } ?? "小程序的配置在其目录或上级目录中"))
      ])
    }
  }

  /// Adds a note when files of kinds that are not read were given. Hooks pass names blindly, so there is one note for all.
  private mutating func noteStrangeFiles() {
    noteGiven(strangeFiles) { shown, count in
      count == 1
        ? LocalizedText(en: "\(shown) is not a page", zh: "\(shown) 不是页面")
        : LocalizedText(
          en: "\(shown) and \(count - 1) more are not pages", zh: "\(shown) 等 \(count) 个文件不是页面")
    }
  }

  /// Adds a note when script modules or style sheets were given that no page was found to use: nothing is linted for them.
  private mutating func noteUnusedFiles() {
    noteGiven(unusedFiles) { shown, count in
      count == 1
        ? LocalizedText(en: "no page that uses \(shown) was found", zh: "没有找到使用 \(shown) 的页面")
        : LocalizedText(
          en: "no pages that use \(shown) and \(count - 1) more were found",
          zh: "没有找到使用 \(shown) 等 \(count) 个文件的页面")
    }
  }

  /// Adds one note about all of `files`, of which only the first one is named.
  private mutating func noteGiven(
    _ files: [String], _ text: (_ shown: String, _ count: Int) -> LocalizedText
  ) {
    if let first = files.first { plan.notesOnGivenFiles.append(text(shown(first), files.count)) }
  }

  private func shown(_ path: String) -> String {
    Path.display(path, from: settings.workingDirectory).visible()
  }

  private mutating func configurationFile(for folder: String) -> String? {
    switch settings.configuration {
    case .nearest: loader.find(from: folder, asking: &configured)
    case .file(let path): path
    case .none: nil
    }
  }

  /// How many configuration files may be in folders inside each other. Each decides for itself which files of its folder are
  /// found, so a folder is walked as many times.
  private static let maxNestedConfigurations = 16

  /// Whether too many configuration files are in the folders above that one, in the same repository. What it is for is then not
  /// linted, and is reported as unread.
  private mutating func isTooDeep(_ file: String?) -> Bool {
    guard case .nearest = settings.configuration, let file else { return false }
    if depth(of: file) <= Planner.maxNestedConfigurations { return false }
    if tooDeep.insert(file).inserted {
      plan.unreadable.append((file, .nestedTooDeep(most: Planner.maxNestedConfigurations)))
    }
    return true
  }

  private mutating func depth(of file: String) -> Int {
    var inner: [String] = []
    var next: String? = file
    while let file = next, depths[file] == nil {
      inner.append(file)
      next = loader.replaced(by: file, asking: &configured)
    }
    var depth = next.flatMap { depths[$0] } ?? 0
    for file in inner.reversed() {
      depth += 1
      depths[file] = depth
    }
    return depths[file]!
  }

  private mutating func add(_ paths: [String], under file: String?) {
    guard let configuration = load(file) else { return }
    let discovery = discover(paths, configuration)
    note(discovery.notes)
    strangeFiles += discovery.otherFiles.filter {
      !KnownFiles.contain($0) && !settings.overrides.hosts.contains($0)
    }
    unusedFiles += discovery.unusedFiles
    let hosts = settings.overrides.hosts
    let files = paths.filter { path in
      (NativeLanguage(path: path) != nil || hosts.contains(path)) && fileSystem.isFile(path)
    }
    plan.pageless += (discovery.withoutPages + files).map { ($0, configuration) }
    plan.omittedPages += discovery.omittedPages
    plan.unreadable += discovery.unreadable
    plan.missing += discovery.missing
    addManifests(paths, discovery, configuration, under: file)
    let byRoot = Planner.grouped(paths, by: Set(discovery.programs.map(\.root)))
    for program in discovery.programs {
      let own = configurationFile(for: program.root)
      if own == file {
        add(program, discovery, configuration)
        continue
      }
      // A program below the given folder that has a configuration of its own.
      guard !isTooDeep(own), let configuration = load(own) else { continue }
      let again = discover(byRoot[program.root] ?? [program.root], configuration, only: program.root)
      for found in again.programs { add(found, again, configuration) }
    }
  }

  /// The paths in each of some folders, in their order.
  private static func grouped(_ paths: [String], by folders: Set<String>) -> [String: [String]] {
    var groups: [String: [String]] = [:]
    for path in paths {
      for folder in Path.upward(from: path) where folders.contains(folder) {
        groups[folder, default: []].append(path)
      }
    }
    return groups
  }

  /// The packages in the given folders, and the one around each given path that is not a part of a program.
  private mutating func addManifests(
    _ paths: [String], _ discovery: Discovery, _ configuration: Configuration, under file: String?
  ) {
    var manifests = discovery.manifests
    let reader = PackageReader(fileSystem: fileSystem, jobs: 1)
    let roots = Set(discovery.programs.map(\.root))
    for path in paths where !Path.upward(from: path).contains(where: roots.contains) {
      let isFolder = fileSystem.isFolder(path)
      guard
        isFolder || PackageFile.mayBe(path)
          || Path.lastComponent(path) == Manifest.fileName
      else { continue }
      if let manifest = reader.package(above: isFolder ? path : Path.parent(path)) {
        manifests.append(manifest.path)
      }
    }
    var groups: [String?: [String]] = [:]
    for manifest in Set(manifests) {
      groups[configurationFile(for: Path.parent(manifest)), default: []].append(manifest)
    }
    for (own, paths) in groups.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) where !isTooDeep(own) {
      guard let configuration = own == file ? configuration : load(own) else { continue }
      plan.manifests.append((paths, configuration))
    }
  }

  private mutating func add(_ program: Program, _ discovery: Discovery, _ configuration: Configuration) {
    plan.parts.append(
      Plan.Part(program: program, selection: discovery.selection, configuration: configuration))
  }

  /// What is in force where a file is the configuration, or none is; nil where something is wrong in it.
  private mutating func load(_ file: String?) -> Configuration? {
    var configuration = Configuration()
    if let file {
      let reading = loader.read(file)
      configuration = reading.configuration
      let isUsable =
        switch settings.passingOver {
        case .none: reading.errors.isEmpty
        case .customRules: reading.hasOnlyCustomErrors
        case .allButCustomRules: true
        }
      if !isUsable {
        errors += reading.errors
        faulty.append(configuration)
        return nil
      }
      if case .allButCustomRules = settings.passingOver { configuration = configuration.customRulesAlone }
    }
    settings.overrides.apply(to: &configuration)
    note(configuration.notes(from: settings.workingDirectory))
    return configuration
  }

  /// The folder that the setting `program` names, if it may be walked; else a note says why not.
  private mutating func program(of configuration: Configuration) -> String? {
    guard let program = configuration.program, case .file(let place) = program.origin else { return nil }
    let confinement = Confinement(of: Path.parent(place.path), in: fileSystem)
    guard let problem = confinement.problem(confinement.target(program.value)) else { return program.value }
    let file = Path.display(place.path, from: settings.workingDirectory)
    let folder = Path.display(program.value, from: settings.workingDirectory)
    note([
      LocalizedText(
        en: "\(file): program \"\(folder)\" \(problem.english) and is skipped",
        zh: "\(file)：“program”中的“\(folder)”\(problem.chinese)，已忽略")
    ])
    return nil
  }

  /// Adds notes that are not there yet: several programs may share a configuration.
  private mutating func note(_ notes: [LocalizedText]) {
    plan.notes += notes.filter { noted.insert($0).inserted }
  }

  private mutating func discover(
    _ paths: [String], _ configuration: Configuration, only root: String? = nil
  ) -> Discovery {
    var discovery = ProgramDiscovery(
      fileSystem: fileSystem, workingDirectory: settings.workingDirectory,
      program: program(of: configuration), excluded: configuration.exclude.rules, kept: settings.kept,
      jobs: settings.jobs,
      dialects: settings.dialects.filter(configuration.reads))
    let found = discovery.discover(paths, only: root)
    plan.trees += found.trees
    for (path, root) in found.configurations {
      if let root { configurations[root, default: []].insert(path) }
    }
    return found
  }
}
