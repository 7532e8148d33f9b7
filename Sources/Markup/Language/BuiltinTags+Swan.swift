// Written by `make bless` from `Sources/Reference/Tables`.

extension BuiltinTag {
  /// The built-in tags of Swan, from the documentation of Baidu of 2020 and from Taro; the lists are incomplete.
  static let swan: [BuiltinTag] = [
    BuiltinTag(
      "ad", [.componentDocs, .taro, .taroShared],
      events: ["bindclose", "binderror", "bindload", "bindstatus"]),
    BuiltinTag(
      "animation-video", [.componentDocs, .taro],
      booleans: ["autoplay", "loop"],
      events: ["bindended", "bindstarted"]),
    BuiltinTag(
      "animation-view", [.componentDocs, .taro],
      booleans: ["autoplay", "hidden", "loop"],
      events: ["bindended"]),
    BuiltinTag(
      "ar-camera", [.componentDocs, .taro],
      events: ["binderror", "bindload", "bindmessage", "bindscancode"]),
    BuiltinTag(
      "audio", [.componentDocs, .taroShared],
      booleans: ["controls", "loop"],
      events: ["bindended", "binderror", "bindpause", "bindplay", "bindtimeupdate"]),
    BuiltinTag("block", [.frameworkDocs]),
    BuiltinTag(
      "button", [.componentDocs, .taro, .taroShared],
      booleans: ["disabled", "hover-stop-propagation", "loading", "plain", "show-message-card"],
      events: [
        "bindchooseAddress", "bindchooseInvoiceTitle", "bindchooseaddress", "bindchooseinvoicetitle",
        "bindcontact", "binderror", "bindgetphonenumber", "bindgetuserinfo", "bindlaunchapp", "bindlogin",
        "bindopensetting", "bindsubscribe",
      ]),
    BuiltinTag(
      "camera", [.componentDocs, .taroShared],
      events: ["binderror", "bindinitdone", "bindscancode", "bindstop"]),
    BuiltinTag(
      "canvas", [.componentDocs, .taroShared],
      booleans: ["disable-scroll"],
      events: [
        "binderror", "bindlongtap", "bindtouchcancel", "bindtouchend", "bindtouchmove", "bindtouchstart",
      ]),
    BuiltinTag("checkbox", [.componentDocs, .taroShared], booleans: ["checked", "disabled"]),
    BuiltinTag("checkbox-group", [.componentDocs, .taroShared], events: ["bindchange"]),
    BuiltinTag(
      "comment-detail", [.taro],
      booleans: ["add-comment", "back-list-after-delete", "is-page-scroll", "need-like-btn", "need-toolbar"],
      events: ["binddelete"]),
    BuiltinTag(
      "comment-list", [.taro],
      booleans: ["add-comment", "is-folded", "is-page-scroll", "need-toolbar"],
      events: ["bindclickcomment", "bindviewmore"]),
    BuiltinTag("cover-image", [.componentDocs, .taroShared], events: ["binderror", "bindload"]),
    BuiltinTag("cover-view", [.componentDocs, .taroShared]),
    BuiltinTag("filter", [.frameworkDocs]),
    BuiltinTag("follow-swan", [.taro], events: ["bindfavorstatuschange"]),
    BuiltinTag(
      "form", [.componentDocs, .taro, .taroShared],
      booleans: ["report-submit", "skip-subscribe-authorize"],
      events: ["bindreset", "bindsubmit"]),
    BuiltinTag("icon", [.componentDocs, .taroShared]),
    BuiltinTag(
      "image", [.componentDocs, .taro, .taroShared],
      booleans: ["image-menu-prevent", "lazy-load", "preview", "show-menu-by-longpress", "webp"],
      events: ["binderror", "bindload"]),
    BuiltinTag("import", [.frameworkDocs]),
    BuiltinTag("import-sjs", [.frameworkDocs]),
    BuiltinTag("include", [.frameworkDocs]),
    BuiltinTag(
      "inline-payment-panel", [.taro],
      booleans: ["enable-page-back-modal"],
      events: ["binderror", "bindgetpaymentinfo"]),
    BuiltinTag(
      "input", [.componentDocs, .taro, .taroShared],
      booleans: [
        "adjust-position", "auto-focus", "confirm-hold", "disabled", "focus", "hold-keyboard", "password",
      ],
      events: ["bindblur", "bindconfirm", "bindfocus", "bindinput", "bindkeyboardheightchange"]),
    BuiltinTag("label", [.componentDocs, .taroShared]),
    BuiltinTag(
      "like", [.taro],
      booleans: ["is-liked", "is-show-toast"],
      events: ["binderror", "bindfail", "bindsuccess"]),
    BuiltinTag(
      "live-player", [.componentDocs, .taroShared],
      booleans: [
        "auto-pause-if-navigate", "auto-pause-if-open-native", "autoplay", "background-mute", "muted",
      ],
      events: ["bindfullscreenchange", "bindnetstatus", "bindstatechange"]),
    BuiltinTag("login", [.taro], events: ["bindgetphonenumber", "bindloaderror"]),
    BuiltinTag(
      "map", [.componentDocs, .taro, .taroShared],
      booleans: [
        "enable-3D", "enable-overlooking", "enable-rotate", "enable-satellite", "enable-scroll",
        "enable-traffic", "enable-zoom", "include-point", "show-compass", "show-location", "show-scale",
      ],
      events: [
        "bindcallouttap", "bindcontroltap", "bindlabeltap", "bindmarkertap", "bindpoitap", "bindregionchange",
        "bindtap", "bindupdated",
      ]),
    BuiltinTag("movable-area", [.componentDocs, .taroShared], booleans: ["scale-area"]),
    BuiltinTag(
      "movable-view", [.componentDocs, .taroShared],
      booleans: ["animation", "disabled", "inertia", "out-of-bounds", "scale"],
      events: ["bindchange", "bindhtouchmove", "bindscale", "bindvtouchmove"]),
    BuiltinTag(
      "navigator", [.componentDocs, .taro, .taroShared],
      booleans: ["hover-stop-propagation"],
      events: ["bindcomplete", "bindfail", "bindsuccess"]),
    BuiltinTag("open-data", [.componentDocs, .taro, .taroShared], events: ["binderror"]),
    BuiltinTag(
      "picker", [.componentDocs, .taroShared],
      booleans: ["disabled"],
      events: ["bindcancel", "bindchange", "bindcolumnchange"]),
    BuiltinTag(
      "picker-view", [.componentDocs, .taroShared],
      events: ["bindchange", "bindpickend", "bindpickstart"]),
    BuiltinTag("picker-view-column", [.componentDocs, .taroShared]),
    BuiltinTag(
      "progress", [.componentDocs, .taro, .taroShared],
      booleans: ["active", "show-info"],
      events: ["bindactiveend"]),
    BuiltinTag("radio", [.componentDocs, .taroShared], booleans: ["checked", "disabled"]),
    BuiltinTag("radio-group", [.componentDocs, .taroShared], events: ["bindchange"]),
    BuiltinTag(
      "rich-text", [.componentDocs, .taro, .taroShared],
      booleans: ["image-menu-prevent", "preview", "selectable"]),
    BuiltinTag(
      "rtc-room", [.taro],
      booleans: [
        "enable-agc", "enable-ans", "enable-auto-focus", "enable-camera", "enable-mic",
        "enable-remote-mirror", "enable-zoom",
      ],
      events: ["binderror", "bindstatechange"]),
    BuiltinTag("rtc-room-item", [.taro]),
    BuiltinTag(
      "scroll-view", [.componentDocs, .taroShared],
      booleans: [
        "enable-back-to-top", "enable-flex", "refresher-enabled", "refresher-triggered", "scroll-anchoring",
        "scroll-with-animation", "scroll-x", "scroll-y",
      ],
      events: [
        "bindrefresherabort", "bindrefresherpulling", "bindrefresherrefresh", "bindrefresherrestore",
        "bindscroll", "bindscrolltolower", "bindscrolltoupper",
      ]),
    BuiltinTag(
      "slider", [.componentDocs, .taroShared],
      booleans: ["disabled", "show-value"],
      events: ["bindchange", "bindchanging"]),
    BuiltinTag("slot", [.frameworkDocs]),
    BuiltinTag(
      "swiper", [.componentDocs, .taroShared],
      booleans: ["autoplay", "circular", "indicator-dots", "skip-hidden-item-layout", "vertical"],
      events: ["bindanimationfinish", "bindchange", "bindtransition"]),
    BuiltinTag("swiper-item", [.componentDocs, .taroShared]),
    BuiltinTag(
      "switch", [.componentDocs, .taroShared],
      booleans: ["checked", "disabled"],
      events: ["bindchange"]),
    BuiltinTag("tab-item", [.componentDocs, .taro]),
    BuiltinTag("tabs", [.componentDocs, .taro], events: ["bindtabchange"]),
    BuiltinTag("template", [.frameworkDocs]),
    BuiltinTag("text", [.componentDocs, .taroShared], booleans: ["decode", "selectable"]),
    BuiltinTag(
      "textarea", [.componentDocs, .taro, .taroShared],
      booleans: [
        "adjust-position", "auto-focus", "auto-height", "confirm-hold", "disabled", "fixed", "focus",
        "hold-keyboard", "show-confirm-bar",
      ],
      events: [
        "bindblur", "bindconfirm", "bindfocus", "bindinput", "bindkeyboardheightchange", "bindlinechange",
      ]),
    BuiltinTag(
      "video", [.componentDocs, .taro, .taroShared],
      booleans: [
        "auto-pause-if-navigate", "auto-pause-if-open-native", "autoplay", "controls", "danmu-btn",
        "enable-danmu", "enable-play-gesture", "enable-progress-gesture", "loop", "muted", "page-gesture",
        "show-center-play-btn", "show-fullscreen-btn", "show-mute-btn", "show-no-wifi-tip", "show-play-btn",
        "show-progress", "show-rate-btn", "show-vslide-btn-in-fullscreen", "silent-play", "vslide-gesture",
        "vslide-gesture-in-fullscreen",
      ],
      events: [
        "bindended", "binderror", "bindfullscreenchange", "bindloadedmetadata", "bindpause", "bindplay",
        "bindprogress", "bindtimeupdate", "bindwaiting",
      ]),
    BuiltinTag(
      "view", [.componentDocs, .taroShared],
      booleans: ["hover-stop-propagation"],
      events: ["bindanimationend", "bindanimationiteration", "bindanimationstart", "bindtransitionend"]),
    BuiltinTag("web-view", [.componentDocs, .taroShared], events: ["binderror", "bindload", "bindmessage"]),
  ]
}
