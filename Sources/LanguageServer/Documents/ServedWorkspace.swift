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
  /// What the roots of folders read when the roots were made: a plan for each.
  private var planCounts: [Int] = []

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

  /// Makes the roots for the folders and documents as they are now. What is linted with a folder, such as the sources of its
  /// host, belongs to it, wherever it is.
  mutating func update(_ documents: OpenDocuments) {
    guard needsRoots || planCounts != roots.map(\.planCount) else { return }
    needsRoots = false
    let outermost = folders.filter { folder in
      !folders.contains { $0 != folder && Path.isInside(folder, $0) }
    }
    var made: [WorkspaceRoot] = []
    for folder in outermost where !made.contains(where: { $0.folder == folder }) {
      made.append(root(folder, [folder]))
    }
    let ofFolders = made
    for document in documents.all where !outermost.contains(where: { Path.isInside(document.path, $0) }) {
      let isOfFolder = ofFolders.contains { root in
        root.open(documents.texts)
        return root.workspace?.reads(document.path) == true
      }
      if isOfFolder { continue }
      let home = home(of: document.path)
      if !made.contains(where: { $0.folder == home.folder }) { made.append(root(home.folder, home.paths)) }
    }
    roots = made
    planCounts = roots.map(\.planCount)
  }

  /// The root of a folder that there is, or a new one.
  private func root(_ folder: String, _ paths: [String]) -> WorkspaceRoot {
    // What the settings name is relative to the folder itself, or for a document outside of all to the first one.
    let base = folders.contains(folder) ? folder : folders.first ?? Path.parent(paths[0])
    return roots.first { $0.folder == folder && $0.base == base }
      ?? WorkspaceRoot(
        folder: folder, settings.workspaceSettings(paths: paths, folder: base, rules: rules, jobs: jobs),
        in: fileSystem)
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
