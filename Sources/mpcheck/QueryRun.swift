import Diagnostics
import Files
import Linting
import Markup
import MiniProgram
import Reporting
import Rules
import Workspace
import XPath

/// One run of `mpcheck query`, from its options to its exit status.
struct QueryRun {
  private let options: QueryCommand
  private let input: MarkupInput
  private var workingDirectory: String { input.workingDirectory }

  init(_ options: QueryCommand, workingDirectory: String) {
    self.options = options
    input = MarkupInput(
      options.paths, standardInputName: options.readsStandardInput ? options.standardInputName ?? "." : nil,
      git: options.git, exclude: options.exclude, configuration: options.configurationChoice,
      jobs: options.jobs, workingDirectory: workingDirectory)
  }

  func run() throws(ExitStatus) {
    let expression = try read()
    if options.explain {
      Terminal.writeOutput(Array((expression.xpath + "\n").utf8))
      return
    }
    let scope = try input.openScope()
    let found = try input.find(in: try input.openFiles(orElse: scope?.files), scope, markupAlone: false)
    let files = found.files.filter { scope?.changed.affect($0.path) ?? true }
    let search = QuerySearch(
      expression, found, workingDirectory: workingDirectory, output: output, style: style)
    let results = inParallel(
      count: files.count, jobs: input.jobs, makeState: { QuerySearch.State() }
    ) { index, state in
      search.result(of: files[index], &state)
    }
    let matchCount = results.reduce(0) { $0 + $1.count }
    write(results, matchCount)
    if !options.quiet {
      let notes =
        found.notes + (scope?.notes ?? []) + input.notesOnFoldersWithoutPages(found)
        + found.unread.notes(from: workingDirectory)
        + search.unknownTags(results, files)
      for note in notes { Terminal.writeNote(note) }
    }
    let failures =
      found.unread.failures.map { $0.error.sentence.after(shown($0.path)) } + results.compactMap(\.failure)
    for failure in failures { Terminal.writeFailure(failure) }
    if !failures.isEmpty { throw .incomplete }
    if matchCount == 0 { throw .findings }
  }

  // MARK: The expression

  private func read() throws(ExitStatus) -> CompiledExpression {
    do throws(ExpressionMistake) {
      if let xpath = options.xpath { return try CompiledExpression(xpath: xpath) }
      return try CompiledExpression(selector: options.selector ?? "")
    } catch {
      write(error)
      throw .wrongUse
    }
  }

  /// Says what is wrong, and shows where.
  private func write(_ mistake: ExpressionMistake) {
    let text = options.xpath ?? options.selector ?? ""
    let subject =
      options.xpath == nil
      ? LocalizedText(en: "the selector", zh: "选择器") : LocalizedText(en: "the expression", zh: "表达式")
    Terminal.writeFailure(
      mistake.character == nil ? mistake.sentence.asPredicate(of: subject) : mistake.sentence)
    guard let character = mistake.character else { return }
    let before = String(String.UnicodeScalarView(text.unicodeScalars.prefix(character - 1))).visible()
    Terminal.writeError("  \(text.visible())\n  \(String(repeating: " ", count: before.displayWidth))^")
  }

  // MARK: The output

  private var output: QuerySearch.Output {
    if options.count { return .count }
    if options.files { return .files }
    if options.value { return .values }
    return options.format == .json ? .json : .lines
  }

  private var style: TextStyle {
    TextStyle(
      usesColor: Terminal.usesColor(options.color), width: Terminal.outputWidth,
      linkHost: Terminal.linkHost(options.color))
  }

  private func write(_ results: [QuerySearch.Result], _ matchCount: Int) {
    switch output {
    case .count: Terminal.writeOutput(Array("\(matchCount)\n".utf8))
    case .json: Terminal.writeOutput(renderQueryJSON(results.flatMap(\.matches)), as: .json)
    case .lines, .files: Terminal.writeOutput(Array(results.map(\.output).joined()))
    case .values:
      var output = SourceOutput()
      output.write(lines: Array(results.map(\.output).joined()))
      output.writeNote()
    }
  }

  private func shown(_ path: String) -> String { Path.display(path, from: workingDirectory).visible() }
}

extension LocalizedText {
  /// "the expression gives a number, not nodes".
  fileprivate func asPredicate(of subject: LocalizedText) -> LocalizedText {
    LocalizedText(en: "\(subject.english) \(english)", zh: "\(subject.chinese)\(chinese)")
  }
}
