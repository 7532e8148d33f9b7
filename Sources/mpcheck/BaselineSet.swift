import Diagnostics
import Linting
import MiniProgram

/// The baselines of a run: one for all programs from the command line, or that of each program's configuration.
struct BaselineSet {
  private struct Entry {
    var baseline: Baseline
    /// Whether the finding of a file belongs into it.
    var parts: [LintPlan.Part]

    func holds(_ path: String) -> Bool { parts.contains { $0.selection.contains(path) } }
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
    var paths: [(path: String, parts: [LintPlan.Part])] = []
    for part in lint.parts {
      let chosen =
        options.baseline.map { Path.join(workingDirectory, $0) } ?? part.configuration.baseline?.value
      let fallback = writes ? Path.join(workingDirectory, BaselineSet.defaultName) : nil
      guard let path = chosen ?? fallback else { continue }
      if let index = paths.firstIndex(where: { $0.path == path }) {
        paths[index].parts.append(part)
      } else {
        paths.append((path, [part]))
      }
    }
    for (path, parts) in paths {
      let isNew = writes && fileSystem.kind(of: path, followingLinks: true) == nil
      let baseline = isNew ? Baseline(path: path) : try Baseline(reading: path, in: fileSystem)
      entries.append(Entry(baseline: baseline, parts: parts))
    }
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
      let comparison = entry.baseline.compare(result.shown.filter { entry.holds($0.place.path) }, text: text)
      {
        entry.holds($0) && lint.checks($0, rule: $1)
      }
      let others = result.shown.filter { !entry.holds($0.place.path) }
      result.shown = (others + comparison.shown).sorted(by: Diagnostic.precedes)
      result.hiddenCount += comparison.hiddenCount
      if comparison.staleCount > 0 {
        let path = Path.display(entry.baseline.path, from: workingDirectory)
        result.notes.append(staleNote(path, comparison.staleCount))
      }
    }
    return result
  }

  /// Writes the findings into the baselines. Returns what was written, and what could not be.
  mutating func write(
    _ diagnostics: [Diagnostic], text: @escaping (String) -> SourceText?
  ) -> [(path: String, count: Int, error: WriteError?)] {
    var written: [(path: String, count: Int, error: WriteError?)] = []
    for (index, entry) in entries.enumerated() {
      let baseline = entry.baseline.refreshed(diagnostics.filter { entry.holds($0.place.path) }, text: text) {
        entry.holds($0) && lint.checks($0, rule: $1)
      }
      do throws(WriteError) {
        try DiskFileSystem().replace(baseline.path, with: baseline.bytes)
        entries[index].baseline = baseline
        written.append((baseline.path, baseline.count, nil))
      } catch {
        written.append((baseline.path, baseline.count, error))
      }
    }
    return written
  }
}

private func staleNote(_ path: String, _ count: Int) -> String {
  let entries = count == 1 ? "1 finding that is gone" : "\(count) findings that are gone"
  return "\(path) holds \(entries); --write-baseline drops them"
}
