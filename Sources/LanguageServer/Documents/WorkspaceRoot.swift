import Diagnostics
import Files
import Linting
import LanguageServerProtocol
import MiniProgram
import Workspace

/// Files that are linted together: a folder of the workspace, or a program of open documents that are in none.
///
/// It follows the open documents and the changes on the disk by one living workspace. Where that cannot be made, because
/// of the configuration, the last one stays in force, or one without any configuration.
final class WorkspaceRoot {
  /// Everything in it belongs to it; absolute.
  let folder: String
  private let settings: WorkspaceSettings
  private let fileSystem: any FileSystem
  private var living: LivingWorkspace?
  /// Whether `living` was made without the configuration, which cannot be used.
  private var isProvisional = false
  private var baselines: BaselineSet?
  private var baselinesChanged = true
  /// What is wrong with the configuration.
  private(set) var error: ConfigurationError?
  /// What the last lint gave, without what baselines hide.
  private(set) var outcome = LintOutcome()
  private var needsLint = true

  init(folder: String, _ settings: WorkspaceSettings, in fileSystem: any FileSystem) {
    self.folder = folder
    self.settings = settings
    self.fileSystem = fileSystem
  }

  /// Nil until the first lint.
  var workspace: Workspace? { living?.workspace }

  /// Differs whenever other files are linted than before.
  var planCount: Int { living.map { $0.planCount + (isProvisional ? 0 : 1) } ?? -1 }

  /// The files as they are linted, with the texts of open documents.
  var files: any FileSystem { living?.workspace.fileSystem ?? fileSystem }

  /// The programs, in the order of the workspace's plan, with what their configuration says now.
  var programs: [ProgramSources] { living?.programs ?? [] }

  /// The linked programs of the last lint.
  var projects: [Project] { outcome.projects }

  /// Sentences for the log.
  var notes: [String] { (living?.workspace.notes ?? []) + outcome.hostGaps.map { $0.sentence(from: folder) } }

  /// How many files a first lint reads.
  var fileCount: Int {
    guard let workspace = living?.workspace else { return 0 }
    return workspace.plan.parts.reduce(0) { $0 + $1.program.pages.count }
      + workspace.nativeProjects.all.reduce(0) { $0 + $1.sources.paths.count }
  }

  /// The native sources that its programs are linked with.
  var hostFolders: [String] {
    living?.workspace.plan.parts.flatMap { $0.configuration.hosts.map(\.value) } ?? []
  }

  // MARK: Changes

  func lay(_ texts: [String: SourceText]) {
    living?.lay(texts)
    if living?.hasChanges != false { needsLint = true }
  }

  func filesChanged(_ paths: Set<String>) {
    if let baselines, !paths.isDisjoint(with: baselines.paths) {
      baselinesChanged = true
      needsLint = true
    }
    // What would make the configuration right is not known.
    if isProvisional, paths.contains(where: { $0.hasSuffix(".json") }) { needsLint = true }
    living?.filesChanged(paths)
    if living?.hasChanges != false { needsLint = true }
  }

  func anythingChanged() {
    living?.anythingChanged()
    baselinesChanged = true
    needsLint = true
  }

  // MARK: Linting

  /// Whether a lint would give something new.
  var isStale: Bool { needsLint }

  /// Lints if something changed. `texts` are those of the open documents by path.
  func lintIfNeeded(_ texts: [String: SourceText]) {
    lay(texts)
    if !needsLint { return }
    error = nil
    open(texts)
    guard let living else { return }
    let planCount = living.planCount
    var found: LintOutcome
    do {
      found = try living.lint() ?? LintOutcome()
    } catch {
      note(error)
      found = living.lintUnderLastPlan()
    }
    // After an error, too: it is tried again when something changes.
    needsLint = false
    if living.planCount != planCount { baselinesChanged = true }
    found.diagnostics = hidingKnown(found.diagnostics, living.workspace)
    outcome = found
  }

