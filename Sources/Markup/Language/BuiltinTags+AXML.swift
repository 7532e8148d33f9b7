// Written by `make bless` from `Sources/Reference/Tables`.

extension BuiltinTag {
  /// The built-in tags of AXML: the union of the public sources that `Sources` names. The base tags of the mPaaS
  /// container are the same.
  static let axml: [BuiltinTag] = [
    BuiltinTag("ad", [.morjs]),
    BuiltinTag("ad-feeds", [.uniApp], events: ["onRenderSuccess"]),
    BuiltinTag("add-to-favorite", [.morjs]),
    BuiltinTag("ai-camera", [.morjs]),
    BuiltinTag("ar", [.morjs]),
    BuiltinTag(
      "ar-camera", [.taro],
      booleans: ["useCapturedImage"],
      events: ["onARFrame", "onError", "onInit", "onStop"]),
    BuiltinTag("aria-component", [.morjs, .componentDocs]),
    BuiltinTag("audio", [.morjs]),
    BuiltinTag("block", [.morjs, .frameworkDocs]),
    BuiltinTag(
      "button", [.morjs, .componentDocs, .remax, .taro, .uniApp],
      booleans: ["disabled", "hover-stop-propagation", "loading", "plain"],
      events: [
        "onChooseAvatar", "onError", "onFollowLifestyle", "onGetAuthorize", "onGetPhoneNumber",
        "onGetUserInfo", "onTap",
      ]),
    BuiltinTag(
      "camera", [.morjs, .componentDocs, .remax, .taro],
      booleans: ["applyMicPermissionWhenInit"],
      events: ["onError", "onReady", "onScanCode", "onStop"]),
    BuiltinTag(
      "canvas", [.morjs, .componentDocs, .remax, .taro],
      booleans: ["disable-scroll"],
      events: [
        "onLongTap", "onReady", "onTap", "onTouchCancel", "onTouchEnd", "onTouchMove", "onTouchStart",
      ]),
    BuiltinTag("cashier", [.uniApp]),
    BuiltinTag("cdp", [.morjs]),
    BuiltinTag(
      "checkbox", [.morjs, .componentDocs, .remax, .taro],
      booleans: ["checked", "disabled"],
      events: ["onChange"]),
    BuiltinTag("checkbox-group", [.morjs, .componentDocs, .remax], events: ["onChange"]),
    BuiltinTag("contact-button", [.morjs, .componentDocs, .remax, .taro, .uniApp]),
    BuiltinTag("cover-image", [.morjs, .componentDocs, .remax], events: ["onTap"]),
    BuiltinTag(
      "cover-view", [.morjs, .componentDocs, .remax],
      booleans: ["penetrateGuesture"],
      events: ["onTap"]),
    BuiltinTag("error-view", [.morjs, .componentDocs, .uniApp], booleans: ["fullscreen"]),
    BuiltinTag(
      "form", [.morjs, .componentDocs, .remax],
      booleans: ["report-submit"],
      events: ["onReset", "onSubmit"]),
    BuiltinTag("icon", [.morjs, .componentDocs, .remax]),
    BuiltinTag(
      "image", [.morjs, .componentDocs, .remax, .taro],
      booleans: ["lazy-load"],
      events: ["onError", "onLoad", "onTap"]),
    BuiltinTag("import", [.frameworkDocs]),
    BuiltinTag("import-sjs", [.frameworkDocs]),
    BuiltinTag("include", [.frameworkDocs]),
    BuiltinTag(
      "input", [.morjs, .componentDocs, .remax, .taro],
      booleans: [
        "adjust-position", "always-system", "confirm-hold", "controlled", "disabled", "enableNative", "focus",
        "password", "random-number", "randomNumber",
      ],
      events: ["onBlur", "onConfirm", "onFocus", "onInput"]),
    BuiltinTag("ix-grid", [.uniApp]),
    BuiltinTag("ix-native-grid", [.uniApp]),
    BuiltinTag("ix-native-list", [.uniApp]),
    BuiltinTag("join-group-chat", [.uniApp]),
    BuiltinTag("label", [.morjs, .componentDocs, .remax]),
    BuiltinTag("life-follow", [.taro, .uniApp], events: ["onCheckFollow", "onClose"]),
    BuiltinTag("lifestyle", [.morjs, .componentDocs, .remax, .taro, .uniApp], events: ["onFollow"]),
    BuiltinTag("live-player", [.morjs]),
    BuiltinTag("live-pusher", [.morjs]),
    BuiltinTag(
      "lottie", [.morjs, .componentDocs, .remax, .taro, .uniApp],
      booleans: ["auto-reverse", "autoReverse", "autoplay", "optimize"],
      events: [
        "onAnimationCancel", "onAnimationEnd", "onAnimationRepeat", "onAnimationStart", "onDataFailed",
        "onDataLoadReady", "onDataReady",
      ]),
    BuiltinTag(
      "map", [.morjs, .remax, .taro],
      booleans: [
        "enable-building", "enable-overlooking", "enable-poi", "enable-rotate", "enable-satellite",
        "enable-scroll", "enable-traffic", "enable-zoom", "optimize", "show-compass", "show-location",
        "show-scale",
      ],
      events: [
        "onCalloutTap", "onControlTap", "onInitComplete", "onMarkerTap", "onPanelTap", "onRegionChange",
        "onTap",
      ]),
    BuiltinTag("match-media", [.uniApp]),
    BuiltinTag("mkt", [.uniApp]),
    BuiltinTag("movable-area", [.morjs, .componentDocs, .remax], booleans: ["scale-area"]),
    BuiltinTag(
      "movable-view", [.morjs, .componentDocs, .remax, .taro],
      booleans: ["animation", "disabled", "inertia", "out-of-bounds", "scale"],
      events: ["onChange", "onChangeEnd", "onScale"]),
    BuiltinTag("mpaas-component", [.mpaasDocs, .uniApp]),
    BuiltinTag("navigator", [.morjs, .componentDocs, .remax]),
    BuiltinTag("open-avatar", [.uniApp]),
    BuiltinTag(
      "page-container", [.componentDocs, .taro, .uniApp],
      booleans: ["close-on-slide-down", "overlay", "round", "show"],
      events: [
        "onAfterEnter", "onAfterLeave", "onBeforeEnter", "onBeforeLeave", "onClickOverlay", "onEnter",
        "onEnterCancelled", "onLeave", "onLeaveCancelled",
      ]),
    BuiltinTag("page-meta", [.morjs, .componentDocs, .taro, .uniApp], events: ["onScroll"]),
    BuiltinTag("picker", [.morjs, .componentDocs, .remax], booleans: ["disabled"], events: ["onChange"]),
    BuiltinTag(
      "picker-view", [.morjs, .componentDocs, .remax],
      booleans: ["immediate-change"],
      events: ["onChange", "onPickEnd", "onPickStart"]),
    BuiltinTag("picker-view-column", [.morjs, .componentDocs]),
    BuiltinTag("poster", [.uniApp]),
    BuiltinTag("progress", [.morjs, .componentDocs, .remax], booleans: ["active", "show-info"]),
    BuiltinTag("radio", [.morjs, .componentDocs, .remax], booleans: ["checked", "disabled"]),
    BuiltinTag("radio-group", [.morjs, .componentDocs, .remax], events: ["onChange"]),
    BuiltinTag("rich-text", [.morjs, .componentDocs, .remax]),
    BuiltinTag("root-portal", [.taro, .uniApp], booleans: ["enable"]),
    BuiltinTag("rtc-room", [.morjs]),
    BuiltinTag(
      "scroll-view", [.morjs, .componentDocs, .remax, .taro],
      booleans: ["enable-back-to-top", "scroll-with-animation", "scroll-x", "scroll-y", "trap-scroll"],
      events: ["onScroll", "onScrollToLower", "onScrollToUpper"]),
    BuiltinTag("share-element", [.componentDocs, .taro, .uniApp], booleans: ["transform"]),
    BuiltinTag(
      "slider", [.morjs, .componentDocs, .remax, .taro],
      booleans: ["disabled", "show-value"],
      events: ["onChange", "onChanging"]),
    BuiltinTag("slot", [.frameworkDocs]),
    BuiltinTag("spread", [.morjs, .uniApp]),
    BuiltinTag("subscribe-message", [.morjs, .uniApp], events: ["onComplete"]),
    BuiltinTag(
      "swiper", [.morjs, .componentDocs, .remax, .taro],
      booleans: [
        "acceleration", "adjust-vertical-height", "autoplay", "circular", "disable-programmatic-animation",
        "disable-touch", "indicator-dots", "snap-to-edge", "vertical",
      ],
      events: ["onAnimationEnd", "onChange", "onTransition"]),
    BuiltinTag("swiper-item", [.remax]),
    BuiltinTag(
      "switch", [.morjs, .componentDocs, .remax, .taro],
      booleans: ["checked", "controlled", "disabled"],
      events: ["onChange"]),
    BuiltinTag("template", [.morjs, .frameworkDocs]),
    BuiltinTag(
      "text", [.morjs, .componentDocs, .remax, .taro],
      booleans: ["decode", "selectable"],
      events: ["onTap"]),
    BuiltinTag(
      "textarea", [.morjs, .componentDocs, .remax, .taro],
      booleans: [
        "adjust-position", "auto-height", "controlled", "disabled", "enableNative", "focus", "show-count",
      ],
      events: ["onBlur", "onConfirm", "onFocus", "onInput"]),
    BuiltinTag("ucdp", [.morjs]),
    BuiltinTag(
      "video", [.morjs, .componentDocs, .remax, .taro],
      booleans: [
        "autoplay", "controls", "enable-progress-gesture", "enableNative", "enableProgressGesture", "loop",
        "muted", "show-center-play-btn", "show-fullscreen-btn", "show-mute-btn", "show-play-btn",
        "show-thin-progress-bar",
      ],
      events: [
        "onEnded", "onError", "onFullScreenChange", "onLoading", "onPause", "onPlay", "onRenderStart",
        "onStop", "onTap", "onTimeUpdate", "onUserAction",
      ]),
    BuiltinTag(
      "view", [.morjs, .componentDocs, .remax, .taro],
      booleans: ["disable-scroll", "hidden", "hover-stop-propagation"],
      events: [
        "onAnimationEnd", "onAnimationIteration", "onAnimationStart", "onAppear", "onDisappear",
        "onFirstAppear", "onTransitionEnd",
      ]),
    BuiltinTag("web-view", [.morjs, .componentDocs, .remax], events: ["onError", "onLoad", "onMessage"]),
    BuiltinTag("zm-credit-assessment", [.morjs]),
    BuiltinTag("zm-evaluation", [.morjs]),
  ]
}
