import Diagnostics
import Markup

extension Dialect {
  /// The most informative source about a tag, in a few words.
  func source(ofTag tag: String) -> LocalizedText {
    // What the family shares is documented for WXML, where no source of the dialect lists it.
    let own = components[tag]?.sources ?? []
    let sources = own.isEmpty ? Dialect.wxml.components[tag]?.sources ?? [] : own
    let dialect = own.isEmpty ? Dialect.wxml : self
    if sources.contains(.componentDocs) { return dialect.componentPages }
    if sources.contains(.frameworkDocs) { return dialect.frameworkPages }
    return ReferenceTable.sources.first { sources.contains($0.source) }?.words ?? frameworkPages
  }

  private var componentPages: LocalizedText {
    switch id {
    case "axml": LocalizedText(verbatim: "AlipayDocs/open-docs, mini/component")
    case "swan": LocalizedText(verbatim: "swan-team/swan-docs, develop/component")
    default:
      LocalizedText(
        en: "developers.weixin.qq.com, component pages of 2021", zh: "developers.weixin.qq.com，2021 年的组件页面")
    }
  }

  private var frameworkPages: LocalizedText {
    switch id {
    case "axml": LocalizedText(verbatim: "AlipayDocs/open-docs, mini/framework")
    case "swan": LocalizedText(verbatim: "swan-team/swan-docs, develop/framework")
    case "ttml": LocalizedText(verbatim: "developer.open-douyin.com, framework/view")
    default: LocalizedText(en: "the documentation of \(name)", zh: "\(name) 的文档")
    }
  }
}

extension ReferenceTable {
  /// The words for the sources that are the same for all dialects. A source that documents comes before one that only
  /// lists.
  static let sources: [(source: BuiltinTag.Sources, words: LocalizedText)] = [
    (.mpaasDocs, LocalizedText(en: "the native view pages of mPaaS", zh: "mPaaS 的原生视图文档")),
    (
      .hostDocs,
      LocalizedText(
        en: "the pages of Tencent's containers and of FinClip about views of the host app",
        zh: "腾讯小程序容器和 FinClip 关于宿主应用视图的文档")
    ),
    (
      .taro,
      LocalizedText(en: "NervJS/taro, components.ts of the platform", zh: "NervJS/taro，该平台的 components.ts")
    ),
    (
      .taroShared,
      LocalizedText(
        en: "NervJS/taro, components.ts of all platforms", zh: "NervJS/taro，所有平台共用的 components.ts")
    ),
    (.glassEasel, LocalizedText(verbatim: "wechat-miniprogram/glass-easel, parse/tag.rs")),
    (.remax, LocalizedText(verbatim: "remaxjs/remax, hostComponents")),
    (
      .uniApp,
      LocalizedText(
        en: "dcloudio/uni-app, compiler options of the platform", zh: "dcloudio/uni-app，该平台的编译选项")
    ),
    (.morjs, LocalizedText(en: "eleme/morjs, tags of the platform", zh: "eleme/morjs，该平台的标签")),
    (.mpx, LocalizedText(verbatim: "didi/mpx, component-config")),
  ]
}
