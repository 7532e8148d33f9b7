import Diagnostics
import Markup

/// The functions that a platform calls by their names: those of pages, of apps, and of components.
package enum Lifecycles {
  /// What an object literal is for.
  package enum Owner: Sendable {
    case page, app
    /// The options of `Component`.
    case component
    case lifetimes, pageLifetimes
  }

  /// The functions that the platform of a dialect calls in an object; none where they are not all known.
  package static func functions(of owner: Owner, in dialect: Dialect) -> [String] {
    switch owner {
    case .page:
      switch dialect.id {
      case "wxml": weChatPage
      case "axml": alipayPage
      case "swan": commonPage + ["onForceReLaunch", "onTabItemTap", "onURLQueryChange"]
      case "qml": commonPage + ["onResize", "onTabItemTap"]
      case "ttml": commonPage + ["onResize"]
      default: commonPage
      }
    case .app:
      switch dialect.id {
      case "wxml": commonApp + ["onPageNotFound", "onThemeChange", "onUnhandledRejection"]
      case "axml": commonApp + ["onPageNotFound", "onShareAppMessage", "onUnhandledRejection"]
      default: commonApp + ["onPageNotFound"]
      }
    case .component: dialect.family == .alipay ? alipayComponent : lifetimes(in: dialect)
    case .lifetimes: dialect.family == .alipay ? [] : lifetimes(in: dialect)
    case .pageLifetimes:
      switch dialect.id {
      case "wxml": ["hide", "resize", "routeDone", "show"]
      case "qml": ["hide", "resize", "show"]
      default: dialect.family == .alipay ? [] : ["hide", "show"]
      }
    }
  }

  /// The function that is most likely meant by a misspelled one: the only nearest one, at an edit distance of 1, or of 2 from 8
  /// letters on; the case of letters aside. Nil where the name is a function of some platform, of some object.
  package static func meant(by name: String, of owner: Owner, in dialect: Dialect) -> String? {
    if owner == .pageLifetimes, let function = ofPage[name] {
      return functions(of: owner, in: dialect).contains(function) ? function : nil
    }
    if known.contains(name) || name.utf8.count > 32 { return nil }
    let folded = name.utf8.map(\.asciiLowercased)
    let isFreelyNamed = owner != .lifetimes && owner != .pageLifetimes
    var best: (distance: Int, function: String?) = (3, nil)
    for function in functions(of: owner, in: dialect) {
      let other = function.utf8.map(\.asciiLowercased)
      let limit = other.count < 8 ? 1 : 2
      let distance = editDistance(folded, other, limit: limit)
      if distance > limit || distance > best.distance { continue }
      if isFreelyNamed, distance > 0, isOtherWord(folded, other) { continue }
      best = (distance, distance == best.distance ? nil : function)
    }
    return best.function
  }

  /// Whether a short name may be meant as it is, as one of another word: `onShop`, `onRead`, `onReload`. It is not where letters
  /// before the last one are swapped, missing or too many.
  private static func isOtherWord(_ name: [UInt8], _ function: [UInt8]) -> Bool {
    if function.count > 8 { return false }
    if name.last != function.last { return true }
    return name.count == function.count && name.sorted() != function.sorted()
  }

  /// Baidu's components are not told that they moved.
  private static func lifetimes(in dialect: Dialect) -> [String] {
    dialect.id == "swan" ? commonLifetimes.filter { $0 != "moved" } : commonLifetimes
  }

  /// Functions of pages in `pageLifetimes`, which has others for the same.
  private static let ofPage = ["onHide": "hide", "onResize": "resize", "onShow": "show"]

  /// What Douyin, QQ and Baidu have, too.
  ///
  /// Sources: developer.open-douyin.com, framework/logic-layer/start-page; the manual of QQ, of which w3cschool.cn has a copy
  /// (qqxiaochengxu); swan-team/swan-docs, framework/app_service_page and custom-component_lifetimes.
  private static let commonPage = [
    "onHide", "onLoad", "onPageScroll", "onPullDownRefresh", "onReachBottom", "onReady", "onShareAppMessage",
    "onShow", "onUnload",
  ]
  /// Sources: developers.weixin.qq.com, reference/api/Page.html; wechat-miniprogram/api-typings, lib.wx.page.d.ts.
  private static let weChatPage =
    commonPage + [
      "onAddToFavorites", "onResize", "onRouteDone", "onSaveExitState", "onShareTimeline", "onTabItemTap",
    ]
  /// Source: AlipayDocs/open-docs, mini/framework, the table of the functions of a page.
  private static let alipayPage = commonPage + ["onOptionMenuClick", "onTabItemTap", "onTitleClick"]
  /// What Alipay calls in `events` of a page. Source: the same page, "events"; the last two are from older versions of it.
  private static let alipayPageEvents = [
    "beforeTabItemTap", "onBack", "onKeyboardHeight", "onResize", "onSelectedTabItemTap", "onPopMenuClick",
    "onPullIntercept",
  ]
  /// Sources: "App" of the same documents.
  private static let commonApp = ["onError", "onHide", "onLaunch", "onShow"]
  /// Sources: developers.weixin.qq.com, framework/custom-component/lifetimes.html; wechat-miniprogram/api-typings,
  /// lib.wx.component.d.ts.
  private static let commonLifetimes = ["attached", "created", "detached", "moved", "ready"]
  /// Source: AlipayDocs/open-docs, mini/framework, life cycle of components.
  private static let alipayComponent = [
    "deriveDataFromProps", "didMount", "didUnmount", "didUpdate", "onError", "onInit",
  ]

  /// The functions of all platforms, and others that frameworks call.
  private static let known = Set(
    weChatPage + alipayPage + alipayPageEvents + commonApp + commonLifetimes + alipayComponent + [
      "error", "hide", "linked", "linkChanged", "onCreate", "onDestroy", "onDispose",
      "onEvents", "onForceReLaunch", "onInit", "onLogin", "onMounted", "onPageNotFound", "onReachTop",
      "onRouteEnd",
      "onThemeChange", "onURLQueryChange", "onUnhandledRejection", "onUnmount", "onUnmounted", "resize",
      "routeDone", "show", "unlinked",
    ])
}
