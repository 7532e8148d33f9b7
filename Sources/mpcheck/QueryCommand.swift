import ArgumentParser
import Diagnostics

/// Finds nodes in markup files: declares the arguments of `mpcheck query`.
struct QueryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "query",
    abstract: spoken(
      en: "Finds tags, attributes and texts by a CSS selector or by XPath.",
      zh: "用 CSS 选择器或 XPath 查找标签、属性和文本。"),
    discussion: spoken(
      en: """
        Prints a line for each match, as grep does. A selector is made of tags, combinators, lists, and

          *  #id  .class  [a]  [a=v]  [a^=v]  [a$=v]  [a*=v]  [a~=v]  :not()  :has()
          :is()  :first-child  :last-child  :only-child  :nth-child(2)  :empty  :root

        Names in brackets are written as in the page: [wx:if], [@tap]. [data-*] matches every name that begins with data-.

        XPath is version 1.0 with $path, $dialect, $kind, matches(), has-word(), ends-with() and lower-case(). Prefixes such as wx: \
        need no declaration.

        Exit status: 0 matches, 1 none, 2 wrong use, 3 not finished.
        """,
      zh: """
        与 grep 一样，每个匹配显示一行。选择器由标签、组合符、逗号列表和以下各项组成：

          *  #id  .class  [a]  [a=v]  [a^=v]  [a$=v]  [a*=v]  [a~=v]  :not()  :has()
          :is()  :first-child  :last-child  :only-child  :nth-child(2)  :empty  :root

        方括号中的名称与页面中的写法相同，例如 [wx:if] 和 [@tap]。[data-*] 匹配所有以 data- 开头的名称。

        XPath 为 1.0 版，另有 $path、$dialect、$kind、matches()、has-word()、ends-with() 和 lower-case()。wx: 等前缀无需声明。

        退出码：0 有匹配，1 没有匹配，2 用法错误，3 未完成。
        """))

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(
    help: ArgumentHelp(
      en: "The selector to look for; with --xpath, a path.", zh: "要查找的选择器；使用 --xpath 时为路径。",
      valueName: "selector"))
  var selector: String?

  @Argument(
    help: ArgumentHelp(
      en: "Pages, folders, programs or patterns; - for standard input.",
      zh: "页面、目录、小程序或通配模式；- 表示标准输入。", valueName: "path"),
    completion: .file())
  var otherPaths: [String] = []

  @Option(
    help: ArgumentHelp(
      en: "Looks for the nodes of this XPath expression, instead of a selector.",
      zh: "用此 XPath 代替选择器来查找节点。",
      valueName: "expression"))
  var xpath: String?

  @Flag(help: ArgumentHelp(en: "Prints how many nodes match.", zh: "显示匹配的节点数。"))
  var count = false

  @Flag(help: ArgumentHelp(en: "Prints the files with a match.", zh: "列出有匹配的文件。"))
  var files = false

  @Flag(
    help: ArgumentHelp(
      en: "Prints only the text of each node: an attribute's value, an element's text.",
      zh: "只显示每个节点的文本：属性的值或元素中的文本。"))
  var value = false

  @Flag(
    help: ArgumentHelp(
      en: "Prints the XPath that the selector becomes, and searches nothing.", zh: "显示选择器转换成的 XPath，不做查找。"))
  var explain = false

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp(en: "Prints matches as text or json.", zh: "以 text 或 json 输出匹配。", valueName: "format"))
  var format: Format = .text

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
      en: "Searches only files changed since HEAD left this commit, and new files.",
      zh: "只在 HEAD 与该提交分叉以来改动的文件和新文件中查找。",
      valueName: "ref"))
  var changedSince: String?

  @Flag(
    help: ArgumentHelp(
      en: "Searches the staged content of the staged files.", zh: "只在已暂存的文件中查找暂存的内容。"))
  var staged = false

  @Option(
    name: .customLong("stdin-filename"),
    help: ArgumentHelp(
      en: "Names the file whose text is on standard input, which the path - reads.",
      zh: "路径为 - 时，指明标准输入是哪个文件的内容。",
      valueName: "path"),
    completion: .file())
  var standardInputName: String?

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
    name: [.customShort("q"), .customLong("quiet")],
    help: ArgumentHelp(en: "Prints no notes.", zh: "不显示注意。"))
  var quiet = false

  @OptionGroup var languageOptions: LanguageOptions

  func validate() throws {
    if selector == nil, xpath == nil {
      throw ValidationError(en: "a selector or --xpath is missing", zh: "缺少选择器或 --xpath")
    }
    try checkPaths(paths)
    try checkPaths([standardInputName], of: "--stdin-filename")
    try git.validate()
    try jobs?.check("--jobs", .threads, least: 1)
    try validateOutput()
    guard readsStandardInput else {
      if standardInputName != nil { throw StandardInput.nameWithoutInput }
      return
    }
    if standardInputName == nil { throw StandardInput.missingName }
    if paths.count > 1 { throw StandardInput.otherPath }
    if let option = git.name { throw StandardInput.isNoFile(option) }
  }

  private func validateOutput() throws {
    let outputs = [
      (count, "--count"), (files, "--files"), (value, "--value"), (explain, "--explain"),
      (format == .json, "--format json"),
    ].filter(\.0).map(\.1)
    if outputs.count > 1 {
      throw ValidationError(
        en: "\(outputs[0]) and \(outputs[1]) exclude each other", zh: "\(outputs[0]) 和 \(outputs[1]) 不能同时使用")
    }
    if explain, xpath != nil {
      throw ValidationError(
        en: "--explain is about a selector, and --xpath is XPath already",
        zh: "--explain 用于选择器，而 --xpath 已是 XPath")
    }
  }

  /// Where is searched.
  var paths: [String] {
    let paths = (xpath == nil ? [] : [selector].compactMap { $0 }) + otherPaths
    return paths.isEmpty ? ["."] : paths
  }

  var git: LintOptions.Git { LintOptions.Git(changedSince: changedSince, staged: staged) }
  var readsStandardInput: Bool { paths.contains(StandardInput.path) }

  func run() throws {
    if !quiet { Terminal.writeLanguageNote() }
    try QueryRun(self, workingDirectory: try Terminal.workingDirectory()).run()
  }
}
