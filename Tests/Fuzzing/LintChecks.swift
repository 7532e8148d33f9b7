import Diagnostics
import Files
import Linting
import Reporting
import Rules
import Workspace

/// What is true of the findings of every program.
struct LintChecks {
  private let input: FuzzInput
  private let program: LintedProgram
  let outcome: LintOutcome

  init(_ input: FuzzInput) {
    self.input = input
    program = LintedProgram(input)
    outcome = program.lint()
  }

  func check() throws(FuzzFailure) {
    try checkFindings()
    try ChangeChecks(outcome, program).check()
    try LivingChecks.check(input, seed: UInt64(input.byteCount), edits: 3)
  }

  /// Asks what is found and how it is reported.
  func checkFindings() throws(FuzzFailure) {
    try checkConfiguration()
    try FindingChecks(program.files).check(outcome.diagnostics)
    try checkFolding()
    try checkWays()
    try checkShards()
    try OutputChecks(outcome, program).check()
    try checkBaseline()
    try SinglePageChecks.check(input, seed: UInt64(input.byteCount), step: 4)
  }

  private func checkConfiguration() throws(FuzzFailure) {
    if let errors = program.configurationErrors {
      for error in errors.all {
        try OutputChecks.checkVisible(
          Array(error.text(from: FuzzInput.root).chinese.utf8), "configuration error")
        if let place = error.place {
          try FindingChecks(input.fileSystem).checkPlace(place, "configuration error place")
        }
      }
    } else if let configuration = program.configuration {
      let listing = ConfigurationListing(
        configuration, rules: allRuleNames, at: FuzzInput.root + "/a.axml",
        workingDirectory: FuzzInput.root)
      try OutputChecks.checkVisible(Array(listing.text.utf8), "configuration listing")
      try OutputChecks.checkJSON(Array(listing.json.utf8), "configuration listing")
    }
  }

  /// Threads, tables and another run change nothing.
  private func checkWays() throws(FuzzFailure) {
    try require(program.lint(program.files, jobs: 3).isSame(as: outcome), "one thread equals many")
    try require(
      program.lint(program.files, isPlain: true).isSame(as: outcome), "table dispatch equals plain dispatch")
  }

  /// Each finding is in exactly one shard.
  private func checkShards() throws(FuzzFailure) {
    let count = 2 + input.byteCount % 2
    let parts = (1...count).map { program.lint(program.files, shard: Shard("\($0)/\(count)")) }
    func all(_ values: (LintOutcome) -> [Diagnostic]) -> [Diagnostic] {
      parts.flatMap(values).sorted(by: Diagnostic.precedes)
    }
    try require(
      all(\.diagnostics) == outcome.diagnostics, "the shards find what one run finds",
      "\(all(\.diagnostics).count) in \(count) shards, \(outcome.diagnostics.count) in one run")
    try require(
      all(\.suppressed) == outcome.suppressed.sorted(by: Diagnostic.precedes),
      "the shards hide what one run hides")
    try require(
      parts.reduce(0) { $0 + $1.fileCount } == outcome.fileCount, "the shards have the files of one run")
  }

  /// A report has each place once: of a finding, or of one that another stands for. What it stands for is less severe at most.
  private func checkFolding() throws(FuzzFailure) {
    let folded = FindingMerger(allRules).folded(outcome.diagnostics) { try? program.files.read($0) }
    try FindingChecks(program.files).check(folded)
    var rest = outcome.diagnostics.reduce(into: [:]) { $0[Mark($1.rule, $1.place), default: 0] += 1 }
    let single = Set(outcome.diagnostics.filter { $0.commonFinding != nil }.map { Mark($0.rule, $0.place) })
    for finding in folded {
      // One that stands for others may be at the place of one of them, or at a place of its own.
      let isPlaceOfNone =
        finding.commonFinding?.place == finding.place && !single.contains(Mark(finding.rule, finding.place))
      let own = isPlaceOfNone ? [] : [finding.place]
      for place in own + finding.furtherPlaces { rest[Mark(finding.rule, place), default: 0] -= 1 }
    }
    try require(rest.values.allSatisfy { $0 == 0 }, "a report has each place once")
    try require(
      folded.map(\.severity).max() == outcome.diagnostics.map(\.severity).max(),
      "a report is as severe as its findings")
  }

  /// What a rule marks.
  private struct Mark: Hashable {
    let rule: String
    let place: Place

    init(_ rule: String, _ place: Place) { (self.rule, self.place) = (rule, place) }
  }

  // MARK: Baseline

  /// A baseline of all findings, written and read, hides all of them and nothing else.
  private func checkBaseline() throws(FuzzFailure) {
    let path = FuzzInput.root + "/mpcheck-baseline.json"
    let text: (String) -> SourceText? = { try? program.files.read($0) }
    let written = Baseline(path: path).refreshed(outcome.diagnostics, text: text) { _, _ in true }
    try OutputChecks.checkJSON(written.bytes, "baseline")
    var files = program.files
    files.add(SourceText(path: path, bytes: written.bytes))
    do {
      let baseline = try Baseline(reading: path, in: files)
      let comparison = baseline.compare(outcome.diagnostics, text: text) { _, _ in true }
      try require(
        comparison.shown.isEmpty && comparison.staleCount == 0, "baseline hides everything",
        "\(comparison.shown.count) shown, \(comparison.staleCount) stale")
    } catch let failure as FuzzFailure {
      throw failure
    } catch {
      throw FuzzFailure("baseline is read", "\(error)")
    }
  }
}

extension LintOutcome {
  /// Whether the two would be reported alike.
  func isSame(as other: LintOutcome) -> Bool {
    diagnostics == other.diagnostics && suppressed == other.suppressed
      && fileCount == other.fileCount
      && hasUncheckedTypes == other.hasUncheckedTypes && cutShort == other.cutShort
      && hostGaps == other.hostGaps && ruleFailures == other.ruleFailures
      && unreadable.map(\.path) == other.unreadable.map(\.path)
      && unreadable.map(\.error) == other.unreadable.map(\.error)
  }
}
