import Diagnostics

/// A text of a test is the same in both languages, where the language does not matter.
extension LocalizedText: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(verbatim: text) }
}
