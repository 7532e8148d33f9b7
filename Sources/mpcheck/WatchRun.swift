import Files
import Markup

/// `mpcheck lint --watch`: lints, and again when something changes that can matter.
struct WatchRun {
  private let command: LintCommand
  private let workingDirectory: String
  private let watcher = FolderWatcher()

  init(_ command: LintCommand, workingDirectory: String) {
    self.command = command
    self.workingDirectory = workingDirectory
  }

  /// Ends only with the process: by Ctrl-C, or when nobody reads the output.
  func run() -> Never {
    let given = WatchedFiles(of: command, workingDirectory: workingDirectory)
    var current = given
    _ = watcher.watch(given.allFolders)
    while true {
      if Terminal.outputIsTerminal { Terminal.clear() }
      lint { plan, hosts in
        current = given
        current.add(plan, hosts)
        return watcher.watch(current.allFolders)
      }
      if !command.quiet { Terminal.writeError("note: waiting for changes; Ctrl-C ends") }
      let changes = watcher.nextChanges(that: current.matters) { Terminal.outputIsClosed }
      if Terminal.outputIsClosed { ExitStatus.success.exit() }
      if !command.quiet, !Terminal.outputIsTerminal {
        Terminal.writeError("note: \(told(changes)) changed")
      }
    }
  }

  /// Folders that are new in a plan are watched first, and what is in them is looked for afterwards: between the two,
  /// nothing can come unseen. What is wrong is told, and may be right after the next change.
  private func lint(planned: (LintPlan, HostSet) -> Bool) {
    var rounds = 0
    do throws(ExitStatus) {
      try LintRun(command, workingDirectory: workingDirectory).run { plan, hosts in
        rounds += 1
        return planned(plan, hosts) && rounds < WatchRun.mostPlans
      }
    } catch {}
  }

  /// A program that grows as fast as it is looked at is linted all the same.
  private static let mostPlans = 5

  private func told(_ changes: FolderWatcher.Changes) -> String {
    let paths = changes.paths.sorted(by: Path.precedes)
    guard let first = paths.first else { return "files" }
    let shown = Path.display(first, from: workingDirectory)
    return paths.count == 1 ? shown : "\(shown) and \(paths.count - 1) more"
  }
}

/// The files whose changes can change what is found.
struct WatchedFiles {
  /// Everything in them matters; not what is in folders below.
  private var folders: Set<String> = []
  /// Single files and folders: what configures the programs, and the folders above them, which may go and come back.
  private var paths: Set<String> = []
  /// What this run writes itself.
  private let outputs: Set<String>
  private let workingDirectory: String

  private static let settingNames =
    ["mpcheck.json", "app.json", ".gitignore"] + Dialect.all.map(\.files.project)

  /// What the command line alone says.
  init(of command: LintCommand, workingDirectory: String) {
    self.workingDirectory = workingDirectory
    let written = command.outputs.compactMap(\.file).map { Path.join(workingDirectory, $0) }
    outputs = Set(written + Terminal.outputFiles)
    for path in command.paths.map({ Path.join(workingDirectory, $0) }) { addAncestors(of: path) }
    for file in [command.configurationChoice.file, command.baselines.baseline].compactMap({ $0 })
      + command.hosts
    {
      paths.insert(Path.join(workingDirectory, file))
    }
  }

  mutating func add(_ plan: LintPlan, _ hosts: HostSet) {
    folders.formUnion(plan.folders)
    folders.formUnion(hosts.folders)
    for part in plan.parts {
      addAncestors(of: part.program.root)
      for page in part.program.pages where !plan.folders.contains(Path.parent(page)) {
        folders.insert(Path.parent(page))
      }
      paths.formUnion(part.configuration.files.map(\.path))
      paths.formUnion(part.configuration.hosts.map(\.value))
      if let baseline = part.configuration.baseline?.value { paths.insert(baseline) }
    }
  }

  private mutating func addAncestors(of path: String) {
    for folder in Path.upward(from: path) where paths.insert(folder).inserted {
      for name in WatchedFiles.settingNames { paths.insert(Path.child(folder, name)) }
    }
  }

  /// The folders whose entries tell of all this.
  var allFolders: Set<String> { folders.union(paths.map { Path.parent($0) }) }

  /// Whether a change of the file or folder can change what is found. Hidden files and those with a `~` behind their names
  /// are what editors keep for themselves.
  func matters(_ path: String) -> Bool {
    if paths.contains(path) { return true }
    guard folders.contains(Path.parent(path)) || folders.contains(path) else { return false }
    let name = Path.lastComponent(path)
    if name.hasSuffix("~") || (name.utf8.first == UInt8(ascii: ".") && name != ".gitignore") { return false }
    return !outputs.contains(path) && !outputs.contains { path.hasPrefix($0 + ".mpcheck-") }
  }
}
