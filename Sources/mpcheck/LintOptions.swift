import ArgumentParser
import Diagnostics
import Files
import Linting
import Reporting
import Rules
import Workspace

/// What the arguments of `mpcheck lint` say. `LintCommand` declares them for ArgumentParser. Making its property wrappers
/// takes as long as linting a page, so a run knows only these plain values.
struct LintOptions {
  var paths: [String] = ["."]
  var types: [String] = []
  var hosts: [String] = []
  var exclude: [String] = []
  var configurationChoice = ConfigurationChoice()
  var rules: [String] = []
  var only: [String] = []
  var givenMinimumSeverity: Severity?
  var failOn = FailureLevel.error
  var maximumWarnings: Numeral?
  var failOnNoFiles = false
  var outputs: [OutputRequest] = []
  var fixing = Fixing()
  var baselines = Baselines()
  var git = Git()
  var insight = Insight()
  var standardInputName: String?
  var watch = false
  var shard: ShardArgument?
  var jobs: Numeral?
  var color = ColorChoice.auto
  var full = false
  var order = TextStyle.Order.file
  var unreached = false
  var quiet = false
  /// What `--language` says; nil where it is not given. The language in use is `Language.spoken`.
  var language: Language?

  /// Which configuration is read.
  struct ConfigurationChoice {
    var file: String?
    var readsNone = false

    func validate() throws {
      if readsNone, file != nil {
        throw ValidationError(
          en: "--config and --no-config exclude each other", zh: "--config 和 --no-config 不能同时使用")
      }
      try checkPaths([file], of: "--config")
    }

    /// The choice with absolute paths. Relative ones are relative to the absolute `workingDirectory`.
    func choice(in workingDirectory: String) -> WorkspaceSettings.ConfigurationChoice {
      if readsNone { return .none }
      return file.map { .file(Path.join(workingDirectory, $0)) } ?? .nearest
    }
  }

  /// The options that change files.
  struct Fixing {
    var fix = false
    var unsafeFixes = false
    var diff = false
    var addSuppressions: String?

    /// Whether fixes are made, be it to be shown only.
    var makesFixes: Bool { fix || unsafeFixes || (diff && addSuppressions == nil) }

    /// The fixes that are made.
    var applicabilities: Set<Fix.Applicability> { unsafeFixes ? [.safe, .suggested] : [.safe] }

    /// Whether files are changed, be it to be shown only.
    var makesChanges: Bool { makesFixes || addSuppressions != nil }

    func validate() throws {
      guard let reason = addSuppressions else { return }
      if reason.allSatisfy(\.isWhitespace) {
        throw ValidationError(
          en: "--add-suppressions: give a reason, such as \"known before mpcheck\"",
          zh: "--add-suppressions：写明原因，例如“使用 mpcheck 之前已知”")
      }
      if reason.contains(where: \.isNewline) || reason.contains("--") {
        throw ValidationError(
          en: "--add-suppressions: a reason with a line break or \"--\" cannot be in a comment",
          zh: "--add-suppressions：原因含有换行或“--”，不能写进注释")
      }
    }
  }

  /// The options about findings that are known already.
  struct Baselines {
    var baseline: String?
    var writeBaseline = false
  }

  /// The options about what changed; only they run git.
  struct Git {
    var changedSince: String?
    var staged = false

    func validate() throws {
      if staged, changedSince != nil {
        throw ValidationError(
          en: "--staged and --changed-since exclude each other",
          zh: "--staged 和 --changed-since 不能同时使用")
      }
    }

    /// The option that is given; nil for none.
    var name: String? { staged ? "--staged" : changedSince == nil ? nil : "--changed-since" }
  }

  /// The options about the run itself.
  struct Insight {
    var statistics = false
    var timings = false
    var showFiles = false
  }

