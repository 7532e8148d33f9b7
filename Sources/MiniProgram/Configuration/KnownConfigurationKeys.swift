import Diagnostics
import Files
import Markup

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
  package static func contain(_ key: String) -> Bool { all.contains(key) }

  private static let all = Set(ofComponents + ofAlipay + ofWeChat + ofDouyin + ofBaidu + ofPrograms)

  /// The key by which one family means what another one calls otherwise. These are the three that converters rename: Taro's
  /// platform for Alipay (`packages/taro-platform-alipay`), morjs' `ConfigParserPlugin`.
  private static let renamed: KeyValuePairs = [
    "navigationBarTitleText": "defaultTitle",
    "navigationBarBackgroundColor": "titleBarColor",
    "enablePullDownRefresh": "pullRefresh",
  ]

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

  static func all(in object: JSONValue?) -> [ForeignKey] {
    guard let members = object?.members else { return [] }
    return members.compactMap { member in
      let key = member.key
      let other = KnownConfigurationKeys.counterpart(of: key)
      if let other {
        if members.contains(where: { $0.key == other.name }) { return nil }
      } else if KnownConfigurationKeys.contain(key) {
        return nil
      }
      return ForeignKey(name: key, range: member.keyRange, counterpart: other)
    }
  }
}

extension KnownConfigurationKeys {
  /// The name that a key has in the other family.
  package struct Counterpart: Hashable, Sendable {
    package let name: String
    /// Whether that is Alipay; else it is WeChat's.
    package let isOfAlipay: Bool
  }

  /// The name that the key of one family has in another one; nil where it has none.
  package static func counterpart(of key: String) -> Counterpart? {
    let length = key.utf8.count
    for (weChat, alipay) in renamed {
      if length == weChat.utf8.count, key == weChat { return Counterpart(name: alipay, isOfAlipay: true) }
      if length == alipay.utf8.count, key == alipay { return Counterpart(name: weChat, isOfAlipay: false) }
    }
    return nil
  }
}
