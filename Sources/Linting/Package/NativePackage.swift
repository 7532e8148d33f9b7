import Diagnostics
import Files
import ReactNative

/// A package with native views: its files, what they say, and that linked.
package struct NativePackage: Sendable {
  package let manifest: Manifest
  package let library: Library
  /// The files that say something of it; absolute, in byte order.
  package let paths: [String]
  package let unreadable: [(path: String, error: FileError)]
  let suppressions: [(path: String, suppressions: [Suppression])]

  package var folder: String { manifest.folder }
}

/// What a check sees of a package with native views, and where it reports to.
package final class PackageContext: CheckContext {
  package let library: Library

  init(_ library: Library) { self.library = library }

  package func report(
    _ name: NameAt, _ message: Message, related: [RelatedPlace] = []
  ) {
    report(name.place, message, related: related)
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

  package init(
    _ package: NativePackage, dispatch: Dispatch, settings: RuleSettings, fileSystem: any FileSystem,
    timings: Timings? = nil, isReported: @escaping @Sendable (String) -> Bool
  ) {
    self.package = package
    self.dispatch = dispatch
    self.settings = settings
    self.fileSystem = fileSystem
    self.timings = timings
    self.isReported = isReported
  }
}

/// Lints one package. Of a package without components nothing is found.
package func lint(_ request: PackageRequest) -> LintOutcome {
  let native = request.package
  let context = PackageContext(native.library)
  Timings.measure("check packages", in: request.timings) {
    for entry in request.dispatch.packages {
      context.rule = entry.rule
      entry.call(context)
    }
  }
  var outcome = finish(
    context.findings, native.suppressions,
    Finishing(
      dispatch: request.dispatch, settings: request.settings, subject: .package,
      isReported: request.isReported, text: { try? request.fileSystem.read($0) }))
  outcome.unreadable = native.unreadable
  return outcome
}
