import Containers
import Diagnostics
import Files
import Linting
import Markup
import MiniProgram
import Script
import Workspace

/// A program as answers about any of its files see it: as it was linted just before.
struct ProgramView {
  let root: WorkspaceRoot
  let part: Int
  let program: ProgramSources
  let project: Project
  let readers: MarkupReaders

  /// Its native sources.
  var native: [NativeFacts] { root.nativeProjects(ofPart: part).map(\.facts) }

  func text(_ path: String) -> SourceText? { try? root.files.read(path) }

  /// The tree of a markup file.
  func document(_ path: String) -> Document? {
    text(path).map { readers.reader(program.program.dialect(of: path)).read($0) }
  }

  /// A markup file of the program.
  func page(_ file: ProjectFile) -> MarkupPage? {
    document(file.unit.path).map { document in
      MarkupPage(
        open: nil, document: document, dialect: file.unit.dialect, program: program, unit: file.unit,
        root: root,
        part: part)
    }
  }

  /// The page or component whose script is at a path.
  func owner(ofScript path: String) -> ProjectFile? {
    project.files.first { $0.unit.scriptPath == path && $0.unit.kind != .fragment }
  }
}

extension LanguageServer {
  /// The programs that a document belongs to, or that are linked with it when it is native source; everything is linted.
  func programs(of path: String) -> [ProgramView] {
    bringUpToDate()
    guard let root = workspace.root(of: path) else { return [] }
    func view(_ part: Int) -> ProgramView? {
      guard part < root.programs.count, let project = root.project(ofPart: part) else { return nil }
      return ProgramView(
        root: root, part: part, program: root.programs[part], project: project, readers: readers)
    }
    if let native = root.workspace?.nativeProjects.all.first(where: { project in
      project.facts.files.contains { $0.path == path }
    }) {
      return native.parts.compactMap(view)
    }
    if Path.lastComponent(path) == Configuration.fileName {
      return root.programs.indices.filter { Path.isInside(root.programs[$0].root, Path.parent(path)) }
        .compactMap(view)
    }
    return root.part(of: path).flatMap(view).map { [$0] } ?? []
  }
}

extension Element {
  /// The value of the attribute that gives the element's type, when it is a native view of a static type.
  var nativeType: ByteRange? {
    guard name.isNativeView, let range = attribute(.type)?.staticValue, !bytes.trimmed(range).isEmpty
    else { return nil }
    return range
  }

  /// Whether an attribute of the element names a method, in a dialect.
  func bindsEvent(_ attribute: Attribute, _ dialect: Dialect) -> Bool {
    guard let event = dialect.events.name(attribute.nameText) else { return false }
    return !name.isNativeView || event.binding == .bind && attribute.nameText != "onVI"
  }

  /// The names of methods that the value of an event attribute gives: the value, or each string of a choice.
  func handlerNames(_ attribute: Attribute, in text: SourceText) -> [ByteRange] {
    text.choices(attribute).filter {
      isIdentifier(text.slice($0)) && !isLiteralWord(text.slice($0))
    }
  }
}

extension SourceText {
  /// A link without its query.
  func pathRange(ofLink range: ByteRange) -> ByteRange {
    let length = slice(range).prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }.count
    return ByteRange(Int(range.start), Int(range.start) + length)
  }

  /// The static value of an attribute, or each string that its only mustache may give.
  func choices(_ attribute: Attribute) -> [ByteRange] {
    if let range = attribute.staticValue { return [range] }
    guard let mustache = attribute.wholeMustache else { return [] }
    var found: [ByteRange] = []
    ExpressionTree(parsing: self, range: expressionRange(mustache)).root?.forEachLiteralChoice {
      found.append($0)
    }
    return found
  }

  /// Whether the value of an attribute may be what the source does not show.
  func isDynamic(_ attribute: Attribute) -> Bool {
    guard attribute.hasMustache else { return false }
    guard let mustache = attribute.wholeMustache,
      let root = ExpressionTree(parsing: self, range: expressionRange(mustache)).root
    else { return true }
    return root.forEachLiteralChoice { _ in }
  }
}

extension SourceText {
  /// Whether the bytes of a word are somewhere in the text, which bytes alone would not keep alive.
  func contains(word: String) -> Bool { bytes.contains(word: word) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes of a word are somewhere in the bytes.
  func contains(word: String) -> Bool {
    var word = word
    return word.withUTF8 { containsBytes(of: $0) }
  }
}
