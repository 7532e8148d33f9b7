import Diagnostics

/// What the markup of platforms without a `Dialect` of their own looks like, as far as a page may contain it by mistake.
///
/// Sources: the documentation of WeChat (`wx:`), Toutiao (`tt:`), QQ (`qq:`), Kuaishou (`ks:`), JD (`jd:`), Xiaohongshu
/// (`xhs:`), FinClip (`ft:`), Baidu (`s-`) and Vue (`v-`, `:`, `@`).
package enum OtherPlatforms {
  /// How conditions and loops begin, and whether their values are expressions without `{{ }}`.
  static let directivePrefixes = [
    ("s-", true), ("wx:", false), ("tt:", false), ("qq:", false), ("ks:", false), ("jd:", false),
    ("xhs:", false), ("ft:", false),
  ]

  static let directives: [String: KnownName] = [
    "if": .if, "elif": .elif, "else-if": .elif, "else": .else, "for": .for, "for-items": .for,
    "for-item": .forItem, "for-index": .forIndex, "key": .forKey,
  ]

  /// How conditions and loops begin where they are written with a hyphen by mistake, and whether their values are
  /// expressions without `{{ }}`.
  static let hyphenPrefixes = [
    ("wx-", false), ("tt-", false), ("qq-", false), ("ks-", false), ("v-", true), ("s-", true),
    ("swan-", true),
  ]

  static let hyphenDirectives: [String: KnownName] = [
    "if": .if, "elif": .elif, "else": .else, "for": .for, "key": .forKey,
  ]

  static let vueDirectives: [String: KnownName] = [
    "v-if": .if, "v-else-if": .elif, "v-else": .else, "v-for": .for,
  ]

  /// What replaces an attribute of Vue that has no counterpart.
  static func vueHint(_ name: String, _ home: Dialect) -> LocalizedText? {
    switch name {
    case "v-show", "wx-show", "tt-show", "qq-show", "ks-show", "s-show", "swan-show":
      return LocalizedText(
        en: "write hidden=\"{{!...}}\" or \(home.spelling(.if))",
        zh: "改为 hidden=\"{{!...}}\" 或 \(home.spelling(.if))")
    case "v-model":
      let input = home.events.spelling(.bind, home.events.joined("input"))
      let change = home.events.spelling(.bind, home.events.joined("change"))
      return LocalizedText(
        en: "bind value and set it in \(input) or \(change)", zh: "绑定 value，并在 \(input) 或 \(change) 中设置")
    case "v-text":
      return LocalizedText(en: "write a mustache inside a text", zh: "改为在 text 中写双大括号")
    case "v-html":
      return LocalizedText(en: "use rich-text and its nodes", zh: "改用 rich-text 及其 nodes")
    default: return nil
    }
  }

  /// How attributes begin that bind an event.
  static let eventPrefixes: [(String, EventSyntax.Binding)] = [
    ("capture-bind:", .captureBind), ("capture-catch:", .captureCatch), ("mut-bind:", .bind),
    ("bind:", .bind), ("catch:", .catch),
  ]

  /// The tags that bind script modules in some language. Of these, `filter` may well be a component.
  package static let moduleTags: Set<String> = ["fxs", "import-sjs", "import-wxs", "qs", "sjs", "wxs"]

  /// The extensions of markup and of components from which a build can make a page.
  package static let pageSources = [".wxml", ".swan", ".ttml", ".tsx", ".jsx", ".vue", ".mpx"]

  /// The names of uni-app, MorJS, Remax and Taro for their other targets in conditional comments.
  static let buildNames: Set<String> = [
    "WECHAT", "WEIXIN", "WX", "MP-WEIXIN", "BAIDU", "SWAN", "MP-BAIDU", "TOUTIAO", "BYTEDANCE", "TT",
    "DOUYIN", "MP-TOUTIAO", "QQ", "MP-QQ", "KUAISHOU", "KS", "MP-KUAISHOU", "LARK", "MP-LARK", "JD", "MP-JD",
    "XHS", "MP-XHS", "MP-360", "MP-HARMONY", "H5", "WEB", "APP", "APP-PLUS", "APP-VUE", "APP-NVUE",
    "APP-ANDROID", "APP-IOS", "APP-HARMONY", "QUICKAPP", "QUICKAPP-WEBVIEW", "QUICKAPP-WEBVIEW-UNION",
    "QUICKAPP-WEBVIEW-HUAWEI",
  ]
}
