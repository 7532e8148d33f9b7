import Files
import Containers
import NativeSource

/// The native sources that are to be linted together with the programs that use them, and how.
package struct HostRequest: Sendable {
  package var sources: NativeSources
  package var facts: NativeFacts
  package var dispatch: Dispatch
  /// The settings of native sources.
  package var settings: RuleSettings
  package var fileSystem: any FileSystem
  /// Whether findings in the native source at a path are wanted.
  package var isReported: @Sendable (String) -> Bool
  /// The same, of this run or of another that does a part of the work.
  package var isAskedFor: @Sendable (String) -> Bool
  /// Whether a given path leads to the native source at a path: only there is it judged for what has nothing to do with
  /// pages.
  package var isGiven: @Sendable (String) -> Bool
  package var timings: Timings?

  package init(
    sources: NativeSources, facts: NativeFacts, dispatch: Dispatch, settings: RuleSettings,
    fileSystem: any FileSystem, timings: Timings? = nil,
    isAskedFor: (@Sendable (String) -> Bool)? = nil,
    isGiven: @escaping @Sendable (String) -> Bool = { _ in true },
    isReported: @escaping @Sendable (String) -> Bool
  ) {
    self.sources = sources
    self.facts = facts
    self.dispatch = dispatch
    self.settings = settings
    self.fileSystem = fileSystem
    self.timings = timings
    self.isGiven = isGiven
    self.isReported = isReported
    self.isAskedFor = isAskedFor ?? isReported
  }
}
