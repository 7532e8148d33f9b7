import Diagnostics
import Files
import ReactNative

/// A package with native views: its files, what they say, and the linked library.
package struct NativePackage: Sendable {
  package let manifest: Manifest
  package let library: Library
  /// The files that say something of the package, by absolute paths in byte order.
  package let paths: [String]
  package let unreadable: [(path: String, error: FileError)]
  let suppressions: [(path: String, suppressions: [Suppression])]

  package var folder: String { manifest.folder }

  /// Whether the package may change with the file at a path.
  func isAffected(by path: String) -> Bool {
    if path == manifest.path { return true }
    return PackageFile.mayBe(path) && Path.isInside(path, folder)
  }
}

/// A package that is to be linted, and how.
package struct PackageRequest: Sendable {
  package var package: NativePackage
  package var dispatch: Dispatch
  package var settings: RuleSettings
  package var fileSystem: any FileSystem
  package var timings: Timings?
  /// Whether findings in the file at a path are wanted.
  package var isReported: @Sendable (String) -> Bool
  /// Whether the file at a path is outside of what is linted: findings in it are only counted.
  package var isOutside: @Sendable (String) -> Bool

  package init(
    _ package: NativePackage, dispatch: Dispatch, settings: RuleSettings, fileSystem: any FileSystem,
    timings: Timings? = nil, isReported: @escaping @Sendable (String) -> Bool,
    isOutside: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.package = package
    self.dispatch = dispatch
    self.settings = settings
    self.fileSystem = fileSystem
    self.timings = timings
    self.isReported = isReported
    self.isOutside = isOutside
  }
}

/// Lints one package. In a package without components nothing is found.
package func lint(_ request: PackageRequest) -> LintOutcome {
  let native = request.package
  let context = PackageContext(native.library, findingLimit: request.dispatch.findingLimit)
  Timings.measure("check packages", in: request.timings) {
    for entry in request.dispatch.packages {
      context.rule = entry.rule
      entry.call(context)
    }
  }
  var outcome = finish(
    context.findings, native.suppressions,
    FindingFilter(
      dispatch: request.dispatch, settings: request.settings, subject: .package,
      isReported: { request.isReported($0) || request.isOutside($0) },
      text: { try? request.fileSystem.read($0) }))
  outcome.setAside(request.isOutside)
  outcome.unreadable = native.unreadable
  return outcome
}
