import Diagnostics

/// A mistake for which a configuration, or another JSON file that people write, cannot be used; or an option of the command
/// line in its place.
package struct ConfigurationError: Error, Hashable, Sendable {
  /// What is wrong: one sentence, lower case at the start, no full stop, names in double quotes.
  package var message: LocalizedText
  /// What to write instead.
  package var help: LocalizedText?
  /// What is wrong in the configuration file; nil for the command line.
  package var place: Place?
  /// Where `place` begins; nil when the file could not be read.
  package var position: Position?

  package init(
    _ message: LocalizedText, help: LocalizedText? = nil, place: Place? = nil, position: Position? = nil
  ) {
    self.message = message
    self.help = help
    self.place = place
    self.position = position
  }

  package init(_ message: LocalizedText, help: LocalizedText? = nil, in text: SourceText, at range: ByteRange)
  {
    let position = PositionIndex(text).position(at: range.start)
    self.init(message, help: help, place: Place(path: text.path, range: range), position: position)
  }

  /// One line for standard error: `mpcheck.json:3:5: key "rulse" is unknown; did you mean "rules"?`.
  package func text(from workingDirectory: String) -> LocalizedText {
    var start = LocalizedText(verbatim: "")
    if let place {
      let path = Path.display(place.path, from: workingDirectory)
      start =
        position.map { LocalizedText(verbatim: "\(path):\($0.line):\($0.column): ") }
        ?? LocalizedText(en: "\(path): ", zh: "\(path)：")
    }
    // Keys and paths may contain anything.
    return (start + message.followed(byHelp: help)).visible()
  }
}

/// Why a configuration cannot be used: everything that is wrong in it.
package struct ConfigurationErrors: Error, Hashable, Sendable {
  /// At least one, in the order in which they are shown.
  package let all: [ConfigurationError]

  /// Nil where nothing is wrong.
  package init?(_ all: [ConfigurationError]) {
    if all.isEmpty { return nil }
    self.all = all
  }

  package init(_ error: ConfigurationError) { all = [error] }
}

/// The message and the help for a name that is unknown: the same for the configuration file and the command line.
package enum UnknownName {
  package typealias Answer = (message: LocalizedText, help: LocalizedText)

  package static func rule(_ id: String, among ids: [String]) -> Answer {
    rule(id, near: nearestName(to: id, in: ids))
  }

  /// `near` is the name that is meant; nil where none is near.
  package static func rule(_ id: String, near: String?) -> Answer {
    let list = LocalizedText(en: "`mpcheck rules` lists all rules", zh: "`mpcheck rules` 列出全部规则")
    return (LocalizedText(en: "rule \"\(id)\" is unknown", zh: "没有规则“\(id)”"), didYouMean(near) ?? list)
  }

  /// `kind` is a singular noun, `kinds` its plural.
  package static func word(_ word: String, kind: LocalizedText, kinds: String, among words: [String])
    -> Answer
  {
    var budget = SpellingBudget()
    return self.word(word, kind: kind, kinds: kinds, among: words, &budget)
  }

  package static func word(
    _ word: String, kind: LocalizedText, kinds: String, among words: [String], _ budget: inout SpellingBudget
  ) -> Answer {
    let near = didYouMean(budget.nearestName(to: word, in: words))
    let names = quotedList(words, atMost: words.count)
    let list = LocalizedText(
      en: "the \(kinds) are \(names.english)", zh: "可用的\(kind.chinese)：\(names.chinese)")
    return (
      LocalizedText(en: "\(kind.english) \"\(word)\" is unknown", zh: "没有\(kind.chinese)“\(word)”"),
      near ?? list
    )
  }
}
