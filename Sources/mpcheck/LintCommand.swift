import ArgumentParser
import Diagnostics
import Linting
import Reporting
import Rules

/// Declares the arguments of `mpcheck lint`.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Finds mistakes in the pages and components of mini programs.",
    discussion: """
      A path is a page, a folder or a whole program, or a quoted pattern such as "pages/**/*.axml". Ids, templates, components and scripts are always collected \
      from the whole program; only findings under the given paths are printed.

      Exit status: 0 nothing at or above --fail-on, 1 findings, 2 wrong use, 3 not finished.
      """)

  @Argument(
    help: ArgumentHelp("Pages, folders, programs or patterns; - for standard input.", valueName: "path"),
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
    help: ArgumentHelp(
      "Sets a rule, or the rules of a category, to error, warning, info or off.", valueName: "id=severity"),
    completion: .list(LintCommand.ruleSettings))
  var rules: [String] = []

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp("Runs these rules, or the rules of these categories, alone.", valueName: "id,..."),
    completion: .list(allRuleNames.all))
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
    name: [.customShort("f"), .customLong("format")],
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

  @Flag(
    name: [.customShort("w"), .customLong("watch")], help: "Lints again whenever files change, until Ctrl-C.")
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

  @Flag(help: "Shows the source of each finding: without it, that of the first three of each rule.")
  var full = false

  @Flag(help: "Shows findings in templates that nothing uses, too.")
  var unreached = false

  @Flag(
    name: [.customShort("q"), .customLong("quiet")],
    help: "Prints findings only: no summary, no notes; with --statistics the table only.")
  var quiet = false

  /// The values of `--rule` that a shell offers.
  private static let ruleSettings = allRuleNames.all.flatMap { name in
    ["off", "info", "warning", "error"].map { "\(name)=\($0)" }
  }

  var options: LintOptions {
    LintOptions(
      paths: paths, types: types, hosts: hosts, exclude: exclude,
      configurationChoice: configurationChoice.options,
      rules: rules, only: only, givenMinimumSeverity: givenMinimumSeverity, failOn: failOn,
      maximumWarnings: maximumWarnings, failOnNoFiles: failOnNoFiles, outputs: outputs,
      fixing: fixing.options,
      baselines: baselines.options, git: git.options, insight: insight.options,
      standardInputName: standardInputName, watch: watch, shard: shard, jobs: jobs, color: color, full: full,
      unreached: unreached,
      quiet: quiet
    )
  }

  func validate() throws { try options.validate() }

  func run() throws { try options.run() }
}