  /// Throws when options do not go together, or a value is not one.
  func validate() throws {
    try checkPaths(paths)
    try checkPaths(hosts, of: "--host")
    try checkPaths([baselines.baseline], of: "--baseline")
    try checkPaths([standardInputName], of: "--stdin-filename")
    try configurationChoice.validate()
    try fixing.validate()
    try git.validate()
    try jobs?.check("--jobs", .threads, least: 1)
    try maximumWarnings?.check("--max-warnings", .warnings, least: 0)
    try shard?.check()
    try validateStandardInput()
    try validateGit()
    try validateWatch()
    if fixing.diff, !outputs.isEmpty {
      throw ValidationError(
        en: "--diff prints a diff in the place of a --format",
        zh: "--diff 输出的是差异，不能再给出 --format")
    }
    if insight.showFiles, insight.statistics || insight.timings {
      throw ValidationError(
        en: "--show-files lints nothing, so there is nothing to count or time",
        zh: "--show-files 不做检查，没有可统计或计时的内容")
    }
    if insight.showFiles, fixing.makesChanges || baselines.writeBaseline {
      throw ValidationError(
        en: "--show-files lints nothing, so nothing can be written",
        zh: "--show-files 不做检查，没有可写入的内容")
    }
    if fixing.diff, baselines.writeBaseline {
      throw ValidationError(
        en: "--diff writes nothing, so --write-baseline cannot be used with it",
        zh: "--diff 不写入任何文件，不能与 --write-baseline 同时使用")
    }
    if outputs.count(where: \.goesToStandardOutput) > 1 {
      throw ValidationError(
        en: "only one --format can go to standard output; write the others as FORMAT=FILE",
        zh: "只能有一个 --format 写到标准输出；其余的写成 FORMAT=FILE")
    }
  }

  /// Findings below this severity are not shown: infos, unless some option requests them.
  var minimumSeverity: Severity {
    if let givenMinimumSeverity { return givenMinimumSeverity }
    let requestsInfos =
      failOn == .info || !only.isEmpty || rules.contains { $0.hasSuffix("=\(Severity.info.rawValue)") }
    return requestsInfos ? .info : .warning
  }

  /// Whether standard input is linted in place of a file.
  var readsStandardInput: Bool { paths.contains(StandardInput.path) }

  /// Whether standard output is the changed text of standard input. Then everything else goes to standard error.
  var printsChangedText: Bool { readsStandardInput && fixing.makesChanges && !fixing.diff }

  private func validateStandardInput() throws {
    if readsStandardInput {
      if standardInputName == nil { throw StandardInput.missingName }
      if paths.count > 1 { throw StandardInput.otherPath }
      if baselines.writeBaseline {
        throw ValidationError(
          en: "--write-baseline needs files, not standard input", zh: "--write-baseline 需要文件，不能用于标准输入")
      }
    } else if standardInputName != nil {
      throw StandardInput.nameWithoutInput
    }
  }

  private func validateGit() throws {
    guard let option = git.name else { return }
    if readsStandardInput { throw StandardInput.isNoFile(option) }
    if git.staged, fixing.makesChanges, !fixing.diff {
      throw ValidationError(
        en: "--staged lints what is in the index, and files cannot be changed there",
        zh: "--staged 检查暂存区中的内容，那里的文件不能改动")
    }
    if baselines.writeBaseline {
      throw ValidationError(
        en: "--write-baseline writes all findings, and \(option) shows only some",
        zh: "--write-baseline 写入全部问题，而 \(option) 只显示其中一部分")
    }
  }

  private func validateWatch() throws {
    guard watch else { return }
    if readsStandardInput { throw StandardInput.isNoFile("--watch") }
    if git.staged {
      throw ValidationError(
        en: "--watch looks at files, and --staged at what is in the index",
        zh: "--watch 检查文件，而 --staged 检查暂存区中的内容")
    }
    if fixing.makesChanges || baselines.writeBaseline {
      throw ValidationError(
        en: "--watch changes no files: run the option that does without it",
        zh: "--watch 不改动文件：会改动文件的选项要单独使用")
    }
    if insight.showFiles {
      throw ValidationError(
        en: "--watch lints, and --show-files does not",
        zh: "--watch 做检查，而 --show-files 不做检查")
    }
  }

