import Diagnostics
import Files
import LanguageServerProtocol
import Linting
import Markup
import MiniProgram
import Workspace

/// A page, component or template file as answers see it.
struct MarkupPage {
  /// Nil for a file that is read because another one is asked about.
  let open: OpenDocument?
  /// The tree of the text as it is now.
  let document: Document
  let dialect: Dialect
  /// Its program, with the texts of all files as they are now.
  let program: ProgramSources
  /// The file with its script and configuration as they are now.
  let unit: SourceUnit
  let root: WorkspaceRoot
  /// The index of its program in the plan of the root, and in `root.programs` and `root.projects`.
  let part: Int

  var path: String { unit.path }
  var text: SourceText { document.text }
  /// The places of the text as the client counts them.
  var positions: PositionIndex { open?.positions ?? PositionIndex(text) }

  /// The linked files of the program as of the last lint; of this file itself, an older text may be in it.
  var project: Project? { root.project(ofPart: part) }

  /// Which native types are registered for the program.
  var nativeTypes: NativeTypes { root.nativeTypes(ofPart: part) }

  func string(_ range: ByteRange) -> String { text.string(range) }
}

extension LanguageServer {
  /// What an answer about an open page needs; nil for other documents.
  ///
  /// What changed is linted before, unless it is nothing but the page's own text: an answer while people type reads that one
  /// anew and needs nothing else.
  func page(_ uri: LSP.DocumentURI) -> MarkupPage? {
    guard let document = documents[uri], Dialect.all.dialect(ofFile: document.path) != nil else { return nil }
    bringUpToDate(butFor: document.path)
    guard let root = workspace.root(of: document.path), let part = root.part(of: document.path) else {
      return nil
    }
    let program = root.programs[part]
    let dialect = program.program.dialect(of: document.path)
    return MarkupPage(
      open: document, document: readers.reader(dialect).read(document.text), dialect: dialect,
      program: program,
      unit: program.unit(at: document.path), root: root, part: part)
  }

  /// Lints if something changed but the text of the file at a path.
  func bringUpToDate(butFor path: String) {
    let isOwnOnly =
      publisher.changedTexts.isSubset(of: [path]) && !workspace.isStale
      && workspace.root(of: path)?.part(of: path) != nil
    if isOwnOnly {
      // Everything that reads the file by its program reads it as it is now.
      let texts = documents.texts
      for root in workspace.roots { root.lay(texts) }
    } else {
      bringUpToDate()
    }
  }
}

/// A reader of each dialect, made when it is first used.
final class MarkupReaders {
  private var readers: [ObjectIdentifier: MarkupReader] = [:]
  private var useCount = 0

  /// A reader never forgets a name, and whoever types makes many: it is replaced now and then.
  private static let longestUse = 4_000

  func reader(_ dialect: Dialect) -> MarkupReader {
    useCount += 1
    if useCount > MarkupReaders.longestUse {
      readers = [:]
      useCount = 0
    }
    if let reader = readers[ObjectIdentifier(dialect)] { return reader }
    MarkupReader.initializeLibrary()
    let reader = MarkupReader(dialect)
    readers[ObjectIdentifier(dialect)] = reader
    return reader
  }
}
