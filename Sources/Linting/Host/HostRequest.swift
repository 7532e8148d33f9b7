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
  /// Whether findings in the native source at a path are reported by this run.
  package var isReported: @Sendable (String) -> Bool
  /// Whether findings in the native source at a path are wanted, reported by this run or by another shard of it.
  package var isRequested: @Sendable (String) -> Bool
  /// Whether the native source at a path was given as a path to lint: only there mistakes are reported that have nothing to
  /// do with pages.
  package var isGiven: @Sendable (String) -> Bool
  package var timings: Timings?

  package init(
    sources: NativeSources, facts: NativeFacts, dispatch: Dispatch, settings: RuleSettings,
    fileSystem: any FileSystem, timings: Timings? = nil,
    isRequested: (@Sendable (String) -> Bool)? = nil,
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
    self.isRequested = isRequested ?? isReported
  }
}
