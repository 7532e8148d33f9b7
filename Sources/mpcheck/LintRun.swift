import Diagnostics
import Files
import Linting
import Reporting
import Rules

/// One run of `mpcheck lint`, from its options to its exit status.
struct LintRun {
  private let command: LintCommand
  private let workingDirectory: String
  private let timings: Timings?
  /// The number of threads.
  private let jobs: Int

  init(_ command: LintCommand, workingDirectory: String) {
    self.command = command
    self.workingDirectory = workingDirectory
    timings = command.insight.timings ? Timings() : nil
    jobs = command.jobs ?? Terminal.coreCount
  }

  /// The order of work: find out what is meant; lint it; change it, if that is asked for, and lint what came of it; hide
  /// or note what the baseline is for; report the rest.
  ///
  /// `changed` hears of each plan, and says whether another has to be made because files may have changed meanwhile.
  func run(planned changed: (LintPlan, HostSet) -> Bool = { _, _ in false }) throws(ExitStatus) {
    let scope = try openScope()
    let files = try openFiles(scope)
    var plan: LintPlan
    var hosts: HostSet
    repeat {
      plan = try Timings.measure("find programs", in: timings) { () throws(ExitStatus) in
        try makePlan(files)
      }
      hosts = try Timings.measure("read hosts", in: timings) { () throws(ExitStatus) in
        try orWrongUse { () throws(ConfigurationError) in try self.hosts(plan, files) }
      }
    } while changed(plan, hosts)
    var lint = PlannedLint(
      plan, jobs: jobs, shard: command.shard, timings: timings)
    lint.hosts = hosts
    let planNotes = plan.notes + hosts.notes + (scope?.notes ?? [])
    let linted = (lint.pages + lint.nativeSources).filter { scope?.changed.concern($0) ?? true }
    if command.insight.showFiles { return showFiles(linted, planNotes) }
    var baselines = try orWrongUse { () throws(ConfigurationError) in
      try BaselineSet(command.baselines, lint, workingDirectory: workingDirectory, fileSystem: files)
    }

    let watch = command.fixing.makesChanges && !command.only.isEmpty ? lint.runAllRules : nil
    var changes = SourceChanges(
      Draft(of: files, watch: watch, lint: lint.run), options: command.fixing,
      fileGuard: FileGuard(folders: command.readsStandardInput || command.git.staged ? nil : paths) {
        lint.reports($0) && scope?.changed.concern($0) ?? true
      })
    changes.make { draft in
      inScope(
        baselines.hide(draft.outcome.diagnostics, text: draft.text, from: workingDirectory).shown, scope
      )
      .filter { $0.severity >= command.minimumSeverity }
    }
    if command.fixing.diff { return try showDiff(changes, plan, scope, planNotes) }
    changes.write { Draft(of: DiskFileSystem(), lint: lint.run) }

    let draft = changes.draft
    var notes = planNotes + changes.notes(from: workingDirectory)
    var failures = changes.failures(from: workingDirectory)
    if command.baselines.writeBaseline {
      let told = baselines.write(draft.outcome.diagnostics, text: draft.text, from: workingDirectory)
      notes += told.notes
      failures += told.failures
    }
    let known = baselines.hide(draft.outcome.diagnostics, text: draft.text, from: workingDirectory)
    let reported = inScope(known.shown, scope)
    var report = Report(
      diagnostics: reported, fileCount: scope == nil ? draft.outcome.fileCount : linted.count,
      suppressedCount: concerned(draft.outcome.suppressed, scope).count,
      baselinedCount: concerned(draft.outcome.diagnostics, scope).count - concerned(known.shown, scope).count,
      fixedCount: changes.fixedCount)
    if draft.outcome.hasUncheckedTypes {
      report.notes.append("native types are not checked: \(lint.hosts.whyTypesAreUnknown)")
    }
    report.notes += draft.outcome.hostGaps.map { $0.sentence(from: workingDirectory) } + known.notes
    failures += unreadable(plan, draft)
    try finish(report, draft.fileSystem, notes: notes, failures)
  }

  // MARK: What is meant

  /// The given paths; absolute.
  private var paths: [String] {
    let given = command.readsStandardInput ? [command.standardInputName ?? "."] : command.paths
    return given.map { Path.join(workingDirectory, $0) }
  }

  private func openScope() throws(ExitStatus) -> ChangeScope? {
    do {
      return try ChangeScope(command.git, paths: paths, lintBefore: lintBefore)
    } catch {
      Terminal.writeError("mpcheck: \(error.message)")
      throw .wrongUse
    }
  }

  /// The findings in the files as they were, in all parts of a shard: those were others. None where the configuration of
  /// that time cannot be used.
  private func lintBefore(_ files: any FileSystem) -> [Diagnostic] {
    guard let plan = try? plan(files) else { return [] }
    var lint = PlannedLint(plan, jobs: command.jobs ?? Terminal.coreCount, shard: nil, timings: nil)
    lint.hosts = (try? hosts(plan, files)) ?? HostSet()
    return lint.run(on: files).diagnostics
  }

  /// Those of the findings that the options about changes leave.
  private func inScope(_ diagnostics: [Diagnostic], _ scope: ChangeScope?) -> [Diagnostic] {
    scope?.shown(diagnostics) ?? diagnostics
  }

  /// The same without those that the change brought elsewhere.
  private func concerned(_ diagnostics: [Diagnostic], _ scope: ChangeScope?) -> [Diagnostic] {
    guard let scope else { return diagnostics }
    return diagnostics.filter(scope.changed.concern)
  }

