import Diagnostics
import Linting
import Markup
import MiniProgram

/// The object of another platform, in a script of a page or component.
package var foreignAPI: Rule {
  Rule(
    id: "foreign-api",
    summary: "a script that uses the object of another platform",
    category: .project,
    severity: .warning,
    rationale: """
      There is no such object, and what comes after the use does not run. A program that makes one, as by \
      "const wx = my", or asks whether there is one, is passed over.
      """,
    dialects: .where { $0.script.foreignPlatform != nil },
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
    ],
    checks: [.project(check)])
}

private func check(_ context: ProjectContext) {
  let sources = context.project.sources
  // What has no app.json may be for a converter, which puts it beside other markup.
  guard sources.program.kind != .loose, sources.program.dialects.count == 1,
    let dialect = sources.program.dialects.first,
    let object = dialect.script.foreignPlatform
  else { return }
  for file in context.project.files where file.unit.kind != .fragment {
    guard let path = file.unit.scriptPath, let use = file.unit.script?.foreignPlatform, let first = use.first,
      !use.mayBeOwn, !sources.mayMakeForeignPlatform(forScript: path)
    else { continue }
    context.report(Place(path: path, range: first), .foreignObject(object, use.count, dialect))
  }
}

extension Message {
  fileprivate static func foreignObject(_ name: String, _ count: Int, _ dialect: Dialect) -> Message {
    let times = count == 1 ? "once" : "\(count) times"
    return Message(
      "\"\(name)\" is not defined in \(dialect.name) programs: it is used \(times) in this script",
      help: "write \"\(dialect.script.platform)\"; its functions may have other parameters")
  }
}
