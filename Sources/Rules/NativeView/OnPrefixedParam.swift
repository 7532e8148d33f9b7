import Diagnostics
import Linting
import Markup

/// A parameter with a name that begins with `on`.
package var onPrefixedParam: Rule {
  Rule(
    id: "on-prefixed-param",
    summary: .init(en: "a parameter whose name begins with \"on\"", zh: "参数名以“on”开头"),
    category: .nativeView,
    severity: .error,
    rationale: .init(
      en:
        """
        An attribute that begins with "on" binds an event and takes a method's name: as a parameter it \
        does not reach the view. Not reported when the value may be a method that the script does not \
        show.
        """,
      zh: "以“on”开头的属性用于绑定事件，值为方法名：作为参数传不到视图。值可能是脚本中没有写出的方法时，不报告。"),
    dialects: .showingMPaaS,
    examples: [
      .wrong(
        """
        <mpaas-component id="a" ⟦onColor⟧="#fff" ⟦online⟧="true" ⟦onSize⟧="12" ⟦onA⟧ ⟦onB⟧="" ⟦onC⟧="null"/>
        """, message: #""onColor" is not an event, and no parameter may begin with "on""#,
        #""online" is not an event, and no parameter may begin with "on""#,
        #""onSize" is not an event, and no parameter may begin with "on""#,
        #""onA" is not an event, and no parameter may begin with "on""#,
        #""onB" is not an event, and no parameter may begin with "on""#,
        #""onC" is not an event, and no parameter may begin with "on""#),
      .right(
        """
        <mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}" color="#fff" size="12" onTap="go"/>
        """),
    ],
    checks: [
      .attributes(
        .matching { NativeAttribute.beginsWithOn($0) && $1.events.name($0) == nil }, of: .nativeViews,
        checkOnPrefixedParam),
      .attributes(
        .matching { NativeAttribute.beginsWithOn($0) && $1.events.name($0) != nil }, of: .nativeViews
      ) {
        attribute, element, context in
        if !attribute.namesMethodPlainly { checkOnPrefixedParam(attribute, element, context) }
      },
    ])
}

private func checkOnPrefixedParam(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard case .onParameter = NativeAttribute(attribute, of: element, context) else { return }
  context.report(attribute.nameRange, onPrefixedParameter(attribute))
}

extension Attribute {
  /// Whether the value is an identifier. In an attribute with the name of an event it is the name of a method, as in nearly
  /// all cases.
  fileprivate var namesMethodPlainly: Bool {
    guard let value = staticValue.map(bytes.slice) else { return false }
    return isIdentifier(value) && !isLiteralWord(value)
  }
}

private func notAnEvent(_ name: String) -> LocalizedText {
  LocalizedText(
    en: "\"\(name)\" is not an event, and no parameter may begin with \"on\"",
    zh: "“\(name)”不是事件，参数名也不能以“on”开头")
}

private func advice(_ attribute: Attribute) -> LocalizedText {
  let name = attribute.nameText
  if let parenthesis = attribute.valueText.firstIndex(of: "("), !attribute.hasMustache {
    let method = String(attribute.valueText[..<parenthesis])
    if Array(method.utf8).withUnsafeBufferPointer(isIdentifier) {
      return LocalizedText(en: "write only the name of the method: \"\(method)\"", zh: "只写方法名：“\(method)”")
    }
  }
  let rest = name.dropFirst(2).drop { "-_:".contains($0) }
  let rename =
    rest.isEmpty
    ? LocalizedText(en: "rename the parameter", zh: "为参数改名")
    : LocalizedText(
      en: "rename the parameter, such as \"view\(rest.capitalisedFirst)\"",
      zh: "为参数改名，例如“view\(rest.capitalisedFirst)”")
  if Dialect.axml.events.name(name) == nil { return rename }
  return LocalizedText(
    en: "\(rename.english), or give the name of a method", zh: "\(rename.chinese)；如果是事件，把值改为方法名")
}

private func onPrefixedParameter(_ attribute: Attribute) -> Message {
  Message(notAnEvent(attribute.nameText), help: advice(attribute))
}
