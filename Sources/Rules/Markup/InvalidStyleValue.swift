import Diagnostics
import Linting
import Markup

/// A value of a style that style sheets do not understand.
package var invalidStyleValue: Rule {
  Rule(
    id: "invalid-style-value",
    summary: .init(
      en:
        "an invalid value, unit or color in a style",
      zh: "样式中的值、单位或颜色无效"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        The declaration is silently ignored. Keywords are checked where the property takes only a few, and \
        colour names where a similar one exists; what a mustache adds is unknown. The style property of \
        components is not checked.
        """,
      zh: "该声明会被忽略，且没有任何提示。只有当属性仅接受少数关键字时才检查关键字，只有当写法接近某个颜色名时才检查颜色名；双大括号给出的内容未知。组件的 style 由组件自行处理，不检查。"),
    fix: .suggested,
    sources: [
      .init(en: "mdn/data, css/properties.json", zh: "mdn/data 的 css/properties.json"),
      .init(
        en: "CSS Values and Units Level 4, CSS Color Module Level 4 of www.w3.org",
        zh: "www.w3.org 的 CSS Values and Units Level 4 与 CSS Color Module Level 4"),
    ],
    examples: [
      .wrong(
        #"<view style="display: ⟦inlin-block⟧; height: 20⟦rp⟧; background: ⟦gary⟧"/>"#,
        message: #""inlin-block" is not a value of "display""#, #""rp" is not a unit"#,
        #""gary" is not a color"#,
        fixed: #"<view style="display: inline-block; height: 20rpx; background: gray"/>"#),
      .right(
        #"<view style="display: {{d}}; height: {{h}}rpx; width: 0; line-height: 1.5; margin: 0 -3rpx; color: {{c}}ff"/>"#
      ),
      .wrong(
        #"<view style="color: ⟦#ffff5⟧; width: 100; text-align: ⟦middle⟧"/>"#,
        message: ##""#ffff5" is not a color"##, #""middle" is not a value of "text-align""#),
      .wrong(
        in: .qml, #"<view style="width: ⟦100⟧"/>"#, message: #""100" has no unit"#),
      .wrong(
        in: .wxml, #"<view style="width: {{w}}⟦xp⟧; {{a ? 'display: ⟦felx⟧' : ''}}"/>"#,
        message: #""xp" is not a unit"#, #""felx" is not a value of "display""#,
        fixed: #"<view style="width: {{w}}px; {{a ? 'display: flex' : ''}}"/>"#),
      .wrong(
        in: .wxml, #"<view style="color: red; height:⟦{{high}}⟧;"/>"#,
        script:
          "Page({ data: { high: 0 }, onLoad() { this.setData({ high: this.measure() }) }, measure() {} })",
        message: #""high" is a number without a unit"#,
        fixed: #"<view style="color: red; height:{{high}}px;"/>"#),
      .wrong(
        in: .ttml, #"<view style="position: ⟦absolut⟧ !important"/>"#,
        message: #""absolut" is not a value of "position""#,
        fixed: #"<view style="position: absolute !important"/>"#),
      .right(
        in: .wxml,
        #"<view style="display: {{d}}; height: {{h}}rpx; width: 0; line-height: 1.5; margin: 0 -3rpx; color: {{c}}ff"/>"#
      ),
      .wrong(
        in: .swan, #"<view style="display: ⟦inlin-block⟧; height: 20⟦rp⟧"/>"#,
        message: #""inlin-block" is not a value of "display""#, #""rp" is not a unit"#,
        fixed: #"<view style="display: inline-block; height: 20rpx"/>"#),
      .right(
        in: .swan,
        #"<view style="display: {{d}}; height: {{h}}rpx; width: 0; line-height: 1.5; margin: 0 -3rpx; color: {{c}}ff"/>"#
      ),
    ],
    checks: [.document(checkInvalidStyleValue)])
}

private func checkInvalidStyleValue(_ context: FileContext) {
  let parts = context.styles.parts
  if parts.isEmpty { return }
  let bytes = context.text.bytes
  var check = StyleValueCheck(parts[0], context)
  // Variables take anything.
  for part in parts where bytes.slice(part.property).first != UInt8(ascii: "-") {
    check.part = part
    check.run()
    if part.precedesUnknown, !part.followsUnknown { checkNumber(after: part, context) }
  }
}

/// Checks a mustache that is the whole value of a length, and shows a field that is always a number.
private func checkNumber(after part: StylePart, _ context: FileContext) {
  let attribute = context.document.attribute(Int(part.attribute))
  guard context.dialect.family != .alipay, !attribute.isBare, let value = attribute.valueRange,
    context.text.trimmed(part.text).isEmpty,
    StyleTables.lengths.contains(context.string(part.property).lowercased()),
    case let mustaches = attribute.mustaches,
    case let next = mustaches.partitioningIndex(where: { $0.start >= part.text.end }),
    next < mustaches.endIndex, case let mustache = mustaches[next], mustache.start == part.text.end,
    case let rest = context.text.slice(ByteRange(mustache.end, value.end)),
    rest.first(where: { !isMarkupSpace($0) }) ?? UInt8(ascii: ";") == UInt8(ascii: ";"),
    case let name = context.text.expressionRange(mustache),
    context.unit.hasDataField(named: name, in: context.text), context.isNumber(context.string(name)),
    let element = context.element(with: part), context.sees(context.string(name), at: element),
    context.isBuiltIn(element)
  else { return }
  context.report(
    mustache, missingUnitOfField(context.string(name)),
    fix: Fix(
      en: "write px", zh: "加上 px", .suggested,
      edits: [context.replace(ByteRange(mustache.end, mustache.end), with: "px")]))
}

extension FileContext {
  /// Whether a field of the data begins as a number, and the script writes its name only as a key, of what has no text in it,
  /// and to read it.
  fileprivate func isNumber(_ field: String) -> Bool {
    guard let script, script.soleInstance != nil, !script.dataIsIncomplete, let bytes = texts.script?.bytes,
      let known = script.dataField(named: field), known.source == .data, known.kind == .number
    else { return false }
    var field = field
    return field.withUTF8 { field in
      var start = 0
      while let found = bytes.firstIndex(ofWord: field, from: start) {
        start = found + field.count
        if found > 0, bytes[found - 1] == UInt8(ascii: ".") { continue }
        let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
        guard line.first(where: { !isMarkupSpace($0) }) == UInt8(ascii: ":"), !line.contains(where: isQuote)
        else { return false }
      }
      return true
    }
  }
}

private func isQuote(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`")
}

/// One for all parts of a file: to make one counts a reference.
private struct StyleValueCheck {
  var part: StylePart
  private let context: FileContext
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ part: StylePart, _ context: FileContext) {
    self.part = part
    self.context = context
    bytes = context.text.bytes
  }

  func run() {
    var only: StyleToken?
    var count = 0
    for token in StyleTokens(of: part.text, in: bytes) {
      count += 1
      only = token
      // What is directly beside a mustache is a part of a token.
      if part.precedesUnknown, token.range.end == part.text.end { continue }
      let isTail = part.followsUnknown && token.range.start == part.text.start
      switch token.kind {
      case .word where isTail: checkUnitOfMustache(token.range)
      case .number(let unit) where !isTail: checkUnit(unit)
      case .color where !isTail: checkDigits(of: token.range)
      default: break
      }
    }
    guard count == 1, let only, !part.followsUnknown, !part.precedesUnknown else { return }
    switch only.kind {
    case .word: checkWord(only.range)
    // What Alipay makes of plain numbers, no document says: in the object form of a style they are pixels.
    case .number(let unit) where unit.isEmpty && context.dialect.family != .alipay: checkLength(only.range)
    default: break
    }
  }

  private func checkUnit(_ unit: ByteRange) {
    let letters = bytes.slice(unit)
    if letters.isEmpty || letters.are("px") || letters.are("rpx") { return }
    let text = context.string(unit).lowercased()
    if StyleTables.units.contains(text) { return }
    report(unit, unknownUnit(context.string(unit), nearUnit(text)), instead: nearUnit(text))
  }

  /// Checks what follows a mustache, which may also be a part of a word.
  private func checkUnitOfMustache(_ unit: ByteRange) {
    let letters = bytes.slice(unit)
    if letters.count > 4 || letters.are("px") || letters.are("rpx") { return }
    let text = context.string(unit).lowercased()
    guard !StyleTables.units.contains(text), let near = nearUnit(text) else { return }
    report(unit, unknownUnit(context.string(unit), near), instead: near)
  }

  private func nearUnit(_ unit: String) -> String? {
    StyleTables.usualUnits.first { editDistance($0.utf8, unit.utf8, limit: 1) == 1 }
  }

  private func checkLength(_ number: ByteRange) {
    guard bytes.slice(number).contains(where: { $0.isASCIIDigit && $0 != UInt8(ascii: "0") }),
      StyleTables.lengths.contains(context.string(part.property).lowercased())
    else { return }
    report(number, missingUnit(context.string(number)), instead: nil)
  }

  private func checkDigits(of color: ByteRange) {
    let digits = bytes.slice(ByteRange(color.start + 1, color.end))
    let mayBeDigits = digits.count == 3 || digits.count == 4 || digits.count == 6 || digits.count == 8
    if mayBeDigits, digits.allSatisfy(isHexDigit) { return }
    // Another rule speaks of a color without digits.
    if digits.isEmpty { return }
    report(color, unknownColor(context.string(color), nil), instead: nil)
  }

  private func checkWord(_ word: ByteRange) {
    if bytes.slice(word).first == UInt8(ascii: "-") { return }
    let property = context.string(part.property).lowercased()
    let keywords = StyleTables.keywords[property]
    guard keywords != nil || property == "background" || property.hasSuffix("color") else { return }
    let text = context.string(word).lowercased()
    if StyleTables.wideKeywords.contains(text) { return }
    if let keywords {
      if keywords.contains(text) { return }
      let near = context.nearestName(to: text, in: keywords)
      report(word, unknownKeyword(context.string(word), property, near, of: keywords), instead: near)
    } else {
      if StyleTables.colors.contains(text) || text == "transparent" { return }
      let near = context.nearest(to: text, in: StyleTables.colors, for: context.unit.path, .strict)
      guard text.utf8.count >= 4, let near, near.isOnlyOne else { return }
      report(word, unknownColor(context.string(word), near.name), instead: near.name)
    }
  }

  private func report(_ range: ByteRange, _ message: Message, instead text: String?) {
    // Of signs of Chinese keyboards, another rule speaks.
    guard let element = context.element(with: part), context.isBuiltIn(element),
      bytes.slice(range).allSatisfy({ $0 < 0x80 })
    else { return }
    context.report(
      range, message,
      fix: text.map {
        Fix(en: "write \($0)", zh: "改为 \($0)", .suggested, edits: [context.replace(range, with: $0)])
      })
  }
}

private func isHexDigit(_ byte: UInt8) -> Bool {
  byte.isASCIIDigit || (byte | 0x20) &- UInt8(ascii: "a") < 6
}

private func unknownKeyword(
  _ word: String, _ property: String, _ near: String?, of keywords: [String]
) -> Message {
  let some = keywords.prefix(6).joined(separator: ", ")
  return Message(
    en: "\"\(word)\" is not a value of \"\(property)\"", zh: "“\(word)”不是“\(property)”的值",
    help: didYouMean(near) ?? .init(en: "it takes \(some)", zh: "可用的值有 \(some)"))
}

private func unknownUnit(_ unit: String, _ near: String?) -> Message {
  Message(
    en: "\"\(unit)\" is not a unit", zh: "“\(unit)”不是单位",
    help: didYouMean(near) ?? .init(en: "write px, rpx or another unit", zh: "改为 px、rpx 等单位"))
}

private func missingUnit(_ number: String) -> Message {
  Message(
    en: "\"\(number)\" has no unit", zh: "“\(number)”没有单位",
    help: .init(en: "write \(number)px or \(number)rpx", zh: "改为 \(number)px 或 \(number)rpx"))
}

private func missingUnitOfField(_ name: String) -> Message {
  Message(
    en: "\"\(name)\" is a number without a unit", zh: "“\(name)”是没有单位的数字",
    help: .init(en: "write {{\(name)}}px", zh: "改为 {{\(name)}}px"))
}

private func unknownColor(_ color: String, _ near: String?) -> Message {
  Message(
    en: "\"\(color)\" is not a color", zh: "“\(color)”不是颜色",
    help: didYouMean(near)
      ?? .init(
        en: "write # and 3, 4, 6 or 8 digits from 0 to f", zh: "“#”后写 3、4、6 或 8 位十六进制数字（0 到 f）"))
}
