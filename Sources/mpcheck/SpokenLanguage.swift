import Diagnostics

extension Language {
  /// The language of this process: of its help, its errors and notes, and of the formats for people.
  static let spoken = LanguageChoice.process.language
}

extension Terminal {
  /// Writes a note where `MPCHECK_LANGUAGE` names no language.
  static func writeLanguageNote() {
    let choice = LanguageChoice.process
    if let note = choice.note { writeNote(note, in: choice.noteLanguage) }
  }
}

/// One of two texts, in the language of this process.
func spoken(en english: @autoclosure () -> String, zh chinese: @autoclosure () -> String) -> String {
  Language.spoken(en: english(), zh: chinese())
}

/// Which language is requested: by `--language`, else by `MPCHECK_LANGUAGE`, else by the locale.
struct LanguageChoice {
  private(set) var language = Language.english
  /// What is said of a value of `MPCHECK_LANGUAGE` that names no language; nil where nothing is.
  private(set) var note: LocalizedText?
  /// That of the locale: who reads it asked for no language that there is.
  private(set) var noteLanguage = Language.english

  /// That of this process.
  static let process = LanguageChoice(
    arguments: ProcessArguments.given, environment: Terminal.environment)

  static let option = "--language"
  static let variable = "MPCHECK_LANGUAGE"

  /// - Parameter arguments: without the name of the program. What is wrong with the option is said when they are all read, in
  ///   the language that is requested without it: help needs the language before that.
  init(arguments: [String], environment: (String) -> String?) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
    let isChinese = locale.map { $0 == "zh" || $0.hasPrefix("zh_") } ?? false
    if let named = LanguageChoice.separated(arguments).value.flatMap(Language.init(rawValue:)) {
      language = named
    } else if let name = environment(LanguageChoice.variable), !name.isEmpty {
      if let named = Language(rawValue: name) {
        language = named
      } else {
        if isChinese { noteLanguage = .chinese }
        let names = Language.allCases.map(\.rawValue)
        note = LocalizedText(
          en: "\(LanguageChoice.variable) is \"\(name)\", which is none of \(names.joined(separator: ", ")): "
            + "English is used",
          zh: "\(LanguageChoice.variable) 的值“\(name)”不是 \(names.joined(separator: "、")) 之一：使用英文")
      }
    } else if isChinese {
      language = .chinese
    }
  }

  /// The value of the last `--language` before a `--`, as ArgumentParser reads it, and the other arguments.
  static func separated(_ arguments: [String]) -> (value: String?, others: [String]) {
    var value: String?
    var others: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" { return (value, others + [argument] + rest) }
      if argument == option, let next = rest.first, !next.hasPrefix("-") {
        value = next
        rest.removeFirst()
      } else if argument.hasPrefix(option + "=") {
        value = String(argument.dropFirst(option.count + 1))
      } else {
        others.append(argument)
      }
    }
    return (value, others)
  }
}
