import Diagnostics
import Files

/// Why a configuration, or what the command line says in its place, cannot be used.
package struct ConfigurationError: Error, Hashable, Sendable {
  /// What is wrong: one sentence, lower case at the start, no full stop, names in double quotes.
  package var message: String
  /// What to write instead.
  package var help: String?
  /// What is wrong in the configuration file; nil for the command line.
  package var place: Place?
  /// Where that begins; nil when the file could not be read.
  package var position: Position?

  package init(_ message: String, help: String? = nil, place: Place? = nil, position: Position? = nil) {
    self.message = message
    self.help = help
    self.place = place
    self.position = position
  }

  init(_ message: String, help: String? = nil, in text: SourceText, at range: ByteRange) {
    let position = PositionIndex(text).position(at: range.start)
    self.init(message, help: help, place: Place(path: text.path, range: range), position: position)
  }

  /// One line for standard error: `mpcheck.json:3:5: key "rulse" is unknown; did you mean "rules"?`.
  package func text(from workingDirectory: String) -> String {
    var text = ""
    if let place {
      text = Path.display(place.path, from: workingDirectory)
      if let position { text += ":\(position.line):\(position.column)" }
      text += ": "
    }
    text += message
    if let help { text += "; " + help }
    // Keys and paths may contain anything.
    return text.visible()
  }
}

/// A name and its fitting help: what a configuration file and the command line answer to the same mistakes.
enum UnknownName {
  static func rule(_ id: String, among ids: [String]) -> (message: String, help: String) {
    let help = didYouMean(nearestName(to: id, in: ids))
    return ("rule \"\(id)\" is unknown", help ?? "\"mpcheck rules\" lists all rules")
  }

  /// `kind` is a singular noun, `kinds` its plural.
  static func word(_ word: String, kind: String, kinds: String, among words: [String]) -> (
    message: String, help: String
  ) {
    let list = words.map { "\"\($0)\"" }.joined(separator: ", ")
    let near = didYouMean(nearestName(to: word, in: words))
    return ("\(kind) \"\(word)\" is unknown", near ?? "the \(kinds) are \(list)")
  }
}

/// How severities are written: as they are called, and `off`.
enum SeverityName {
  static let all = ["off"] + Severity.allCases.map(\.rawValue)

  static func of(_ severity: Severity?) -> String { severity?.rawValue ?? "off" }

  /// Nil inside is off; nil outside means that there is no such severity.
  static func severity(_ name: String) -> Severity?? {
    if name == "off" { return .some(nil) }
    return Severity(rawValue: name).map { .some($0) }
  }
}
