import Diagnostics
import Files
import Linting
import Markup
import MiniProgram
import Reporting
import Rules
import Workspace

/// One run of `mpcheck lint`, from its options to its exit status.
struct LintRun {
  private let options: LintOptions
  private let workingDirectory: String
  private let timings: Timings?
  private let remains = RunState()

  init(_ options: LintOptions, workingDirectory: String) {
    self.options = options
    self.workingDirectory = workingDirectory
    timings = options.insight.timings ? Timings() : nil
  }

  /// What a run leaves. It stays until the next run or the end of the process, because taking apart the facts of thousands of
  /// files takes time.
  private final class RunState {
    /// The given paths, absolute, with the matches of patterns in their places.
    var paths: [String] = []
    var session: Session?
    var linted: Linted?
    var start = ContinuousClock.now
  }

  /// What is linted.
  private struct Session {
    var scope: ChangeScope?
    var files: any FileSystem
    var workspace: Workspace
    /// The living workspace, if the run has one.
    var living: LivingWorkspace?
    var baselines: BaselineSet
    /// The files in which findings are shown.
    var maxShownFiles: [String]

    var notes: [LocalizedText] { workspace.notes + (scope?.notes ?? []) }
  }

  /// The findings, and the files that they are in.
  private struct Linted {
    var outcome: LintOutcome
    var files: any FileSystem
    var fixedCount = 0
    /// The number of findings that comments hide which this run wrote.
    var hiddenCount = 0
    var notes: [LocalizedText] = []
    /// Notes that belong in the report.
    var refusals: [LocalizedText] = []
    var failures: [LocalizedText] = []

    func text(_ path: String) -> SourceText? { try? files.read(path) }
  }

  /// Opens a workspace, or brings an open one up to date.
  typealias Opening = (WorkspaceSettings, any FileSystem) throws(WorkspaceError) -> LivingWorkspace

  /// Does the work in this order: open what is meant; lint it; change it, if that is wanted; report what is found then.
  func run(opening living: Opening? = nil) throws(ExitStatus) {
    timings?.clear()
    remains.start = .now
    remains.paths = givenPaths
    (remains.session, remains.linted) = (nil, nil)
    var session = try open(living)
    if options.insight.showFiles { return try showFiles(session) }
    var linted: Linted
    if options.fixing.makesChanges {
      let changes = change(session.living!.draft(), session)
      if options.fixing.diff { return try showDiff(changes, session) }
      linted = options.printsChangedText ? printed(changes) : write(changes, session)
    } else {
      linted = try lint(session)
    }
    if options.baselines.writeBaseline { writeBaselines(&linted, &session) }
    (remains.session, remains.linted) = (session, linted)
    try report(linted, session)
  }

  // MARK: Opening

  private func open(_ opening: Opening?) throws(ExitStatus) -> Session {
    let scope = try openScope()
    let files = try openFiles(scope, isSingle: opening == nil)
    let settings = try orWrongUse { () throws(WorkspaceError) in try self.settings(scope?.changed) }
    var living: LivingWorkspace?
    if let opening {
      living = try orWrongUse { () throws(WorkspaceError) in try opening(settings, files) }
    } else if options.fixing.makesChanges {
      living = try orWrongUse { () throws(WorkspaceError) in
        try LivingWorkspace.open(settings, in: files)
      }
    }
    let workspace = try orWrongUse { () throws(WorkspaceError) in
      if let living { return living.workspace }
      return try Workspace.open(settings, in: files)
    }
    try check(workspace)
    let shown = (workspace.pages + workspace.nativeSources).filter { scope?.changed.affect($0) ?? true }
    let baselines =
      options.insight.showFiles
      ? BaselineSet(workspace)
      : try orWrongUse { () throws(WorkspaceError) in
        try BaselineSet.read(
          given: options.baselines.baseline.map { Path.join(workingDirectory, $0) },
          writes: options.baselines.writeBaseline, workspace)
      }
    return Session(
      scope: scope, files: files, workspace: workspace, living: living, baselines: baselines,
      maxShownFiles: shown)
  }

