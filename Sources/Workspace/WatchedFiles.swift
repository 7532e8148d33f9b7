import Diagnostics
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
  /// The folders of hosts that configurations name outside of the repository, as far as they are watched, and the others: a
  /// configuration of strangers may name any folder of the machine, and the system watches only so many.
  private var foreignFolders: Set<String> = []
  private var unwatchedFolders: Set<String> = []

  package static let maxForeignFolders = 1_000

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
    addHosts(workspace.nativeProjects)
    for part in workspace.plan.parts {
      addAncestors(of: part.program.root)
      for page in part.program.pages where !walked.contains(Path.parent(page)) {
        folders.insert(Path.parent(page))
      }
      paths.formUnion(part.configuration.files.map(\.path))
      paths.formUnion(
        part.configuration.hosts.lazy.map(\.value).filter {
          !workspace.nativeProjects.foreignHosts.contains($0)
        })
      if let baseline = part.configuration.baseline?.value { paths.insert(baseline) }
    }
  }

  private mutating func addHosts(_ projects: NativeProjects) {
    if projects.foreignHosts.isEmpty {
      folders.formUnion(projects.folders)
      return
    }
    folders.formUnion(projects.folders.lazy.filter { !projects.isForeign($0) })
    let foreign = projects.folders.filter(projects.isForeign)
      .union(projects.foreignHosts.lazy.map { Path.parent($0) })
    // The outer ones first: a change of them says most.
    let sorted = foreign.subtracting(folders).subtracting(foreignFolders)
      .map { (depth: $0.utf8.count { $0 == Path.slash }, path: $0) }
      .sorted { $0.depth != $1.depth ? $0.depth < $1.depth : Path.precedes($0.path, $1.path) }
    let room = WatchedFiles.maxForeignFolders - foreignFolders.count
    foreignFolders.formUnion(sorted.prefix(room).lazy.map(\.path))
    unwatchedFolders.formUnion(sorted.dropFirst(room).lazy.map(\.path))
    folders.formUnion(projects.folders.intersection(foreignFolders))
    for host in projects.foreignHosts where foreignFolders.contains(Path.parent(host)) { paths.insert(host) }
  }

  /// Whether everything in a host is watched.
  package func watchesAll(of host: String) -> Bool {
    !unwatchedFolders.contains { Path.isInside($0, host) }
  }

  /// A sentence about the folders that are not watched; nil where there are none.
  package var note: LocalizedText? {
    if unwatchedFolders.isEmpty { return nil }
    let count = foreignFolders.count + unwatchedFolders.count
    return LocalizedText(
      en:
        "of the \(count) folders of hosts outside of the repository, only \(foreignFolders.count) are watched",
      zh: "仓库之外的宿主应用有 \(count) 个目录，只监视其中 \(foreignFolders.count) 个")
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
