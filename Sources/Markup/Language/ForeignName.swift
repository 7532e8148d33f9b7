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
  /// The attribute in AXML; nil for `other`.
  package let axml: String?
  /// For `other`, what AXML has instead.
  package let hint: String?

  private init(_ kind: Kind, _ axml: String?, hint: String? = nil) {
    self.kind = kind
    self.axml = axml
    self.hint = hint
  }

  /// Nil when the name may be an attribute of AXML on the tag; `tag` is nil for a component.
  package init?(_ name: String, on tag: BuiltinTag?) {
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

  /// The condition or loop of AXML that a foreign one stands for: `a:if` of `wx:if`, `v-if` or `s-if`.
  package static func directive(of name: String) -> String? {
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
    for prefix in ["v-bind:", ":"] where name.hasPrefix(prefix) && name.utf8.count > prefix.utf8.count {
      return ForeignName(.expression, withoutModifiers(name.dropFirst(prefix.count)))
    }
    for prefix in ["v-on:", "@"] where name.hasPrefix(prefix) && name.utf8.count > prefix.utf8.count {
      let event = name.dropFirst(prefix.count)
      let stops = event.split(separator: ".").dropFirst().contains("stop")
      return ForeignName(.event, (stops ? "catch" : "on") + axmlEvent(withoutModifiers(event), tag))
    }
    return nil
  }

  /// `tap` of `tap.stop.once`.
  private static func withoutModifiers(_ name: Substring) -> String {
    String(name.prefix { $0 != "." })
  }

  // MARK: Events

  /// Longer ones first: `capture-bind:` ends in `bind:`.
  private static let eventPrefixes = [
    ("capture-bind:", "capture-on"), ("capture-catch:", "capture-catch"), ("mut-bind:", "on"),
    ("bind:", "on"),
    ("catch:", "catch"),
  ]

  private static func boundEvent(_ name: String, _ tag: BuiltinTag?) -> ForeignName? {
    for (prefix, axml) in eventPrefixes where name.hasPrefix(prefix) && name.utf8.count > prefix.utf8.count {
      return ForeignName(.event, axml + axmlEvent(String(name.dropFirst(prefix.count)), tag))
    }
    guard name.hasPrefix("bind"), case let event = String(name.dropFirst(4)), isWord(event) else {
      return nil
    }
    // A component, and who fills a slot, may call a property `binding` or `bindto`.
    guard let tag, !["slot", "template", "include"].contains(tag.name) else {
      return EventSpelling.bubblingEvent(event).map { ForeignName(.event, "on" + $0) }
    }
    return ["ing", "ings"].contains(event) ? nil : ForeignName(.event, "on" + axmlEvent(event, tag))
  }

  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { isASCIILetter($0) }
  }

  /// An event as AXML spells it: with a capital letter in front and where words begin.
  private static func axmlEvent(_ event: String, _ tag: BuiltinTag?) -> String {
    if let tag {
      if let known = EventSpelling.event(event, of: tag) { return known }
      if let known = EventSpelling.anyEvent(event) { return known }
    } else if let known = EventSpelling.bubblingEvent(event), known.lowercased() == event.lowercased() {
      return known
    }
    return event.split(whereSeparator: { "-_:".contains($0) }).map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }.joined()
  }
}
