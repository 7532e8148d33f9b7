import ArgumentParser
import LanguageServer
import SystemC

struct ServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "server",
    abstract: "Serve editors: the Language Server Protocol over standard input and output.",
    discussion: """
      Editors start it and show what "mpcheck lint" finds while people type. It reads mpcheck.json and the native sources \
      as lint does.
      """)

  @Flag(help: "Talk over standard input and output; editors say so, and there is no other way.")
  var stdio = false

  func run() throws { try ServerCommand.serve() }

  /// Serves until the editor ends it.
  static func serve() throws(ExitStatus) {
    let server = LanguageServer(
      input: STDIN_FILENO, output: STDOUT_FILENO, jobs: Terminal.coreCount, site: .built)
    let hasEndedWell = server.run { Terminal.writeError("mpcheck: \($0)") }
    // The protocol requires this number.
    if !hasEndedWell { throw .findings }
  }
}
