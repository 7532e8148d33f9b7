import Diagnostics
import Files
import Linting
import Markup
import MiniProgram
import Rules
import Testing
import Workspace

/// An example laid out as a program in memory, and linted.
struct ExampleProgram {
  static let root = "/program"

  /// The path, the text without marks and the marked ranges of each file, in order.
  var files: [(path: String, text: [UInt8], marks: [ByteRange])]
  var configuration: String?

  init(_ example: Example) { self.init(example.files, configuration: example.configuration) }

  init(_ files: [Example.File], configuration: String? = nil) {
    self.files = files.map { file in
      let marked = MarkedText(file.marked)
      return (ExampleProgram.root + "/" + file.path, marked.bytes, marked.marks)
    }
    self.configuration = configuration
  }

  /// The findings of `rule` alone, also when it is off by default, or of all rules that are on. Rules about suppressions are
  /// tried with all others, because the others find what is suppressed.
  func lint(_ rule: Rule? = nil) -> [Diagnostic] {
    lint(settings(rule))
  }

  /// The findings of all rules, also of those that are off by default.
  func lintWithAllRules() -> [Diagnostic] {
    var settings = settings(nil)
    settings.overrides.rules = Dictionary(
      uniqueKeysWithValues: allRules.map { ($0.id, $0.severity ?? .info) })
    return lint(settings)
  }

  private func lint(_ settings: WorkspaceSettings) -> [Diagnostic] {
    do {
      return try Workspace.open(settings, in: fileSystem).lint().diagnostics
    } catch {
      Issue.record("the example's configuration: \(error)")
      return []
    }
  }

  /// A draft of the files that changes nothing yet, by all rules that are on.
  func draft() throws -> Draft { try LivingWorkspace.open(settings(nil), in: fileSystem).draft() }

  private var fileSystem: MemoryFileSystem {
    var memory = MemoryFileSystem()
    for file in files { memory.add(SourceText(path: file.path, bytes: file.text)) }
    if let configuration { memory.add(ExampleProgram.root + "/mpcheck.json", configuration) }
    return memory
  }

  private func settings(_ rule: Rule?) -> WorkspaceSettings {
    WorkspaceSettings(
      exampleIn: ExampleProgram.root, isConfigured: configuration != nil, of: rule, among: allRules)
  }
}

// Changes of an example that must not change what is found in it.
extension ExampleProgram {
  private static func isMarkup(_ path: String) -> Bool { Dialect.all.dialect(ofFile: path) != nil }

  /// A comment of several bytes per character, in the language of the file.
  private static func comment(_ text: String, for path: String) -> String {
    if path.hasSuffix(".podspec") { return "# \(text)\n" }
    if ProgramSources.isStylesheet(path) { return "/* \(text) */\n" }
    return isMarkup(path) || path.hasSuffix(".plist") || path.hasSuffix(".xml")
      ? "<!-- \(text) -->\n" : "// \(text)\n"
  }

  /// Puts a line of Chinese and emoji before each file.
  mutating func prepend(_ text: String = "地图 🗺️ 视图") {
    for index in files.indices {
      let line = Array(ExampleProgram.comment(text, for: files[index].path).utf8)
      files[index].text.insert(contentsOf: line, at: 0)
      files[index].marks = files[index].marks.map { range in
        ByteRange(Int(range.start) + line.count, Int(range.end) + line.count)
      }
    }
  }

  /// Hides the findings of `rule` in every file.
  mutating func suppress(_ rule: String) { prepend("mpcheck-disable-file \(rule): an example") }

  /// Ends every line with CRLF.
  mutating func useCRLF() {
    for index in files.indices {
      let text = files[index].text
      func moved(_ offset: UInt32) -> Int {
        Int(offset) + text[..<Int(offset)].count { $0 == 0x0A }
      }
      files[index].marks = files[index].marks.map { ByteRange(moved($0.start), moved($0.end)) }
      files[index].text = text.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    }
  }

  /// Puts the first file into a comment; false when that cannot be done to it.
  mutating func commentOut() -> Bool {
    let text = String(decoding: files[0].text, as: UTF8.self)
    if [".h", ".m", ".mm", ".swift", ".java", ".kt", ".ts", ".js", ".tsx", ".wxss"].contains(
      where: files[0].path.hasSuffix)
    {
      files[0].text = Array("/*\n\(text.replacing("/*", with: "").replacing("*/", with: "")) */\n".utf8)
      return true
    }
    guard ExampleProgram.isMarkup(files[0].path), !text.contains("-->") else { return false }
    files[0].text = Array("<!--\n\(text.replacing("<!--", with: "")) -->\n".utf8)
    return true
  }

  /// Makes the fixes of a rule in the first file, as `--unsafe-fixes` does; false when none is made.
  mutating func applyFixes(of rule: Rule) throws -> Bool {
    let path = files[0].path
    var draft = try LivingWorkspace.open(settings(rule), in: fileSystem).draft()
    let fixes = draft.outcome.diagnostics.filter { $0.rule == rule.id }.compactMap(\.fix)
    let making = draft.make(fixes.filter { $0.edits.allSatisfy { $0.place.path == path } }, in: path)
    if making.made.isEmpty { return false }
    if let text = draft.text(path) { files[0].text = Array(text.bytes) }
    return true
  }
}
