import Diagnostics
import Linting
import Markup

/// A tag with a name that the platform keeps for itself.
package var reservedTagName: Rule {
  Rule(
    id: "reserved-tag-name",
    summary: "a tag whose name begins with wx-",
    category: .markup,
    severity: .error,
    rationale: #"WeChat keeps such names for its own elements: the build stops with "unexpected tag"."#,
    dialects: .where { $0.reservedTagPrefix != nil },
    examples: [
      .wrong(
        in: .wxml, "<⟦wx-button⟧>one</wx-button>",
        message: #""wx-button" begins with wx-, as no component can"#),
      .right(in: .wxml, "<button>one</button><my-wx-card/><wxcard/>"),
    ],
    checks: [.elements(.matching { isReservedTag($0, $1) }, check)])
}

/// Whether the platform keeps the name of a tag for itself.
func isReservedTag(_ tag: String, _ dialect: Dialect) -> Bool {
  dialect.reservedTagPrefix.map { tag.utf8.starts(with: $0.utf8) } ?? false
}

private func check(_ element: Element, _ context: FileContext) {
  context.report(element.tagRange, .reservedName(element.tag, context.dialect.reservedTagPrefix ?? ""))
}

extension Message {
  fileprivate static func reservedName(_ tag: String, _ prefix: String) -> Message {
    Message("\"\(tag)\" begins with \(prefix), as no component can", help: "give the component another name")
  }
}
