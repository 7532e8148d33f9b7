/// A tag that the base library provides.
package struct BuiltinTag: Sendable {
  /// The public sources that name the tag; see `BuiltinTag.axml`.
  package struct Sources: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// AlipayDocs/open-docs, mini/component.
    package static let componentDocs = Sources(rawValue: 1)
    /// AlipayDocs/open-docs, mini/framework.
    package static let frameworkDocs = Sources(rawValue: 2)
    /// remaxjs/remax, packages/remax-ali/src/hostComponents.
    package static let remax = Sources(rawValue: 4)
    /// NervJS/taro, packages/taro-platform-alipay/src/components.ts.
    package static let taro = Sources(rawValue: 8)
    /// dcloudio/uni-app, packages/uni-mp-alipay/src/compiler/options.ts.
    package static let uniApp = Sources(rawValue: 16)
    /// eleme/morjs, packages/plugin-compiler-alipay/src/templateTags.ts and templateEvents.ts.
    package static let morjs = Sources(rawValue: 32)
    /// The custom view pages of mPaaS.
    package static let mpaasDocs = Sources(rawValue: 64)
  }

  package let name: String
  package let sources: Sources
  /// The known attributes of type Boolean; the list is incomplete.
  package let booleans: [String]
  /// The known events as they are bound: `onTap`; the list is incomplete.
  package let events: [String]

  package init(
    _ name: String, _ sources: Sources, booleans: [String] = [], events: [String] = []
  ) {
    self.name = name
    self.sources = sources
    self.booleans = booleans
    self.events = events
  }
}
