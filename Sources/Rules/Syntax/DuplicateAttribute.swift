import Diagnostics
import Linting
import Markup

/// The same attribute twice on one tag.
package var duplicateAttribute: Rule {
  Rule(
    id: "duplicate-attribute",
    summary: .init(
      en: "a duplicate attribute on one tag",
      zh: "同一标签上有重复的属性"),
    category: .syntax,
    severity: .error,
    severities: .init(
      en: "warning where both have the same value, error for all else",
      zh: "两个值相同时为 warning，其余为 error"),
    rationale: .init(
      en: "Only one of the two counts, and which one depends on the base library.",
      zh: "两个中只有一个生效，哪一个生效取决于基础库。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<view class="a" ⟦class⟧="b"/>"#, message: #"duplicate attribute "class""#,
        fixed: #"<view class="a b"/>"#
      ),
      .right(#"<view class="a" data-class="b" Class="c"/>"#),
      .wrong(
        in: .wxml,
        #"<external-element id="a" type="map" ⟦id⟧="b"/><view bind:tap="a" ⟦bind:tap⟧="b" bindtap="c"/>"#,
        message: #"duplicate attribute "id""#, #"duplicate attribute "bind:tap""#),
      .right(in: .wxml, #"<view class="a" data-class="b" Class="c"/>"#),
      .wrong(
        in: .swan, #"<view class="a" ⟦class⟧="b"/>"#, message: #"duplicate attribute "class""#,
        fixed: #"<view class="a b"/>"#),
      .right(in: .swan, #"<view class="a" data-class="b" Class="c"/>"#),
    ],
    checks: [.syntax([.duplicateAttribute], checkDuplicateAttribute)])
}

private func checkDuplicateAttribute(_ issue: SyntaxIssue, _ context: FileContext) {
  guard let first = issue.other, !isReserved(issue, context), !context.document.hasUndecidedConditions
  else { return }
  let name = context.string(issue.range)
  if context.unit.usesSecondFramework, context.dialect.events.name(name) != nil { return }
  let related = [RelatedPlace(en: "first given here", zh: "首次出现在这里", at: context.place(first))]
  if let repetition = sameAttribute(first, issue.range, context) {
    context.report(
      issue.range, repeatedAttribute(name, joined: nil), severity: .warning, related: related,
      fix: Fix(en: "remove it", zh: "删除它", .suggested, edits: [context.remove(repetition)]))
    return
  }
  let both = joined(first, issue.range, context)
  context.report(
    issue.range, repeatedAttribute(name, joined: both?.text), related: related, fix: both?.fix)
}

/// The attribute with the name `second`, if the one with the name `first` has the same value: which of them counts does not
/// matter then.
private func sameAttribute(_ first: ByteRange, _ second: ByteRange, _ context: FileContext) -> Attribute? {
  guard let attribute = context.document.attribute(named: first),
    let repetition = context.document.attribute(named: second)
  else { return nil }
  let value = attribute.valueRange.map(context.string)
  return value == repetition.valueRange.map(context.string) ? repetition : nil
}

/// One `class` or `style` in place of several; nil where the values of the attributes with the names `first` and `second` do not
/// fit together. The first repetition that fits is joined with all that follow and fit: one by one, each pass would join two.
private func joined(_ first: ByteRange, _ second: ByteRange, _ context: FileContext) -> (
  text: String, fix: Fix
)? {
  let document = context.document
  guard let attribute = document.attribute(named: first), let repetition = document.attribute(named: second),
    let element = document.element(with: repetition), let place = attribute.valueRange,
    var value = JoinedValue(attribute, context)
  else { return nil }
  let others = element.attributes.lazy.filter { $0.index > attribute.index && $0.name == attribute.name }
  let isFirst = others.first { value.takes($0, context) } == repetition
  guard value.add(repetition, context) else { return nil }
  var removed = [repetition]
  if isFirst {
    for other in others where other.index > repetition.index && value.add(other, context) {
      removed.append(other)
    }
  }
  return (
    "\(attribute.nameText)=\(value.quote)\(context.excerpt(value.text))\(value.quote)",
    Fix(
      en: "join the two", zh: "合并两个属性", .suggested,
      edits: [context.replace(place, with: value.text)] + removed.map(context.remove))
  )
}

/// The value of a `class` or `style` that takes in those of others.
private struct JoinedValue {
  let quote: String
  private(set) var text: String
  private let isStyle: Bool
  private var classes: Set<Substring> = []
  /// The quotes in the text.
  private var quotes: [String]

  /// In bytes. Each repetition is compared with the first value, and longer ones are not written twice by hand.
  private static let longest = 4_096

  /// Nil for another attribute, and for a value that takes in no other.
  init?(_ attribute: Attribute, _ context: FileContext) {
    guard attribute.name == .class || attribute.name == .style else { return nil }
    isStyle = attribute.name == .style
    guard let (text, quote) = JoinedValue.parts(of: attribute, context) else { return nil }
    (self.text, self.quote) = (text, quote)
    quotes = JoinedValue.quotes(in: text)
    if !isStyle { classes = Set(text.split(whereSeparator: \.isWhitespace)) }
  }

  /// The text between the quotes, and the quote. Nil where a style is, or may be, an object.
  private static func parts(of attribute: Attribute, _ context: FileContext) -> (text: String, quote: String)?
  {
    guard let range = attribute.valueRange, range.count <= longest, let quote = quoteMark(attribute),
      attribute.name == .class || !mayBeObject(attribute, context)
    else { return nil }
    return (context.string(context.text.trimmed(range)), quote)
  }

  /// Whether neither value has the quote of the other in it.
  func takes(_ other: Attribute, _ context: FileContext) -> Bool {
    guard let (otherText, otherQuote) = JoinedValue.parts(of: other, context) else { return false }
    return takes(otherText, otherQuote)
  }

  private func takes(_ otherText: String, _ otherQuote: String) -> Bool {
    !quotes.contains(otherQuote) && !otherText.contains(quote)
  }

  private static func quotes(in text: String) -> [String] { ["\"", "'"].filter { text.contains($0) } }

  /// Takes in another value; false where it does not fit.
  mutating func add(_ other: Attribute, _ context: FileContext) -> Bool {
    guard let (otherText, otherQuote) = JoinedValue.parts(of: other, context), takes(otherText, otherQuote)
    else { return false }
    var added = otherText
    if !isStyle {
      let names = otherText.split(whereSeparator: \.isWhitespace)
      if !other.hasMustache { added = names.filter { !classes.contains($0) }.joined(separator: " ") }
      classes.formUnion(names)
    }
    let separator = text.isEmpty || added.isEmpty ? "" : !isStyle || text.hasSuffix(";") ? " " : "; "
    text += separator + added
    quotes += JoinedValue.quotes(in: added).filter { !quotes.contains($0) }
    return true
  }
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
  guard let element = context.document.innermostNode(around: issue.range)?.element else { return false }
  return element.name.isNativeView && issue.range.start < element.node.startTagEnd
}

/// `joined` is what one attribute would be in place of both.
private func repeatedAttribute(_ name: String, joined: String?) -> Message {
  Message(
    en: "duplicate attribute \"\(name)\"", zh: "属性“\(name)”重复",
    help: joined.map { LocalizedText(en: "write \($0)", zh: "改为 \($0)") }
      ?? LocalizedText(en: "keep one of the two", zh: "只保留其中一个"))
}
