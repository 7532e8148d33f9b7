import Diagnostics

/// An attribute name in the form of another mini program platform or of Vue, and what a dialect calls it.
package struct ForeignName: Sendable, Equatable {
  package enum Kind: Sendable {
    /// A condition or loop that takes its value in `{{ }}`.
    case directive
    /// A condition, loop or binding that takes an expression without `{{ }}`.
    case expression
    case event
    /// The dialect has no attribute that could replace it.
    case other
  }

  package let kind: Kind
  /// The condition or loop that it means.
  package let directive: KnownName?
  /// The attribute to write instead; nil for `other`, and for an event with an unknown spelling.
  package let replacement: String?
  /// Where `replacement` is nil, what to write instead.
  package let hint: LocalizedText?

  /// Nil when the name may be an attribute of `dialect` on the tag; `tag` is nil for a component.
  package init?(_ name: String, on tag: BuiltinTag?, in dialect: Dialect) {
    let reader = ForeignNameReader(home: dialect)
    guard reader.looksForeign(name), let found = reader.name(name, on: tag) else { return nil }
    self = found
  }

  fileprivate init(
    _ kind: Kind, directive: KnownName? = nil, _ replacement: String?, hint: LocalizedText? = nil
  ) {
    self.kind = kind
    self.directive = directive
    self.replacement = replacement
    self.hint = hint
  }
}

extension Dialect {
  /// Whether the name is foreign on any tag.
  package func isForeignAnywhere(_ name: String) -> Bool {
    if directives.undecidedPrefixes.contains(where: name.hasPrefix) { return false }
    return ForeignName(name, on: components["view"], in: self) != nil || isCapitalisedEvent(name)
  }

  /// Whether the name ends with modifiers of Vue: `change.once`.
  package func hasVueModifiers(_ name: String) -> Bool {
    name.utf8.contains(UInt8(ascii: ".")) && !VueModifiers.all(of: name).isEmpty
  }

  /// Whether the name binds an event of some tag in the form of a dialect that capitalises events.
  private func isCapitalisedEvent(_ name: String) -> Bool {
    events.form == .plain
      && Dialect.all.contains { other in
        guard other.events.form == .capitalised, let event = other.events.name(name)?.event else {
          return false
        }
        return components.anyEvent(event) != nil
      }
  }

  /// Whether the name binds the `click` of HTML, which WeChat's tags never send: both of its frameworks bind what begins with
  /// `on`, so that `onsubmit`, `onload` and `onchange` work.
  ///
  /// Source: `applyProperties` of the view runtime, and `proc_gen_wrapper.ts` of wechat-miniprogram/glass-easel.
  fileprivate func isHTMLClick(_ name: String) -> Bool { id == "wxml" && name == "onclick" }

  /// The condition or loop that a foreign name means: `if` of `wx:if`, `v-if` or `s-if`.
  package func foreignDirective(_ name: String) -> KnownName? {
    if let unmarked = withoutBuildMarks(name) {
      return KnownName.allCases.first { directives.word($0) != nil && spelling($0) == unmarked }
        ?? foreignDirective(unmarked)
    }
    let reader = ForeignNameReader(home: self)
    return reader.looksForeign(name) ? reader.directive(name)?.directive : nil
  }
}

/// The name that a build makes of one that begins with the platforms it is for: `wx:if` of `mp-weixin:mp-qq:wx:if`. Nil
/// for other names.
private func withoutBuildMarks(_ name: String) -> String? {
  var rest = name[...]
  while rest.hasPrefix("mp-"), let colon = rest.firstIndex(of: ":") {
    rest = rest[rest.index(after: colon)...]
  }
  return rest.count == name.count ? nil : String(rest)
}

private struct ForeignNameReader {
  let home: Dialect

  /// Whether a name contains, or begins with, what all foreign names do: this is decided at once.
  func looksForeign(_ name: String) -> Bool {
    let bytes = name.utf8
    if bytes.contains(UInt8(ascii: ".")), !VueModifiers.all(of: name).isEmpty { return true }
    if home.events.name(name) != nil || home.directives.otherNames[name] != nil { return false }
    if bytes.contains(UInt8(ascii: ":")) || hasMiswrittenPrefix(name) { return true }
    switch bytes.first {
    case UInt8(ascii: "@"): return true
    case UInt8(ascii: "v"), UInt8(ascii: "s"):
      return bytes.dropFirst().first == UInt8(ascii: "-") || name.hasPrefix("swan-")
    case UInt8(ascii: "w"), UInt8(ascii: "t"), UInt8(ascii: "q"), UInt8(ascii: "k"):
      return bytes.dropFirst(2).first == UInt8(ascii: "-")
    case UInt8(ascii: "b"): return name.hasPrefix("bind")
    case UInt8(ascii: "o"), UInt8(ascii: "c"): return home.events.form == .plain
    default: return false
    }
  }

