import Diagnostics
import Linting
import Markup
import Script

/// An id or a value of the dataset that the called method has no case for, but nearly.
package var misspelledCase: Rule {
  Rule(
    id: "misspelled-case",
    summary: .init(
      en: "an id or data- value one typo away from a `case`",
      zh: "id 或 data- 的值与方法中的 `case` 只差一点，疑似拼写错误"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        The method reaches no case of its switch, so nothing happens. A value is reported if the script \
        does not mention it anywhere, exactly one case of the method is similar, and either no tag has the \
        value of that case or a letter in the middle differs.
        """,
      zh: "方法中的 switch 没有匹配的 case，什么也不会发生。只有脚本中从未出现该值、方法恰有一个相近的 case，并且没有标签使用该 case 的值或差别在于中间的一个字母时，才报告。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<view id="order" onTap="open"/><view id="⟦recet_list⟧" onTap="open"/>"#,
        script:
          "Page({ open(e) { switch (e.currentTarget.id) { case 'order': break; case 'recept_list': break } } })",
        message: #""open" has no case for "recet_list""#,
        fixed: #"<view id="order" onTap="open"/><view id="recept_list" onTap="open"/>"#),
      .right(
        #"<view id="order" onTap="open"/><view id="orders" onTap="close"/>"#,
        script: "Page({ open(e) { switch (e.target.id) { case 'order': break } }, close() {} })"),
      .wrong(
        in: .wxml, #"<view data-kind="⟦detial⟧" bindtap="open"/>"#,
        script:
          "Component({ methods: { open(e) { switch (e.target.dataset.kind) { case 'detail': break } } } })",
        message: #""open" has no case for "detial""#,
        fixed: #"<view data-kind="detail" bindtap="open"/>"#),
      .wrong(
        in: .swan, #"<view id="⟦serach⟧" bind:tap="open"/>"#,
        script: "Page({ open(e) { switch (e.target.id) { case 'search': break } } })",
        message: #""open" has no case for "serach""#, fixed: #"<view id="search" bind:tap="open"/>"#),
      .right(
        in: .wxml, #"<view id="order" bindtap="open"/><view id="orders" bindtap="close"/>"#,
        script: "Page({ open(e) { switch (e.target.id) { case 'order': break } }, close() {} })"),
      .right(
        in: .swan, #"<view id="order" bindtap="open"/><view id="orders" bindtap="close"/>"#,
        script: "Page({ open(e) { switch (e.target.id) { case 'order': break } }, close() {} })"),
    ],
    checks: [.document(checkMisspelledCase)])
}

private func checkMisspelledCase(_ context: FileContext) {
  guard let script = context.script, !script.cases.isEmpty, let text = context.texts.script else { return }
  var search = CaseSearch(context, script, text)
  search.run()
}

private struct CaseSearch {
  private let context: FileContext
  private let script: ScriptFacts
  private let text: SourceText
  /// The texts of all cases of the script.
  private let all: Set<String>
  /// Where the cases of a method are.
  private var casesOfMethod: [String: [ByteRange]] = [:]

  init(_ context: FileContext, _ script: ScriptFacts, _ text: SourceText) {
    self.context = context
    self.script = script
    self.text = text
    all = Set(script.cases.map(text.string))
  }

  mutating func run() {
    let document = context.document
    let attributes = document.attributes
    for index in attributes.indices where attributes[index].mustacheCount == 0 {
      let value = attributes[index].valueRange
      guard value.count >= 4, value.count <= 40,
        attributes[index].name == .id
          || document.text.slice(attributes[index].nameRange).begin(with: "data-"),
        isIdentifier(document.text.slice(value)), !all.contains(context.string(value)),
        let element = document.element(with: document.attribute(index))
      else { continue }
      checkMisspelledCase(value, on: element)
    }
  }

  private mutating func checkMisspelledCase(_ value: ByteRange, on element: Element) {
    for attribute in element.attributes where context.dialect.events.name(attribute.nameBytes) != nil {
      guard let name = attribute.staticValue.map({ context.string(context.text.trimmed($0)) }),
        case let cases = cases(of: name),
        let near = context.nearest(
          to: context.string(value), in: cases.lazy.map(text.string), for: context.unit.path, .strict),
        near.isOnlyOne, !context.scriptSpells(value),
        !isValue(near.name) || isSlip(context.text.slice(value), Array(near.name.utf8)),
        !context.hasSyntaxFault, let place = cases.first(where: { text.string($0) == near.name })
      else { continue }
      return report(value, in: name, near.name, place)
    }
  }

  /// The cases between the name of a method and that of the next one.
  private mutating func cases(of name: String) -> [ByteRange] {
    if let known = casesOfMethod[name] { return known }
    var cases: [ByteRange] = []
    if let start = script.method(named: name)?.nameRange.end {
      let starts = script.objects.lazy.flatMap(\.methods).map(\.nameRange.start)
      let end = starts.filter { $0 > start }.min() ?? UInt32.max
      cases = script.cases.filter { $0.start > start && $0.end < end }
    }
    casesOfMethod[name] = cases
    return cases
  }

  /// Whether an attribute of the file has a text as its value.
  private func isValue(_ text: String) -> Bool {
    context.document.attributes.contains { context.text.slice($0.valueRange).elementsEqual(text.utf8) }
  }

  private func report(_ value: ByteRange, in method: String, _ near: String, _ place: ByteRange) {
    context.report(
      value, noCase(context.string(value), in: method, near),
      related: [
        RelatedPlace(en: "the case is here", zh: "该 case 在这里", at: Place(path: text.path, range: place))
      ],
      fix: Fix(
        en: "write \"\(near)\"", zh: "改为“\(near)”", .suggested, edits: [context.replace(value, with: near)]))
  }
}

/// Whether a letter in the middle of a text is missing or too many. `tab2` beside a case for `tab1`, or `orders` beside one for
/// `order`, may be meant for the default.
private func isSlip(_ value: UnsafeBufferPointer<UInt8>, _ meant: [UInt8]) -> Bool {
  abs(value.count - meant.count) == 1 && value.last == meant.last && value.first == meant.first
}

private func noCase(_ value: String, in method: String, _ near: String) -> Message {
  Message(
    en: "\"\(method)\" has no case for \"\(value)\"", zh: "“\(method)”没有“\(value)”的 case",
    help: didYouMean(near))
}
