/// An attribute name in the form of another mini program platform or of Vue, and what AXML calls it.
///
/// Sources: the documentation of WeChat (`wx:`), Toutiao (`tt:`), QQ (`qq:`), Kuaishou (`ks:`), JD (`jd:`), Xiaohongshu
/// (`xhs:`), FinClip (`ft:`), Baidu (`s-`) and Vue (`v-`, `:`, `@`).
package struct ForeignName: Sendable, Equatable {
  package enum Kind: Sendable {
    /// A condition or loop whose value is written as in AXML.
    case directive
    /// A condition, loop or binding whose value is an expression without `{{ }}`.
    case expression
    case event
    /// AXML has no attribute that could stand for it.
    case other
  }

  package let kind: Kind
  /// The attribute in AXML; nil for `other`, and for an event whose spelling is not known.
  package let axml: String?
  /// Where `axml` is nil, what to write instead.
  package let hint: String?

  private init(_ kind: Kind, _ axml: String?, hint: String? = nil) {
    self.kind = kind
    self.axml = axml
    self.hint = hint
  }

  /// Nil when the name may be an attribute of AXML on the tag; `tag` is nil for a component.
  package init?(_ name: String, on tag: BuiltinTag?) {
    guard ForeignName.looksForeign(name) else { return nil }
    if let found = ForeignName.platformDirective(name) ?? ForeignName.vueName(name, tag)
      ?? ForeignName.boundEvent(name, tag)
    {
      self = found
    } else {
      return nil
    }
  }

  /// Whether the name is foreign on any tag.
  package static func isForeignAnywhere(_ name: String) -> Bool {
    ForeignName(name, on: BuiltinTags["view"]) != nil
  }

  /// Whether a name holds or begins with what all foreign names do, which is seen at once.
  private static func looksForeign(_ name: String) -> Bool {
    let bytes = name.utf8
    if bytes.contains(UInt8(ascii: ":")) { return true }
    switch bytes.first {
    case UInt8(ascii: "@"): return true
    case UInt8(ascii: "v"), UInt8(ascii: "s"): return bytes.dropFirst().first == UInt8(ascii: "-")
    case UInt8(ascii: "b"): return name.hasPrefix("bind")
    default: return false
    }
  }

  /// The condition or loop of AXML that a foreign one stands for: `a:if` of `wx:if`, `v-if` or `s-if`.
  package static func directive(of name: String) -> String? {
    guard looksForeign(name) else { return nil }
    let found = platformDirective(name) ?? vueName(name, nil)
    return found?.axml.flatMap { $0.hasPrefix("a:") ? $0 : nil }
  }

  // MARK: Conditions and loops

  private static let platforms: Set<String> = ["wx", "tt", "qq", "ks", "jd", "xhs", "ft"]

  private static let directives = [
    "if": "a:if", "elif": "a:elif", "else-if": "a:elif", "else": "a:else", "for": "a:for",
    "for-items": "a:for",
    "for-item": "a:for-item", "for-index": "a:for-index", "key": "a:key",
  ]

  private static func platformDirective(_ name: String) -> ForeignName? {
    if name.hasPrefix("s-") {
      return directives[String(name.dropFirst(2))].map { ForeignName(.expression, $0) }
    }
    guard let colon = name.firstIndex(of: ":"), platforms.contains(String(name[..<colon])) else { return nil }
    return directives[String(name[name.index(after: colon)...])].map { ForeignName(.directive, $0) }
  }

  // MARK: Vue

  private static let vueDirectives = [
    "v-if": ForeignName(.expression, "a:if"),
    "v-else-if": ForeignName(.expression, "a:elif"),
    "v-else": ForeignName(.expression, "a:else"),
    "v-for": ForeignName(.expression, "a:for"),
    "v-show": ForeignName(.other, nil, hint: "write hidden=\"{{!...}}\" or a:if"),
    "v-model": ForeignName(.other, nil, hint: "bind value and set it in onInput or onChange"),
    "v-text": ForeignName(.other, nil, hint: "write a mustache inside a text"),
    "v-html": ForeignName(.other, nil, hint: "use rich-text and its nodes"),
  ]

  private static func vueName(_ name: String, _ tag: BuiltinTag?) -> ForeignName? {
    if let found = vueDirectives[name] { return found }
    for prefix in ["v-bind:", ":"] where name.hasPrefix(prefix) {
      let attribute = withoutModifiers(name.dropFirst(prefix.count))
      // `:[name]` is no name at all, which is told elsewhere.
      return isName(attribute) ? ForeignName(.expression, attribute) : nil
    }
    for prefix in ["v-on:", "@"] where name.hasPrefix(prefix) {
      let written = name.dropFirst(prefix.count)
      let stops = written.split(separator: ".").dropFirst().contains("stop")
      return event(stops ? "catch" : "on", withoutModifiers(written), tag)
    }
    return nil
  }

  /// `tap` of `tap.stop.once`.
  private static func withoutModifiers(_ name: Substring) -> String {
    String(name.prefix { $0 != "." })
  }

  // MARK: Events

  /// What binds an event elsewhere, and the prefix of AXML.
  private static let eventPrefixes = [
    ("capture-bind:", "capture-on"), ("capture-catch:", "capture-catch"), ("mut-bind:", "on"),
    ("bind:", "on"),
    ("catch:", "catch"),
  ]

  private static func boundEvent(_ name: String, _ tag: BuiltinTag?) -> ForeignName? {
    for (prefix, axml) in eventPrefixes where name.hasPrefix(prefix) {
      return event(axml, String(name.dropFirst(prefix.count)), tag)
    }
    guard name.hasPrefix("bind"), case let written = String(name.dropFirst(4)), isWord(written) else {
      return nil
    }
    // A component, and who fills a slot, may call a property `binding` or `bindto`.
    guard let tag, !["slot", "template", "include"].contains(tag.name) else {
      return EventSpelling.bubblingEvent(written).map { ForeignName(.event, "on" + $0) }
    }
    return ["ing", "ings"].contains(written) ? nil : event("on", written, tag)
  }

  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { isASCIILetter($0) }
  }

  /// Letters, digits, `-` and `_`, as names of attributes and events are made of.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        isASCIILetter($0) || $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: "_")
      }
  }

  /// The binding of the event that is written `written`; nil when that is no name.
  private static func event(_ prefix: String, _ written: String, _ tag: BuiltinTag?) -> ForeignName? {
    guard isName(written) else { return nil }
    guard let event = axmlEvent(written, tag) else {
      return ForeignName(
        .event, nil, hint: "write \(prefix) and the event, each word of it with a capital letter")
    }
    return ForeignName(.event, prefix + event)
  }

  /// An event as AXML spells it: with a capital letter in front and where words begin; nil when that cannot be told.
  private static func axmlEvent(_ written: String, _ tag: BuiltinTag?) -> String? {
    if let tag { return EventSpelling.event(written, of: tag) ?? EventSpelling.anyEvent(written) }
    // A component may have an event of its own that is called `click`.
    if let known = EventSpelling.bubblingEvent(written), known.lowercased() == written.lowercased() {
      return known
    }
    return written.split { $0 == "-" || $0 == "_" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }
}
