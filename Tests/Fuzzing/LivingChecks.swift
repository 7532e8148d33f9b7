import Diagnostics
import Files
import Linting
import Rules
import SeededRandom
import Workspace

/// Files that are edited at random below a living workspace: it finds what a workspace that is opened anew finds.
package struct LivingChecks {
  private let disk = ChangingFiles()
  private var files: [String: [UInt8]]
  private var laid: [String: SourceText] = [:]
  private var random: SplitMix64

  /// Files that configure a program, and files that often affect many pages; some are broken.
  private static let shared: [(name: String, contents: [String])] = [
    (
      "mpcheck.json",
      [
        "{}", #"{ "rules": { "unquoted-value": "error", "missing-key": "off" } }"#,
        #"{ "exclude": ["pages"] }"#, #"{ "extends": "./base.json" }"#, #"{ "rules": "#,
        #"{ "nativeViews": { "my_map": { "params": { "zoom": "number" } } } }"#,
        #"{ "custom": { "a": { "select": "view", "message": "{count(//view)} {$kind} {$path}" } } }"#,
        #"{ "custom": { "a": { "select": "view[", "message": "a" } }, "extends": "./base.json" }"#,
      ]
    ),
    ("base.json", ["{}", #"{ "rules": { "undefined-handler": "info" } }"#]),
    (
      "app.json",
      ["{}", "{", #"{ "pages": ["pages/index/index", "a/b"], "usingComponents": { "x": "/a/b" } }"#]
    ),
    ("package.json", ["{}", #"{ "peerDependencies": { "react-native": "*" } }"#]),
    ("mini.project.json", ["{}", #"{ "miniprogramRoot": "./pages" }"#]),
    (".gitignore", ["", "*.js\n", "components/\n", "*\n!best\n"]),
    ("app.acss", ["#map { width: 10px; height: 10px }", "mpaas-component { width: 1px }"]),
    ("a/b.axml", ["<view onTap=\"go\"/>", "<import src=\"../pages/index/index.axml\"/>"]),
    ("a/b.js", ["Page({ go() {} })", "Component({ mixins: [require('../m')] })"]),
    ("node_modules/p/index.axml", ["<view id=a/>"]), ("node_modules/p/b.axml", ["<view/>"]),
    ("c.axml", ["<include src=\"p/b\"/><import src=\"p/index.axml\"/>"]),
  ]

  private init(_ input: FuzzInput, seed: UInt64) {
    files = Dictionary(
      input.files.map { (Path.join(FuzzInput.root, $0.path), $0.bytes) }, uniquingKeysWith: { $1 })
    random = SplitMix64(seed: seed)
    disk.replace(with: files)
  }

  /// Edits the files so many times, and compares after each edit.
  package static func check(_ input: FuzzInput, seed: UInt64, edits: Int) throws(FuzzFailure) {
    var checks = LivingChecks(input, seed: seed)
    let settings = checks.settings()
    guard let living = try? LivingWorkspace.open(settings, in: checks.disk) else { return }
    for number in 0...edits {
      let change = number == 0 ? "no change" : checks.edit(living)
      // Several changes may come before the next lint.
      if checks.random.onceIn(4) { continue }
      let fresh = Workspace.linted(
        settings, in: OverlayFileSystem(base: checks.disk, overlay: checks.laid))
      let kept = Workspace.linted { () throws(WorkspaceError) in
        let outcome = try living.lint()!
        return (living.workspace, outcome)
      }
      try require(
        fresh == kept, "a living workspace finds what a fresh one finds",
        "edit \(number) (\(change)):\n\(kept.difference(from: fresh))")
    }
  }

  /// Settings to lint the whole program, or one of its pages.
  private mutating func settings() -> WorkspaceSettings {
    var settings = LintedProgram.settings
    let pages = files.keys.filter { $0.hasSuffix(".axml") }.sorted()
    settings.showsUnreached = random.onceIn(2)
    settings.findsUnreachedFiles = true
    if !pages.isEmpty, random.onceIn(4) {
      settings.paths = [pages[random.below(pages.count)]]
      settings.overrides.hosts = []
    }
    return settings
  }

  /// Makes an edit, reports it, and returns what it is.
  private mutating func edit(_ living: LivingWorkspace) -> String {
    let paths = files.keys.sorted()
    guard let path = paths.isEmpty ? nil : paths[random.below(paths.count)] else { return "nothing left" }
    switch random.below(8) {
    case 0:
      let shared = LivingChecks.shared[random.below(LivingChecks.shared.count)]
      let text = shared.contents[random.below(shared.contents.count)]
      return write(Path.join(FuzzInput.root, shared.name), random.onceIn(5) ? nil : Array(text.utf8), living)
    case 1: return write(path, nil, living)
    case 2: return write("\(Path.withoutExtension(path))2.\(Path.pathExtension(path))", files[path], living)
    case 3: return write(Path.join(FuzzInput.root, "new/\(Path.lastComponent(path))"), files[path], living)
    case 4:
      let folder = Path.parent(path)
      if folder == FuzzInput.root { fallthrough }
      for inner in paths where Path.isInside(inner, folder) {
        files["\(FuzzInput.root)/moved\(inner.dropFirst(folder.utf8.count))"] = files.removeValue(
          forKey: inner)
      }
      disk.replace(with: files)
      living.filesChanged([folder, Path.join(FuzzInput.root, "moved")])
      return "moved \(folder)"
    case 5:
      laid[path] = random.onceIn(3) ? nil : SourceText(path: path, bytes: mutated(files[path]!))
      living.setOverlay(laid)
      return "laid text over \(path)"
    default: return write(path, mutated(files[path]!), living)
    }
  }

  private mutating func write(_ path: String, _ bytes: [UInt8]?, _ living: LivingWorkspace) -> String {
    let known = Set(files.keys.flatMap { Path.upward(from: $0) })
    files[path] = bytes
    disk.replace(with: files)
    // What watches folders reports a new one, and not always what is in it.
    let newFolder = Path.upward(from: Path.parent(path)).filter { !known.contains($0) }.last
    living.filesChanged([random.onceIn(2) ? newFolder ?? path : path])
    return "\(bytes == nil ? "deleted" : "wrote") \(path)"
  }

  private mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let start = random.below(bytes.count)
    let end = min(bytes.count, start + random.below(40))
    if random.onceIn(2) {
      bytes.removeSubrange(start..<end)
    } else {
      let other = files[files.keys.sorted()[random.below(files.count)]] ?? []
      let from = random.below(other.count)
      bytes.insert(contentsOf: other[from..<min(other.count, from + random.below(60))], at: start)
    }
    return bytes
  }
}

extension LintedProgram {
  /// Settings for a program that has its own configuration.
  fileprivate static var settings: WorkspaceSettings {
    var settings = WorkspaceSettings(
      paths: [FuzzInput.root], workingDirectory: FuzzInput.root, rules: allRules)
    settings.overrides.hosts = [FuzzInput.root]
    return settings
  }
}

/// What a workspace reports, or why it cannot be opened.
private struct Answer: Equatable {
  var lines: [String] = []
  var error: String?

  func difference(from other: Answer) -> String {
    lines.listedDifference(from: other.lines) + "\(error ?? "") / \(other.error ?? "")"
  }
}

extension Workspace {
  fileprivate static func linted(_ settings: WorkspaceSettings, in files: any FileSystem) -> Answer {
    linted { () throws(WorkspaceError) in
      let workspace = try Workspace.open(settings, in: files)
      return (workspace, workspace.lint())
    }
  }

  fileprivate static func linted(
    _ lint: () throws(WorkspaceError) -> (workspace: Workspace, outcome: LintOutcome)
  ) -> Answer {
    do throws(WorkspaceError) {
      let (workspace, outcome) = try lint()
      return Answer(
        lines: outcome.diagnostics.map { "\($0)" } + outcome.suppressed.map { "hidden: \($0)" }
          + outcome.unreached.map { "unreached: \($0)" } + outcome.unreachedFiles.sorted(by: Path.precedes)
          + FindingMerger(allRules).folded(outcome.diagnostics) { try? workspace.fileSystem.read($0) }.map {
            "\($0)"
          }
          + outcome.unreadable.map { "\($0)" } + outcome.cutShort.sorted()
          + outcome.hostGaps.map { $0.sentence(from: "/").english } + workspace.notes.map(\.english)
          + workspace.plan.unreadable.map { "\($0)" } + workspace.pages + workspace.nativeSources
          + ["\(outcome.fileCount) \(outcome.hasUncheckedTypes)"])
    } catch {
      return Answer(error: "\(error)")
    }
  }
}

/// Files in memory that others change while a workspace lives.
private final class ChangingFiles: FileSystem {
  private let files = Lock(MemoryFileSystem())

  func replace(with contents: [String: [UInt8]]) {
    var memory = MemoryFileSystem()
    memory.addFolder(FuzzInput.root)
    for (path, bytes) in contents { memory.add(SourceText(path: path, bytes: bytes)) }
    files.withLock { $0 = memory }
  }

  private var current: MemoryFileSystem { files.withLock { $0 } }

  func read(_ path: String, limit: Int) throws(FileError) -> SourceText {
    try current.read(path, limit: limit)
  }

  func realPath(_ path: String) -> String? { current.realPath(path) }

  func linkTarget(_ path: String) -> String? { current.linkTarget(path) }

  func kind(of path: String, followingLinks: Bool) -> FileKind? {
    current.kind(of: path, followingLinks: followingLinks)
  }

  func entries(of folder: String) throws(FileError) -> [FolderEntry] { try current.entries(of: folder) }
}
