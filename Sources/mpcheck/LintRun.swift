import Diagnostics
import Linting
import MiniProgram
import Reporting
import Rules

/// One run of `mpcheck lint`, from its options to its exit status.
struct LintRun {
  private let command: LintCommand
  private let workingDirectory = Path.normalised(Terminal.workingDirectory)
  private let timings: Timings?

  init(_ command: LintCommand) {
    self.command = command
    timings = command.insight.timings ? Timings() : nil
  }

  /// The order of work: find out what is meant; lint it; change it, if that is asked for, and lint what came of it; hide
  /// or note what the baseline is for; report the rest.
  func run() throws(ExitStatus) {
    Terminal.ignoreBrokenPipes()
    let files = try openFiles()
    let plan = try Timings.measure("find programs", in: timings) { () throws(ExitStatus) in
      try makePlan(files)
    }
    var lint = PlannedLint(
      plan, jobs: command.jobs ?? Terminal.coreCount, shard: command.shard, timings: timings)
    lint.hosts = try Timings.measure("read hosts", in: timings) { () throws(ExitStatus) in
      try readHosts(plan, files)
    }
    if command.insight.showFiles { return showFiles(lint, plan) }
    var baselines = try orWrongUse { () throws(ConfigurationError) in
      try BaselineSet(command.baselines, lint, workingDirectory: workingDirectory, fileSystem: files)
    }

    let watch = command.fixing.makesChanges && !command.only.isEmpty ? lint.runAllRules : nil
    var changes = SourceChanges(
      Draft(of: files, watch: watch, lint: lint.run), options: command.fixing,
      fileGuard: FileGuard(folders: command.readsStandardInput ? nil : paths, isSelected: lint.reports))
    changes.make { draft in
      baselines.hide(draft.outcome.diagnostics, text: draft.text, from: workingDirectory).shown
        .filter { $0.severity >= command.minimumSeverity }
    }
    if command.fixing.diff { return try showDiff(changes, plan) }
    changes.write { Draft(of: DiskFileSystem(), lint: lint.run) }

    let draft = changes.draft
    var notes = plan.notes + lint.hosts.notes + changes.notes(from: workingDirectory)
    notes += draft.outcome.hostGaps.map { $0.sentence(from: workingDirectory) }
    var failures = changes.failures(from: workingDirectory)
    if command.baselines.writeBaseline {
      let told = baselines.write(draft.outcome.diagnostics, text: draft.text, from: workingDirectory)
      notes += told.notes
      failures += told.failures
    }
    let known = baselines.hide(draft.outcome.diagnostics, text: draft.text, from: workingDirectory)
    var report = Report(
      diagnostics: known.shown, fileCount: draft.outcome.fileCount,
      suppressedCount: draft.outcome.suppressedCount,
      baselinedCount: known.hiddenCount, fixedCount: changes.fixedCount)
    if draft.outcome.hasUncheckedTypes {
      let reason =
        lint.hosts.groups.isEmpty ? "no host, contract file or nativeViews is given" : "no host registers any"
      report.notes.append("native types are not checked: \(reason)")
    }
    report.notes += known.notes
    failures += (plan.unreadable + draft.outcome.unreadable).map { "\(shown($0.path)): \($0.error.sentence)" }
    try finish(report, draft.fileSystem, notes: notes, failures)
  }

  // MARK: What is meant

  /// The given paths; absolute.
  private var paths: [String] {
    let given = command.readsStandardInput ? [command.standardInputName ?? "."] : command.paths
    return given.map { Path.join(workingDirectory, $0) }
  }

  private func openFiles() throws(ExitStatus) -> any FileSystem {
    if command.readsStandardInput, let path = paths.first {
      if let files = StandardInput.fileSystem(at: path) { return files }
      Terminal.writeError("mpcheck: standard input cannot be read")
      throw .incomplete
    }
    return command.fixing.makesChanges ? SteadyFileSystem(DiskFileSystem()) : DiskFileSystem()
  }

