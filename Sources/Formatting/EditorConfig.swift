import Diagnostics
import Files
import Linting

/// The `.editorconfig` files of some folders. Each is read once.
package struct EditorConfigs {
  package static let fileName = ".editorconfig"

  /// The file of a folder, and those above it that count there, too.
  private final class Chain {
    let file: EditorConfig
    let outer: Chain?

    init(_ file: EditorConfig, _ outer: Chain?) {
      self.file = file
      self.outer = outer
    }
  }

  private let fileSystem: any FileSystem
  /// By folder; nil where no file counts.
  private var chains: [String: Chain?] = [:]

  package init(_ fileSystem: any FileSystem) { self.fileSystem = fileSystem }

  /// What the files in the folder of an absolute path and above it say of it, by names in lower case. The search ends at a
  /// file that says `root = true`, and at the top of the file system.
  package mutating func properties(of path: String) -> [String: String] {
    var properties: [String: String] = [:]
    var next = chain(of: Path.parent(path))
    while let chain = next {
      properties.merge(chain.file.properties(of: path)) { nearer, _ in nearer }
      next = chain.outer
    }
    return properties
  }

  private mutating func chain(of folder: String) -> Chain? {
    var chain: Chain?
    var read: [(folder: String, file: EditorConfig?)] = []
    for current in Path.upward(from: folder) {
      if let known = chains[current] {
        chain = known
        break
      }
      let file = (try? fileSystem.read(Path.child(current, EditorConfigs.fileName))).map { EditorConfig($0) }
      read.append((current, file))
      if let file, file.isRoot { break }
    }
    for (folder, file) in read.reversed() {
      if let file { chain = Chain(file, chain) }
      chains[folder] = .some(chain)
    }
    return chain
  }
}

/// One `.editorconfig` file: sections with patterns, and what each says.
struct EditorConfig: Sendable {
  private struct Section: Sendable {
    /// Nil for one that matches nothing.
    let pattern: EditorConfigPattern?
    /// By names in lower case; a later one wins.
    var properties: [String: String] = [:]
  }

  /// Whether files in folders above it do not count.
  private(set) var isRoot = false
  /// Every section is compared with every page below the file. No file that people write has as many, nor such long names:
  /// the standard wants names of 1,024 characters read, and says nothing of longer ones.
  private static let sectionLimit = 1_000
  private static let nameLimit = 1_024

  private let folder: String
  private var sections: [Section] = []

  init(_ text: SourceText) {
    folder = Path.parent(text.path)
    for line in text.pageLines() {
      let content = text.string(ByteRange(line.contentStart, max(line.contentStart, line.contentEnd)))
      read(content)
    }
  }

  private mutating func read(_ line: String) {
    guard let first = line.utf8.first, first != UInt8(ascii: "#"), first != UInt8(ascii: ";") else { return }
    if first == UInt8(ascii: "["), let end = line.lastIndex(of: "]") {
      let name = line[line.index(after: line.startIndex)..<end]
      // What is after too many sections, and in one with a name that is too long, counts for no file.
      let isUsed = sections.count < EditorConfig.sectionLimit && name.utf8.count <= EditorConfig.nameLimit
      sections.append(Section(pattern: isUsed ? EditorConfigPattern(String(name)) : nil))
      return
    }
    guard let sign = line.firstIndex(of: "=") else { return }
    let name = EditorConfig.trimmed(line[..<sign]).lowercased()
    let value = EditorConfig.trimmed(line[line.index(after: sign)...])
    if !sections.isEmpty {
      sections[sections.count - 1].properties[name] = value
    } else if name == "root" {
      isRoot = value.lowercased() == "true"
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " || $0 == "\t" }
    guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return String(start[...end])
  }

  /// What it says of the file at an absolute path.
  func properties(of path: String) -> [String: String] {
    guard let relative = Path.relative(path, to: folder) else { return [:] }
    return sections.reduce(into: [:]) { properties, section in
      guard let pattern = section.pattern, pattern.matches(relative) else { return }
      properties.merge(section.properties) { _, later in later }
    }
  }
}

extension FormatStyle {
  /// Lays what `.editorconfig` files say over the style. What they unset, and values that mean nothing, leave it as it is.
  package mutating func lay(_ properties: [String: String]) {
    func value(_ name: String) -> String? { properties[name]?.lowercased() }
    func number(_ name: String) -> Int? {
      value(name).flatMap { Int($0) }.flatMap { (1...FormatStyle.largestWidth).contains($0) ? $0 : nil }
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
  private static let largestWidth = 64
}
