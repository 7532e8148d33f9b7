import ArgumentParser
import Diagnostics

/// Prints the completions of a shell, as `--generate-completion-script` does.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: spoken(
      en: "Prints the completions for a shell: commands, options, rules and categories.",
      zh: "输出 shell 的补全脚本：命令、选项、规则和类别。"),
    discussion: spoken(
      en: """
        They go where the shell looks for them:

          mpcheck completions bash > ~/.local/share/bash-completion/completions/mpcheck
          mpcheck completions zsh > ~/.zfunc/_mpcheck
          mpcheck completions fish > ~/.config/fish/completions/mpcheck.fish

        For zsh, ~/.zfunc is in fpath: "fpath+=~/.zfunc; autoload -Uz compinit; compinit" in ~/.zshrc.
        """,
      zh: """
        脚本放在 shell 查找补全的位置：

          mpcheck completions bash > ~/.local/share/bash-completion/completions/mpcheck
          mpcheck completions zsh > ~/.zfunc/_mpcheck
          mpcheck completions fish > ~/.config/fish/completions/mpcheck.fish

        使用 zsh 时，~/.zfunc 要在 fpath 中：在 ~/.zshrc 里写上“fpath+=~/.zfunc; autoload -Uz compinit; compinit”。
        """))

  enum Shell: String, ExpressibleByArgument, CaseIterable {
    case bash, zsh, fish

    var completions: CompletionShell {
      switch self {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    }
  }

  @Argument(help: ArgumentHelp(en: "bash, zsh or fish.", zh: "bash、zsh 或 fish。", valueName: "shell"))
  var shell: Shell

  @OptionGroup var languageOptions: LanguageOptions

  func run() throws {
    var script = MPCheck.completionScript(for: shell.completions)
    for (english, help) in ParserMessages.helps { script = script.replacingAll(english, with: help[.spoken]) }
    Terminal.writeOutput(Array((script + "\n").utf8), as: nil)
  }
}