  private func makePlan(_ files: any FileSystem) throws(ExitStatus) -> LintPlan {
    let plan = try orWrongUse { () throws(ConfigurationError) in
      let settings = try CommandLineSettings(
        rules: command.rules, only: command.only, types: command.types, hosts: command.hosts,
        workingDirectory: workingDirectory, ruleIDs: allRules.map(\.id))
      let choice: LintPlan.ConfigurationChoice =
        if command.readsNoConfiguration {
          .none
        } else if let file = command.configurationFile {
          .file(Path.join(workingDirectory, file))
        } else {
          .nearest
        }
      return try LintPlan(
        paths, fileSystem: files, workingDirectory: workingDirectory, settings: settings, choice: choice)
    }
    if plan.missing.isEmpty { return plan }
    for path in plan.missing {
      Terminal.writeError("mpcheck: \(shown(path)): there is no such file or folder")
    }
    throw .wrongUse
  }

  private func readHosts(_ plan: LintPlan, _ files: any FileSystem) throws(ExitStatus) -> HostSet {
    try orWrongUse { () throws(ConfigurationError) in
      try HostSet(
        plan, fileSystem: files, workingDirectory: workingDirectory,
        jobs: command.jobs ?? Terminal.coreCount)
    }
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

  private func showFiles(_ lint: PlannedLint, _ plan: LintPlan) {
    Terminal.writeOutput(
      Array(
        (lint.pages + lint.nativeSources).sorted(by: Path.precedes).map { shown($0) + "\n" }.joined().utf8))
    if !command.quiet { for note in plan.notes + lint.hosts.notes { Terminal.writeError("note: \(note)") } }
  }

  private func showDiff(_ changes: SourceChanges, _ plan: LintPlan) throws(ExitStatus) {
    let all = changes.draft.changes
    for change in all { Terminal.writeOutput(UnifiedDiff(change, path: shown(change.path)).bytes) }
    if !command.quiet {
      for note in plan.notes + changes.notes(from: workingDirectory) { Terminal.writeError("note: \(note)") }
    }
    let failures =
      changes.failures(from: workingDirectory)
      + (plan.unreadable + changes.draft.outcome.unreadable).map { "\(shown($0.path)): \($0.error.sentence)" }
    showTables(changes.draft.outcome.diagnostics)
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
    let isWritten = Timings.measure("report", in: timings) { write(printed, files) }
    if !command.quiet { for note in notes + report.notes { Terminal.writeError("note: \(note)") } }
    showTables(printed.diagnostics)
    for failure in failures { Terminal.writeError("mpcheck: \(failure)") }
    if !failures.isEmpty || !isWritten { throw .incomplete }
    if fails { throw .findings }
  }

  private func showTables(_ diagnostics: [Diagnostic]) {
    if command.insight.statistics { Terminal.writeError(Table.statistics(diagnostics), ending: "") }
    if let timings { Terminal.writeError(Table.timings(timings), ending: "") }
  }

  /// Returns whether every output could be written.
  private func write(_ report: Report, _ files: any FileSystem) -> Bool {
    let context = ReportContext(
      toolVersion: toolVersion, workingDirectory: workingDirectory, rules: allRules.map(RuleDescription.init),
      textStyle: TextStyle(
        usesColor: Terminal.usesColor(command.color), width: Terminal.outputWidth,
        showsSummary: !command.quiet),
      source: { try? files.read($0) })
    var isWritten = true
    for output in command.outputs where output.file != nil {
      let path = Path.join(workingDirectory, output.file!)
      do {
        try DiskFileSystem().replace(path, with: output.format.render(report, in: context))
      } catch {
        Terminal.writeError("mpcheck: \(shown(path)) cannot be written: \(error.reason)")
        isWritten = false
      }
    }
    let format = command.outputs.first { $0.file == nil }?.format ?? .text
    if command.outputs.isEmpty || command.outputs.contains(where: { $0.file == nil }) {
      Terminal.writeOutput(format.render(report, in: context))
    }
    return isWritten
  }

  private func shown(_ path: String) -> String { Path.display(path, from: workingDirectory) }
}

extension RuleDescription {
  init(_ rule: Rule) {
    self.init(
      id: rule.id, summary: rule.summary, rationale: rule.rationale, category: rule.category.rawValue,
      defaultSeverity: rule.severity, fix: rule.fix)
  }
}