  /// Reports and throws where an option asks for what no configuration has, where a report would replace what is linted, or
  /// where `--fail-on-no-files` misses a file.
  private func check(_ workspace: Workspace) throws(ExitStatus) {
    for error in workspace.plan.settingErrors {
      let sentence = error.message.followed(byHelp: error.help).visible()
      Terminal.writeFailure(sentence.after(error.isOnly ? "--only" : "--rule"))
    }
    if !workspace.plan.settingErrors.isEmpty { throw .wrongUse }
    try OutputFiles(options.outputs, workingDirectory: workingDirectory)
      .checkUnread(by: workspace, options.baselines.baseline.map { [Path.join(workingDirectory, $0)] } ?? [])
    guard options.failOnNoFiles else { return }
    let empty = workspace.pathsWithoutFiles
    for path in empty {
      Terminal.writeFailure(.noPage(in: shown(path)))
    }
    if !empty.isEmpty { throw .wrongUse }
  }

  /// What is linted, by absolute paths.
  private var paths: [String] { remains.paths }

  /// The given paths, made absolute, with the files that patterns among them match now.
  private var givenPaths: [String] {
    if options.readsStandardInput { return [Path.join(workingDirectory, options.standardInputName ?? ".")] }
    return PathExpansion.expand(options.paths, workingDirectory: workingDirectory, in: DiskFileSystem())
  }

  private func openScope() throws(ExitStatus) -> ChangeScope? {
    do {
      return try ChangeScope(options.git, paths: paths, lintBefore: lintBefore)
    } catch {
      Terminal.writeFailure(error.message)
      throw .wrongUse
    }
  }

  /// The findings in the files as they were, in all shards, because their pages were distributed differently. None where the
  /// configuration of that time cannot be used.
  private func lintBefore(_ files: any FileSystem, _ changed: ChangedFiles) -> [Diagnostic] {
    guard var settings = try? settings(changed) else { return [] }
    settings.shard = nil
    settings.timings = nil
    settings.isLenient = true
    return (try? Workspace.open(settings, in: files))?.lint().diagnostics ?? []
  }

  /// The files to lint. With `isSingle` they are for one lint only, and then the process ends.
  private func openFiles(_ scope: ChangeScope?, isSingle: Bool) throws(ExitStatus) -> any FileSystem {
    if options.readsStandardInput, let path = paths.first {
      if let files = StandardInput.fileSystem(at: path) { return files }
      Terminal.writeFailure(StandardInput.cannotBeRead)
      throw .incomplete
    }
    let files = scope?.files ?? (isSingle ? DiskFileSystem(openingFrom: workingDirectory) : DiskFileSystem())
    return options.fixing.makesChanges ? PinnedFileSystem(files) : files
  }

  private func settings(_ changed: ChangedFiles?) throws(WorkspaceError) -> WorkspaceSettings {
    var settings = WorkspaceSettings(paths: paths, workingDirectory: workingDirectory, rules: allRules)
    do {
      settings.overrides = try CommandLineSettings(
        rules: options.rules, only: options.only, types: options.types, hosts: options.hosts,
        exclude: options.exclude, workingDirectory: workingDirectory, names: allRuleNames)
    } catch {
      throw .configuration(ConfigurationErrors(error))
    }
    settings.configuration = options.configurationChoice.choice(in: workingDirectory)
    settings.followed = [options.baselines.baseline].compactMap { $0 }.map { Path.join(workingDirectory, $0) }
    settings.kept = changed?.kept ?? []
    settings.shard = options.shard?.shard
    settings.showsUnreached = options.unreached || options.git.name != nil || !options.only.isEmpty
    settings.findsUnreachedFiles = true
    settings.jobs = options.jobs?.value ?? Terminal.coreCount
    if options.fixing.makesChanges { settings.findingLimit = FindingLimit.inBetween }
    settings.timings = timings
    return settings
  }

