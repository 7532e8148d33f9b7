import Diagnostics
import Linting
import Markup
import SystemC

/// A class that is written as style sheets write it, with its sign.
package var classSelector: Rule {
  Rule(
    id: "class-selector",
    summary: .init(
      en: "a class name that begins with \".\" or \"#\"", zh: "class 中的名称带有选择器符号“.”或“#”"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        The leading "." or "#" belongs in style sheets. In a class it becomes part of the name, and no \
        selector finds the element.
        """,
      zh: "开头的“.”或“#”只用于样式文件。写在 class 中时，它成为名称的一部分，任何选择器都匹配不到该元素。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<view class="⟦.card⟧ wide" hover-class="⟦#pressed⟧">{{a}}</view>"#,
        message: #"".card" is a selector, not a class name"#,
        ##""#pressed" is a selector, not a class name"##,
        fixed: #"<view class="card wide" hover-class="pressed">{{a}}</view>"#),
      .right(#"<view class="card {{a.b ? 'wide' : ''}}" hover-class="pressed">{{a}}</view>"#),
      .wrong(
        in: .wxml, #"<view class="card {{on ? '⟦.on⟧' : ''}}"/>"#,
        message: #"".on" is a selector, not a class name"#,
        fixed: #"<view class="card {{on ? 'on' : ''}}"/>"#),
      .wrong(
        in: .swan, #"<view class="⟦.card⟧"/>"#, message: #"".card" is a selector, not a class name"#,
        fixed: #"<view class="card"/>"#),
      .right(in: .wxml, #"<view class="card {{a.b ? 'wide' : ''}}" hover-class="pressed">{{a}}</view>"#),
      .right(in: .swan, #"<view class="card {{a.b ? 'wide' : ''}}" hover-class="pressed">{{a}}</view>"#),
    ],
    checks: [
      .document(checkClasses),
      .attributes(
        .named("hover-class", "placeholder-class"), of: .matching { $1.components.contains($0) },
        checkClassSelector),
    ])
}

/// Looks through the classes of all elements at once: a call for each took 1 % of a lint.
private func checkClasses(_ context: FileContext) {
  let (document, bytes) = (context.document, context.text.bytes)
  let attributes = document.attributes
  for index in attributes.indices
  where attributes[index].name == .class && mayHaveSign(bytes.slice(attributes[index].valueRange)) {
    let attribute = document.attribute(index)
    if let element = document.element(with: attribute) { checkClassSelector(attribute, element, context) }
  }
}

private func checkClassSelector(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let value = attribute.valueRange, mayHaveSign(context.text.slice(value)),
    !element.name.isNativeView, attribute.name == .class || context.isBuiltIn(element)
  else { return }
  var start = value.start
  for mustache in attribute.mustaches {
    checkNames(in: ByteRange(start, mustache.start), follow: start > value.start, context)
    start = mustache.end
    if attribute.isBare { continue }
    let follows = mustache.start > value.start && !isMarkupSpace(context.text.bytes[Int(mustache.start) - 1])
    guard let root = context.expression(mustache).root else { continue }
    root.forEachLiteralChoice { checkNames(in: $0, follow: follows, context) }
  }
  checkNames(in: ByteRange(start, value.end), follow: start > value.start, context)
}

/// Whether a `.` or `#` may begin a name: nearly always none does, and nothing else is looked at.
private func mayHaveSign(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
  guard let start = value.baseAddress,
    memchr(start, Int32(UInt8(ascii: ".")), value.count) != nil
      || memchr(start, Int32(UInt8(ascii: "#")), value.count) != nil
  else { return false }
  var previous = UInt8(ascii: " ")
  for byte in value {
    if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "#") {
      switch previous {
      // The last one ends a quote that is written as an entity.
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: ";"): return true
      default: if isMarkupSpace(previous) { return true }
      }
    }
    previous = byte
  }
  return false
}

/// Checks the names in a literal part of a class. `follow` says that the first one may be the rest of another name.
private func checkNames(in range: ByteRange, follow: Bool, _ context: FileContext) {
  let bytes = context.text.slice(range)
  var start = 0
  while start < bytes.count {
    if isMarkupSpace(bytes[start]) {
      start += 1
      continue
    }
    var end = start + 1
    while end < bytes.count, !isMarkupSpace(bytes[end]) { end += 1 }
    let sign = bytes[start]
    if start > 0 || !follow, sign == UInt8(ascii: ".") || sign == UInt8(ascii: "#"), end > start + 1,
      bytes[start + 1].isASCIILetter || bytes[start + 1] == UInt8(ascii: "_"),
      !isColor(UnsafeBufferPointer(rebasing: bytes[start..<end]))
    {
      reportClassSelector(ByteRange(range.start + UInt32(start), range.start + UInt32(end)), context)
    }
    start = end
  }
}

/// Whether the text is a color such as `#fafafa`, which was meant for a style.
private func isColor(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  text[0] == UInt8(ascii: "#") && [4, 5, 7, 9].contains(text.count)
    && text.dropFirst().allSatisfy { $0.isASCIIDigit || ($0 | 0x20) &- UInt8(ascii: "a") < 6 }
}

private func reportClassSelector(_ name: ByteRange, _ context: FileContext) {
  if context.hasSyntaxFault { return }
  let text = context.string(name)
  // `.a.b` is for an element that has both.
  let parts = text.split { $0 == "." || $0 == "#" }
  let fixed = parts.joined(separator: " ")
  context.report(
    name, selector(context.excerpt(name), fixed),
    fix: Fix(en: "write \(fixed)", zh: "改为 \(fixed)", .suggested, edits: [context.replace(name, with: fixed)])
  )
}

private func selector(_ name: String, _ fixed: String) -> Message {
  Message(
    en: "\"\(name)\" is a selector, not a class name", zh: "“\(name)”是选择器，不是类的名称",
    help: .init(en: "write \"\(fixed)\"", zh: "改为“\(fixed)”"))
}
