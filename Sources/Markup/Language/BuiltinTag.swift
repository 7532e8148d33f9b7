/// A tag that the base library provides. `make bless` writes the lists of the dialects from `Sources/Reference/Tables`.
package struct BuiltinTag: Sendable {
  /// The public sources that name the tag; see the table of each dialect.
  package struct Sources: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The vendor's documentation of components: AlipayDocs/open-docs, mini/component; for WXML wx-minapp/minapp-vscode,
    /// components.json; for Swan swan-team/swan-docs, develop/component.
    package static let componentDocs = Sources(rawValue: 1)
    /// The vendor's documentation of the framework: AlipayDocs/open-docs, mini/framework; for TTML the view pages of
    /// developer.open-douyin.com; for Swan swan-team/swan-docs, develop/framework.
    package static let frameworkDocs = Sources(rawValue: 2)
    /// remaxjs/remax, packages/remax-ali/src/hostComponents.
    package static let remax = Sources(rawValue: 4)
    /// NervJS/taro, src/components.ts of the package for the platform.
    package static let taro = Sources(rawValue: 8)
    /// dcloudio/uni-app, packages/uni-mp-alipay/src/compiler/options.ts.
    package static let uniApp = Sources(rawValue: 16)
    /// eleme/morjs, packages/plugin-compiler-alipay/src/templateTags.ts and templateEvents.ts.
    package static let morjs = Sources(rawValue: 32)
    /// The pages of mPaaS about native views.
    package static let mpaasDocs = Sources(rawValue: 64)
    /// NervJS/taro, packages/shared/src/components.ts, which is one table for all platforms.
    package static let taroShared = Sources(rawValue: 128)
    /// wechat-miniprogram/glass-easel, glass-easel-template-compiler/src/parse/tag.rs.
    package static let glassEasel = Sources(rawValue: 256)
    /// didi/mpx, packages/webpack-plugin/lib/platform/template/wx/component-config.
    package static let mpx = Sources(rawValue: 512)
    /// TCMPP and TMF of Tencent, and FinClip: the pages about native views.
    package static let hostDocs = Sources(rawValue: 1024)
  }

  package let name: String
  package let sources: Sources
  /// The known attributes of type Boolean; the list is incomplete.
  package let booleans: [String]
  /// The known events as they are bound: `onScroll`, `bindscroll`; the list is incomplete, and those that bubble may be missing.
  package let events: [String]
  /// The values that an attribute can have, where these do not follow the base library.
  package let enumerations: [String: [String]]

  package init(
    _ name: String, _ sources: Sources, booleans: [String] = [], events: [String] = [],
    enumerations: [String: [String]] = [:]
  ) {
    self.name = name
    self.sources = sources
    self.booleans = booleans
    self.events = events
    self.enumerations = enumerations
  }
}
