import Diagnostics
import Files
import Linting
import Markup
import MiniProgram

/// A key of a configuration that another platform has, or a misspelled one.
package var foreignConfigKey: Rule {
  Rule(
    id: "foreign-config-key",
    summary: .init(
      en: "a configuration key of another platform or of app.json, or a misspelled one",
      zh: "页面配置的键属于其他平台或 app.json，或拼写错误"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        The key is ignored: the page has no title, has another colour or cannot be pulled down, or the tab \
        bar has no tabs. A page has the keys of window at the top level of its JSON. Programs whose \
        configuration a build writes are not checked.
        """,
      zh: "该键会被忽略：页面没有标题、颜色不对，或无法下拉，tabBar 没有内容。页面配置中，window 的键写在最外层。配置由构建生成的小程序不检查。"),
    fix: .suggested,
    examples: [
      .wrong(
        [
          "pages/a/a.json": #"{ "⟦navigationBarTitleText⟧": "A", "⟦useingComponents⟧": {} }"#,
          "pages/a/a.axml": "<view/>",
          "app.json": #"{ "pages": ["pages/a/a"], "window": { "⟦enablePullDownRefresh⟧": true } }"#,
        ], message: #""navigationBarTitleText" is "defaultTitle" in AXML"#,
        #""useingComponents" is not a key of a configuration"#,
        #""enablePullDownRefresh" is "pullRefresh" in AXML"#),
      .right([
        "pages/a/a.json":
          #"{ "defaultTitle": "A", "titleBarColor": "red", "navigationBarTitleText": "A", "navigationStyle": "custom" }"#,
        "pages/a/a.axml": "<view/>",
        "app.json": #"{ "pages": ["pages/a/a"], "window": { "pullRefresh": true } }"#,
      ]),
      .wrong(
        [
          "pages/a/a.json": #"{ "⟦defaultTitle⟧": "A" }"#,
          "pages/a/a.wxml": "<view/>",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""defaultTitle" is "navigationBarTitleText" in WXML"#,
        fixed: #"{ "navigationBarTitleText": "A" }"#),
      .wrong(
        [
          "pages/a/a.json": #"{ "⟦navigationBarTitelText⟧": "A" }"#,
          "pages/a/a.swan": "<view/>",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""navigationBarTitelText" is not a key of a configuration"#,
        fixed: #"{ "navigationBarTitleText": "A" }"#),
      .wrong(
        [
          "pages/a/a.json": #"{ "⟦window⟧": { "navigationBarTitleText": "A" } }"#,
          "pages/a/a.wxml": "<view/>",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""window" belongs in app.json and is ignored in a page"#),
      .right(
        [
          "pages/a/a.json":
            ##"{ "navigationBarTitleText": "A", "backgroundColor": "#fff", "navigationStyle": "custom" }"##,
          "pages/a/a.wxml": "<view/>",
          "app.json": #"{ "pages": ["pages/a/a"], "window": { "enablePullDownRefresh": true } }"#,
        ]),
      .right(
        [
          "pages/a/a.json":
            ##"{ "navigationBarTitleText": "A", "backgroundColor": "#fff", "navigationStyle": "custom" }"##,
          "pages/a/a.swan": "<view/>",
          "app.json": #"{ "pages": ["pages/a/a"], "window": { "enablePullDownRefresh": true } }"#,
        ]),
    ],
    checks: [.project(checkForeignConfigKey)])
}

private func checkForeignConfigKey(_ context: ProjectContext) {
  let sources = context.project.sources
  guard sources.isReadInPlace else { return }
  // Where several languages are side by side, one configuration may be for all of them.
  guard sources.program.dialects.count == 1, let dialect = sources.program.dialects.first else { return }
  if sources.program.kind == .app, sources.appError == nil, let app = sources.app,
    let path = sources.appText?.path
  {
    for key in app.foreignWindowKeys where key.isForeign(in: dialect) {
      reportForeignConfigKey(key, in: path, dialect, context)
    }
    if dialect.family == .alipay {
      for key in app.foreignTabBarKeys { reportForeignTabBarKey(key, in: path, dialect, context) }
    }
  }
  for (_, file) in context.project.files(with: .foreignKeys) where file.unit.kind != .fragment {
    guard let configuration = file.unit.configuration, file.unit.configurationError == nil else { continue }
    for key in configuration.foreignKeys where key.isForeign(in: dialect) {
      reportForeignConfigKey(key, in: file.unit.configurationPath, dialect, context)
    }
    if file.unit.kind == .page, let key = configuration.windowKey {
      context.report(Place(path: file.unit.configurationPath, range: key), windowInPage)
    }
  }
}

private func reportForeignConfigKey(
  _ key: ForeignKey, in path: String, _ dialect: Dialect, _ context: ProjectContext
) {
  let place = Place(path: path, range: key.range)
  if let other = key.counterpart {
    context.report(
      place, foreign(key.name, other.name, dialect), fix: writeInstead(other.name, at: place))
  } else if let near = near(key.name, KnownConfigurationKeys.keys(of: dialect.family)) {
    context.report(place, misspelled(key.name, near), fix: writeInstead(near, at: place))
  }
}

/// Reports the first place of a key. The fix renames all of them.
private func reportForeignTabBarKey(
  _ key: ForeignTabBarKey, in path: String, _ dialect: Dialect, _ context: ProjectContext
) {
  let places = key.ranges.map { Place(path: path, range: $0) }
  context.report(
    places[0], foreign(key.name, key.ofAlipay, dialect),
    fix: Fix(
      en: "write \(key.ofAlipay)", zh: "改为 \(key.ofAlipay)", .suggested,
      edits: places.map { Edit(replace: $0, with: key.ofAlipay) }))
}

/// The one known key at an edit distance of 1. With a digit or a sign before or after it, a key is often set aside.
private func near(_ key: String, _ known: [String]) -> String? {
  guard key.utf8.allSatisfy(\.isASCIILetter) else { return nil }
  let found = Set(known.filter { $0 != key && editDistance($0.utf8, key.utf8, limit: 1) == 1 })
  return found.count == 1 ? found.first : nil
}

private func foreign(_ key: String, _ other: String, _ dialect: Dialect) -> Message {
  Message(
    en: "\"\(key)\" is \"\(other)\" in \(dialect.name)", zh: "“\(key)”在 \(dialect.name) 中应写作“\(other)”",
    help: .init(en: "write \"\(other)\"", zh: "改为“\(other)”"))
}

private let windowInPage = Message(
  en: "\"window\" belongs in app.json and is ignored in a page", zh: "“window”是 app.json 的键，写在页面配置中会被忽略",
  help: .init(en: "move its keys to the top level", zh: "把其中的键移到最外层"))

private func misspelled(_ key: String, _ near: String) -> Message {
  Message(en: "\"\(key)\" is not a key of a configuration", zh: "“\(key)”不是配置中的键", help: didYouMean(near))
}
