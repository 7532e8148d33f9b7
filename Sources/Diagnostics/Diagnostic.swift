/// A range in a file.
package struct Place: Hashable, Sendable {
  /// Absolute path.
  package var path: String
  package var range: ByteRange

  package init(path: String, range: ByteRange) {
    self.path = path
    self.range = range
  }
}

/// A further place that explains a finding.
package struct RelatedPlace: Hashable, Sendable {
  /// A few words, lower case, no full stop: "also here".
  package var message: LocalizedText
  package var place: Place

  package init(_ message: LocalizedText, at place: Place) {
    self.message = message
    self.place = place
  }

  package init(en english: String, zh chinese: String, at place: Place) {
    self.init(LocalizedText(en: english, zh: chinese), at: place)
  }
}

/// Replaces the bytes of `place` by `text`; an empty range inserts.
package struct Edit: Hashable, Sendable {
  package var place: Place
  package var text: String

  package init(replace place: Place, with text: String) {
    self.place = place
    self.text = text
  }
}

/// Edits that fix a finding when all of them are made.
package struct Fix: Hashable, Sendable {
  package enum Applicability: String, Sendable {
    /// A fix that never changes what a working page does.
    case safe
    /// A fix that is most likely what was meant; a person should look at it.
    case suggested
  }

  /// An imperative: "quote the value".
  package var title: LocalizedText
  package var applicability: Applicability
  /// All in one file.
  package var edits: [Edit]

  /// The file that it changes; nil when it changes nothing.
  package var path: String? { edits.first?.place.path }

  package init(_ title: LocalizedText, _ applicability: Applicability, edits: [Edit]) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
  }

  package init(en english: String, zh chinese: String, _ applicability: Applicability, edits: [Edit]) {
    self.init(LocalizedText(en: english, zh: chinese), applicability, edits: edits)
  }
}

/// One finding.
package struct Diagnostic: Hashable, Sendable {
  /// The id of the rule that found it.
  package var rule: String
  package var category: String
  package var severity: Severity
  /// What is wrong: one sentence, lower case at the start, no full stop, names in double quotes.
  package var message: LocalizedText
  /// What to write instead: one line.
  package var help: LocalizedText?
  /// What the help lists, one a line.
  package var helpItems: [LocalizedText]
  package var place: Place
  package var related: [RelatedPlace]
  package var fix: Fix?
  /// What is reported in place of this finding and others like it, where enough of them are.
  package var commonFinding: CommonFinding?
  /// The places of the other findings that this one stands for in a report, in order. All are in its file: those in others are
  /// related.
  package var furtherPlaces: [Place] = []

  package init(
    rule: String, category: String, severity: Severity, message: LocalizedText, help: LocalizedText? = nil,
    helpItems: [LocalizedText] = [], place: Place, related: [RelatedPlace] = [], fix: Fix? = nil,
    commonFinding: CommonFinding? = nil
  ) {
    self.rule = rule
    self.category = category
    self.severity = severity
    self.message = message
    self.help = help
    self.helpItems = helpItems
    self.place = place
    self.related = related
    self.fix = fix
    self.commonFinding = commonFinding
  }
}

/// One finding that says what many say. A rule gives the same one to all of them.
package final class CommonFinding: Sendable {
  package let place: Place
  package let message: LocalizedText
  package let help: LocalizedText?
  /// Of fewer findings each is reported.
  package let fewest: Int

  package init(at place: Place, _ message: LocalizedText, help: LocalizedText?, ofAtLeast fewest: Int) {
    self.place = place
    self.message = message
    self.help = help
    self.fewest = fewest
  }
}

extension CommonFinding: Hashable {
  package static func == (a: CommonFinding, b: CommonFinding) -> Bool {
    a === b
      || a.place == b.place && a.message == b.message && a.help == b.help && a.fewest == b.fewest
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(message)
  }
}

extension Diagnostic {
  /// The help with what it lists, each on a line of its own.
  package var wholeHelp: LocalizedText? {
    help.map { help in
      helpItems.reduce(help) { $0 + LocalizedText(en: "\n- \($1.english)", zh: "\n- \($1.chinese)") }
    }
  }

  /// The order of every output: path (bytewise), offset, rule id. What is compared after these makes the order total.
  package static func precedes(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    if a.place.path != b.place.path { return a.place.path.utf8.lexicographicallyPrecedes(b.place.path.utf8) }
    if a.place.range.start != b.place.range.start { return a.place.range.start < b.place.range.start }
    if a.rule != b.rule { return a.rule < b.rule }
    if a.place.range.end != b.place.range.end { return a.place.range.end < b.place.range.end }
    return a.message.english < b.message.english
  }
}
