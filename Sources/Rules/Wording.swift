import Diagnostics
import Linting

extension FileContext {
  /// The text of a range for a message: on one line, and cut after 60 characters.
  func excerpt(_ range: ByteRange) -> String { excerpt(string(range)) }

  /// The same of a text.
  func excerpt(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 60 ? words.prefix(60) + "..." : words
  }
}
