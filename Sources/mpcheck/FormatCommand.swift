import ArgumentParser
import Diagnostics
import Files
import Formatting
import Linting
import Markup
import Rules
import Workspace

/// Formats markup files: declares the arguments, and runs.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: spoken(
      en: "Formats pages: re-indents them, and checks that nothing but white space changed.",
      zh: "格式化页面：调整缩进，并确认只改动了空白。"),
    discussion: spoken(
      en: """
        It changes only white space at the beginnings and ends of lines, and neither joins nor splits lines. The contents of text, \
        textarea, rich-text and script modules stay, and so do the lines between <!-- mpcheck-format-off --> and \
        <!-- mpcheck-format-on -->. A file with a syntax error is left alone.

        The indentation is that of .editorconfig, else of "format" in mpcheck.json, else of most lines of the file.

        Exit status: 0 done, 1 something would change (--check, --diff) or a file was left alone (--check), \
        2 wrong use, 3 not finished.
        """,
      zh: """
        只改动行首和行尾的空白；不合并行，也不拆分行。text、textarea、rich-text 和脚本模块中的内容保持不变，\
        <!-- mpcheck-format-off --> 与 <!-- mpcheck-format-on --> 之间的行也保持不变。有语法错误的文件不处理。

        页面如何缩进由 .editorconfig 决定，否则由 mpcheck.json 中的“format”决定，再否则与文件中的多数行一致。

        退出码：0 完成，1 有需要改动的内容（--check、--diff）或有未处理的文件（--check），2 用法错误，3 未完成。
        """))

  @Argument(
    help: ArgumentHelp(
      en: "Pages, folders, programs or patterns; - for standard input.",
      zh: "页面、目录、小程序或通配模式；- 表示标准输入。", valueName: "path"),
    completion: .file())
  var paths: [String] = ["."]

  @Flag(
    help: ArgumentHelp(
      en: "Lists the files that would change, and writes nothing; for CI.",
      zh: "列出需要改动的文件，不写入任何文件；用于 CI。")
  )
  var check = false

  @Flag(
    help: ArgumentHelp(
      en: "Prints the changes as a diff and writes nothing; exits with 1 if there are any.",
      zh: "以 diff 格式显示改动，不写入任何文件；有改动时退出码为 1。"))
  var diff = false

  @Option(
    name: .customLong("exclude"),
    help: ArgumentHelp(
      en: "Skips files that match, as in .gitignore; may be repeated, last match wins.",
      zh: "跳过匹配的文件，写法同 .gitignore；可重复使用，以最后一个匹配的为准。",
      valueName: "glob"))
  var exclude: [String] = []

  @OptionGroup var configurationChoice: ConfigurationOptions

  @Option(
    help: ArgumentHelp(
      en: "Formats only files changed since HEAD left this commit, and new files.",
      zh: "只格式化 HEAD 与该提交分叉以来改动的文件和新文件。",
      valueName: "ref"))
  var changedSince: String?

  @Flag(
    help: ArgumentHelp(
      en: "Formats only files that are staged, on disk; stage them again.",
      zh: "只格式化已暂存的文件；改动的是磁盘上的文件，需要重新暂存。"))
  var staged = false

  @Option(
    name: .customLong("stdin-filename"),
    help: ArgumentHelp(
      en: "Names the file whose text is on standard input, and prints it formatted.",
      zh: "路径为 - 时，指明标准输入是哪个文件的内容，并输出格式化结果。",
      valueName: "path"),
    completion: .file())
  var standardInputName: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      en: "Number of threads (default: number of cores).", zh: "线程数（默认为 CPU 核数）。", valueName: "n"))
  var jobs: Numeral?

  @Flag(
    name: [.customShort("q"), .customLong("quiet")],
    help: ArgumentHelp(en: "Prints no summary and no notes.", zh: "不显示汇总和注意。"))
  var quiet = false

  @OptionGroup var languageOptions: LanguageOptions

  func validate() throws {
    try checkPaths(paths)
    try checkPaths([standardInputName], of: "--stdin-filename")
    try git.validate()
    try jobs?.check("--jobs", .threads, least: 1)
    if check, diff {
      throw ValidationError(
        en: "--check and --diff exclude each other", zh: "--check 和 --diff 不能同时使用")
    }
    guard readsStandardInput else {
      if standardInputName != nil { throw StandardInput.nameWithoutInput }
      return
    }
    if standardInputName == nil { throw StandardInput.missingName }
    if paths.count > 1 { throw StandardInput.otherPath }
    if let option = git.name { throw StandardInput.isNoFile(option) }
  }

  fileprivate var git: LintOptions.Git { LintOptions.Git(changedSince: changedSince, staged: staged) }
  fileprivate var readsStandardInput: Bool { paths.contains(StandardInput.path) }

  func run() throws {
    if !quiet { Terminal.writeLanguageNote() }
    try FormatRun(self, workingDirectory: try Terminal.workingDirectory()).run()
  }
}

