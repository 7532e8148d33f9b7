import Diagnostics
import Linting
import Markup

/// A declaration whose property style sheets do not have.
package var unknownStyleProperty: Rule {
  Rule(
    id: "unknown-style-property",
    summary: .init(
      en: "an unknown style property",
      zh: "样式属性不存在"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        The declaration is silently ignored. Not reported for names with a vendor prefix, variables, \
        properties that are disabled by an x before them, and styles of components.
        """,
      zh: "该声明会被忽略，且没有任何提示。带厂商前缀的属性、变量、前面加 x 的属性（常用来临时停用）以及组件的 style 不报告。"),
    fix: .suggested,
    sources: [
      .init(
        en: "mdn/data, css/properties.json", zh: "mdn/data 的 css/properties.json")
    ],
    examples: [
      .wrong(
        #"<view style="⟦widht⟧: 100%; fontSize: 12px; color: red"/>"#,
        message: #""widht" is not a property of styles"#,
        fixed: #"<view style="width: 100%; fontSize: 12px; color: red"/>"#),
      .wrong(
        in: .qml, #"<view style="⟦fontSize⟧: 12px"/>"#, message: #""fontSize" is not a property of styles"#,
        fixed: #"<view style="font-size: 12px"/>"#),
      .right(
        #"<view style="width: 100%; -webkit-line-clamp: 2; --gap: 2px; xcolor: red; {{name}}: 1px"/>"#),
      .wrong(
        #"<view style="⟦size⟧: 28rpx"/>"#, message: #""size" is not a property of styles"#),
      .wrong(
        in: .wxml, #"<view style="{{a ? '⟦postion⟧: fixed' : ''}}; {{'⟦heigth⟧:' + h + 'px'}}"/>"#,
        message: #""postion" is not a property of styles"#, #""heigth" is not a property of styles"#,
        fixed: #"<view style="{{a ? 'position: fixed' : ''}}; {{'height:' + h + 'px'}}"/>"#),
      .wrong(
        in: .swan, #"<view style="⟦magin-top⟧: 10px"/>"#,
        message: #""magin-top" is not a property of styles"#,
        fixed: #"<view style="margin-top: 10px"/>"#),
      .right(
        in: .wxml,
        #"<view style="width: 100%; -webkit-line-clamp: 2; --gap: 2px; xcolor: red; {{name}}: 1px"/>"#),
      .right(
        in: .swan,
        #"<view style="width: 100%; -webkit-line-clamp: 2; --gap: 2px; xcolor: red; {{name}}: 1px"/>"#),
    ],
    checks: [.document(checkUnknownStyleProperty)])
}

private func checkUnknownStyleProperty(_ context: FileContext) {
  let parts = context.styles.parts
  if parts.isEmpty { return }
  let known = known
  for part in parts where !part.followsUnknown && !isKnown(part.property, among: known, context) {
    let name = context.string(part.property)
    guard let element = context.element(with: part), context.isBuiltIn(element), !isSwitchedOff(name)
    else { continue }
    reportUnknownStyleProperty(name, part.property, context)
  }
}

extension FileContext {
  /// The element that has the style of a part.
  func element(with part: StylePart) -> Element? {
    document.element(with: document.attribute(Int(part.attribute)))
  }
}

private let known = StyleTables.table(StyleTables.properties)

/// Whether a name is a property, has a prefix, or is none that style sheets could have.
private func isKnown(
  _ property: ByteRange, among known: ByteStringTable, _ context: FileContext
) -> Bool {
  let bytes = context.text.slice(property)
  guard let first = bytes.first, first != UInt8(ascii: "-") else { return true }
  if known.find(bytes) != nil { return true }
  guard bytes.count > 1, bytes.count <= 40,
    bytes.allSatisfy({ $0.isASCIILetter || $0 == UInt8(ascii: "-") })
  else { return true }
  return bytes.contains(where: \.isASCIIUppercase) && isKnown(context.string(property).lowercased())
}

private func isKnown(_ name: String) -> Bool {
  var name = name
  return name.withUTF8 { known.find($0) != nil }
}

/// Whether a property stands behind letters x.
private func isSwitchedOff(_ name: String) -> Bool {
  let rest = name.lowercased().drop { $0 == "x" }
  return rest.utf8.count < name.utf8.count && isKnown(String(rest))
}

private func reportUnknownStyleProperty(_ name: String, _ place: ByteRange, _ context: FileContext) {
  // `fontSize` is how scripts write it. What Alipay makes of it, no document says.
  let hyphenated = name.hyphenated
  if isKnown(hyphenated), context.dialect.family == .alipay { return }
  let properties = StyleTables.words(StyleTables.properties)
  let near = context.nearest(to: name.lowercased(), in: properties, for: context.unit.path, .strict)
  let certain = isKnown(hyphenated) ? hyphenated : near.flatMap { $0.isOnlyOne ? $0.name : nil }
  context.report(
    place, unknownProperty(name, certain ?? context.nearestName(to: name.lowercased(), in: properties)),
    fix: certain.map {
      Fix(en: "write \($0)", zh: "改为 \($0)", .suggested, edits: [context.replace(place, with: $0)])
    })
}

private func unknownProperty(_ name: String, _ meant: String?) -> Message {
  Message(
    en: "\"\(name)\" is not a property of styles", zh: "“\(name)”不是样式属性",
    help: didYouMean(meant)
      ?? .init(en: "write the name of a property, or remove the declaration", zh: "改为正确的属性名，或删除该声明"))
}
