import Markup

extension Dialect {
  /// The most informative source about a tag, in a few words.
  func source(ofTag tag: String) -> String {
    // What the family shares is documented for WXML, where no source of the dialect lists it.
    let own = components[tag]?.sources ?? []
    let sources = own.isEmpty ? Dialect.wxml.components[tag]?.sources ?? [] : own
    let dialect = own.isEmpty ? Dialect.wxml : self
    if sources.contains(.componentDocs) { return dialect.componentPages }
    if sources.contains(.frameworkDocs) { return dialect.frameworkPages }
    return ReferenceTable.sources.first { sources.contains($0.source) }?.words ?? frameworkPages
  }

  private var componentPages: String {
    switch id {
    case "axml": "AlipayDocs/open-docs, mini/component"
    case "swan": "swan-team/swan-docs, develop/component"
    default: "developers.weixin.qq.com, component pages of 2021"
    }
  }

  private var frameworkPages: String {
    switch id {
    case "axml": "AlipayDocs/open-docs, mini/framework"
    case "swan": "swan-team/swan-docs, develop/framework"
    case "ttml": "developer.open-douyin.com, framework/view"
    default: "the documentation of \(name)"
    }
  }
}

extension ReferenceTable {
  /// The words for the sources that are the same for all dialects. A source that documents comes before one that only
  /// lists.
  static let sources: [(source: BuiltinTag.Sources, words: String)] = [
    (.mpaasDocs, "the native view pages of mPaaS"),
    (.hostDocs, "the pages of Tencent's containers and of FinClip about views of the host app"),
    (.taro, "NervJS/taro, components.ts of the platform"),
    (.taroShared, "NervJS/taro, components.ts of all platforms"),
    (.glassEasel, "wechat-miniprogram/glass-easel, parse/tag.rs"),
    (.remax, "remaxjs/remax, hostComponents"),
    (.uniApp, "dcloudio/uni-app, compiler options of the platform"),
    (.morjs, "eleme/morjs, tags of the platform"),
    (.mpx, "didi/mpx, component-config"),
  ]
}
