import Diagnostics

extension Dialect {
  /// The markup of Kuaishou. No source lists its tags or its script modules.
  package static let ksml: Dialect = .ofWeChatFamily(
    id: "ksml", name: "KSML",
    source: .init(
      en: #"the page "KSML" of open.kuaishou.com"#,
      zh: "open.kuaishou.com 的页面“KSML”"),
    files: Files(markup: "ksml", style: "css", module: "sjs", project: "project.config.json"),
    directives: Directives(prefix: "ks:"),
    modules: [
      ScriptModule(tag: "sjs", name: .module, source: .src, takesBody: true),
      ScriptModule(tag: "wxs", name: .module, source: .src, suffix: "wxs", takesBody: true),
    ], platform: "ks", tags: .shared, buildNames: ["KUAISHOU", "KS", "MP-KUAISHOU"],
    components: { ksmlComponents })
}

private let ksmlComponents: ComponentTable = .names(of: BuiltinTag.wxml)
