import Diagnostics
import ArgumentParser
import Contracts
import Files
import Linting
import Rules
import Workspace

struct ContractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "contract",
    abstract: spoken(
      en: "Prints the contract of the native views: what native code offers and what pages use.",
      zh: "输出原生视图的契约：原生代码提供什么，页面使用什么。"),
    discussion: spoken(
      en: """
        A contract file replaces native source that is in another repository: lint against it with --host.

        With --diff OLD NEW it prints what a change of the native side breaks in pages (exit status 1), and what is new. Both are \
        contract files, or both are configurations with "nativeViews". Without --format, the result is text.

        `mpcheck schema --contract` prints its schema.
        """,
      zh: """
        契约文件可以代替另一个仓库中的原生源码：用 --host 指定它来检查。

        --diff OLD NEW 显示原生端的改动会使页面的哪些用法失效（退出码 1），以及新增了什么。两者都是契约文件，或都是带有“nativeViews”的配置文件；\
        不给出 --format 时以 text 显示。

        `mpcheck schema --contract` 输出契约文件的 schema。
        """))

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @OptionGroup var query: NativeQueryOptions

  @Flag(
    help: ArgumentHelp(
      en: "Compares two files, OLD and NEW; exits with 1 if pages break.",
      zh: "比较 OLD 和 NEW 两个文件；有页面失效时退出码为 1。"))
  var diff = false

  @Flag(
    help: ArgumentHelp(
      en: "Exits with 2 if there is nothing to write, or a path contains nothing.",
      zh: "没有可写的内容，或路径中什么也没有时，退出码为 2。"))
  var failOnNoFiles = false

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp(
      en: "Prints a contract as json, or the result of --diff as text or json.",
      zh: "以 json 输出契约，或以 text 或 json 输出 --diff 的结果。", valueName: "format"))
  var format: Format?

  @OptionGroup var languageOptions: LanguageOptions

  func validate() throws {
    if !diff {
      if format == .text {
        throw ValidationError(
          en: "a contract is json; --format text goes with --diff",
          zh: "契约是 json；--format text 要与 --diff 一起使用")
      }
      return
    }
    if query.paths.count != 2 || query.paths == ["."] {
      throw ValidationError(
        en: "--diff compares two files: mpcheck contract --diff OLD NEW",
        zh: "--diff 比较两个文件：mpcheck contract --diff OLD NEW")
    }
    if !query.hosts.isEmpty {
      throw ValidationError(
        en: "--diff compares two files and reads no --host", zh: "--diff 比较两个文件，不读取 --host")
    }
    if failOnNoFiles {
      throw ValidationError(
        en: "--diff compares two files: --fail-on-no-files has no meaning for it",
        zh: "--diff 比较两个文件，--fail-on-no-files 没有作用")
    }
  }

  func run() throws {
    if diff { return try compare() }
    let query = try NativeQuery(self.query)
    if failOnNoFiles { try query.checkPaths() }
    let projects = query.projects
    let lines = LinesOfFiles()
    let contract = ContractExport(
      query.facts, projects, toolVersion: toolVersion, shownPath: { query.portable($0) },
      line: { lines.position(of: $0)?.line ?? 1 })
    Terminal.writeOutput(Array(contract.text.utf8), as: .json)
    try query.finish(query.gaps(for: projects))
    guard let reason = query.whyNothingIsOffered(to: projects) else { return }
    Terminal.writeNote(
      LocalizedText(
        en: "the contract lists no native view: \(reason.english)", zh: "契约中没有原生视图：\(reason.chinese)"))
    throw failOnNoFiles ? ExitStatus.wrongUse : ExitStatus.findings
  }

  /// Prints what changes for pages between two files.
  private func compare() throws {
    Terminal.writeLanguageNote()
    let workingDirectory = try Terminal.workingDirectory()
    let paths = query.paths.map { Path.join(workingDirectory, $0) }
    let shown = paths.map { Path.display($0, from: workingDirectory) }
    do throws(ConfigurationErrors) {
      let kinds = paths.map { ComparedContract.isConfiguration($0) }
      if kinds[0] != kinds[1] {
        let contract = kinds[0] ? 1 : 0
        throw ConfigurationErrors(
          ConfigurationError(
            LocalizedText(
              en: "\(shown[contract]) is a contract, and \(shown[1 - contract]) a configuration",
              zh: "\(shown[contract]) 是契约文件，而 \(shown[1 - contract]) 是配置文件"),
            help: LocalizedText(en: "compare two of one kind", zh: "请比较两个同类的文件")))
      }
      let old = try ComparedContract.read(paths[0], isConfiguration: kinds[0])
      let new = try ComparedContract.read(paths[1], isConfiguration: kinds[1])
      let comparison = ContractComparison(from: old, to: new)
      let text =
        format == .json
        ? comparison.tree(old: shown[0], new: shown[1]).indented
        : comparison.text(new: shown[1].visible(), in: .spoken)
      Terminal.writeOutput(Array(text.utf8), as: format == .json ? .json : .text)
      if comparison.breaking.isEmpty { return }
    } catch {
      error.write(from: workingDirectory)
      throw ExitStatus.wrongUse
    }
    throw ExitStatus.findings
  }
}

/// One of the two files that are compared.
private enum ComparedContract {
  /// Whether the file at a path is a configuration: it has "nativeViews". A contract has "views".
  static func isConfiguration(_ path: String) -> Bool {
    guard let text = try? DiskFileSystem().read(path) else { return false }
    return JSONDocument(text).root?.member("nativeViews") != nil
  }

  static func read(_ path: String, isConfiguration: Bool) throws(ConfigurationErrors) -> ContractSide {
    if !isConfiguration {
      do {
        return ContractSide(try ContractFile(reading: path, in: DiskFileSystem()))
      } catch {
        throw ConfigurationErrors(error)
      }
    }
    let loader = ConfigurationLoader(
      fileSystem: DiskFileSystem(), names: allRuleNames, version: Version(toolVersion)!)
    return ContractSide(declared: try loader.load(path).nativeViews.map(\.value))
  }
}
