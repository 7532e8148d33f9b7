import Diagnostics

/// How the attributes of a dialect bind events.
package struct EventSyntax: Sendable {
  package enum Form: Sendable {
    /// `onTap`: a prefix and a name that begins with a capital letter.
    case capitalised
    /// `bindtap`, `bind:tap`: a prefix, possibly a colon, and a name.
    case plain
  }

  /// What an attribute does with an event.
  package enum Binding: Sendable {
    case bind, `catch`, captureBind, captureCatch
  }

  package let form: Form
  /// How the attributes begin; of two that fit, the first counts.
  package let prefixes: [(spelling: String, binding: Binding)]
  /// The events that every element can bind, because they bubble.
  package let bubbling: Set<String>
  /// Other words for bubbling events, in lower case, and the events they mean.
  package let aliases: [String: String]

  package init(
    form: Form, prefixes: [(spelling: String, binding: Binding)], bubbling: Set<String>,
    aliases: [String: String] = [:]
  ) {
    self.form = form
    self.prefixes = prefixes
    self.bubbling = bubbling
    self.aliases = aliases
  }

  /// The event that an attribute binds; nil when it binds none.
  package func name(_ attribute: String) -> EventName? {
    var attribute = attribute
    return attribute.withUTF8 { name($0) }
  }

  package func name(_ attribute: UnsafeBufferPointer<UInt8>) -> EventName? {
    for (prefix, binding) in prefixes where attribute.starts(with: prefix.utf8) {
      var rest = attribute.dropFirst(prefix.utf8.count)
      if form == .plain {
        if rest.first == UInt8(ascii: ":") {
          rest = rest.dropFirst()
        } else if rest.contains(UInt8(ascii: "-")) || rest.contains(UInt8(ascii: ":")) {
          // Such a name needs the colon after the prefix.
          continue
        }
        if rest.elementsEqual(BuildMark.event.utf8) { return nil }
      }
      guard let first = rest.first else { continue }
      if form == .capitalised, first < UInt8(ascii: "A") || first > UInt8(ascii: "Z") { continue }
      return EventName(binding: binding, event: String(decoding: rest, as: UTF8.self))
    }
    return nil
  }

  /// The attribute that binds `event`, which is spelled as this dialect spells events.
  package func spelling(_ binding: Binding, _ event: String) -> String {
    let prefix = prefix(of: binding) ?? ""
    return form == .plain && event.utf8.contains(UInt8(ascii: "-"))
      ? prefix + ":" + event : prefix + event
  }

  /// How attributes of that binding begin; nil when there are none.
  package func prefix(of binding: Binding) -> String? {
    prefixes.first { $0.binding == binding }?.spelling
  }

  /// The event as this dialect writes it, from a name with `-`, `_` or nothing between its words.
  package func joined(_ event: String) -> String {
    guard form == .capitalised else { return event }
    return event.split { $0 == "-" || $0 == "_" }.map(\.capitalisedFirst).joined()
  }
}

/// What an attribute that binds an event says.
package struct EventName: Sendable, Equatable {
  package let binding: EventSyntax.Binding
  /// `Tap` of `onTap`.
  package let event: String
}

/// Identifiers that mean values, in scripts and in mustaches: no method has such a name.
package let literalWords: Set<String> = ["true", "false", "null", "undefined"]

/// Whether the text is one of `literalWords`.
package func isLiteralWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  // Nearly every text has another length or begins with another letter.
  switch (text.count, text.first) {
  case (4, UInt8(ascii: "t")), (4, UInt8(ascii: "n")), (5, UInt8(ascii: "f")), (9, UInt8(ascii: "u")):
    literalWords.contains(String(decoding: text, as: UTF8.self))
  default: false
  }
}

/// Whether `name` can name a method: an ASCII letter, `_`, `$` or a letter beyond ASCII, then also digits.
package func isIdentifier(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
  guard let first = name.first, !first.isASCIIDigit else { return false }
  return name.allSatisfy(isWordByte)
}
