import Answers
import Diagnostics
import Files
import Linting
import LanguageServerProtocol
import Workspace

/// Files that are linted together: a folder of the workspace, or a program of open documents outside of all these
/// folders.
///
/// It follows the open documents and the changes on the disk by one living workspace. Where the configuration makes it
/// impossible to make a new one, the last one stays in use, or one with what is right of the rules that the configuration defines.
final class WorkspaceRoot {
  /// Everything in it belongs to it; absolute.
  let folder: String
  private let settings: WorkspaceSettings
  private let fileSystem: any FileSystem
  private var living: LivingWorkspace?
  /// Whether `living` was made without all that the configuration says, because that cannot be used.
  private var isProvisional = false
  private var baselines: BaselineSet?
  private var baselinesChanged = true
  /// What is wrong with the configuration, in the order in which it is shown.
  private(set) var errors: [ConfigurationError] = []
  /// The result of the last lint, without what baselines hide.
  private(set) var outcome = LintOutcome()
  private var needsLint = true

  init(folder: String, _ settings: WorkspaceSettings, in fileSystem: any FileSystem) {
    self.folder = folder
    self.settings = settings
    self.fileSystem = fileSystem
  }

  /// The folder to which the paths of the settings are relative; absolute.
  var base: String { settings.workingDirectory }

  /// Nil until the first lint.
  var workspace: Workspace? { living?.workspace }

  /// A number that changes whenever other files are linted than before.
  var planCount: Int { living.map { $0.planCount + (isProvisional ? 0 : 1) } ?? -1 }

  /// The files as they are linted, with the texts of open documents.
  var files: any FileSystem { living?.workspace.fileSystem ?? fileSystem }

  /// Sentences for the log.
  var notes: [LocalizedText] {
    guard let workspace = living?.workspace else { return [] }
    return workspace.notes + outcome.notesOnSoughtTags
      + outcome.sentences(onRuleFailures: { Path.display($0, from: folder) })
      + outcome.hostGaps.map { $0.sentence(from: folder) }
      + workspace.unread(outcome).notes(from: folder)
  }

  /// Where more is said of the rules that its configurations define, by their ids.
  var ruleAddresses: [String: String] {
    let rules = living?.workspace.customRules ?? []
    return Dictionary(
      rules.compactMap { rule in rule.url.map { (rule.id, $0) } }, uniquingKeysWith: { first, _ in first })
  }

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

  func setOverlay(_ texts: [String: SourceText]) {
    living?.setOverlay(texts)
    if living?.hasChanges != false { needsLint = true }
  }

  func filesChanged(_ paths: Set<String>) {
    if let baselines, !paths.isDisjoint(with: baselines.paths) {
      baselinesChanged = true
      needsLint = true
    }
    // It is unknown what would make the configuration right.
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

  /// Lints if something changed. `texts` are the texts of the open documents by path.
  func lintIfNeeded(_ texts: [String: SourceText]) {
    setOverlay(texts)
    if !needsLint { return }
    errors = []
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
    found.diagnostics = FindingMerger.gathered(hidingKnown(found.diagnostics, living.workspace))
    outcome = found
  }

  /// Finds out what must be linted, if that is unknown.
  func open(_ texts: [String: SourceText]) {
    if living != nil, !isProvisional { return }
    baselinesChanged = true
    do {
      living = try LivingWorkspace.open(settings, in: fileSystem, laying: texts)
      isProvisional = false
    } catch {
      note(error)
      if isProvisional { return }
      living = provisional(texts)
      isProvisional = true
    }
  }

  /// A workspace with what is right of the configuration: all but rules that it defines wrongly, or else only the others of these
  /// rules. Of other keys one can change what the rest means.
  private func provisional(_ texts: [String: SourceText]) -> LivingWorkspace? {
    var settings = settings
    settings.passingOver = .customRules
    if let living = try? LivingWorkspace.open(settings, in: fileSystem, laying: texts) { return living }
    settings.passingOver = .allButCustomRules
    settings.overrides.hosts = []
    settings.isLenient = true
    return try? LivingWorkspace.open(settings, in: fileSystem, laying: texts)
  }

  private func note(_ error: WorkspaceError) {
    // A path that is missing has no findings.
    if case .configuration(let errors) = error { self.errors = errors.all }
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

  /// What answers see: the present files, and the programs as of the last lint. Nil before the first one.
  func snapshot(_ readers: MarkupReaders, _ language: Language) -> Snapshot? {
    living.map { Snapshot(of: $0, linked: outcome.projects, in: folder, readers, language) }
  }

  /// The index of the program that contains a file.
  func part(of path: String) -> Int? { living?.workspace.plan.part(of: path) }

  // MARK: What belongs together

  /// A draft of the present files. Afterwards the texts must be laid over the files again.
  func draft(over texts: [String: SourceText]) -> Draft? {
    needsLint = true
    return living?.draft(over: texts)
  }

  /// Whether findings in a file belong to a program or a native project that contains one of the documents.
  func sharesProgram(_ path: String, with documents: [String]) -> Bool {
    guard let workspace = living?.workspace else { return false }
    let own = linkedGroup(of: path, workspace)
    return documents.contains { document in
      document == path || own != nil && linkedGroup(of: document, workspace) == own
    }
  }

  /// A number for each group of programs and native sources that are linked with each other; nil for a file outside of
  /// all groups.
  private func linkedGroup(of path: String, _ workspace: Workspace) -> Int? {
    let part = workspace.plan.part(of: path)
    for (index, project) in workspace.nativeProjects.all.enumerated() {
      let isOfProject =
        part.map(project.parts.contains)
        ?? (project.sources.paths.contains(path) || project.paths.contains { Path.isInside(path, $0) })
      if isOfProject { return workspace.plan.parts.count + index }
    }
    return part
  }
}
