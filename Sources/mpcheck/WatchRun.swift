import Diagnostics
import Files
import Workspace

/// `mpcheck lint --watch`: lints, and lints again when something changes that can matter.
final class WatchRun {
  private let options: LintOptions
  private let workingDirectory: String
  private let watcher = FolderWatcher()
  private let run: LintRun
  private let given: WatchedFiles
  private var watched: WatchedFiles
  /// The workspace; nil until it can be opened.
  private var living: LivingWorkspace?
  /// Whether it was said that some folders of hosts are not watched.
  private var hasNotedLimit = false

  init(_ options: LintOptions, workingDirectory: String) {
    self.options = options
    self.workingDirectory = workingDirectory
    run = LintRun(options, workingDirectory: workingDirectory)
    func absolute(_ path: String) -> String { Path.join(workingDirectory, path) }
    let files = [options.configurationChoice.file, options.baselines.baseline].compactMap { $0 }
    given = WatchedFiles(
      paths: options.paths.map { PathExpansion.folder(of: $0, workingDirectory: workingDirectory) },
      files: (files + options.hosts).map(absolute),
      outputs: options.outputs.compactMap(\.file).map(absolute) + Terminal.outputFiles)
    watched = given
  }

  /// Starts watching. It ends only with the process: by Ctrl-C, or when nobody reads the output.
  func start() -> Never {
    _ = watcher.watch(given.allFolders)
    var occasion = LocalizedText(en: "started", zh: "开始检查")
    while true {
      if Terminal.outputIsTerminal { begin(occasion) }
      // What is wrong is reported, and may be right after the next change.
      do throws(ExitStatus) { try run.run(opening: upToDate) } catch {}
      if !options.quiet {
        if let note = watched.note, !hasNotedLimit {
          hasNotedLimit = true
          Terminal.writeNote(note)
        }
        Terminal.writeNote(LocalizedText(en: "waiting for changes; Ctrl-C ends", zh: "正在监听文件改动，按 Ctrl-C 退出"))
      }
      let changes = watcher.nextChanges(that: watched.matters) { Terminal.outputIsClosed }
      if Terminal.outputIsClosed { ExitStatus.success.exit() }
      let shown = shown(changes)
      occasion = LocalizedText(en: "\(shown.english) changed", zh: "\(shown.chinese) 已改动")
      if !options.quiet, !Terminal.outputIsTerminal { Terminal.writeNote(occasion) }
      if changes.isIncomplete { living?.anythingChanged() } else { living?.filesChanged(changes.paths) }
    }
  }

  /// Clears the screen; its first line says when it was linted, and why.
  private func begin(_ occasion: LocalizedText) {
    Terminal.clear()
    if options.quiet { return }
    Terminal.writeOutput(Array("\(Terminal.localTime) \(occasion[.spoken].visible())\n\n".utf8))
  }

  /// The workspace as it is now. New folders in it are watched first and read afterwards, so no change between the two is
  /// missed.
  private func upToDate(
    _ settings: WorkspaceSettings, _ files: any FileSystem
  ) throws(WorkspaceError) -> LivingWorkspace {
    let current: LivingWorkspace
    // A pattern may have other matches now.
    if let living, living.workspace.settings.paths == settings.paths {
      current = living
      let planCount = living.planCount
      try living.update()
      if living.planCount == planCount { return living }
    } else {
      current = try LivingWorkspace.open(settings, in: files)
      living = current
    }
    for _ in 1..<WatchRun.maxPlans where watchesMore(than: current.workspace) {
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

  /// How often it is planned at most: a program that grows as fast as it is read is linted all the same.
  private static let maxPlans = 5

  private func shown(_ changes: FolderWatcher.Changes) -> LocalizedText {
    let paths = changes.paths.sorted(by: Path.precedes)
    guard let first = paths.first else { return LocalizedText(en: "files", zh: "文件") }
    let shown = Path.display(first, from: workingDirectory)
    if paths.count == 1 { return LocalizedText(verbatim: shown) }
    return LocalizedText(
      en: "\(shown) and \(paths.count - 1) more", zh: "\(shown) 等 \(paths.count) 个文件")
  }
}
