import Diagnostics
import Files
import Linting
import Rules

/// What mutations start from: the examples of every rule, the fixtures, and native sources.
package struct FuzzCorpus: Sendable {
  /// Whole programs.
  let programs: [FuzzInput]
  /// All of their files by extension, to be put beside or into each other.
  let files: [String: [[UInt8]]]

  /// Reads the fixtures below `folder`, an absolute path; what cannot be read is left out.
  package init(fixtures folder: String) {
    let examples = allRules.flatMap { $0.examples.map(FuzzCorpus.program) }
    let fixtures = FuzzCorpus.fixtures(in: folder)
    let native = NativeSeeds.files.map { FuzzInput([$0]) } + [FuzzInput(NativeSeeds.files)]
    // There are many more examples than fixtures, and all of them are small.
    programs = examples + fixtures + fixtures + native + native
    files = Dictionary(
      grouping: programs.flatMap(\.files), by: { String(Path.pathExtension("/" + $0.path)) }
    ).mapValues { $0.map(\.bytes) }
  }

  private static func program(_ example: Example) -> FuzzInput {
    var files = example.files.map { FuzzInput.File($0.path, MarkedText($0.marked).bytes) }
    if !files.contains(where: { $0.path == "app.json" }) {
      files.append(FuzzInput.File("app.json", Array(#"{ "pages": ["pages/index/index"] }"#.utf8)))
    }
    let configuration =
      example.configuration ?? #"{ "nativeViews": { "custom_map": { "params": { "zoom": "number" } } } }"#
    files.append(FuzzInput.File(Configuration.fileName, Array(configuration.utf8)))
    return FuzzInput(files)
  }

  private static let extensions = [
    "axml", "json", "js", "ts", "sjs", "acss", "h", "m", "mm", "swift", "java", "kt", "plist",
  ]

  /// Each folder below `projects`, and each other file below the fixtures, as a program.
  package static func fixtures(in folder: String) -> [FuzzInput] {
    let disk = DiskFileSystem()
    let tree = FileTree(
      walking: folder, in: disk, filter: FileFilter(extensions: extensions, skippedFolders: []))
    var programs: [String: [FuzzInput.File]] = [:]
    for path in tree.files {
      guard let below = Path.relative(path, to: folder), let text = try? disk.read(path) else { continue }
      let parts = below.split(separator: "/")
      let isOfProject = parts[0] == "projects" && parts.count > 2
      let root = isOfProject ? parts[..<2].joined(separator: "/") : parts.dropLast().joined(separator: "/")
      let name = parts.dropFirst(isOfProject ? 2 : max(0, parts.count - 1)).joined(separator: "/")
      programs[isOfProject ? root : String(below), default: []].append(
        FuzzInput.File(name, Array(text.bytes)))
    }
    return programs.sorted { Path.precedes($0.key, $1.key) }.map { FuzzInput($0.value) }
  }
}
