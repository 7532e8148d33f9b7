import Diagnostics
import Linting
import Markup
import MiniProgram

/// A tag that is nearly `mpaas-component`.
package let misspelledNativeTag = Rule(
  id: "misspelled-native-tag",
  summary: #"a tag that is nearly "mpaas-component""#,
  category: .nativeView,
  severity: .error,
  rationale: """
    The name is compared letter by letter, case included. For one that it does not know, the base library renders \
    nothing and logs nothing: the place of the view stays blank.
    """,
  fix: .suggested,
  examples: [
    .wrong(
      #"<⟦mpass-component⟧ id="map" type="custom_map"></mpass-component>"#,
      message: #""mpass-component" is not the tag of a custom view"#,
      fixed: #"<mpaas-component id="map" type="custom_map"></mpaas-component>"#),
    .wrong(
      #"<view><⟦mpaas-compnent⟧ id="map"/></view>"#,
      message: #""mpaas-compnent" is not the tag of a custom view"#,
      fixed: #"<view><mpaas-component id="map"/></view>"#),
    .wrong(
      "<⟦MPaaS-Component⟧/><⟦mpaasComponent⟧/><⟦mpaas_component⟧>a</mpaas_component ><⟦MPAASCOMPONENT⟧/>",
      message: #""MPaaS-Component" is not the tag of a custom view"#,
      #""mpaasComponent" is not the tag of a custom view"#,
      #""mpaas_component" is not the tag of a custom view"#,
      #""MPAASCOMPONENT" is not the tag of a custom view"#,
      fixed: "<mpaas-component/><mpaas-component/><mpaas-component>a</mpaas-component ><mpaas-component/>"),
    .right(
      #"<mpaas-component id="map" type="custom_map" style="{{ width: 200, height: 200 }}"></mpaas-component>"#
    ),
    .right(#"<mpaas-component id="map"/><my-component/><view/>"#),
    .right([
      .init("pages/a/a.axml", "<mpass-component/><mpaas-components/>"),
      .init("pages/a/a.json", #"{ "usingComponents": { "mpass-component": "/lib/card" } }"#),
      .init(
        "app.json", #"{ "pages": ["pages/a/a"], "usingComponents": { "mpaas-components": "/lib/card" } }"#),
    ]),

    .wrong(
      [
        .init("pages/a/a.wxml", #"<⟦external_element⟧ id="a"/>"#),
        .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
        .init("project.config.json", #"{ "TCMPPappid": "a" }"#),
      ], message: #""external_element" is not the tag of a custom view"#),
    // Most programs of WeChat run in no container with views of its host.
    .right(in: .wxml, "<active-view/><native-viem/>"),
  ],
  checks: [.elements(.matching { $1.misspelledNativeTag($0) != nil }, check)])

private func check(_ element: Element, _ context: FileContext) {
  let name = element.tag
  guard let tag = context.dialect.misspelledNativeTag(name),
    !context.program.registers(name, in: context.unit), context.showsContainer
  else { return }
  var edits = [context.replace(element.tagRange, with: tag)]
  if let end = endTagName(element, context.text), context.text.slice(end).elementsEqual(name.utf8) {
    edits.append(context.replace(end, with: tag))
  }
  context.report(
    element.tagRange, .misspelledTag(name, tag), fix: Fix("write \(tag)", .suggested, edits: edits))
}

/// The name in the end tag; nil without one.
private func endTagName(_ element: Element, _ text: SourceText) -> ByteRange? {
  let bytes = text.bytes
  var start = Int(element.range.end)
  guard !element.node.isSelfClosing, start > 0, bytes[start - 1] == UInt8(ascii: ">") else { return nil }
  while start > Int(element.node.openEnd), bytes[start - 1] != UInt8(ascii: "/") { start -= 1 }
  guard start > Int(element.node.openEnd) + 1, bytes[start - 2] == UInt8(ascii: "<") else { return nil }
  return text.trimmed(ByteRange(start, Int(element.range.end) - 1))
}

extension Message {
  fileprivate static func misspelledTag(_ name: String, _ tag: String) -> Message {
    Message("\"\(name)\" is not the tag of a custom view", help: "did you mean \"\(tag)\"?")
  }
}
