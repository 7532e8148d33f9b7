import ArgumentParser
import Diagnostics
import Files
import Containers
import Contracts
import NativeSource
import Linting
import Markup
import MiniProgram
import Rules
import Workspace

/// The options of `types` and `contract`: what they are asked about.
struct NativeQueryOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      en: "Pages, folders, programs or native sources.", zh: "页面、目录、小程序或原生源码。", valueName: "path"),
    completion: .file())
  var paths: [String] = ["."]

  @Option(
    name: .customLong("host"),
    help: ArgumentHelp(
      en: "Reads native sources or a contract file; may be repeated.",
      zh: "读取原生源码或契约文件；可重复使用。", valueName: "path"),
    completion: .file())
  var hosts: [String] = []

  @OptionGroup var configuration: ConfigurationOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      en: "Number of threads (default: number of cores).", zh: "线程数（默认为 CPU 核数）。", valueName: "n"))
  var jobs: Numeral?

  func validate() throws {
    try jobs?.check("--jobs", .threads, least: 1)
    try checkPaths(paths)
    try checkPaths(hosts, of: "--host")
  }
}

/// The native sources and the programs that some paths mean, read.
struct NativeQuery {
  private let workspace: Workspace
  let workingDirectory: String

  init(_ options: NativeQueryOptions) throws(ExitStatus) {
    Terminal.writeLanguageNote()
    workingDirectory = try Terminal.workingDirectory()
    let directory = workingDirectory
    var settings = WorkspaceSettings(
      paths: options.paths.map { Path.join(directory, $0) }, workingDirectory: directory, rules: allRules)
    let contracts = settings.paths.filter(NativeQuery.isContract)
    settings.overrides.hosts = options.hosts.map { Path.join(directory, $0) } + contracts
    settings.configuration = options.configuration.options.choice(in: directory)
    settings.readsAllHosts = true
    settings.jobs = options.jobs?.value ?? Terminal.coreCount
    do {
      workspace = try Workspace.open(settings, in: DiskFileSystem())
    } catch {
      error.write(from: directory)
      throw .wrongUse
    }
  }

  /// Whether a given file is a contract: JSON that belongs to no page and configures nothing.
  private static func isContract(_ path: String) -> Bool {
    let disk = DiskFileSystem()
    let stem = Path.withoutExtension(path)
    let configurations =
      ["app.json", "plugin.json", Configuration.fileName] + Dialect.all.map(\.files.project)
    return Path.pathExtension(path) == "json" && disk.isFile(path)
      && !configurations.contains { $0 == Path.lastComponent(path) }
      && !Dialect.all.contains { disk.isFile(stem + $0.markupSuffix) }
  }

  /// All hosts, linked with each other.
  var facts: NativeFacts {
    let projects = workspace.nativeProjects.all
    return projects.count == 1
      ? projects[0].facts : NativeSources(joining: projects.map(\.sources)).linked()
  }

  /// The programs that the paths mean.
  var projects: [Project] { workspace.projects() }

  /// The types that the configurations declare, and where; nil for the command line.
  var declaredTypes: [(view: NativeTypes.View, place: Place?)] {
    let configurations =
      workspace.plan.parts.map(\.configuration) + workspace.plan.pageless.map(\.configuration)
    return configurations.flatMap(\.nativeViews).map { setting in
      guard case .file(let place) = setting.origin else { return (setting.value, nil) }
      return (setting.value, place)
    }
  }

  /// What is not known of the hosts, whether pages use it or not.
  func openLists(in facts: NativeFacts) -> [OpenList] {
    OpenList.all(in: facts, of: ContainerSet.all.systems, reading: workspace.fileSystem) { _ in true }
  }

  /// What is unknown of the hosts, for the pages of some programs.
  func gaps(for projects: [Project]) -> [HostGap] {
    HostGap.gaps(in: facts, for: projects, reading: workspace.fileSystem)
  }

  /// Why no native code offers anything to pages, as a clause; nil where some may, and where only pages that use views are given.
  func whyNothingIsOffered(to projects: [Project]) -> LocalizedText? {
    if facts.mayOfferViews { return nil }
    if !workspace.nativeProjects.all.isEmpty {
      return workspace.nativeProjects.whyTypesAreUnknown(
        ofTags: Set(ContainerSet.all.systems.compactMap(\.tag)))
    }
    let areUsed = ContainerSet.all.systems.contains { !NativeViewUse.byType(in: projects, of: $0).isEmpty }
    if areUsed { return nil }
    let names = sentenceList(workspace.settings.paths.map { shown($0).visible() })
    return LocalizedText(en: "no native source in \(names.english)", zh: "\(names.chinese) 中没有原生源码")
  }

  /// Reports the given paths in which nothing is, and ends the run if there is one.
  func checkPaths() throws(ExitStatus) {
    let empty = workspace.pathsWithoutFiles
    for path in empty { Terminal.writeFailure(.noPage(in: shown(path))) }
    if !empty.isEmpty { throw .wrongUse }
  }

  /// Reports what is unknown of the hosts, and what could not be read. The latter ends the run with 3.
  func finish(_ gaps: [HostGap]) throws(ExitStatus) {
    for note in workspace.nativeProjects.notes + gaps.map({ $0.sentence(from: workingDirectory) }) {
      Terminal.writeNote(note)
    }
    let unread = UnreadFiles(
      workspace.plan.unreadable + workspace.nativeProjects.all.flatMap(\.sources.unreadable))
    for note in unread.notes(from: workingDirectory) { Terminal.writeNote(note) }
    for (path, error) in unread.failures {
      Terminal.writeFailure(error.sentence.after(shown(path)))
    }
    if !unread.failures.isEmpty { throw .incomplete }
  }

  func shown(_ path: String) -> String { Path.display(path, from: workingDirectory) }

  /// `path` relative to the working directory, or to the folder of the host that it belongs to: it is the same on every
  /// machine.
  func portable(_ path: String) -> String {
    if Path.isInside(path, workingDirectory) { return shown(path) }
    for host in workspace.nativeProjects.all.flatMap(\.paths) {
      if let below = Path.relative(path, to: host) {
        return below.isEmpty ? String(Path.lastComponent(host)) : "\(Path.lastComponent(host))/\(below)"
      }
    }
    return path
  }
}
