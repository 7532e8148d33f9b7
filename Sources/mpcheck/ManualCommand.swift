import ArgumentParser
import Workspace

/// Prints the manual page, for those who install and package, as `--generate-completion-script` does for completions.
/// `make man` calls it.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Prints the manual page.", shouldDisplay: false)

  func run() throws {
    let page = ManualPage(of: CommandDescription(dump: MPCheck._dumpHelp()), version: toolVersion)
    Terminal.writeOutput(Array(page.text.utf8))
  }
}
