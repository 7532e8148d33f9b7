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
        Save them where the shell looks for them, as the examples do. For zsh, add ~/.zfunc to fpath in ~/.zshrc:

          fpath+=~/.zfunc; autoload -Uz compinit; compinit
        """,
      zh: """
        把脚本保存到 shell 查找补全的位置，如下面的示例。使用 zsh 时，在 ~/.zshrc 中把 ~/.zfunc 加入 fpath：

          fpath+=~/.zfunc; autoload -Uz compinit; compinit
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
    if Language.spoken == .chinese {
      for (english, help) in ParserMessages.helps {
        script = script.replacingAll(english, with: help.chinese)
      }
    }
    Terminal.writeOutput(Array((script + "\n").utf8), as: nil)
  }
}
