import Diagnostics
import Linting
import Markup

/// The same attribute twice on one tag.
package var duplicateAttribute: Rule {
  Rule(
    id: "duplicate-attribute",
    summary: .init(
      en: "the same attribute twice on one tag",
      zh: "同一标签上重复的属性"),
    category: .syntax,
    severity: .error,
    rationale: .init(
      en: "Only one of the two counts, and which one depends on the base library.",
      zh: "两个中只有一个生效，哪一个生效取决于基础库。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<view class="a" ⟦class⟧="b"/>"#, message: #""class" is given twice"#, fixed: #"<view class="a b"/>"#
      ),
      .right(#"<view class="a" data-class="b" Class="c"/>"#),
      .wrong(
        in: .wxml,
        #"<external-element id="a" type="map" ⟦id⟧="b"/><view bind:tap="a" ⟦bind:tap⟧="b" bindtap="c"/>"#,
        message: #""id" is given twice"#, #""bind:tap" is given twice"#),
    ],
    checks: [.syntax([.duplicateAttribute], check)])
}

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  guard let first = issue.other, !isReserved(issue, context), !context.document.hasUndecidedConditions
  else { return }
  let name = context.string(issue.range)
  if context.unit.usesSecondFramework, context.dialect.events.name(name) != nil { return }
  let both = joined(first, issue.range, context)
  context.report(
    issue.range, .repeatedAttribute(name, joined: both?.text),
    related: [RelatedPlace(en: "first given here", zh: "首次出现在这里", at: context.place(first))], fix: both?.fix)
}

/// One `class` or `style` in place of two, which are at the names `first` and `second`; nil where the values do not fit
/// together: a quote of the one is in the other, or a style is, or may be, an object.
private func joined(_ first: ByteRange, _ second: ByteRange, _ context: FileContext) -> (
  text: String, fix: Fix
)? {
  guard let element = context.document.innermostNode(around: second)?.element else { return nil }
  let attributes = element.attributes.filter { $0.nameRange == first || $0.nameRange == second }
  guard attributes.count == 2, attributes[0].name == .class || attributes[0].name == .style,
    let quote = quoteMark(attributes[0]), let otherQuote = quoteMark(attributes[1]),
    let place = attributes[0].valueRange, let otherPlace = attributes[1].valueRange
  else { return nil }
  let isStyle = attributes[0].name == .style
  if isStyle, attributes.contains(where: { mayBeObject($0, context) }) { return nil }
  let value = context.string(context.text.trimmed(place))
  var other = context.string(context.text.trimmed(otherPlace))
  if value.contains(otherQuote) || other.contains(quote) { return nil }
  if !isStyle, !attributes[1].hasMustache {
    let classes = Set(value.split(whereSeparator: \.isWhitespace))
    let others = other.split(whereSeparator: \.isWhitespace).filter { !classes.contains($0) }
    other = others.joined(separator: " ")
  }
  let separator = value.isEmpty || other.isEmpty ? "" : !isStyle || value.hasSuffix(";") ? " " : "; "
  let both = value + separator + other
  return (
    "\(attributes[0].nameText)=\(quote)\(context.excerpt(both))\(quote)",
    Fix(
      en: "join the two", zh: "合并两个属性", .suggested,
      edits: [context.replace(place, with: both), context.remove(attributes[1])])
  )
}

private func quoteMark(_ attribute: Attribute) -> String? {
  switch attribute.quote {
  case .double: "\""
  case .single: "'"
  case .none, .noValue: nil
  }
}

/// Whether a style is one mustache that may give an object; outside of AXML, a name gives a string.
private func mayBeObject(_ style: Attribute, _ context: FileContext) -> Bool {
  guard let mustache = style.wholeMustache else { return false }
  if context.dialect.family == .alipay { return true }
  return context.expression(mustache).root?.unwrapped.kind == .object
}

/// A second `id`, `type` or `style` of Alipay's native view is a parameter with a reserved name: another rule reports it.
private func isReserved(_ issue: SyntaxIssue, _ context: FileContext) -> Bool {
  guard context.dialect.family == .alipay, ["id", "type", "style"].contains(context.string(issue.range))
  else { return false }
  return context.document.nodes.contains {
    $0.name.isNativeView && $0.range.start < issue.range.start && issue.range.start < $0.startTagEnd
  }
}

extension Message {
  /// `joined` is what one attribute would be in place of both.
  fileprivate static func repeatedAttribute(_ name: String, joined: String?) -> Message {
    Message(
      en: "\"\(name)\" is given twice", zh: "“\(name)”重复出现",
      help: joined.map { LocalizedText(en: "write \($0)", zh: "改为 \($0)") }
        ?? LocalizedText(en: "keep one of the two", zh: "只保留其中一个"))
  }
}