/// One run of `mpcheck format`, from its options to its exit status.
private struct FormatRun {
  private let options: FormatCommand
  private let input: MarkupInput
  private var workingDirectory: String { input.workingDirectory }
  private var paths: [String] { input.paths }
  private var counts = (formatted: 0, unchanged: 0, skipped: 0, leftAlone: 0)
  /// Sentences for standard error, in the order of the files; and those about what could not be done.
  private var notes: [LocalizedText] = []
  private var failures: [LocalizedText] = []

  init(_ options: FormatCommand, workingDirectory: String) {
    self.options = options
    input = MarkupInput(
      options.paths, standardInputName: options.readsStandardInput ? options.standardInputName ?? "." : nil,
      git: options.git, exclude: options.exclude, configuration: options.configurationChoice,
      jobs: options.jobs, workingDirectory: workingDirectory)
  }

  consuming func run() throws(ExitStatus) {
    let scope = try input.openScope()
    let found = try input.find(in: try input.openFiles(), scope)
    notes += found.notes + (scope?.notes ?? []) + input.notesOnFoldersWithoutPages(found)
    let files = found.files.filter { scope?.changed.contains($0.path) ?? true }
    let results = format(files, in: found.fileSystem)
    var changes: [TextChange] = []
    for (file, result) in zip(files, results) { take(result, of: file, &changes) }
    if !writes { leaveHardLinks(&changes) }
    try finish(changes, found)
  }

  // MARK: Formatting

  /// What became of one file; an error where it cannot be read.
  private typealias FileOutcome = Result<FormatResult, FileError>

  private mutating func format(_ files: [MarkupFiles.File], in fileSystem: any FileSystem) -> [FileOutcome] {
    var editorConfigs = EditorConfigs(fileSystem)
    let readsConfigurations = !options.configurationChoice.readsNone
    let styles = files.map { file in
      var style = FormatStyle(file.configuration.indentation?.value)
      if readsConfigurations { style.apply(editorConfigs.properties(of: file.path)) }
      return style
    }
    if let note = note(onCut: editorConfigs.cutFiles) { notes.append(note) }
    return inParallel(count: files.count, jobs: input.jobs, makeState: { Formatters(allRules) }) {
      index, formatters in
      formatters[files[index].dialect].format(fileAt: files[index].path, in: fileSystem, styles[index])
    }
  }

  /// "a/.editorconfig has more or longer sections than are compared with a page, and the others do not count"; nil without one.
  private func note(onCut files: Set<String>) -> LocalizedText? {
    guard let first = files.min(by: Path.precedes) else { return nil }
    let (path, more) = (shown(first), files.count - 1)
    return LocalizedText(
      en: "\(path) has too many sections, or too long ones: not all of them count"
        + (more > 0 ? "; and \(more) more" : ""),
      zh: "\(path) 的节过多或过长：并非全部有效" + (more > 0 ? "；另有 \(more) 个文件也是如此" : ""))
  }

  private mutating func take(
    _ outcome: FileOutcome, of file: MarkupFiles.File, _ changes: inout [TextChange]
  ) {
    switch outcome {
    case .success(.unchanged): counts.unchanged += 1
    case .success(.changed(let text)):
      counts.formatted += 1
      changes.append(text.change)
    case .success(.leftAlone(let obstacle)):
      if obstacle.isSyntaxError { counts.skipped += 1 } else { counts.leftAlone += 1 }
      let note = obstacle.clause.asClause(of: shown(file.path))
      if obstacle.isInternal { failures.append(note) } else { notes.append(note) }
    case .failure(let error): failures.append(error.sentence.after(shown(file.path)))
    }
  }

  // MARK: The end