  /// Finds out what there is to be linted, if that is not known.
  func open(_ texts: [String: SourceText]) {
    if living != nil, !isProvisional { return }
    baselinesChanged = true
    do {
      living = try LivingWorkspace.open(settings, in: fileSystem, laying: texts)
      isProvisional = false
    } catch {
      note(error)
      if isProvisional { return }
      var plain = settings
      plain.configuration = .none
      plain.overrides.hosts = []
      plain.isLenient = true
      living = try? LivingWorkspace.open(plain, in: fileSystem, laying: texts)
      isProvisional = true
    }
  }

  private func note(_ error: WorkspaceError) {
    // A path that is missing has no findings.
    if case .configuration(let error) = error { self.error = error }
  }

  private func hidingKnown(_ diagnostics: [Diagnostic], _ workspace: Workspace) -> [Diagnostic] {
    let hasBaseline =
      workspace.plan.parts.contains { $0.configuration.baseline != nil }
      || workspace.nativeProjects.all.contains { $0.configuration.baseline != nil }
    guard hasBaseline else {
      baselines = nil
      return diagnostics
    }
    if baselinesChanged || baselines == nil {
      do {
        baselines = try BaselineSet.read(workspace)
        baselinesChanged = false
      } catch {
        note(error)
        baselines = nil
      }
    }
    let files = workspace.fileSystem
    return baselines?.hide(diagnostics) { try? files.read($0) }.shown ?? diagnostics
  }

  // MARK: Programs

  /// The index of the program that a file is in: one of its pages, or else inside of its folder.
  func part(of path: String) -> Int? {
    guard let parts = living?.workspace.plan.parts else { return nil }
    if let index = parts.firstIndex(where: { $0.program.reads(path) }) { return index }
    let around = parts.indices.filter { Path.isInside(path, parts[$0].program.root) }
    return around.max { parts[$0].program.root.utf8.count < parts[$1].program.root.utf8.count }
  }

  /// The linked files of a program, as of the last lint; nil before it.
  func project(ofPart part: Int) -> Project? {
    guard let root = living?.workspace.plan.parts[part].program.root else { return nil }
    return projects.first { $0.sources.root == root }
  }

  func nativeTypes(ofPart part: Int) -> NativeTypes { living?.workspace.nativeTypes(part) ?? NativeTypes() }

  /// The native sources that a program is linked with.
  func nativeProjects(ofPart part: Int) -> [NativeProject] {
    living?.workspace.nativeProjects.all.filter { $0.parts.contains(part) } ?? []
  }

  // MARK: What belongs together

  /// A draft of the files as they are now. Afterwards the texts have to be laid again.
  func draft(over texts: [String: SourceText]) -> Draft? {
    needsLint = true
    return living?.draft(over: texts)
  }

  /// Whether findings in a file belong to a program or a native project that has one of the documents in it.
  func sharesProgram(_ path: String, with documents: [String]) -> Bool {
    guard let workspace = living?.workspace else { return false }
    let own = linkedGroup(of: path, workspace)
    return documents.contains { document in
      document == path || own != nil && linkedGroup(of: document, workspace) == own
    }
  }

  /// A number for each group of programs and native sources that are linked with each other; nil for a file in none.
  private func linkedGroup(of path: String, _ workspace: Workspace) -> Int? {
    let parts = workspace.plan.parts
    var best: Int?
    for (index, part) in parts.enumerated() where Path.isInside(path, part.program.root) {
      if best == nil || parts[best!].program.root.utf8.count < part.program.root.utf8.count { best = index }
    }
    for (index, project) in workspace.nativeProjects.all.enumerated() {
      let isOfProject =
        best.map(project.parts.contains)
        ?? (project.sources.paths.contains(path) || project.paths.contains { Path.isInside(path, $0) })
      if isOfProject { return parts.count + index }
    }
    return best
  }
}
