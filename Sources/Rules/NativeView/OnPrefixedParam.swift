import Diagnostics
import Linting
import Markup

/// A parameter whose name begins with `on`.
package let onPrefixedParam = Rule(
  id: "on-prefixed-param",
  summary: #"a parameter whose name begins with "on""#,
  category: .nativeView,
  severity: .error,
  rationale: """
    What begins with "on" binds an event and takes the name of a method: as a parameter it does not reach the view. \
    Nothing is said where the value may be a method that the script does not show.
    """,
  dialects: .only([Dialect.axml.id]),
  examples: [
    .wrong(
      ##"<mpaas-component id="a" ⟦onColor⟧="#fff" ⟦online⟧="true" ⟦onSize⟧="12" ⟦onA⟧ ⟦onB⟧="" ⟦onC⟧="null"/>"##,
      message: notAnEvent("onColor"), notAnEvent("online"), notAnEvent("onSize"), notAnEvent("onA"),
      notAnEvent("onB"), notAnEvent("onC")),
    .wrong(
      ##"<mpaas-component id="a" ⟦onSize⟧="{{size}}" ⟦onList⟧="{{ [1] }}" ⟦onSum⟧="{{ a * 2 }}" ⟦onItem⟧="{{ a: 1 }}" ⟦onFill⟧="#{{fill}}"/>"##,
      script: "Page({ data: { size: 12 } })", message: notAnEvent("onSize"), notAnEvent("onList"),
      notAnEvent("onSum"), notAnEvent("onItem"), notAnEvent("onFill")),
    .wrong(
      #"<mpaas-component id="a" ⟦online⟧="yes" ⟦on-line⟧="{{line}}" ⟦on2x⟧="{{item.scale}}"/>"#,
      script: "Page({ data: { line: '' }, onTap() {} })", message: notAnEvent("online"),
      notAnEvent("on-line"),
      notAnEvent("on2x")),
    .wrong(
      #"<mpaas-component id="a" ⟦onMove⟧="move(1)"/>"#, script: "Page({ move() {} })",
      message: notAnEvent("onMove")),
    .wrong(
      ##"<mpaas-component id="a" ⟦onColor⟧="{{color}}" onTap="{{tap}}" onEnd="{{end}}"/>"##,
      script: "Page({ data: { color: '#fff', tap: 'go', end: '' }, go() {} })", message: notAnEvent("onColor")
    ),
    .right(
      ##"<mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}" color="#fff" size="12" onTap="go"/>"##
    ),
    .right(
      #"<mpaas-component id="a" onTap="onTap" onMove="{{ok ? 'go' : 'stop'}}" onEnd="{{handler}}" onA=" go "/>"#,
      script: "Page({ data: { handler: 'go' }, onTap() {}, go() {}, stop() {} })"),
    .right(#"<mpaas-component id="a" ontap="go"/>"#, script: "Page({ go() {} })"),
    .right(#"<mpaas-component id="a" online="yes" ontap="{{go}}"/>"#, script: "Page({ ...base })"),
    .right(#"<mpaas-component id="a" online="yes" onSize="{{size}}"/>"#),
    .right(
      #"<block a:for="{{list}}" a:for-item="size"><mpaas-component id="{{size}}" onSize="{{size}}"/></block>"#,
      script: "Page({ data: { size: 12 } })"),
    .right(##"<view onColor="#fff" online="true"/>"##),
  ],
  checks: [
    .attributes(
      .matching { NativeAttribute.beginsWithOn($0) && $1.events.name($0) == nil }, of: .nativeViews, check),
    .attributes(.matching { NativeAttribute.beginsWithOn($0) && $1.events.name($0) != nil }, of: .nativeViews)
    {
      attribute, element, context in
      if !attribute.namesMethodPlainly { check(attribute, element, context) }
    },
  ])

private func check(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard case .onParameter = NativeAttribute(attribute, of: element, context) else { return }
  context.report(attribute.nameRange, .onPrefixedParameter(attribute))
}

extension Attribute {
  /// Whether the value is an identifier: under the name of an event it is the name of a method, as of nearly all.
  fileprivate var namesMethodPlainly: Bool {
    guard let value = staticValue.map(bytes.slice) else { return false }
    return isIdentifier(value) && !isLiteralWord(value)
  }
}

private func notAnEvent(_ name: String) -> String {
  "\"\(name)\" is not an event, and no parameter may begin with \"on\""
}

private func advice(_ attribute: Attribute) -> String {
  let name = attribute.nameText
  if let parenthesis = attribute.valueText.firstIndex(of: "("), !attribute.hasMustache {
    let method = String(attribute.valueText[..<parenthesis])
    if Array(method.utf8).withUnsafeBufferPointer(isIdentifier) {
      return "write the name of the method alone: \"\(method)\""
    }
  }
  let rest = name.dropFirst(2).drop { "-_:".contains($0) }
  let rename =
    rest.isEmpty
    ? "rename the parameter"
    : "rename the parameter, such as \"view\(rest.capitalisedFirst)\""
  return Dialect.axml.events.name(name) == nil ? rename : "\(rename), or give the name of a method"
}

extension Message {
  fileprivate static func onPrefixedParameter(_ attribute: Attribute) -> Message {
    Message(notAnEvent(attribute.nameText), help: advice(attribute))
  }
}
