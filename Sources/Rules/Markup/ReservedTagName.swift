import Diagnostics
import Linting
import Markup

/// A tag with a name that the platform keeps for itself.
package let reservedTagName = Rule(
  id: "reserved-tag-name",
  summary: "a tag whose name begins with wx-",
  category: .markup,
  severity: .error,
  rationale: #"WeChat keeps such names for its own elements: the build stops with "unexpected tag"."#,
  dialects: .only([Dialect.wxml.id]),
  examples: [
    .wrong(
      in: .wxml, "<⟦wx-button⟧>one</wx-button>",
      message: #""wx-button" begins with wx-, as no component can"#),
    .wrong(
      [
        .init("pages/a/a.wxml", "<⟦wx-card⟧/>"),
        .init("pages/a/a.json", #"{ "usingComponents": { "wx-card": "./card" } }"#),
        .init("pages/a/card.json", #"{ "component": true }"#),
        .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ], message: #""wx-card" begins with wx-, as no component can"#),
    .right(in: .wxml, "<button>one</button><my-wx-card/><wxcard/>"),
    .right(in: .ttml, "<wx-button/>"),
  ],
  checks: [.elements(.matching { isReservedTag($0, $1) }, check)])

/// Whether the platform keeps the name of a tag for itself.
func isReservedTag(_ tag: String, _ dialect: Dialect) -> Bool {
  dialect === Dialect.wxml && tag.utf8.starts(with: "wx-".utf8)
}

private func check(_ element: Element, _ context: FileContext) {
  context.report(element.tagRange, .reservedName(element.tag))
}

extension Message {
  fileprivate static func reservedName(_ tag: String) -> Message {
    Message("\"\(tag)\" begins with wx-, as no component can", help: "give the component another name")
  }
}
