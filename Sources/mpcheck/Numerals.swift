import ArgumentParser
import Diagnostics

/// The value of an option that is a number: any text, so that the command can say what is wrong with it.
struct Numeral: ExpressibleByArgument {
  private let text: String
  /// The number; nil when the text is not one.
  let value: Int?

  init(argument: String) {
    text = argument
    value = Int(argument)
  }

  /// Throws when it is not a number of `what` from `least` on.
  func check(_ option: String, _ what: LocalizedText, least: Int) throws(ValidationError) {
    if let value, value >= least { return }
    throw ValidationError(
      en: "\(option): \"\(text)\" is not a number of \(what.english); write \(least) or more",
      zh: "\(option)：“\(text)”不是有效的\(what.chinese)，应为不小于 \(least) 的整数")
  }
}

extension LocalizedText {
  /// What numbers count.
  static let threads = LocalizedText(en: "threads", zh: "线程数")
  static let warnings = LocalizedText(en: "warnings", zh: "警告数")
}
