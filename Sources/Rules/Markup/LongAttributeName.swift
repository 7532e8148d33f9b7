import Diagnostics
import Linting
import Markup

/// An attribute with a name that the compiler does not accept.
package var longAttributeName: Rule {
  Rule(
    id: "long-attribute-name",
    summary: "an attribute whose name has more than 31 characters",
    category: .markup,
    severity: .warning,
    rationale:
      #"The compiler for the old framework of WeChat stops at it with "unexpected attribute name"; glass-easel reads it."#,
    dialects: .withSecondFramework,
    examples: [
      .wrong(
        in: .wxml, "<video ⟦picture-in-picture-show-progress⟧/>",
        message: #""picture-in-picture-show-progress" has 32 characters, and 31 are read"#),
      .right(
        in: .wxml, #"<view data-abcdefghijklmnopqrstuvwxyz="a" worklet:adjust-deceleration-velocity="f"/>"#),
    ],
    checks: [.attributes(.matching { name, _ in isTooLong(name) }, check)])
}

private let longest = 31

/// Whether the name is too long. Builds remove the platform before a name: `mp-weixin:show`.
private func isTooLong(_ name: String) -> Bool {
  name.count > longest && !name.hasPrefix("worklet:") && !name.hasPrefix("mp-")
}

private func check(_ attribute: Attribute, _: Element, _ context: FileContext) {
  if context.unit.usesSecondFramework || context.mayBeOfSecondFramework { return }
  context.report(attribute.nameRange, .longName(attribute.nameText))
}

extension Message {
  fileprivate static func longName(_ name: String) -> Message {
    Message(
      "\"\(name)\" has \(name.count) characters, and \(longest) are read",
      help: "choose a shorter name, or set the value in the script")
  }
}
