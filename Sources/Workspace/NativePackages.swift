import Diagnostics
import Files
import Linting
import ReactNative

/// The packages with native views of a workspace, each under a configuration.
package struct NativePackages: Sendable {
  /// The packages that have components.
  package private(set) var all: [(package: NativePackage, configuration: Configuration)] = []
  /// The folders in which a new file can matter.
  package private(set) var folders: Set<String> = []
  /// Whether one of the folders has a symbolic link in it: then one file may be read under several paths.
  let hasLinks: Bool
  private let given: [String]
  private let paths: Set<String>

  /// Reads the packages of a plan. If a package is in the cache, only its changed files are read.
  static func read(
    for plan: Plan, _ settings: WorkspaceSettings, in fileSystem: any FileSystem, cache: PackageCache? = nil
  ) -> NativePackages {
    var found: [(package: NativePackage, configuration: Configuration)] = []
    var folders: Set<String> = []
    /// The folders of those that were found, and of all that were read.
    var (known, present): (Set<String>, Set<String>) = ([], [])
    var hasLinks = false
    for group in plan.manifests {
      let reader = PackageReader(
        fileSystem: fileSystem, excluded: group.configuration.exclude.rules, kept: settings.kept,
        jobs: settings.jobs, cache: cache)
      let result = reader.read(group.paths)
      folders.formUnion(result.folders)
      present.formUnion(result.packages.map(\.folder))
      hasLinks = hasLinks || result.hasLinks
      for package in result.packages where !known.contains(package.folder) {
        let isMeant = settings.paths.contains { touches($0, package.folder) }
        guard isMeant, package.library.hasComponents else { continue }
        found.append((package, group.configuration))
        known.insert(package.folder)
      }
    }
    cache?.forget(allBut: present)
    return NativePackages(found, folders, hasLinks: hasLinks, given: settings.paths)
  }

  private init(
    _ all: [(package: NativePackage, configuration: Configuration)], _ folders: Set<String>, hasLinks: Bool,
    given: [String]
  ) {
    self.all = all
    self.folders = folders
    self.hasLinks = hasLinks
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

  /// Whether packages have to be read again after a change of the file at a path. It may also be in a package without
  /// components, because the file may be one.
  func isAffected(by path: String) -> Bool {
    if Path.lastComponent(path) == Manifest.fileName { return true }
    guard PackageFile.mayBe(path) else { return false }
    return folders.contains(Path.parent(path)) || all.contains { Path.isInside(path, $0.package.folder) }
  }
}
