import Diagnostics

extension Dialect {
  /// The markup of FinClip: the markup of WeChat under another extension.
  package static let fxml: Dialect = .ofWeChatFamily(
    id: "fxml", name: "FXML",
    source: .init(
      en: "the documentation of super-apps.ai, with a copy in Danntastico/finclip-docs",
      zh: "super-apps.ai 的文档，副本在 Danntastico/finclip-docs"),
    files: Files(markup: "fxml", style: "ftss", module: "fxs", project: "project.config.json"),
    directives: Directives(prefix: "wx:", synonyms: ["for-items": .for]),
    modules: [
      ScriptModule(tag: "fxs", name: .module, source: .src, takesBody: true),
      ScriptModule(tag: "wxs", name: .module, source: .src, suffix: "wxs", takesBody: true),
    ], nativeTags: ["native-view"], platform: "ft", tags: .complete, buildNames: [],
    components: { fxmlComponents })
}

private let fxmlComponents: ComponentTable = .weChat(
  BuiltinTag.wxml + ["fxs", "native-view"].map { BuiltinTag($0, [.hostDocs]) })
