import Diagnostics
import Linting
import Markup
import MiniProgram

/// A custom view without width or height.
package let missingNativeSize = Rule(
  id: "missing-native-size",
  summary: "a custom view without width or height",
  category: .nativeView,
  severity: .error,
  rationale: """
    The native frame is read from the place of the tag on the page: without width and height it is empty, and the view \
    cannot be seen. Nothing is said where a class, a style sheet or a style that is not fully known may give the size.
    """,
  examples: [
    .wrong(
      #"<⟦mpaas-component⟧ id="a" type="my_map"/>"#, message: "this custom view has no width and no height"),
    .wrong(
      #"<mpaas-component id="a" style="⟦{{ width: 200 }}⟧"/><mpaas-component id="b" style="⟦height: 20px⟧"/>"#,
      message: "this custom view has no height", "this custom view has no width"),
    .wrong(
      #"<mpaas-component id="a" style="⟦{{ width: 0, height: '0px' }}⟧"/><mpaas-component id="b" style="⟦width: 100%; height: 0.0rpx;⟧"/>"#,
      message: "this custom view has no width and no height", "this custom view has no height"),
    .wrong(
      [
        .init(
          "pages/a/a.axml",
          #"<⟦mpaas-component⟧ id="map" type="my_map"/><mpaas-component id="b" style="⟦⟧"/>"#),
        .init("pages/a/a.acss", #"@import "./b.acss";\#n.map, view { width: 100px; }"#),
        .init("pages/a/b.acss", "#mapping { height: 100px; }"),
        .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ], message: "this custom view has no width and no height", "this custom view has no width and no height"
    ),
    .wrong(
      #"<mpaas-component id="a" style="⟦/* height: 1px; */ width/**/: 1px⟧"/><mpaas-component id="b" style="⟦width: /* 1; */ 0; height: 1px⟧"/>"#,
      message: "this custom view has no height", "this custom view has no width"),
    .right(#"<mpaas-component id="a" type="my_map" style="{{ width: 200, height: 200 }}"/>"#),
    .right(
      #"<mpaas-component id="a" style="/* a: b; */width: 1px; /* ; */ height: 1px"/><mpaas-component id="b" style="{ width: 1 }"/>"#
    ),
    .right(
      """
      <mpaas-component id="a" style="{{ width: 200, height: 200 }}"/><mpaas-component id="b" style="width:1px;HEIGHT:1px"/>
      <mpaas-component id="c" style="{{{ 'width': w, height: `${h}px` }}}"/><mpaas-component id="d" style="{{ width, height }}"/>
      """),
    .right(
      """
      <mpaas-component id="a" class="map"/><mpaas-component id="b" class="map" style="{{ color: 'red' }}"/>
      <mpaas-component id="c" style="{{style}}"/><mpaas-component id="d" style="{{ ...size }}"/>
      <mpaas-component id="e" style="width: {{w}}px"/><mpaas-component id="f" style="{{ ok ? a : b }}"/>
      <mpaas-component id="g" style="{{ 'width: 1px' }}"/><mpaas-component id="h" style="{{ [key]: 1 }}"/>
      """),
    .right(
      """
      <mpaas-component id="a" style="position: absolute; top: 0"/><mpaas-component id="b" style="{{ flex: 1 }}"/>
      <mpaas-component id="c" style="{{ minWidth: 1, 'max-height': 2 }}"/><mpaas-component id="d" style="min-height: 1px"/>
      <mpaas-component id="e" style="{{ width: 200, aspectRatio: 1 }}"/><mpaas-component id="f" style="flex-grow: 1"/>
      """),
    .right([
      .init("pages/a/a.axml", #"<mpaas-component id="map"/>"#),
      .init("pages/a/a.acss", ".b > #map { width: 1px; height: 1px }"),
      .init("pages/b/b.axml", #"<view><mpaas-component id="{{id}}"/></view>"#),
      .init("pages/b/b.acss", "view mpaas-component { width: 1px; height: 1px }"),
      .init("pages/c/c.axml", #"<mpaas-component id="map"/>"#),
      .init("pages/c/c.less", ".c { #map { width: 1px; height: 1px } }"),
      .init("app.json", #"{ "pages": ["pages/a/a", "pages/b/b", "pages/c/c"] }"#),
    ]),
    // The sheets of pages apply to components, too.
    .right([
      .init("card/card.axml", #"<mpaas-component id="map"/>"#),
      .init("card/card.json", #"{ "component": true }"#),
      .init("pages/a/a.axml", "<my-card/>"),
      .init("pages/a/a.acss", "#map { width: 1px; height: 1px }"),
      .init("app.json", #"{ "pages": ["pages/a/a"], "usingComponents": { "my-card": "/card/card" } }"#),
    ]),
    .right(#"<view/><mpaas-component Style="{{ width: 1, height: 1 }}"/><mpaas-component u-i="1"/>"#),

    .wrong(
      in: .wxml, #"<external-element id="a" type="b" style="⟦width: 10px⟧"/><native-view type="c"/>"#,
      message: "this custom view has no height"),
    .right(in: .wxml, #"<external-element id="a" type="b" style="width: 10px;height: 10px;"/>"#),
  ],
  checks: [.elements(.nativeViews, check)])

private func check(_ element: Element, _ context: FileContext) {
  let isAlipay = context.dialect.family == .alipay
  guard isAlipay || context.isExternalElement(element), context.isCustomView(element) else { return }
  if element.has(.class) || element.isStrippedNativeView { return }
  if let style = element.attribute(.style),
    StyleProperty.givesWidthAndHeight(style, context) || context.unboundStyle(style) != nil
  {
    return
  }
  var properties: [StyleProperty]? = []
  if let style = element.attribute(.style) {
    properties = StyleProperty.all(in: style, context)
  } else if element.respelling(of: .style) != nil {
    return
  }
  guard let properties, !properties.contains(where: { $0.givesSize }) else { return }
  let missing = ["width", "height"].filter { name in
    // Of two with one name the later counts.
    properties.last { $0.name == name }?.isZero ?? true
  }
  if missing.isEmpty || styleSheetMaySize(element, context) { return }
  context.report(
    element.attribute(.style)?.valueOrNameRange ?? element.tagRange, .missingSize(missing, isAlipay: isAlipay)
  )
}

private func styleSheetMaySize(_ element: Element, _ context: FileContext) -> Bool {
  guard let sheet = context.stylesheet else { return true }
  if sheet.selectsIdsByAttribute || sheet.elements.contains(element.tag) { return true }
  guard let id = element.attribute(.id) else { return false }
  if id.hasMustache { return !sheet.ids.isEmpty }
  return sheet.ids.contains(context.string(context.text.trimmed(id.valueOrNameRange)))
}

extension Message {
  fileprivate static func missingSize(_ missing: [String], isAlipay: Bool) -> Message {
    Message(
      "this custom view has no \(missing.joined(separator: " and no "))",
      help: isAlipay
        ? #"give it both, such as style="{{ width: 200, height: 200 }}""#
        : #"give it both, such as style="width: 200px; height: 200px""#)
  }
}
