import Diagnostics
import Linting
import MiniProgram
import Reporting
import Rules

/// One run of `mpcheck lint`, from its options to its exit status.
struct LintRun {
  private let command: LintCommand
  private let fileSystem = DiskFileSystem()
  private let workingDirectory = Path.normalised(Terminal.workingDirectory)

  init(_ command: LintCommand) { self.command = command }

  func run() throws(ExitStatus) {
    Terminal.ignoreBrokenPipes()
    let plan: LintPlan
    do {
      plan = try makePlan()
    } catch {
      Terminal.writeError("mpcheck: \(error.text(from: workingDirectory))")
      throw .wrongUse
    }
    if !plan.missing.isEmpty {
      for path in plan.missing { Terminal.writeError("mpcheck: \(shown(path)): there is no such file or folder") }
      throw .wrongUse
    }

    var report = Report()
    var unreadable = plan.unreadable
    var hasUncheckedTypes = false
    for part in plan.parts {
      let outcome = lint(request(part))
      report.diagnostics += outcome.diagnostics
      report.fileCount += outcome.fileCount
      report.suppressedCount += outcome.suppressedCount
      unreadable += outcome.unreadable
      if outcome.nativeViewCount > 0, !NativeTypes(part.configuration).isKnown { hasUncheckedTypes = true }
    }
    report.diagnostics.sort(by: Diagnostic.precedes)
    if hasUncheckedTypes {
      report.notes.append("native types are not checked: no host, contract file or nativeViews is given")
    }

    try finish(report, plan.notes, unreadable)
  }

  private func makePlan() throws(ConfigurationError) -> LintPlan {
    let settings = try CommandLineSettings(
      rules: command.rules, only: command.only, types: command.types, workingDirectory: workingDirectory,
      ruleIDs: allRules.map(\.id))
    let choice: LintPlan.ConfigurationChoice =
      if command.readsNoConfiguration {
        .none
      } else if let file = command.configurationFile {
        .file(Path.join(workingDirectory, file))
      } else {
        .nearest
      }
    return try LintPlan(
      command.paths.map { Path.join(workingDirectory, $0) }, fileSystem: fileSystem,
      workingDirectory: workingDirectory, settings: settings, choice: choice)
  }

  private func request(_ part: LintPlan.Part) -> LintRequest {
    let settings = RuleSettings(rules: allRules.map { ($0.id, $0.severity) }, configuration: part.configuration)
    let selection = part.selection
    return LintRequest(
      program: ProgramSources(part.program, in: fileSystem), dispatch: Dispatch(rules: allRules, settings: settings),
      settings: settings, nativeTypes: NativeTypes(part.configuration),
      jobs: command.jobs ?? Terminal.coreCount, isReported: { selection.contains($0) })
  }

  // MARK: The end

  private func finish(
    _ report: Report, _ notes: [String], _ unreadable: [(path: String, error: FileError)]
  ) throws(ExitStatus) {
    let fails = report.diagnostics.contains { command.failOn.fails($0.severity) }
      || command.maximumWarnings.map { report.count(.warning) > $0 } ?? false
    var printed = report
    printed.diagnostics.removeAll { $0.severity < command.minimumSeverity }
    let isWritten = write(printed)
    if !command.quiet { for note in notes + report.notes { Terminal.writeError("note: \(note)") } }
    for (path, error) in unreadable { Terminal.writeError("mpcheck: \(shown(path)): \(error.sentence)") }
    if !unreadable.isEmpty || !isWritten { throw .incomplete }
    if fails { throw .findings }
  }

  /// Returns whether every output could be written.
  private func write(_ report: Report) -> Bool {
    let fileSystem = self.fileSystem
    let context = ReportContext(
      toolVersion: toolVersion, workingDirectory: workingDirectory, rules: allRules.map(RuleDescription.init),
      textStyle: TextStyle(
        usesColor: Terminal.usesColor(command.color), width: Terminal.outputWidth, showsSummary: !command.quiet),
      source: { try? fileSystem.read($0) })
    var isWritten = true
    for output in command.outputs where output.file != nil {
      let path = Path.join(workingDirectory, output.file!)
      do {
        try fileSystem.replace(path, with: output.format.render(report, in: context))
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
