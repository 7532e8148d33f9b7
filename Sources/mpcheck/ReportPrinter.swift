import Diagnostics
import Files
import Guide
import Linting
import Reporting
import Rules
import Workspace

/// Prints the report of a run, what is said beside it, and what it means for the exit status.
struct ReportPrinter {
  private let options: LintOptions
  private let workspace: Workspace
  /// The given paths, absolute.
  private let paths: [String]
  /// The files as they were linted.
  private let files: any FileSystem
  private let timings: Timings?
  /// When the run began.
  private let start: ContinuousClock.Instant

  private var workingDirectory: String { workspace.settings.workingDirectory }

  init(
    _ options: LintOptions, _ workspace: Workspace, paths: [String], files: any FileSystem,
    timings: Timings?, start: ContinuousClock.Instant
  ) {
    self.options = options
    self.workspace = workspace
    self.paths = paths
    self.files = files
    self.timings = timings
    self.start = start
  }

  /// Prints a report. `notes` and `failures` are sentences for standard error alone.
  func print(_ report: Report, notes: [LocalizedText], failures: [LocalizedText]) throws(ExitStatus) {
    let fails =
      report.diagnostics.contains { options.failOn.fails($0.severity) }
      || report.unkept.contains { options.failOn.fails($0.severity) }
      || options.maximumWarnings?.value.map { report.wholeCount(.warning) > $0 } ?? false
    var printed = report
    printed.hide(below: options.minimumSeverity)
    if options.insight.statistics { printed.countRules() }
    let outputs = ReportOutputs(
      options.outputs, workingDirectory: workingDirectory,
      destination: options.printsChangedText
        ? .standardError : options.quiet && options.insight.statistics ? .nowhere : .standardOutput)
    var notes = notes + report.notes
    // The summary says it.
    if printed.hadNothingToCheck, outputs.hasText {
      notes.removeAll(where: report.reasonsForNothing.contains)
    }
    let unwritten = Timings.measure("report", in: timings) {
      outputs.write(printed, in: context) {
        if !options.quiet { for note in notes { Terminal.writeNote(note) } }
      }
    }
    Table.show(options.insight, timings, printed.diagnostics, unkept: printed.unkept)
    let failures = failures + unwritten
    for failure in failures { Terminal.writeFailure(failure) }
    if !failures.isEmpty { throw .incomplete }
    if fails { throw .findings }
  }

  private var context: ReportContext {
    let vendored = VendoredCode(workspace)
    return ReportContext(
      toolVersion: toolVersion, workingDirectory: workingDirectory,
      repositoryRoot: ReportContext.repositoryRoot(holding: [workingDirectory] + paths),
      subject: subject, time: Terminal.time,
      rules: workspace.rules.map(RuleDescription.init), site: .built, language: .spoken,
      textStyle: textStyle, showsText: workspace.nativeProjects.showsText,
      isVendored: vendored.contains, source: { try? files.read($0) })
  }

  private var textStyle: TextStyle {
    let isOnTerminal = options.printsChangedText ? Terminal.errorIsTerminal : Terminal.outputIsTerminal
    return TextStyle(
      usesColor: !options.printsChangedText && Terminal.usesColor(options.color),
      width: Terminal.outputWidth,
      showsSummary: !options.quiet,
      framesAll: options.full, order: options.order,
      run: isOnTerminal && !options.quiet
        ? TextStyle.Run(
          ruleCount: workspace.checkedRules().ruleCount, duration: ContinuousClock.now - start) : nil,
      linkHost: options.printsChangedText ? nil : Terminal.linkHost(options.color),
      escapesRunnerCommands: options.printsChangedText ? Terminal.errorMayBeLog : Terminal.outputMayBeLog)
  }

  /// What is linted, as people call it: the programs by their paths, and the working directory by its name.
  private var subject: String {
    let roots = workspace.plan.parts.map(\.program.root)
    let first = roots.first ?? workingDirectory
    let name =
      first == workingDirectory
      ? String(Path.lastComponent(first)) : Path.display(first, from: workingDirectory)
    let more = roots.count - 1
    return more < 1 ? name : spoken(en: "\(name) and \(more) more", zh: "\(name) 等 \(roots.count) 个小程序")
  }
}

extension RuleDescription {
  init(_ rule: Rule) {
    self.init(
      id: rule.id, summary: rule.summary, rationale: rule.rationale, category: rule.category.rawValue,
      defaultSeverity: rule.severity, fix: rule.fix, folds: rule.mergesBy != nil,
      page: rule.custom == nil ? .ofSite : rule.custom?.url.map { .address($0) } ?? .none
    ) {
      let explanation = RuleExplanation(rule)
      return (explanation.plainHelp, explanation.markdownHelp)
    }
  }
}
