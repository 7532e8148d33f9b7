/// How an attribute binds an event: `on`, `catch`, `capture-on` or `capture-catch`, and a name that begins with a
/// capital letter.
///
/// Source: the event documentation of Alipay mini programs; readers of AXML take only a capital letter behind
/// the prefix as an event.
package struct EventName: Sendable, Equatable {
  package enum Prefix: String, Sendable, CaseIterable {
    case on
    case `catch`
    case captureOn = "capture-on"
    case captureCatch = "capture-catch"
  }

  package let prefix: Prefix
  /// `Tap` of `onTap`.
  package let event: String

  /// Nil when the attribute binds no event.
  package init?(_ attributeName: String) {
    for prefix in Prefix.allCases where attributeName.utf8.starts(with: prefix.rawValue.utf8) {
      let rest = attributeName.utf8.dropFirst(prefix.rawValue.utf8.count)
      guard let first = rest.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else { continue }
      self.prefix = prefix
      event = String(Substring(rest))
      return
    }
    return nil
  }

  /// The events that every element can bind, because they bubble.
  package static let bubbling: Set<String> = [
    "TouchStart", "TouchMove", "TouchEnd", "TouchCancel", "Tap", "LongTap",
  ]
}

/// Whether `name` can name a method: an ASCII letter, `_`, `$` or a letter beyond ASCII, then also digits.
package func isIdentifier(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
  guard let first = name.first, first &- UInt8(ascii: "0") >= 10 else { return false }
  return name.allSatisfy { byte in
    isASCIILetter(byte) || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$")
      || byte >= 0x80
  }
}
