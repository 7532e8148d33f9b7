import Diagnostics
import Files
import Linting

/// The baselines of a run: one for all programs from the command line, or that of each program's configuration.
struct BaselineSet {
  private struct Entry {
    var baseline: Baseline
    /// The programs whose findings it holds.
    var parts: [LintPlan.Part]
    /// Whether it holds those in native source.
    var holdsNative: Bool
    /// Whether a run without options finds it.
    var isNamed: Bool

  }

  private func holds(_ entry: Entry, _ path: String) -> Bool {
    if lint.reportsNative(path) { return entry.holdsNative }
    return entry.parts.contains { $0.selection.contains(path) }
  }

  private var entries: [Entry] = []
  private let writes: Bool
  private let lint: PlannedLint

  /// Where `--write-baseline` writes when nothing says it.
  private static let defaultName = "mpcheck-baseline.json"

  /// Reads them; to be written anew, one need not exist.
  init(
    _ options: BaselineOptions, _ lint: PlannedLint, workingDirectory: String, fileSystem: any FileSystem
  ) throws(ConfigurationError) {
    self.lint = lint
    writes = options.writeBaseline
    let given = options.baseline.map { Path.join(workingDirectory, $0) }
    // A file that is named by mistake is told though there is nothing to lint.
    var paths: [(path: String, parts: [LintPlan.Part])] = given.map { [($0, [])] } ?? []
    for part in lint.parts {
      guard let path = given ?? named(by: part.configuration, workingDirectory) else { continue }
      if let index = paths.firstIndex(where: { $0.path == path }) {
        paths[index].parts.append(part)
      } else {
        paths.append((path, [part]))
      }
    }
    let native = lint.hosts.groups.compactMap { given ?? named(by: $0.configuration, workingDirectory) }
    paths += Set(native).subtracting(paths.map(\.path)).sorted(by: Path.precedes).map { ($0, []) }
    let configurations = lint.hosts.groups.map(\.configuration)
    for (path, parts) in paths {
      let isNew = writes && fileSystem.kind(of: path, followingLinks: true) == nil
      let baseline = isNew ? Baseline(path: path) : try Baseline(reading: path, in: fileSystem)
      let all = parts.isEmpty ? configurations : parts.map(\.configuration)
      let isNamed = given != nil || all.allSatisfy { $0.baseline != nil }
      entries.append(
        Entry(baseline: baseline, parts: parts, holdsNative: native.contains(path), isNamed: isNamed))
    }
  }

  /// The file that a configuration names, or where a baseline is written when nothing says it: beside the configuration.
  private func named(by configuration: Configuration, _ workingDirectory: String) -> String? {
    if let path = configuration.baseline?.value { return path }
    guard writes else { return nil }
    let folder = configuration.files.last.map { Path.parent($0.path) } ?? workingDirectory
    return Path.child(folder, BaselineSet.defaultName)
  }

  /// What is left of some findings, and what there is to say about it.
  struct Result {
    var shown: [Diagnostic]
    var hiddenCount = 0
    var notes: [String] = []
  }

  /// Hides what the baselines hold. `text` gives the text that was linted.
  func hide(
    _ diagnostics: [Diagnostic], text: @escaping (String) -> SourceText?, from workingDirectory: String
  ) -> Result {
    var result = Result(shown: diagnostics)
    for entry in entries {
      let comparison = entry.baseline.compare(result.shown.filter { holds(entry, $0.place.path) }, text: text)
      {
        holds(entry, $0) && lint.checks($0, rule: $1)
      }
      let others = result.shown.filter { !holds(entry, $0.place.path) }
      result.shown = (others + comparison.shown).sorted(by: Diagnostic.precedes)
      result.hiddenCount += comparison.hiddenCount
      if comparison.staleCount > 0 {
        let path = Path.display(entry.baseline.path, from: workingDirectory)
        result.notes.append(staleNote(path, comparison.staleCount))
      }
    }
    return result
  }

  /// Writes the findings into the baselines. Returns what there is to tell: notes, and what could not be written.
  mutating func write(
    _ diagnostics: [Diagnostic], text: @escaping (String) -> SourceText?, from workingDirectory: String
  ) -> (notes: [String], failures: [String]) {
    var told: (notes: [String], failures: [String]) = ([], [])
    for (index, entry) in entries.enumerated() {
      let baseline = entry.baseline.refreshed(diagnostics.filter { holds(entry, $0.place.path) }, text: text)
      {
        holds(entry, $0) && lint.checks($0, rule: $1)
      }
      let shown = Path.display(baseline.path, from: workingDirectory)
      do throws(WriteError) {
        try DiskFileSystem().replace(baseline.path, with: baseline.bytes)
        entries[index].baseline = baseline
        told.notes.append(writtenNote(shown, baseline.count, isNamed: entry.isNamed))
      } catch {
        told.failures.append("\(shown) cannot be written: \(error.reason)")
      }
    }
    return told
  }
}

private func writtenNote(_ path: String, _ count: Int, isNamed: Bool) -> String {
  let hint = isNamed ? "" : "; name it as \"baseline\" in mpcheck.json, or by --baseline"
  return "\(path) contains \(count) finding\(count == 1 ? "" : "s")\(hint)"
}

private func staleNote(_ path: String, _ count: Int) -> String {
  let entries = count == 1 ? "1 finding that is gone" : "\(count) findings that are gone"
  return "\(path) contains \(entries); --write-baseline drops them"
}
