import Diagnostics

extension Language {
  /// The language of this process: of its help, its errors and notes, and of the formats for people.
  static let spoken = LanguageChoice.process.language
}

extension Terminal {
  /// Writes a note where `MPCHECK_LANGUAGE` names no language.
  static func writeLanguageNote() {
    if let note = LanguageChoice.process.note { writeNote(note) }
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

  /// That of this process.
  static let process = LanguageChoice(
    arguments: ProcessArguments.given, environment: Terminal.environment)

  static let option = "--language"
  static let variable = "MPCHECK_LANGUAGE"

  /// - Parameter arguments: without the name of the program. What is wrong with the option is said when they are all read: help
  ///   needs the language before that.
  init(arguments: [String], environment: (String) -> String?) {
    if let name = LanguageChoice.separated(arguments).value {
      language = Language(rawValue: name) ?? .english
    } else if let name = environment(LanguageChoice.variable), !name.isEmpty {
      if let named = Language(rawValue: name) {
        language = named
      } else {
        let names = Language.allCases.map(\.rawValue)
        note = LocalizedText(
          en: "\(LanguageChoice.variable) is \"\(name)\", which is none of \(names.joined(separator: ", ")): "
            + "English is used",
          zh: "\(LanguageChoice.variable) 的值“\(name)”不是 \(names.joined(separator: "、")) 之一：使用英文")
      }
    } else {
      let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
      if let locale, locale == "zh" || locale.hasPrefix("zh_") { language = .chinese }
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
