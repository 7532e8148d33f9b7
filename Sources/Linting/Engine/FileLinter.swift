import Diagnostics
import Files
import Containers
import Markup
import MiniProgram
import Script

/// What one visit to a markup file gives. The visit sets the fields, in one thread; afterwards only `isForgotten` changes.
///
/// A class: a copy counts references to all that is in it, and an editor's lint looks at each result at each stroke.
final class FileResult: @unchecked Sendable {
  let path: String
  var depth: VisitDepth
  /// Whether the file may have native views, if it was only searched for words.
  var mayHaveNativeViews = false
  /// The ids of native views that a file that was only searched for words does not have.
  var soughtIDs: [String] = []
  /// The files that the file may include or import, and below the components that it may use, if it was only searched for
  /// words.
  var references: [String] = []
  var components: [String] = []
  /// Nil when the file could not be read.
  var file: ProjectFile?
  var error: FileError?
  var findings: FindingList?
  /// Whether the markup is beyond a limit, so that not all of it was looked at.
  var isCutShort = false
  /// The fixes that are not offered in the file; nil when all are.
  var withheldFixes: WithheldFixes?
  /// The comments that hide findings, by the path of the file they are in.
  var suppressions: [(path: String, suppressions: [Suppression])] = []
  /// Whether findings in the file were wanted.
  let isReported: Bool
  /// Which tags that rules were told to look at the file has, as indexes of `Dispatch.soughtTags`.
  var soughtTags: [Int] = []
  /// The rules that did not look at all of it.
  var failures: [RuleFailure] = []
  /// Whether a check asked which native types are registered.
  var usesNativeTypes = false
  /// Empty when nobody wants to know them.
  var dependencies = Dependencies()
  /// Whether the file must be visited again. Only the cache that keeps the result uses it.
  var isForgotten = false

  init(of planned: PlannedVisit) {
    (path, depth, isReported) = (planned.path, planned.depth, planned.isReported)
  }
}

/// Visits markup files on one thread: reads each, calls its checks while its tree is at hand, and takes what the whole
/// program needs to know of it.
struct FileLinter {
  private let dispatch: Dispatch
  private let custom: CustomContext?
  /// In the order of the program's dialects.
  private var linters: [DialectLinter?] = []

  init(dispatch: Dispatch) {
    self.dispatch = dispatch
    custom = dispatch.hasCustomRules ? CustomContext(dispatch.settings) : nil
  }

  /// `program` has the same dialects in each call.
  mutating func visit(
    _ planned: PlannedVisit, in program: ProgramSources, _ nativeTypes: TypesByTag,
    issueLimit: Int = MarkupLimit.issues
  ) -> FileResult {
    let result = FileResult(of: planned)
    var text: SourceText?
    do throws(FileError) {
      let read = try program.fileSystem.read(planned.path, limit: MarkupLimit.fileSize)
      if endsAtWords(planned, read, program, result) { return result }
      text = read
    } catch .tooLarge {
      result.depth = max(result.depth, .markup)
    } catch {
      result.error = error
      return result
    }
    let dialect = program.program.dialect(of: planned.path)
    let index = program.index(of: dialect)
    while index >= linters.count { linters.append(nil) }
    if linters[index] == nil { linters[index] = DialectLinter(dialect, dispatch, custom) }
    linters[index]!.visit(text, in: program, nativeTypes, issueLimit, result)
    return result
  }

  /// Whether words say all that is needed of a file. If not, sets the depth to which the file must be read.
  private func endsAtWords(
    _ planned: PlannedVisit, _ text: SourceText, _ program: ProgramSources, _ result: FileResult
  ) -> Bool {
    if planned.depth > .words { return false }
    let words = program.searchedWords(in: text)
    if words.areUnclear || (words.hasNativeViews && planned.ids.contains(where: text.mayHaveValue)) {
      result.depth = .markup
      return false
    }
    result.mayHaveNativeViews = words.hasNativeViews
    result.soughtIDs = planned.ids
    result.references = words.references
    result.components = words.components
    result.file = program.unreadFile(at: planned.path)
    return true
  }
}

extension SourceText {
  /// Whether the text of an id may be a whole value somewhere: it continues neither before nor after.
  fileprivate func mayHaveValue(_ id: String) -> Bool {
    func goesOn(_ index: Int) -> Bool {
      guard bytes.indices.contains(index) else { return false }
      let byte = bytes[index]
      return isTagNameByte(byte) && byte != UInt8(ascii: "{") && byte != UInt8(ascii: "}")
    }
    var id = id
    return id.withUTF8 { id in
      var start = 0
      while let found = bytes.firstIndex(of: id, from: start) {
        if !goesOn(found - 1), !goesOn(found + id.count) { return true }
        start = found + 1
      }
      return false
    }
  }
}

/// What visits to the files of one dialect share.
private struct DialectLinter {
  private let dialect: Dialect
  private let dispatch: Dispatch
  private let custom: CustomContext?
  private let reader: MarkupReader
  private let names: NameDispatch
  private var traits: NameTraits
  private let tree = ExpressionTree()

