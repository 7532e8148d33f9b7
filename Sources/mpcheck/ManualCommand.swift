import ArgumentParser
import Workspace

/// Prints the manual page, for those who install and package, as `--generate-completion-script` does for completions.
/// `make man` calls it.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: spoken(en: "Prints the manual page.", zh: "输出手册页。"), shouldDisplay: false
  )

  @OptionGroup var languageOptions: LanguageOptions

  func run() throws {
    let page = ManualPage(of: .mpcheck, version: toolVersion, in: .spoken)
    Terminal.writeOutput(Array(page.text.utf8), as: nil)
  }
}