  func run() throws {
    if !quiet { Terminal.writeLanguageNote() }
    let workingDirectory = try Terminal.workingDirectory()
    let files = OutputFiles(outputs, workingDirectory: workingDirectory)
    try files.checkConfined(to: workingDirectory)
    try files.checkDifferent()
    if baselines.writeBaseline, let baseline = baselines.baseline {
      try OutputFiles.checkConfined(baseline, of: "--baseline", to: workingDirectory)
    }
    if watch { WatchRun(self, workingDirectory: workingDirectory).start() }
    let run = LintRun(self, workingDirectory: workingDirectory)
    var status = ExitStatus.success
    do throws(ExitStatus) { try run.run() } catch { status = error }
    withExtendedLifetime(run) { status.exit() }
  }
}

/// A value of `--format`: `FORMAT[=FILE]`.
struct OutputRequest {
  var format: OutputFormat
  /// The file to write; nil for standard output.
  var file: String?

  init(_ format: OutputFormat) { self.format = format }

  var goesToStandardOutput: Bool { file == nil || file == "/dev/stdout" || file == "/dev/fd/1" }

  /// Reads the value of the option; `-` in place of the file is standard output.
  init(argument: String) throws(ValidationError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let names = OutputFormat.allCases.map(\.rawValue)
    guard let format = OutputFormat(rawValue: String(parts[0])) else {
      let near = didYouMean(nearestName(to: String(parts[0]), in: names))
      let list = LocalizedText(
        en: "use \(names.joined(separator: ", "))", zh: "可用的格式：\(names.joined(separator: "、"))")
      throw ValidationError((near ?? list)[.spoken])
    }
    self.format = format
    guard parts.count == 2 else { return }
    if parts[1].isEmpty {
      throw ValidationError(en: "the file after \"=\" is missing", zh: "“=”后缺少文件")
    }
    file = parts[1] == "-" ? nil : String(parts[1])
  }
}

/// The values of `--fail-on`.
enum FailureLevel: String, ExpressibleByArgument, CaseIterable {
  case error, warning, info, never

  /// Whether a finding of that severity makes the exit status 1.
  func fails(_ severity: Severity) -> Bool {
    switch self {
    case .never: false
    case .info: true
    case .warning: severity >= .warning
    case .error: severity >= .error
    }
  }
}

extension Severity: ExpressibleByArgument {}

/// The value of `--shard`: any text, so that the error says what is wrong with it.
struct ShardArgument: ExpressibleByArgument {
  private let text: String
  /// The shard; nil when the text does not name one.
  let shard: Shard?

  init(argument: String) {
    text = argument
    shard = Shard(argument)
  }

  func check() throws(ValidationError) {
    if shard != nil { return }
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    if numbers.count == 2, let index = numbers[0], let count = numbers[1], index > 0, count > 0 {
      throw ValidationError(
        en: "--shard: there is no part \(index) of \(count); the last is \(count)/\(count)",
        zh: "--shard：\(count) 份中没有第 \(index) 份；最后一份是 \(count)/\(count)")
    }
    throw ValidationError(
      en: "--shard: \"\(text)\" is not a part; write I/N, such as 1/4 for the first of four",
      zh: "--shard：“\(text)”不是其中一份；写成 I/N，例如四份中的第一份是 1/4")
  }
}
extension ColorChoice: ExpressibleByArgument {}

extension TextStyle.Order: ExpressibleByArgument {}

/// Throws for a path without a letter, as a variable of a shell gives that is not set: it would mean the whole working directory.
func checkPaths(_ paths: [String?], of option: String? = nil) throws {
  if !paths.contains("") { return }
  throw ValidationError(
    en: "\(option.map { $0 + ": " } ?? "")\"\" is not a path; write \".\" for the working directory",
    zh: "\(option.map { $0 + "：" } ?? "")路径不能为空；工作目录写作“.”")
}
