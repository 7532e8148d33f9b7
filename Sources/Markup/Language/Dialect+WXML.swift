import Diagnostics

extension Dialect {
  /// The markup of WeChat, in both of its frameworks: exparser, and glass-easel where `componentFramework` says so.
  package static let wxml: Dialect = .ofWeChatFamily(
    id: "wxml", name: "WXML",
    source: .init(
      en:
        "the framework and component documentation of WeChat mini programs; the parser of wechat-miniprogram/glass-easel",
      zh: "微信小程序的框架和组件文档；wechat-miniprogram/glass-easel 的解析器"),
    files: Files(markup: "wxml", style: "wxss", module: "wxs", project: "project.config.json"),
    // WeChat's compiler takes "wx-if" for "wx:if": a reimplementation from its machine code lists exactly wx-if, wx:if, wx:elif
    // and wx:else as conditions.
    directives: Directives(
      prefix: "wx:", synonyms: ["for-items": .for], deprecated: ["for-items"], otherNames: ["wx-if": .if]),
    modules: [ScriptModule(tag: "wxs", name: .module, source: .src, takesBody: true)],
    // Tencent TCMPP and TMF; FinClip.
    nativeTags: ["external-element", "native-view"], reservedTagPrefix: "wx-", isReadWithoutHost: true,
    platform: "wx", foreignPlatforms: ["my", "tt", "swan", "ks", "dd"], secondFramework: .glassEasel,
    // Source: published programs, whose styles have images of an icon generator: `url(\"data:image/svg+xml, ...\")`. The older
    // framework shows them.
    escapesQuotes: true, tags: .complete,
    buildNames: ["WECHAT", "WEIXIN", "WX", "MP-WEIXIN"],
    components: { wxmlComponents })
}

private let wxmlComponents: ComponentTable = .weChat(
  BuiltinTag.wxml + ["external-element", "native-view"].map { BuiltinTag($0, [.hostDocs]) })
