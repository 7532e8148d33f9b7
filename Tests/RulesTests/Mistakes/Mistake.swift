import Diagnostics
import Files
import Linting
import Testing

/// One edit of one file of a project that is right, and the one finding that it gives.
struct Mistake: Sendable, CustomTestStringConvertible {
  /// The file, from the folder of the project.
  var path: String
  /// The text that is replaced where it comes first, and the text in its place.
  var old: String
  var new: String
  /// The id of the rule that finds it.
  var rule: String
  /// The marked text.
  var text: String
  /// The file in which it is marked.
  var place: String

  /// - Parameter place: the file in which it is marked, where that is another one.
  init(
    _ path: String, _ old: String, _ new: String, finds rule: String, at text: String, in place: String? = nil
  ) {
    self.path = path
    self.old = old
    self.new = new
    self.rule = rule
    self.text = text
    self.place = place ?? path
  }

  var testDescription: String { "\(rule) at \"\(text)\": \(path): \(old.prefix(60)) -> \(new.prefix(60))" }
}

/// A project of the fixtures in which nothing is found.
struct RightProject: Sendable {
  private let files: [(path: String, text: String)]

  /// Reads the files below `Fixtures`.
  ///
  /// - Parameters:
  ///   - folder: of the project.
  ///   - parts: the folders in it that belong to the project; none for all.
  init(_ folder: String, parts: [String] = []) {
    let root =
      "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/Fixtures/\(folder)"
    let disk = DiskFileSystem()
    let extensions = RightProject.extensions
    let tree = FileTree(walking: root, in: disk, filter: FileFilter(extensions: extensions))
    files = tree.files.compactMap { path in
      let name = String(path.dropFirst(root.utf8.count + 1))
      guard parts.isEmpty || parts.contains(where: { name.hasPrefix($0 + "/") }), name != "native-views.json"
      else { return nil }
      return (try? disk.read(path)).map { (name, $0.string(ByteRange(0, $0.count))) }
    }
  }

  private static let extensions = [
    "axml", "fxml", "h", "java", "js", "json", "kt", "m", "mm", "plist", "podspec", "swift", "ts", "tsx",
    "wxml",
    "xml",
  ]

  /// What is found in it.
  func findings() -> [Diagnostic] {
    ExampleProgram(files.map { Example.File($0.path, $0.text) }).lint()
  }

  /// What is found in it after the edit; nil when there is nothing to replace.
  func findings(with mistake: Mistake) -> [(rule: String, path: String, text: String)]? {
    var edited = files
    guard let index = edited.firstIndex(where: { $0.path == mistake.path }),
      let range = edited[index].text.firstRange(of: mistake.old)
    else { return nil }
    edited[index].text.replaceSubrange(range, with: mistake.new)
    let texts = Dictionary(
      uniqueKeysWithValues: edited.map { (ExampleProgram.root + "/" + $0.path, $0.text) })
    return ExampleProgram(edited.map { Example.File($0.path, $0.text) }).lint().map { found in
      let bytes = Array((texts[found.place.path] ?? "").utf8)
      let marked = bytes[Int(found.place.range.start)..<Int(found.place.range.end)]
      return (
        found.rule, String(found.place.path.dropFirst(ExampleProgram.root.utf8.count + 1)),
        String(decoding: marked, as: UTF8.self)
      )
    }
  }
}