  private func openFiles(_ scope: ChangeScope?) throws(ExitStatus) -> any FileSystem {
    if command.readsStandardInput, let path = paths.first {
      if let files = StandardInput.fileSystem(at: path) { return files }
      Terminal.writeError("mpcheck: standard input cannot be read")
      throw .incomplete
    }
    let files = scope?.files ?? DiskFileSystem()
    return command.fixing.makesChanges ? SteadyFileSystem(files) : files
  }

  private func makePlan(_ files: any FileSystem) throws(ExitStatus) -> LintPlan {
    let plan = try orWrongUse { () throws(ConfigurationError) in try self.plan(files) }
    if plan.missing.isEmpty { return plan }
    for path in plan.missing {
      let isUnknown = command.git.staged && DiskFileSystem().kind(of: path, followingLinks: true) != nil
      Terminal.writeError(
        "mpcheck: \(shown(path)): \(isUnknown ? "it is not in the index" : "there is no such file or folder")"
      )
    }
    throw .wrongUse
  }

  private func plan(_ files: any FileSystem) throws(ConfigurationError) -> LintPlan {
    let settings = try CommandLineSettings(
      rules: command.rules, only: command.only, types: command.types, hosts: command.hosts,
      workingDirectory: workingDirectory, ruleIDs: allRules.map(\.id))
    return try LintPlan(
      paths, fileSystem: files, workingDirectory: workingDirectory, settings: settings,
      choice: command.configurationChoice.choice(in: workingDirectory), jobs: jobs)
  }

  private func hosts(_ plan: LintPlan, _ files: any FileSystem) throws(ConfigurationError) -> HostSet {
    try HostSet(
      plan, fileSystem: files, workingDirectory: workingDirectory, jobs: jobs)
  }

  private func unreadable(_ plan: LintPlan, _ draft: Draft) -> [String] {
    (plan.unreadable + draft.outcome.unreadable).map { "\(shown($0.path)): \($0.error.sentence)" }
  }

  private func orWrongUse<Result>(_ work: () throws(ConfigurationError) -> Result) throws(ExitStatus)
    -> Result
  {
    do {
      return try work()
    } catch {
      Terminal.writeError("mpcheck: \(error.text(from: workingDirectory))")
      throw .wrongUse
    }
  }

  // MARK: Other answers than a report

  private func showFiles(_ files: [String], _ notes: [String]) {
    Terminal.writeOutput(Array(files.sorted(by: Path.precedes).map { shown($0) + "\n" }.joined().utf8))
    if !command.quiet { for note in notes { Terminal.writeError("note: \(note)") } }
  }

  private func showDiff(
    _ changes: SourceChanges, _ plan: LintPlan, _ scope: ChangeScope?, _ notes: [String]
  ) throws(ExitStatus) {
    let all = changes.draft.changes
    for change in all {
      let diff = UnifiedDiff(change, path: Path.display(change.path, from: workingDirectory)).bytes
      // Exact for git and patch; what people see must not steer their terminal.
      let isShown = Terminal.outputIsTerminal
      Terminal.writeOutput(
        isShown ? Array(String(decoding: diff, as: UTF8.self).visible(keepingLines: true).utf8) : diff)
    }
    if !command.quiet {
      for note in notes + changes.notes(from: workingDirectory) { Terminal.writeError("note: \(note)") }
    }
    let failures = changes.failures(from: workingDirectory) + unreadable(plan, changes.draft)
    showTables(inScope(changes.draft.outcome.diagnostics, scope))
    for failure in failures { Terminal.writeError("mpcheck: \(failure)") }
    if !failures.isEmpty { throw .incomplete }
    if !all.isEmpty { throw .findings }
  }

  // MARK: The report

  private func finish(
    _ report: Report, _ files: any FileSystem, notes: [String], _ failures: [String]
  ) throws(ExitStatus) {
    let fails =
      report.diagnostics.contains { command.failOn.fails($0.severity) }
      || command.maximumWarnings.map { report.count(.warning) > $0 } ?? false
    var printed = report
    printed.diagnostics.removeAll { $0.severity < command.minimumSeverity }
    let unwritten = Timings.measure("report", in: timings) { write(printed, files) }
    if !command.quiet { for note in notes + report.notes { Terminal.writeError("note: \(note)") } }
    showTables(printed.diagnostics)
    let failures = failures + unwritten
    for failure in failures { Terminal.writeError("mpcheck: \(failure)") }
    if !failures.isEmpty { throw .incomplete }
    if fails { throw .findings }
  }

  private func showTables(_ diagnostics: [Diagnostic]) {
    if command.insight.statistics { Terminal.writeError(Table.statistics(diagnostics), ending: "") }
    if let timings { Terminal.writeError(Table.timings(timings), ending: "") }
  }

  /// Returns sentences about the outputs that cannot be written.
  private func write(_ report: Report, _ files: any FileSystem) -> [String] {
    let context = ReportContext(
      toolVersion: toolVersion, workingDirectory: workingDirectory,
      repositoryRoot: ReportContext.repositoryRoot(holding: [workingDirectory] + paths),
      rules: allRules.map(RuleDescription.init),
      textStyle: TextStyle(
        usesColor: Terminal.usesColor(command.color), width: Terminal.outputWidth,
        showsSummary: !command.quiet, linkHost: Terminal.linkHost(command.color)),
      source: { try? files.read($0) })
    return ReportOutputs(command.outputs, workingDirectory: workingDirectory).write(report, in: context)
  }

  private func shown(_ path: String) -> String { Path.display(path, from: workingDirectory).visible() }
}

extension RuleDescription {
  init(_ rule: Rule) {
    self.init(
      id: rule.id, summary: rule.summary, rationale: rule.rationale, category: rule.category.rawValue,
      defaultSeverity: rule.severity, fix: rule.fix)
  }
}