  private consuming func finish(_ changes: [TextChange], _ found: MarkupFiles) throws(ExitStatus) {
    if options.check {
      Terminal.writeOutput(Array(changes.map { shown($0.path) + "\n" }.joined().utf8))
    } else if options.diff {
      let root = PatchRoot(of: changes.map(\.path), in: paths, workingDirectory: workingDirectory)
      var output = SourceOutput()
      for change in changes {
        output.write(lines: UnifiedDiff(change, path: root.path(of: change.path)).bytes)
      }
      output.writeNote()
      notes += [root.note].compactMap { $0 }
    } else if options.readsStandardInput {
      printText(changes, found)
    } else {
      write(changes)
    }
    failures += found.unread.failures.map { $0.error.sentence.after(shown($0.path)) }
    notes += found.unread.notes(from: workingDirectory)
    if options.staged, !changes.isEmpty, writes {
      notes.append(
        LocalizedText(
          en: "the files were formatted, not their staged content: stage them again",
          zh: "格式化的是文件本身，而不是暂存的内容：请重新暂存"))
    }
    if !options.quiet { for note in notes { Terminal.writeNote(note) } }
    for failure in failures { Terminal.writeFailure(failure) }
    // Where a note says that there is nothing, there is nothing to count.
    let isCounted = counts != (0, 0, 0, 0) || notes.isEmpty
    if !options.quiet, !options.readsStandardInput, isCounted {
      let isAboutNothing = counts == (0, 0, 0, 0) && failures.isEmpty
      Terminal.writeError((isAboutNothing ? FormatRun.nothing : summary)[.spoken])
    }
    if !failures.isEmpty { throw .incomplete }
    if !changes.isEmpty && (options.check || options.diff)
      || counts.skipped + counts.leftAlone > 0 && options.check
    {
      throw .findings
    }
  }

  private var writes: Bool { !options.check && !options.diff }

  /// Takes out the files that have other names: they would be left alone.
  private mutating func leaveHardLinks(_ changes: inout [TextChange]) {
    if options.readsStandardInput { return }
    let disk = DiskFileSystem()
    changes.removeAll { change in
      let count = disk.linkCount(change.path)
      if count <= 1 { return false }
      counts.formatted -= 1
      counts.leftAlone += 1
      notes.append(WriteError.hardLinks(count).clause.asClause(of: shown(change.path)))
      return true
    }
  }

  /// Prints the text of standard input, formatted or as it was: an editor takes it for its own.
  private func printText(_ changes: [TextChange], _ found: MarkupFiles) {
    let text =
      changes.first?.new
      ?? paths.first.flatMap { try? found.fileSystem.read($0, limit: MarkupLimit.fileSize) }
    var output = SourceOutput()
    if let text { output.write(Array(text.bytes)) }
    output.writeNote()
  }

  private mutating func write(_ changes: [TextChange]) {
    let fileGuard = FileGuard(folders: paths) { _ in true }
    let allowed = changes.filter { fileGuard.mayChange($0.path) }
    let unwritten = fileGuard.write(allowed)
    counts.formatted = allowed.count - unwritten.count
    for refusal in fileGuard.refusals {
      let sentence = refusal.reason.asClause(of: shown(refusal.path))
      counts.leftAlone += 1
      if refusal.isFailure, !refusal.hasHardLinks {
        failures.append(sentence)
      } else {
        notes.append(sentence)
      }
    }
  }

  private static let nothing = LocalizedText(en: "There was nothing to format.", zh: "没有可格式化的文件。")

  /// "12 files reformatted, 88 unchanged, 1 skipped (syntax error)".
  private var summary: LocalizedText {
    let (formatted, unchanged, skipped, left) = counts
    let files = "\(formatted) file\(formatted == 1 ? "" : "s")"
    let parts = [
      LocalizedText(
        en: writes ? "\(files) reformatted" : "\(files) would be reformatted",
        zh: writes ? "已重新格式化 \(formatted) 个文件" : "\(formatted) 个文件需要重新格式化"),
      LocalizedText(en: "\(unchanged) unchanged", zh: "\(unchanged) 个无需改动"),
      skipped == 0
        ? nil
        : LocalizedText(
          en: "\(skipped) skipped (syntax error\(skipped == 1 ? "" : "s"))", zh: "\(skipped) 个已跳过（语法错误）"),
      left == 0 ? nil : LocalizedText(en: "\(left) left alone", zh: "\(left) 个未处理"),
    ].compactMap(\.self)
    return LocalizedText(
      en: parts.map(\.english).joined(separator: ", "), zh: parts.map(\.chinese).joined(separator: "，") + "。")
  }

  private func displayed(_ path: String) -> String { Path.display(path, from: workingDirectory) }
  private func shown(_ path: String) -> String { displayed(path).visible() }
}
