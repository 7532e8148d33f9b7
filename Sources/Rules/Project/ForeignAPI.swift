import Diagnostics
import Linting
import Markup
import MiniProgram

/// The object of another platform, in a script of a page or component.
package var foreignAPI: Rule {
  Rule(
    id: "foreign-api",
    summary: .init(
      en: "an API object of another platform",
      zh: "脚本使用了其他平台的对象"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        The object does not exist, so the script stops at it. Programs that define it (`const wx = my`) or \
        test for it are not reported.
        """,
      zh: "这个对象不存在，脚本执行到这里就会出错。如果小程序自己定义了该对象（例如 `const wx = my`），或会判断它是否存在，则不报告。"),
    dialects: .where { !$0.script.foreignPlatforms.isEmpty },
    examples: [
      .wrong(
        [
          "pages/a/a.axml": "<view/>",
          "pages/a/a.js":
            "Page({ onLoad() { ⟦wx⟧.showToast({ title: 'a' }); my.hideLoading(); wx.hideToast() } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""wx" is not defined in AXML programs: it is used 2 times in this script"#),
      .right([
        "pages/a/a.axml": "<view/>",
        "pages/a/a.js": "Page({ onLoad() { my.showToast({ content: 'wx.a' }); this.wx.a() /* wx.a */ } })",
        "app.json": #"{ "pages": ["pages/a/a"] }"#,
      ]),
      .wrong(
        [
          "pages/a/a.wxml": "<view/>",
          "pages/a/a.js": "Page({ onLoad() { ⟦my⟧.alert({ content: 'a' }) } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""my" is not defined in WXML programs: it is used once in this script"#),
      .wrong(
        [
          "pages/a/a.swan": "<view/>",
          "pages/a/a.js": "Page({ onLoad() { ⟦wx⟧.login({}) } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""wx" is not defined in Swan programs: it is used once in this script"#),
      .right(
        [
          "pages/a/a.wxml": "<view/>",
          "pages/a/a.js": "Page({ onLoad() { wx.showToast({ title: 'my.a' }); this.my.a() /* my.a */ } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
      .right(
        [
          "pages/a/a.swan": "<view/>",
          "pages/a/a.js": "Page({ onLoad() { swan.showToast({ title: 'wx.a' }); this.wx.a() /* wx.a */ } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
    ],
    checks: [.project(checkForeignAPI)])
}

private func checkForeignAPI(_ context: ProjectContext) {
  let sources = context.project.sources
  // What has no app.json may be for a converter, which puts it beside other markup.
  guard sources.program.kind != .loose, sources.program.dialects.count == 1,
    let dialect = sources.program.dialects.first, !dialect.script.foreignPlatforms.isEmpty
  else { return }
  for (_, file) in context.project.files(with: .foreignPlatforms) where file.unit.kind != .fragment {
    guard let path = file.unit.scriptPath, let uses = file.unit.script?.foreignPlatforms else { continue }
    for use in uses {
      guard let first = use.first, !use.mayBeOwn, !sources.mayMakeForeignPlatform(use.name, forScript: path)
      else { continue }
      context.report(Place(path: path, range: first), foreignObject(use.name, use.count, dialect))
    }
  }
}

private func foreignObject(_ name: String, _ count: Int, _ dialect: Dialect) -> Message {
  let times = count == 1 ? "once" : "\(count) times"
  return Message(
    en: "\"\(name)\" is not defined in \(dialect.name) programs: it is used \(times) in this script",
    zh: "“\(name)”在 \(dialect.name) 小程序中没有定义：此脚本使用了 \(count) 次",
    help: .init(
      en: "write \"\(dialect.script.platform)\"; its functions may have other parameters",
      zh: "改为“\(dialect.script.platform)”；其函数的参数可能不同"))
}
