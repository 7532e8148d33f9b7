import Diagnostics
import Files
import Linting

/// The baselines of a run: one for all programs that is named for the run, or that of each program's configuration.
package struct BaselineSet: Sendable {
  private struct Entry: Sendable {
    var baseline: Baseline
    /// The programs whose findings it contains.
    var parts: [Plan.Part]
    /// Whether it contains those in native source.
    var isOfNativeSource: Bool
    /// Whether a run without options finds it.
    var isNamed: Bool
  }

  private let workspace: Workspace
  private var workingDirectory: String { workspace.settings.workingDirectory }
  private var entries: [Entry] = []

  /// Where `--write-baseline` writes when nothing says it.
  private static let defaultName = "mpcheck-baseline.json"

  /// None.
  package init(_ workspace: Workspace) { self.workspace = workspace }

  /// Reads them.
  ///
  /// - Parameters:
  ///   - given: the path of the one for all programs, absolute; nil for those that the configurations name.
  ///   - writes: whether they are to be written anew; then one need not exist.
  package static func read(
    given: String? = nil, writes: Bool = false, _ workspace: Workspace
  ) throws(WorkspaceError) -> BaselineSet {
    var baselines = BaselineSet(workspace)
    do {
      try baselines.read(given, writes)
      return baselines
    } catch {
      throw .configuration(error)
    }
  }

  private mutating func read(_ given: String?, _ writes: Bool) throws(ConfigurationError) {
    func name(_ configuration: Configuration) -> String? {
      given ?? configuration.baseline?.value ?? (writes ? defaultPath(beside: configuration) : nil)
    }
    // A file that is named by mistake is an error though there is nothing to lint.
    var paths: [(path: String, parts: [Plan.Part])] = given.map { [($0, [])] } ?? []
    for part in workspace.plan.parts {
      guard let path = name(part.configuration) else { continue }
      if let index = paths.firstIndex(where: { $0.path == path }) {
        paths[index].parts.append(part)
      } else {
        paths.append((path, [part]))
      }
    }
    let configurations = workspace.nativeProjects.all.map(\.configuration)
    let native = configurations.compactMap(name)
    paths += Set(native).subtracting(paths.map(\.path)).sorted(by: Path.precedes).map { ($0, []) }
    for (path, parts) in paths {
      let isNew = writes && workspace.fileSystem.kind(of: path, followingLinks: true) == nil
      let baseline = isNew ? Baseline(path: path) : try Baseline(reading: path, in: workspace.fileSystem)
      let all = parts.isEmpty ? configurations : parts.map(\.configuration)
      let isNamed = given != nil || all.allSatisfy { $0.baseline != nil }
      entries.append(
        Entry(baseline: baseline, parts: parts, isOfNativeSource: native.contains(path), isNamed: isNamed))
    }
  }

  private func defaultPath(beside configuration: Configuration) -> String {
    let folder = configuration.files.last.map { Path.parent($0.path) } ?? workingDirectory
    return Path.child(folder, BaselineSet.defaultName)
  }

  private func contains(_ entry: Entry, _ path: String) -> Bool {
    if workspace.reportsNative(path) { return entry.isOfNativeSource }
    return entry.parts.contains { $0.selection.contains(path) }
  }

  /// The files that they were read from; absolute.
  package var paths: [String] { entries.map(\.baseline.path) }

  /// What is left of some findings, and what there is to say about it.
  package struct Result {
    package var shown: [Diagnostic]
    package var hiddenCount = 0
    package var notes: [String] = []
  }

  /// Hides what the baselines contain. `text` gives the text that was linted.
  package func hide(_ diagnostics: [Diagnostic], text: @escaping (String) -> SourceText?) -> Result {
    var result = Result(shown: diagnostics)
    for entry in entries {
      let comparison = entry.baseline.compare(
        result.shown.filter { contains(entry, $0.place.path) }, text: text
      ) {
        contains(entry, $0) && workspace.checks($0, rule: $1)
      }
      let others = result.shown.filter { !contains(entry, $0.place.path) }
      result.shown = (others + comparison.shown).sorted(by: Diagnostic.precedes)
      result.hiddenCount += comparison.hiddenCount
      if comparison.staleCount > 0 {
        let path = Path.display(entry.baseline.path, from: workingDirectory)
        result.notes.append(staleNote(path, comparison.staleCount))
      }
    }
    return result
  }

  /// Writes the findings into the baselines. Returns sentences: notes, and what could not be written.
  package mutating func write(
    _ diagnostics: [Diagnostic], text: @escaping (String) -> SourceText?
  ) -> (notes: [String], failures: [String]) {
    var said: (notes: [String], failures: [String]) = ([], [])
    for (index, entry) in entries.enumerated() {
      let baseline = entry.baseline.refreshed(
        diagnostics.filter { contains(entry, $0.place.path) }, text: text
      ) {
        contains(entry, $0) && workspace.checks($0, rule: $1)
      }
      let shown = Path.display(baseline.path, from: workingDirectory)
      do throws(WriteError) {
        try DiskFileSystem().replace(baseline.path, with: baseline.bytes)
        entries[index].baseline = baseline
        said.notes.append(writtenNote(shown, baseline.count, isNamed: entry.isNamed))
      } catch {
        said.failures.append("\(shown) cannot be written: \(error.reason)")
      }
    }
    return said
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
