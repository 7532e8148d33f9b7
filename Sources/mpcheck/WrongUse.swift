import ArgumentParser
import Diagnostics
import Files
import Guide
import Markup

/// What is wrong with the arguments: one sentence, in the words and quotes of all errors.
struct WrongUse {
  private let sentence: String

  /// Describes `error`, which reading the arguments threw.
  init(_ error: any Error, arguments: [String]) {
    sentence =
      WrongUse.missingCommand(arguments)
      ?? WrongUse.inOwnWords(
        MPCheck.message(for: error), command: LanguageChoice.separated(arguments).others.first ?? "")
  }

  /// Describes `help COMMAND` with an unknown command, which the library answers with other help. Nil for anything else.
  init?(helpTopic arguments: [String]) {
    let arguments = LanguageChoice.separated(arguments).others
    guard arguments.count == 2, arguments[0] == "help", !arguments[1].hasPrefix("-"),
      let sentence = WrongUse.unknownCommand(arguments[1], orTopic: true)
    else { return nil }
    self.sentence = sentence
  }

  /// Describes the argument that is an option and the name of a file as well. Nil where there is none.
  init?(nameOrOption arguments: [String]) {
    guard let argument = NameOrOption.first(in: arguments, isName: ProcessArguments.isName) else {
      return nil
    }
    let shown = argument.visible()
    sentence = spoken(
      en: "\"\(shown)\" is also the name of a file: write ./\(shown) for the file",
      zh: "“\(shown)”也是一个文件的名称：若指该文件，请写成 ./\(shown)")
  }

  /// The arguments with `--version` in place of `-V`, where that is all that is asked.
  static func withLongVersion(_ arguments: [String]) -> [String] {
    LanguageChoice.separated(arguments).others == ["-V"]
      ? arguments.map { $0 == "-V" ? "--version" : $0 } : arguments
  }

  /// Reports it and ends the process.
  func end() -> Never {
    Terminal.writeFailure(sentence)
    ExitStatus.wrongUse.exit()
  }

  // MARK: The command

  /// What is wrong where the first argument is not a command.
  private static func missingCommand(_ arguments: [String]) -> String? {
    let others = LanguageChoice.separated(arguments).others
    guard let first = others.first, let problem = unknownCommand(first, others.dropFirst()) else {
      return nil
    }
    let lint = "`mpcheck lint \(arguments.map(quoted).joined(separator: " "))`"
    if first.hasPrefix("-"), first != StandardInput.path {
      guard (try? LintCommand.parse(arguments)) != nil else { return nil }
      return spoken(en: "a command is missing; did you mean \(lint)?", zh: "缺少命令；是否想写 \(lint)？")
    }
    return isPath(first) && otherNames[first] == nil
      ? spoken(
        en: "\"\(first)\" is not a command; did you mean \(lint)?", zh: "“\(first)”不是命令；是否想写 \(lint)？")
      : problem
  }

  /// What other tools call a command, and what it is called here.
  private static let otherNames = ["check": "lint", "fmt": "format", "lsp": "server", "version": "--version"]

  /// What is wrong where a word is not a command; nil for one that is.
  ///
  /// - Parameters:
  ///   - rest: the arguments after it.
  ///   - orTopic: whether a topic of the guide can be meant as well.
  private static func unknownCommand(
    _ word: String, _ rest: some Sequence<String> = [], orTopic: Bool = false
  ) -> String? {
    let commands = MPCheck.configuration.subcommands.map { $0.configuration }
    if word == "help" || commands.contains(where: { $0.commandName == word }) { return nil }
    if let name = otherNames[word] {
      let command = (["mpcheck", name] + rest.map(quoted)).joined(separator: " ")
      return spoken(
        en: "\"\(word)\" is not a command; here it is `\(command)`", zh: "“\(word)”不是命令；这里写作 `\(command)`")
    }
    let shown =
      commands.filter { $0.shouldDisplay }.compactMap { $0.commandName }
      + (orTopic ? Topic.all.map(\.name) : [])
    let help =
      nearest(to: word, in: shown).map { LocalizedText(en: "did you mean `\($0)`?", zh: "是否想写 `\($0)`？") }
      ?? LocalizedText(en: "`mpcheck --help` lists the commands", zh: "`mpcheck --help` 列出全部命令")
    return orTopic
      ? spoken(
        en: "\"\(word)\" is neither a command nor a topic; \(help.english)",
        zh: "“\(word)”不是命令，也不是主题；\(help.chinese)")
      : spoken(
        en: "\"\(word)\" is not a command; \(help.english)", zh: "“\(word)”不是命令；\(help.chinese)")
  }

