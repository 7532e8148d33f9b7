import Diagnostics

extension Dialect {
  /// The markup of Xiaohongshu.
  package static let xhsml: Dialect = .ofWeChatFamily(
    id: "xhsml", name: "XHSML",
    source: .init(
      en: "published programs; no document describes the language",
      zh: "公开的小程序；没有文档说明这种语言"),
    files: Files(markup: "xhsml", style: "css", module: "sjs", project: "project.config.json"),
    directives: Directives(prefix: "xhs:"),
    modules: [
      ScriptModule(tag: "sjs", name: .module, source: .src, takesBody: true),
      ScriptModule(tag: "wxs", name: .module, source: .src, suffix: "wxs", takesBody: true),
    ], platform: "xhs", tags: .shared, buildNames: ["XHS", "MP-XHS"],
    components: { xhsmlComponents })
}

private let xhsmlComponents: ComponentTable = .names(of: BuiltinTag.wxml)
