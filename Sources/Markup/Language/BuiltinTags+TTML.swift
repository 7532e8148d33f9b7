// Written by `make bless` from `Sources/Reference/Tables`.

extension BuiltinTag {
  /// The built-in tags of TTML, from Taro: no documentation could be read, and every list is incomplete.
  static let ttml: [BuiltinTag] = [
    BuiltinTag(
      "ad", [.taro, .taroShared],
      booleans: ["fixed"],
      events: ["bindclose", "binderror", "bindload"]),
    BuiltinTag("aweme-data", [.taro], booleans: ["disable-default"], events: ["binderror"]),
    BuiltinTag("aweme-user-card", [.taro], booleans: ["fixed"], events: ["binderror"]),
    BuiltinTag("block", [.frameworkDocs]),
    BuiltinTag(
      "button", [.taro, .taroShared],
      booleans: [
        "data-is-half-page", "disabled", "hover-stop-propagation", "loading", "plain", "show-message-card",
      ],
      events: [
        "bindcontact", "binderror", "bindgetphonenumber", "bindgetuserinfo", "bindjoingroup", "bindlaunchapp",
        "bindopenawemeuserprofile", "bindopensetting",
      ]),
    BuiltinTag("camera", [.taroShared], events: ["binderror", "bindinitdone", "bindscancode", "bindstop"]),
    BuiltinTag("canvas", [.taro, .taroShared], booleans: ["disable-scroll"], events: ["binderror"]),
    BuiltinTag("checkbox", [.taroShared], booleans: ["checked", "disabled"]),
    BuiltinTag("checkbox-group", [.taroShared], events: ["bindchange"]),
    BuiltinTag(
      "consume-card", [.taro],
      events: ["bindapplyrefund", "bindconsume", "binderror", "bindrefund"]),
    BuiltinTag("cover-image", [.taroShared], events: ["binderror", "bindload"]),
    BuiltinTag("cover-view", [.taroShared]),
    BuiltinTag(
      "form", [.taro, .taroShared],
      booleans: ["report-submit"],
      events: ["bindreset", "bindsubmit"]),
    BuiltinTag("icon", [.taro, .taroShared]),
    BuiltinTag(
      "image", [.taroShared],
      booleans: ["lazy-load", "show-menu-by-longpress", "webp"],
      events: ["binderror", "bindload"]),
    BuiltinTag("import", [.frameworkDocs]),
    BuiltinTag("include", [.frameworkDocs]),
    BuiltinTag(
      "input", [.taro, .taroShared],
      booleans: [
        "adjust-position", "auto-focus", "confirm-hold", "disabled", "focus", "hold-keyboard", "password",
      ],
      events: ["bindblur", "bindconfirm", "bindfocus", "bindinput", "bindkeyboardheightchange"]),
    BuiltinTag("label", [.taroShared]),
    BuiltinTag(
      "live-player", [.taroShared],
      booleans: [
        "auto-pause-if-navigate", "auto-pause-if-open-native", "autoplay", "background-mute", "muted",
      ],
      events: ["bindfullscreenchange", "bindnetstatus", "bindstatechange"]),
    BuiltinTag(
      "map", [.taro, .taroShared],
      booleans: [
        "enable-3D", "enable-building", "enable-overlooking", "enable-poi", "enable-rotate",
        "enable-satellite", "enable-scroll", "enable-traffic", "enable-zoom", "include-point", "show-compass",
        "show-location", "show-scale",
      ],
      events: [
        "bindanchorpointtap", "bindcallouttap", "bindcontroltap", "bindlabeltap", "bindmarkertap",
        "bindpoitap", "bindregionchange", "bindupdated",
      ]),
    BuiltinTag("movable-area", [.taroShared], booleans: ["scale-area"]),
    BuiltinTag(
      "movable-view", [.taroShared],
      booleans: ["animation", "disabled", "inertia", "out-of-bounds", "scale"],
      events: ["bindchange", "bindhtouchmove", "bindscale", "bindvtouchmove"]),
    BuiltinTag(
      "navigator", [.taroShared],
      booleans: ["hover-stop-propagation"],
      events: ["bindcomplete", "bindfail", "bindsuccess"]),
    BuiltinTag("open-data", [.taro, .taroShared], booleans: ["use-empty-value"], events: ["binderror"]),
    BuiltinTag("page-meta", [.frameworkDocs]),
    BuiltinTag(
      "pay-button", [.taro],
      booleans: ["marketing-ready"],
      events: [
        "bindapplyrefund", "binderror", "bindgetgoodsinfo", "bindpay", "bindplaceorder", "bindrefund",
      ]),
    BuiltinTag(
      "payment-channel-select", [.taro],
      events: ["binderror", "bindgetpaymentresult", "bindrequestorder"]),
    BuiltinTag(
      "picker", [.taroShared],
      booleans: ["disabled"],
      events: ["bindcancel", "bindchange", "bindcolumnchange"]),
    BuiltinTag("picker-view", [.taroShared], events: ["bindchange", "bindpickend", "bindpickstart"]),
    BuiltinTag("picker-view-column", [.taroShared]),
    BuiltinTag("progress", [.taroShared], booleans: ["active", "show-info"], events: ["bindactiveend"]),
    BuiltinTag("radio", [.taroShared], booleans: ["checked", "disabled"]),
    BuiltinTag("radio-group", [.taroShared], events: ["bindchange"]),
    BuiltinTag("rate-button", [.taro], events: ["binderror", "bindinit", "bindsuccess"]),
    BuiltinTag("rich-text", [.taroShared]),
    BuiltinTag("rtc-room", [.taro], events: ["binderror"]),
    BuiltinTag(
      "scroll-view", [.taro, .taroShared],
      booleans: [
        "bounces", "enable-back-to-top", "enable-flex", "enhanced", "refresher-enabled",
        "refresher-triggered", "scroll-anchoring", "scroll-with-animation", "scroll-x", "scroll-y",
      ],
      events: [
        "bindrefresherabort", "bindrefresherpulling", "bindrefresherrefresh", "bindrefresherrestore",
        "bindscroll", "bindscrolltolower", "bindscrolltoupper",
      ]),
    BuiltinTag("sjs", [.frameworkDocs]),
    BuiltinTag(
      "slider", [.taro, .taroShared],
      booleans: ["disabled", "show-value"],
      events: ["bindchange", "bindchanging"]),
    BuiltinTag("slot", [.frameworkDocs]),
    BuiltinTag(
      "swiper", [.taroShared],
      booleans: ["autoplay", "circular", "indicator-dots", "skip-hidden-item-layout", "vertical"],
      events: ["bindanimationfinish", "bindchange", "bindtransition"]),
    BuiltinTag("swiper-item", [.taroShared]),
    BuiltinTag("switch", [.taroShared], booleans: ["checked", "disabled"], events: ["bindchange"]),
    BuiltinTag("template", [.frameworkDocs]),
    BuiltinTag("text", [.taroShared], booleans: ["decode", "selectable"]),
    BuiltinTag(
      "textarea", [.taro, .taroShared],
      booleans: [
        "adjust-position", "auto-focus", "auto-height", "confirm-hold", "disable-default-padding", "disabled",
        "fixed", "focus", "hold-keyboard", "show-confirm-bar",
      ],
      events: [
        "bindblur", "bindconfirm", "bindfocus", "bindinput", "bindkeyboardheightchange", "bindlinechange",
      ]),
    BuiltinTag(
      "video", [.taro, .taroShared],
      booleans: [
        "auto-pause-if-navigate", "auto-pause-if-open-native", "autoplay", "controls", "danmu-btn",
        "enable-danmu", "enable-play-gesture", "enable-play-in-background", "enable-progress-gesture", "loop",
        "muted", "page-gesture", "show-center-play-btn", "show-fullscreen-btn", "show-mute-btn",
        "show-play-btn", "show-playback-rate-btn", "show-progress", "vslide-gesture",
        "vslide-gesture-in-fullscreen",
      ],
      events: [
        "bindadclose", "bindadended", "bindaderror", "bindadload", "bindadstart", "bindclosebackground",
        "bindcontroltap", "bindended", "bindenterbackground", "binderror", "bindfullscreenchange",
        "bindleavebackground", "bindloadedmetadata", "bindmutechange", "bindpause", "bindplay",
        "bindplaybackratechange", "bindprogress", "bindseekcomplete", "bindtimeupdate", "bindwaiting",
      ]),
    BuiltinTag(
      "view", [.taroShared],
      booleans: ["hover-stop-propagation"],
      events: ["bindanimationend", "bindanimationiteration", "bindanimationstart", "bindtransitionend"]),
    BuiltinTag("web-view", [.taro, .taroShared], events: ["binderror", "bindload", "bindmessage"]),
  ]
}
