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
  private let workingDirectory: String
  /// What was given, absolute, with the matches of patterns in their places.
  private let paths: [String]

  init(_ options: QueryCommand, workingDirectory: String) {
    self.options = options
    self.workingDirectory = workingDirectory
    paths =
      options.readsStandardInput
      ? [Path.join(workingDirectory, options.standardInputName ?? ".")]
      : PathExpansion.expand(options.paths, workingDirectory: workingDirectory, in: DiskFileSystem())
  }

  func run() throws(ExitStatus) {
    let expression = try read()
    if options.explain {
      Terminal.writeOutput(Array((expression.xpath + "\n").utf8))
      return
    }
    let scope = try openScope()
    let found = try find(in: try openFiles(scope), scope)
    let files = found.files.filter { scope?.changed.affect($0.path) ?? true }
    let search = QuerySearch(
      expression, found, workingDirectory: workingDirectory, output: output, style: style)
    let results = inParallel(
      count: files.count, jobs: jobs, makeState: { QuerySearch.State(search) }
    ) { index, state in
      search.result(of: files[index], &state)
    }
    let matchCount = results.reduce(0) { $0 + $1.count }
    write(results, matchCount)
    if !options.quiet {
      let notes =
        found.notes + (scope?.notes ?? []) + found.unread.notes(from: workingDirectory)
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

  // MARK: Opening

  private func openScope() throws(ExitStatus) -> ChangeScope? {
    do {
      return try ChangeScope(options.git, paths: paths) { _, _ in [] }
    } catch {
      Terminal.writeFailure(error.message)
      throw .wrongUse
    }
  }

  private func openFiles(_ scope: ChangeScope?) throws(ExitStatus) -> any FileSystem {
    guard options.readsStandardInput, let path = paths.first else {
      return scope?.files ?? DiskFileSystem(openingFrom: workingDirectory)
    }
    if let files = StandardInput.fileSystem(at: path) { return files }
    Terminal.writeFailure(StandardInput.cannotBeRead)
    throw .incomplete
  }

  private func find(in files: any FileSystem, _ scope: ChangeScope?) throws(ExitStatus) -> MarkupFiles {
    do throws(WorkspaceError) {
      var settings = WorkspaceSettings(paths: paths, workingDirectory: workingDirectory, rules: allRules)
      do throws(ConfigurationError) {
        settings.overrides = try CommandLineSettings(
          rules: [], only: [], types: [], hosts: [], exclude: options.exclude,
          workingDirectory: workingDirectory, names: allRuleNames)
      } catch {
        throw .configuration(ConfigurationErrors(error))
      }
      settings.configuration = options.configurationChoice.options.choice(in: workingDirectory)
      settings.kept = scope?.changed.kept ?? []
      settings.jobs = jobs
      return try MarkupFiles.find(settings, in: files, markupAlone: false)
    } catch {
      error.write(from: workingDirectory) { path in
        PathExpansion.isPattern(path) ? .unmatchedPattern : .missingPath
      }
      throw .wrongUse
    }
  }

  private var jobs: Int { options.jobs?.value ?? Terminal.coreCount }

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
