import Diagnostics

/// The words of `ReferenceTable` without what they mean: so a lint knows a name or a value as documented, and does not read the
/// table, which takes longer than a page. They are in byte order. `KnownWordsTests` compares them with the table.
package enum KnownWords {
  /// Whether some dialect documents an attribute of the name on some tag, or HTML has one.
  package static func hasAttribute(_ name: String) -> Bool {
    contains(name, attributes) || contains(name, attributesOfHTML)
  }

  /// Whether some dialect documents values of an attribute of the name on some tag.
  package static func hasAttributeWithValues(_ name: String) -> Bool { contains(name, attributesWithValues) }

  /// Whether some dialect documents the value for some attribute.
  package static func hasValue(_ value: String) -> Bool { contains(value, values) }

  /// Whether some dialect documents an attribute whose edit distance is at most `limit`.
  package static func hasAttribute(near name: String, limit: Int) -> Bool {
    hasWord(near: name, limit, in: attributes, bytesOfAttributes)
  }

  /// Whether some dialect documents a value whose edit distance is at most `limit`.
  package static func hasValue(near value: String, limit: Int) -> Bool {
    hasWord(near: value, limit, in: values, bytesOfValues)
  }

  private static func hasWord(
    near word: String, _ limit: Int, in words: [StaticString], _ bytesOfWords: [UInt64]
  ) -> Bool {
    let (count, bytes) = (word.utf8.count, occurring(word.utf8))
    return zip(words, bytesOfWords).contains { known, knownBytes in
      // An edit adds one byte and removes another one at most. Nearly all words end here.
      abs(known.utf8CodeUnitCount - count) <= limit && (knownBytes ^ bytes).nonzeroBitCount <= 2 * limit
        && editDistance(word.utf8, known.utf8, limit: limit) <= limit
    }
  }

  /// A bit for each byte that is in a word, for the words of a list in their order.
  private static let bytesOfAttributes: [UInt64] = attributes.map { occurring($0.utf8) }
  private static let bytesOfValues: [UInt64] = values.map { occurring($0.utf8) }

  private static func occurring(_ word: some Sequence<UInt8>) -> UInt64 {
    word.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  private static func contains(_ word: String, _ words: [StaticString]) -> Bool {
    var word = word
    return word.withUTF8 { word in
      var (low, high) = (0, words.count)
      while low < high {
        let middle = (low + high) / 2
        let other = words[middle].utf8
        if other.elementsEqual(word) { return true }
        if other.lexicographicallyPrecedes(word) { low = middle + 1 } else { high = middle }
      }
      return false
    }
  }

  /// The attributes of the table.
  static let attributes: [StaticString] = [
    "_insert2WebLayer", "acceleration", "action", "active", "active-class", "active-color", "active-mode",
    "active-name", "activeColor", "ad-intervals", "ad-theme", "ad-type", "ad-unit-id", "add-comment",
    "adjust-height", "adjust-keyboard-to", "adjust-position", "adjust-vertical-height", "alipay-card-no",
    "alpha-direction", "always-embed", "always-system", "animation", "animation-type", "apid", "app-id",
    "app-key", "app-parameter", "appid", "applyMicPermissionWhenInit", "args", "aria-label", "aspect",
    "assets-path", "assetsPath", "associative-container", "audio-quality", "audio-reverb-type",
    "audio-volume-type", "author", "auto-fill", "auto-focus", "auto-height", "auto-pause-if-navigate",
    "auto-pause-if-open-native", "auto-reverse", "autoReverse", "autoplay", "autopush", "aweme-id",
    "back-list-after-delete", "background-color", "background-color-bottom", "background-color-top",
    "background-mute", "background-poster", "background-text-style", "backgroundColor", "badge-text",
    "badge-type", "beauty", "beauty-style", "bitrate", "biz-line", "block-color", "block-size",
    "border-radius", "bounces", "business-id", "button-class", "cache-extent", "canvas-id", "canvas-style",
    "certificate-url", "changing-class", "checkFollow", "checked", "checked-color", "child-count",
    "child-height", "circles", "circular", "class", "clip", "close-on-slide-down", "close-on-slideDown",
    "closeBorderRadius", "closedColor", "closedElevation", "clue-type", "color", "color-animation-duration",
    "color-animation-timing-func", "comment-param", "confirm-hold", "confirm-type", "controlled",
    "controls", "covers", "cross-axis-count", "cross-axis-gap", "current", "current-item-id", "cursor",
    "cursor-color", "cursor-spacing", "custom-item", "custom-map-style", "custom-style", "damping",
    "danmu-btn", "danmu-list", "data", "data-aweme-id", "data-channel", "data-is-half-page", "deal-id",
    "decode", "default-avatar", "default-source", "default-text", "delta", "detail-path", "device-position",
    "devicePosition", "direction", "disable-default", "disable-default-padding", "disable-lower-scroll",
    "disable-programmatic-animation", "disable-scroll", "disable-touch", "disable-upper-scroll", "disabled",
    "display-multiple-items", "djangoId", "duration", "easing-function", "enable", "enable-3D",
    "enable-agc", "enable-ans", "enable-auto-focus", "enable-auto-max-overlooking", "enable-auto-rotation",
    "enable-back-to-top", "enable-building", "enable-camera", "enable-casting", "enable-danmu",
    "enable-flex", "enable-mic", "enable-overlooking", "enable-page-back-modal", "enable-passive",
    "enable-play-gesture", "enable-play-in-background", "enable-poi", "enable-progress-gesture",
    "enable-remote-mirror", "enable-rotate", "enable-satellite", "enable-scroll", "enable-traffic",
    "enable-zoom", "enableNative", "enableProgressGesture", "end", "enhanced", "ext-info", "extra-data",
    "fade-in", "fast-deceleration", "feed-id", "feed-token", "fields", "filter", "finder-user-name",
    "fixed", "flash", "floating-mode", "focus", "fold-num", "font-size", "for", "form-type", "frame-format",
    "frame-size", "friction", "from", "front-color", "fullscreen", "goods-id", "goods-type",
    "ground-overlays", "group-id", "handle-color", "handle-size", "header-text", "height", "hidden",
    "hold-keyboard", "hover-class", "hover-start-time", "hover-stay-time", "hover-stop-propagation", "icon",
    "icon-type", "id", "image-menu-prevent", "immediate-change", "include-padding", "include-point",
    "include-points", "indicator-active-color", "indicator-alignment", "indicator-class", "indicator-color",
    "indicator-dots", "indicator-height", "indicator-margin", "indicator-offset", "indicator-radius",
    "indicator-spacing", "indicator-style", "indicator-type", "indicator-width", "inertia", "initial-time",
    "initialChildSize", "interval", "is", "is-drm", "is-folded", "is-liked", "is-live", "is-page-scroll",
    "is-show-toast", "item-id", "key", "label", "lang", "latitude", "layer-style", "layout-type",
    "lazy-load", "left-right-padding", "level", "license-url", "like-num", "like-param", "like-text",
    "like-type", "list", "loading", "local-mirror", "longitude", "loop", "lower-threshold", "main-axis-gap",
    "mapkey", "marker", "marker-id", "markers", "marketing-ready", "mask-class", "mask-style", "max",
    "max-bitrate", "max-cache", "max-cross-axis-extent", "max-duration", "max-height", "max-lines",
    "max-scale", "max-tab-item-amount", "max-width", "maxChildSize", "maxlength", "md5", "memo",
    "merchant-uid", "message", "message-color", "middleColor", "min", "min-bitrate", "min-cache",
    "min-drag-distance", "min-height", "min-scale", "min-width", "minChildSize", "mirror",
    "mobilenet-hint-type", "mobilenetHintType", "mode", "module", "muted", "name", "need-like-btn",
    "need-toolbar", "next-margin", "nodes", "number-of-lines", "object-fit", "objectFit", "offset-top",
    "open-gid", "open-type", "openBorderRadius", "openColor", "openElevation", "openid", "optimize",
    "options", "order-id", "order-status", "orientation", "original-src", "out-of-bounds",
    "output-dimension", "outputDimension", "overflow", "overlay", "overlay-style", "padding",
    "page-font-size", "page-gesture", "page-orientation", "page-style", "paging-enabled", "panels",
    "password", "path", "penetrateGuesture", "percent", "picture-in-picture-mode",
    "picture-in-picture-show-progress", "placeholder", "placeholder-class", "placeholder-style", "plain",
    "play-btn-position", "polygon", "polygons", "polyline", "position", "post-roll-unit-id", "poster",
    "poster-for-crawler", "poster-size", "posterSize", "pre-roll-unit-id", "preferred-peak-bit-rate",
    "preview", "previous-margin", "progressbar-color", "promotion-tag", "provision-url", "public-id",
    "push-pinned-header", "random-number", "randomNumber", "range", "range-key", "read-only",
    "rect-tween-type", "ref", "referrer-policy", "refresher-background",
    "refresher-ballistic-refresh-enabled", "refresher-default-style", "refresher-enabled",
    "refresher-threshold", "refresher-triggered", "refresher-two-level-close-threshold",
    "refresher-two-level-enabled", "refresher-two-level-pinned", "refresher-two-level-scroll-enabled",
    "refresher-two-level-threshold", "refresher-two-level-triggered", "refund-id", "refund-total-amount",
    "remote-mirror", "repeat-count", "repeatCount", "report-submit", "report-submit-timeout", "report-type",
    "resolution", "resource-height", "resource-width", "reverse", "role", "root-background-color",
    "root-font-size", "rotate", "round", "safe-password-cert-path", "safe-password-custom-hash",
    "safe-password-length", "safe-password-nonce", "safe-password-salt", "safe-password-time-stamp",
    "scale", "scale-area", "scale-max", "scale-min", "scale-value", "scene", "sceneId", "scope",
    "scroll-anchoring", "scroll-animation-duration", "scroll-duration", "scroll-into-view",
    "scroll-into-view-alignment", "scroll-into-view-within-extent", "scroll-left", "scroll-top",
    "scroll-with-animation", "scroll-x", "scroll-y", "selectable", "selected-color", "selection-end",
    "selection-start", "send-message-img", "send-message-path", "send-message-title", "session-from",
    "setting", "short-link", "show", "show-background-playback-button", "show-bottom-progress",
    "show-casting-button", "show-center-play-btn", "show-compass", "show-confirm-bar", "show-count",
    "show-fullscreen-btn", "show-img-resize", "show-img-size", "show-img-toolbar", "show-info",
    "show-location", "show-menu-by-longpress", "show-message-card", "show-mute-btn", "show-no-wifi-tip",
    "show-play-btn", "show-playback-rate-btn", "show-progress", "show-rate-btn", "show-scale",
    "show-screen-lock-button", "show-scrollbar", "show-snapshot-button", "show-thin-progress-bar",
    "show-value", "show-vslide-btn-in-fullscreen", "shuttle-on-pop", "shuttle-on-push", "signature",
    "silent-play", "size", "skew", "skip-hidden-item-layout", "skip-subscribe-authorize", "sku-list",
    "slot", "slot-scope", "snap", "snap-to-edge", "snapSizes", "sound-mode", "space", "space-code", "speed",
    "src", "srid", "start", "step", "stroke-width", "style", "style-type", "subkey", "subscribe-id",
    "swipe-ratio", "swipe-speed", "tabs-active-text-color", "tabs-background-color",
    "tabs-inactive-text-color", "tabs-underline-color", "target", "template-id", "theme-color",
    "tile-overlay", "title", "title-color", "tnt-inst-id", "toast-text", "toolbar-config", "total-amount",
    "touch-angle", "track-size", "transform", "transformer-type", "transition-on-gesture",
    "transitionDuration", "transitionType", "trap-scroll", "type", "unit-id", "updatetime",
    "upper-threshold", "url", "url-query-name", "use-empty-value", "useCapturedImage", "user-id",
    "user-select", "userId", "using-sticky", "value", "version", "vertical", "video-height", "video-width",
    "view-more-path", "view-more-style", "vslide-gesture", "vslide-gesture-in-fullscreen", "waiting-image",
    "waiting-image-hash", "webp", "whiteness", "width", "x", "y", "z-index", "zoom",
  ]

  /// The attributes of HTML that no dialect has, which pages have by habit. Source: html.spec.whatwg.org, index of
  /// attributes, and what it calls obsolete.
  static let attributesOfHTML: [StaticString] = [
    "accept", "accesskey", "align", "alt", "async", "autocapitalize", "autocomplete", "autofocus",
    "bgcolor", "border", "charset", "cite", "cols", "colspan", "content", "contenteditable", "coords",
    "crossorigin", "datetime", "decoding", "default", "defer", "dir", "dirname", "download", "draggable",
    "enctype", "enterkeyhint", "face", "form", "formaction", "formenctype", "formmethod", "formnovalidate",
    "formtarget", "frameborder", "headers", "high", "href", "hreflang", "inert", "inputmode", "integrity",
    "ismap", "itemprop", "kind", "low", "media", "method", "minlength", "multiple", "nonce", "novalidate",
    "onclick", "open", "optimum", "pattern", "ping", "playsinline", "popover", "preload", "readonly",
    "referrerpolicy", "rel", "required", "reversed", "rows", "rowspan", "sandbox", "scrolling", "selected",
    "shape", "sizes", "span", "spellcheck", "srcdoc", "srclang", "srcset", "summary", "tabindex",
    "translate", "usemap", "valign", "wrap",
  ]

  /// The attributes for which the table lists values.
  static let attributesWithValues: [StaticString] = [
    "action", "active-mode", "ad-theme", "ad-type", "adjust-height", "adjust-keyboard-to",
    "alpha-direction", "animation-type", "aspect", "associative-container", "audio-quality",
    "audio-reverb-type", "audio-volume-type", "background-text-style", "badge-type", "beauty-style",
    "color-animation-timing-func", "confirm-type", "device-position", "direction", "disable-lower-scroll",
    "disable-upper-scroll", "easing-function", "fields", "filter", "flash", "floating-mode", "form-type",
    "frame-size", "front-color", "icon-type", "indicator-alignment", "indicator-type", "lang",
    "layout-type", "level", "like-type", "local-mirror", "mobilenet-hint-type", "mobilenetHintType", "mode",
    "name", "object-fit", "objectFit", "open-type", "orientation", "output-dimension", "outputDimension",
    "overflow", "page-orientation", "picture-in-picture-mode", "play-btn-position", "position",
    "rect-tween-type", "referrer-policy", "refresher-default-style", "report-type", "resolution", "scope",
    "scroll-into-view-alignment", "shuttle-on-pop", "shuttle-on-push", "size", "sound-mode", "space",
    "style-type", "target", "transformer-type", "transitionType", "type", "version",
  ]

  /// All these values.
  static let values: [StaticString] = [
    "#000000", "#ffffff", "0", "1", "1080P", "2", "2d", "3", "360P", "3:4", "4", "5", "540P", "6", "7",
    "720P", "9:16", "FHD", "HD", "RTC", "SD", "accordion", "addCalendarEvent", "addColorSign", "addFriend",
    "addGroupApp", "addShortcut", "aestheticism", "aggressive", "agreePrivacyAuthorization", "aligned",
    "all", "always", "aspectFill", "aspectFit", "authorizePrivateMessage", "auto", "back", "backwards",
    "banner", "black", "blues", "bottom", "bottom left", "bottom right", "bounceIn", "bounceInOut",
    "bounceOut", "busy", "buttonclick", "camera", "cancel", "center", "cerisered", "checkbox",
    "chooseAddress", "chooseAvatar", "chooseInvoiceTitle", "city", "clear", "clip", "color", "compat",
    "contact", "contactShare", "contain", "cool", "cover", "current", "cursor", "custom", "dark", "date",
    "day", "deepthPage", "default", "develop", "digit", "digitpad", "disable", "done", "dot", "download",
    "draggable-sheet", "dynamic", "ear", "easeIn", "easeInCubic", "easeInOut", "easeInOutCubic", "easeOut",
    "easeOutCubic", "elasticIn", "elasticInOut", "elasticOut", "ellipsis", "emsp", "en", "enable", "end",
    "ensp", "error", "exit", "expand", "fade", "fadeThrough", "feed", "feedback", "fill", "fillCrop",
    "first", "forwards", "fresher", "from", "front", "getAuthorize", "getPhoneNumber",
    "getRealtimePhoneNumber", "getUserInfo", "go", "grid", "groupName", "hand", "heart", "heightFix",
    "high", "highest", "horizontal", "icon", "idcard", "idcardpad", "im", "info", "inline-block",
    "joinGroup", "jump", "jumpWithOffset", "landscape", "large", "launchApp", "left", "lifestyle", "light",
    "linear", "list", "live", "loading", "local", "loginAndGetUserInfo", "low", "masonry",
    "materialRectArc", "materialRectCenterArc", "max", "media", "medium", "mini", "miniProgram",
    "miniprogram", "mixture", "month", "multiSelector", "nature", "navigate", "navigateBack",
    "navigateToVideoView", "nbsp", "nearest", "nested", "nested-scroll-view", "network", "next", "nickname",
    "no-referrer", "none", "normal", "nostalgia", "number", "numberpad", "off", "on",
    "openAwemeUserProfile", "openGroupProfile", "openPublicProfile", "openSetting", "openWebcastRoom",
    "origin", "out-of-bounds", "page", "pause", "phoneNumber", "picture", "pink", "platformIm", "play",
    "pop", "pop-gesture", "portrait", "primary", "privateMessage", "province", "push", "reLaunch",
    "redirect", "region", "release", "remote", "requestPayment", "reset", "return", "right", "romantic",
    "safe-password", "scale", "scaleAndFade", "scaleToFill", "scanCode", "scroll", "scrollFixedCenter",
    "search", "selector", "self", "send", "share", "shareMessageToFriend", "slide", "slideUnderground",
    "small", "smooth", "solor", "speaker", "stackLeft", "stackRight", "standard", "start", "static", "stop",
    "sub-district", "submit", "submitToGroup", "subscribe", "success", "success_no_circle", "swap",
    "swapYRotation", "switch", "switchTab", "text", "threeD", "time", "tinder", "tiny", "to", "top",
    "top left", "top right", "torch", "trade", "transformer", "trial", "userAvatarUrl", "userCity",
    "userCountry", "userGender", "userInfo", "userLanguage", "userNickName", "userProvince", "vertical",
    "video", "view", "visible", "voicecall", "waiting", "warn", "web", "webgl", "webgl2", "white",
    "whitening", "widthFix", "worm", "wormThin", "wormThinUnderground", "wormUnderground", "year",
    "zh_CN", "zh_TW", "zoomIn", "zoomOut",
  ]
}

extension StaticString {
  fileprivate var utf8: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
