import Diagnostics

/// A name in the mustaches of a template's content.
package struct TemplateRead: Sendable {
  /// How the content looks it up, in one place or in several; nothing where loops or script modules bind it, and in keys and events.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Where it is always shown: in a text, as a list or an address, or by a member that is read.
    package static let isShown = Traits(rawValue: 1)
    /// In a condition, or before a fallback.
    package static let isTested = Traits(rawValue: 2)
    /// In a branch, or in an attribute that works without a value.
    package static let isOptional = Traits(rawValue: 4)
    /// It is always given to another template.
    package static let isPassed = Traits(rawValue: 8)
  }

  package let name: String
  package internal(set) var traits: Traits
  /// Where it is looked up first.
  package internal(set) var range: ByteRange
}

/// What the content of a template looks up.
package struct TemplateReads: Sendable {
  /// Each name once, in their order.
  package let names: [TemplateRead]
  /// Whether it includes files, which may look up others.
  package let isIncomplete: Bool
}

/// What a use gives a template.
package struct TemplateData: Sendable {
  /// A name that is given.
  package struct Entry: Sendable {
    package let name: String
    /// The key, with its quotes.
    package let keyRange: ByteRange
    /// From the key to after the value.
    package let range: ByteRange
    /// The name that is looked up for the value; nil where the value is something else, or a loop around binds the name.
    package let valueName: String?

    /// Whether key and value are one word: `{{a}}`.
    package var isShorthand: Bool { keyRange == range }
  }

  package let entries: [Entry]
  /// The value of `data`; nil without it.
  package let range: ByteRange?
  /// What loops around the use bind.
  package let loopNames: [String]
}
