import Guide

/// The manual page in the man(7) macros: what the declarations of the commands say, and sections that no declaration has.
struct ManualPage {
  private(set) var text = ""

  init(of tool: CommandDescription, version: String) {
    line(".TH \(tool.name.uppercased()) 1 \"\" \"\(tool.name) \(version)\" \"\"")
    heading("NAME")
    line("\(tool.name) \\- \(escaped(tool.abstract.withoutStop))")
    heading("SYNOPSIS")
    for command in tool.subcommands {
      let synopsis = command.arguments.filter(\.names.isEmpty).map(synopsis(of:)).joined()
      line("\\fB\(tool.name) \(escaped(command.name))\\fR [\\fIoptions\\fR]\(synopsis)")
      line(".br")
    }
    heading("COMMANDS")
    let common = tool.arguments.map(\.names)
    for command in tool.subcommands {
      line(".SS \(escaped(command.name))")
      paragraphs(command.abstract + "\n\n" + command.discussion)
      arguments(command.arguments.filter { $0.section == nil && !common.contains($0.names) })
      for section in command.arguments.compactMap(\.section).withoutRepetitions {
        line(".PP")
        line("\\fI\(escaped(section))\\fR")
        arguments(command.arguments.filter { $0.section == section })
      }
    }
    heading("OPTIONS OF EVERY COMMAND")
    arguments(tool.arguments)
    for section in ManualPage.sections {
      heading(section.title)
      for entry in section.entries {
        line(".TP")
        line("\\fB\(escaped(entry.term))\\fR")
        line(escaped(entry.text))
      }
    }
  }

  /// The sections that no declaration has.
  private static let sections: [(title: String, entries: [(term: String, text: String)])] = [
    (
      "EXIT STATUS", ExitStatusTable.rows.map { (String($0.status), $0.meaning) }
    ),
    (
      "ENVIRONMENT",
      [
        ("NO_COLOR", "Not empty: no colour, unless --color asks for it."),
        ("FORCE_COLOR, CLICOLOR_FORCE", "Neither empty nor 0: colour, even where no terminal is."),
        ("CLICOLOR", "0: no colour."),
        ("TERM", "dumb: no colour."),
        (
          "SOURCE_DATE_EPOCH",
          "The time that the HTML report names, in seconds since 1970, in place of now: the same input gives the same bytes."
        ),
      ]
    ),
    (
      "FILES",
      [
        (
          "mpcheck.json",
          "The configuration, in the folder of the program's app.json or above it, up to the top of the repository. "
            + "The nearest one counts and is read alone; one below that folder is not read."
        ),
        (".gitignore", "What it names is not linted, unless it is given as a path."),
        (".editorconfig", "How format indents pages and ends their lines, in their folders and above them."),
      ]
    ),
    (
      "EXAMPLES",
      [
        ("mpcheck lint", "Lints the programs in the working directory."),
        ("mpcheck lint pages/home --type custom_map", "Lints a folder of pages, one type being registered."),
        ("mpcheck lint 'pages/**/*.axml'", "Lints what the pattern finds."),
        ("mpcheck lint --only native-view", "Runs the rules of one category."),
        (
          "mpcheck contract --diff old.json new.json",
          "Says what a change of the native side breaks in pages."
        ),
        ("mpcheck lint --fix", "Fixes what can be fixed safely."),
        ("mpcheck format --check", "Names the pages that are not formatted."),
        ("mpcheck lint --format text --format sarif=out.sarif", "Two outputs of one run."),
        ("mpcheck explain duplicate-native-id", "Says what a rule finds, and why."),
      ]
    ),
  ]

  // MARK: Parts

  private mutating func line(_ line: String) { text += line + "\n" }

  private mutating func heading(_ title: String) { line(".SH \(title)") }

  /// Appends paragraphs, which blank lines separate. Indented lines are an example and stay as they are.
  private mutating func paragraphs(_ text: String) {
    var isExample = false
    var isFirst = true
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if part.isEmpty {
        if isExample { line(".EE") }
        isExample = false
        isFirst = true
        continue
      }
      if isFirst { line(".PP") }
      if part.first == " ", !isExample {
        line(".EX")
        isExample = true
      }
      line(escaped(part))
      isFirst = false
    }
    if isExample { line(".EE") }
  }

  private mutating func arguments(_ arguments: [ArgumentDescription]) {
    for argument in arguments {
      line(".TP")
      let names = argument.names.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
      let value = argument.valueName.map { "\\fI\(escaped($0))\\fR" }
      let repetition = argument.isRepeating ? "..." : ""
      line([names, value ?? "", repetition].filter { !$0.isEmpty }.joined(separator: " "))
      line(escaped(argument.abstract))
      var facts: [String] = []
      if !argument.values.isEmpty { facts.append("values: \(argument.values.joined(separator: ", "))") }
      if let value = argument.defaultValue { facts.append("default: \(value)") }
      if !facts.isEmpty { line(escaped("(\(facts.joined(separator: "; ")))")) }
    }
  }

  private func synopsis(of argument: ArgumentDescription) -> String {
    let name = "\\fI\(escaped(argument.valueName ?? ""))\\fR" + (argument.isRepeating ? " ..." : "")
    return argument.isOptional ? " [\(name)]" : " \(name)"
  }

  /// A text that the formatter prints as it is. A hyphen becomes the minus sign of options, so that it can be copied. A line
  /// that begins with a dot or a quote would be a command.
  private func escaped(_ text: some StringProtocol) -> String {
    let escaped = text.reduce(into: "") { escaped, character in
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      default: escaped.append(character)
      }
    }
    return text.first == "." || text.first == "'" ? "\\&" + escaped : escaped
  }
}

extension String {
  /// The text without the full stop of a sentence, to become part of a line.
  fileprivate var withoutStop: String { last == "." ? String(dropLast()) : self }
}

extension [String] {
  /// The elements without repetitions, each at its first place.
  fileprivate var withoutRepetitions: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
