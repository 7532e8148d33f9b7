import Diagnostics
import Files
import Containers
import Contracts
import Markup
import MiniProgram

/// Lints programs together with the native sources that they use, if there are any; or native sources alone, without a
/// program. Nil when it is cancelled: what was finished until then is in the caches of the requests.
///
/// The order of work:
/// 1. Each file is visited once, by any thread: it is read and checked, and its facts are taken.
/// 2. The facts of each program are linked. Who uses a file is known only when all are read.
/// 3. The checks of each program run.
/// 4. The checks of native sources run. They look at all programs.
/// 5. Comments that hide findings are applied. Only now it is known which of them hide something.
package func lint(
  _ requests: [ProgramRequest], with host: HostRequest?, cancellation: Cancellation? = nil
) -> LintOutcome? {
  var programs: [CheckedProgram] = []
  for request in requests {
    guard let program = CheckedProgram.checked(request, cancellation) else { return nil }
    programs.append(program)
  }
  var outcome = LintOutcome()
  var findings: FindingList?
  if let host {
    let found = HostFindings(check(host, programs.map(\.project)), host) { path in
      requests.contains { $0.isReported(path) }
    }
    findings = found.inPrograms
    outcome.add([finish(found.inNativeSource, host, hasProgram: !requests.isEmpty)])
    outcome.hostGaps = HostGap.gaps(in: host.facts, for: programs.map(\.project), reading: host.fileSystem)
    outcome.unreadable += host.sources.unreadable
    outcome.fileCount += host.sources.paths.count(where: host.isReported)
  }
  let byOwner = findings?.grouped { owner(of: $0, among: requests) }
  outcome.add(
    programs.enumerated().map { index, program in
      program.outcome(with: byOwner?[index], checksHost: host != nil)
    })
  outcome.programs = programs
  return outcome
}

private func check(_ host: HostRequest, _ projects: [Project]) -> FindingList {
  let context = HostContext(
    facts: host.facts, projects: projects, fileSystem: host.fileSystem, folders: host.sources.folders,
    findingLimit: max(host.dispatch.findingLimit, FindingLimit.inBetween))
  Timings.measure("check hosts", in: host.timings) {
    for entry in host.dispatch.hosts {
      context.rule = entry.rule
      entry.call(context)
    }
  }
  return context.findings
}

private func finish(_ findings: FindingList, _ host: HostRequest, hasProgram: Bool) -> LintOutcome {
  let needingGiven = Set(Category.allCases.filter(\.needsGivenPath).map(\.rawValue))
  var outcome = Timings.measure("finish findings", in: host.timings) {
    finish(
      findings, host.sources.suppressions,
      FindingFilter(
        dispatch: host.dispatch, settings: host.settings, subject: .program(withHost: hasProgram),
        isReported: host.isReported,
        text: { try? host.fileSystem.read($0) }))
  }
  // Only now it is known which comments hide one of them.
  func isShown(_ diagnostic: Diagnostic) -> Bool {
    !needingGiven.contains(diagnostic.category) || host.isGiven(diagnostic.place.path)
  }
  outcome.diagnostics.removeAll { !isShown($0) }
  outcome.suppressed.removeAll { !isShown($0) }
  if !outcome.unkept.isEmpty {
    let needingGivenIDs = Set(host.dispatch.rules.lazy.filter(\.category.needsGivenPath).map(\.id))
    outcome.unkept.removeAll { needingGivenIDs.contains($0.rule) && !host.isGiven($0.first.path) }
  }
  return outcome
}

/// The innermost program that a file belongs to.
private func owner(of path: String, among requests: [ProgramRequest]) -> Int? {
  requests.count == 1 ? 0 : Path.innermost(of: requests.map(\.program.root), around: path)
}

/// Reads the files of a program without looking for findings.
package func readProject(_ program: ProgramSources, jobs: Int) -> Project {
  let settings = RuleSettings(rules: RuleNames([Rule]()), configuration: Configuration())
  let dispatch = Dispatch(rules: [], settings: settings)
  let paths = program.program.pages
  MarkupReader.initializeLibrary()
  let results = inParallel(count: paths.count, jobs: jobs) {
    FileLinter(dispatch: dispatch)
  } visit: { index, linter in
    linter.visit(PlannedVisit(path: paths[index]), in: program, TypesByTag())
  }
  return Project(sources: program, files: results.compactMap(\.file))
}
