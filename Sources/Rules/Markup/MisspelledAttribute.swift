import Diagnostics
import Linting
import Markup
import Reference

/// An attribute that no tag has, but that is near to one of its tag.
package var misspelledAttribute: Rule {
  Rule(
    id: "misspelled-attribute",
    summary: .init(
      en: "a misspelled attribute of a built-in tag",
      zh: "属性名疑似拼写错误"),
    category: .markup,
    severity: .warning,
    rationale: .init(en: "The attribute is silently ignored.", zh: "该属性会被忽略，且没有任何提示。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<button ⟦siez⟧="mini" ⟦bdisabled⟧="{{a}}">b</button><input ⟦plaeholder⟧="c"/>"#,
        message: #""siez" is not an attribute of "button""#, #""bdisabled" is not an attribute of "button""#,
        #""plaeholder" is not an attribute of "input""#,
        fixed: #"<button size="mini" disabled="{{a}}">b</button><input placeholder="c"/>"#),
      .right(
        #"<button size="mini" formType="submit" data-siez="a">b</button><input minlength="2"/><my-box siez="a"/>"#
      ),
      .wrong(
        in: .wxml, #"<image ⟦moder⟧="aspectFit"/>"#, message: #""moder" is not an attribute of "image""#,
        fixed: #"<image mode="aspectFit"/>"#),
      .wrong(
        in: .swan, #"<image ⟦moder⟧="aspectFit"/>"#, message: #""moder" is not an attribute of "image""#,
        fixed: #"<image mode="aspectFit"/>"#),
      .right(
        in: .wxml, #"<button size="mini" form-type="submit" data-siez="a">b</button><my-box siez="a"/>"#),
      .right(
        in: .swan, #"<button size="mini" form-type="submit" data-siez="a">b</button><my-box siez="a"/>"#),
    ],
    checks: [.attributes(.matching { isUnknown($0, $1) }, checkMisspelledAttribute)])
}

/// Whether no dialect and no rule knows the name, on any tag, and some tag has one that is nearly so.
private func isUnknown(_ name: String, _ dialect: Dialect) -> Bool {
  let bytes = name.utf8
  guard bytes.count >= 4, !KnownWords.hasAttribute(name), !bytes.contains(UInt8(ascii: ":")),
    bytes.first != UInt8(ascii: "@"), !name.hasPrefix("data-"), !name.hasPrefix("aria-"),
    bytes.contains(where: { $0 >= 0x80 }) || KnownWords.hasAttribute(near: name, limit: 1)
  else { return false }
  return dialect.events.name(name) == nil && dialect.directives.rest(of: name) == nil
    && !dialect.isForeignAnywhere(name) && !name.unicodeScalars.contains(where: \.isInvisible)
}

private func checkMisspelledAttribute(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard element.name != .slot, context.isBuiltIn(element), !hasSyntaxIssue(attribute, context) else { return }
  let (name, tag) = (attribute.nameText, element.tag)
  guard let right = near(name, context.dialect.attributeNames(ofTag: tag)) else { return }
  // A second one of the same name would be another mistake.
  let isThere = element.attributes.contains { $0.nameText == right }
  context.report(
    attribute.nameRange, unknownAttribute(name, tag: tag, isThere ? nil : right),
    fix: isThere
      ? nil
      : Fix(
        en: "write \(right)", zh: "改为 \(right)", .suggested,
        edits: [context.replace(attribute.nameRange, with: right)]))
}

/// The only one of the names that differs in one letter; for a name with letters beyond ASCII, the one that it is without these.
/// Nil where the name is one of them but for hyphens and case, which some base libraries read.
private func near(_ name: String, _ known: [String]) -> String? {
  let plain = String(name.unicodeScalars.filter(\.isASCII))
  if plain.utf8.count != name.utf8.count { return known.contains(plain) ? plain : nil }
  let near = known.filter { editDistance($0.utf8, name.utf8, limit: 1) == 1 }
  guard near.count == 1, folded(near[0]) != folded(name) else { return nil }
  return KnownWords.hasAttribute(name.hyphenated) ? nil : near[0]
}

private func folded(_ name: String) -> [UInt8] {
  name.utf8.filter { $0 != UInt8(ascii: "-") }.map(\.asciiLowercased)
}

/// Whether it is uncertain what the attribute is.
private func hasSyntaxIssue(_ attribute: Attribute, _ context: FileContext) -> Bool {
  context.document.hasIssue(overlapping: attribute.range)
}

private func unknownAttribute(_ name: String, tag: String, _ right: String?) -> Message {
  Message(
    en: "\"\(name)\" is not an attribute of \"\(tag)\"", zh: "“\(name)”不是“\(tag)”的属性",
    help: didYouMean(right))
}
