import ArgumentParser
import Diagnostics
import Linting
import Reporting

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Finds mistakes in the pages and components of mini programs.",
    discussion: """
      A path is a page, a folder or a whole program. Ids, templates, components and scripts are always collected \
      from the whole program; only findings under the given paths are printed.

      Exit status: 0 nothing at or above --fail-on, 1 findings, 2 wrong use, 3 not finished.
      """)

  @Argument(help: ArgumentHelp("Pages, folders or programs.", valueName: "path"), completion: .file())
  var paths: [String] = ["."]

  @Option(name: .customLong("type"), help: ArgumentHelp("A native view type that the host registers.", valueName: "name"))
  var types: [String] = []

  @Option(
    name: .customLong("config"), help: ArgumentHelp("The configuration, instead of the one that is found.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var configurationFile: String?

  @Flag(name: .customLong("no-config"), help: "Reads no configuration.")
  var readsNoConfiguration = false

  @Option(
    name: .customLong("rule"), help: ArgumentHelp("Sets a rule to error, warning, info or off.", valueName: "id=severity"))
  var rules: [String] = []

  @Option(name: .customLong("only"), help: ArgumentHelp("Runs these rules alone.", valueName: "id,..."))
  var only: [String] = []

  @Option(
    name: .customLong("min-severity"), help: ArgumentHelp("Prints nothing below it: info, warning or error.", valueName: "level"))
  var minimumSeverity: Severity = .info

  @Option(
    name: .customLong("fail-on"),
    help: ArgumentHelp("What makes the exit status 1: error, warning, info or never.", valueName: "level"))
  var failOn: FailureLevel = .error

  @Option(name: .customLong("max-warnings"), help: ArgumentHelp("Exit status 1 above that many warnings.", valueName: "n"))
  var maximumWarnings: Int?

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "\(OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")); with =FILE into a file. May be repeated.",
      valueName: "format[=file]"))
  var outputs: [OutputRequest] = []

  @Option(help: ArgumentHelp("Threads; as many as cores when not given.", valueName: "n"))
  var jobs: Int?

  @Option(help: ArgumentHelp("auto, always or never.", valueName: "when"))
  var color: ColorChoice = .auto

  @Flag(help: "Prints findings only: no summary, no notes.")
  var quiet = false

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs: \"\(jobs)\" is no number of threads") }
    if let maximumWarnings, maximumWarnings < 0 {
      throw ValidationError("--max-warnings: \"\(maximumWarnings)\" is no number of warnings")
    }
    if readsNoConfiguration, configurationFile != nil {
      throw ValidationError("--config and --no-config exclude each other")
    }
    if outputs.count(where: { $0.file == nil }) > 1 {
      throw ValidationError("only one --format can go to standard output; write the others as FORMAT=FILE")
    }
  }

  func run() throws {
    try LintRun(self).run()
  }
}

/// `--format FORMAT[=FILE]`.
struct OutputRequest: ExpressibleByArgument {
  var format: OutputFormat
  /// Nil for standard output.
  var file: String?

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = OutputFormat(rawValue: String(parts[0])) else { return nil }
    self.format = format
    if parts.count == 2 {
      guard !parts[1].isEmpty else { return nil }
      file = String(parts[1])
    }
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
extension ColorChoice: ExpressibleByArgument {}
