import Diagnostics

extension Dialect {
  /// The markup of Douyin and of Feishu.
  package static let ttml: Dialect = .ofWeChatFamily(
    id: "ttml", name: "TTML",
    source: .init(
      en: "the view pages of developer.open-douyin.com; the TTML pages of open.feishu.cn",
      zh: "developer.open-douyin.com 的视图文档；open.feishu.cn 的 TTML 文档"),
    files: Files(markup: "ttml", style: "ttss", module: "sjs", project: "project.config.json"),
    // Whole programs were converted from WXML with its prefix, and one is written with the hyphen; no source says whether
    // either works.
    directives: Directives(prefix: "tt:", undecidedPrefixes: ["wx:", "tt-"]),
    modules: [ScriptModule(tag: "sjs", name: .module, source: .src, takesBody: true)], platform: "tt",
    foreignPlatforms: ["my", "swan"],
    tags: .partial, buildNames: ["TOUTIAO", "BYTEDANCE", "TT", "DOUYIN", "MP-TOUTIAO"],
    components: { ttmlComponents })
}

private let ttmlComponents: ComponentTable = .weChat(BuiltinTag.ttml)
