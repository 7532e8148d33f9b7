/// The languages that mpcheck speaks.
package enum Language: String, Sendable, CaseIterable {
  case english = "en"
  /// Simplified Chinese.
  case chinese = "zh"

  /// One of two texts. Only that one is made.
  package func callAsFunction(
    en english: @autoclosure () -> String, zh chinese: @autoclosure () -> String
  ) -> String {
    switch self {
    case .english: english()
    case .chinese: chinese()
    }
  }
}

/// The same text in each language, with the same parameters. Both are made where the text is, so that who changes one sees
/// the other.
///
/// Whatever a program reads, and whatever is kept from run to run, has the English one: machine formats, baselines,
/// fingerprints, and the order of findings.
package struct LocalizedText: Hashable, Sendable {
  package var english: String
  package var chinese: String

  package init(en english: String, zh chinese: String) {
    self.english = english
    self.chinese = chinese
  }

  /// The same in all languages, as a name or a piece of code is.
  package init(verbatim text: String) { self.init(en: text, zh: text) }

  package subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .chinese: chinese
    }
  }
}

extension LocalizedText {
  /// The text with stand-ins for what is not seen, as `String.visible()` has them.
  package func visible() -> LocalizedText { LocalizedText(en: english.visible(), zh: chinese.visible()) }

  /// The text after what it is about and a colon.
  package func after(_ subject: String) -> LocalizedText {
    LocalizedText(en: "\(subject): \(english)", zh: "\(subject)：\(chinese)")
  }

  /// The text, a clause, after what it is about.
  package func asClause(of subject: String) -> LocalizedText {
    LocalizedText(en: "\(subject) \(english)", zh: "\(subject) \(chinese)")
  }

  /// The text and what to do about it, where that is known, on one line.
  package func followed(byHelp help: LocalizedText?) -> LocalizedText {
    help.map { self + LocalizedText(en: "; \($0.english)", zh: "；\($0.chinese)") } ?? self
  }

  package static func + (a: LocalizedText, b: LocalizedText) -> LocalizedText {
    LocalizedText(en: a.english + b.english, zh: a.chinese + b.chinese)
  }
}

extension DefaultStringInterpolation {
  /// A text in a text is a mistake, which the compiler warns of: only one language of it can be meant.
  @available(*, deprecated, message: "say which language: text.english, text.chinese or text[language]")
  package mutating func appendInterpolation(_ text: LocalizedText) { appendInterpolation(text.english) }
}
