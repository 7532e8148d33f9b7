import Diagnostics

extension Dialect {
  /// The markup of JD.
  package static let jxml: Dialect = .ofWeChatFamily(
    id: "jxml", name: "JXML",
    source: .init(
      en: "published programs; no document describes the language",
      zh: "公开的小程序；没有文档说明这种语言"),
    files: Files(markup: "jxml", style: "jxss", module: "jds", project: "project.config.json"),
    directives: Directives(prefix: "jd:"),
    modules: [
      ScriptModule(tag: "sjs", name: .module, source: .src, suffix: "sjs", takesBody: true),
      ScriptModule(tag: "wxs", name: .module, source: .src, suffix: "wxs", takesBody: true),
    ], platform: "jd", tags: .shared, buildNames: ["JD", "MP-JD"],
    components: { jxmlComponents })
}

private let jxmlComponents: ComponentTable = .names(of: BuiltinTag.wxml)
