import Diagnostics
import Files
import Markup

/// Finds source roots by looking at the folders above a path. Results are remembered: hooks give hundreds of files of
/// one program.
struct SourceRoots {
  private let fileSystem: any FileSystem
  /// The existing folder that the setting `program` names.
  private let configured: String?
  private let dialects: [Dialect]
  private var manifests: [String: Bool] = [:]
  private var projects: [String: [ProjectConfiguration]] = [:]
  private var roots: [String: String?] = [:]
  /// The names of project files.
  let projectNames: [String]

  init(_ fileSystem: any FileSystem, configured: String?, dialects: [Dialect]) {
    self.fileSystem = fileSystem
    self.configured = configured
    self.dialects = dialects
    projectNames = dialects.map(\.files.project).uniqued()
  }

  static let manifestName = "app.json"
  static let pluginManifestName = "plugin.json"

  /// Whether the file at `path` may say where a project keeps its program.
  func isProjectFile(_ path: String) -> Bool {
    let name = Path.lastComponent(path)
    return projectNames.contains { $0 == name }
  }

  /// The source root that `folder` belongs to: the nearest folder at or above it that has an `app.json` of its
  /// own, or that a project file above or the setting `program` names.
  mutating func root(of folder: String) -> String? {
    var passed: [String] = []
    var root: String?
    for current in Path.upward(from: folder) {
      if let known = roots[current] {
        root = known
        break
      }
      passed.append(current)
      if hasManifest(current) || current == configured || isNamedByProject(current) {
        root = current
        break
      }
    }
    for folder in passed { roots[folder] = .some(root) }
    return root
  }

  /// Whether `folder` has an `app.json` that describes a program. The configuration of a page named `app` does not. An
  /// `app.json` without pages does not either, where the project keeps its program in another folder.
  mutating func hasManifest(_ folder: String) -> Bool {
    if let known = manifests[folder] { return known }
    let path = Path.child(folder, SourceRoots.manifestName)
    let kind = fileSystem.kind(of: path, followingLinks: true)
    var isManifest = kind == .file || kind == .outside
    if isManifest, hasAppPage(folder) || namesAnotherRoot(folder) {
      isManifest =
        (try? fileSystem.read(path)).map { AppConfiguration.describesProgram(JSONDocument($0)) } ?? false
    }
    manifests[folder] = isManifest
    return isManifest
  }

  /// Whether a page named `app` is in `folder`.
  private func hasAppPage(_ folder: String) -> Bool {
    dialects.contains { fileSystem.isFile(Path.child(folder, "app" + $0.markupSuffix)) }
  }

  /// The project files of `folder` itself.
  mutating func projects(in folder: String) -> [ProjectConfiguration] {
    if let known = projects[folder] { return known }
    let paths = projectNames.map { Path.child(folder, $0) }.filter { fileSystem.isFile($0) }
    let found = paths.compactMap { try? fileSystem.read($0) }.map { ProjectConfiguration(JSONDocument($0)) }
    projects[folder] = found
    return found
  }

  /// The nearest project file of each name at or above `folder`.
  mutating func projects(above folder: String) -> [ProjectConfiguration] {
    projectNames.compactMap { project(above: folder, named: [$0]) }
  }

  /// The nearest project file at or above `folder` with one of the names; of several in one folder, the first name
  /// counts.
  mutating func project(above folder: String, named names: [String]) -> ProjectConfiguration? {
    for current in Path.upward(from: folder) {
      let found = projects(in: current)
      if found.isEmpty { continue }
      for name in names {
        if let project = found.first(where: { Path.lastComponent($0.path) == name[...] }) { return project }
      }
    }
    return nil
  }

  /// The folders that a project keeps its sources in, as far as they may be walked.
  func folders(of project: ProjectConfiguration) -> (app: String?, plugin: String?) {
    let walkable = { (path: ConfiguredPath?) -> String? in
      guard let path, case .folder(let folder) = target(of: path, in: project) else { return nil }
      return folder
    }
    return (walkable(project.miniprogramRoot), project.isPlugin ? walkable(project.pluginRoot) : nil)
  }

  /// Where a path in a project file leads.
  func target(of path: ConfiguredPath, in project: ProjectConfiguration) -> Confinement.Target {
    // Some projects write `/src` and mean a folder of their own.
    Confinement(of: project.folder, in: fileSystem).target(Path.normalised(project.folder + "/" + path.path))
  }

  private mutating func namesAnotherRoot(_ folder: String) -> Bool {
    for project in projects(in: folder) {
      if let app = folders(of: project).app, app != folder { return true }
    }
    return false
  }

  private mutating func isNamedByProject(_ folder: String) -> Bool {
    for current in Path.upward(from: folder) {
      for project in projects(in: current) {
        let folders = folders(of: project)
        if folders.plugin == folder || (folders.app == folder && folder != current) { return true }
      }
    }
    return false
  }
}
