import ArgumentParser
import Diagnostics

/// In which language mpcheck speaks; an option of every command.
///
/// ArgumentParser only checks its value. `Language.spoken` is read from the arguments before that, because the help of the
/// options is made while they are declared. Both let the last one win.
struct LanguageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      en: "Sets the language of texts; without it, MPCHECK_LANGUAGE, then the locale.",
      zh: "文字的语言；不给出时先看 MPCHECK_LANGUAGE，再看区域设置。", valueName: "language"))
  var language: Language?
}

extension Language: ExpressibleByArgument {}

extension ArgumentHelp {
  /// The help of an argument, in the language of this process.
  init(en english: @autoclosure () -> String, zh chinese: @autoclosure () -> String, valueName: String? = nil)
  {
    self.init(spoken(en: english(), zh: chinese()), valueName: valueName)
  }
}

extension ValidationError {
  /// What is wrong with the arguments, in the language of this process.
  init(en english: @autoclosure () -> String, zh chinese: @autoclosure () -> String) {
    self.init(spoken(en: english(), zh: chinese()))
  }
}