  private func orWrongUse<Result>(_ work: () throws(WorkspaceError) -> Result) throws(ExitStatus) -> Result {
    do {
      return try work()
    } catch {
      error.write(from: workingDirectory) { path in
        let isUnknown = options.git.staged && DiskFileSystem().kind(of: path, followingLinks: true) != nil
        if isUnknown { return LocalizedText(en: "it is not in the index", zh: "不在暂存区中") }
        return PathExpansion.isPattern(path) ? .unmatchedPattern : .missingPath
      }
      throw .wrongUse
    }
  }

  // MARK: Linting

  private func lint(_ session: Session) throws(ExitStatus) -> Linted {
    guard let living = session.living else {
      return Linted(outcome: session.workspace.lint(), files: session.files)
    }
    // Nobody cancels it.
    let outcome = try orWrongUse { () throws(WorkspaceError) in try living.lint() }!
    return Linted(outcome: outcome, files: session.files)
  }

  /// The findings that the options about changes leave.
  private func inScope(_ diagnostics: [Diagnostic], _ scope: ChangeScope?) -> [Diagnostic] {
    scope?.shown(diagnostics) ?? diagnostics
  }

  /// The same without findings that the change brought elsewhere.
  private func affected(_ diagnostics: [Diagnostic], _ scope: ChangeScope?) -> [Diagnostic] {
    guard let scope else { return diagnostics }
    return diagnostics.filter(scope.changed.affect)
  }

  private func affected(_ unkept: [UnkeptFindings], _ scope: ChangeScope?) -> [UnkeptFindings] {
    guard let scope else { return unkept }
    return unkept.filter { scope.changed.affect($0.first.path) }
  }

  private func count(_ unkept: [UnkeptFindings], _ scope: ChangeScope?) -> Int {
    affected(unkept, scope).reduce(0) { $0 + $1.count }
  }

  // MARK: Changing

  private func change(_ draft: Draft, _ session: Session) -> SourceChanges {
    let (workspace, scope) = (session.workspace, session.scope)
    var changes = SourceChanges(
      draft, options: options.fixing,
      fileGuard: FileGuard(folders: options.readsStandardInput || options.git.staged ? nil : paths) {
        workspace.reports($0) && scope?.changed.affect($0) ?? true
      })
    changes.make { draft in
      inScope(session.baselines.hide(draft.outcome.diagnostics, text: draft.text).shown, scope)
        .filter { $0.severity >= options.minimumSeverity }
    }
    return changes
  }

  /// Prints the changed text of standard input, and nothing else.
  private func printed(_ changes: SourceChanges) -> Linted {
    let draft = changes.draft
    var output = SourceOutput()
    // Of a longer one only the beginning was read.
    if let text = paths.first.flatMap(draft.text), text.count <= MarkupLimit.fileSize {
      output.write(Array(text.bytes))
    }
    output.writeNote()
    return linted(changes)
  }

  /// The findings in the changed files.
  private func linted(_ changes: SourceChanges) -> Linted {
    var linted = Linted(
      outcome: changes.outcome, files: changes.draft.fileSystem, fixedCount: changes.fixedCount,
      hiddenCount: changes.hiddenCount)
    linted.notes = changes.notes(from: workingDirectory)
    linted.refusals = changes.refusals(from: workingDirectory)
    linted.failures = changes.failures(from: workingDirectory)
    return linted
  }

  /// Writes the files. If one cannot be written, the findings are those of the files on the disk.
  private func write(_ changes: SourceChanges, _ session: Session) -> Linted {
    var changes = changes
    let isWritten = changes.write()
    var linted = linted(changes)
    if !isWritten {
      linted.files = DiskFileSystem()
      linted.outcome = session.workspace.reading(linted.files).lint()
    }
    return linted
  }

