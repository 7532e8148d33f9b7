import Diagnostics
import Linting
import Markup

/// A mustache that reads a field of `this`.
package var thisInMustache: Rule {
  Rule(
    id: "this-in-mustache",
    summary: .init(en: "a mustache that reads a field of \"this\"", zh: "双大括号中读取了“this”的字段"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        A mustache reads the fields of the data by their names. It has no "this", so every field of it is \
        undefined.
        """,
      zh: "双大括号中直接用名称访问 data 的字段，没有“this”：读到的都是 undefined。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<view class="{{⟦this⟧.data.kind}}">{{a + ⟦this⟧.count}}</view>"#,
        message: #""this" is undefined in a mustache"#, #""this" is undefined in a mustache"#,
        fixed: #"<view class="{{kind}}">{{a + count}}</view>"#),
      .right(#"<view class="{{kind}}">{{item.this.count}}{{'this.count'}}</view>"#),
      .wrong(
        in: .wxml, "<text>{{⟦this⟧.data.name}}</text>", message: #""this" is undefined in a mustache"#,
        fixed: "<text>{{name}}</text>"),
      .wrong(
        in: .ttml, "<text>{{⟦this⟧.name}}</text>", message: #""this" is undefined in a mustache"#,
        fixed: "<text>{{name}}</text>"),
      .right(in: .wxml, #"<view class="{{kind}}">{{item.this.count}}{{'this.count'}}</view>"#),
      .wrong(
        in: .swan, #"<view class="{{⟦this⟧.data.kind}}">{{a + ⟦this⟧.count}}</view>"#,
        message: #""this" is undefined in a mustache"#, #""this" is undefined in a mustache"#,
        fixed: #"<view class="{{kind}}">{{a + count}}</view>"#),
      .right(in: .swan, #"<view class="{{kind}}">{{item.this.count}}{{'this.count'}}</view>"#),
    ],
    checks: [.expressions(checkThisInMustache)])
}

private func checkThisInMustache(_ mustache: Mustache, _ context: FileContext) {
  // A script module may be called so.
  guard mustache.tree.isQuestionable, !context.sjsNames.contains("this") else { return }
  mustache.tree.root?.forEachReference { this in
    guard context.text.slice(this).are("this"), var field = context.member(of: this) else {
      return
    }
    if context.text.slice(field).are("data"), let inner = context.member(of: field) {
      field = inner
    }
    // Of calls, another rule speaks.
    if field.isEmpty || context.isCalled(field) { return }
    let name = context.string(field)
    context.report(
      this, noThis(name),
      fix: Fix(
        en: "write \(name)", zh: "改为 \(name)", .suggested,
        edits: [context.remove(ByteRange(this.start, field.start))]))
  }
}

private func noThis(_ field: String) -> Message {
  Message(
    en: "\"this\" is undefined in a mustache", zh: "双大括号中没有“this”",
    help: .init(en: "write \(field)", zh: "改为 \(field)"))
}
