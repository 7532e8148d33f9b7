import Diagnostics

/// What a tag means, for people: what an editor shows.
package struct TagReference: Sendable {
  /// The tag in one sentence.
  package let summary: LocalizedText
  /// Its own attributes, without those of every tag; the list is incomplete.
  package let attributes: [AttributeReference]
  /// Its own events, without those that every tag has; the list is incomplete.
  package let events: [AttributeReference]
  /// The version of the base library that brought it, where the documentation says so.
  package let since: String?
  /// The most informative public source about the tag, in a few words.
  package let source: LocalizedText
}

/// What an attribute, a directive or an event means, for people.
package struct AttributeReference: Sendable {
  /// As the dialect spells it: `hover-class`, `a:for`; for an event `Tap` or `tap`; `data-*` for all names that begin
  /// so.
  package let name: String
  /// The type of the value: `boolean`, `number`, `string`, `color`, `path`, `object`, `array`, `expression`, `any`, or
  /// two of them; `event handler` for an event; nil where there is not a value.
  package let type: String?
  /// The attribute in one sentence.
  package let summary: LocalizedText
  /// The values that it takes, where only certain ones are allowed; newer base libraries may take more.
  package let values: [String]
  /// The version of the base library that brought it, where the documentation says so.
  package let since: String?
}
