import Diagnostics
import Linting
import Markup

/// A tag or attribute name that cannot be one.
package var invalidName: Rule {
  Rule(
    id: "invalid-name",
    summary: .init(
      en: "an invalid tag or attribute name",
      zh: "标签名或属性名含有非法字符"),
    category: .syntax,
    severity: .error,
    rationale: .init(
      en:
        """
        The build fails or drops the attribute. The usual cause is an unmatched quote or a full-width \
        blank. An invisible character, such as a zero width space, comes from text copied out of a chat or \
        document, and makes it another name. A quote ends the value even after a backslash, and the rest \
        of the value becomes names; only the older framework of WeChat reads on there.
        """,
      zh:
        """
        构建失败，或丢弃该属性。常见原因是引号没有成对，或混入了全角空格。零宽空格等不可见字符通常是从聊天或文档中复制时带入的，会使名称变成另一个名称。引号即使写在反斜杠之后也会结束属性值，属性值的其余部\
        分因此变成名称；只有微信的旧框架会继续读取。
        """),
    fix: .safe,
    examples: [
      .wrong(
        #"<view ⟦[hidden]⟧="{{x}}" ⟦1st⟧/>"#, message: #""[hidden]" is not a valid name"#,
        #""1st" is not a valid name"#),
      .wrong(
        #"<view class="a"⟦,⟧ id="b"/>"#, message: #"found "," where an attribute should begin"#,
        fixed: #"<view class="a" id="b"/>"#),
      .right(#"<view a:if="{{x}}" data-a.b="1" 标题="地图"/>"#),
      .wrong(
        in: .wxml, #"<view ⟦[hidden]⟧="{{x}}" ⟦1st⟧/>"#,
        message: #""[hidden]" is not a valid name"#, #""1st" is not a valid name"#),
      .right(in: .wxml, #"<view wx:if="{{x}}" data-a.b="1" 标题="地图"/>"#),
      .wrong(
        in: .swan, #"<view ⟦[hidden]⟧="{{x}}" ⟦1st⟧/>"#,
        message: #""[hidden]" is not a valid name"#, #""1st" is not a valid name"#),
      .right(in: .swan, #"<view s-if="x" data-a.b="1" 标题="地图"/>"#),
    ],
    checks: [.syntax([.invalidName], checkInvalidName), .syntax([.escapedQuote], checkEscapedQuote)])
}

private func checkInvalidName(_ issue: SyntaxIssue, _ context: FileContext) {
  let name = context.string(issue.range)
  let visible = String(String.UnicodeScalarView(name.unicodeScalars.filter { !$0.isInvisible }))
  if visible.utf8.count < name.utf8.count, visible.isEmpty || isMarkupName(visible, isAttribute: true) {
    return context.report(
      issue.range, invisibleCharacters(in: name, visible),
      fix: removesInvisible(issue.range, visible, context)
        ? Fix(
          en: "remove what is invisible", zh: "删除不可见字符", .safe,
          edits: [context.replace(issue.range, with: visible)]) : nil)
  }
  switch name.utf8.first {
  case UInt8(ascii: "\""), UInt8(ascii: "'"):
    context.report(issue.range, misplacedCharacters(.init(en: "a quote", zh: "引号")))
  case UInt8(ascii: "="): context.report(issue.range, misplacedCharacters(.init(en: #""=""#, zh: "“=”")))
  case UInt8(ascii: ",") where name.utf8.count == 1:
    context.report(
      issue.range, misplacedCharacters(.init(en: "\",\"", zh: "“,”")),
      fix: hasValue(issue.range, context)
        ? nil : Fix(en: "remove the comma", zh: "删除逗号", .safe, edits: [context.remove(issue.range)]))
  case _ where !name.unicodeScalars.contains(where: \.properties.isAlphabetic):
    context.report(issue.range, misplacedCharacters(.init(en: "\"\(name)\"", zh: "“\(name)”")))
  default: context.report(issue.range, invalidNameMessage(name))
  }
}

private func checkEscapedQuote(_ issue: SyntaxIssue, _ context: FileContext) {
  context.report(issue.range, escapedQuote)
}

private let escapedQuote = Message(
  en: #""\" does not escape a quote here: use the other quote"#, zh: #"此处的“\”不能转义引号：改用另一种引号"#)

/// Whether the name can do without its invisible characters: something is left of it, or nothing was meant, and no
/// attribute of the tag has that name already.
private func removesInvisible(_ range: ByteRange, _ visible: String, _ context: FileContext) -> Bool {
  guard let element = context.document.innermostNode(around: range)?.element,
    range.start < element.node.startTagEnd, range.start > element.tagRange.start
  else { return !visible.isEmpty && isMarkupName(visible, isAttribute: false) }
  if visible.isEmpty { return !hasValue(range, context) }
  return !element.attributes.contains { $0.nameBytes.elementsEqual(visible.utf8) }
}

/// Whether a value follows what is in the place of a name.
private func hasValue(_ name: ByteRange, _ context: FileContext) -> Bool {
  let bytes = context.document.text.bytes
  let next = bytes[Int(name.end)...].first { !isMarkupSpace($0) }
  return next == UInt8(ascii: "=")
}

private func invisibleCharacters(in name: String, _ visible: String) -> Message {
  let points = name.unicodeScalars.filter(\.isInvisible).map { scalar in
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
  var seen: Set<String> = []
  let list = points.filter { seen.insert($0).inserted }.joined(separator: ", ")
  let what = points.count == 1 ? "an invisible character" : "invisible characters"
  return Message(
    en: visible.isEmpty
      ? "found \(what) in place of a name: \(list)" : "\"\(visible)\" contains \(what): \(list)",
    zh: visible.isEmpty
      ? "应为名称的位置只有不可见字符：\(list)" : "“\(visible)”中有不可见字符：\(list)",
    help: .init(en: points.count == 1 ? "remove it" : "remove them", zh: "删除不可见字符"))
}

private func invalidNameMessage(_ name: String) -> Message {
  Message(
    en: "\"\(name)\" is not a valid name", zh: "“\(name)”不能用作名称",
    help:
      .init(
        en: #"a name begins with a letter or "_" and goes on with letters, digits, "-", "_", "." and ":""#,
        zh: "名称须以字母或“_”开头，之后只能有字母、数字、“-”、“_”、“.”和“:”"))
}

private func misplacedCharacters(_ what: LocalizedText) -> Message {
  Message(
    en: "found \(what.english) where an attribute should begin", zh: "应为属性开头的位置出现了\(what.chinese)",
    help: .init(en: "delete it, or write the attribute's name before it", zh: "删除，或在前面写上属性名"))
}
