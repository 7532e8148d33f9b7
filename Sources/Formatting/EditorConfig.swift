import Diagnostics
import Files
import Linting

/// The `.editorconfig` files of some folders. Each is read once, and each folder is compared once with the sections that count in it.
package struct EditorConfigs {
  package static let fileName = ".editorconfig"
  /// What the sections that are compared with a page may cost together: the steps of their patterns, and what they say. Hundreds of
  /// sections as people write them do not cost as much. Those of nearer files come first, and the others count for no page.
  static let budget = 16_384

  /// The sections that may match what is in a folder. What wins comes first: those of nearer files, and later ones of a file.
  private final class Folder {
    typealias Entry = (section: EditorConfig.Section, reached: [Int])

    let entries: [Entry]

    init(_ entries: [Entry]) { self.entries = entries }
  }

  private let fileSystem: any FileSystem
  /// By path; nil where no file counts.
  private var folders: [String: Folder?] = [:]
  /// The files of which sections count for no page because there are too many of them, or because their names are too long.
  package private(set) var cutFiles: Set<String> = []

  package init(_ fileSystem: any FileSystem) { self.fileSystem = fileSystem }

  /// What the files in the folder of an absolute path and above it say of it, by names in lower case. The search ends at a
  /// file that says `root = true`, and at the top of the file system.
  package mutating func properties(of path: String) -> [String: String] {
    guard let folder = folder(Path.parent(path)) else { return [:] }
    let name = Array(Path.lastComponent(path).unicodeScalars)
    var properties: [String: String] = [:]
    for (section, reached) in folder.entries {
      let pattern = section.pattern
      guard pattern.canEnd(pattern.steps(after: name, from: reached)) else { continue }
      properties.merge(section.properties) { nearer, _ in nearer }
    }
    return properties
  }

  private mutating func folder(_ path: String) -> Folder? {
    var folder: Folder?
    var unknown: [(path: String, file: EditorConfig?)] = []
    for current in Path.upward(from: path) {
      if let known = folders[current] {
        folder = known
        break
      }
      let file = (try? fileSystem.read(Path.child(current, EditorConfigs.fileName))).map { EditorConfig($0) }
      unknown.append((current, file))
      if let file, file.isRoot { break }
    }
    for (path, file) in unknown.reversed() {
      if file?.isRoot != true { folder = folder.map { inner(path, $0) } }
      if let file { folder = adding(file, to: folder) }
      folders[path] = .some(folder)
    }
    return folder
  }

  /// What is left of the sections of the folder around one.
  private func inner(_ path: String, _ outer: Folder) -> Folder {
    if outer.entries.allSatisfy(\.section.pattern.isOfNames) { return outer }
    let name = Array(Path.lastComponent(path).unicodeScalars) + ["/"]
    return Folder(
      outer.entries.compactMap { section, reached in
        if section.pattern.isOfNames { return (section, reached) }
        let steps = section.pattern.steps(after: name, from: reached)
        return steps.isEmpty ? nil : (section, steps)
      })
  }

  private mutating func adding(_ file: EditorConfig, to outer: Folder?) -> Folder {
    if file.isCut { cutFiles.insert(file.path) }
    var entries: [Folder.Entry] = file.sections.reversed().map { ($0, EditorConfigPattern.start) }
    var cost = file.cost
    for entry in outer?.entries ?? [] {
      cost += entry.section.cost
      if cost > EditorConfigs.budget {
        cutFiles.insert(entry.section.file)
        break
      }
      entries.append(entry)
    }
    return Folder(entries)
  }
}

/// One `.editorconfig` file: sections with patterns, and what each says.
struct EditorConfig {
  final class Section {
    /// The absolute path of the file.
    let file: String
    let pattern: EditorConfigPattern
    /// By names in lower case; a later one wins.
    fileprivate(set) var properties: [String: String] = [:]
    fileprivate(set) var cost: Int

    init(_ pattern: EditorConfigPattern, in file: String) {
      self.file = file
      self.pattern = pattern
      cost = pattern.cost
    }
  }

  /// No file that people write has as many sections, nor such long names: the standard wants names of 1,024 characters read, and
  /// says nothing of longer ones.
  private static let sectionLimit = 1_000
  private static let nameLimit = 1_024

  let path: String
  /// Whether files in folders above it do not count.
  private(set) var isRoot = false
  /// Those that count, in their order.
  private(set) var sections: [Section] = []
  /// What they cost together, in the measure of `EditorConfigs.budget`.
  private(set) var cost = 0
  /// Whether others count for no file.
  private(set) var isCut = false
  private var headCount = 0
  /// Nil for one that counts for no file.
  private var open: Section?

  init(_ text: SourceText) {
    path = text.path
    for line in text.pageLines() {
      let content = text.string(ByteRange(line.contentStart, max(line.contentStart, line.contentEnd)))
      read(content)
    }
  }

  private mutating func read(_ line: String) {
    guard let first = line.utf8.first, first != UInt8(ascii: "#"), first != UInt8(ascii: ";") else { return }
    if first == UInt8(ascii: "["), let end = line.lastIndex(of: "]") {
      begin(line[line.index(after: line.startIndex)..<end])
      return
    }
    guard let sign = line.firstIndex(of: "=") else { return }
    let name = EditorConfig.trimmed(line[..<sign]).lowercased()
    let value = EditorConfig.trimmed(line[line.index(after: sign)...])
    if let open {
      if open.properties[name] == nil {
        if cost >= EditorConfigs.budget {
          isCut = true
          return
        }
        open.cost += 1
        cost += 1
      }
      open.properties[name] = value
    } else if headCount == 0, name == "root" {
      isRoot = value.lowercased() == "true"
    }
  }

  private mutating func begin(_ name: Substring) {
    headCount += 1
    open = nil
    // What is in one with a name that is too long counts for no file, and neither do those after too many.
    if headCount <= EditorConfig.sectionLimit, cost < EditorConfigs.budget,
      name.utf8.count <= EditorConfig.nameLimit
    {
      let section = Section(EditorConfigPattern(String(name)), in: path)
      if cost + section.cost <= EditorConfigs.budget {
        cost += section.cost
        sections.append(section)
        open = section
        return
      }
    }
    isCut = true
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " || $0 == "\t" }
    guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return String(start[...end])
  }
}

extension FormatStyle {
  /// Lays what `.editorconfig` files say over the style. What they unset, and values that mean nothing, leave it as it is.
  package mutating func apply(_ properties: [String: String]) {
    func value(_ name: String) -> String? { properties[name]?.lowercased() }
    func number(_ name: String) -> Int? {
      value(name).flatMap { Int($0) }.flatMap { (1...FormatStyle.maxWidth).contains($0) ? $0 : nil }
    }
    if let kind = value("indent_style").flatMap(IndentationKind.init) { self.kind = kind }
    let width = number("tab_width")
    if let size = number("indent_size") {
      self.size = size
    } else if value("indent_size") == "tab", let width {
      size = width
    }
    if let width { tabWidth = width }
    if let lineEnd = value("end_of_line").flatMap(LineEnd.init) { self.lineEnd = lineEnd }
    if value("trim_trailing_whitespace") == "false" { trimsLineEnds = false }
    if value("insert_final_newline") == "false" { endsLastLine = false }
  }

  /// A wider indentation is a mistake.
  private static let maxWidth = 64
}
