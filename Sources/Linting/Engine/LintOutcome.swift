import Diagnostics
import Files
import Contracts
import MiniProgram

/// The result of linting one program, or several.
package struct LintOutcome: Sendable {
  /// The findings, sorted by `Diagnostic.precedes`.
  package var diagnostics: [Diagnostic] = []
  /// The findings that comments hide, sorted likewise within each program.
  package var suppressed: [Diagnostic] = []
  /// The findings in templates that nothing uses, where these are not wanted; sorted by `Diagnostic.precedes`.
  package var unreached: [Diagnostic] = []
  /// The findings in files of linted packages that are outside of the given paths; sorted by `Diagnostic.precedes`.
  package var outside: [Diagnostic] = []
  /// Of how many further findings only the number is kept, by file and rule; none of them is in `diagnostics`.
  package var unkept: [UnkeptFindings] = []
  /// The same of findings that comments hide, and of those in templates that nothing uses.
  package var unkeptSuppressed: [UnkeptFindings] = []
  package var unkeptUnreached: [UnkeptFindings] = []
  /// The markup files that `app.json` does not reach, where these are wanted: absolute.
  package var unreachedFiles: Set<String> = []
  /// The markup files that the programs reach and walks passed over, where these are wanted.
  package var omittedFiles: [OmittedFile] = []
  /// In how many files findings were wanted.
  package var fileCount = 0
  /// Whether the types of some native views were not compared, because it is unknown which types are registered.
  package var hasUncheckedTypes = false
  /// The tags that rules were told to look at and no language has, and whether a page has them, or may have them.
  var soughtTags: [SoughtTag: Bool] = [:]
  /// The rules of a team that did not look at all of a file, sorted by file and rule.
  package var ruleFailures: [RuleFailure] = []
  /// What checks say of the programs beside the findings.
  package var notes: [LocalizedText] = []
  /// Files that could not be read; the others were linted all the same.
  package var unreadable: [(path: String, error: FileError)] = []
  /// What is unknown of the native sources.
  package var hostGaps: [HostGap] = []
  /// Files with so much in them that there may be more findings than are reported.
  package var cutShort: Set<String> = []

  /// The programs. They stay as long as the outcome does: who waits for it must not wait until their facts are taken apart.
  var programs: [CheckedProgram] = []

  package init() {}

  /// The linked files of each program, as they were linted.
  package var projects: [Project] { programs.map(\.project) }

  /// Adds what linting other programs gave.
  package mutating func add(_ others: [LintOutcome]) {
    for other in others {
      diagnostics += other.diagnostics
      suppressed += other.suppressed
      unreached += other.unreached
      outside += other.outside
      unkept += other.unkept
      unkeptSuppressed += other.unkeptSuppressed
      unkeptUnreached += other.unkeptUnreached
      unreachedFiles.formUnion(other.unreachedFiles)
      omittedFiles += other.omittedFiles
      fileCount += other.fileCount
      notes += other.notes
      ruleFailures += other.ruleFailures
      soughtTags.merge(other.soughtTags) { $0 || $1 }
      hasUncheckedTypes = hasUncheckedTypes || other.hasUncheckedTypes
      unreadable += other.unreadable
      hostGaps += other.hostGaps
      cutShort.formUnion(other.cutShort)
      programs += other.programs
    }
    diagnostics.sortByPlace()
    unreached.sortByPlace()
    ruleFailures.sort { a, b in
      a.path == b.path ? a.rule < b.rule : Path.precedes(a.path, b.path)
    }
    outside.sortByPlace()
  }

  /// Takes the findings in files outside of what is linted apart from the others.
  mutating func setAside(_ isOutside: (String) -> Bool) {
    outside = diagnostics.filter { isOutside($0.place.path) }
    diagnostics.removeAll { isOutside($0.place.path) }
    suppressed.removeAll { isOutside($0.place.path) }
    unkept.removeAll { isOutside($0.first.path) }
    unkeptSuppressed.removeAll { isOutside($0.first.path) }
  }

  /// Drops what is said of pages and hosts beside the findings, where neither is linted.
  package mutating func dropNotes() {
    (notes, hostGaps, soughtTags, hasUncheckedTypes) = ([], [], [:], false)
  }

  /// Leaves one of each finding that is there several times.
  package mutating func removeRepetitions() {
    diagnostics = diagnostics.withoutEqualNeighbours()
    outside = outside.withoutEqualNeighbours()
  }

  /// Sentences about tags that rules were told to look at, and that no page of any program has.
  package var notesOnSoughtTags: [LocalizedText] {
    soughtTags.filter { !$0.value }.keys.sorted { ($0.rule, $0.tag.written) < ($1.rule, $1.tag.written) }
      .map(\.note)
  }

  /// What is said of the rules that did not look at all of a file: a mistake in a rule once, with the first file. `shown` gives
  /// paths as they are shown.
  package func sentences(onRuleFailures shown: (String) -> String) -> [LocalizedText] {
    var mistaken: Set<String> = []
    var seen: Set<RuleFailure> = []
    return ruleFailures.compactMap { failure in
      let isNew = failure.isMistake ? mistaken.insert(failure.rule).inserted : seen.insert(failure).inserted
      return isNew ? failure.clause.asClause(of: failure.rule).after(shown(failure.path)) : nil
    }
  }

  /// The findings in one file.
  package func diagnostics(in path: String) -> ArraySlice<Diagnostic> {
    let start = diagnostics.partitioningIndex { !Path.precedes($0.place.path, path) }
    let end = diagnostics.partitioningIndex { Path.precedes(path, $0.place.path) }
    return diagnostics[start..<end]
  }
}
