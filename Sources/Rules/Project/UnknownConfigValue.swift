import Diagnostics
import Files
import Linting
import Markup
import MiniProgram

/// A value of a configuration that the platform refuses.
package var unknownConfigValue: Rule {
  Rule(
    id: "unknown-config-value",
    summary: .init(
      en: "a configuration value that its key does not take",
      zh: "配置的值不是该键的有效值"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        The build stops, or the value is ignored. navigationBarTextStyle and borderStyle of a tab bar are \
        black or white, backgroundTextStyle is dark or light, and no other colour; position of a tab bar is \
        bottom or top.
        """,
      zh: "构建会停止，或者该值被忽略。navigationBarTextStyle 和 tabBar 的 borderStyle 只能是 black 或 white，"
        + "backgroundTextStyle 只能是 dark 或 light，都不能写成其他颜色；tabBar 的 position 只能是 bottom 或 top。"),
    fix: .suggested,
    sources: [
      .init(
        en: "developers.weixin.qq.com, reference/configuration/app.html, `window` and `tabBar`",
        zh: "developers.weixin.qq.com，reference/configuration/app.html 的 `window` 和 `tabBar`")
    ],
    dialects: .families(.weChat, .baidu),
    examples: [
      .wrong(
        [
          "pages/a/a.json": ##"{ "navigationBarTextStyle": "⟦#fff⟧", "backgroundTextStyle": "⟦black⟧" }"##,
          "pages/a/a.wxml": "<view/>",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: ##""#fff" is not a value of "navigationBarTextStyle""##,
        #""black" is not a value of "backgroundTextStyle""#,
        fixed: #"{ "navigationBarTextStyle": "white", "backgroundTextStyle": "dark" }"#),
      .right([
        "pages/a/a.json": #"{ "navigationBarTextStyle": "white", "backgroundTextStyle": "dark" }"#,
        "pages/a/a.wxml": "<view/>",
        "app.json": #"{ "pages": ["pages/a/a"] }"#,
      ]),
      .wrong(
        [
          "pages/a/a.swan": "<view/>",
          "app.json":
            #"{ "pages": ["pages/a/a"], "window": { "navigationBarTextStyle": "⟦width⟧" }, "#
            + #""tabBar": { "borderStyle": "⟦red⟧", "position": "⟦button⟧", "list": [] } }"#,
        ], message: #""width" is not a value of "navigationBarTextStyle""#,
        #""red" is not a value of "borderStyle""#, #""button" is not a value of "position""#),
      .right([
        "pages/a/a.swan": "<view/>",
        "app.json":
          #"{ "pages": ["pages/a/a"], "window": { "navigationBarTextStyle": "black" }, "#
          + #""tabBar": { "borderStyle": "white", "position": "top", "list": [] } }"#,
      ]),
    ],
    checks: [.project(checkUnknownConfigValue)])
}

private func checkUnknownConfigValue(_ context: ProjectContext) {
  let sources = context.project.sources
  // Where several languages are side by side, one configuration may be for all of them.
  guard sources.isReadInPlace, sources.program.dialects.allSatisfy({ $0.family != .alipay }) else { return }
  if sources.program.kind == .app, sources.appError == nil, let app = sources.app,
    let path = sources.appText?.path
  {
    for value in app.refusedValues { reportConfigValue(value, in: path, context) }
  }
  for file in context.project.files where file.unit.kind == .page && file.unit.configurationError == nil {
    for value in file.unit.configuration?.refusedValues ?? [] {
      reportConfigValue(value, in: file.unit.configurationPath, context)
    }
  }
}

private func reportConfigValue(
  _ value: RefusedConfigurationValue, in path: String, _ context: ProjectContext
) {
  let place = Place(path: path, range: value.range)
  context.report(place, refused(value), fix: value.meant.map { writeInstead($0, at: place) })
}

private func refused(_ value: RefusedConfigurationValue) -> Message {
  let choices = value.meant.map { [$0] } ?? value.choices
  return Message(
    en: "\"\(value.value)\" is not a value of \"\(value.key)\"", zh: "“\(value.value)”不是“\(value.key)”的有效值",
    help: .init(
      en: "write " + choices.map { "\"\($0)\"" }.joined(separator: " or "),
      zh: "改为" + choices.map { "“\($0)”" }.joined(separator: "或")))
}
