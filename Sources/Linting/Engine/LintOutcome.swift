import Diagnostics
import Files
import MiniProgram

/// What linting one program, or several, gave.
package struct LintOutcome: Sendable {
  /// Sorted by `Diagnostic.precedes`.
  package var diagnostics: [Diagnostic] = []
  /// What comments hide; sorted likewise within each program.
  package var suppressed: [Diagnostic] = []
  /// The number of files whose findings were wanted.
  package var fileCount = 0
  /// Whether there are custom views whose types were compared with nothing, because nothing says which are registered.
  package var hasUncheckedTypes = false
  /// Files that could not be read; the others were linted all the same.
  package var unreadable: [(path: String, error: FileError)] = []
  /// What is unknown of the native sources.
  package var hostGaps: [HostGap] = []
  /// Files with so much in them that there may be more findings than are reported.
  package var cutShort: Set<String> = []

  /// The programs; they stay as long as the outcome, because nobody who waits for it waits for their facts to be taken apart.
  var programs: [CheckedProgram] = []

  package init() {}

  /// The linked files of each program, as they were linted.
  package var projects: [Project] { programs.map(\.project) }

  /// Adds what linting another program gave.
  package mutating func add(_ other: LintOutcome) {
    diagnostics += other.diagnostics
    diagnostics.sort(by: Diagnostic.precedes)
    suppressed += other.suppressed
    fileCount += other.fileCount
    hasUncheckedTypes = hasUncheckedTypes || other.hasUncheckedTypes
    unreadable += other.unreadable
    hostGaps += other.hostGaps
    cutShort.formUnion(other.cutShort)
    programs += other.programs
  }

  /// Leaves one of each finding that is there several times.
  package mutating func removeRepetitions() { diagnostics = diagnostics.uniqued() }

  /// The findings in one file.
  package func diagnostics(in path: String) -> ArraySlice<Diagnostic> {
    func firstIndex(where isReached: (Diagnostic) -> Bool) -> Int {
      var (low, high) = (0, diagnostics.count)
      while low < high {
        let middle = (low + high) / 2
        if isReached(diagnostics[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let start = firstIndex { !Path.precedes($0.place.path, path) }
    return diagnostics[start..<firstIndex { Path.precedes(path, $0.place.path) }]
  }
}
