import ArgumentParser
import Diagnostics
import Linting
import Reporting
import Rules

/// Declares the arguments of `mpcheck lint`.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: spoken(
      en: "Finds mistakes in the pages and components of mini programs.", zh: "找出小程序页面和组件中的错误。"),
    discussion: spoken(
      en: """
        A path is a page, a folder or a whole program, or a quoted pattern such as "pages/**/*.axml". Ids, templates, components and scripts are always collected \
        from the whole program; only findings under the given paths are printed.

        Exit status: 0 nothing at or above --fail-on, 1 findings, 2 wrong use, 3 not finished.
        """,
      zh: """
        路径可以是页面、目录或整个小程序，也可以是带引号的通配模式，例如 'pages/**/*.axml'。id、模板、组件和脚本总是从整个小程序中收集；\
        只显示给定路径下的问题。

        退出码：0 没有达到 --fail-on 级别的问题，1 有问题，2 用法错误，3 未完成。
        """))

  @Argument(
    help: ArgumentHelp(
      en: "Pages, folders, programs or patterns; - for standard input.",
      zh: "页面、目录、小程序或通配模式；- 表示标准输入。", valueName: "path"),
    completion: .file())
  var paths: [String] = ["."]

  @OptionGroup(title: spoken(en: "Fixing", zh: "修复")) var fixing: FixOptions

  @Option(
    name: .customLong("type"),
    help: ArgumentHelp(
      en: "Names a native view type that the host registers; may be repeated.",
      zh: "宿主应用注册的一个原生视图类型；可重复使用。", valueName: "name"))
  var types: [String] = []

  @Option(
    name: .customLong("host"),
    help: ArgumentHelp(
      en: "Reads registrations from native sources or a contract file; may be repeated.",
      zh: "从原生源码或契约文件中读取注册；可重复使用。",
      valueName: "path"),
    completion: .file())
  var hosts: [String] = []

  @Option(
    name: .customLong("exclude"),
    help: ArgumentHelp(
      en: "Skips files that match, as in .gitignore; may be repeated, last match wins.",
      zh: "跳过匹配的文件，写法同 .gitignore；可重复使用，以最后一个匹配的为准。",
      valueName: "glob"))
  var exclude: [String] = []

  @OptionGroup var configurationChoice: ConfigurationOptions

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp(
      en: "Sets a rule or category to error, warning, info or off; may be repeated.",
      zh: "将规则或类别设为 error、warning、info 或 off；可重复使用。", valueName: "id=severity"),
    completion: .list(LintCommand.ruleSettings))
  var rules: [String] = []

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp(
      en: "Runs only these rules, or the rules of these categories.",
      zh: "只运行这些规则，或这些类别的规则。", valueName: "id,..."),
    completion: .list(allRuleNames.all))
  var only: [String] = []

  @Option(
    name: .customLong("min-severity"),
    help: ArgumentHelp(
      en:
        "Hides findings below this severity. (default: warning; info with --fail-on info, --only or --rule ID=info)",
      zh: "不显示低于此级别的问题。（默认：warning；使用 --fail-on info、--only 或 --rule ID=info 时为 info）",
      valueName: "level"))
  var givenMinimumSeverity: Severity?

  @Option(
    name: .customLong("fail-on"),
    help: ArgumentHelp(
      en: "Exits with 1 if a finding has at least this severity.",
      zh: "有达到此级别的问题时，退出码为 1。", valueName: "level"))
  var failOn: FailureLevel = .error

  @Option(
    name: .customLong("max-warnings"), parsing: .unconditional,
    help: ArgumentHelp(
      en: "Exit with 1 if there are more than N warnings.",
      zh: "警告多于 N 个时，退出码为 1。", valueName: "n"))
  var maximumWarnings: Numeral?

  @Flag(
    help: ArgumentHelp(
      en: "Exits with 2 if a path contains nothing to lint, such as a moved path in CI.",
      zh: "路径中没有可检查的内容时，退出码为 2（例如 CI 中路径已移走）。"))
  var failOnNoFiles = false

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp(
      en:
        "Sets an output, with =FILE into a file; may be repeated. "
        + "(values: \(OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")); "
        + "default: text, plus github in GitHub Actions)",
      zh: "设置一种输出，用 =FILE 写入文件；可重复使用。"
        + "（可用的值：\(OutputFormat.allCases.map(\.rawValue).joined(separator: "、"))；"
        + "默认：text，在 GitHub Actions 中还有 github）",
      valueName: "format[=file]"),
    completion: .list(OutputFormat.allCases.map(\.rawValue)), transform: OutputRequest.init(argument:))
  var outputs: [OutputRequest] = []

  @OptionGroup(title: spoken(en: "Baseline", zh: "基线")) var baselines: BaselineOptions

  @OptionGroup(title: spoken(en: "Changes in git", zh: "git 中的改动")) var git: GitOptions

  @OptionGroup(title: spoken(en: "About the run", zh: "运行情况")) var insight: InsightOptions

  @Option(
    name: .customLong("stdin-filename"),
    help: ArgumentHelp(
      en: "Names the file whose text is on standard input, which the path - reads.",
      zh: "路径为 - 时，指明标准输入是哪个文件的内容。",
      valueName: "path"),
    completion: .file())
  var standardInputName: String?

  @Flag(
    name: [.customShort("w"), .customLong("watch")],
    help: ArgumentHelp(
      en: "Lints again when files change, until Ctrl-C.", zh: "文件改动后重新检查，直到按 Ctrl-C。"))
  var watch = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      en: "Lints the I-th of N parts of the pages, for CI matrices.",
      zh: "把页面分成 N 份，只检查第 I 份，用于 CI 矩阵。", valueName: "i/n"))
  var shard: ShardArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      en: "Number of threads (default: number of cores).", zh: "线程数（默认为 CPU 核数）。", valueName: "n"))
  var jobs: Numeral?

  @Option(
    help: ArgumentHelp(
      en: "Colour the output: auto, always or never.", zh: "输出是否带颜色：auto、always 或 never。", valueName: "when"))
  var color: ColorChoice = .auto

  @Flag(
    help: ArgumentHelp(
      en: "Shows the source of every finding, not only of the first three of a rule.",
      zh: "显示每个问题的源码，而不只是每条规则的前三个。"))
  var full = false

  @Option(
    name: .customLong("sort"),
    help: ArgumentHelp(
      en: "Sorts text and concise output by file, or by severity, errors first.",
      zh: "text 和 concise 的排序：file 按文件，severity 先列错误。", valueName: "order"))
  var order: TextStyle.Order = .file

  @Flag(
    help: ArgumentHelp(
      en: "Also shows findings in templates that nothing uses.",
      zh: "也显示未使用的模板中的问题。"))
  var unreached = false

  @Flag(
    name: [.customShort("q"), .customLong("quiet")],
    help: ArgumentHelp(
      en: "Prints only findings, or only the table of --statistics: no summary, no notes.",
      zh: "只显示问题（或 --statistics 的表格），不显示汇总和注意。"))
  var quiet = false

  @OptionGroup var languageOptions: LanguageOptions

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
      order: order, unreached: unreached,
      quiet: quiet, language: languageOptions.language
    )
  }

  func validate() throws { try options.validate() }

  func run() throws { try options.run() }
}
