import Diagnostics
import Files
import Linting
import ReactNative

/// The packages with native views of a workspace, each under a configuration.
package struct NativePackages: Sendable {
  /// Those that have components.
  package private(set) var all: [(package: NativePackage, configuration: Configuration)] = []
  /// The folders in which a new file can matter.
  package private(set) var folders: Set<String> = []
  private let given: [String]
  private let paths: Set<String>

  /// Reads the packages of a plan.
  static func read(
    for plan: Plan, _ settings: WorkspaceSettings, in fileSystem: any FileSystem
  ) -> NativePackages {
    var found: [(package: NativePackage, configuration: Configuration)] = []
    var folders: Set<String> = []
    for group in plan.manifests {
      let reader = PackageReader(
        fileSystem: fileSystem, excluded: group.configuration.exclude.rules, jobs: settings.jobs)
      let result = reader.read(group.paths)
      folders.formUnion(result.folders)
      for package in result.packages where !found.contains(where: { $0.package.folder == package.folder }) {
        let isMeant = settings.paths.contains { touches($0, package.folder) }
        if isMeant, package.library.hasComponents { found.append((package, group.configuration)) }
      }
    }
    return NativePackages(found, folders, given: settings.paths)
  }

  private init(
    _ all: [(package: NativePackage, configuration: Configuration)], _ folders: Set<String>, given: [String]
  ) {
    self.all = all
    self.folders = folders
    self.given = given
    paths = Set(all.flatMap(\.package.paths))
  }

  private static func touches(_ path: String, _ folder: String) -> Bool {
    Path.isInside(path, folder) || Path.isInside(folder, path)
  }

  /// Whether findings in the file at a path are reported.
  func reports(_ path: String) -> Bool {
    paths.contains(path) && given.contains { Path.isInside(path, $0) }
  }

  /// The files in which findings are reported.
  var reportedFiles: [String] { paths.filter(reports) }

  func reads(_ path: String) -> Bool { paths.contains(path) }

  /// Whether the package of a path is among these.
  func contain(_ path: String) -> Bool { all.contains { NativePackages.touches(path, $0.package.folder) } }

  /// Whether packages have to be read again after a change of the file at a path: also of those that have no components,
  /// because it may be one.
  func isAffected(by path: String) -> Bool {
    if Path.lastComponent(path) == Manifest.fileName { return true }
    guard PackageFile.extensions.contains(String(Path.pathExtension(path))) else { return false }
    return folders.contains(Path.parent(path)) || all.contains { Path.isInside(path, $0.package.folder) }
  }
}
