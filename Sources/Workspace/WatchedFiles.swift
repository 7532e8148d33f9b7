import Files
import Markup
import MiniProgram
import Linting

/// The files that can change what is found when they change.
package struct WatchedFiles: Sendable {
  /// Folders in which every file matters, without the folders below them.
  private var folders: Set<String> = []
  /// Single files and folders: what configures the programs, and the folders above them, because they may go and come back.
  private var paths: Set<String> = []
  /// The files that this run writes itself.
  private let outputs: Set<String>

  private static let settingNames =
    ["mpcheck.json", "app.json", ".gitignore"] + Dialect.all.map(\.files.project)

  /// The files that are known before a workspace is opened. All paths are absolute.
  ///
  /// - Parameters:
  ///   - paths: what is linted.
  ///   - files: single files and folders that configure how.
  ///   - outputs: files that this run writes, so that their changes do not matter.
  package init(paths: [String], files: [String] = [], outputs: [String] = []) {
    self.outputs = Set(outputs)
    for path in paths { addAncestors(of: path) }
    self.paths.formUnion(files)
  }

  /// Adds the files that a workspace reads, and the folders in which more of them may appear.
  package mutating func add(_ workspace: Workspace) {
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

  /// The folders that contain all watched files.
  package var allFolders: Set<String> { folders.union(paths.map { Path.parent($0) }) }

  /// Whether a change of the file or folder can change what is found. Editors keep hidden files, and names that end in `~`, for
  /// themselves.
  package func matters(_ path: String) -> Bool {
    if paths.contains(path) { return true }
    guard folders.contains(Path.parent(path)) || folders.contains(path) else { return false }
    let name = Path.lastComponent(path)
    if name.hasSuffix("~") || (name.utf8.first == UInt8(ascii: ".") && name != ".gitignore") { return false }
    return !outputs.contains(path)
  }
}
