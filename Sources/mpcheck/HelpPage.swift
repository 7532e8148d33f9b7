import Diagnostics
import Reporting

/// The help of a command in Chinese, with what ArgumentParser's English one has. That has English headings and breaks lines by
/// the number of characters.
struct HelpPage {
  private(set) var text = ""
  private let width: Int

  /// The columns of a line where no terminal says it.
  static let usualWidth = 80
  /// Where what is said of an argument begins.
  private static let helpColumn = 26

  /// The page in the place of `message`, with which ArgumentParser answers `arguments`; nil where that is not help.
  init?(inPlaceOf message: String, arguments: [String], width: Int) {
    guard message.hasPrefix("OVERVIEW: ") else { return nil }
    let words = LanguageChoice.separated(arguments).others
    let name = words.first == "help" ? words.dropFirst().first : words.first
    let tool = CommandDescription.mpcheck
    self.init(of: tool.allSubcommands.first { $0.name == name } ?? tool, tool: tool.name, width: width)
  }

  /// - Parameters:
  ///   - command: the command, or the tool itself.
  ///   - tool: the name of the tool.
  init(of command: CommandDescription, tool: String, width: Int) {
    self.width = width
    append("概述：\(command.abstract)\n\n")
    if !command.discussion.isEmpty { append(command.discussion + "\n\n") }
    append("用法：\(usage(of: command, tool))\n")
    let unnamed = command.arguments.filter { $0.section == nil }
    list("参数", unnamed.filter(\.names.isEmpty).map(row))
    for section in command.arguments.compactMap(\.section).uniqued() {
      list(section, command.arguments.filter { $0.section == section }.map(row))
    }
    list("选项", unnamed.filter { !$0.names.isEmpty }.map(row))
    list("子命令", command.subcommands.map { ($0.name, $0.abstract) })
    if !command.subcommands.isEmpty { append("\n  用 `\(tool) help <子命令>` 查看详细说明。\n") }
  }

  private func usage(of command: CommandDescription, _ tool: String) -> String {
    if !command.subcommands.isEmpty { return "\(tool) [<选项>] <子命令>" }
    let arguments = command.arguments.filter(\.names.isEmpty).map { argument in
      let name = "<\(argument.valueName ?? "")>" + (argument.isRepeating ? " ..." : "")
      return argument.isOptional ? " [\(name)]" : " \(name)"
    }
    return "\(tool) \(command.name) [<选项>]" + arguments.joined()
  }

  private func row(_ argument: ArgumentDescription) -> (label: String, help: String) {
    let value = argument.valueName.map { "<\($0)>" }
    let label =
      argument.names.isEmpty
      ? value ?? "" : argument.names.joined(separator: ", ") + (value.map { " " + $0 } ?? "")
    return (label, argument.abstract + (argument.facts(in: .chinese) ?? ""))
  }

  /// Appends a list under its title. What does not fit beside a label begins below it.
  private mutating func list(_ title: String, _ rows: [(label: String, help: String)]) {
    if rows.isEmpty { return }
    text += "\n\(title)：\n"
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

  private mutating func append(_ lines: String, hanging: Int = 0) {
    text += wrapped(lines, width: width, hanging: hanging)
  }
}
