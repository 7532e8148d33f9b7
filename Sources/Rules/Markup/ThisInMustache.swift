import Diagnostics
import Linting
import Markup
import SystemC

/// A mustache that reads a field of `this`.
package var thisInMustache: Rule {
  Rule(
    id: "this-in-mustache",
    summary: .init(en: "a mustache that reads a field of \"this\"", zh: "在双大括号中读取“this”的字段"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        "A mustache sees the fields of the data by their names. It knows no \"this\": what is read of it is undefined.",
      zh: "双大括号中直接用名称访问 data 的字段，没有“this”：读到的都是 undefined。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<view class="{{⟦this⟧.data.kind}}">{{a + ⟦this⟧.count}}</view>"#,
        message: #""this" is not known in a mustache"#, #""this" is not known in a mustache"#,
        fixed: #"<view class="{{kind}}">{{a + count}}</view>"#),
      .right(#"<view class="{{kind}}">{{item.this.count}}{{'this.count'}}</view>"#),
      .wrong(
        in: .wxml, "<text>{{⟦this⟧.data.name}}</text>", message: #""this" is not known in a mustache"#,
        fixed: "<text>{{name}}</text>"),
      .wrong(
        in: .ttml, "<text>{{⟦this⟧.name}}</text>", message: #""this" is not known in a mustache"#,
        fixed: "<text>{{name}}</text>"),
    ],
    checks: [.document(check)])
}

private func check(_ context: FileContext) {
  let bytes = context.text.bytes
  for mustache in context.document.mustaches where mustache.count > 9 {
    var start = Int(mustache.start)
    let end = Int(mustache.end)
    while let found = memchr(bytes.baseAddress! + start, Int32(UInt8(ascii: "t")), end - start) {
      let this = UnsafeRawPointer(found) - UnsafeRawPointer(bytes.baseAddress!)
      start = this + 1
      if bytes[this...].starts(with: "this.".utf8) {
        check(mustache, at: ByteRange(this, this + 4), context)
      }
    }
  }
}

private func check(_ mustache: ByteRange, at this: ByteRange, _ context: FileContext) {
  let tree = context.expression(mustache)
  tree.root?.forEachReference { name in
    guard name == this else { return }
    let bytes = context.text.bytes
    var path = Int(this.end) + 1
    if bytes[path...].starts(with: "data.".utf8) { path += 5 }
    let end = bytes[path...].firstIndex { !isWordByte($0) } ?? bytes.count
    // Of calls, another rule speaks.
    if end == path || end < bytes.count && bytes[end] == UInt8(ascii: "(") { return }
    let field = context.string(ByteRange(path, end))
    context.report(
      this, .noThis(field),
      fix: Fix(
        en: "write \(field)", zh: "改为 \(field)", .suggested,
        edits: [context.remove(ByteRange(Int(this.start), path))]))
  }
}

extension Message {
  fileprivate static func noThis(_ field: String) -> Message {
    Message(
      en: "\"this\" is not known in a mustache", zh: "双大括号中没有“this”",
      help: .init(en: "write \(field)", zh: "改为 \(field)"))
  }
}
