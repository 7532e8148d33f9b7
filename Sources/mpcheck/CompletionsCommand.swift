import ArgumentParser

/// Prints the completions of a shell, as `--generate-completion-script` does.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Prints the completions for a shell: commands, options, rules and categories.",
    discussion: """
      They go where the shell looks for them:

        mpcheck completions bash > ~/.local/share/bash-completion/completions/mpcheck
        mpcheck completions zsh > ~/.zfunc/_mpcheck
        mpcheck completions fish > ~/.config/fish/completions/mpcheck.fish

      For zsh, ~/.zfunc is in fpath: "fpath+=~/.zfunc; autoload -Uz compinit; compinit" in ~/.zshrc.
      """)

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

  @Argument(help: ArgumentHelp("bash, zsh or fish.", valueName: "shell"))
  var shell: Shell

  func run() throws {
    Terminal.writeOutput(Array((MPCheck.completionScript(for: shell.completions) + "\n").utf8))
  }
}
