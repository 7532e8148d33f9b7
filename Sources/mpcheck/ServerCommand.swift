import ArgumentParser
import Diagnostics
import LanguageServer
import Rules
import SystemC

struct ServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "server",
    abstract: spoken(
      en: "Runs the language server for editors (LSP over stdio).",
      zh: "运行供编辑器使用的语言服务器（LSP，经标准输入和标准输出）。"),
    discussion: spoken(
      en: """
        Editors start it and show what `mpcheck lint` finds as you type. It reads mpcheck.json and the native sources as lint does.
        """,
      zh: """
        由编辑器启动，在输入代码时显示 `mpcheck lint` 发现的问题。它与 lint 一样读取 mpcheck.json 和原生源码。
        """))

  @Flag(
    help: ArgumentHelp(
      en: "Uses standard input and output, as it always does; editors may pass it.",
      zh: "使用标准输入和标准输出（总是如此）；编辑器可以给出此选项。"))
  var stdio = false

  @OptionGroup var languageOptions: LanguageOptions

  func run() throws { try ServerCommand.serve() }

  /// Serves until the editor ends it.
  static func serve() throws(ExitStatus) {
    let given = LanguageChoice.separated(ProcessArguments.given).value.flatMap(Language.init(rawValue:))
    let server = LanguageServer(
      input: STDIN_FILENO, output: STDOUT_FILENO, rules: allRules, jobs: Terminal.coreCount, site: .built,
      language: given, usualLanguage: .spoken)
    let hasEndedWell = server.run { Terminal.writeFailure($0) }
    // The protocol requires this number.
    if !hasEndedWell { throw .findings }
  }
}
