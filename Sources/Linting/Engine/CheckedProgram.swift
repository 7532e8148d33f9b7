import Diagnostics
import Files
import Markup
import MiniProgram
import NativeSource

/// A program after its files were visited and linked, with what its checks found.
struct CheckedProgram {
  let project: Project
  private let request: ProgramRequest
  /// What each file gave.
  private let results: [FileResult]
  private let findings: FindingList
  private let notes: [LocalizedText]

  /// Below it, checking a program takes less time than starting a thread.
  private static let minFilesForThreads = 200

  /// Visits the files, links them and runs the checks of the program. Files that the cache of the request knows are not
  /// visited. Nil when it is cancelled.
  static func checked(_ request: ProgramRequest, _ cancellation: Cancellation?) -> CheckedProgram? {
    MarkupReader.initializeLibrary()
    let visited = Timings.measure("read and check files", in: request.timings) {
      request.cache.map { $0.results(of: request, cancellation) } ?? visit(request)
    }
    guard let results = visited else { return nil }
    let project = Timings.measure("link files", in: request.timings) {
      let files = results.compactMap(\.file)
      guard let cache = request.cache else { return Project(sources: request.program, files: files) }
      let known = results.flatMap(\.dependencies.unreadable)
      let project = Project(sources: request.program.relinking(known), files: files, after: cache.linked)
      cache.linked = project
      return project
    }
    let ofProgram = Timings.measure("check programs", in: request.timings) {
      let jobs = results.count < minFilesForThreads ? 1 : request.jobs
      let values = ProgramValues()
      return inParallel(count: request.dispatch.projects.count, jobs: jobs, batch: 1) { index in
        let entry = request.dispatch.projects[index]
        let context = ProjectContext(
          project: project, nativeTypes: request.nativeTypes, values: values, rule: entry.rule,
          findingLimit: request.dispatch.findingLimit)
        entry.call(context)
        let scope = request.dispatch.rules[entry.rule].dialects
        var findings = context.findings
        findings.removeAll(unlessIn: { path in
          project.sources.program.dialects.dialect(ofFile: path).map(scope.contains) ?? true
        })
        return (findings: findings, notes: context.notes)
      }
    }
    var findings = FindingList(limit: request.dispatch.findingLimit)
    for result in results {
      if let found = result.findings { findings.add(found) }
    }
    for found in ofProgram { findings.add(found.findings) }
    return CheckedProgram(
      project: project, request: request, results: results, findings: findings,
      notes: ofProgram.flatMap(\.notes))
  }

  private static func visit(_ request: ProgramRequest) -> [FileResult]? {
    let program = request.program
    return ProgramVisit(request) { visits in
      inParallel(count: visits.count, jobs: request.jobs) {
        FileLinter(dispatch: request.dispatch)
      } visit: { index, linter in
        linter.visit(
          visits[index], in: program, request.nativeTypes,
          issueLimit: request.issueLimits[visits[index].path])
      }
    }.results()
  }

  /// What is reported of the findings. `hostFindings` are what checks of native sources found in files of the program.
  func outcome(with hostFindings: FindingList?, checksHost: Bool) -> LintOutcome {
    let program = project.sources
    var findings = findings
    if let hostFindings { findings.add(hostFindings) }
    var outcome = Timings.measure("finish findings", in: request.timings) {
      finish(
        findings,
        results.flatMap(\.suppressions) + manifestSuppressions(program)
          + moduleSuppressions + sheetSuppressions(findings.kept),
        FindingFilter(
          dispatch: request.dispatch, settings: request.settings, subject: .program(withHost: checksHost),
          isReported: request.isReported, withheldFixes: withheldFixes,
          isUnreached: unreachedTemplates(with: findings.kept),
          text: program.text))
    }
    if request.findsUnreachedFiles, knowsAllMarkup { outcome.unreachedFiles = Set(project.unreachedFiles()) }
    if request.findsUnreachedFiles {
      outcome.omittedFiles = project.omittedFiles().filter { request.isReported($0.path) }
    }
    outcome.notes = notes
    outcome.soughtTags = soughtTags
    outcome.fileCount = results.count { request.isReported($0.path) }
    outcome.hasUncheckedTypes =
      project.files.contains { $0.facts.nativeViews.contains { !request.nativeTypes[$0.tag].isKnown } }
    for result in results {
      outcome.ruleFailures += result.failures
      if result.isCutShort { outcome.cutShort.insert(result.path) }
      if let error = result.error { outcome.unreadable.append((result.path, error)) }
    }
    outcome.unreadable += program.unreadable.all
    return outcome
  }
}

