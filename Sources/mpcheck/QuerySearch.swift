import Diagnostics
import Files
import Linting
import Markup
import MiniProgram
import Reporting
import Workspace
import XPath

/// Searches files for what an expression gives.
struct QuerySearch: Sendable {
  /// What is printed.
  enum Output: Sendable {
    case lines, values, files, count, json
  }

  /// What a file gave.
  struct Result: Sendable {
    var count = 0
    /// Its part of the output; of JSON, its matches.
    var output: [UInt8] = []
    var matches: [QueryMatch] = []
    /// The tags of the selector that it has, where nothing was found in it.
    var tags: Set<String> = []
    /// Why it was not searched.
    var failure: LocalizedText?
  }

  /// What a thread keeps from file to file.
  struct State {
    fileprivate let evaluator = Evaluator()
    fileprivate var readers: [ObjectIdentifier: MarkupReader] = [:]

    init() { MarkupReader.initializeLibrary() }
  }

  private let expression: CompiledExpression
  private let found: MarkupFiles
  private let workingDirectory: String
  private let output: Output
  private let style: TextStyle
  /// The programs of the files, where the expression asks for what they say of files.
  private let programs: [ProgramSources]

  init(
    _ expression: CompiledExpression, _ found: MarkupFiles, workingDirectory: String, output: Output,
    style: TextStyle
  ) {
    self.expression = expression
    self.found = found
    self.workingDirectory = workingDirectory
    self.output = output
    self.style = style
    programs =
      expression.variables.contains(.kind)
      ? found.programs.map { ProgramSources($0, in: found.fileSystem) } : []
  }

  func result(of file: MarkupFiles.File, _ state: inout State) -> Result {
    var result = Result()
    let path = Path.display(file.path, from: workingDirectory)
    do throws(FileError) {
      let text = try found.fileSystem.read(file.path, limit: MarkupLimit.fileSize)
      if text.isUTF16 { throw .utf16 }
      let document = state.reader(file.dialect).read(text)
      state.evaluator.begin(document, values(of: file))
      do throws(EvaluationFailure) {
        let nodes = try state.evaluator.nodes(expression).filter { $0.shownRange(in: document) != nil }
        result.count = nodes.count
        if nodes.isEmpty { result.tags = document.tags(among: expression.tags) }
        write(nodes, of: file, as: path, in: document, state.evaluator, to: &result)
      } catch {
        let clause = error.clause
        result.failure = LocalizedText(
          en: "the expression \(clause.english)", zh: "表达式\(clause.chinese)"
        ).after(path.visible())
      }
    } catch {
      result.failure = error.sentence.after(path.visible())
    }
    return result
  }

  private func values(of file: MarkupFiles.File) -> QueryValues {
    let kind = programs.isEmpty ? .fragment : programs[file.program].unit(at: file.path).kind
    return QueryValues(
      file.path, in: found.programs[file.program], file.dialect, kind,
      folder: file.configuration.files.last.map { Path.parent($0.path) } ?? workingDirectory)
  }

  private func write(
    _ nodes: [QueryNode], of file: MarkupFiles.File, as path: String, in document: Document,
    _ evaluator: Evaluator, to result: inout Result
  ) {
    if nodes.isEmpty { return }
    switch output {
    case .count: break
    case .files: result.output = Array((path.visible() + "\n").utf8)
    case .values:
      for node in nodes { result.output += (evaluator.stringValue(of: node).onOneLine + "\n").utf8 }
    case .lines, .json:
      let positions = PositionIndex(document.text)
      let matches = nodes.map { match($0, of: file, as: path, in: document, positions) }
      if output == .json { result.matches = matches } else { result.output = renderQuery(matches, style) }
    }
  }

  private func match(
    _ node: QueryNode, of file: MarkupFiles.File, as path: String, in document: Document,
    _ positions: PositionIndex
  ) -> QueryMatch {
    let range = node.shownRange(in: document) ?? ByteRange(0, 0)
    let (kind, name): (QueryMatch.Kind, String?) =
      switch node {
      case .document: (.document, nil)
      case .element(let index): (.element, document.element(index).tag)
      case .attribute(let index): (.attribute, document.attribute(index).nameText)
      case .text: (.text, nil)
      case .comment: (.comment, nil)
      }
    return QueryMatch(
      path: path, file: file.path, start: positions.position(at: range.start),
      end: positions.position(at: range.end), kind: kind, name: name,
      text: document.text.string(range).onOneLine)
  }

  // MARK: Names

  /// A note for each tag of the selector that no page has and no base library provides, where nothing was found.
  func unknownTags(_ results: [Result], _ files: [MarkupFiles.File]) -> [LocalizedText] {
    if expression.tags.isEmpty || files.isEmpty || results.contains(where: { $0.count > 0 }) { return [] }
    let seen = results.reduce(into: Set<String>()) { $0.formUnion($1.tags) }
    let dialects = Dialect.all.filter { dialect in files.contains { $0.dialect === dialect } }
    let builtin = Set(dialects.flatMap { $0.components.names })
    return expression.tags.filter { !seen.contains($0) && !builtin.contains($0) }.map { tag in
      LocalizedText(en: "no page has \"\(tag)\"", zh: "没有页面使用“\(tag)”")
        .followed(byHelp: didYouMean(nearestName(to: tag, in: builtin.sorted())))
    }
  }
}

extension QuerySearch.State {
  fileprivate mutating func reader(_ dialect: Dialect) -> MarkupReader {
    if let known = readers[ObjectIdentifier(dialect)] { return known }
    let reader = MarkupReader(dialect)
    readers[ObjectIdentifier(dialect)] = reader
    return reader
  }
}

extension Document {
  /// Those of some tags that it has.
  fileprivate func tags(among tags: [String]) -> Set<String> {
    if tags.isEmpty { return [] }
    return Set(tags.filter { tag in elements.contains { bytes(of: $0, are: tag) } })
  }

  private func bytes(of element: Element, are tag: String) -> Bool {
    text.slice(element.tagRange).elementsEqual(tag.utf8)
  }
}

extension String {
  /// The text without white space around it, and with a blank for each line break and the white space around that.
  fileprivate var onOneLine: String {
    var line: [UInt8] = []
    line.reserveCapacity(utf8.count)
    /// The white space since the last other byte, and whether a line break is in it.
    var blanks: [UInt8] = []
    var breaksLine = false
    for byte in utf8 {
      if isMarkupSpace(byte) {
        blanks.append(byte)
        breaksLine = breaksLine || byte == 0x0A || byte == 0x0D
        continue
      }
      if !line.isEmpty { line += breaksLine ? [0x20] : blanks }
      blanks.removeAll(keepingCapacity: true)
      breaksLine = false
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self)
  }
}
