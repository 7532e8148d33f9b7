import Diagnostics
import ArgumentParser
import Workspace

/// The command line. Each subcommand has a file of its own.
@main
struct MPCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mpcheck",
    abstract: spoken(
      en: "Checks mini-program markup (AXML, WXML and others), and every native view that a page embeds.",
      zh: "检查小程序的标记代码（AXML、WXML 等），以及页面嵌入的每个原生视图。"),
    version: toolVersion,
    subcommands: [
      LintCommand.self, FormatCommand.self, QueryCommand.self, RulesCommand.self, ExplainCommand.self,
      ConfigCommand.self,
      InitCommand.self,
      SchemaCommand.self, TypesCommand.self, ContractCommand.self,
      ServerCommand.self, ParseCommand.self, CompletionsCommand.self, ManualCommand.self,
      DialectsCommand.self,
    ])

  @OptionGroup var languageOptions: LanguageOptions

  /// Runs a command and ends the process with the status of the command, or of wrong use.
  static func main() {
    Signals.prepare()
    let arguments = WrongUse.withLongVersion(ProcessArguments.given)
    if let topic = HelpTopic(arguments) {
      topic.write()
      ExitStatus.success.exit()
    }
    if let wrong = WrongUse(nameOrOption: arguments) ?? WrongUse(helpTopic: arguments) { wrong.end() }
    do {
      if arguments == ["server"] || arguments == ["server", "--stdio"] {
        try ServerCommand.serve()
      } else if let options = PlainArguments.lintOptions(arguments) {
        try options.run()
      } else {
        var command = try parseAsRoot(arguments)
        try command.run()
      }
    } catch let status as ExitStatus {
      status.exit()
    } catch {
      // Help and the version are not errors; everything else that reading the arguments finds is wrong use.
      if exitCode(for: error) == .success {
        Terminal.writeLanguageNote()
        let message = fullMessage(for: error)
        let help = HelpPage(
          inPlaceOf: message, arguments: arguments, language: .spoken,
          width: Terminal.outputWidth ?? HelpPage.usualWidth)
        let list = HelpTopic.isOverview(arguments) ? "\n" + HelpTopic.list : ""
        Terminal.writeOutput(Array(((help?.text ?? message + "\n") + list).utf8))
        ExitStatus.success.exit()
      }
      WrongUse(error, arguments: arguments).end()
    }
  }
}