  /// The nearest command. Of equally near ones it is the first, because the commands are in the order of their use.
  private static func nearest(to word: String, in commands: [String]) -> String? {
    let limit = max(1, min(3, word.utf8.count / 3))
    let distances = commands.map { editDistance(word.utf8, $0.utf8, limit: limit) }
    guard let least = distances.min(), least <= limit, let index = distances.firstIndex(of: least) else {
      return nil
    }
    return commands[index]
  }

  private static func isPath(_ argument: String) -> Bool {
    if argument == StandardInput.path || argument.utf8.contains(Path.slash) { return true }
    if Dialect.all.dialect(ofFile: argument) != nil { return true }
    return DiskFileSystem().kind(of: argument, followingLinks: true) != nil
  }

  /// The argument quoted so that a shell reads it as one word.
  private static func quoted(_ argument: String) -> String {
    let isPlain =
      !argument.isEmpty
      && argument.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
        default: "-_./=,:@+%".utf8.contains(byte)
        }
      }
    return isPlain
      ? argument
      : "'" + argument.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
        + "'"
  }

  // MARK: The words

  /// A message in the style and the language of all errors. `command` is the one that it is about.
  private static func inOwnWords(_ message: String, command: String) -> String {
    if let (name, help) = ParserMessages.unknownFormat(message) {
      return spoken(en: "unknown format \"\(name)\"; \(help.english)", zh: "未知的格式“\(name)”；\(help.chinese)")
    }
    if command == "explain", message.hasPrefix("Missing expected argument") {
      return spoken(
        en: "the rule is missing: write its id or a category, such as `mpcheck explain missing-key`; "
          + "`mpcheck rules` lists all rules",
        zh: "缺少规则：请写出规则的 id 或类别，例如 `mpcheck explain missing-key`；`mpcheck rules` 列出全部规则")
    }
    if message.hasPrefix("Unknown option '--cache") {
      return spoken(
        en: "unknown option \"--cache\": mpcheck needs no cache", zh: "未知的选项“--cache”：mpcheck 不需要缓存")
    }
    var help: LocalizedText?
    if message.hasPrefix("Unknown option"), !message.contains("?") {
      let words = command.hasPrefix("-") ? "mpcheck --help" : "mpcheck \(command) --help"
      help = LocalizedText(en: "; `\(words)` lists the options", zh: "；`\(words)` 列出全部选项")
    }
    let chinese = Language.spoken == .chinese ? ParserMessages.inChinese(message) : nil
    return (chinese ?? inOwnStyle(message)) + (help?[.spoken] ?? "")
  }

  /// A message in the style of all errors. Messages of the library that reads arguments begin with a capital letter or a
  /// number, have single quotes, and list values on lines of their own. Messages of the commands are as they should be.
  private static func inOwnStyle(_ message: String) -> String {
    guard let first = message.first, first.isUppercase || first.isNumber else { return message }
    var sentence = first.lowercased() + message.dropFirst()
    for (theirs, own) in [
      (". Did you mean", "; did you mean"), ("\n   or: Missing", ", or missing"),
      (". Please provide one of the following:\n  - ", "; use "),
      ("\n  - ", ", "), (". Please provide one of ", "; use "), (".\nPlease use", "; write"),
      ("\n    ", " "), ("' and '", "' or '"),
    ] {
      sentence = sentence.replacingAll(theirs, with: own)
    }
    return withDoubleQuotes(sentence.last == "." ? String(sentence.dropLast()) : sentence)
  }

  /// The text with double quotes in place of single ones. An apostrophe, which is between two letters, stays.
  private static func withDoubleQuotes(_ text: String) -> String {
    let characters = Array(text)
    let quoted = characters.indices.map { index -> Character in
      let isApostrophe =
        index > 0 && index + 1 < characters.count && characters[index - 1].isLetter
        && characters[index + 1].isLetter
      return characters[index] == "'" && !isApostrophe ? "\"" : characters[index]
    }
    return String(quoted)
  }
}

extension String {
  /// The text with each `part` replaced by `other`.
  func replacingAll(_ part: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix(part) {
        result += other
        rest = rest.dropFirst(part.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
