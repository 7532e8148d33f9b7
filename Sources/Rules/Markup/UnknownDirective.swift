import Diagnostics
import Linting
import Markup

/// A directive that does not exist.
package var unknownDirective: Rule {
  Rule(
    id: "unknown-directive",
    summary: .init(en: "an unknown directive", zh: "指令不存在"),
    category: .markup,
    severity: .error,
    rationale: .init(
      en: "The platform reads it as a plain attribute: there is no condition, loop or name.",
      zh: "平台会把它当作普通属性：条件、循环或名称都不存在。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<view a:if="{{a}}"/><view ⟦a:elseif⟧="{{b}}"/><view ⟦a:else-if⟧="{{b}}"/>"#,
        message: #""a:elseif" is not a directive of AXML"#, #""a:else-if" is not a directive of AXML"#,
        fixed: #"<view a:if="{{a}}"/><view a:elif="{{b}}"/><view a:elif="{{b}}"/>"#),
      .right(
        """
        <view a:if="{{a}}"/><view a:elif="{{b}}"/><view a:else/><view a:for="{{l}}" a:for-item="i" a:for-index="n" a:key="id"/>
        """),
      .wrong(
        in: .wxml, #"<view ⟦wx:item⟧="a" ⟦wx:esle⟧/><view ⟦wc:elif⟧="{{b}}"/>"#,
        message: #""wx:item" is not a directive of WXML"#, #""wx:esle" is not a directive of WXML"#,
        #""wc:elif" is not a directive of WXML"#,
        fixed: #"<view wx:for-item="a" wx:else/><view wx:elif="{{b}}"/>"#),
      .wrong(
        in: .wxml, #"<view wx:if="{{a}}"/><view wx:else ⟦if⟧="{{b}}"/><view ⟦if⟧="{{c}}"/>"#,
        message: #""if" is not a directive of WXML"#, #""if" is not a directive of WXML"#,
        fixed: #"<view wx:if="{{a}}"/><view wx:elif="{{b}}"/><view wx:if="{{c}}"/>"#),
      .wrong(
        in: .swan, #"<view s-if="a"/><view ⟦s-esle⟧/>"#, message: #""s-esle" is not a directive of Swan"#,
        fixed: #"<view s-if="a"/><view s-else/>"#),
      .right(
        in: .wxml,
        #"<view wx:if="{{a}}"/><view wx:elif="{{b}}"/><view wx:else/><view wx:for="{{l}}" wx:for-item="i" wx:key="id"/>"#
      ),
      .wrong(
        in: .swan, #"<view s-if="{{a}}"/><view ⟦swan.elif⟧="{{b}}"/>"#,
        message: #""swan.elif" is not a directive of Swan"#,
        fixed: #"<view s-if="{{a}}"/><view s-elif="{{b}}"/>"#),
      .right(in: .swan, #"<view s-if="a"/><view s-elif="b"/><view s-else/><view s-for="i, n in l"/>"#),
    ],
    checks: [
      .attributes(.matching { isUnknown($0, $1) }, checkUnknownDirective),
      .attributes(.matching { directiveWithMistypedPrefix($0, $1) != nil }, checkPrefix),
      .attributes(.matching { directiveAfterDot($0, $1) != nil }, checkDot),
      .attributes(.named("if", "elif", "elseif"), with: .mustaches, checkWithoutPrefix),
    ])
}

private func isUnknown(_ name: String, _ dialect: Dialect) -> Bool {
  guard let rest = dialect.directives.rest(of: name) else { return false }
  return !dialect.directives.names.contains { $0.value == rest }
    && dialect.directives.synonyms[String(rest)] == nil
    // Another rule reports these.
    && !rest.unicodeScalars.contains(where: \.isInvisible)
}

private func checkUnknownDirective(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  let dialect = context.dialect
  let name = attribute.nameText
  let written = dialect.directives.rest(of: name).map(String.init) ?? name
  guard let meant = directive(written, context) else {
    // Other attributes may begin with a prefix that is not a namespace.
    if !dialect.directives.prefix.hasSuffix(":") { return }
    let names = dialect.directives.names.map { dialect.spelling($0.key) }.sorted().joined(separator: ", ")
    let other = dialect.directives.otherPrefixes.first { name.hasPrefix($0) }
    return context.report(
      attribute.nameRange,
      unknownDirectiveMessage(
        name, dialect,
        help: dialect.events.name(written) != nil
          ? LocalizedText(en: "write \(written)", zh: "改为 \(written)")
          : hints[written.lowercased()]
            ?? LocalizedText(en: "the directives are \(names)", zh: "改为可用的指令之一：\(names)")
            + (other.map { LocalizedText(en: ", also with \($0)", zh: "，也可用前缀 \($0)") }
              ?? .init(en: "", zh: ""))))
  }
  reportUnknownDirective(attribute, element, as: meant, context)
}

private func reportUnknownDirective(
  _ attribute: Attribute, _ element: Element, as meant: KnownName, _ context: FileContext
) {
  let (dialect, name) = (context.dialect, attribute.nameText)
  let usual = dialect.spelling(meant)
  // Where directives may begin in two ways, the page keeps its own.
  let prefix = dialect.directives.otherPrefixes.first { name.hasPrefix($0) || isMistyped(name, $0) }
  let right = prefix.flatMap { prefix in dialect.directives.word(meant).map { prefix + $0 } } ?? usual
  let isThere = element.attributes.contains { $0.nameText == right || $0.nameText == usual }
  // With a mustache it would not be a name, and the usual one would not be bound any more.
  if !isThere, meant == .forItem || meant == .forIndex, attribute.hasMustache {
    let help = LocalizedText(
      en: "remove it: \(right) takes a name without {{ }}", zh: "删除它：\(right) 的值是不带 {{ }} 的名称")
    return context.report(
      attribute.nameRange, unknownDirectiveMessage(name, dialect, help: help),
      fix: Fix(en: "remove \(name)", zh: "删除 \(name)", .suggested, edits: [context.remove(attribute)]))
  }
  let help =
    right == usual
    ? LocalizedText(en: "write \(right)", zh: "改为 \(right)")
    : LocalizedText(en: "write \(right), or \(usual)", zh: "改为 \(right) 或 \(usual)")
  context.report(
    attribute.nameRange,
    unknownDirectiveMessage(
      name, dialect,
      help: isThere
        ? LocalizedText(en: "remove it: \(usual) is there", zh: "删除该属性：已有 \(usual)") : help),
    fix: isThere
      ? nil
      : Fix(
        en: "write \(right)", zh: "改为 \(right)", .suggested,
        edits: [context.replace(attribute.nameRange, with: right)]))
}

/// The directive that is written with a mistyped prefix: `if` of `w:if`, where the prefix is `wx:`. Prefixes that differ in
/// more are of platforms and frameworks that are not known here.
private func directiveWithMistypedPrefix(_ name: String, _ dialect: Dialect) -> KnownName? {
  guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")), colon != name.startIndex,
    case let word = name[name.utf8.index(after: colon)...],
    let meant = Dialect.Directives.usualNames.first(where: { $0.value == word })?.key,
    dialect.directives.word(meant) != nil, dialect.directives.rest(of: name) == nil,
    dialect.directives.prefixes.contains(where: { isMistyped(name[..<colon], $0) }),
    !dialect.isForeignAnywhere(name), !dialect.directives.undecidedPrefixes.contains(where: name.hasPrefix)
  else { return nil }
  return meant
}

/// The directive that is written as a member of a prefix or of the platform's object: `elif` of `swan.elif`.
private func directiveAfterDot(_ name: String, _ dialect: Dialect) -> KnownName? {
  guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")),
    case let (owner, word) = (name[..<dot], name[name.utf8.index(after: dot)...]),
    owner == dialect.script.platform
      || dialect.directives.prefixes.contains(where: { $0.dropLast() == owner }),
    let meant = Dialect.Directives.usualNames.first(where: { $0.value == word })?.key,
    dialect.directives.word(meant) != nil
  else { return nil }
  return meant
}

private func checkDot(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let meant = directiveAfterDot(attribute.nameText, context.dialect) else { return }
  reportUnknownDirective(attribute, element, as: meant, context)
}

/// Whether the prefix of a name is a mistyped one.
private func isMistyped(_ name: String, _ prefix: String) -> Bool {
  name.utf8.firstIndex(of: UInt8(ascii: ":")).map { isMistyped(name[..<$0], prefix) } ?? false
}

/// Whether one letter is missing in the prefix, too many or another one, or two are in the wrong order.
private func isMistyped(_ written: Substring, _ prefix: String) -> Bool {
  editDistance(written.utf8, prefix.utf8.dropLast(), limit: 1) == 1
}

private func checkPrefix(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let meant = directiveWithMistypedPrefix(attribute.nameText, context.dialect) else { return }
  reportUnknownDirective(attribute, element, as: meant, context)
}

/// Checks a condition on a built-in tag that is written without the prefix of directives, as `else if` is in scripts.
private func checkWithoutPrefix(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard !context.dialect.directives.prefix.isEmpty, attribute.wholeMustache != nil,
    !element.has(.if), !element.has(.elif), context.isBuiltIn(element)
  else { return }
  if let other = element.attribute(.else) {
    let right = context.dialect.spelling(.elif)
    return context.report(
      attribute.nameRange,
      unknownDirectiveMessage(
        attribute.nameText, context.dialect,
        help: .init(
          en: "write \(right) in place of \(other.nameText) and it", zh: "用 \(right) 代替 \(other.nameText) 和它")
      ),
      fix: Fix(
        en: "write \(right)", zh: "改为 \(right)", .suggested,
        edits: [context.remove(other), context.replace(attribute.nameRange, with: right)]))
  }
  reportUnknownDirective(attribute, element, as: attribute.nameText == "if" ? .if : .elif, context)
}

/// Other words for directives, without prefix and in lower case.
private let otherWords: [String: KnownName] = [
  "elseif": .elif, "else-if": .elif, "elsif": .elif, "for-key": .forKey, "forkey": .forKey,
  "foritem": .forItem,
  "forindex": .forIndex, "for-items": .for, "item": .forItem, "index": .forIndex,
]

private let hints = [
  "show": LocalizedText(
    en: "write hidden=\"{{!...}}\", or a condition", zh: "改为 hidden=\"{{!...}}\"，或改用条件")
]

private func directive(_ written: String, _ context: FileContext) -> KnownName? {
  let dialect = context.dialect
  let lowered = written.lowercased()
  if let meant = otherWords[lowered], dialect.directives.word(meant) != nil { return meant }
  if hints[lowered] != nil { return nil }
  let names = dialect.directives.names
  if let same = names.first(where: { $0.value == lowered }) { return same.key }
  // Short names are near to everything.
  guard lowered.utf8.count > 3, let near = context.nearestName(to: lowered, in: names.map(\.value)) else {
    return nil
  }
  return names.first { $0.value == near }?.key
}

/// The directive that a name means if it begins like a directive and is not one.
func meantDirective(_ name: String, _ context: FileContext) -> KnownName? {
  let dialect = context.dialect
  guard isUnknown(name, dialect), let rest = dialect.directives.rest(of: name) else { return nil }
  return directive(String(rest), context)
}

private func unknownDirectiveMessage(_ name: String, _ dialect: Dialect, help: LocalizedText) -> Message {
  Message(
    en: "\"\(name)\" is not a directive of \(dialect.name)", zh: "“\(name)”不是 \(dialect.name) 的指令",
    help: help)
}
