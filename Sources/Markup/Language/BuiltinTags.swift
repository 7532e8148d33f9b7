/// The built-in tags, from the union of the public sources that `BuiltinTag.Sources` names. The base tags of the mPaaS
/// container are the same.
package enum BuiltinTags {
  package static func contains(_ name: String) -> Bool { table[name] != nil }

  package static subscript(name: String) -> BuiltinTag? { table[name] }

  /// All names in byte order.
  package static var names: [String] { tags.map(\.name) }

  private static let table = Dictionary(uniqueKeysWithValues: tags.map { ($0.name, $0) })

  private static let tags: [BuiltinTag] = [
    BuiltinTag("ad", [.morjs]),
    BuiltinTag(
      "ad-feeds", [.uniApp],
      attributes: ["space-code"],
      events: ["onRenderSuccess"]
    ),
    BuiltinTag("add-to-favorite", [.morjs]),
    BuiltinTag("ai-camera", [.morjs]),
    BuiltinTag("ar", [.morjs]),
    BuiltinTag(
      "ar-camera", [.taro],
      attributes: ["devicePosition", "marker", "mode", "useCapturedImage"],
      events: ["onARFrame", "onError", "onInit", "onStop"]
    ),
    BuiltinTag("aria-component", [.morjs, .componentDocs]),
    BuiltinTag("audio", [.morjs]),
    BuiltinTag(
      "block", [.morjs, .frameworkDocs],
      attributes: ["a:elif", "a:else", "a:for", "a:for-index", "a:for-item", "a:if", "a:key"]
    ),
    BuiltinTag(
      "button", [.morjs, .componentDocs, .remax, .taro, .uniApp],
      attributes: [
        "app-parameter", "class", "disabled", "form-type", "hover-class", "hover-start-time",
        "hover-stay-time", "hover-stop-propagation", "id", "loading", "open-type", "plain",
        "public-id", "scope", "size", "style", "type",
      ],
      booleans: ["disabled", "loading", "plain", "hover-stop-propagation"],
      events: [
        "onChooseAvatar", "onError", "onFollowLifestyle", "onGetAuthorize", "onGetPhoneNumber",
        "onGetUserInfo", "onTap",
      ]
    ),
    BuiltinTag(
      "camera", [.morjs, .componentDocs, .remax, .taro],
      attributes: [
        "applyMicPermissionWhenInit", "class", "device-position", "flash", "frame-format",
        "frame-size", "id", "max-duration", "mode", "output-dimension", "outputDimension", "style",
      ],
      events: ["onError", "onReady", "onScanCode", "onStop"]
    ),
    BuiltinTag(
      "canvas", [.morjs, .componentDocs, .remax, .taro],
      attributes: ["class", "disable-scroll", "height", "id", "style", "type", "width"],
      events: [
        "onLongTap", "onReady", "onTap", "onTouchCancel", "onTouchEnd", "onTouchMove",
        "onTouchStart",
      ]
    ),
    BuiltinTag("cashier", [.uniApp]),
    BuiltinTag("cdp", [.morjs]),
    BuiltinTag(
      "checkbox", [.morjs, .componentDocs, .remax, .taro],
      attributes: ["checked", "class", "color", "disabled", "id", "name", "style", "value"],
      booleans: ["checked", "disabled"],
      events: ["onChange"]
    ),
    BuiltinTag(
      "checkbox-group", [.morjs, .componentDocs, .remax],
      attributes: ["class", "id", "name", "style"],
      events: ["onChange"]
    ),
    BuiltinTag(
      "contact-button", [.morjs, .componentDocs, .remax, .taro, .uniApp],
      attributes: [
        "alipay-card-no", "class", "color", "ext-info", "icon", "id", "scene", "size", "style",
        "tnt-inst-id",
      ]
    ),
    BuiltinTag(
      "cover-image", [.morjs, .componentDocs, .remax],
      attributes: ["class", "id", "src", "style"],
      events: ["onTap"]
    ),
    BuiltinTag(
      "cover-view", [.morjs, .componentDocs, .remax],
      attributes: ["class", "id", "penetrateGuesture", "style"],
      events: ["onTap"]
    ),
    BuiltinTag(
      "error-view", [.morjs, .componentDocs, .uniApp],
      attributes: ["fullscreen", "message", "message-color", "title", "title-color", "type"]
    ),
    BuiltinTag(
      "form", [.morjs, .componentDocs, .remax],
      attributes: ["class", "id", "report-submit", "style"],
      booleans: ["report-submit"],
      events: ["onReset", "onSubmit"]
    ),
    BuiltinTag(
      "icon", [.morjs, .componentDocs, .remax],
      attributes: ["class", "color", "id", "size", "style", "type"]
    ),
    BuiltinTag(
      "image", [.morjs, .componentDocs, .remax, .taro],
      attributes: ["class", "default-source", "id", "lazy-load", "mode", "src", "style"],
      booleans: ["lazy-load"],
      events: [
        "catchTap", "onError", "onLoad", "onTap", "onTouchCancel", "onTouchEnd", "onTouchMove",
        "onTouchStart",
      ]
    ),
    BuiltinTag(
      "import", [.frameworkDocs],
      attributes: ["src"]
    ),
    BuiltinTag(
      "import-sjs", [.frameworkDocs],
      attributes: ["from", "name"]
    ),
    BuiltinTag(
      "include", [.frameworkDocs],
      attributes: ["src"]
    ),
    BuiltinTag(
      "input", [.morjs, .componentDocs, .remax, .taro],
      attributes: [
        "always-system", "class", "confirm-hold", "confirm-type", "controlled", "cursor",
        "disabled", "enableNative", "focus", "id", "maxlength", "name", "password", "placeholder",
        "placeholder-class", "placeholder-style", "random-number", "randomNumber", "selection-end",
        "selection-start", "style", "type", "value",
      ],
      booleans: [
        "disabled", "focus", "password", "controlled", "confirm-hold", "always-system",
        "random-number",
      ],
      events: ["onBlur", "onConfirm", "onFocus", "onInput"]
    ),
    BuiltinTag("ix-grid", [.uniApp]),
    BuiltinTag("ix-native-grid", [.uniApp]),
    BuiltinTag("ix-native-list", [.uniApp]),
    BuiltinTag(
      "join-group-chat", [.uniApp],
      attributes: ["template-id"]
    ),
    BuiltinTag(
      "label", [.morjs, .componentDocs, .remax],
      attributes: ["class", "for", "id", "style"]
    ),
    BuiltinTag(
      "life-follow", [.taro, .uniApp],
      attributes: ["checkFollow", "sceneId"],
      events: ["onCheckFollow", "onClose"]
    ),
    BuiltinTag(
      "lifestyle", [.morjs, .componentDocs, .remax, .taro, .uniApp],
      attributes: ["memo", "public-id"],
      events: ["onFollow"]
    ),
    BuiltinTag("live-player", [.morjs]),
    BuiltinTag("live-pusher", [.morjs]),
    BuiltinTag(
      "lottie", [.morjs, .componentDocs, .remax, .taro, .uniApp],
      attributes: [
        "assets-path", "assetsPath", "auto-reverse", "autoReverse", "autoplay", "class", "djangoId",
        "id", "md5", "optimize", "path", "placeholder", "repeat-count", "repeatCount", "speed",
      ],
      events: [
        "onAnimationCancel", "onAnimationEnd", "onAnimationRepeat", "onAnimationStart",
        "onDataFailed", "onDataLoadReady", "onDataReady",
      ]
    ),
    BuiltinTag(
      "map", [.morjs, .remax, .taro],
      attributes: [
        "circles", "class", "controls", "custom-map-style", "enable-building", "enable-overlooking",
        "enable-poi", "enable-rotate", "enable-satellite", "enable-scroll", "enable-traffic",
        "enable-zoom", "ground-overlays", "id", "include-padding", "include-points", "latitude",
        "longitude", "markers", "optimize", "panels", "polygon", "polygons", "polyline", "rotate",
        "scale", "setting", "show-compass", "show-location", "show-scale", "skew", "style",
        "tile-overlay",
      ],
      events: [
        "onCalloutTap", "onControlTap", "onInitComplete", "onMarkerTap", "onPanelTap",
        "onRegionChange", "onTap",
      ]
    ),
    BuiltinTag(
      "match-media", [.uniApp],
      attributes: ["max-height", "min-width"]
    ),
    BuiltinTag("mkt", [.uniApp]),
    BuiltinTag(
      "movable-area", [.morjs, .componentDocs, .remax],
      attributes: ["class", "height", "id", "scale-area", "style", "width"]
    ),
    BuiltinTag(
      "movable-view", [.morjs, .componentDocs, .remax, .taro],
      attributes: [
        "animation", "class", "damping", "direction", "disabled", "friction", "height", "id",
        "inertia", "out-of-bounds", "scale", "scale-max", "scale-min", "scale-value", "style",
        "width", "x", "y",
      ],
      booleans: ["disabled"],
      events: [
        "catchTouchEnd", "catchTouchMove", "catchTouchStart", "onChange", "onChangeEnd", "onScale",
        "onTouchCancel", "onTouchEnd", "onTouchMove", "onTouchStart",
      ]
    ),
    BuiltinTag(
      "mpaas-component", [.mpaasDocs, .uniApp],
      attributes: ["id", "style", "type"]
    ),
    BuiltinTag(
      "navigator", [.morjs, .componentDocs, .remax],
      attributes: [
        "class", "hover-class", "hover-start-time", "hover-stay-time", "id", "open-type", "style",
        "url",
      ]
    ),
    BuiltinTag(
      "open-avatar", [.uniApp],
      attributes: ["size", "userId"]
    ),
    BuiltinTag(
      "page-container", [.componentDocs, .taro, .uniApp],
      attributes: [
        "close-on-slide-down", "custom-style", "duration", "overlay", "overlay-style", "position",
        "round", "show", "z-index",
      ],
      events: [
        "onAfterEnter", "onAfterLeave", "onBeforeEnter", "onBeforeLeave", "onClickOverlay",
        "onEnter", "onEnterCancelled", "onLeave", "onLeaveCancelled",
      ]
    ),
    BuiltinTag(
      "page-meta", [.morjs, .componentDocs, .taro, .uniApp],
      attributes: [
        "background-color", "background-color-bottom", "background-color-top", "page-font-size",
        "page-style", "root-background-color", "root-font-size", "scroll-duration", "scroll-top",
      ],
      events: ["onScroll"]
    ),
    BuiltinTag(
      "picker", [.morjs, .componentDocs, .remax],
      attributes: ["class", "disabled", "id", "name", "range", "range-key", "style", "title", "value"],
      booleans: ["disabled"],
      events: ["onChange"]
    ),
    BuiltinTag(
      "picker-view", [.morjs, .componentDocs, .remax],
      attributes: [
        "class", "id", "immediate-change", "indicator-class", "indicator-style", "mask-class",
        "mask-style", "name", "style", "value",
      ],
      events: ["onChange", "onPickEnd", "onPickStart"]
    ),
    BuiltinTag("picker-view-column", [.morjs, .componentDocs]),
    BuiltinTag("poster", [.uniApp]),
    BuiltinTag(
      "progress", [.morjs, .componentDocs, .remax],
      attributes: [
        "active", "active-color", "background-color", "class", "id", "percent", "show-info",
        "stroke-width", "style",
      ],
      booleans: ["active", "show-info"]
    ),
    BuiltinTag(
      "radio", [.morjs, .componentDocs, .remax],
      attributes: ["checked", "class", "color", "disabled", "id", "name", "style", "value"],
      booleans: ["checked", "disabled"]
    ),
    BuiltinTag(
      "radio-group", [.morjs, .componentDocs, .remax],
      attributes: ["class", "id", "name", "style"],
      events: ["onChange"]
    ),
    BuiltinTag(
      "rich-text", [.morjs, .componentDocs, .remax],
      attributes: ["class", "id", "nodes", "space", "style"],
      events: ["onLongTap", "onTap", "onTouchCancel", "onTouchEnd", "onTouchMove", "onTouchStart"]
    ),
    BuiltinTag(
      "root-portal", [.taro, .uniApp],
      attributes: ["enable"]
    ),
    BuiltinTag("rtc-room", [.morjs]),
    BuiltinTag(
      "scroll-view", [.morjs, .componentDocs, .remax, .taro],
      attributes: [
        "class", "disable-lower-scroll", "disable-upper-scroll", "enable-back-to-top", "id",
        "lower-threshold", "scroll-animation-duration", "scroll-into-view", "scroll-left",
        "scroll-top", "scroll-with-animation", "scroll-x", "scroll-y", "style", "trap-scroll",
        "upper-threshold",
      ],
      booleans: ["scroll-x", "scroll-y", "scroll-with-animation", "enable-back-to-top", "trap-scroll"],
      events: [
        "onScroll", "onScrollToLower", "onScrollToUpper", "onTouchCancel", "onTouchEnd",
        "onTouchMove", "onTouchStart",
      ]
    ),
    BuiltinTag(
      "share-element", [.componentDocs, .taro, .uniApp],
      attributes: ["duration", "easing-function", "name", "transform"]
    ),
    BuiltinTag(
      "slider", [.morjs, .componentDocs, .remax, .taro],
      attributes: [
        "active-color", "background-color", "class", "disabled", "handle-color", "handle-size",
        "id", "max", "min", "name", "show-value", "step", "style", "track-size", "value",
      ],
      booleans: ["disabled"],
      events: ["onChange", "onChanging"]
    ),
    BuiltinTag(
      "slot", [.frameworkDocs],
      attributes: ["name"]
    ),
    BuiltinTag("spread", [.morjs, .uniApp]),
    BuiltinTag(
      "subscribe-message", [.morjs, .uniApp],
      attributes: ["template-id"],
      events: ["onComplete"]
    ),
    BuiltinTag(
      "swiper", [.morjs, .componentDocs, .remax, .taro],
      attributes: [
        "acceleration", "active-class", "adjust-height", "adjust-vertical-height", "autoplay",
        "changing-class", "circular", "class", "current", "disable-programmatic-animation",
        "disable-touch", "display-multiple-items", "duration", "easing-function", "id",
        "indicator-active-color", "indicator-color", "indicator-dots", "interval", "next-margin",
        "previous-margin", "snap-to-edge", "style", "swipe-ratio", "swipe-speed", "touch-angle",
        "vertical",
      ],
      booleans: ["autoplay", "circular", "indicator-dots", "vertical", "disable-touch"],
      events: ["onAnimationEnd", "onChange", "onTransition"]
    ),
    BuiltinTag(
      "swiper-item", [.remax],
      attributes: ["class", "id", "key", "style"]
    ),
    BuiltinTag(
      "switch", [.morjs, .componentDocs, .remax, .taro],
      attributes: ["checked", "class", "color", "controlled", "disabled", "id", "name", "style"],
      booleans: ["checked", "disabled", "controlled"],
      events: ["onChange"]
    ),
    BuiltinTag(
      "template", [.morjs, .frameworkDocs],
      attributes: ["data", "is", "name"]
    ),
    BuiltinTag(
      "text", [.morjs, .componentDocs, .remax, .taro],
      attributes: ["class", "decode", "id", "number-of-lines", "selectable", "space", "style"],
      booleans: ["selectable", "decode"],
      events: ["onTap"]
    ),
    BuiltinTag(
      "textarea", [.morjs, .componentDocs, .remax, .taro],
      attributes: [
        "auto-height", "class", "confirm-type", "controlled", "disabled", "enableNative", "focus",
        "id", "maxlength", "name", "placeholder", "placeholder-class", "placeholder-style",
        "show-count", "style", "value",
      ],
      booleans: ["disabled", "focus", "controlled", "auto-height", "show-count"],
      events: ["onBlur", "onConfirm", "onFocus", "onInput"]
    ),
    BuiltinTag("ucdp", [.morjs]),
    BuiltinTag(
      "video", [.morjs, .componentDocs, .remax, .taro],
      attributes: [
        "autoplay", "class", "controls", "direction", "duration", "enable-progress-gesture",
        "enableNative", "enableProgressGesture", "floating-mode", "id", "initial-time", "loop",
        "mobilenet-hint-type", "mobilenetHintType", "muted", "object-fit", "objectFit", "poster",
        "poster-size", "posterSize", "show-center-play-btn", "show-fullscreen-btn", "show-mute-btn",
        "show-play-btn", "show-thin-progress-bar", "src", "style",
      ],
      booleans: ["autoplay", "loop", "muted", "controls"],
      events: [
        "onEnded", "onError", "onFullScreenChange", "onLoading", "onPause", "onPlay",
        "onRenderStart", "onStop", "onTap", "onTimeUpdate", "onUserAction",
      ]
    ),
    BuiltinTag(
      "view", [.morjs, .componentDocs, .remax, .taro],
      attributes: [
        "animation", "class", "disable-scroll", "hidden", "hover-class", "hover-start-time",
        "hover-stay-time", "hover-stop-propagation", "id", "role", "style",
      ],
      booleans: ["hidden", "disable-scroll", "hover-stop-propagation"],
      events: [
        "onAnimationEnd", "onAnimationIteration", "onAnimationStart", "onAppear", "onDisappear",
        "onFirstAppear", "onLongTap", "onTap", "onTouchCancel", "onTouchEnd", "onTouchMove",
        "onTouchStart", "onTransitionEnd",
      ]
    ),
    BuiltinTag(
      "web-view", [.morjs, .componentDocs, .remax],
      attributes: ["id", "src"],
      events: ["onError", "onLoad", "onMessage"]
    ),
    BuiltinTag("zm-credit-assessment", [.morjs]),
    BuiltinTag("zm-evaluation", [.morjs]),
  ]
}
