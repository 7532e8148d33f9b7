import Diagnostics
import Linting
import Markup

/// A list that is a string.
package var unboundLoop: Rule {
  Rule(
    id: "unbound-loop",
    summary: .init(en: "a list without a mustache", zh: "列表没有写双大括号"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en: "Without {{ }} the loop goes over the characters of a string, or does not run.",
      zh: "没有 {{ }} 时，循环会遍历字符串中的字符，或根本不执行。"),
    fix: .suggested,
    dialects: .where { !$0.directives.bare.contains(.for) },
    examples: [
      .wrong(
        #"<view a:for="⟦list⟧" a:key="id"/>"#, message: #"the list "list" is a string"#,
        fixed: #"<view a:for="{{list}}" a:key="id"/>"#),
      .right(#"<view a:for="{{list}}" a:key="id"/><view a:for="{{[1, 2]}}"/><view a:for="{{5}}"/>"#),
      .wrong(
        in: .wxml, #"<view wx:for="⟦list⟧" wx:key="id"/>"#, message: #"the list "list" is a string"#,
        fixed: #"<view wx:for="{{list}}" wx:key="id"/>"#),
      .right(
        in: .wxml,
        #"<view wx:for="{{list}}" wx:key="id"/><view wx:for="{{[1, 2]}}"/><view wx:for="{{5}}"/>"#),
    ],
    checks: [.attributes(.known(.for), checkUnboundLoop)])
}

private func checkUnboundLoop(_ attribute: Attribute, _: Element, _ context: FileContext) {
  guard let value = context.unboundList(attribute) else { return }
  let names = VueLoop(context.excerpt(value))
  let fix = namesLoopItem(context.string(value)) ? nil : context.bindingFix(of: value)
  let help =
    names?.attributes(attribute.nameText, context.dialect)
    ?? "\(attribute.nameText)=\"\(context.boundText(of: value))\""
  context.report(
    value, stringList(context.excerpt(value), help: .init(en: "write \(help)", zh: "改为 \(help)")), fix: fix)
}

/// A list with names of the item and the index before it, as Vue has them: `a in list`, `(a, i) of list`.
private struct VueLoop {
  let names: [String]
  let list: String

  init?(_ text: String) {
    guard let range = text.firstRange(of: " in ") ?? text.firstRange(of: " of ") else { return nil }
    names = text[..<range.lowerBound].split { "(), ".contains($0) }.map(String.init)
    list = String(text[range.upperBound...])
    if names.isEmpty || names.count > 2 { return nil }
  }

  /// The loop in attributes of the dialect.
  func attributes(_ loop: String, _ dialect: Dialect) -> String {
    zip([KnownName.forItem, .forIndex], names).reduce("\(loop)=\"{{\(list)}}\"") {
      "\($0) \(dialect.spelling($1.0))=\"\($1.1)\""
    }
  }
}

extension FileContext {
  /// The value of a loop that is a name or an expression without a mustache.
  func unboundList(_ loop: Attribute) -> ByteRange? {
    guard let value = unboundValue(of: loop), !isOfCharacters(value, self) else { return nil }
    return value
  }
}

/// Whether the loop is meant to go over the characters of the value, as the keys of a number pad: "1234567890.".
private func isOfCharacters(_ value: ByteRange, _ context: FileContext) -> Bool {
  guard context.dialect.family == .weChat else { return false }
  let bytes = context.text.slice(value)
  if bytes.allSatisfy({ $0 < 0x80 && !mayBeginName($0) && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "[") }
  ) {
    return true
  }
  // "h.0" is not a path: no name begins with a digit.
  return zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: ".") && $1 < 0x80 && !mayBeginName($1) }
}

private func mayBeginName(_ byte: UInt8) -> Bool {
  isASCIILetter(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
}

private func isASCIILetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

private func stringList(_ list: String, help: LocalizedText) -> Message {
  Message(en: "the list \"\(list)\" is a string", zh: "列表“\(list)”是字符串", help: help)
}