  private func writeBaselines(_ linted: inout Linted, _ session: inout Session) {
    let said = session.baselines.write(linted.outcome.diagnostics, text: linted.text)
    linted.notes += said.notes
    linted.failures += said.failures
  }

  // MARK: Other answers than a report

  private func showFiles(_ session: Session) throws(ExitStatus) {
    let scripts = session.workspace.givenLoadedScripts.filter { session.scope?.changed.affect($0) ?? true }
    let files = Set(session.maxShownFiles + scripts).sorted(by: Path.precedes)
    Terminal.writeOutput(Array(files.map { shown($0) + "\n" }.joined().utf8))
    if !options.quiet { for note in session.notes { Terminal.writeNote(note) } }
    let failures = sentences(UnreadFiles(session.workspace.plan.unreadable))
    for failure in failures { Terminal.writeFailure(failure) }
    if !failures.isEmpty { throw .incomplete }
  }

  private func showDiff(_ changes: SourceChanges, _ session: Session) throws(ExitStatus) {
    let all = changes.draft.changes
    let root = PatchRoot(of: all.map(\.path), in: paths, workingDirectory: workingDirectory)
    var output = SourceOutput()
    for change in all { output.write(lines: UnifiedDiff(change, path: root.path(of: change.path)).bytes) }
    output.writeNote()
    if !options.quiet {
      let links = session.workspace.unread(changes.draft.outcome).notes(from: workingDirectory)
      let notes =
        links + changes.notes(from: workingDirectory)
        + changes.refusals(from: workingDirectory) + [root.note].compactMap { $0 }
      for note in session.notes + notes {
        Terminal.writeNote(note)
      }
    }
    let outcome = changes.draft.outcome
    let failures =
      changes.failures(from: workingDirectory) + sentences(session.workspace.unread(outcome))
      + sentences(outcome)
    Table.show(
      options.insight, timings,
      FindingMerger(allRules).folded(inScope(outcome.diagnostics, session.scope), text: changes.draft.text),
      unkept: affected(outcome.unkept, session.scope))
    for failure in failures { Terminal.writeFailure(failure) }
    if !failures.isEmpty { throw .incomplete }
    if !all.isEmpty { throw .findings }
  }

  /// What is wrong with the files that could not be read.
  private func sentences(_ unread: UnreadFiles) -> [LocalizedText] {
    // A walk for pages and one for native sources may both meet a folder.
    var seen: Set<LocalizedText> = []
    return unread.failures.map {
      $0.error.sentence.after(shown($0.path))
    }.filter { seen.insert($0).inserted }
  }

  /// What is said of the rules of a team that did not look at all of a file.
  private func sentences(_ outcome: LintOutcome) -> [LocalizedText] {
    outcome.sentences(onRuleFailures: shown).map { $0.visible() }
  }

  // MARK: The report

