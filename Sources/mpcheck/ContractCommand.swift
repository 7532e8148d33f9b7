import ArgumentParser
import Contracts
import Files
import Linting
import Rules
import Workspace

struct ContractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "contract",
    abstract: "Prints the contract of the native views: what native code offers and what pages use.",
    discussion: """
      Written to a file, it replaces native source that is in another repository:

        mpcheck contract ../ios-app ../android-app > native-views.json
        mpcheck lint --host native-views.json

      What a change of the native side breaks in pages (exit status 1), and what is new:

        mpcheck contract --diff OLD NEW

      Both are contract files, or both configurations with "nativeViews".

      Its schema: mpcheck schema --contract
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @OptionGroup var query: NativeQueryOptions

  @Flag(help: "Compares two files, OLD and NEW; exit status 1 where pages break.")
  var diff = false

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp("json; with --diff text or json, and text without it.", valueName: "format"))
  var format: Format?

  func validate() throws {
    if !diff {
      if format == .text { throw ValidationError("a contract is json; --format text goes with --diff") }
      return
    }
    if query.paths.count != 2 || query.paths == ["."] {
      throw ValidationError("--diff compares two files: mpcheck contract --diff OLD NEW")
    }
    if !query.hosts.isEmpty { throw ValidationError("--diff compares two files and reads no --host") }
  }

  func run() throws {
    if diff { return try compare() }
    let query = try NativeQuery(self.query)
    let projects = query.projects
    let contract = ContractExport(
      query.facts, projects, toolVersion: toolVersion, shownPath: { query.portable($0) })
    Terminal.writeOutput(Array(contract.text.utf8))
    try query.finish(for: projects)
  }

  /// Prints what changes for pages between two files.
  private func compare() throws {
    let workingDirectory = try Terminal.workingDirectory()
    let paths = query.paths.map { Path.join(workingDirectory, $0) }
    let shown = paths.map { Path.display($0, from: workingDirectory) }
    do throws(ConfigurationError) {
      let kinds = paths.map { ComparedContract.isConfiguration($0) }
      if kinds[0] != kinds[1] {
        let contract = kinds[0] ? 1 : 0
        throw ConfigurationError(
          "\(shown[contract]) is a contract, and \(shown[1 - contract]) a configuration",
          help: "compare two of one kind")
      }
      let old = try ComparedContract.read(paths[0], isConfiguration: kinds[0])
      let new = try ComparedContract.read(paths[1], isConfiguration: kinds[1])
      let comparison = ContractComparison(from: old, to: new)
      let text =
        format == .json
        ? comparison.tree(old: shown[0], new: shown[1]).indented : comparison.text(new: shown[1].visible())
      Terminal.writeOutput(Array(text.utf8))
      if comparison.breaking.isEmpty { return }
    } catch {
      Terminal.writeError("mpcheck: \(error.text(from: workingDirectory))")
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

  static func read(_ path: String, isConfiguration: Bool) throws(ConfigurationError) -> ContractSide {
    if !isConfiguration { return ContractSide(try ContractFile(reading: path, in: DiskFileSystem())) }
    let loader = ConfigurationLoader(
      fileSystem: DiskFileSystem(), names: allRuleNames, version: Version(toolVersion)!)
    return ContractSide(declared: try loader.load(path).nativeViews.map(\.value))
  }
}
