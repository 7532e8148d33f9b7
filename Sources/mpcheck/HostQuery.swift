import ArgumentParser
import Diagnostics
import Files
import Containers
import NativeSource
import Linting
import MiniProgram
import Rules

/// What `types` and `contract` are asked about.
struct HostQueryOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Pages, folders, programs or native sources.", valueName: "path"),
    completion: .file())
  var paths: [String] = ["."]

  @Option(
    name: .customLong("host"),
    help: ArgumentHelp("Native sources, or an exported contract. May be repeated.", valueName: "path"),
    completion: .file())
  var hosts: [String] = []

  @OptionGroup var configuration: ConfigurationOptions

  @Option(help: ArgumentHelp("Threads; as many as cores when not given.", valueName: "n"))
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs: \"\(jobs)\" is not a number of threads") }
  }
}

/// The native sources and the programs that some paths mean, read.
struct HostQuery {
  let plan: LintPlan
  let hosts: HostSet
  let workingDirectory: String
  private let files = DiskFileSystem()
  private let jobs: Int

  init(_ options: HostQueryOptions) throws(ExitStatus) {
    workingDirectory = Path.normalised(Terminal.workingDirectory)
    jobs = options.jobs ?? Terminal.coreCount
    do {
      let settings = try CommandLineSettings(
        hosts: options.hosts, workingDirectory: workingDirectory, ruleIDs: allRules.map(\.id))
      let directory = workingDirectory
      plan = try LintPlan(
        options.paths.map { Path.join(directory, $0) }, fileSystem: files, workingDirectory: workingDirectory,
        settings: settings, choice: options.configuration.choice(in: directory), jobs: jobs)
      hosts = try HostSet(
        plan, fileSystem: files, workingDirectory: workingDirectory, jobs: jobs, readsAll: true)
    } catch {
      Terminal.writeError("mpcheck: \(error.text(from: workingDirectory))")
      throw .wrongUse
    }
    for path in plan.missing {
      Terminal.writeError("mpcheck: \(shown(path)): there is no such file or folder")
    }
    if !plan.missing.isEmpty { throw .wrongUse }
  }

  /// All hosts, linked with each other.
  var facts: NativeFacts {
    hosts.groups.count == 1
      ? hosts.groups[0].facts : NativeSources(joining: hosts.groups.map(\.sources)).linked()
  }

  /// The programs of which something is meant.
  var projects: [Project] {
    plan.parts.map { readProject(ProgramSources($0.program, in: files), jobs: jobs) }
  }

  var configurations: [Configuration] { plan.parts.map(\.configuration) + plan.pageless.map(\.configuration) }

  /// Tells what the hosts leave open and what could not be read; the latter ends the run with 3.
  func finish(for projects: [Project]) throws(ExitStatus) {
    let gaps = HostGap.gaps(in: facts, for: projects, reading: files)
    for note in hosts.notes + gaps.map({ $0.sentence(from: workingDirectory) }) {
      Terminal.writeError("note: \(note)")
    }
    let unreadable = plan.unreadable + hosts.groups.flatMap(\.sources.unreadable)
    for (path, error) in unreadable { Terminal.writeError("mpcheck: \(shown(path)): \(error.sentence)") }
    if !unreadable.isEmpty { throw .incomplete }
  }

  func shown(_ path: String) -> String { Path.display(path, from: workingDirectory) }

  /// `path` relative to the working directory, or to the folder of the host that it belongs to: what is the same on every
  /// machine.
  func portable(_ path: String) -> String {
    if Path.isInside(path, workingDirectory) { return shown(path) }
    for host in hosts.groups.flatMap(\.paths) {
      if let below = Path.relative(path, to: host) {
        return below.isEmpty ? String(Path.lastComponent(host)) : "\(Path.lastComponent(host))/\(below)"
      }
    }
    return path
  }
}
