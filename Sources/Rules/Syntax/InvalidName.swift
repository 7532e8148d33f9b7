import Diagnostics
import Linting
import Markup

/// A tag or attribute name that cannot be one.
package let invalidName = Rule(
  id: "invalid-name",
  summary: "a tag or attribute name with characters that no name can contain",
  category: .syntax,
  severity: .error,
  rationale:
    "The build fails, or drops the attribute. An unmatched quote or a full-width blank is the usual cause.",
  fix: .safe,
  examples: [
    .wrong(
      #"<view ⟦[hidden]⟧="{{x}}" ⟦1st⟧/>"#, message: #""[hidden]" cannot be a name"#,
      #""1st" cannot be a name"#),
    .wrong(#"<view class="a"⟦"⟧ id="b"/>"#, message: "found a quote where an attribute should begin"),
    .wrong(
      #"<view class="a"⟦,⟧ id="b"⟦,⟧/>"#, message: #"found "," where an attribute should begin"#,
      #"found "," where an attribute should begin"#, fixed: #"<view class="a" id="b"/>"#),
    .wrong(
      #"<view class="a" ⟦,⟧ hidden ⟦,⟧>one</view>"#, message: #"found "," where an attribute should begin"#,
      #"found "," where an attribute should begin"#, fixed: #"<view class="a"  hidden >one</view>"#),
    // It is the name of what has a value.
    .wrong(
      #"<view ⟦,⟧="a" ⟦,⟧ = "b"/>"#, message: #"found "," where an attribute should begin"#,
      #"found "," where an attribute should begin"#),
    .wrong("<⟦my#tag⟧>one</my#tag>", message: #""my#tag" cannot be a name"#),
    .right(#"<view a:if="{{x}}" data-a.b="1" 标题="地图"/>"#),
  ],
  checks: [.syntax([.invalidName], check)])

private func check(_ issue: SyntaxIssue, _ context: FileContext) {
  let name = context.string(issue.range)
  switch name.utf8.first {
  case UInt8(ascii: "\""), UInt8(ascii: "'"): context.report(issue.range, .misplacedCharacters("a quote"))
  case UInt8(ascii: "="): context.report(issue.range, .misplacedCharacters(#""=""#))
  case UInt8(ascii: ",") where name.utf8.count == 1:
    context.report(
      issue.range, .misplacedCharacters("\",\""),
      fix: hasValue(issue.range, context)
        ? nil : Fix("remove the comma", .safe, edits: [context.remove(issue.range)]))
  case _ where !name.unicodeScalars.contains(where: \.properties.isAlphabetic):
    context.report(issue.range, .misplacedCharacters("\"\(name)\""))
  default: context.report(issue.range, .invalidName(name))
  }
}

/// Whether a value follows what stands in the place of a name.
private func hasValue(_ name: ByteRange, _ context: FileContext) -> Bool {
  let bytes = context.document.text.bytes
  let next = bytes[Int(name.end)...].first { !isMarkupSpace($0) }
  return next == UInt8(ascii: "=")
}

extension Message {
  fileprivate static func invalidName(_ name: String) -> Message {
    Message(
      "\"\(name)\" cannot be a name",
      help:
        #"a name begins with a letter or "_" and goes on with letters, digits, "-", "_", "." and ":""#)
  }

  fileprivate static func misplacedCharacters(_ what: String) -> Message {
    Message(
      "found \(what) where an attribute should begin",
      help: "delete it, or write the attribute's name before it")
  }
}
