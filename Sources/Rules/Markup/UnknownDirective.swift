import Diagnostics
import Linting
import Markup

/// A directive that does not exist.
package var unknownDirective: Rule {
  Rule(
    id: "unknown-directive",
    summary: "a directive that does not exist",
    category: .markup,
    severity: .error,
    rationale: "It is taken for a plain attribute: the condition, the loop or the name is not there.",
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
        in: .wxml, #"<view ⟦wx:item⟧="a" ⟦wx:esle⟧/><view ⟦wx:elseif⟧="{{b}}"/>"#,
        message: #""wx:item" is not a directive of WXML"#, #""wx:esle" is not a directive of WXML"#,
        #""wx:elseif" is not a directive of WXML"#),
      .wrong(
        in: .swan, #"<view s-if="a"/><view ⟦s-esle⟧/>"#, message: #""s-esle" is not a directive of Swan"#,
        fixed: #"<view s-if="a"/><view s-else/>"#),
    ],
    checks: [.attributes(.matching { isUnknown($0, $1) }, check)])
}

private func isUnknown(_ name: String, _ dialect: Dialect) -> Bool {
  guard let rest = dialect.directives.rest(of: name) else { return false }
  return !dialect.directives.names.contains { $0.value == rest }
    && dialect.directives.synonyms[String(rest)] == nil
    // Another rule reports these.
    && !rest.unicodeScalars.contains(where: \.isInvisible)
}

private func check(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  let dialect = context.dialect
  let name = attribute.nameText
  let written = dialect.directives.rest(of: name).map(String.init) ?? name
  guard let meant = directive(written, context) else {
    // Other attributes may begin with a prefix that is not a namespace.
    if !dialect.directives.prefix.hasSuffix(":") { return }
    let names = dialect.directives.names.map { dialect.spelling($0.key) }.sorted()
    return context.report(
      attribute.nameRange,
      .unknownDirective(
        name, dialect,
        help: hints[written.lowercased()] ?? "the directives are \(names.joined(separator: ", "))"))
  }
  let right = dialect.spelling(meant)
  let isThere = element.attributes.contains { $0.nameText == right }
  context.report(
    attribute.nameRange,
    .unknownDirective(name, dialect, help: isThere ? "remove it: \(right) is there" : "write \(right)"),
    fix: isThere
      ? nil : Fix("write \(right)", .suggested, edits: [context.replace(attribute.nameRange, with: right)]))
}

/// Other words for directives, without prefix and in lower case.
private let otherWords: [String: KnownName] = [
  "elseif": .elif, "else-if": .elif, "elsif": .elif, "for-key": .forKey, "forkey": .forKey,
  "foritem": .forItem,
  "forindex": .forIndex, "for-items": .for,
]

private let hints = ["show": "write hidden=\"{{!...}}\", or a condition"]

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

extension Message {
  fileprivate static func unknownDirective(_ name: String, _ dialect: Dialect, help: String) -> Message {
    Message("\"\(name)\" is not a directive of \(dialect.name)", help: help)
  }
}
