import ArgumentParser
import Diagnostics
import Files
import Linting
import Reporting
import Rules
import Workspace

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Finds mistakes in the pages and components of mini programs.",
    discussion: """
      A path is a page, a folder or a whole program. Ids, templates, components and scripts are always collected \
      from the whole program; only findings under the given paths are printed.

      Exit status: 0 nothing at or above --fail-on, 1 findings, 2 wrong use, 3 not finished.
      """)

  @Argument(
    help: ArgumentHelp("Pages, folders or programs; - for standard input.", valueName: "path"),
    completion: .file())
  var paths: [String] = ["."]

  @Option(
    name: .customLong("type"),
    help: ArgumentHelp("A native view type that the host registers.", valueName: "name"))
  var types: [String] = []

  @Option(
    name: .customLong("host"),
    help: ArgumentHelp(
      "Native sources, or an exported contract, in which registrations are looked up. May be repeated.",
      valueName: "path"),
    completion: .file())
  var hosts: [String] = []

  @Option(
    name: .customLong("exclude"),
    help: ArgumentHelp(
      "Files that are not linted, as in .gitignore: '**/gen/**', '{a,b}/**', '!keep'. May be repeated; the last one that "
        + "matches wins, after those of the configuration.",
      valueName: "glob"))
  var exclude: [String] = []

  @OptionGroup var configurationChoice: ConfigurationOptions

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("Sets a rule to error, warning, info or off.", valueName: "id=severity"))
  var rules: [String] = []

  @Option(
    name: .customLong("only"), help: ArgumentHelp("Runs these rules alone.", valueName: "id,..."),
    completion: .list(allRules.map(\.id)))
  var only: [String] = []

  @Option(
    name: .customLong("min-severity"),
    help: ArgumentHelp(
      "Prints nothing below it. (default: warning; info with --fail-on info, --only or --rule ID=info)",
      valueName: "level"))
  var givenMinimumSeverity: Severity?

  @Option(
    name: .customLong("fail-on"),
    help: ArgumentHelp("What makes the exit status 1.", valueName: "level"))
  var failOn: FailureLevel = .error

  @Option(
    name: .customLong("max-warnings"), parsing: .unconditional,
    help: ArgumentHelp("Exit status 1 above that many warnings.", valueName: "n"))
  var maximumWarnings: Numeral?

  @Flag(
    help: "Exit status 2 where a path contains nothing to lint: in CI, a path that moved is not a pass.")
  var failOnNoFiles = false

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "\(OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")); with =FILE into a file. May be repeated. "
        + "Without it text, and in GitHub Actions github too.",
      valueName: "format[=file]"),
    completion: .list(OutputFormat.allCases.map(\.rawValue)), transform: OutputRequest.init(argument:))
  var outputs: [OutputRequest] = []

  @OptionGroup(title: "Fixing") var fixing: FixOptions

  @OptionGroup(title: "Baseline") var baselines: BaselineOptions

  @OptionGroup(title: "Changes in git") var git: GitOptions

  @OptionGroup(title: "About the run") var insight: InsightOptions

  @Option(
    name: .customLong("stdin-filename"),
    help: ArgumentHelp(
      "With the path -, the file whose text is on standard input; it is linted as part of its program.",
      valueName: "path"),
    completion: .file())
  var standardInputName: String?

  @Flag(help: "Lints again whenever files change, until Ctrl-C.")
  var watch = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Lints the I-th of N parts of the pages, for CI matrices.", valueName: "i/n"))
  var shard: ShardArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Threads; as many as cores when not given.", valueName: "n"))
  var jobs: Numeral?

  @Option(help: ArgumentHelp("When the output is coloured.", valueName: "when"))
  var color: ColorChoice = .auto

  @Flag(help: "Prints findings only: no summary, no notes; with --statistics the table only.")
  var quiet = false

  func validate() throws {
    try jobs?.check("--jobs", "threads", least: 1)
    try maximumWarnings?.check("--max-warnings", "warnings", least: 0)
    try shard?.check()
    try validateStandardInput()
    try validateGit()
    try validateWatch()
    if fixing.diff, !outputs.isEmpty {
      throw ValidationError("--diff prints a diff in the place of a --format")
    }
    if insight.showFiles, insight.statistics || insight.timings {
      throw ValidationError("--show-files lints nothing, so there is nothing to count or time")
    }
    if insight.showFiles, fixing.makesChanges || baselines.writeBaseline {
      throw ValidationError("--show-files lints nothing, so nothing can be written")
    }
    if fixing.diff, baselines.writeBaseline {
      throw ValidationError("--diff writes nothing, so --write-baseline cannot be used with it")
    }
    if outputs.count(where: \.goesToStandardOutput) > 1 {
      throw ValidationError("only one --format can go to standard output; write the others as FORMAT=FILE")
    }
  }

  /// What is found below it is not shown: infos, unless they are requested in one way or another.
  var minimumSeverity: Severity {
    if let givenMinimumSeverity { return givenMinimumSeverity }
    let requestsInfos =
      failOn == .info || !only.isEmpty || rules.contains { $0.hasSuffix("=\(Severity.info.rawValue)") }
    return requestsInfos ? .info : .warning
  }

  /// Whether standard input is linted in the place of a file.
  var readsStandardInput: Bool { paths.contains(StandardInput.path) }

  private func validateStandardInput() throws {
    if readsStandardInput {
      if standardInputName == nil {
        throw ValidationError("the path \"-\" is standard input: name its file by --stdin-filename")
      }
      if paths.count > 1 { throw ValidationError("no other path can be given with \"-\"") }
      if fixing.makesChanges, !fixing.diff {
        throw ValidationError("standard input cannot be changed; --diff shows what would be")
      }
      if baselines.writeBaseline { throw ValidationError("--write-baseline needs files, not standard input") }
    } else if standardInputName != nil {
      throw ValidationError("--stdin-filename goes with the path \"-\"")
    }
  }

  private func validateGit() throws {
    guard let option = git.name else { return }
    if readsStandardInput { throw ValidationError("\(option) is about files, not standard input") }
    if git.staged, fixing.makesChanges, !fixing.diff {
      throw ValidationError("--staged lints what is in the index, and files cannot be changed there")
    }
    if baselines.writeBaseline {
      throw ValidationError("--write-baseline writes all findings, and \(option) shows only some")
    }
  }

  private func validateWatch() throws {
    guard watch else { return }
    if readsStandardInput { throw ValidationError("--watch is about files, not standard input") }
    if git.staged { throw ValidationError("--watch looks at files, and --staged at what is in the index") }
    if fixing.makesChanges || baselines.writeBaseline {
      throw ValidationError("--watch changes no files: run the option that does without it")
    }
    if insight.showFiles { throw ValidationError("--watch lints, and --show-files does not") }
  }

  func run() throws {
    let workingDirectory = try Terminal.workingDirectory()
    try OutputFiles(outputs, workingDirectory: workingDirectory).checkDifferent()
    if watch { WatchRun(self, workingDirectory: workingDirectory).start() }
    try LintRun(self, workingDirectory: workingDirectory).run()
  }
}

