import Diagnostics
import Files
import Linting
import Rules
import Workspace

/// In a page that is linted alone, so that most others are not read, the same is found as when the whole program is linted.
package enum SinglePageChecks {
  /// Compares every `step`th page of the program, from one on that `seed` decides.
  package static func check(_ input: FuzzInput, seed: UInt64, step: Int = 1) throws(FuzzFailure) {
    let files = input.fileSystem
    guard let whole = open([FuzzInput.root], files) else { return }
    let outcome = whole.lint()
    for (index, page) in whole.pages.enumerated() where (index + Int(seed % 1000)) % step == 0 {
      // A page may belong to a loose program of its own when it is given alone.
      guard let single = open([page], files), let part = single.plan.parts.first,
        whole.plan.parts.contains(where: { $0.program.pages == part.program.pages })
      else { continue }
      let found = single.lint()
      func expected(_ diagnostics: [Diagnostic]) -> [String] {
        diagnostics.filter { single.reports($0.place.path) }.map { "\($0)" }
      }
      try compare(found.diagnostics.map { "\($0)" }, expected(outcome.diagnostics), "findings", page)
      try compare(found.suppressed.map { "\($0)" }, expected(outcome.suppressed), "suppressed findings", page)
      let unreadable = outcome.unreadable.map { "\($0)" }
      try compare(found.unreadable.map { "\($0)" }, unreadable, "unreadable files", page)
      if whole.plan.parts.count == 1 {
        try require(
          found.hasUncheckedTypes == outcome.hasUncheckedTypes, "unchecked types of a page linted alone", page
        )
      }
    }
  }

  private static func open(_ paths: [String], _ files: MemoryFileSystem) -> Workspace? {
    var settings = WorkspaceSettings(paths: paths, workingDirectory: FuzzInput.root, rules: allRules)
    settings.overrides.rules = Dictionary(
      uniqueKeysWithValues: allRules.filter { $0.severity == nil }.map { ($0.id, Severity.info as Severity?) }
    )
    return try? Workspace.open(settings, in: files)
  }

  private static func compare(
    _ found: [String], _ expected: [String], _ what: String, _ page: String
  ) throws(FuzzFailure) {
    if found == expected { return }
    throw FuzzFailure(
      "\(what) of a page linted alone are those of the program",
      "\(page):\n\(found.listedDifference(from: expected))")
  }
}