  /// The prefix of the dialect's own directives with a hyphen in place of the colon, or the other way round.
  private var miswrittenPrefix: String {
    let prefix = home.directives.prefix
    return prefix.dropLast() + (prefix.hasSuffix(":") ? "-" : ":")
  }

  private func hasMiswrittenPrefix(_ name: String) -> Bool { name.utf8.starts(with: miswrittenPrefix.utf8) }

  func name(_ name: String, on tag: BuiltinTag?) -> ForeignName? {
    directive(name) ?? vueName(name, tag) ?? modifiedName(name, tag) ?? boundEvent(name, tag)
  }

  /// A condition or loop.
  func directive(_ name: String) -> ForeignName? {
    if let known = OtherPlatforms.vueDirectives[name] {
      return meaning(known, .expression)
    }
    if hasMiswrittenPrefix(name), isForeign(miswrittenPrefix, name),
      let known = OtherPlatforms.hyphenDirectives[String(name.dropFirst(miswrittenPrefix.count))]
    {
      // Its value is what the dialect takes.
      return meaning(known, .directive)
    }
    for (prefix, isBare) in OtherPlatforms.hyphenPrefixes
    where isForeign(prefix, name) {
      if let known = OtherPlatforms.hyphenDirectives[String(name.dropFirst(prefix.count))] {
        return meaning(known, isBare ? .expression : .directive)
      }
    }
    for (prefix, isBare) in OtherPlatforms.directivePrefixes where isForeign(prefix, name) {
      return OtherPlatforms.directives[String(name.dropFirst(prefix.count))].map {
        meaning($0, isBare ? .expression : .directive)
      }
    }
    for other in Dialect.all where isForeign(other.directives.prefix, name) {
      let rest = String(name.dropFirst(other.directives.prefix.count))
      return other.directives.names.first { $0.value == rest }.map {
        let kind: ForeignName.Kind = other.directives.bare.contains($0.key) ? .expression : .directive
        return meaning($0.key, kind)
      }
    }
    return nil
  }

  /// What is written in this dialect for a directive of another one.
  private func meaning(_ known: KnownName, _ kind: ForeignName.Kind) -> ForeignName {
    if home.directives.word(known) != nil {
      // The name of a variable, and that of a field, are written as they are everywhere.
      let takesName = [.forItem, .forIndex, .forKey].contains(known)
      return ForeignName(takesName ? .directive : kind, directive: known, home.spelling(known))
    }
    let loop = "\(home.spelling(.for))=\"item in list trackBy item.id\""
    return ForeignName(
      .other, directive: known, nil, hint: LocalizedText(en: "write \(loop)", zh: "改为 \(loop)"))
  }

  /// Whether the name begins with a prefix that directives of the dialect do not have.
  private func isForeign(_ prefix: String, _ name: String) -> Bool {
    name.hasPrefix(prefix) && !home.directives.prefixes.contains(prefix)
  }

  // MARK: Vue

  private func vueName(_ name: String, _ tag: BuiltinTag?) -> ForeignName? {
    let plain = name.hasPrefix("v-") ? withoutModifiers(name[...]) : name
    if let hint = OtherPlatforms.vueHint(plain, home) { return ForeignName(.other, nil, hint: hint) }
    for prefix in ["v-bind:", ":"] where name.hasPrefix(prefix) {
      let attribute = withoutModifiers(name.dropFirst(prefix.count))
      if attribute == "key", home.directives.word(.forKey) != nil {
        return ForeignName(.directive, directive: .forKey, home.spelling(.forKey))
      }
      // `:[name]` is not a name at all; another rule reports it.
      return isName(attribute) ? ForeignName(.expression, attribute) : nil
    }
    for prefix in ["v-on:", "@"] where name.hasPrefix(prefix) {
      let written = name.dropFirst(prefix.count)
      let stops = written.split(separator: ".").dropFirst().contains("stop")
      return event(stops ? .catch : .bind, withoutModifiers(written), tag)
    }
    return nil
  }