/// `--format FORMAT[=FILE]`.
struct OutputRequest {
  var format: OutputFormat
  /// Nil for standard output.
  var file: String?

  init(_ format: OutputFormat) { self.format = format }

  var goesToStandardOutput: Bool { file == nil || file == "/dev/stdout" || file == "/dev/fd/1" }

  /// Reads the value of the option; `-` in the place of the file is standard output.
  init(argument: String) throws(ValidationError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let names = OutputFormat.allCases.map(\.rawValue)
    guard let format = OutputFormat(rawValue: String(parts[0])) else {
      let near = didYouMean(nearestName(to: String(parts[0]), in: names))
      throw ValidationError(near ?? "the formats are \(names.joined(separator: ", "))")
    }
    self.format = format
    guard parts.count == 2 else { return }
    if parts[1].isEmpty { throw ValidationError("the file after \"=\" is missing") }
    file = parts[1] == "-" ? nil : String(parts[1])
  }
}

/// `--fail-on`.
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

/// `--shard`: any text, so that what is wrong with it can be said.
struct ShardArgument: ExpressibleByArgument {
  private let text: String
  /// Nil when the text does not name a part.
  let shard: Shard?

  init(argument: String) {
    text = argument
    shard = Shard(argument)
  }

  func check() throws(ValidationError) {
    if shard != nil { return }
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    if numbers.count == 2, let index = numbers[0], let count = numbers[1], index > 0, count > 0 {
      throw ValidationError("--shard: there is no part \(index) of \(count); the last is \(count)/\(count)")
    }
    throw ValidationError("--shard: \"\(text)\" is not a part; write I/N, such as 1/4 for the first of four")
  }
}
extension ColorChoice: ExpressibleByArgument {}
