import Diagnostics
import Linting
import Markup
import SystemC

/// A field of the data between single braces, which are shown as they are.
package var singleBrace: Rule {
  Rule(
    id: "single-brace",
    summary: .init(
      en: "a data field in single braces", zh: "文本中的 data 字段只写了单层大括号"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        Only two braces make a mustache. With one, the page shows the braces and the name. Reported only \
        if nothing but a field's name, or a path that begins with one, is between them.
        """,
      zh: "只有双大括号才会求值。写成单层时，括号和其中的内容会原样显示。只有括号内仅为 data 字段的名称，或以其开头的路径时才报告。"),
    fix: .suggested,
    examples: [
      .wrong(
        "<text>⟦{title}⟧ by ⟦{ user.name }⟧, $⟦{price}⟧</text>",
        script: "Page({ data: { title: '', user: {}, price: 1 } })",
        message: #""{title}" is shown as it is"#, #""{ user.name }" is shown as it is"#,
        #""{price}" is shown as it is"#,
        fixed: "<text>{{title}} by {{ user.name }}, ${{price}}</text>"),
      .right(
        "<text>{{title}} {name} { } {title: 1}</text>", script: "Page({ data: { title: '' } })"),
      .wrong(
        in: .wxml, "<view>⟦{rows.length}⟧</view>", script: "Page({ data: { rows: [] } })",
        message: #""{rows.length}" is shown as it is"#, fixed: "<view>{{rows.length}}</view>"),
      .wrong(
        in: .swan, "<view>⟦{title}⟧</view>", script: "Page({ data: { title: '' } })",
        message: #""{title}" is shown as it is"#, fixed: "<view>{{title}}</view>"),
      .right(
        in: .wxml, "<text>{{title}} {name} { } {title: 1}</text>", script: "Page({ data: { title: '' } })"),
      .right(
        in: .swan, "<text>{{title}} {name} { } {title: 1}</text>", script: "Page({ data: { title: '' } })"),
    ],
    checks: [.document(checkSingleBrace)])
}

private func checkSingleBrace(_ context: FileContext) {
  guard context.hasBracesBesideMustaches, context.unit.kind != .fragment, context.script != nil,
    !context.hasSyntaxFault
  else { return }
  let (bytes, mustaches) = (context.text.bytes, context.document.mustaches)
  var start = 0
  for mustache in mustaches {
    checkSingleBrace(ByteRange(start, max(start, Int(mustache.start))), context)
    start = max(start, Int(mustache.end))
  }
  checkSingleBrace(ByteRange(start, bytes.count), context)
}

private func checkSingleBrace(_ stretch: ByteRange, _ context: FileContext) {
  let bytes = context.text.bytes
  var start = Int(stretch.start)
  let end = Int(stretch.end)
  while start < end,
    let found = memchr(bytes.baseAddress! + start, Int32(UInt8(ascii: "{")), end - start)
  {
    let brace = UnsafeRawPointer(found) - UnsafeRawPointer(bytes.baseAddress!)
    start = brace + 1
    // What begins again before its end is no path.
    guard let close = bytes[start..<end].firstIndex(where: isBrace) else { return }
    if bytes[close] == UInt8(ascii: "{") {
      start = close
      continue
    }
    checkSingleBrace(braces: ByteRange(brace, close + 1), context)
  }
}

private func checkSingleBrace(braces: ByteRange, _ context: FileContext) {
  let bytes = context.text.bytes
  let path = context.text.trimmed(ByteRange(braces.start + 1, braces.end - 1))
  let words = context.text.slice(path)
  guard !words.isEmpty, words.count <= 80, words.allSatisfy(isPathByte),
    words.last != UInt8(ascii: "."), !touchesBrace(braces, bytes),
    case let length = words.firstIndex(of: UInt8(ascii: ".")) ?? words.count,
    case let root = ByteRange(Int(path.start), Int(path.start) + length),
    context.unit.hasDataField(named: root, in: context.text),
    let node = context.document.innermostNode(around: braces), case .text = node.kind,
    let parent = node.parent, parent.name != .scriptModule, parent.name != .otherScriptModule,
    context.sees(context.string(root), at: parent)
  else { return }
  let mustache = "{\(context.string(braces))}"
  context.report(
    braces, shownAsItIs(context.excerpt(braces)),
    fix: Fix(
      en: "write \(mustache)", zh: "改为 \(mustache)", .suggested,
      edits: [context.replace(braces, with: mustache)]))
}

private func touchesBrace(_ range: ByteRange, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  range.start > 0 && isBrace(bytes[Int(range.start) - 1])
    || Int(range.end) < bytes.count && isBrace(bytes[Int(range.end)])
}

private func isBrace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") }

private func shownAsItIs(_ text: String) -> Message {
  Message(
    en: "\"\(text)\" is shown as it is", zh: "“\(text)”会原样显示",
    help: .init(en: "write two braces on each side", zh: "两侧都写双大括号"))
}
