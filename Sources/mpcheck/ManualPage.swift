import Diagnostics
import Guide

/// The manual page in the man(7) macros: what the declarations of the commands say, and sections that no declaration has.
struct ManualPage {
  private(set) var text = ""
  private let language: Language

  init(of tool: CommandDescription, version: String, in language: Language) {
    self.language = language
    line(".TH \(tool.name.uppercased()) 1 \"\" \"\(tool.name) \(version)\" \"\"")
    // Stretched lines and hyphenated words are hard to read in command lines and among Chinese characters.
    line(".ad l")
    line(".nh")
    // groff hyphenates again at each heading unless its register says otherwise.
    line(".nr HY 0")
    heading(language(en: "NAME", zh: "名称"))
    line("\(tool.name) \\- \(escaped(tool.abstract.withoutStop))")
    heading(language(en: "SYNOPSIS", zh: "概要"))
    let options = language(en: "options", zh: "选项")
    for command in tool.subcommands {
      let synopsis = command.arguments.filter(\.names.isEmpty).map(synopsis(of:)).joined()
      line("\\fB\(tool.name) \(escaped(command.name))\\fR [\\fI\(options)\\fR]\(synopsis)")
      line(".br")
    }
    heading(language(en: "DESCRIPTION", zh: "描述"))
    paragraphs(ManualPage.description[language])
    heading(language(en: "COMMANDS", zh: "命令"))
    let common = tool.arguments.map(\.names)
    for command in tool.subcommands {
      line(".SS \(escaped(command.name))")
      paragraphs(command.abstract + "\n\n" + command.discussion)
      arguments(command.arguments.filter { $0.section == nil && !common.contains($0.names) })
      for section in command.arguments.compactMap(\.section).uniqued() {
        line(".PP")
        line("\\fI\(escaped(section))\\fR")
        arguments(command.arguments.filter { $0.section == section })
      }
    }
    heading(language(en: "OPTIONS", zh: "选项"))
    paragraphs(
      language(
        en: "Every command has these options. Its others are with it under COMMANDS.",
        zh: "所有命令都有以下选项；各命令的其他选项见“命令”一节。"))
    arguments(tool.arguments)
    for section in ManualPage.sections {
      heading(section.title[language])
      for entry in section.entries {
        line(".TP")
        line("\\fB\(escaped(entry.term))\\fR")
        line(escaped(entry.text[language]))
      }
    }
    heading(language(en: "EXAMPLES", zh: "示例"))
    for example in tool.subcommands.flatMap({ CommandExample.all(of: $0.name) }) {
      line(".TP")
      line("\\fB\(escaped(example.line))\\fR")
      line(escaped(example.meaning[language]))
    }
    heading(language(en: "SEE ALSO", zh: "参见"))
    paragraphs(
      language(
        en: "The guide: `mpcheck help TOPIC`, where TOPIC is one of \(topics(", ")).",
        zh: "指南：`mpcheck help 主题`，主题为 \(topics("、"))。"))
    if let site = SiteAddress.built {
      paragraphs(language(en: "On the web: \(site.start)", zh: "网页版：\(site.start)"))
    }
  }

  private func topics(_ separator: String) -> String { Topic.all.map(\.name).joined(separator: separator) }

  private static let description = LocalizedText(
    en: """
      mpcheck finds the mistakes that end as a blank area on the phone. It reads the pages, components, scripts and style sheets of \
      mini programs (AXML, WXML and others), links them, and reports what does not fit: tags, attributes, events, data, routes. It \
      also checks pages against the native views of a host application, React Native libraries against their native code, and splash \
      views and widgets.

      It runs no code of a program, and makes no connection. It changes files only with an option that says so.
      """,
    zh: """
      mpcheck 找出那些最终在手机上变成空白区域的错误。它读取小程序（AXML、WXML 等）的页面、组件、脚本和样式文件，把它们联系起来，报告不一致之处：\
      标签、属性、事件、数据、页面路径。它还对照宿主应用的原生视图检查页面，对照原生代码检查 React Native 库，并检查启动页和自定义控件。

      它不运行小程序的代码，也不建立网络连接。只有使用相应的选项时才改动文件。
      """)

  /// The sections that no declaration has.
  private static let sections: [(title: LocalizedText, entries: [(term: String, text: LocalizedText)])] = [
    (
      LocalizedText(en: "EXIT STATUS", zh: "退出码"),
      ExitStatusTable.rows.map { row in
        let plain = { (text: String) in text.split(separator: "`").joined() }
        return (
          String(row.status), LocalizedText(en: plain(row.meaning.english), zh: plain(row.meaning.chinese))
        )
      }
    ),
    (
      LocalizedText(en: "FILES", zh: "文件"),
      [
        (
          "mpcheck.json",
          LocalizedText(
            en:
              "The configuration file, in the folder of the program's app.json or above it, up to the "
              + "top of the repository. Only the nearest one is read; files below that folder are ignored.",
            zh: "配置文件，位于小程序的 app.json 所在目录或其上级目录中，最高到仓库的顶层目录。只读取最近的一个；忽略该目录以下的配置文件。")
        ),
        (
          ".gitignore",
          LocalizedText(
            en: "Files that it names are not linted, unless they are given as a path.",
            zh: "其中列出的文件不检查，除非作为路径给出。")
        ),
        (
          ".editorconfig",
          LocalizedText(
            en:
              "How format indents pages and ends their lines; it is looked for in the folder of a page and above.",
            zh: "决定 format 如何缩进页面和结束各行；在页面所在目录及其上级目录中查找。")
        ),
      ]
    ),
    (
      LocalizedText(en: "ENVIRONMENT", zh: "环境变量"),
      [
        (
          "MPCHECK_LANGUAGE",
          LocalizedText(
            en: "The language of messages, help and pages, en or zh, unless --language sets it.",
            zh: "消息、帮助和文档页面的语言：en 或 zh；给出 --language 时以其为准。")
        ),
        (
          "LC_ALL, LC_MESSAGES, LANG",
          LocalizedText(
            en:
              "If neither sets the language, the first of these that is not empty does: zh, or a value "
              + "that begins with zh_, is Chinese; any other is English.",
            zh: "两者都没有指定时，以第一个不为空的为准：zh 或以 zh_ 开头的是中文，其他都是英文。")
        ),
        (
          "NO_COLOR",
          LocalizedText(
            en: "If not empty: no colour, unless --color asks for it.", zh: "不为空时不加颜色，除非用 --color 要求。")
        ),
        (
          "FORCE_COLOR, CLICOLOR_FORCE",
          LocalizedText(
            en: "If neither empty nor 0: colour, even if the output is not a terminal.",
            zh: "不为空也不为 0 "
              + "时加颜色，即使输出不是终端。")
        ),
        ("CLICOLOR", LocalizedText(en: "If 0: no colour.", zh: "为 0 时不加颜色。")),
        ("TERM", LocalizedText(en: "If dumb: no colour.", zh: "为 dumb 时不加颜色。")),
        (
          "SOURCE_DATE_EPOCH",
          LocalizedText(
            en:
              "The time that the HTML report shows, in seconds since 1970, so that the same input gives "
              + "the same bytes.",
            zh: "HTML 报告中显示的时间，以 1970 年以来的秒数表示，使相同的输入得到相同的字节。")
        ),
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
      if let facts = argument.facts(in: language) { line(escaped(facts)) }
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
