import Diagnostics
import Linting
import MiniProgram
import Rules

/// Lints the programs of a plan, on the disk or on a file system laid over it.
struct PlannedLint: Sendable {
  let parts: [LintPlan.Part]
  private let jobs: Int
  private let timings: Timings?
  /// What a shard holds: pages without their extension. Nil when there is none.
  private let shard: (stems: Set<Substring>, others: Set<Substring>, holdsTheRest: Bool)?

  init(_ plan: LintPlan, jobs: Int, shard: Shard?, timings: Timings?) {
    parts = plan.parts
    self.jobs = jobs
    self.timings = timings
    self.shard = shard.map { shard in
      let stems = shard.stems(of: plan.parts)
      let all = plan.parts.flatMap { $0.program.pages.map { Path.withoutExtension($0) } }
      return (stems, Set(all).subtracting(stems), shard.holdsTheRest)
    }
  }

  func run(on fileSystem: any FileSystem) -> LintOutcome { run(on: fileSystem, parts) }

  /// The same with all rules that are on without `--only`.
  func runAllRules(on fileSystem: any FileSystem) -> LintOutcome {
    run(
      on: fileSystem,
      parts.map { part in
        var part = part
        part.configuration.only = nil
        return part
      })
  }

  private func run(on fileSystem: any FileSystem, _ parts: [LintPlan.Part]) -> LintOutcome {
    var outcome = LintOutcome()
    for part in parts { outcome.add(lint(request(part, fileSystem))) }
    return outcome
  }

  /// Whether findings in the file at a path are printed.
  func reports(_ path: String) -> Bool { parts.contains { $0.selection.contains(path) } && isInShard(path) }

  /// Whether a rule was asked about a file, if that exists.
  func checks(_ path: String, rule: String) -> Bool {
    guard let index = allRules.firstIndex(where: { $0.id == rule }), isInShard(path) else { return false }
    return parts.contains { $0.selection.contains(path) && settings($0).isOnAnywhere(index) }
  }

  /// The pages that are linted, in order.
  var pages: [String] {
    Set(parts.flatMap { part in part.program.pages.filter { part.selection.contains($0) && isInShard($0) } })
      .sorted(by: Path.precedes)
  }

  private func isInShard(_ path: String) -> Bool {
    guard let shard else { return true }
    let stem = Path.withoutExtension(path)
    return shard.stems.contains(stem) || (shard.holdsTheRest && !shard.others.contains(stem))
  }

  private func settings(_ part: LintPlan.Part) -> RuleSettings {
    RuleSettings(rules: allRules.map { ($0.id, $0.severity) }, configuration: part.configuration)
  }

  private func request(_ part: LintPlan.Part, _ fileSystem: any FileSystem) -> LintRequest {
    let settings = settings(part)
    return LintRequest(
      program: ProgramSources(part.program, in: fileSystem),
      dispatch: Dispatch(rules: allRules, settings: settings, timings: timings),
      settings: settings, nativeTypes: NativeTypes(part.configuration), jobs: jobs, timings: timings,
      isReported: { part.selection.contains($0) && isInShard($0) })
  }
}
