import Diagnostics
import Files

/// What a living workspace keeps of its packages: what each file says, each package as it was linked, and what was found in
/// it. One thread at a time uses it.
package final class PackageCache {
  /// By the folder of the package.
  private var packages: [String: Entry] = [:]
  /// The folders of the packages that were checked since the last call of `beginLint`.
  package private(set) var checkedFolders: [String] = []

  package init() {}

  private struct Entry {
    let package: NativePackage
    let contents: Contents
    /// What each file says, by its path; without files that could not be read.
    var files: [String: PackageReader.File]
    /// Whether none of its files changed since it was linked.
    var isCurrent = true
    var found: (outcome: LintOutcome, configurationPaths: [String])?
  }

  /// What a walk says of a package. If this is the same and no file changed, the package is the same.
  struct Contents: Equatable {
    /// The absolute paths of the package's files.
    var files: [String]
    var folders: Set<String>
  }

  // MARK: Packages

  func package(_ manifest: String, _ contents: Contents) -> NativePackage? {
    guard let entry = packages[Path.parent(manifest)], entry.isCurrent, entry.contents == contents else {
      return nil
    }
    return entry.package
  }

  /// What the files of a package said when it was read last, by path.
  func files(of manifest: String) -> [String: PackageReader.File] {
    packages[Path.parent(manifest)]?.files ?? [:]
  }

  func keep(_ package: NativePackage, _ contents: Contents, _ files: [PackageReader.File]) {
    let readable = files.filter { $0.error == nil }.map { ($0.path, $0) }
    packages[package.folder] = Entry(
      package: package, contents: contents, files: Dictionary(readable, uniquingKeysWith: { $1 }))
  }

  // MARK: Findings

  /// Begins a lint, which then asks for the outcome of each package.
  package func beginLint() { checkedFolders = [] }

  /// What is found in a package under a configuration. The package is linted when that is not known.
  package func outcome(
    of package: NativePackage, under configuration: Configuration, lint: () -> LintOutcome
  ) -> LintOutcome {
    let paths = configuration.files.map(\.path)
    if let found = packages[package.folder]?.found, found.configurationPaths == paths {
      return found.outcome
    }
    let outcome = lint()
    checkedFolders.append(package.folder)
    packages[package.folder]?.found = (outcome, paths)
    return outcome
  }

  // MARK: What is read again

  /// Forgets what was read from one of the files.
  package func forget(_ changed: Set<String>) {
    for (folder, entry) in packages where changed.contains(where: entry.package.isAffected) {
      packages[folder]!.files = entry.files.filter { !changed.contains($0.key) }
      packages[folder]!.isCurrent = false
    }
  }

  /// Forgets all packages but those in the folders.
  package func forget(allBut folders: Set<String>) { packages = packages.filter { folders.contains($0.key) } }

  package func forgetAll() { packages = [:] }
}
