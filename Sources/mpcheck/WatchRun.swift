import Files
import Markup
import Workspace

/// `mpcheck lint --watch`: lints, and again when something changes that can matter.
final class WatchRun {
  private let options: LintOptions
  private let workingDirectory: String
  private let watcher = FolderWatcher()
  private let run: LintRun
  private let given: WatchedFiles
  private var watched: WatchedFiles
  /// Nil until it can be opened.
  private var living: LivingWorkspace?

  init(_ options: LintOptions, workingDirectory: String) {
    self.options = options
    self.workingDirectory = workingDirectory
    run = LintRun(options, workingDirectory: workingDirectory)
    given = WatchedFiles(of: options, workingDirectory: workingDirectory)
    watched = given
  }

  /// Ends only with the process: by Ctrl-C, or when nobody reads the output.
  func start() -> Never {
    _ = watcher.watch(given.allFolders)
    while true {
      if Terminal.outputIsTerminal { Terminal.clear() }
      // What is wrong is reported, and may be right after the next change.
      do throws(ExitStatus) { try run.run(opening: upToDate) } catch {}
      if !options.quiet { Terminal.writeError("note: waiting for changes; Ctrl-C ends") }
      let changes = watcher.nextChanges(that: watched.matters) { Terminal.outputIsClosed }
      if Terminal.outputIsClosed { ExitStatus.success.exit() }
      if !options.quiet, !Terminal.outputIsTerminal {
        Terminal.writeError("note: \(shown(changes)) changed")
      }
      if changes.isIncomplete { living?.anythingChanged() } else { living?.filesChanged(changes.paths) }
    }
  }

  /// The workspace as it is now. Folders that are new in it are watched first, and what is in them is looked for
  /// afterwards: between the two, nothing can come unseen.
  private func upToDate(
    _ settings: WorkspaceSettings, _ files: any FileSystem
  ) throws(WorkspaceError) -> LivingWorkspace {
    let current: LivingWorkspace
    if let living {
      current = living
      let planCount = living.planCount
      try living.update()
      if living.planCount == planCount { return living }
    } else {
      current = try LivingWorkspace.open(settings, in: files)
      living = current
    }
    for _ in 1..<WatchRun.mostPlans where watchesMore(than: current.workspace) {
      current.anythingChanged()
      try current.update()
    }
    return current
  }

  /// Whether there is a folder that was not watched until now.
  private func watchesMore(than workspace: Workspace) -> Bool {
    watched = given
    watched.add(workspace)
    return watcher.watch(watched.allFolders)
  }

  /// A program that grows as fast as it is looked at is linted all the same.
  private static let mostPlans = 5

  private func shown(_ changes: FolderWatcher.Changes) -> String {
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
  init(of options: LintOptions, workingDirectory: String) {
    self.workingDirectory = workingDirectory
    let written = options.outputs.compactMap(\.file).map { Path.join(workingDirectory, $0) }
    outputs = Set(written + Terminal.outputFiles)
    for path in options.paths.map({ Path.join(workingDirectory, $0) }) { addAncestors(of: path) }
    for file in [options.configurationChoice.file, options.baselines.baseline].compactMap({ $0 })
      + options.hosts
    {
      paths.insert(Path.join(workingDirectory, file))
    }
  }

  mutating func add(_ workspace: Workspace) {
    let walked = workspace.plan.folders
    folders.formUnion(walked)
    folders.formUnion(workspace.nativeProjects.folders)
    for part in workspace.plan.parts {
      addAncestors(of: part.program.root)
      for page in part.program.pages where !walked.contains(Path.parent(page)) {
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

  /// The folders that all this is in.
  var allFolders: Set<String> { folders.union(paths.map { Path.parent($0) }) }

  /// Whether a change of the file or folder can change what is found. Hidden files and those whose names
  /// end in `~` are what editors keep for themselves.
  func matters(_ path: String) -> Bool {
    if paths.contains(path) { return true }
    guard folders.contains(Path.parent(path)) || folders.contains(path) else { return false }
    let name = Path.lastComponent(path)
    if name.hasSuffix("~") || (name.utf8.first == UInt8(ascii: ".") && name != ".gitignore") { return false }
    return !outputs.contains(path) && !outputs.contains { path.hasPrefix($0 + ".mpcheck-") }
  }
}