extension CheckedProgram {
  /// Whether all markup files were read whole: what one of them uses is not unused.
  private var knowsAllMarkup: Bool {
    !project.sources.program.hasUnknownPages
      && results.allSatisfy { $0.file != nil && $0.depth > .words }
  }

  /// Whether the byte at an offset of a file is in a template that nothing uses, and findings there are not wanted. Nil where
  /// all are wanted, and where no finding is in a file with templates. Of a program without `app.json` it is unknown who uses it.
  private func unreachedTemplates(with findings: [Finding]) -> ((String, UInt32) -> Bool)? {
    guard !findings.isEmpty, let wants = request.wantsUnreached, project.sources.program.kind == .app,
      project.sources.app != nil, knowsAllMarkup
    else { return nil }
    let files = Set(project.files.lazy.filter { !$0.facts.templates.isEmpty }.map(\.unit.path))
    guard findings.contains(where: { files.contains($0.path) }) else { return nil }
    let templates = project.unreachedTemplates()
    return templates.isEmpty ? nil : { templates.contains($0, $1) && !wants($0) }
  }

  /// Whether a page has each tag that rules were told to look at, or a configuration registers it.
  private var soughtTags: [SoughtTag: Bool] {
    let sought = request.dispatch.soughtTags
    if sought.isEmpty { return [:] }
    let met = Set(results.lazy.flatMap(\.soughtTags))
    let isKnown = knowsAllMarkup && project.knowsAllRegistrations
    let found = sought.enumerated().map { index, sought in
      (
        sought,
        !isKnown || met.contains(index)
          || project.registersAnywhere(sought.tag.text, isPrefix: sought.tag.isPrefix)
      )
    }
    return Dictionary(found, uniquingKeysWith: { $0 || $1 })
  }

  private var withheldFixes: [String: WithheldFixes] {
    var found: [String: WithheldFixes] = [:]
    for result in results {
      if let fixes = result.withheldFixes, !fixes.isEmpty { found[result.path] = fixes }
    }
    return found
  }

  /// The comments of the style sheets with findings.
  private func sheetSuppressions(_ findings: [Finding]) -> [(path: String, suppressions: [Suppression])] {
    let paths = Set(findings.lazy.map(\.path))
    return paths.filter(ProgramSources.isStylesheet).sorted(by: Path.precedes).compactMap { path in
      guard let text = project.sources.text(path) else { return nil }
      let found = SuppressionReader.read(text, comments: CommentSyntax.block.suppressions(in: text))
      return found.isEmpty ? nil : (path, found)
    }
  }

  /// The comments of the modules that were read because pages import them.
  private var moduleSuppressions: [(path: String, suppressions: [Suppression])] {
    let modules = project.sources.modules.directiveComments
    if modules.isEmpty { return [] }
    let own = Set(project.files.compactMap(\.unit.scriptPath))
    return modules.sorted { Path.precedes($0.path, $1.path) }.compactMap { path, comments in
      guard !own.contains(path), let text = project.sources.text(path) else { return nil }
      let found = SuppressionReader.read(text, comments: comments)
      return found.isEmpty ? nil : (path, found)
    }
  }
}

/// The comments of `app.json` and `mini.project.json`.
private func manifestSuppressions(_ program: ProgramSources) -> [(path: String, suppressions: [Suppression])]
{
  [program.appText, program.program.project?.document.text].compactMap { text in
    guard let text else { return nil }
    let found = SuppressionReader.read(text, comments: jsonComments(in: text))
    return found.isEmpty ? nil : (text.path, found)
  }
}
