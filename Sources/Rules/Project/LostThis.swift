import Diagnostics
import Linting
import Script

/// `this` in a callback that has another one than the page or component.
package var lostThis: Rule {
  Rule(
    id: "lost-this",
    summary: .init(
      en: "a \"this\" that is not the page or component",
      zh: "回调函数中的“this”不是页面或组件"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        A plain function has its own "this". Timers, promises and the functions of the platform call it \
        without the page, so "this.setData" fails and "this.data" is undefined. An arrow function has the \
        "this" of the method around it.
        """,
      zh:
        """
        普通函数有自己的“this”。定时器、Promise 和平台的接口调用它时不会带上页面，因此其中的“this.setData”会出错，“this.data”没有值。箭头函数使用外层方法的\
        “this”。
        """),
    fix: .suggested,
    sources: [
      .init(
        en: "this and Arrow function expressions of MDN Web Docs", zh: "MDN Web Docs 的 this 和箭头函数表达式")
    ],
    examples: [
      .wrong(
        [
          "pages/a/a.js":
            "Page({ onLoad() { my.getLocation({ success(res) { ⟦this⟧.setData({ at: res }) } }) } })",
          "pages/a/a.axml": "<view/>",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""this" is not the page here"#,
        fixed: "Page({ onLoad() { my.getLocation({ success: (res) => { this.setData({ at: res }) } }) } })"),
      .right(
        "<view/>",
        script: """
          Page({
            onLoad() {
              const that = this
              my.getLocation({ success: res => this.setData({ at: res }), fail() { that.setData({ at: 0 }) } })
            }
          })
          """),
      .wrong(
        in: .wxml, "<view/>",
        script:
          "Component({ methods: { go() { setTimeout(function () { ⟦this⟧.setData({ on: true }) }, 100) } } })",
        message: #""this" is not the component here"#),
      .right(
        in: .wxml, "<view/>",
        script: """
          Page({
            onLoad() {
              const that = this
              wx.getLocation({ success: res => this.setData({ at: res }), fail() { that.setData({ at: 0 }) } })
            }
          })
          """),
      .wrong(
        [
          "pages/a/a.js":
            "Page({ onLoad() { swan.getLocation({ success(res) { ⟦this⟧.setData({ at: res }) } }) } })",
          "pages/a/a.swan": "<view/>",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ],
        message: #""this" is not the page here"#,
        fixed: "Page({ onLoad() { swan.getLocation({ success: (res) => { this.setData({ at: res }) } }) } })"),
      .right(
        in: .swan, "<view/>",
        script: """
          Page({
            onLoad() {
              const that = this
              swan.getLocation({ success: res => this.setData({ at: res }), fail() { that.setData({ at: 0 }) } })
            }
          })
          """),
    ],
    checks: [.script(checkLostThis)])
}

private func checkLostThis(_ script: ScriptFacts, _ text: SourceText, _ context: FileContext) {
  func place(_ range: ByteRange) -> Place { Place(path: text.path, range: range) }
  for receiver in script.lostReceivers {
    let edits = receiver.arrowEdits.map { Edit(replace: place($0.range), with: $0.text) }
    context.report(
      place(receiver.uses[0]), lostReceiver(isPage: context.unit.kind == .page),
      related: receiver.uses.dropFirst().map { RelatedPlace(en: "nor here", zh: "这里也不是", at: place($0)) },
      fix: edits.isEmpty
        ? nil : Fix(en: "use an arrow function", zh: "改用箭头函数", .suggested, edits: edits))
  }
}

private func lostReceiver(isPage: Bool) -> Message {
  let (owner, chineseOwner) = isPage ? ("page", "页面") : ("component", "组件")
  return Message(
    en: "\"this\" is not the \(owner) here", zh: "此处的“this”不是\(chineseOwner)",
    help: .init(en: "use an arrow function", zh: "改用箭头函数"))
}
