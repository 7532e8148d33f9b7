import Diagnostics
import Files
import Formatting
import Linting
import Reporting
import Rules
import Workspace

/// What is done with a program whose growth is measured, as a person does it: by the rules that are on.
package enum GrowthWork {
  /// Returns what is found; nil where the configuration cannot be used.
  @discardableResult
  static func run(_ work: GrowthShape.Work, on input: FuzzInput) -> LintOutcome? {
    let files = input.fileSystem
    var settings = WorkspaceSettings(
      paths: [FuzzInput.root], workingDirectory: FuzzInput.root, rules: allRules)
    if work == .lintFiles { settings.paths = input.files.map { Path.join(FuzzInput.root, $0.path) } }
    if work == .fix || work == .suppress {
      // With fewer, there is a pass for each thousand fixes.
      settings.findingLimit = FindingLimit.inBetween
      return draft(work, settings, files)?.outcome
    }
    if work == .format {
      format(settings, files)
      return LintOutcome()
    }
    guard let workspace = try? Workspace.open(settings, in: files) else { return nil }
    let outcome = workspace.lint()
    if work == .baseline { compare(outcome, workspace, settings, files) }
    render(outcome, workspace, files)
    return outcome
  }

  /// What is found in the program of a size; nil where its configuration cannot be used.
  package static func findings(_ shape: GrowthShape, _ size: Int) -> [Diagnostic]? {
    run(shape.work, on: shape.input(size))?.diagnostics
  }

  private static func draft(
    _ work: GrowthShape.Work, _ settings: WorkspaceSettings, _ files: MemoryFileSystem
  ) -> Draft? {
    guard var draft = try? LivingWorkspace.open(settings, in: files).draft() else { return nil }
    if work == .fix {
      FixRun.run(on: &draft, allowing: [.safe, .suggested]) { _ in true }
    } else {
      SuppressionRun.run(on: &draft, reason: "known", wanted: \.outcome.diagnostics) { _ in true }
    }
    for change in draft.changes { _ = UnifiedDiff(change, path: change.path).bytes }
    return draft
  }

  private static func format(_ settings: WorkspaceSettings, _ files: MemoryFileSystem) {
    guard let found = try? MarkupFiles.find(settings, in: files) else { return }
    var configurations = EditorConfigs(found.fileSystem)
    var formatters = Formatters(allRules)
    for file in found.files {
      var style = FormatStyle(file.configuration.indentation?.value)
      style.apply(configurations.properties(of: file.path))
      _ = formatters[file.dialect].format(fileAt: file.path, in: found.fileSystem, style)
    }
  }

  private static func compare(
    _ outcome: LintOutcome, _ workspace: Workspace, _ settings: WorkspaceSettings, _ files: MemoryFileSystem
  ) {
    let path = Path.child(FuzzInput.root, "mpcheck-baseline.json")
    let text: (String) -> SourceText? = { try? files.read($0) }
    let written = Baseline(path: path).refreshed(outcome.diagnostics, text: text) { _, _ in true }
    var files = files
    // A file of the program may be a baseline already.
    if !files.isFile(path) { files.add(SourceText(path: path, bytes: written.bytes)) }
    guard let workspace = try? Workspace.open(settings, in: files),
      let baselines = try? BaselineSet.read(given: path, workspace)
    else { return }
    _ = baselines.hide(outcome.diagnostics) { try? files.read($0) }
  }

  private static func render(_ outcome: LintOutcome, _ workspace: Workspace, _ files: MemoryFileSystem) {
    let report = Report(
      diagnostics: outcome.diagnostics, notes: workspace.notes, fileCount: outcome.fileCount,
      suppressedCount: outcome.suppressed.count)
    let context = ReportContext(
      toolVersion: toolVersion, workingDirectory: FuzzInput.root,
      rules: allRules.map {
        RuleDescription(
          id: $0.id, summary: $0.summary, rationale: $0.rationale, category: $0.category.rawValue,
          defaultSeverity: $0.severity, fix: $0.fix)
      },
      textStyle: TextStyle(), showsText: workspace.nativeProjects.showsText, source: { try? files.read($0) })
    for format in OutputFormat.allCases { _ = format.render(report, in: context) }
  }
}
