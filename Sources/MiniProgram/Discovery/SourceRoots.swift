import Diagnostics
import Files

/// Finds source roots by looking at the folders above a path. Answers are remembered: hooks give hundreds of
/// files of one program.
struct SourceRoots {
  private let fileSystem: any FileSystem
  /// The existing folder that the setting `program` names.
  private let configured: String?
  private var manifests: [String: Bool] = [:]
  private var projects: [String: ProjectConfiguration?] = [:]
  private var roots: [String: String?] = [:]

  init(_ fileSystem: any FileSystem, configured: String?) {
    self.fileSystem = fileSystem
    self.configured = configured
  }

  static let manifestName = "app.json"
  static let projectName = "mini.project.json"
  static let pluginManifestName = "plugin.json"

  /// The source root that `folder` belongs to: the nearest folder at or above it that has an `app.json` of its
  /// own, or that a `mini.project.json` above or the setting `program` names.
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

  /// Whether `folder` has an `app.json` that describes a program. That of a page called `app` does not; nor
  /// does one that lists no pages, where the project keeps its program in another folder.
  mutating func hasManifest(_ folder: String) -> Bool {
    if let known = manifests[folder] { return known }
    let path = Path.child(folder, SourceRoots.manifestName)
    var isManifest = fileSystem.isFile(path)
    if isManifest, fileSystem.isFile(Path.child(folder, "app.axml")) || namesAnotherRoot(folder) {
      isManifest =
        (try? fileSystem.read(path)).map { AppConfiguration.describesProgram(JSONDocument($0)) } ?? false
    }
    manifests[folder] = isManifest
    return isManifest
  }

  /// The `mini.project.json` of `folder` itself.
  mutating func project(in folder: String) -> ProjectConfiguration? {
    if let known = projects[folder] { return known }
    let path = Path.child(folder, SourceRoots.projectName)
    let text = fileSystem.isFile(path) ? try? fileSystem.read(path) : nil
    let project = text.map { ProjectConfiguration(JSONDocument($0)) }
    projects[folder] = .some(project)
    return project
  }

  /// The nearest `mini.project.json` at or above `folder`.
  mutating func project(above folder: String) -> ProjectConfiguration? {
    for current in Path.upward(from: folder) {
      if let project = project(in: current) { return project }
    }
    return nil
  }

  /// The folders that a project keeps its sources in, as far as they exist.
  func folders(of project: ProjectConfiguration) -> (app: String?, plugin: String?) {
    let existing = { (path: ConfiguredPath?) -> String? in
      guard let path else { return nil }
      // Projects write `/src` and mean their own folder.
      let folder = Path.normalised(project.folder + "/" + path.path)
      return fileSystem.isFolder(folder) ? folder : nil
    }
    return (existing(project.miniprogramRoot), project.isPlugin ? existing(project.pluginRoot) : nil)
  }

  private mutating func namesAnotherRoot(_ folder: String) -> Bool {
    guard let project = project(in: folder), let app = folders(of: project).app else { return false }
    return app != folder
  }

  private mutating func isNamedByProject(_ folder: String) -> Bool {
    for current in Path.upward(from: folder) {
      if let project = project(in: current) {
        let folders = folders(of: project)
        if folders.plugin == folder || (folders.app == folder && folder != current) { return true }
      }
    }
    return false
  }
}
