import Diagnostics
import Linting
import Markup

/// An event with a value that cannot name a method.
package var invalidHandler: Rule {
  Rule(
    id: "invalid-handler",
    summary: .init(en: "an event value that cannot be a method name", zh: "事件的值不可能是方法名"),
    category: .markup,
    severity: .error,
    rationale: .init(
      en:
        """
        The value can only be a method name: it takes no arguments and is not run as a script. When the \
        event fires, nothing happens.
        """,
      zh: "值只能是方法名：既不会带参数调用，也不会作为脚本执行。事件触发时什么都不会发生。"),
    examples: [
      .wrong(
        #"<view onTap="⟦go()⟧"/><view catchTap="⟦pay(item.id)⟧"/><view onLongTap="⟦go now⟧"/>"#,
        message: #""go()" cannot be the name of a method"#, #""pay(item.id)" cannot be the name of a method"#,
        #""go now" cannot be the name of a method"#),
      .right(
        #"<view onTap="go" catchTap="{{handler}}" onLongTap="_go2"/>"#, script: "Page({ go() {}, _go2() {} })"
      ),
      .wrong(
        in: .wxml,
        #"<view bindtap="⟦go()⟧"/><view catchtap="⟦pay(item.id)⟧"/><view bindlongtap="⟦go now⟧"/>"#,
        message: #""go()" cannot be the name of a method"#, #""pay(item.id)" cannot be the name of a method"#,
        #""go now" cannot be the name of a method"#),
      .right(
        in: .wxml, #"<view bindtap="go" catchtap="{{handler}}" bindlongtap="_go2"/>"#,
        script: "Page({ go() {}, _go2() {} })"),
      .wrong(
        in: .swan,
        #"<view bindtap="⟦go()⟧"/><view catchtap="⟦pay(item.id)⟧"/><view bindlongtap="⟦go now⟧"/>"#,
        message: #""go()" cannot be the name of a method"#, #""pay(item.id)" cannot be the name of a method"#,
        #""go now" cannot be the name of a method"#),
      .right(
        in: .swan, #"<view bindtap="go" catchtap="{{handler}}" bindlongtap="_go2"/>"#,
        script: "Page({ go() {}, _go2() {} })"),
    ],
    checks: [
      .attributes(.matching { $1.events.name($0) != nil }, with: .text, checkInvalidHandler),
      .attributes(.matching { $1.events.name($0) != nil }, with: .mustaches, checkBoundHandler),
    ])
}

private func checkInvalidHandler(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let written = attribute.staticValue else { return }
  let trimmed = attribute.bytes.trimmed(written)
  let bytes = attribute.bytes.slice(trimmed)
  if isIdentifier(bytes), !isLiteralWord(bytes) { return }
  guard context.unboundValue(of: attribute) != nil, context.isBuiltIn(element) else { return }
  // `control-character` reports those: without the character the value may be a name.
  if bytes.contains(where: { $0 < 0x20 && !isMarkupSpace($0) }) { return }
  let name = context.string(trimmed)
  if name == "true", context.dialect.events.name(attribute.nameText)?.catches == true { return }
  if context.script?.defines(handler: name) == true { return }
  context.report(trimmed, invalidHandlerMessage(context.excerpt(trimmed), name))
}

/// Checks the text around the mustaches of a value, which is a part of the name: `go({{id}})`.
private func checkBoundHandler(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard attribute.wholeMustache == nil, let written = attribute.valueRange,
    case let value = attribute.bytes.trimmed(written), hasInvalidPart(value, of: attribute, context),
    context.isBuiltIn(element), !context.document.hasIssue(overlapping: attribute.range)
  else { return }
  context.report(value, invalidHandlerMessage(context.excerpt(value), context.string(value)))
}

/// Whether the text around the mustaches has a sign that no name has. Other signs than `(` may be in a quoted key of the script,
/// as in `'go-now'() {}`.
private func hasInvalidPart(_ value: ByteRange, of attribute: Attribute, _ context: FileContext) -> Bool {
  var start = value.start
  var isInvalid = false
  for mustache in Array(attribute.mustaches) + [ByteRange(value.end, value.end)] {
    let part = ByteRange(start, max(start, mustache.start))
    start = mustache.end
    for byte in attribute.bytes.slice(part) where !isWordByte(byte) && !isMarkupSpace(byte) {
      // `stray-brace` and `control-character` report those.
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte < 0x20 { return false }
      isInvalid = isInvalid || byte == UInt8(ascii: "(") || !mayBeInKey(part, context)
    }
  }
  return isInvalid
}

/// Whether a method of the script may have a name with that part.
private func mayBeInKey(_ part: ByteRange, _ context: FileContext) -> Bool {
  guard let script = context.script, !script.isIncomplete else { return true }
  let words = context.string(context.text.trimmed(part))
  return script.handlerNames.contains { $0.firstRange(of: words) != nil }
}

private func invalidHandlerMessage(_ excerpt: String, _ value: String) -> Message {
  Message(en: "\"\(excerpt)\" cannot be the name of a method", zh: "“\(excerpt)”不可能是方法名", help: help(value))
}

private func help(_ value: String) -> LocalizedText {
  guard let open = value.firstIndex(of: "("), open != value.startIndex else {
    return LocalizedText(en: "write the name of a method of the script", zh: "改为脚本中的方法名")
  }
  let words = value[..<open]
  // As in browsers: `return check()`.
  let name = words.hasPrefix("return ") ? words.dropFirst("return ".count).drop { $0 == " " } : words
  return LocalizedText(
    en: "write \(name), and pass values in data-... attributes",
    zh: "改为 \(name)，并通过 data-... 属性传值")
}
