import Diagnostics
import Files
import Rules
import Testing
import Workspace

@testable import Answers

/// A workspace of files in memory, with texts that are not saved.
struct TestWorkspace {
  private var files = MemoryFileSystem()
  private var texts: [String: SourceText] = [:]
  /// The language of answers.
  var language = Language.english

  static let folder = "/p"

  /// `files` are by path relative to the folder of the workspace.
  init(_ files: [String: String]) {
    for (path, text) in files { self.files.add(TestWorkspace.text(path, text)) }
  }

  static func text(_ path: String, _ text: String) -> SourceText {
    SourceText(path: Path.join(folder, path), text)
  }

  /// Lays a text that is not saved over a file.
  mutating func open(_ path: String, _ text: String) {
    texts[Path.join(TestWorkspace.folder, path)] = TestWorkspace.text(path, text)
  }

  /// Puts a symbolic link in the place of a file.
  mutating func link(_ path: String, to target: String) {
    files.addLink(Path.join(TestWorkspace.folder, path), to: target)
  }

  /// The workspace with everything linted.
  func snapshot() throws -> Snapshot {
    let living = try living()
    let outcome = try #require(try living.lint())
    return Snapshot(of: living, linked: outcome.projects, in: TestWorkspace.folder, MarkupReaders(), language)
  }

  func living() throws -> LivingWorkspace {
    let settings = WorkspaceSettings(
      paths: [TestWorkspace.folder], workingDirectory: TestWorkspace.folder, rules: allRules)
    return try LivingWorkspace.open(settings, in: files, laying: texts)
  }

  /// A text of a file that is not saved, with a `|` where the cursor is.
  func at(_ path: String, _ marked: String) throws -> Cursored {
    let offset = try #require(marked.utf8.firstIndex(of: UInt8(ascii: "|")))
    var workspace = self
    let text = marked.replacing("|", with: "", maxReplacements: 1)
    workspace.open(path, text)
    return Cursored(
      workspace: workspace, snapshot: try workspace.snapshot(), text: TestWorkspace.text(path, text),
      offset: UInt32(marked.utf8.distance(from: marked.utf8.startIndex, to: offset)))
  }

  /// A page with a text that is not saved.
  func page(_ path: String, _ text: String) throws -> MarkupPage {
    var workspace = self
    workspace.open(path, text)
    return try #require(try workspace.snapshot().page(TestWorkspace.text(path, text)))
  }

  /// A place in a file: `a.js 0:7-0:12`, in lines and bytes from 0.
  func shown(_ place: Place) -> String {
    let path = String(place.path.dropFirst(TestWorkspace.folder.count + 1))
    guard let text = texts[place.path] ?? (try? files.read(place.path)) else { return path + " ?" }
    return "\(path) \(text.shown(place.range))"
  }

  /// Where what is at the `|` of a document is defined; nil where it means nothing.
  func definitions(_ path: String, _ marked: String) throws -> [String]? {
    let at = try at(path, marked)
    let target = at.snapshot.target(in: at.text, at: at.offset)
    // That it is known where nothing is defined is of no use.
    return target.flatMap { target in
      target.definitions.isEmpty ? nil : target.definitions.map { at.workspace.shown($0.place) }
    }
  }

  /// The uses of what is at the `|` of a document; nil where it means nothing.
  func references(_ path: String, _ marked: String, declaration: Bool = true) throws -> [String]? {
    let at = try at(path, marked)
    return at.snapshot.references(in: at.text, at: at.offset, includingDeclarations: declaration)?
      .map(at.workspace.shown)
  }
}

/// A place in a document, and what an answer about it sees.
struct Cursored {
  let workspace: TestWorkspace
  let snapshot: Snapshot
  let text: SourceText
  let offset: UInt32

  func page() throws -> MarkupPage { try #require(snapshot.page(text)) }
}

extension SourceText {
  /// A range as `0:7-0:12`, in lines and bytes from 0.
  func shown(_ range: ByteRange) -> String {
    let index = PositionIndex(self)
    func shown(_ offset: UInt32) -> String {
      let position = index.position(at: offset, in: .utf8)
      return "\(position.line):\(position.column)"
    }
    return "\(shown(range.start))-\(shown(range.end))"
  }

  /// The text with a range in `⟦⟧`.
  func marked(_ range: ByteRange) -> String {
    string(ByteRange(0, range.start)) + "⟦" + string(range) + "⟧"
      + string(ByteRange(range.end, UInt32(count)))
  }
}

/// Expects two values to be equal; both are shown where they are not.
/// Expects that both languages name the same: what English has in quotation marks is in Chinese ones.
func expectTranslated(_ text: LocalizedText?, _ location: SourceLocation = #_sourceLocation) {
  guard var text else { return }
  // A name may be a quotation mark.
  text.english = text.english.replacing("\"\"\"", with: "\"'\"")
  text.chinese = text.chinese.replacing("“\"”", with: "“'”")
  let isChinese = text.chinese.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
  #expect(isChinese && !text.chinese.contains("\""), "\(text.chinese)", sourceLocation: location)
  let english = text.english.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  let chinese = text.chinese.split(separator: "“", omittingEmptySubsequences: false).dropFirst()
    .map { String($0.prefix { $0 != "”" }) }
  #expect(chinese.sorted() == english.sorted(), "\(text.chinese)", sourceLocation: location)
}

func expectEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ location: SourceLocation = #_sourceLocation
) {
  #expect(found == expected, sourceLocation: location)
}
