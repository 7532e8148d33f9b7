import Diagnostics
import Reporting

/// The help of a command, in the place of ArgumentParser's, which is English, breaks lines by the number of characters, shows all
/// named groups before the other options, and has no place for examples.
struct HelpPage {
  private(set) var text = ""
  private let width: Int
  private let language: Language

  /// The columns of a line where no terminal says it.
  static let usualWidth = 80
  /// Where what is said of an argument begins.
  private static let helpColumn = 26

  /// The page in the place of `message`, with which ArgumentParser answers `arguments`; nil where that is not help.
  init?(inPlaceOf message: String, arguments: [String], language: Language, width: Int) {
    guard message.hasPrefix("OVERVIEW: ") else { return nil }
    let words = LanguageChoice.separated(arguments).others
    let name = words.first == "help" ? words.dropFirst().first : words.first
    let tool = CommandDescription.mpcheck
    self.init(
      of: tool.allSubcommands.first { $0.name == name } ?? tool, tool: tool.name, language: language,
      width: width)
  }

  /// - Parameters:
  ///   - command: the command, or the tool itself.
  ///   - tool: the name of the tool.
  init(of command: CommandDescription, tool: String, language: Language, width: Int) {
    self.width = width
    self.language = language
    append(language(en: "OVERVIEW: ", zh: "概述：") + command.abstract + "\n\n")
    if !command.discussion.isEmpty { append(command.discussion + "\n\n") }
    append(language(en: "USAGE: ", zh: "用法：") + usage(of: command, tool) + "\n")
    list(language(en: "Arguments", zh: "参数"), command.arguments.filter(\.names.isEmpty).map(row))
    let options = command.arguments.filter { !$0.names.isEmpty }
    for section in options.map(\.section).uniqued() {
      let title = section ?? language(en: "Options", zh: "选项")
      list(title, options.filter { $0.section == section }.map(row))
    }
    list(language(en: "Subcommands", zh: "子命令"), command.subcommands.map { ($0.name, $0.abstract) })
    listExamples(CommandExample.all(of: command.name == tool ? nil : command.name))
    if !command.subcommands.isEmpty {
      append(
        "\n"
          + language(
            en: "`\(tool) help <subcommand>` shows the help of a command.",
            zh: "用 `\(tool) help <子命令>` 查看命令的帮助。")
          + "\n")
    }
  }

  private func usage(of command: CommandDescription, _ tool: String) -> String {
    let options = language(en: "[<options>]", zh: "[<选项>]")
    if !command.subcommands.isEmpty {
      return "\(tool) \(options) " + language(en: "<subcommand>", zh: "<子命令>")
    }
    let arguments = command.arguments.filter(\.names.isEmpty).map { argument in
      let name = "<\(argument.valueName ?? "")>" + (argument.isRepeating ? " ..." : "")
      return argument.isOptional ? " [\(name)]" : " \(name)"
    }
    return "\(tool) \(command.name) \(options)" + arguments.joined()
  }

  private func row(_ argument: ArgumentDescription) -> (label: String, help: String) {
    let value = argument.valueName.map { "<\($0)>" }
    let label =
      argument.names.isEmpty
      ? value ?? "" : argument.names.joined(separator: ", ") + (value.map { " " + $0 } ?? "")
    let facts = argument.facts(in: language).map { language(en: " ", zh: "") + $0 } ?? ""
    return (label, argument.abstract + facts)
  }

  private mutating func title(_ title: String) {
    text += language(en: "\n\(title.uppercased()):\n", zh: "\n\(title)：\n")
  }

  /// Appends a list under its title. What does not fit beside a label begins below it.
  private mutating func list(_ title: String, _ rows: [(label: String, help: String)]) {
    if rows.isEmpty { return }
    self.title(title)
    for row in rows {
      let label = "  " + row.label
      let gap = HelpPage.helpColumn - label.displayWidth
      if gap > 0 {
        append(label + String(repeating: " ", count: gap) + row.help + "\n", hanging: HelpPage.helpColumn - 2)
      } else {
        text += label + "\n"
        append(String(repeating: " ", count: HelpPage.helpColumn) + row.help + "\n")
      }
    }
  }

  /// Appends a line for each example: what it does is beside it where there is room in all lines.
  private mutating func listExamples(_ examples: [CommandExample]) {
    if examples.isEmpty { return }
    title(language(en: "Examples", zh: "示例"))
    let column = (examples.map(\.line.displayWidth).max() ?? 0) + 4
    let isExplained = examples.allSatisfy {
      column + $0.meaning[language].displayWidth <= HelpPage.usualWidth
    }
    for example in examples {
      let label = "  " + example.line
      let gap = String(repeating: " ", count: column - label.displayWidth)
      text += isExplained ? label + gap + example.meaning[language] + "\n" : label + "\n"
    }
  }

  private mutating func append(_ lines: String, hanging: Int = 0) {
    text += wrapped(lines, width: width, hanging: hanging)
  }
}
