import ArgumentParser

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
  func check(_ option: String, _ what: String, least: Int) throws(ValidationError) {
    if let value, value >= least { return }
    throw ValidationError("\(option): \"\(text)\" is not a number of \(what); write \(least) or more")
  }
}
