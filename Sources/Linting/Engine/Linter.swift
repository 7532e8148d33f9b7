import Diagnostics
import Files
import Markup
import MiniProgram

/// What is to be linted, and how.
package struct LintRequest: Sendable {
  package var program: ProgramSources
  package var dispatch: Dispatch
  package var settings: RuleSettings
  package var nativeTypes: NativeTypes
  /// The number of threads.
  package var jobs: Int
  /// Whether findings in the file at a path are wanted.
  package var isReported: @Sendable (String) -> Bool
  /// Where the time of each phase goes; nil when nobody asks.
  package var timings: Timings?

  package init(
    program: ProgramSources, dispatch: Dispatch, settings: RuleSettings, nativeTypes: NativeTypes, jobs: Int,
    timings: Timings? = nil, isReported: @escaping @Sendable (String) -> Bool
  ) {
    self.program = program
    self.dispatch = dispatch
    self.settings = settings
    self.nativeTypes = nativeTypes
    self.jobs = jobs
    self.timings = timings
    self.isReported = isReported
  }
}

/// What linting one program gave.
package struct LintOutcome: Sendable {
  /// Sorted by `Diagnostic.precedes`.
  package var diagnostics: [Diagnostic] = []
  /// What comments hide; sorted likewise within each program.
  package var suppressed: [Diagnostic] = []
  /// The markup files whose findings were wanted.
  package var fileCount = 0
  /// Whether there are custom views whose types were compared with nothing, because nothing says which are registered.
  package var hasUncheckedTypes = false
  /// Files that could not be read; the others were linted all the same.
  package var unreadable: [(path: String, error: FileError)] = []
  /// What the native sources leave open.
  package var hostGaps: [HostGap] = []
  /// Files with so much in them that there may be more findings than are told.
  package var cutShort: Set<String> = []

  package init() {}

  /// Adds what linting another program gave.
  package mutating func add(_ other: LintOutcome) {
    diagnostics += other.diagnostics
    diagnostics.sort(by: Diagnostic.precedes)
    suppressed += other.suppressed
    fileCount += other.fileCount
    hasUncheckedTypes = hasUncheckedTypes || other.hasUncheckedTypes
    unreadable += other.unreadable
    hostGaps += other.hostGaps
    cutShort.formUnion(other.cutShort)
  }
}

/// Lints one program.
package func lint(_ request: LintRequest) -> LintOutcome { lint([request], with: nil) }

/// Lints programs together with the native sources that they use, if there are any; of native sources alone with no
/// program.
///
/// The order of work: each file is visited once (read, checked, its facts taken) by any thread; then the facts of each
/// program are linked, because who uses a file is known only when all are read; then the checks of each program run;
/// then those of the native sources, which look at all programs; last, comments that hide findings are applied, because
/// only now it is known which of them hide something.
package func lint(_ requests: [LintRequest], with host: HostRequest?) -> LintOutcome {
  let visits = requests.map { Visit($0) }
  var outcome = LintOutcome()
  var findings: [Finding] = []
  if let host {
    let found = HostFindings(check(host, visits.map(\.project)), host) { path in
      requests.contains { $0.isReported(path) }
    }
    findings = found.inPrograms
    outcome.add(settle(found.inNativeSource, host, hasProgram: !requests.isEmpty))
    outcome.hostGaps = HostGap.gaps(in: host.facts, for: visits.map(\.project), reading: host.fileSystem)
    outcome.unreadable += host.sources.unreadable
    outcome.fileCount += host.sources.paths.count(where: host.isReported)
  }
  for (index, visit) in visits.enumerated() {
    let own = findings.filter { owner(of: $0.path, among: requests) == index }
    outcome.add(visit.settled(with: own, checksHost: host != nil))
  }
  return outcome
}

private func check(_ host: HostRequest, _ projects: [Project]) -> [Finding] {
  let context = HostContext(facts: host.facts, projects: projects, fileSystem: host.fileSystem)
  Timings.measure("check hosts", in: host.timings) {
    for entry in host.dispatch.hosts {
      context.rule = entry.rule
      entry.call(context)
    }
  }
  return context.findings
}

