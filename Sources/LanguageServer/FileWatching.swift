import Files
import LanguageServerProtocol
import Linting
import Markup
import MiniProgram
import Workspace

/// How the server learns of changes of files on the disk: from the client, or by looking itself.
struct FileWatching {
  /// Nil where the client watches.
  fileprivate var watcher: FolderWatcher?
  fileprivate var files = WatchedFiles(paths: [])
  /// The plans that are watched. The roots are kept, so that no new one has the identity of an old one.
  fileprivate var watchedPlans: [(root: WorkspaceRoot, planCount: Int)] = []
  /// The folders outside of the workspace that the client was requested to watch.
  fileprivate var registered: Set<String> = []
  /// Whether it was said that some folders of hosts are not watched.
  fileprivate var hasNotedLimit = false

  /// What becomes readable when something changes.
  var descriptor: Int32? { watcher?.descriptor }

  /// How often to look where nothing says that something changed, in milliseconds.
  var pollTime: Int32? { watcher != nil && watcher?.descriptor == nil ? 500 : nil }
}

extension LanguageServer {
  private static let otherNames = [".gitignore", Configuration.fileName]

  func startWatching() {
    if client.registersWatchedFiles {
      watching.watcher = nil
      register("workspace/didChangeWatchedFiles", id: "files", ["watchers": watchers(in: nil)])
    } else {
      watching.watcher = FolderWatcher()
    }
  }

  private func watchers(in folder: String?) -> JSONTree {
    let extensions = (DocumentKind.extensions + MediaFiles.extensions).joined(separator: ",")
    let patterns = ["**/*.{\(extensions)}"] + LanguageServer.otherNames.map { "**/" + $0 }
    return .array(
      patterns.map { pattern in
        let glob: JSONTree =
          folder.map {
            ["baseUri": .string(LSP.DocumentURI(path: $0).text), "pattern": .string(pattern)]
          } ?? .string(pattern)
        return ["globPattern": glob]
      })
  }

  /// Watches what the roots read now.
  func updateWatching() {
    let plans = workspace.roots.map { (root: $0, planCount: $0.planCount) }
    if plans.elementsEqual(watching.watchedPlans, by: { $0.root === $1.root && $0.planCount == $1.planCount })
    {
      return
    }
    watching.watchedPlans = plans
    if watching.watcher == nil, !client.watchesRelativePatterns { return }
    var files = WatchedFiles(paths: workspace.roots.map(\.folder))
    for root in workspace.roots { if let workspace = root.workspace { files.add(workspace) } }
    if let note = files.note, !watching.hasNotedLimit {
      watching.hasNotedLimit = true
      log(note[language])
    }
    if watching.watcher != nil {
      watching.files = files
      _ = watching.watcher!.watch(files.allFolders)
    } else {
      let outside = Set(workspace.roots.flatMap(\.hostFolders)).filter { host in
        !workspace.folders.contains { Path.isInside(host, $0) } && !watching.registered.contains(host)
          && files.watchesAll(of: host)
      }
      for folder in outside.sorted() {
        watching.registered.insert(folder)
        register("workspace/didChangeWatchedFiles", id: "host-" + folder, ["watchers": watchers(in: folder)])
      }
    }
  }

  /// Tells the workspace what the server's own watching saw.
  func applyWatchedChanges() {
    guard let watcher = watching.watcher else { return }
    let changes = watcher.changes(within: 0)
    if changes.isIncomplete {
      workspace.anythingChanged()
      return
    }
    let paths = changes.paths.filter(watching.files.matters)
    if !paths.isEmpty { filesChanged(paths) }
  }
}