  /// Hides findings by the baselines, or writes these, and reports the rest.
  private func report(_ linted: Linted, _ session: Session) throws(ExitStatus) {
    var outcome = linted.outcome
    let scope = session.scope
    outcome.keepFindings(FindingLimit.usual)
    let scripts = session.workspace.loadedScripts(
      by: outcome.projects, changed: scope.map { $0.changed.contains })
    if session.workspace.meansOtherScriptsAlone {
      outcome.dropNotes()
      if options.failOnNoFiles, session.workspace.loadedScripts(by: outcome.projects, changed: nil).isEmpty {
        for path in paths { Terminal.writeFailure(.noPage(in: shown(path))) }
        throw .wrongUse
      }
    }
    let known = session.baselines.hide(
      outcome.diagnostics, unreached: outcome.unreached, text: linted.text)
    let folding = FindingMerger(allRules)
    let unreached = known.unreached.filter { $0.severity >= options.minimumSeverity }
    var report = Report(
      diagnostics: folding.folded(inScope(known.shown, scope), text: linted.text),
      fileCount: (scope == nil ? outcome.fileCount : session.maxShownFiles.count) + scripts.count,
      suppressedCount: affected(outcome.suppressed, scope).count + count(outcome.unkeptSuppressed, scope),
      baselinedCount: affected(outcome.diagnostics, scope).count - affected(known.shown, scope).count,
      unreachedCount: folding.folded(unreached, text: linted.text).count
        + count(outcome.unkeptUnreached.filter { $0.severity >= options.minimumSeverity }, scope),
      fixedCount: linted.fixedCount, unreadCount: sentences(session.workspace.unread(outcome)).count)
    report.baselined = BaselinedFindings(folding.folded(affected(known.hidden, scope), text: linted.text))
    let unread = Set(session.workspace.unread(outcome).failures.map(\.path))
    report.checkedFiles = session.maxShownFiles.filter { !unread.contains($0) } + scripts
    report.unkept = affected(outcome.unkept, scope)
    report.newlySuppressedCount = min(linted.hiddenCount, report.suppressedCount)
    let outside = session.baselines.withoutKnown(outcome.outside, text: linted.text)
      .filter { $0.severity >= options.minimumSeverity }
    let unrecognisedCount = session.workspace.unrecognisedSourceCount
    let notes = ReportNotes(workingDirectory: workingDirectory, minimumSeverity: options.minimumSeverity)
    report.notes =
      [
        notes.note(onUncheckedTypes: outcome, in: session.workspace),
        unrecognisedCount.map(notes.note(onUnrecognised:)),
        notes.note(onOutside: folding.folded(outside, text: linted.text).count),
      ].compactMap { $0 }
      + session.workspace.unread(outcome).notes(from: workingDirectory)
      + [
        notes.note(onUnkept: report, text: linted.text), notes.note(onUnreached: report),
        notes.note(onUnreachedFiles: outcome, report, given: paths),
      ].compactMap { $0 }
      + notes.notes(
        onOmittedFiles: session.workspace.omittedFiles(outcome).filter {
          scope?.changed.affect($0.path) ?? true
        })
      + linted.refusals + outcome.notes + outcome.notesOnSoughtTags
      + outcome.hostGaps.map { $0.sentence(from: workingDirectory) }
      + known.notes
    if session.workspace.plan.parts.isEmpty { report.unrecognisedSourceCount = unrecognisedCount }
    let unloaded = session.workspace.notesOnUnloadedFolders(by: outcome.projects)
    report.reasonsForNothing = session.workspace.reasonsForNothing + unloaded
    let printer = ReportPrinter(
      options, session.workspace, paths: paths, files: linted.files, timings: timings, start: remains.start)
    try printer.print(
      report, notes: session.notes + unloaded + linted.notes,
      failures: linted.failures + sentences(session.workspace.unread(outcome)) + sentences(outcome))
  }

  private func shown(_ path: String) -> String { Path.display(path, from: workingDirectory).visible() }
}

extension WorkspaceError {
  /// Writes to standard error why a workspace cannot be opened. `reason` is the reason for a missing path.
  func write(
    from workingDirectory: String,
    reason: (String) -> LocalizedText = { _ in .missingPath }
  ) {
    switch self {
    case .configuration(let errors): errors.write(from: workingDirectory)
    case .missing(let paths):
      for path in paths {
        Terminal.writeFailure(
          reason(path).after(Path.display(path, from: workingDirectory).visible()))
      }
    }
  }
}

extension ConfigurationErrors {
  /// Writes each to standard error.
  func write(from workingDirectory: String) {
    for error in all { Terminal.writeFailure(error.text(from: workingDirectory)) }
  }
}

extension LocalizedText {
  static func noPage(in path: String) -> LocalizedText {
    LocalizedText(en: "no page in \(path)", zh: "\(path) 中没有页面")
  }
  static let missingPath = LocalizedText(en: "there is no such file or folder", zh: "没有这个文件或目录")
  static let unmatchedPattern = LocalizedText(en: "no file matches this pattern", zh: "没有文件与此模式匹配")
}
