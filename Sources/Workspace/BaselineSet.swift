import Diagnostics
import Files
import Linting

/// The baselines of a run: one for all programs, if the run names it, or else the one that each configuration names.
package struct BaselineSet: Sendable {
  private struct Entry: Sendable {
    var baseline: Baseline
    /// The programs with findings in it.
    var parts: [Plan.Part]
    /// Whether it contains findings in native source and in packages.
    var isOfNativeSource: Bool
    /// Whether a run without options finds it.
    var isNamed: Bool
  }

  private let workspace: Workspace
  private var workingDirectory: String { workspace.settings.workingDirectory }
  private var entries: [Entry] = []

  /// The file that `--write-baseline` writes when none is named.
  private static let defaultName = "mpcheck-baseline.json"

  /// A set without baselines.
  package init(_ workspace: Workspace) { self.workspace = workspace }

  /// Reads the baselines of a run.
  ///
  /// - Parameters:
  ///   - given: the absolute path of the one for all programs; nil for the ones that the configurations name.
  ///   - writes: whether they are to be written anew. Then a file need not exist.
  package static func read(
    given: String? = nil, writes: Bool = false, _ workspace: Workspace
  ) throws(WorkspaceError) -> BaselineSet {
    var baselines = BaselineSet(workspace)
    do {
      try baselines.read(given, writes)
      return baselines
    } catch {
      throw .configuration(ConfigurationErrors(error))
    }
  }

  private mutating func read(_ given: String?, _ writes: Bool) throws(ConfigurationError) {
    func name(_ configuration: Configuration) -> String? {
      given ?? configuration.baseline?.value ?? (writes ? defaultPath(beside: configuration) : nil)
    }
    let configurations =
      workspace.nativeProjects.all.map(\.configuration) + workspace.packages.all.map(\.configuration)
    if writes, given == nil {
      for configuration in workspace.plan.parts.map(\.configuration) + configurations {
        try checkMayBeWritten(configuration)
      }
    }
    // A file that is named by mistake is an error even if there is nothing to lint.
    var paths: [(path: String, parts: [Plan.Part])] = given.map { [($0, [])] } ?? []
    for part in workspace.plan.parts {
      guard let path = name(part.configuration) else { continue }
      if let index = paths.firstIndex(where: { $0.path == path }) {
        paths[index].parts.append(part)
      } else {
        paths.append((path, [part]))
      }
    }
    let native = configurations.compactMap(name)
    paths += Set(native).subtracting(paths.map(\.path)).sorted(by: Path.precedes).map { ($0, []) }
    for (path, parts) in paths {
      let isNew = writes && workspace.fileSystem.kind(of: path, followingLinks: true) == nil
      let all = parts.isEmpty ? configurations : parts.map(\.configuration)
      let baseline = isNew ? Baseline(path: path) : try read(path, given == nil ? all : [])
      let isNamed = given != nil || all.allSatisfy { $0.baseline != nil }
      entries.append(
        Entry(baseline: baseline, parts: parts, isOfNativeSource: native.contains(path), isNamed: isNamed))
    }
  }

  /// Reads a baseline that these configurations name. What is wrong in one that is outside is not said: it may be any file of the
  /// machine, which a program of strangers names to see what is in it.
  private func read(_ path: String, _ configurations: [Configuration]) throws(ConfigurationError) -> Baseline
  {
    do {
      return try Baseline(reading: path, in: workspace.fileSystem)
    } catch {
      let isOutside = configurations.contains { configuration in
        configuration.baseline?.value == path && regionLeft(by: configuration) != nil
      }
      if !isOutside { throw error }
      throw ConfigurationError(
        LocalizedText(en: "it is not a baseline that can be used", zh: "这不是可用的基线"),
        help: LocalizedText(
          en: "`mpcheck lint --baseline` with its path says why",
          zh: "用 `mpcheck lint --baseline` 加上它的路径可以看到原因"),
        place: Place(path: path, range: ByteRange(0, 0)))
    }
  }

  /// The repository of a configuration file, or without one its folder, where the baseline that it names is outside of that.
  private func regionLeft(by configuration: Configuration) -> ConfinedFileSystem.Region? {
    guard let baseline = configuration.baseline, case .file(let place) = baseline.origin else { return nil }
    let files = workspace.fileSystem
    let region = ConfinedFileSystem.Region(of: Path.parent(place.path), in: files)
    let folder = Path.upward(from: Path.parent(baseline.value)).lazy.compactMap { files.realPath($0) }.first
    let isStore = [baseline.value, folder ?? ""].contains(where: BaselineSet.isInStore)
    if let folder, Path.isInside(folder, region.top), !isStore { return nil }
    return region
  }

  /// Whether a path is that of a `.git` or below one, in any case: git obeys what is there, and it is no part of the repository.
  private static func isInStore(_ path: String) -> Bool {
    Path.upward(from: path).contains { Path.lastComponent($0).lowercased() == ".git" }
  }

  /// Throws where a configuration names a baseline outside of the repository, or without one of its own folder, and where it
  /// would be a new file that is no JSON by its name: a program of strangers must not choose what is written.
  private func checkMayBeWritten(_ configuration: Configuration) throws(ConfigurationError) {
    guard let baseline = configuration.baseline, case .file(let place) = baseline.origin else { return }
    let problem: LocalizedText
    if let region = regionLeft(by: configuration) {
      let bounds = region.isRepository ? "repository" : "folder of this file"
      problem = LocalizedText(
        en: "the baseline leads outside of the \(bounds), and is not written",
        zh: "基线在\(region.isRepository ? "仓库" : "此文件所在目录")之外，未写入")
    } else if !baseline.value.hasSuffix(".json"),
      workspace.fileSystem.kind(of: baseline.value, followingLinks: true) == nil
    {
      problem = LocalizedText(
        en: "the name of a new baseline ends in \".json\", so this one is not written",
        zh: "新基线的名称须以“.json”结尾，未写入")
    } else {
      return
    }
    throw ConfigurationError(
      problem, help: LocalizedText(en: "name it by --baseline", zh: "用 --baseline 指定"), place: place,
      position: configuration.text(of: place.path).map { PositionIndex($0).position(at: place.range.start) })
  }

  private func defaultPath(beside configuration: Configuration) -> String {
    let folder = configuration.files.last.map { Path.parent($0.path) } ?? workingDirectory
    return Path.child(folder, BaselineSet.defaultName)
  }

  private func contains(_ entry: Entry, _ path: String) -> Bool {
    if workspace.reportsNative(path) { return entry.isOfNativeSource }
    return entry.parts.contains { $0.selection.contains(path) }
      || entry.isOfNativeSource && workspace.packages.reports(path)
  }

  /// The absolute paths of the files that they were read from.
  package var paths: [String] { entries.map(\.baseline.path) }

  /// The findings that are left, and notes about the others.
  package struct Result {
    package var shown: [Diagnostic]
    /// What is left of the findings in templates that nothing uses.
    package var unreached: [Diagnostic] = []
    /// The findings that the baselines contain, without those in templates that nothing uses.
    package var hidden: [Diagnostic] = []
    package var notes: [LocalizedText] = []
  }

  /// Hides the findings that the baselines contain. `text` gives the text that was linted. `unreached` are findings that are
  /// not shown, because they are in templates that nothing uses; what a baseline contains of them is not gone.
  package func hide(
    _ diagnostics: [Diagnostic], unreached: [Diagnostic] = [], text: @escaping (String) -> SourceText?
  ) -> Result {
    // What is written is what was shown: of two equal lines, the one that is not reached is compared last.
    var result = Result(shown: diagnostics + unreached)
    let checked = workspace.checkedRules()
    for entry in entries {
      let comparison = entry.baseline.compare(
        result.shown.filter { contains(entry, $0.place.path) }, text: text
      ) {
        contains(entry, $0) && checked.contain($0, rule: $1)
      }
      let others = result.shown.filter { !contains(entry, $0.place.path) }
      result.shown = others + comparison.shown
      result.hidden += comparison.hidden
      if comparison.staleCount > 0 {
        let path = Path.display(entry.baseline.path, from: workingDirectory)
        result.notes.append(staleNote(path, comparison.staleCount))
      }
    }
    result.shown.sortByPlace()
    result.hidden.sortByPlace()
    if !unreached.isEmpty {
      let unreached = Set(unreached)
      result.unreached = result.shown.filter(unreached.contains)
      result.shown.removeAll(where: unreached.contains)
      result.hidden.removeAll(where: unreached.contains)
    }
    return result
  }

  /// What the baselines do not contain of findings in files of packages that are outside of the given paths.
  package func withoutKnown(
    _ outside: [Diagnostic], text: @escaping (String) -> SourceText?
  ) -> [Diagnostic] {
    entries.filter(\.isOfNativeSource).reduce(outside) { left, entry in
      left.isEmpty ? [] : entry.baseline.compare(left, text: text) { _, _ in false }.shown
    }
  }

  /// Writes the findings into the baselines. Returns notes and what could not be written, as sentences.
  package mutating func write(
    _ diagnostics: [Diagnostic], text: @escaping (String) -> SourceText?
  ) -> (notes: [LocalizedText], failures: [LocalizedText]) {
    var said: (notes: [LocalizedText], failures: [LocalizedText]) = ([], [])
    let checked = workspace.checkedRules()
    for (index, entry) in entries.enumerated() {
      let own = diagnostics.filter { contains(entry, $0.place.path) }
      let baseline = entry.baseline.refreshed(own, text: text) {
        contains(entry, $0) && checked.contain($0, rule: $1)
      }
      let shown = Path.display(baseline.path, from: workingDirectory)
      let disk = DiskFileSystem()
      // A link is replaced, whatever it leads to.
      let isFile = disk.kind(of: baseline.path, followingLinks: false) == .file
      do throws(WriteError) {
        try disk.replace(
          baseline.path, with: baseline.bytes,
          if: entry.baseline.text.flatMap { isFile ? .reads($0) : nil } ?? .any)
        entries[index].baseline = baseline
        let findings = FindingMerger(workspace.settings.rules).folded(own, text: text)
        // Of entries that were not looked for, only the number is known.
        let content =
          baseline.count == own.count
          ? BaselinedFindings(findings).description(ofPlaces: own.count) : nil
        said.notes.append(writtenNote(shown, baseline.count, content, isNamed: entry.isNamed))
      } catch {
        said.failures.append(error.clause.asClause(of: shown))
      }
    }
    return said
  }
}

private func writtenNote(
  _ path: String, _ count: Int, _ content: LocalizedText?, isNamed: Bool
) -> LocalizedText {
  let content =
    content ?? LocalizedText(en: "\(count) finding\(count == 1 ? "" : "s")", zh: "\(count) 个问题")
  let note = LocalizedText(en: "\(path) contains \(content.english)", zh: "\(path) 中有 \(content.chinese)")
  if isNamed { return note }
  return note
    + LocalizedText(
      en: "; name it as \"baseline\" in mpcheck.json, or by --baseline",
      zh: "；请在 mpcheck.json 的“baseline”中或用 --baseline 指定它")
}

private func staleNote(_ path: String, _ count: Int) -> LocalizedText {
  let entries = count == 1 ? "1 finding that is gone" : "\(count) findings that are gone"
  return LocalizedText(
    en: "\(path) contains \(entries); --write-baseline drops \(count == 1 ? "it" : "them")",
    zh: "\(path) 中有 \(count) 个已不存在的问题；用 --write-baseline 清除")
}
