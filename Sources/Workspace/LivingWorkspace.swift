import Diagnostics
import Files
import Containers
import NativeSource
import Linting
import Markup
import MiniProgram

/// A workspace that follows the changes of its files. What each file gave is kept. After a change, exactly those files are
/// visited again that can have other findings or facts. It finds what a workspace that is opened anew finds.
///
/// A change that is reported is only noted; the next lint takes it into account. One thread at a time uses a workspace; a
/// `Cancellation` may come from another.
package final class LivingWorkspace {
  /// The workspace as of the last lint, or as it was opened.
  package private(set) var workspace: Workspace
  private let files: TextOverlay
  private let confined: ConfinedFileSystem
  /// What the plan was made from.
  private var planning: RecordingFileSystem
  /// One for each part of the plan.
  private var requests: [ProgramRequest]
  private let packages: PackageCache
  /// The files and folders that changed since the last lint.
  private var changed: Set<String> = []
  private var everythingChanged = false
  /// Those of the last lint.
  private var issueLimits = IssueLimits()
  /// How many times it was planned anew.
  package private(set) var planCount = 0

  private init(
    _ workspace: Workspace, _ files: TextOverlay, over confined: ConfinedFileSystem,
    _ planning: RecordingFileSystem, _ packages: PackageCache
  ) {
    self.workspace = workspace
    self.files = files
    self.confined = confined
    self.planning = planning
    self.packages = packages
    requests = workspace.plan.parts.indices.map { workspace.request($0, cache: FileResultCache()) }
  }

  /// Finds out what the paths of the settings mean, and reads configurations and native sources.
  ///
  /// - Parameters:
  ///   - texts: what is laid over the files from the start, by path.
  package static func open(
    _ settings: WorkspaceSettings, in fileSystem: any FileSystem, laying texts: [String: SourceText] = [:]
  ) throws(WorkspaceError) -> LivingWorkspace {
    let confined = ConfinedFileSystem(fileSystem, for: settings)
    let files = TextOverlay(over: confined)
    _ = files.setOverlay(texts)
    let planning = RecordingFileSystem(files)
    let plan = try Workspace.plan(settings, planning)
    let native = try Timings.measure("read hosts", in: settings.timings) { () throws(WorkspaceError) in
      try Workspace.configured { () throws(ConfigurationErrors) in
        try NativeProjects.read(for: plan, settings, in: files, planning: planning)
      }
    }
    let packages = PackageCache()
    let workspace = Workspace(
      settings, files, plan: plan, nativeProjects: native,
      packages: NativePackages.read(for: plan, settings, in: files, cache: packages))
    return LivingWorkspace(workspace, files, over: confined, planning, packages)
  }

  // MARK: Changes

  /// Lays texts over the files, by path, and no others: what an editor has not saved yet.
  package func setOverlay(_ texts: [String: SourceText]) { changed.formUnion(files.setOverlay(texts)) }

  /// Files or folders at these absolute paths were changed, created or deleted.
  package func filesChanged(_ paths: Set<String>) {
    if paths.isEmpty { return }
    confined.forget()
    changed.formUnion(paths)
  }

  /// Files changed, and it is not known which.
  package func anythingChanged() {
    confined.forget()
    everythingChanged = true
  }

  /// Whether a lint would take changes into account.
  package var hasChanges: Bool { everythingChanged || !changed.isEmpty }

  /// The programs of the workspace, in the order of the plan's parts.
  package var programs: [ProgramSources] { requests.map(\.program) }

  /// The pages that the last lint visited, by program.
  package var visitedPages: [String] { requests.flatMap { $0.cache!.visitedPaths } }

  /// The folders of the packages that the last lint checked.
  package var checkedPackages: [String] { packages.checkedFolders }

  // MARK: Linting

  /// Takes the changes into account and lints. Nil when it is cancelled between two files; what was done until then is not
  /// done again. After an error the changes are kept for the next lint, so a later change can remove the error.
  package func lint(_ cancellation: Cancellation? = nil) throws(WorkspaceError) -> LintOutcome? {
    try update()
    return workspace.lint(limited(requests), cancellation, packages: packages)
  }

  /// Lints under the last plan, because no new one can be made. Changed files are read again if they are in that plan. The
  /// changes are kept for the next lint.
  package func lintUnderLastPlan() -> LintOutcome {
    readAgain()
    // Nobody cancels it.
    return workspace.lint(limited(requests), nil, packages: packages)!
  }

  private func limited(_ requests: [ProgramRequest]) -> [ProgramRequest] {
    requests.map { request in
      var request = request
      request.issueLimits = issueLimits
      return request
    }
  }

  /// The findings with these texts, by path, laid over the files, and no others. Where no new plan can be made, they are the
  /// findings under the last one.
  func lint(over texts: [String: SourceText], _ limits: IssueLimits = IssueLimits()) -> LintOutcome {
    setOverlay(texts)
    changed.formUnion(limits.paths(unlike: issueLimits))
    issueLimits = limits
    return (try? lint()) ?? lintUnderLastPlan()
  }

  /// A draft of the files that changes nothing yet. Its texts are laid over the files until `lay` is called again.
  ///
  /// - Parameters:
  ///   - texts: what is laid over the files in any case, by path.
  package func draft(over texts: [String: SourceText] = [:]) -> Draft {
    let base: any FileSystem =
      texts.isEmpty ? files.base : OverlayFileSystem(base: files.base, overlay: texts)
    return Draft(
      of: base, lint(over: texts), rules: workspace.settings.rules, dialects: workspace.settings.dialects,
      lint: { self.lint(over: texts.merging($0) { _, drafted in drafted }, $1) })
  }

  /// Brings the workspace up to date; what has to be visited again is forgotten.
  package func update() throws(WorkspaceError) {
    switch extent {
    case .nothing: return
    case .texts: readAgain()
    case .names: try plan(keepsResults: true)
    case .everything: try plan(keepsResults: false)
    }
    changed = []
    everythingChanged = false
  }

  /// What the changes make necessary.
  private enum Extent: Comparable {
    case nothing
    /// Files must be read again: known ones, or ones that were only asked whether they exist.
    case texts
    /// A new plan must be made, because pages, folders or native sources came or went.
    case names
    /// A new plan must be made, and nothing that is known can be kept.
    case everything
  }

  private var extent: Extent {
    if everythingChanged { return .everything }
    if changed.isEmpty { return .nothing }
    if hasLinks { return .everything }
    return changed.lazy.map(extent(of:)).max() ?? .nothing
  }

  /// Whether a file may be read under several paths. It changes under all of them, and only one is reported as changed.
  private var hasLinks: Bool {
    workspace.plan.parts.contains(where: \.program.hasLinks)
      || workspace.nativeProjects.all.contains(where: \.sources.hasLinks)
  }

  private func extent(of path: String) -> Extent {
    if planning.isAffected(by: path) || Path.lastComponent(path) == ".gitignore" { return .everything }
    let parts = workspace.plan.parts
    if parts.contains(where: { $0.program.manifest == path || $0.program.project?.path == path }) {
      return .everything
    }
    let native = workspace.nativeProjects.all
    if native.contains(where: { $0.sources.contractPaths.contains(path) }) { return .everything }

    let kind = files.kind(of: path, followingLinks: true)
    if kind == .folder || workspace.walks(path) || workspace.packages.isAffected(by: path) { return .names }
    // Where a folder went, its pages went. That of a page that is linted alone is not walked.
    if kind == nil, parts.contains(where: { $0.program.pages.contains { Path.isInside($0, path) } }) {
      return .names
    }
    // A folder that came or went with the file need not be reported itself.
    for folder in Path.upward(from: Path.parent(path)) {
      let kind = files.kind(of: folder, followingLinks: true)
      if parts.contains(where: { $0.program.kind(of: folder, in: files) != kind }) { return .names }
      if kind == .folder, workspace.walks(folder) { break }
    }
    if Path.lastComponent(path) == Configuration.fileName { return .names }
    if comesOrGoesAsResource(path, kind) { return .names }
    let isNamed =
      ProgramDiscovery.collects(path, workspace.settings.dialects) || NativeLanguage(path: path) != nil
    let isScript = ["js", "ts"].contains(Path.pathExtension(path))
    if isScript, parts.contains(where: { $0.selection.mayGainScript(path) }) { return .names }
    if !isNamed { return .texts }
    let isKnown =
      parts.contains { $0.program.pages.contains(path) }
      || native.contains { $0.sources.paths.contains(path) }
    // The text of an XML file decides whether a container reads it.
    let isSource =
      NativeLanguage(path: path) == .xml ? NativeSourceReader.isNativeSource(path, in: files) : kind == .file
    return isKnown == isSource ? .texts : .names
  }

  /// Whether a file that sources of a host may load is new or gone.
  private func comesOrGoesAsResource(_ path: String, _ kind: FileKind?) -> Bool {
    switch Path.pathExtension(path) {
    case "json", "xml":
      guard workspace.nativeProjects.folders.contains(Path.parent(path)) else { return false }
      let isKnown = workspace.nativeProjects.all.contains { $0.sources.hasResource(path) }
      return isKnown != (kind == .file)
    default: return false
    }
  }

  /// Reads changed files again, under the same plan.
  private func readAgain() {
    var programs = workspace.plan.parts.map(\.program)
    var relisted: Set<Int> = []
    for path in changed {
      // Where no walk went, it is not known what was there before: it may be a component of `app.json`.
      if !workspace.walks(Path.parent(path)) { relisted.formUnion(programs.indices) }
      let kind = files.kind(of: path, followingLinks: true)
      for index in programs.indices where programs[index].kind(of: path, in: files) != kind {
        programs[index] = programs[index].relisting(Path.parent(path), in: files)
        relisted.insert(index)
      }
    }
    let plan = relisted.isEmpty ? workspace.plan : workspace.plan.replacing(programs)
    let native = workspace.nativeProjects.rereading(changed, in: files)
    workspace = Workspace(
      workspace.settings, files, plan: plan, nativeProjects: native ?? workspace.nativeProjects,
      packages: workspace.packages)
    for index in requests.indices {
      if relisted.contains(index) {
        requests[index].program = plan.parts[index].sources(in: files)
      }
      forgetChanged(requests[index])
      if native != nil { renewNativeTypes(index) }
    }
  }

  private func forgetChanged(_ request: ProgramRequest) {
    request.program.resolver.forgetNearestFolders()
    request.cache?.forget(changed: changed, in: request.program)
    request.program.modules.forget(changed)
    if changed.contains(where: ProgramSources.isStylesheet) {
      request.program.forgetStylesheets(changed)
      request.cache?.forgetUsersOfAllStylesheets()
    }
  }

  private func renewNativeTypes(_ index: Int) {
    let types = workspace.typesByTag(index)
    if types == requests[index].nativeTypes { return }
    requests[index].nativeTypes = types
    requests[index].cache?.forgetUsersOfNativeTypes()
  }

  /// Plans anew. Where a program differs only in its files, the results of unchanged files are kept.
  private func plan(keepsResults: Bool) throws(WorkspaceError) {
    let settings = workspace.settings
    let planning = RecordingFileSystem(files)
    let plan = try Workspace.plan(settings, planning)
    let known = everythingChanged || hasLinks ? nil : workspace.nativeProjects
    let changed = self.changed
    let files = self.files
    let folders = changed.filter { workspace.walks($0) || files.isFolder($0) }
    let native = try Workspace.configured { () throws(ConfigurationErrors) in
      try NativeProjects.read(
        for: plan, settings, in: files, planning: planning, known: folders.isEmpty ? known : nil,
        changed: changed)
    }
    let old = zip(workspace.plan.parts, requests)
    // The plan says which files are in a shard.
    if !keepsResults || !folders.isEmpty || workspace.packages.hasLinks || settings.shard != nil {
      packages.forgetAll()
    } else {
      packages.forget(changed)
    }
    workspace = Workspace(
      settings, files, plan: plan, nativeProjects: native,
      packages: NativePackages.read(for: plan, settings, in: files, cache: packages))
    self.planning = planning
    planCount += 1
    requests = plan.parts.indices.map { index in
      let part = plan.parts[index]
      guard keepsResults, let (before, request) = old.first(where: { $0.0.isAlike(part) }),
        let cache = request.cache
      else { return workspace.request(index, cache: FileResultCache()) }
      let new = workspace.request(index, cache: cache)
      cache.forget(inside: Array(folders))
      forgetChanged(new)
      cache.forget(unlike: new.program)
      if before.program.pages != part.program.pages { cache.forgetUsersOfAllStylesheets() }
      if new.nativeTypes != request.nativeTypes { cache.forgetUsersOfNativeTypes() }
      return new
    }
  }
}

extension Plan.Part {
  /// Whether this is another state of the same program under the same configuration, given that neither text changed.
  fileprivate func isAlike(_ other: Plan.Part) -> Bool {
    program.root == other.program.root && program.kind == other.program.kind
      && program.manifest == other.program.manifest && program.project?.path == other.program.project?.path
      && program.dialects.elementsEqual(other.program.dialects, by: ===)
      && configuration.files.map(\.path) == other.configuration.files.map(\.path)
  }
}
