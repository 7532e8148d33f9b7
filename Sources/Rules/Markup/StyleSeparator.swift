import Diagnostics
import Linting
import Markup

/// A style with two declarations that nothing separates, with one that has no colon, or with a sign that style sheets do not
/// know.
package var styleSeparator: Rule {
  Rule(
    id: "style-separator",
    summary: .init(
      en:
        "a style with a missing or invalid separator",
      zh: "样式中的分隔符缺失或无效"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        Everything up to the next ";" that is not a declaration is ignored: neither declaration has an \
        effect.
        """,
      zh: "不是声明的内容会一直忽略到下一个“;”为止：两条声明都不起作用。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<view style="margin-left: 50rpx ⟦width⟧: 300rpx; color⟦：⟧red"/>"#,
        message: #"missing ";" before "width""#, #""：" is not the colon of style sheets"#,
        fixed: #"<view style="margin-left: 50rpx; width: 300rpx; color:red"/>"#),
      .right(
        #"<view style="color: red; width: {{w}}px; {{a ? 'top: 1px;' : ''}} {{b ? 'left: 1px' : ''}}"/>"#),
      .wrong(
        in: .wxml, #"<view style="{{a ? '⟦color: red⟧' : ''}} {{b ? 'top: 1px' : ''}}"/>"#,
        message: #"missing ";" after "color: red""#,
        fixed: #"<view style="{{a ? 'color: red;' : ''}} {{b ? 'top: 1px' : ''}}"/>"#),
      .wrong(
        #"<view style="⟦width 20rpx⟧; color: red"/>"#, message: #"missing ":" in "width 20rpx""#,
        fixed: #"<view style="width: 20rpx; color: red"/>"#),
      .wrong(
        in: .swan, #"<view style="color: ⟦#⟧; top: 0"/>"#, message: ##""#" is a color without digits"##),
      .right(
        in: .wxml,
        #"<view style="color: red; width: {{w}}px; {{a ? 'top: 1px;' : ''}} {{b ? 'left: 1px' : ''}}"/>"#),
      .right(
        in: .swan,
        #"<view style="color: red; width: {{w}}px; {{a ? 'top: 1px;' : ''}} {{b ? 'left: 1px' : ''}}"/>"#),
    ],
    checks: [.document(checkStyleSeparator)])
}

private func checkStyleSeparator(_ context: FileContext) {
  for index in context.styles.questionable {
    let attribute = context.document.attribute(index)
    if let element = context.document.element(with: attribute) {
      checkStyleSeparator(attribute, element, context)
    }
  }
}

private func checkStyleSeparator(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let value = attribute.valueRange, !element.name.isNativeView else { return }
  var text = StyleText(context, value, of: element)
  var start = value.start
  var last: ByteRange?
  for mustache in attribute.mustaches {
    text.read(ByteRange(start, mustache.start), endsInMustache: true)
    if let last, attribute.bytes.trimmed(ByteRange(last.end, mustache.start)).isEmpty {
      checkPair(last, mustache, context)
    }
    start = mustache.end
    last = mustache
  }
  text.read(ByteRange(start, value.end), endsInMustache: false)
}

// MARK: Literal text

/// Reads what is outside of mustaches in a style, part by part.
private struct StyleText: ~Copyable {
  private let context: FileContext
  private let bytes: UnsafeBufferPointer<UInt8>
  private let element: Element
  private let value: ByteRange
  /// Where the declaration that is read begins; nil when a mustache is in it.
  private var declarationStart: Int?
  /// The last declaration that was reported because it has no colon.
  private var reported: ByteRange?
  /// Whether the declaration that is read has its colon.
  private var hasColon = false
  private var nesting = StyleNesting()

  /// The bytes that are looked at, as bits: `"`, `#`, `'`, `(`, `)`, `:` and `;`.
  private static let signs: UInt64 =
    1 << 0x22 | 1 << 0x23 | 1 << 0x27 | 1 << 0x28 | 1 << 0x29 | 1 << 0x3A | 1 << 0x3B

  init(_ context: FileContext, _ value: ByteRange, of element: Element) {
    self.context = context
    self.element = element
    self.value = value
    bytes = element.bytes
    declarationStart = Int(value.start)
  }

  mutating func read(_ range: ByteRange, endsInMustache: Bool) {
    let (start, end, bytes) = (Int(range.start), Int(range.end), self.bytes)
    for offset in start..<max(start, end) {
      let byte = bytes[offset]
      // Nearly all bytes are of words and numbers.
      if byte < 64 ? StyleText.signs >> UInt64(byte) & 1 == 0 : byte != 0xEF { continue }
      guard nesting.isOutside(byte) else { continue }
      switch byte {
      case UInt8(ascii: ";"):
        endDeclaration(at: offset)
        declarationStart = offset + 1
        hasColon = false
      case UInt8(ascii: ":"):
        if hasColon { reportSecond(beforeColon: offset, from: start) }
        hasColon = true
      case UInt8(ascii: "#"): checkColor(at: offset, end, endsInMustache)
      case 0xEF:
        // The sign is the mistake: what is around it is read as with the right one.
        switch checkWideSign(at: offset, end) {
        case .colon: hasColon = true
        case .semicolon:
          endDeclaration(at: offset)
          declarationStart = offset + 3
          hasColon = false
        case nil: break
        }
      default: break
      }
    }
    if endsInMustache { declarationStart = nil } else { endDeclaration(at: end) }
  }

  /// Reports a declaration without a colon, if it consists of words and values alone: a property and its value, or anything
  /// beside other declarations. A style of one word alone may be a leftover, and a component may make anything of its style.
  private mutating func endDeclaration(at end: Int) {
    guard !hasColon, let start = declarationStart, start < end else { return }
    let declaration = context.text.trimmed(ByteRange(start, end))
    let text = context.text.slice(declaration)
    guard !text.isEmpty, text.count <= 80, text.allSatisfy(isOfWords), context.isBuiltIn(element) else {
      return
    }
    // `float;left` is one mistake.
    if let reported,
      context.text.slice(ByteRange(reported.end, declaration.start)).allSatisfy({
        isMarkupSpace($0) || $0 == UInt8(ascii: ";")
      })
    {
      return
    }
    let fix = colonFix(in: declaration, text)
    if fix == nil, !context.text.slice(value).contains(UInt8(ascii: ":")) { return }
    reported = declaration
    context.report(declaration, missingColon(context.excerpt(declaration)), fix: fix)
  }

  /// Writes the colon between a property and its value; nil where there are not these two.
  private func colonFix(in declaration: ByteRange, _ text: UnsafeBufferPointer<UInt8>) -> Fix? {
    let nameLength = text.prefix { $0.isASCIILetter || $0 == UInt8(ascii: "-") }.count
    let name = ByteRange(declaration.start, declaration.start + UInt32(nameLength))
    guard isProperty(name, context),
      let value = text[nameLength...].firstIndex(where: { !isMarkupSpace($0) && $0 != UInt8(ascii: "=") }),
      value > nameLength
    else { return nil }
    let between = ByteRange(name.end, declaration.start + UInt32(value))
    return Fix(en: "write :", zh: "加上 :", .suggested, edits: [context.replace(between, with: ": ")])
  }

  /// Reports the name before a second colon of one declaration, if it is a property after a blank and a value.
  private func reportSecond(beforeColon colon: Int, from start: Int) {
    var end = colon
    while end > start, isMarkupSpace(bytes[end - 1]) { end -= 1 }
    var first = end
    while first > start, bytes[first - 1].isASCIILetter || bytes[first - 1] == UInt8(ascii: "-") {
      first -= 1
    }
    var valueEnd = first
    while valueEnd > start, isMarkupSpace(bytes[valueEnd - 1]) { valueEnd -= 1 }
    let name = ByteRange(first, end)
    // What a mustache ends in is unknown, and without a value the colon is the mistake.
    guard valueEnd > start, valueEnd < first, bytes[valueEnd - 1] != UInt8(ascii: ":"),
      isProperty(name, context)
    else { return }
    let separator = context.replace(ByteRange(valueEnd, valueEnd), with: ";")
    context.report(
      name, missingSeparator(before: context.string(name)),
      fix: Fix(en: "write ;", zh: "加上 ;", .suggested, edits: [separator]))
  }

  private func checkColor(at offset: Int, _ end: Int, _ endsInMustache: Bool) {
    let isLast = offset + 1 == end
    guard hasColon,
      isLast ? !endsInMustache : bytes[offset + 1] == UInt8(ascii: ";") || isMarkupSpace(bytes[offset + 1])
    else { return }
    context.report(ByteRange(offset, offset + 1), emptyColor)
  }

  /// Looks for the colon and the semicolon of Chinese keyboards.
  private func checkWideSign(at offset: Int, _ end: Int) -> WideSign? {
    guard offset + 2 < end, bytes[offset + 1] == 0xBC, bytes[offset + 2] == 0x9A || bytes[offset + 2] == 0x9B
    else { return nil }
    let isColon = bytes[offset + 2] == 0x9A
    let range = ByteRange(offset, offset + 3)
    let edit = context.replace(range, with: isColon ? ":" : ";")
    context.report(
      range, wideSign(context.string(range), isColon: isColon),
      fix: Fix(en: "write \(isColon ? ":" : ";")", zh: "改为 \(isColon ? ":" : ";")", .suggested, edits: [edit])
    )
    return isColon ? .colon : .semicolon
  }

  private enum WideSign { case colon, semicolon }
}

/// Whether a byte is of a word, a number or a color, or between them.
private func isOfWords(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "-"), UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "."), UInt8(ascii: "="): true
  default: byte.isASCIILetter || byte.isASCIIDigit || isMarkupSpace(byte)
  }
}

// MARK: Mustaches

/// Reports a declaration at the end of one mustache and another one at the start of the next.
private func checkPair(_ first: ByteRange, _ second: ByteRange, _ context: FileContext) {
  guard let next = declaration(in: second, context, isAtStart: true),
    let found = declaration(in: first, context, isAtStart: false),
    found.conditionNames.isDisjoint(with: next.conditionNames)
  else { return }
  let end = ByteRange(found.end, found.end)
  context.report(
    found.range, missingSeparator(after: context.excerpt(found.range)),
    fix: Fix(en: "write ;", zh: "加上 ;", .suggested, edits: [context.replace(end, with: found.separator)]))
}

/// A declaration that a mustache may be: a string, or a sum that begins with one.
private struct ShownDeclaration {
  /// The text between the quotes of a string, or the sum.
  let range: ByteRange
  /// Where the declaration could be ended, and what is written there.
  let end: UInt32
  let separator: String
  /// The names in the mustache that are not in sums.
  var conditionNames: Set<String> = []
}

/// The first declaration that a mustache may be. One that is looked for at the end of what a mustache shows has no `;` there. Nil
/// where there is none.
private func declaration(in mustache: ByteRange, _ context: FileContext, isAtStart: Bool) -> ShownDeclaration?
{
  let tree = context.expression(mustache)
  guard let root = tree.root, case .expression = tree.reading else { return nil }
  var found: ShownDeclaration?
  var sums: [ByteRange] = []
  root.forEachChoice { choice in
    let addends = choice.addends
    if addends != nil { sums.append(choice.range) }
    guard found == nil, let first = (addends ?? [choice]).first, let last = (addends ?? [choice]).last,
      let text = first.plainString, beginsDeclaration(text, context)
    else { return }
    if let end = last.plainString {
      guard isAtStart || isEndOfValue(end, context) else { return }
      found = ShownDeclaration(range: addends == nil ? end : choice.range, end: end.end, separator: ";")
    } else if isAtStart || last.kind == .number || last.memberPath != nil {
      let quote = context.string(ByteRange(first.range.start, text.start))
      found = ShownDeclaration(range: choice.range, end: choice.range.end, separator: " + \(quote);\(quote)")
    }
  }
  root.forEachReference { name in
    if !sums.contains(where: { $0.contains(name) }) { found?.conditionNames.insert(context.string(name)) }
  }
  return found
}

private func beginsDeclaration(_ string: ByteRange, _ context: FileContext) -> Bool {
  let text = context.text.trimmed(string)
  guard let colon = context.text.slice(text).firstIndex(of: UInt8(ascii: ":")) else { return false }
  return isProperty(context.text.trimmed(ByteRange(text.start, text.start + UInt32(colon))), context)
}

/// Whether a string ends in a part of a value, neither in `;` nor in a blank.
private func isEndOfValue(_ string: ByteRange, _ context: FileContext) -> Bool {
  guard let last = context.text.slice(string).last else { return false }
  return last != UInt8(ascii: ";") && !isMarkupSpace(last)
}

// MARK: Properties

/// Whether a range is the name of a property.
private func isProperty(_ range: ByteRange, _ context: FileContext) -> Bool {
  range.count >= 3 && range.count <= 26 && properties.contains(context.string(range).lowercased())
}

/// The properties that styles of pages nearly always consist of. Source: www.w3.org/Style/CSS/all-properties.
private let properties: Set<String> = [
  "align-items", "align-self", "animation", "background", "background-color", "background-image",
  "background-position",
  "background-repeat", "background-size", "border", "border-bottom", "border-color", "border-left",
  "border-radius",
  "border-right", "border-style", "border-top", "border-width", "bottom", "box-shadow", "box-sizing", "color",
  "display",
  "flex", "flex-direction", "flex-wrap", "float", "font-family", "font-size", "font-style", "font-weight",
  "height",
  "justify-content", "left", "letter-spacing", "line-height", "margin", "margin-bottom", "margin-left",
  "margin-right",
  "margin-top", "max-height", "max-width", "min-height", "min-width", "opacity", "overflow", "overflow-x",
  "overflow-y",
  "padding", "padding-bottom", "padding-left", "padding-right", "padding-top", "pointer-events", "position",
  "right",
  "text-align", "text-decoration", "text-indent", "top", "transform", "transition", "vertical-align",
  "visibility",
  "white-space", "width", "word-break", "z-index",
]

private func missingSeparator(before name: String) -> Message {
  Message(
    en: "missing \";\" before \"\(name)\"", zh: "“\(name)”前缺少“;”",
    help: .init(en: "write ; between the two declarations", zh: "在两条声明之间加上 ;"))
}

private func missingSeparator(after declaration: String) -> Message {
  Message(
    en: "missing \";\" after \"\(declaration)\"", zh: "“\(declaration)”后缺少“;”",
    help: .init(en: "write ; between the two declarations", zh: "在两条声明之间加上 ;"))
}

private func missingColon(_ declaration: String) -> Message {
  Message(
    en: "missing \":\" in \"\(declaration)\"", zh: "“\(declaration)”缺少“:”",
    help: .init(en: "write a property, a colon and a value", zh: "按“属性、冒号、值”的形式书写"))
}

private func wideSign(_ sign: String, isColon: Bool) -> Message {
  Message(
    en: "\"\(sign)\" is not the \(isColon ? "colon" : "semicolon") of style sheets",
    zh: "“\(sign)”不是样式文件中的\(isColon ? "冒号" : "分号")",
    help: .init(en: "write \"\(isColon ? ":" : ";")\"", zh: "改为“\(isColon ? ":" : ";")”"))
}

private let emptyColor = Message(
  en: "\"#\" is a color without digits", zh: "“#”是没有数值的颜色",
  help: .init(en: "write the digits of the color, or another value", zh: "写上颜色的数值，或改用其他值"))
