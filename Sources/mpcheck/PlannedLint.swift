import Diagnostics
import Files
import Containers
import NativeSource
import Linting
import Markup
import MiniProgram
import Rules

/// Lints the programs of a plan, on the disk or on a file system laid over it.
struct PlannedLint: Sendable {
  private(set) var parts: [LintPlan.Part]
  /// The native sources; none until they are read.
  var hosts = HostSet()
  private let paths: [String]
  private let jobs: Int
  private let timings: Timings?
  /// What a shard holds: pages without their extension. Nil when there is none.
  private let shard: (stems: Set<Substring>, others: Set<Substring>, holdsTheRest: Bool)?

  init(_ plan: LintPlan, jobs: Int, shard: Shard?, timings: Timings?) {
    parts = plan.parts
    paths = plan.paths
    self.jobs = jobs
    self.timings = timings
    self.shard = shard.map { shard in
      let stems = shard.stems(of: plan.parts)
      let all = plan.parts.flatMap { $0.program.pages.map { Path.withoutExtension($0) } }
      return (stems, Set(all).subtracting(stems), shard.holdsTheRest)
    }
  }

  func run(on fileSystem: any FileSystem) -> LintOutcome {
    var outcome = LintOutcome()
    let hosts = self.hosts.rereading(in: fileSystem)
    for group in hosts.groups {
      let requests = group.parts.map { index in
        request(parts[index], fileSystem, hosts.facts(ofPart: index, parts[index].configuration))
      }
      outcome.add(lint(requests, with: request(group, fileSystem)))
    }
    let withHosts = Set(hosts.groups.flatMap(\.parts))
    for (index, part) in parts.enumerated() where !withHosts.contains(index) {
      outcome.add(lint(request(part, fileSystem, nil)))
    }
    return outcome
  }

  /// The same with all rules that are on without `--only`.
  func runAllRules(on fileSystem: any FileSystem) -> LintOutcome {
    var all = self
    for index in all.parts.indices { all.parts[index].configuration.only = nil }
    all.hosts.removeChoiceOfRules()
    return all.run(on: fileSystem)
  }

  /// Whether findings in the file at a path are printed.
  func reports(_ path: String) -> Bool {
    (parts.contains { $0.selection.contains(path) } || reportsNative(path)) && isInShard(path)
  }

  /// Whether findings in the native source at a path are printed: when a given path or a host leads there. Who asks for
  /// single pages alone, as an editor does, is told of them alone.
  func reportsNative(_ path: String) -> Bool {
    guard NativeLanguage(path: path) != nil, !hosts.groups.isEmpty else { return false }
    if paths.contains(where: { Path.isInside(path, $0) }) { return true }
    let asksForPagesAlone = paths.allSatisfy { Dialect.all.dialect(ofFile: $0) != nil }
    return !asksForPagesAlone
      && hosts.groups.contains { group in group.paths.contains { Path.isInside(path, $0) } }
  }

  /// Whether a rule was asked about a file, if that exists.
  func checks(_ path: String, rule: String) -> Bool {
    guard let index = allRules.firstIndex(where: { $0.id == rule }), isInShard(path) else { return false }
    if reportsNative(path) {
      return hosts.groups.contains { settings($0.configuration).isOnAnywhere(index) }
    }
    return parts.contains {
      $0.selection.contains(path) && settings($0.configuration).isOnAnywhere(index)
    }
  }

  /// The pages that are linted, in order.
  var pages: [String] {
    let pages = parts.map { part in
      part.program.pages.filter { part.selection.contains($0) && isInShard($0) }
    }
    // One program's are in order, and each is there once.
    return pages.count == 1 ? pages[0] : Set(pages.joined()).sorted(by: Path.precedes)
  }

  /// The native sources whose findings are printed, in order.
  var nativeSources: [String] {
    Set(hosts.groups.flatMap(\.sources.paths).filter { reportsNative($0) && isInShard($0) })
      .sorted(by: Path.precedes)
  }

  private func isInShard(_ path: String) -> Bool {
    guard let shard else { return true }
    let stem = Path.withoutExtension(path)
    return shard.stems.contains(stem) || (shard.holdsTheRest && !shard.others.contains(stem))
  }

  private func settings(_ configuration: Configuration) -> RuleSettings {
    RuleSettings(rules: allRules.map { ($0.id, $0.severity) }, configuration: configuration)
  }

  private func request(_ group: HostSet.Group, _ fileSystem: any FileSystem) -> HostRequest {
    let settings = settings(group.configuration)
    return HostRequest(
      sources: group.sources, facts: group.facts,
      dispatch: Dispatch(rules: allRules, settings: settings, timings: timings), settings: settings,
      fileSystem: fileSystem, timings: timings, isAskedFor: { reportsNative($0) },
      isReported: { reportsNative($0) && isInShard($0) })
  }

  private func request(
    _ part: LintPlan.Part, _ fileSystem: any FileSystem, _ host: NativeFacts?
  ) -> LintRequest {
    let settings = settings(part.configuration)
    return LintRequest(
      program: ProgramSources(part.program, in: fileSystem),
      dispatch: Dispatch(rules: allRules, settings: settings, timings: timings),
      settings: settings, nativeTypes: NativeTypes(part.configuration, host: host), jobs: jobs,
      timings: timings,
      isReported: { part.selection.contains($0) && isInShard($0) })
  }
}
