import Diagnostics
import Files
import LanguageServerProtocol
import Linting
import Workspace

/// Everything that is linted: the folders of the client's workspace, and what open documents outside of these folders
/// belong to.
struct ServedWorkspace {
  private let fileSystem: any FileSystem
  private let rules: [Rule]
  private let jobs: Int
  private(set) var roots: [WorkspaceRoot] = []
  /// Absolute.
  var folders: [String] = [] { didSet { if folders != oldValue { needsRoots = true } } }
  var settings = ServerSettings() {
    didSet {
      guard settings != oldValue else { return }
      // These settings change what is shown, not what is found.
      var new = settings
      (new.scope, new.minimumSeverity) = (oldValue.scope, oldValue.minimumSeverity)
      new.language = oldValue.language
      if new != oldValue { roots = [] }
      needsRoots = true
    }
  }
  private var needsRoots = true

  init(fileSystem: any FileSystem, rules: [Rule], jobs: Int) {
    self.fileSystem = fileSystem
    self.rules = rules
    self.jobs = jobs
  }

  /// The folder from which messages name the files of a root: with several folders, one around all of them.
  func shownFrom(_ root: WorkspaceRoot) -> String {
    folders.count > 1 ? Path.commonFolder(folders) ?? root.folder : root.folder
  }

  /// Called when documents were opened or closed: others may now be outside of all folders.
  mutating func documentsChanged() { needsRoots = true }

  /// Whether a lint would give something new.
  var isStale: Bool { needsRoots || roots.contains(where: \.isStale) }

  /// Tells the roots which files were changed, added or removed.
  func filesChanged(_ paths: Set<String>) { for root in roots { root.filesChanged(paths) } }

  func anythingChanged() { for root in roots { root.anythingChanged() } }

  /// Makes the roots for the folders and documents as they are now.
  mutating func update(_ documents: OpenDocuments) {
    guard needsRoots else { return }
    needsRoots = false
    let outermost = folders.filter { folder in
      !folders.contains { $0 != folder && Path.isInside(folder, $0) }
    }
    var wanted: [(folder: String, paths: [String])] = []
    for folder in outermost where !wanted.contains(where: { $0.folder == folder }) {
      wanted.append((folder, [folder]))
    }
    for document in documents.all where !outermost.contains(where: { Path.isInside(document.path, $0) }) {
      let home = home(of: document.path)
      if !wanted.contains(where: { $0.folder == home.folder }) { wanted.append(home) }
    }
    roots = wanted.map { want in
      // What the settings name is relative to the folder itself, or for a document outside of all to the first one.
      let base = folders.contains(want.folder) ? want.folder : folders.first ?? Path.parent(want.paths[0])
      return roots.first { $0.folder == want.folder && $0.base == base }
        ?? WorkspaceRoot(
          folder: want.folder,
          settings.workspaceSettings(paths: want.paths, folder: base, rules: rules, jobs: jobs),
          in: fileSystem)
    }
  }

  /// What a document outside of all folders of the workspace belongs to: the program of the nearest `app.json` above
  /// it, else the files with its stem.
  private func home(of path: String) -> (folder: String, paths: [String]) {
    if !DocumentKind.isUntitled(path) {
      for folder in Path.upward(from: Path.parent(path))
      where fileSystem.isFile(Path.child(folder, "app.json")) {
        return (folder, [folder])
      }
    }
    return (Path.stem(path), [path])
  }

  /// The root that a file belongs to.
  func root(of path: String) -> WorkspaceRoot? {
    roots.first { Path.isInside(path, $0.folder) }
      ?? roots.first { $0.folder == Path.withoutExtension(path) }
      ?? roots.first { $0.workspace?.reads(path) == true }
  }
}
