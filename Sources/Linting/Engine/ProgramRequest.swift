import Files
import Containers
import MiniProgram

/// A program that is to be linted, and how.
package struct ProgramRequest: Sendable {
  package var program: ProgramSources
  package let dispatch: Dispatch
  package let settings: RuleSettings
  package var nativeTypes: TypesByTag
  package var issueLimits = IssueLimits()
  /// The number of threads.
  package let jobs: Int
  /// Whether findings in the file at a path are wanted.
  package let isReported: @Sendable (String) -> Bool
  /// Whether single pages are wanted, with or without the files beside them, and only pages of the program say what is right
  /// in them. Then the other pages need not be read whole.
  package let isOfSinglePages: Bool
  /// Whether findings in templates of the file at a path are wanted although nothing uses these; nil when they are everywhere.
  package let wantsUnreached: (@Sendable (String) -> Bool)?
  /// Whether it is wanted which files `app.json` does not reach.
  package let findsUnreachedFiles: Bool
  /// Where the time of each phase goes; nil for nowhere.
  package let timings: Timings?
  /// What earlier lints of the program left, for this one to start from and to add to; nil when it is linted once.
  package let cache: FileResultCache?

  package init(
    program: ProgramSources, dispatch: Dispatch, settings: RuleSettings, nativeTypes: TypesByTag, jobs: Int,
    isOfSinglePages: Bool = false, timings: Timings? = nil, cache: FileResultCache? = nil,
    wantsUnreached: (@Sendable (String) -> Bool)? = nil, findsUnreachedFiles: Bool = false,
    isReported: @escaping @Sendable (String) -> Bool
  ) {
    self.program = program
    self.dispatch = dispatch
    self.settings = settings
    self.nativeTypes = nativeTypes
    self.jobs = jobs
    self.timings = timings
    self.cache = cache
    self.wantsUnreached = wantsUnreached
    self.findsUnreachedFiles = findsUnreachedFiles
    self.isReported = isReported
    self.isOfSinglePages = isOfSinglePages
  }
}

/// Says to work that is under way, on another thread, that its result is not wanted any more.
package final class Cancellation: Sendable {
  private let state = Lock(false)

  package init() {}

  package var isCancelled: Bool { state.withLock { $0 } }

  package func cancel() { state.withLock { $0 = true } }
}
