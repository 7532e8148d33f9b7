import ArgumentParser
import Contracts
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

      Its schema: mpcheck schema --contract
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json
  }

  @OptionGroup var query: NativeQueryOptions

  @Option(help: ArgumentHelp("json.", valueName: "format"))
  var format: Format = .json

  func run() throws {
    let query = try NativeQuery(self.query)
    let projects = query.projects
    let contract = ContractExport(
      query.facts, projects, toolVersion: toolVersion, shownPath: { query.portable($0) })
    Terminal.writeOutput(Array(contract.text.utf8))
    try query.finish(for: projects)
  }
}