  init(_ dialect: Dialect, _ dispatch: Dispatch, _ custom: CustomContext?) {
    self.dialect = dialect
    self.custom = custom
    self.dispatch = dispatch.limited(to: dialect)
    reader = MarkupReader(dialect)
    names = NameDispatch(self.dispatch, dialect, reader)
    traits = NameTraits(dialect)
  }

  /// Visits one file. Without a text, because the file is too large, it is like an empty one with that issue.
  mutating func visit(
    _ text: SourceText?, in program: ProgramSources, _ nativeTypes: TypesByTag, _ issueLimit: Int,
    _ result: FileResult
  ) {
    let path = result.path
    let dialect = self.dialect
    let (unit, texts) = program.unitAndTexts(at: path, readsScript: result.depth == .whole)
    let document =
      text.map {
        reader.read($0, isOfSecondFramework: unit.usesSecondFramework, issueLimit: issueLimit)
      } ?? .unread(path: path)
    let facts = FactExtraction.facts(of: document, unit: unit, names: &traits, spelling: reader.spelling) {
      program.resolver.resolve($0, from: path, as: $1, in: dialect)
    }
    let file = ProjectFile(unit: unit, facts: facts)
    result.file = file
    result.soughtTags = document.indexes(ofTags: dispatch.soughtTags, spelling: reader.spelling)
    if result.isReported {
      let context = FileContext(
        document: document, texts: texts, file: file, program: program, nativeTypes: nativeTypes,
        options: dispatch.settings.options(for: path), findingLimit: dispatch.findingLimit, custom: custom)
      custom?.begin()
      check(document, context)
      result.findings = context.findings
      result.failures = context.failures
      result.usesNativeTypes = context.usesNativeTypes
      result.isCutShort = document.issues.contains { $0.kind.cutsReadingShort }
      if !document.issues.isEmpty { result.withheldFixes = WithheldFixes(in: document) }
      result.suppressions = suppressions(document, unit, texts)
    }
  }

  private func suppressions(
    _ document: Document, _ unit: SourceUnit, _ texts: SourceTexts
  ) -> [(String, [Suppression])] {
    var found = [(unit.path, SuppressionReader.read(document))]
    if let text = texts.script, unit.script != nil {
      found.append((text.path, SuppressionReader.read(text, comments: unit.script!.directiveComments)))
    }
    if let text = texts.configuration {
      found.append((text.path, SuppressionReader.read(text, comments: jsonComments(in: text))))
    }
    return found.filter { !$0.1.isEmpty }
  }

  // MARK: The walk

  private func check(_ document: Document, _ context: FileContext) {
    for issue in document.issues {
      for entry in dispatch.syntax[Int(issue.kind.rawValue)] {
        context.rule = entry.rule
        entry.call(issue, context)
      }
    }
    for index in names.documents.indices { names.documents[index](context) }
    walk(document, context)
    if let script = context.unit.script, let text = context.texts.script {
      for entry in dispatch.scripts {
        context.rule = entry.rule
        entry.call(script, text, context)
      }
    }
  }

  /// Calls the checks for each node. What the walk needs for each is kept in constants: reading a field of a class counts a
  /// reference.
  private func walk(_ document: Document, _ context: FileContext) {
    let nodes = document.nodes
    let (names, tree, text) = (self.names, self.tree, document.text)
    for index in nodes.indices {
      let node = nodes[index]
      switch node.kind {
      case .element: check(document.element(index), names, tree, text, context)
      case .text:
        if node.partCount == 0 || names.expressions.isEmpty { continue }
        let view = document.node(index)
        for mustache in view.textMustaches { check(mustache, view.parent, nil, names, tree, text, context) }
      case .comment: break
      }
    }
  }

  private func check(
    _ element: Element, _ names: NameDispatch, _ tree: ExpressionTree, _ text: SourceText,
    _ context: FileContext
  ) {
    let forElement = names.elementChecks(element.name)
    for index in forElement.checks.indices { forElement.checks[index](element, context) }
    for attribute in element.attributes {
      let table = forElement.attributeTable
      let checks = names.attributeChecks(attribute.name, in: table, hasMustache: attribute.hasMustache)
      for index in checks.indices { checks[index](attribute, element, context) }
      if attribute.hasMustache, !names.expressions.isEmpty {
        for mustache in attribute.mustaches {
          check(mustache, element, attribute, names, tree, text, context)
        }
      }
    }
  }

  private func check(
    _ mustache: ByteRange, _ element: Element?, _ attribute: Attribute?, _ names: NameDispatch,
    _ tree: ExpressionTree, _ text: SourceText, _ context: FileContext
  ) {
    tree.parse(text, range: text.expressionRange(mustache))
    if tree.isSound, tree.isPlainPath || !context.lacksExpressionForms { return }
    let mustache = Mustache(range: mustache, tree: tree, element: element, attribute: attribute)
    for index in names.expressions.indices { names.expressions[index](mustache, context) }
  }
}