  /// A name of the dialect with modifiers: `bindtap.stop`, `visible.sync`.
  private func modifiedName(_ name: String, _ tag: BuiltinTag?) -> ForeignName? {
    let modifiers = VueModifiers.all(of: name)
    guard !modifiers.isEmpty, case let plain = withoutModifiers(name[...]), !plain.isEmpty else { return nil }
    if let bound = home.events.name(plain) {
      let binding = modifiers.contains("stop") ? bound.binding.stopping : bound.binding
      guard let prefix = home.events.prefix(of: binding) else { return nil }
      let colon = plain.utf8.dropLast(bound.event.utf8.count).last == UInt8(ascii: ":") ? ":" : ""
      return ForeignName(.event, prefix + colon + bound.event)
    }
    guard modifiers == ["sync"], isName(plain) else { return nil }
    // A component of WeChat's can be bound both ways.
    return ForeignName(.directive, tag == nil && home.id == "wxml" ? "model:" + plain : plain)
  }

  /// `tap` of `tap.stop.once`.
  private func withoutModifiers(_ name: Substring) -> String { String(name.prefix { $0 != "." }) }

  // MARK: Events

  private func boundEvent(_ name: String, _ tag: BuiltinTag?) -> ForeignName? {
    for other in Dialect.all where other !== home && other.events.form == .capitalised {
      guard let tag, let found = other.events.name(name) else { continue }
      return home.components.event(found.event, of: tag).map {
        ForeignName(.event, home.events.spelling(found.binding, $0))
      }
    }
    if home.isHTMLClick(name) {
      guard let tag, home.components.event("click", of: tag) != "click" else { return nil }
      return ForeignName(.event, home.events.spelling(.bind, "tap"))
    }
    for (prefix, binding) in OtherPlatforms.eventPrefixes where name.hasPrefix(prefix) {
      return event(binding, String(name.dropFirst(prefix.count)), tag)
    }
    guard name.hasPrefix("bind"), case let written = String(name.dropFirst(4)), isWord(written) else {
      return nil
    }
    // A component, and whoever fills a slot, may call a property `binding` or `bindto`.
    guard let tag, !["slot", "template", "include"].contains(tag.name) else {
      return home.components.bubblingEvent(written).map {
        ForeignName(.event, home.events.spelling(.bind, $0))
      }
    }
    return ["ing", "ings"].contains(written) ? nil : event(.bind, written, tag)
  }

  private func isWord(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy { $0.isASCIILetter } }

  /// Letters, digits, `-` and `_`, as names of attributes and events are made of.
  private func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: "_")
      }
  }

  /// The binding of the event that is written as `written`; nil when that is not a name.
  private func event(
    _ binding: EventSyntax.Binding, _ written: String, _ tag: BuiltinTag?
  ) -> ForeignName? {
    guard isName(written), let prefix = home.events.prefix(of: binding) else { return nil }
    if let event = homeEvent(written, tag) {
      return ForeignName(.event, home.events.spelling(binding, event))
    }
    let isCapitalised = home.events.form == .capitalised
    return ForeignName(
      .event, nil,
      hint: LocalizedText(
        en: "write \(prefix) and the event\(isCapitalised ? ", each word of it with a capital letter" : "")",
        zh: "改为 \(prefix) 加事件名\(isCapitalised ? "，其中每个单词的首字母大写" : "")"))
  }

  /// An event as the dialect spells it; nil when that is unknown.
  private func homeEvent(_ written: String, _ tag: BuiltinTag?) -> String? {
    let components = home.components
    if let tag { return components.event(written, of: tag) ?? components.anyEvent(written) }
    // A component may have an event of its own that is called `click`.
    if let known = components.bubblingEvent(written), known.lowercased() == written.lowercased() {
      return known
    }
    return home.events.joined(written)
  }
}

/// What Vue has after the name of an event or of a property.
private enum VueModifiers {
  private static let known: Set<Substring> = [
    "capture", "native", "once", "passive", "prevent", "self", "stop", "sync",
  ]

  /// Those of a name; none where something else is after one of its dots.
  static func all(of name: String) -> [Substring] {
    let modifiers = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
    return modifiers.allSatisfy(known.contains) ? Array(modifiers) : []
  }
}

extension EventSyntax.Binding {
  /// The same, so that the event goes no further.
  fileprivate var stopping: EventSyntax.Binding {
    switch self {
    case .bind, .catch: .catch
    case .captureBind, .captureCatch: .captureCatch
    }
  }
}
