extension BuiltinTag {
  /// The built-in tags of AXML: the union of the public sources that `Sources` names. The base tags of the mPaaS
  /// container are the same.
  static let axml: [BuiltinTag] = [
    BuiltinTag("ad", [.morjs]),
    BuiltinTag("ad-feeds", [.uniApp], events: ["onRenderSuccess"]),
    BuiltinTag("add-to-favorite", [.morjs]),
    BuiltinTag("ai-camera", [.morjs]),
    BuiltinTag("ar", [.morjs]),
    BuiltinTag("ar-camera", [.taro], events: ["onARFrame", "onError", "onInit", "onStop"]),
    BuiltinTag("aria-component", [.morjs, .componentDocs]),
    BuiltinTag("audio", [.morjs]),
    BuiltinTag("block", [.morjs, .frameworkDocs]),
    BuiltinTag(
      "button", [.morjs, .componentDocs, .remax, .taro, .uniApp],
      booleans: ["disabled", "loading", "plain", "hover-stop-propagation"],
      events: [
        "onChooseAvatar", "onError", "onFollowLifestyle", "onGetAuthorize", "onGetPhoneNumber",
        "onGetUserInfo", "onTap",
      ]),
    BuiltinTag(
      "camera", [.morjs, .componentDocs, .remax, .taro],
      events: ["onError", "onReady", "onScanCode", "onStop"]),
    BuiltinTag(
      "canvas", [.morjs, .componentDocs, .remax, .taro], booleans: ["disable-scroll"],
      events: ["onLongTap", "onReady", "onTap", "onTouchCancel", "onTouchEnd", "onTouchMove", "onTouchStart"]),
    BuiltinTag("cashier", [.uniApp]),
    BuiltinTag("cdp", [.morjs]),
    BuiltinTag(
      "checkbox", [.morjs, .componentDocs, .remax, .taro], booleans: ["checked", "disabled"],
      events: ["onChange"]),
    BuiltinTag("checkbox-group", [.morjs, .componentDocs, .remax], events: ["onChange"]),
    BuiltinTag("contact-button", [.morjs, .componentDocs, .remax, .taro, .uniApp]),
    BuiltinTag("cover-image", [.morjs, .componentDocs, .remax], events: ["onTap"]),
    BuiltinTag("cover-view", [.morjs, .componentDocs, .remax], events: ["onTap"]),
    BuiltinTag("error-view", [.morjs, .componentDocs, .uniApp]),
    BuiltinTag(
      "form", [.morjs, .componentDocs, .remax], booleans: ["report-submit"], events: ["onReset", "onSubmit"]),
    BuiltinTag("icon", [.morjs, .componentDocs, .remax]),
    BuiltinTag(
      "image", [.morjs, .componentDocs, .remax, .taro], booleans: ["lazy-load"],
      events: [
        "catchTap", "onError", "onLoad", "onTap", "onTouchCancel", "onTouchEnd", "onTouchMove",
        "onTouchStart",
      ]),
    BuiltinTag("import", [.frameworkDocs]),
    BuiltinTag("import-sjs", [.frameworkDocs]),
    BuiltinTag("include", [.frameworkDocs]),
    BuiltinTag(
      "input", [.morjs, .componentDocs, .remax, .taro],
      booleans: [
        "disabled", "focus", "password", "controlled", "confirm-hold", "always-system", "random-number",
      ], events: ["onBlur", "onConfirm", "onFocus", "onInput"]),
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
      events: [
        "onAnimationCancel", "onAnimationEnd", "onAnimationRepeat", "onAnimationStart", "onDataFailed",
        "onDataLoadReady", "onDataReady",
      ]),
    BuiltinTag(
      "map", [.morjs, .remax, .taro],
      booleans: [
        "show-location", "show-compass", "show-scale", "enable-overlooking", "enable-zoom", "enable-scroll",
        "enable-rotate", "enable-traffic", "enable-poi", "enable-building",
      ],
      events: [
        "onCalloutTap", "onControlTap", "onInitComplete", "onMarkerTap", "onPanelTap", "onRegionChange",
        "onTap",
      ]),
    BuiltinTag("match-media", [.uniApp]),
    BuiltinTag("mkt", [.uniApp]),
    BuiltinTag("movable-area", [.morjs, .componentDocs, .remax]),
    BuiltinTag(
      "movable-view", [.morjs, .componentDocs, .remax, .taro], booleans: ["disabled"],
      events: [
        "catchTouchEnd", "catchTouchMove", "catchTouchStart", "onChange", "onChangeEnd", "onScale",
        "onTouchCancel", "onTouchEnd", "onTouchMove", "onTouchStart",
      ]),
    BuiltinTag("mpaas-component", [.mpaasDocs, .uniApp]),
    BuiltinTag("navigator", [.morjs, .componentDocs, .remax]),
    BuiltinTag("open-avatar", [.uniApp]),
    BuiltinTag(
      "page-container", [.componentDocs, .taro, .uniApp],
      events: [
        "onAfterEnter", "onAfterLeave", "onBeforeEnter", "onBeforeLeave", "onClickOverlay", "onEnter",
        "onEnterCancelled", "onLeave", "onLeaveCancelled",
      ]),
    BuiltinTag("page-meta", [.morjs, .componentDocs, .taro, .uniApp], events: ["onScroll"]),
    BuiltinTag("picker", [.morjs, .componentDocs, .remax], booleans: ["disabled"], events: ["onChange"]),
    BuiltinTag(
      "picker-view", [.morjs, .componentDocs, .remax], events: ["onChange", "onPickEnd", "onPickStart"]),
    BuiltinTag("picker-view-column", [.morjs, .componentDocs]),
    BuiltinTag("poster", [.uniApp]),
    BuiltinTag("progress", [.morjs, .componentDocs, .remax], booleans: ["active", "show-info"]),
    BuiltinTag("radio", [.morjs, .componentDocs, .remax], booleans: ["checked", "disabled"]),
    BuiltinTag("radio-group", [.morjs, .componentDocs, .remax], events: ["onChange"]),
    BuiltinTag(
      "rich-text", [.morjs, .componentDocs, .remax],
      events: ["onLongTap", "onTap", "onTouchCancel", "onTouchEnd", "onTouchMove", "onTouchStart"]),
    BuiltinTag("root-portal", [.taro, .uniApp]),
    BuiltinTag("rtc-room", [.morjs]),
    BuiltinTag(
      "scroll-view", [.morjs, .componentDocs, .remax, .taro],
      booleans: ["scroll-x", "scroll-y", "scroll-with-animation", "enable-back-to-top", "trap-scroll"],
      events: [
        "onScroll", "onScrollToLower", "onScrollToUpper", "onTouchCancel", "onTouchEnd", "onTouchMove",
        "onTouchStart",
      ]),
    BuiltinTag("share-element", [.componentDocs, .taro, .uniApp]),
    BuiltinTag(
      "slider", [.morjs, .componentDocs, .remax, .taro], booleans: ["disabled", "show-value"],
      events: ["onChange", "onChanging"]),
    BuiltinTag("slot", [.frameworkDocs]),
    BuiltinTag("spread", [.morjs, .uniApp]),
    BuiltinTag("subscribe-message", [.morjs, .uniApp], events: ["onComplete"]),
    BuiltinTag(
      "swiper", [.morjs, .componentDocs, .remax, .taro],
      booleans: [
        "autoplay", "circular", "indicator-dots", "vertical", "disable-touch", "acceleration",
        "disable-programmatic-animation", "snap-to-edge", "adjust-vertical-height",
      ],
      events: ["onAnimationEnd", "onChange", "onTransition"]),
    BuiltinTag("swiper-item", [.remax]),
    BuiltinTag(
      "switch", [.morjs, .componentDocs, .remax, .taro], booleans: ["checked", "disabled", "controlled"],
      events: ["onChange"]),
    BuiltinTag("template", [.morjs, .frameworkDocs]),
    BuiltinTag(
      "text", [.morjs, .componentDocs, .remax, .taro], booleans: ["selectable", "decode"], events: ["onTap"]),
    BuiltinTag(
      "textarea", [.morjs, .componentDocs, .remax, .taro],
      booleans: ["disabled", "focus", "controlled", "auto-height", "show-count"],
      events: ["onBlur", "onConfirm", "onFocus", "onInput"]),
    BuiltinTag("ucdp", [.morjs]),
    BuiltinTag(
      "video", [.morjs, .componentDocs, .remax, .taro],
      booleans: [
        "autoplay", "loop", "muted", "controls", "show-fullscreen-btn", "show-play-btn",
        "show-center-play-btn",
        "show-mute-btn", "show-thin-progress-bar", "enable-progress-gesture",
      ],
      events: [
        "onEnded", "onError", "onFullScreenChange", "onLoading", "onPause", "onPlay", "onRenderStart",
        "onStop", "onTap", "onTimeUpdate", "onUserAction",
      ]),
    BuiltinTag(
      "view", [.morjs, .componentDocs, .remax, .taro],
      booleans: ["hidden", "disable-scroll", "hover-stop-propagation"],
      events: [
        "onAnimationEnd", "onAnimationIteration", "onAnimationStart", "onAppear", "onDisappear",
        "onFirstAppear", "onLongTap", "onTap", "onTouchCancel", "onTouchEnd", "onTouchMove", "onTouchStart",
        "onTransitionEnd",
      ]),
    BuiltinTag("web-view", [.morjs, .componentDocs, .remax], events: ["onError", "onLoad", "onMessage"]),
    BuiltinTag("zm-credit-assessment", [.morjs]),
    BuiltinTag("zm-evaluation", [.morjs]),
  ]
}