private func settle(_ findings: [Finding], _ host: HostRequest, hasProgram: Bool) -> LintOutcome {
  Timings.measure("finish findings", in: host.timings) {
    settle(
      findings, host.sources.suppressions,
      Settlement(
        dispatch: host.dispatch, settings: host.settings, checksHost: hasProgram, isReported: host.isReported,
        text: { try? host.fileSystem.read($0) }))
  }
}

/// The innermost program that a file belongs to.
private func owner(of path: String, among requests: [LintRequest]) -> Int? {
  if requests.count == 1 { return 0 }
  return requests.indices.filter { Path.isInside(path, requests[$0].program.root) }
    .max { requests[$0].program.root.utf8.count < requests[$1].program.root.utf8.count }
}

/// Below it, checking a program takes less time than starting a thread.
private let fewestFilesForThreads = 200

/// A program whose files were visited, checked and linked.
private struct Visit {
  let project: Project
  private let request: LintRequest
  private let results: [FileResult]
  private let findings: [Finding]

  init(_ request: LintRequest) {
    self.request = request
    let program = request.program
    let paths = program.program.pages
    MarkupReader.initializeLibrary()
    let results = Timings.measure("read and check files", in: request.timings) {
      inParallel(count: paths.count, jobs: request.jobs) {
        FileLinter(dispatch: request.dispatch, program: program, nativeTypes: request.nativeTypes)
      } visit: { index, linter in
        linter.visit(paths[index], isReported: request.isReported(paths[index]))
      }
    }
    let project = Timings.measure("link files", in: request.timings) {
      Project(sources: program, files: results.compactMap(\.file))
    }
    let ofProgram = Timings.measure("check programs", in: request.timings) {
      let jobs = paths.count < fewestFilesForThreads ? 1 : request.jobs
      return inParallel(count: request.dispatch.projects.count, jobs: jobs, batch: 1) { index in
        let entry = request.dispatch.projects[index]
        let context = ProjectContext(project: project, nativeTypes: request.nativeTypes, rule: entry.rule)
        entry.call(context)
        let scope = request.dispatch.rules[entry.rule].dialects
        return context.findings.filter { finding in
          program.program.dialects.dialect(ofFile: finding.path).map(scope.contains) ?? true
        }
      }
    }
    self.project = project
    self.results = results
    findings = results.flatMap(\.findings) + ofProgram.joined()
  }

  /// `hostFindings` are those of the native sources' checks in files of the program.
  func settled(with hostFindings: [Finding], checksHost: Bool) -> LintOutcome {
    let program = request.program
    var outcome = Timings.measure("finish findings", in: request.timings) {
      settle(
        findings + hostFindings, results.flatMap(\.suppressions) + manifestSuppressions(program),
        Settlement(
          dispatch: request.dispatch, settings: request.settings, checksHost: checksHost,
          isReported: request.isReported, text: program.text))
    }
    outcome.fileCount = results.count { request.isReported($0.path) }
    outcome.hasUncheckedTypes =
      !request.nativeTypes.isKnown && project.files.contains { !$0.facts.nativeViews.isEmpty }
    for result in results {
      if result.isCutShort { outcome.cutShort.insert(result.path) }
      if let error = result.error { outcome.unreadable.append((result.path, error)) }
    }
    outcome.unreadable += program.unreadable.all
    return outcome
  }
}

/// Reads the files of a program without looking for findings.
package func readProject(_ program: ProgramSources, jobs: Int) -> Project {
  let settings = RuleSettings(rules: [], configuration: Configuration())
  let dispatch = Dispatch(rules: [], settings: settings)
  let paths = program.program.pages
  MarkupReader.initializeLibrary()
  let results = inParallel(count: paths.count, jobs: jobs) {
    FileLinter(dispatch: dispatch, program: program, nativeTypes: NativeTypes())
  } visit: { index, linter in
    linter.visit(paths[index], isReported: false)
  }
  return Project(sources: program, files: results.compactMap(\.file))
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
