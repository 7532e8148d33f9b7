import Diagnostics

/// Why a configuration, or another JSON file that people write, cannot be used; or an option of the command line in its
/// place.
package struct ConfigurationError: Error, Hashable, Sendable {
  /// What is wrong: one sentence, lower case at the start, no full stop, names in double quotes.
  package var message: String
  /// What to write instead.
  package var help: String?
  /// What is wrong in the configuration file; nil for the command line.
  package var place: Place?
  /// Where `place` begins; nil when the file could not be read.
  package var position: Position?

  package init(_ message: String, help: String? = nil, place: Place? = nil, position: Position? = nil) {
    self.message = message
    self.help = help
    self.place = place
    self.position = position
  }

  package init(_ message: String, help: String? = nil, in text: SourceText, at range: ByteRange) {
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

/// The message and the help for a name that is unknown: the same for the configuration file and the command line.
package enum UnknownName {
  package static func rule(_ id: String, among ids: [String]) -> (message: String, help: String) {
    let help = didYouMean(nearestName(to: id, in: ids))
    return ("rule \"\(id)\" is unknown", help ?? "\"mpcheck rules\" lists all rules")
  }

  /// `kind` is a singular noun, `kinds` its plural.
  package static func word(_ word: String, kind: String, kinds: String, among words: [String]) -> (
    message: String, help: String
  ) {
    let list = words.map { "\"\($0)\"" }.joined(separator: ", ")
    let near = didYouMean(nearestName(to: word, in: words))
    return ("\(kind) \"\(word)\" is unknown", near ?? "the \(kinds) are \(list)")
  }
}
