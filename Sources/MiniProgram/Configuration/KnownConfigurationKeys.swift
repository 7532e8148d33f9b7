import Diagnostics
import Files
import Markup
import Script

/// The keys of the configuration of a page or a component, and of `window` in `app.json`.
///
/// A key that is missing here is not reported for that: it only is never offered, and may be taken for a misspelling. So the
/// lists have what the manuals have of any version.
package enum KnownConfigurationKeys {
  /// The keys that pages of one family may have.
  package static func keys(of family: Dialect.Family) -> [String] {
    switch family {
    case .alipay: ofComponents + ofAlipay
    case .weChat: ofComponents + ofWeChat + ofDouyin
    case .baidu: ofComponents + ofWeChat + ofBaidu
    }
  }

  /// Whether a page of some language may have the key.
  package static func contain(_ key: String) -> Bool { numbers[WordSet.hash(of: key)] != nil }

  /// The key `window` of a page's configuration, where keys in it are not at the top level, too.
  ///
  /// Sources: "Page configuration" of the vendors' manuals, where a page has keys of `window` without writing `window`.
  static func windowKey(of page: JSONValue) -> ByteRange? {
    var found: ByteRange?
    page.forEachMember { member in
      guard member.key == "window" else { return }
      let isLost = member.value.members.contains { contain($0.key) && page.member($0.key) == nil }
      found = isLost ? member.keyRange : nil
    }
    return found
  }

  /// By the hash of each key the place in `renamed`, or -1. Each page asks for a few: a set of strings took 1 % of a lint.
  fileprivate static let numbers: HashIndex = {
    var numbers = HashIndex()
    for key in ofComponents + ofAlipay + ofWeChat + ofDouyin + ofBaidu + ofPrograms {
      numbers.set(-1, for: WordSet.hash(of: key))
    }
    for (number, key) in renamed.enumerated() { numbers.set(number, for: WordSet.hash(of: key.name)) }
    return numbers
  }()

  /// The keys by which one family means what another one calls otherwise. These are the three that converters rename: Taro's
  /// platform for Alipay (`packages/taro-platform-alipay`), morjs' `ConfigParserPlugin`.
  fileprivate static let renamed = [
    ("navigationBarTitleText", "defaultTitle"), ("navigationBarBackgroundColor", "titleBarColor"),
    ("enablePullDownRefresh", "pullRefresh"),
  ].flatMap { weChat, alipay in
    [
      (name: weChat, other: Counterpart(name: alipay, isOfAlipay: true)),
      (name: alipay, other: Counterpart(name: weChat, isOfAlipay: false)),
    ]
  }

  /// Of components, everywhere. Source: "Component configuration" and "componentPlaceholder" of WeChat's manual, "Component
  /// JSON" of Alipay's.
  private static let ofComponents = [
    "addGlobalClass", "component", "componentFramework", "componentGenerics", "componentPlaceholder",
    "externalClasses", "options", "styleIsolation", "usingComponents", "virtualHost",
  ]

  /// Source: "Page configuration" and "window" of WeChat's manual (developers.weixin.qq.com,
  /// reference/configuration/page.html and app.html); QQ has the same.
  private static let ofWeChat = [
    "backgroundColor", "backgroundColorBottom", "backgroundColorContent", "backgroundColorTop",
    "backgroundTextStyle",
    "disableScroll", "disableSwipeBack", "enablePassiveEvent", "enablePullDownRefresh",
    "enableShareAppMessage",
    "enableShareTimeline", "handleWebviewPreload", "homeButton", "initialRenderingCache",
    "navigationBarBackgroundColor", "navigationBarTextStyle", "navigationBarTitleText", "navigationStyle",
    "onReachBottomDistance", "pageOrientation", "renderer", "rendererOptions", "resizable", "restartStrategy",
    "singlePage", "style", "visualEffectInBackground",
  ]

  /// Source: "Page configuration" of Douyin's manual (developer.open-douyin.com), beside WeChat's.
  private static let ofDouyin = [
    "hideCapsuleButtons", "navigationBarRightButton", "preloadPage", "titleBarColor", "transparentTitle",
  ]

  /// Source: "window" of Alipay's manual (opendocs.alipay.com/mini/framework/app-json and page-json).
  private static let ofAlipay = [
    "allowsBounceVertical", "backgroundColor", "backgroundImageColor", "backgroundImageUrl",
    "backgroundTextStyle",
    "barButtonTheme", "defaultTitle", "disableScroll", "enableInPageRender", "enableInPageRenderInput",
    "enableJSC", "enableScrollBar", "gestureBack", "navigationBarBottomColor", "navigationStyle",
    "onReachBottomDistance", "optionMenu", "pageOrientation", "pullRefresh", "renderer", "responsive",
    "showTitleLoading", "title", "titleBarColor", "titleImage", "titlePenetrate", "transparentTitle",
  ]

  /// Source: "Page configuration" of Baidu's manual (smartprogram.baidu.com, framework/process_page), beside WeChat's.
  private static let ofBaidu = [
    "enableOpacityNavigationBar", "enableOpacityNavigationBarText", "pageUrl", "prefetches", "textSizeAdjust",
    "usingSwanComponents",
  ]

  /// Of `app.json` alone, which some write into pages, too.
  private static let ofPrograms = [
    "entryPagePath", "lazyCodeLoading", "networkTimeout", "pages", "permission", "plugins", "sitemapLocation",
    "subPackages", "subpackages", "tabBar", "theme", "themeLocation", "window", "workers",
  ]
}

