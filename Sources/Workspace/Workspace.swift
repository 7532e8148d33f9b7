import Diagnostics
import Files
import Containers
import NativeSource
import Linting
import Markup
import MiniProgram

/// What some paths mean, ready to be linted: mini programs and native projects, each with what it is linked with.
///
/// It is a value: the files are as they were when it was opened. `LivingWorkspace` follows their changes.
package struct Workspace: Sendable {
  package let settings: WorkspaceSettings
  package let fileSystem: any FileSystem
  /// The mini programs, each under its configuration.
  package let plan: Plan
  package let nativeProjects: NativeProjects
  package let packages: NativePackages
  private let shard: Shard.Selection?

  init(
    _ settings: WorkspaceSettings, _ fileSystem: any FileSystem, plan: Plan, nativeProjects: NativeProjects,
    packages: NativePackages
  ) {
    self.settings = settings
    self.fileSystem = fileSystem
    self.plan = plan
    self.nativeProjects = nativeProjects
    self.packages = packages
    shard = settings.shard?.selection(of: plan)
  }

  /// Finds out what the paths of the settings mean, and reads configurations and native sources.
  package static func open(
    _ settings: WorkspaceSettings, in files: any FileSystem
  ) throws(WorkspaceError) -> Workspace {
    let fileSystem = ConfinedFileSystem(files, for: settings)
    let plan = try plan(settings, fileSystem)
    let native = try Timings.measure("read hosts", in: settings.timings) { () throws(WorkspaceError) in
      try configured { () throws(ConfigurationErrors) in
        try NativeProjects.read(for: plan, settings, in: fileSystem)
      }
    }
    let packages = Timings.measure("read packages", in: settings.timings) {
      NativePackages.read(for: plan, settings, in: fileSystem)
    }
    return Workspace(settings, fileSystem, plan: plan, nativeProjects: native, packages: packages)
  }

  static func plan(
    _ settings: WorkspaceSettings, _ fileSystem: any FileSystem
  ) throws(WorkspaceError) -> Plan {
    let plan = try Timings.measure("find programs", in: settings.timings) { () throws(WorkspaceError) in
      try configured { () throws(ConfigurationErrors) in try Plan.made(for: settings, in: fileSystem) }
    }
    if !plan.missing.isEmpty, !settings.isLenient { throw .missing(plan.missing) }
    return plan
  }

  static func configured<Result>(
    _ work: () throws(ConfigurationErrors) -> Result
  ) throws(WorkspaceError) -> Result {
    do { return try work() } catch { throw .configuration(error) }
  }

  /// The same plan with other files.
  package func reading(_ fileSystem: any FileSystem) -> Workspace {
    Workspace(
      settings, ConfinedFileSystem(fileSystem, for: settings), plan: plan, nativeProjects: nativeProjects,
      packages: packages)
  }

  // MARK: Linting

  package func lint() -> LintOutcome {
    // Nobody cancels it.
    lint(plan.parts.indices.map { request($0) }, nil)!
  }

  /// Lints the programs, with a request for each part of the plan, and the packages that have no known findings. Nil when it
  /// is cancelled.
  func lint(
    _ requests: [ProgramRequest], _ cancellation: Cancellation?, packages cache: PackageCache? = nil
  ) -> LintOutcome? {
    var outcomes: [LintOutcome] = []
    func add(_ programs: [ProgramRequest], with host: HostRequest?) -> Bool {
      guard let found = Linting.lint(programs, with: host, cancellation: cancellation) else { return false }
      outcomes.append(found)
      return true
    }
    for project in nativeProjects.all {
      if !add(project.parts.map { requests[$0] }, with: request(project)) { return nil }
    }
    let linked = Set(nativeProjects.all.flatMap(\.parts))
    for (index, request) in requests.enumerated() where !linked.contains(index) {
      if !add([request], with: nil) { return nil }
    }
    cache?.beginLint()
    for (package, configuration) in packages.all {
      outcomes.append(
        cache?.outcome(of: package, under: configuration) { lint(package, configuration) }
          ?? lint(package, configuration))
    }
    var outcome = LintOutcome()
    outcome.add(outcomes)
    let read = Set(nativeProjects.all.flatMap(\.sources.paths))
    outcome.fileCount += packages.reportedFiles.count { !read.contains($0) && isInShard($0) }
    // Two users of a file may find the same in its comments.
    if !packages.all.isEmpty { outcome.removeRepetitions() }
    return outcome
  }

  private func lint(_ package: NativePackage, _ configuration: Configuration) -> LintOutcome {
    let dispatch = dispatch(under: configuration)
    return Linting.lint(
      PackageRequest(
        package, dispatch: dispatch, settings: dispatch.settings, fileSystem: fileSystem,
        timings: self.settings.timings,
        isReported: { packages.reports($0) && isInShard($0) },
        isOutside: { !packages.reports($0) }))
  }

  /// The request to lint a part of the plan.
  func request(_ index: Int, cache: FileResultCache? = nil) -> ProgramRequest {
    let part = plan.parts[index]
    let dispatch = dispatch(under: part.configuration)
    let isOfSinglePages = part.selection.isOfSinglePages(part.program)
    let given = Set(self.settings.paths)
    let isGiven: @Sendable (String) -> Bool = { given.contains($0) }
    return ProgramRequest(
      program: part.sources(in: fileSystem), dispatch: dispatch, settings: dispatch.settings,
      nativeTypes: typesByTag(index), jobs: self.settings.jobs,
      isOfSinglePages: !hasNativeSources(index) && isOfSinglePages,
      timings: self.settings.timings, cache: cache,
      wantsUnreached: self.settings.showsUnreached || isOfSinglePages ? nil : isGiven,
      findsUnreachedFiles: self.settings.findsUnreachedFiles && !isOfSinglePages,
      isReported: { part.selection.contains($0) && isInShard($0) })
  }

  /// Whether native sources are linted with a part of the plan. Their checks may ask for any of its pages.
  private func hasNativeSources(_ index: Int) -> Bool {
    nativeProjects.all.contains { $0.parts.contains(index) }
  }

  /// The native types that are registered for a part of the plan, by the tag that shows them.
  func typesByTag(_ index: Int) -> TypesByTag {
    let configuration = plan.parts[index].configuration
    return TypesByTag(
      declared: configuration.nativeViews.map(\.value),
      host: nativeProjects.facts(ofPart: index, configuration))
  }

  /// The native types that are registered for a part of the plan.
  package func nativeTypes(_ index: Int) -> NativeTypes { typesByTag(index).all }

  private func request(_ project: NativeProject) -> HostRequest {
    let dispatch = dispatch(under: project.configuration)
    let given = self.settings.paths
    return HostRequest(
      sources: project.sources, facts: project.facts, dispatch: dispatch, settings: dispatch.settings,
      fileSystem: fileSystem, timings: self.settings.timings,
      isRequested: { reportsNative($0) },
      isGiven: { path in given.contains { Path.isInside(path, $0) } },
      isReported: { reportsNative($0) && isInShard($0) })
  }

  private func dispatch(under configuration: Configuration) -> Dispatch {
    Dispatch(
      rules: configuration.rules(after: settings.rules), settings: ruleSettings(configuration),
      timings: settings.timings, findingLimit: settings.findingLimit)
  }

  private func ruleSettings(_ configuration: Configuration) -> RuleSettings {
    RuleSettings(rules: settings.ruleNames.adding(configuration.customRules), configuration: configuration)
  }

  /// All rules that may run: those of the settings, and behind them each that a configuration defines.
  package var rules: [Rule] {
    let custom = customRules
    return custom.isEmpty ? settings.rules : settings.rules + custom.map { Rule($0) }
  }

  /// The rules that configurations define; of several with one id, that of the first program.
  package var customRules: [CustomRule] {
    var seen: Set<String> = []
    return plan.parts.flatMap(\.configuration.customRules).filter { seen.insert($0.id).inserted }
  }

  /// The programs, read and linked without looking for findings.
  package func projects() -> [Project] {
    plan.parts.map { readProject($0.sources(in: fileSystem), jobs: settings.jobs) }
  }

  /// What could not be read when this was opened and linted.
  package func unread(_ outcome: LintOutcome) -> UnreadFiles {
    UnreadFiles(plan.unreadable + outcome.unreadable)
  }

  /// The pages and components that programs reach and walks passed over.
  package func omittedFiles(_ outcome: LintOutcome) -> [OmittedFile] {
    outcome.omittedFiles + plan.omittedPages.filter { isInShard($0.path) }
  }

  // MARK: What is linted

  /// Whether findings in the file at a path are reported.
  package func reports(_ path: String) -> Bool {
    (plan.parts.contains { $0.selection.contains(path) } || reportsNative(path) || packages.reports(path))
      && isInShard(path)
  }

  /// Whether findings in the native source at a path are reported: when a given path or a host leads there. When only single
  /// files are given, as an editor does, findings are reported only in these.
  package func reportsNative(_ path: String) -> Bool {
    guard NativeLanguage(path: path) != nil, !nativeProjects.all.isEmpty else { return false }
    if settings.paths.contains(where: { Path.isInside(path, $0) }) { return true }
    let filesAreGivenAlone = settings.paths.allSatisfy {
      settings.dialects.dialect(ofFile: $0) != nil || NativeLanguage(path: $0) != nil && fileSystem.isFile($0)
        || isGivenScript($0)
    }
    return !filesAreGivenAlone
      && nativeProjects.all.contains { project in project.paths.contains { Path.isInside(path, $0) } }
  }

  /// Tells which rules looked at which files; to be asked about many.
  package func checkedRules() -> CheckedRules {
    func checked(_ configurations: [Configuration]) -> [CheckedRules.Checked] {
      configurations.map { CheckedRules.Checked($0, ruleSettings($0), after: settings.rules.count) }
    }
    return CheckedRules(
      self, parts: checked(plan.parts.map(\.configuration)),
      native: checked(nativeProjects.all.map(\.configuration)),
      packages: checked(packages.all.map(\.configuration)))
  }

  /// The pages that are linted, in order.
  package var pages: [String] {
    let pages = plan.parts.map { part in
      part.program.pages.filter { part.selection.contains($0) && isInShard($0) }
    }
    // The pages of one program are in order, and each is there once.
    return pages.count == 1 ? pages[0] : Set(pages.joined()).sorted(by: Path.precedes)
  }

  /// The native sources and files of packages in which findings are reported, in order.
  package var nativeSources: [String] {
    Set(nativeProjects.all.flatMap(\.sources.paths).filter { reportsNative($0) && isInShard($0) })
      .union(packages.reportedFiles.filter { isInShard($0) })
      .sorted(by: Path.precedes)
  }

  /// Whether the file at a path is a script that was given and is beside no page.
  package func isGivenScript(_ path: String) -> Bool {
    plan.parts.contains { $0.selection.otherScripts.contains(path) }
  }

  /// Whether such scripts alone are given. Only after a lint it is known whether programs load them.
  package var meansOtherScriptsAlone: Bool {
    !plan.parts.isEmpty && nativeSources.isEmpty && packages.all.isEmpty
      && !plan.parts.contains { part in part.program.pages.contains(where: part.selection.contains) }
  }

  /// The scripts beside no page that programs load and in which findings are reported, in order: those that changed or, where
  /// it does not matter what changed, those that are given.
  package func loadedScripts(by projects: [Project], changed: ((String) -> Bool)?) -> [String] {
    if changed == nil, plan.parts.allSatisfy(\.selection.otherScripts.isEmpty) { return [] }
    let scripts = projects.flatMap { $0.importedModules + $0.modulesOfAppAlone }.map(\.path)
    let wanted = scripts.filter { (changed?($0) ?? isGivenScript($0)) && reports($0) }
    return Set(wanted).sorted(by: Path.precedes)
  }

  /// The scripts beside no page that are given and that programs load, in order; the programs are read for them.
  package var givenLoadedScripts: [String] {
    if plan.parts.allSatisfy(\.selection.otherScripts.isEmpty) { return [] }
    return loadedScripts(by: projects(), changed: nil)
  }

  /// The given paths that mean no file, in all shards: folders without one, or everything that is given. A file that means
  /// nothing is passed over beside files that do, because hooks pass names blindly.
  package var pathsWithoutFiles: [String] {
    let isEmpty = plan.parts.isEmpty && nativeProjects.all.isEmpty && packages.all.isEmpty
    return isEmpty ? settings.paths : emptyFolders
  }

  /// Whether the file at a path is read in a lint: it is linted, configures something, or is what files are compared with.
  package func reads(_ path: String) -> Bool {
    let configurations =
      plan.parts.map(\.configuration) + plan.pageless.map(\.configuration)
      + nativeProjects.all.map(\.configuration)
    let isSetting = configurations.contains { configuration in
      configuration.text(of: path) != nil || configuration.baseline?.value == path
        || configuration.hosts.contains { $0.value == path }
    }
    let isNative = nativeProjects.all.contains { project in
      project.sources.contractPaths.contains(path) || project.sources.paths.contains(path)
        || project.facts.readResources.contains(path)
    }
    return isSetting || isNative || packages.reads(path) || plan.parts.contains { $0.program.reads(path) }
  }

  func isInShard(_ path: String) -> Bool { shard?.contains(path) ?? true }

  /// Sentences for standard error about what was opened.
  package var notes: [LocalizedText] { plan.notes + reasonsForNothing + nativeProjects.notes }

  /// What is said of given paths for which nothing is linted.
  package var reasonsForNothing: [LocalizedText] {
    plan.notesOnGivenFiles + emptyFolders.map(nativeProjects.note(onEmpty:))
  }

  /// What is said of given folders without a page in which there are scripts, when programs load none of these.
  package func notesOnUnloadedFolders(by projects: [Project]) -> [LocalizedText] {
    let folders = Set(plan.parts.flatMap(\.selection.scriptFolders))
    if folders.isEmpty { return [] }
    let loaded = loadedScripts(by: projects, changed: nil)
    return folders.filter { folder in !loaded.contains { Path.isInside($0, folder) } }
      .sorted(by: Path.precedes).map(nativeProjects.note(onEmpty:))
  }

  /// The given folders in which there is nothing that could be checked.
  private var emptyFolders: [String] {
    nativeProjects.emptyFolders.filter { folder in
      !packages.contain(folder) && !plan.parts.contains { $0.selection.scriptFolders.contains(folder) }
    }
  }

  /// The number of native sources around the given ones, where none of them has to do with anything that is checked; nil otherwise.
  package var unrecognisedSourceCount: Int? {
    guard packages.all.isEmpty, !nativeProjects.areRecognised else { return nil }
    let isGiven = nativeProjects.all.contains { project in
      project.sources.paths.contains { path in settings.paths.contains { Path.isInside(path, $0) } }
    }
    return isGiven ? nativeProjects.all.reduce(0) { $0 + $1.sources.fileCount } : nil
  }

  /// Whether a new file in a folder can matter.
  func walks(_ folder: String) -> Bool {
    plan.walks(folder) || packages.folders.contains(folder) || nativeProjects.folders.contains(folder)
  }
}
