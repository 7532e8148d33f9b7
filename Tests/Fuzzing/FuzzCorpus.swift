import Diagnostics
import Files
import Linting
import RuleDocuments

/// What mutations start from: the examples of every rule, the fixtures, and native sources.
package struct FuzzCorpus: Sendable {
  /// Whole programs.
  let programs: [FuzzInput]
  /// All of their files by extension, to be put beside or into each other.
  let files: [String: [[UInt8]]]
  /// What mutations for fixes start from: the pages of all programs, and those that are given besides.
  let pages: [[UInt8]]

  /// Reads the fixtures below `folder` and the pages below `pages`, absolute paths; what cannot be read is left out.
  package init(fixtures folder: String, pages: String? = nil) {
    let examples = RuleExamples.all.flatMap { $0.all.map(FuzzCorpus.program) }
    let fixtures = FuzzCorpus.fixtures(in: folder)
    let native =
      (NativeSeeds.files + NativeSeeds.containers).map { FuzzInput([$0]) } + [
        FuzzInput(NativeSeeds.files), FuzzInput(NativeSeeds.containers), FuzzInput(LibrarySeeds.files),
      ]
    // There are many more examples than fixtures, and all of them are small.
    programs = examples + fixtures + fixtures + native + native
    files = Dictionary(
      grouping: programs.flatMap(\.files), by: { String(Path.pathExtension("/" + $0.path)) }
    ).mapValues { $0.map(\.bytes) }
    let given = pages.map { FuzzCorpus.files(in: $0, ["axml"]).map { Array($0.bytes) } } ?? []
    self.pages = files["axml"]! + given.filter { !$0.isEmpty }
  }

  static func program(_ example: Example) -> FuzzInput {
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
    "axml", "json", "js", "jsx", "ts", "tsx", "sjs", "acss", "h", "m", "mm", "swift", "java", "kt", "cpp",
    "plist", "xml", "podspec",
  ]

  /// How many folders deep programs of several files are below the fixtures, by the first folder.
  private static let depths = ["projects": 2, "react-native": 2, "native": 3]

  /// Each folder of a program, and each other file below the fixtures, as a program.
  package static func fixtures(in folder: String) -> [FuzzInput] {
    var programs: [String: [FuzzInput.File]] = [:]
    for text in files(in: folder, extensions) {
      guard let below = Path.relative(text.path, to: folder) else { continue }
      let parts = below.split(separator: "/")
      if let depth = depths[String(parts[0])], parts.count > depth {
        let root = parts[..<depth].joined(separator: "/")
        let name = parts[depth...].joined(separator: "/")
        programs[root, default: []].append(FuzzInput.File(name, Array(text.bytes)))
      } else {
        programs[String(below)] = [FuzzInput.File(String(parts.last!), Array(text.bytes))]
      }
    }
    return programs.sorted { Path.precedes($0.key, $1.key) }.map { FuzzInput($0.value) }
  }

  private static func files(in folder: String, _ extensions: [String]) -> [SourceText] {
    let disk = DiskFileSystem()
    let filter = FileFilter(extensions: extensions, skippedFolders: [])
    return FileTree(walking: folder, in: disk, filter: filter).files.compactMap { try? disk.read($0) }
  }
}