/// A key of a configuration that no language has, or that some languages have under another name. The other name is not in the
/// same object.
package struct ForeignKey: Hashable, Sendable {
  package let name: String
  /// What is between the quotes.
  package let range: ByteRange
  /// The key that means it elsewhere, where it is one of one family.
  package let counterpart: KnownConfigurationKeys.Counterpart?

  /// Whether it is unknown, or the platform of a dialect is certain not to read it, as the key of another one. Douyin reads some of
  /// Alipay's, and of other languages of WeChat's family no manual says.
  package func isForeign(in dialect: Dialect) -> Bool {
    guard let counterpart else { return true }
    return counterpart.isOfAlipay ? dialect.family == .alipay : dialect.id == "wxml"
  }

  static func all(in object: JSONValue?) -> [ForeignKey] {
    var keys: [ForeignKey] = []
    object?.forEachMember { member in
      let key = member.key
      let number = KnownConfigurationKeys.numbers[WordSet.hash(of: key)]
      if number == -1 { return }
      let other = number.map { KnownConfigurationKeys.renamed[$0].other }
      if let other, object?.member(other.name) != nil { return }
      keys.append(ForeignKey(name: key, range: member.keyRange, counterpart: other))
    }
    return keys
  }
}

/// A key of the tab bar of WeChat's family that Alipay has under another name.
///
/// Sources: `tabBar` of AlipayDocs/open-docs, mini/framework, app.json; converters rename the same keys: NervJS/taro,
/// `packages/taro-platform-alipay`.
package struct ForeignTabBarKey: Hashable, Sendable {
  package let name: String
  package let ofAlipay: String
  /// What is between the quotes, at each place, in order.
  package private(set) var ranges: [ByteRange]

  private static let ofTabBar = ["list": "items", "color": "textColor"]
  private static let ofItem = ["text": "name", "iconPath": "icon", "selectedIconPath": "activeIcon"]

  /// In the order of their first places. A `list` beside `items` is for another platform.
  static func all(in tabBar: JSONValue?) -> [ForeignTabBarKey] {
    guard let tabBar else { return [] }
    var keys: [ForeignTabBarKey] = []
    func add(_ object: JSONValue, _ names: [String: String]) {
      object.forEachMember { member in
        guard let other = names[member.key], object.member(other) == nil else { return }
        if let known = keys.firstIndex(where: { $0.name == member.key }) {
          keys[known].ranges.append(member.keyRange)
        } else {
          keys.append(ForeignTabBarKey(name: member.key, ofAlipay: other, ranges: [member.keyRange]))
        }
      }
    }
    add(tabBar, ofTabBar)
    for item in (tabBar["items"] ?? tabBar["list"])?.elements ?? [] { add(item, ofItem) }
    return keys.sorted { $0.ranges[0].start < $1.ranges[0].start }
  }
}

extension KnownConfigurationKeys {
  /// The name that a key has in the other family.
  package struct Counterpart: Hashable, Sendable {
    package let name: String
    /// Whether that is Alipay; else it is WeChat's.
    package let isOfAlipay: Bool
  }
}
