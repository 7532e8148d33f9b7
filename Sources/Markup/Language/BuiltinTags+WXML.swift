// Written by `make bless` from `Sources/Reference/Tables`.

extension BuiltinTag {
  /// The built-in tags of WXML: the union of the public sources that `Sources` names. `componentDocs` are here the
  /// component pages of WeChat of November 2021. Booleans and events come from the documentation and from Taro; both
  /// lists are incomplete. An enumeration is listed where its values do not follow the base library.
  static let wxml: [BuiltinTag] = [
    BuiltinTag("ad", [.taro, .taroShared, .componentDocs], events: ["bindclose", "binderror", "bindload"]),
    BuiltinTag("ad-custom", [.taro, .componentDocs], events: ["binderror", "bindload", "bindvideoended"]),
    BuiltinTag(
      "audio", [.taroShared, .componentDocs],
      booleans: ["controls", "loop"],
      events: ["bindended", "binderror", "bindpause", "bindplay", "bindtimeupdate"]),
    BuiltinTag("block", [.glassEasel, .componentDocs]),
    BuiltinTag(
      "button", [.taro, .taroShared, .componentDocs],
      booleans: ["disabled", "hover-stop-propagation", "loading", "plain", "show-message-card"],
      events: [
        "bindagreeprivacyauthorization", "bindchooseavatar", "bindcontact", "bindcreateliveactivity",
        "binderror", "bindgetphonenumber", "bindgetrealtimephonenumber", "bindgetuserinfo", "bindlaunchapp",
        "bindopensetting",
      ],
      enumerations: ["form-type": ["reset", "submit", "submitToGroup"], "size": ["default", "mini"]]),
    BuiltinTag(
      "camera", [.taro, .taroShared, .componentDocs],
      events: ["binderror", "bindinitdone", "bindscancode", "bindstop"]),
    BuiltinTag(
      "canvas", [.taro, .taroShared, .componentDocs],
      booleans: ["disable-scroll"],
      events: [
        "binderror", "bindlongtap", "bindtouchcancel", "bindtouchend", "bindtouchmove", "bindtouchstart",
      ]),
    BuiltinTag("channel-live", [.mpx, .taro]),
    BuiltinTag(
      "channel-video", [.mpx, .taro],
      booleans: ["autoplay", "loop", "muted"],
      events: ["binderror"]),
    BuiltinTag("checkbox", [.taroShared, .componentDocs], booleans: ["checked", "disabled"]),
    BuiltinTag("checkbox-group", [.taroShared, .componentDocs], events: ["bindchange"]),
    BuiltinTag("cover-image", [.taroShared, .componentDocs], events: ["binderror", "bindload"]),
    BuiltinTag("cover-view", [.taro, .taroShared, .componentDocs]),
    BuiltinTag("double-tap-gesture-handler", [.taro]),
    BuiltinTag("draggable-sheet", [.taro], booleans: ["snap"]),
    BuiltinTag(
      "editor", [.taro, .taroShared, .componentDocs],
      booleans: ["focus", "read-only", "show-img-resize", "show-img-size", "show-img-toolbar"],
      events: ["bindblur", "bindfocus", "bindinput", "bindready", "bindstatuschange"]),
    BuiltinTag("editor-portal", [.mpx]),
    BuiltinTag("force-press-gesture-handler", [.taro]),
    BuiltinTag(
      "form", [.taro, .taroShared, .componentDocs],
      booleans: ["report-submit"],
      events: ["bindreset", "bindsubmit", "bindsubmitToGroup"]),
    BuiltinTag(
      "functional-page-navigator", [.taro, .componentDocs],
      events: ["bindcancel", "bindfail", "bindsuccess"]),
    BuiltinTag("grid-builder", [.taro], events: ["binditembuild", "binditemdispose"]),
    BuiltinTag("grid-view", [.taro]),
    BuiltinTag("horizontal-drag-gesture-handler", [.taro]),
    BuiltinTag("icon", [.taroShared, .componentDocs]),
    BuiltinTag(
      "image", [.taro, .taroShared, .componentDocs],
      booleans: ["fade-in", "lazy-load", "show-menu-by-longpress", "webp"],
      events: ["binderror", "bindload"],
      enumerations: [
        "mode": [
          "aspectFill", "aspectFit", "bottom", "bottom left", "bottom right", "center", "heightFix", "left",
          "right", "scaleToFill", "top", "top left", "top right", "widthFix",
        ]
      ]),
    BuiltinTag("import", [.componentDocs]),
    BuiltinTag("include", [.componentDocs]),
    BuiltinTag(
      "input", [.taro, .taroShared, .componentDocs],
      booleans: [
        "adjust-position", "always-embed", "auto-focus", "confirm-hold", "disabled", "focus", "hold-keyboard",
        "password",
      ],
      events: [
        "bindblur", "bindconfirm", "bindfocus", "bindinput", "bindkeyboardcompositionend",
        "bindkeyboardcompositionstart", "bindkeyboardcompositionupdate", "bindkeyboardheightchange",
        "bindnicknamereview", "bindselectionchange",
      ],
      enumerations: [
        "confirm-type": ["done", "go", "next", "search", "send"],
        "type": ["digit", "idcard", "nickname", "number", "safe-password", "text"],
      ]),
    BuiltinTag("keyboard-accessory", [.mpx, .taro, .componentDocs]),
    BuiltinTag("label", [.taroShared, .componentDocs]),
    BuiltinTag("list-builder", [.taro], events: ["binditembuild", "binditemdispose"]),
    BuiltinTag("list-view", [.taro]),
    BuiltinTag(
      "live-player", [.taro, .taroShared, .componentDocs],
      booleans: [
        "auto-pause-if-navigate", "auto-pause-if-open-native", "autoplay", "background-mute",
        "enable-auto-rotation", "enable-casting", "muted",
      ],
      events: [
        "bindaudiovolumenotify", "bindcastinginterrupt", "bindcastingstatechange", "bindcastinguserselect",
        "bindenterpictureinpicture", "binderror", "bindfullscreenchange", "bindleavepictureinpicture",
        "bindnetstatus", "bindstatechange",
      ]),
    BuiltinTag(
      "live-pusher", [.taro, .componentDocs],
      booleans: [
        "auto-focus", "autopush", "background-mute", "enable-agc", "enable-ans", "enable-camera",
        "enable-mic", "mirror", "muted", "remote-mirror", "zoom",
      ],
      events: [
        "bindaudiovolumenotify", "bindbgmcomplete", "bindbgmprogress", "bindbgmstart", "binderror",
        "bindnetstatus", "bindstatechange",
      ]),
    BuiltinTag("long-press-gesture-handler", [.taro]),
    BuiltinTag(
      "map", [.taro, .taroShared, .componentDocs],
      booleans: [
        "enable-3D", "enable-auto-max-overlooking", "enable-building", "enable-overlooking", "enable-poi",
        "enable-rotate", "enable-satellite", "enable-scroll", "enable-traffic", "enable-zoom",
        "include-point", "show-compass", "show-location", "show-scale",
      ],
      events: [
        "bindabilityfailed", "bindabilitysuccess", "bindanchorpointtap", "bindauthsuccess", "bindcallouttap",
        "bindcontroltap", "binderror", "bindinterpolatepoint", "bindlabeltap", "bindmarkertap", "bindpoitap",
        "bindpolylinetap", "bindregionchange", "bindtap", "bindupdated",
      ]),
    BuiltinTag("match-media", [.taro, .componentDocs]),
    BuiltinTag("movable-area", [.taroShared, .componentDocs], booleans: ["scale-area"]),
    BuiltinTag(
      "movable-view", [.taroShared, .componentDocs],
      booleans: ["animation", "disabled", "inertia", "out-of-bounds", "scale"],
      events: ["bindchange", "bindhtouchmove", "bindscale", "bindvtouchmove"]),
    BuiltinTag("navigation-bar", [.taro, .componentDocs], booleans: ["loading"]),
    BuiltinTag(
      "navigator", [.taro, .taroShared, .componentDocs],
      booleans: ["hover-stop-propagation"],
      events: ["bindcomplete", "bindfail", "bindsuccess"]),
    BuiltinTag("nested-scroll-body", [.taro]),
    BuiltinTag("nested-scroll-header", [.taro]),
    BuiltinTag("official-account", [.taro, .componentDocs], events: ["binderror", "bindload"]),
    BuiltinTag("official-account-publish", [.mpx]),
    BuiltinTag("open-container", [.taro]),
    BuiltinTag("open-data", [.taro, .taroShared, .componentDocs], events: ["binderror"]),
    BuiltinTag(
      "page-container", [.taro, .componentDocs],
      booleans: ["close-on-slide-down", "close-on-slideDown", "overlay", "round", "show"],
      events: [
        "bindafterenter", "bindafterleave", "bindbeforeenter", "bindbeforeleave", "bindclickoverlay",
        "bindenter", "bindleave",
      ],
      enumerations: ["position": ["bottom", "center", "right", "top"]]),
    BuiltinTag(
      "page-meta", [.taro, .taroShared, .componentDocs],
      events: ["bindresize", "bindscroll", "bindscrolldone"]),
    BuiltinTag("pan-gesture-handler", [.taro]),
    BuiltinTag(
      "picker", [.taro, .taroShared, .componentDocs],
      booleans: ["disabled"],
      events: ["bindcancel", "bindchange", "bindcolumnchange"],
      enumerations: ["mode": ["date", "multiSelector", "region", "selector", "time"]]),
    BuiltinTag(
      "picker-view", [.taro, .taroShared, .componentDocs],
      booleans: ["immediate-change"],
      events: ["bindchange", "bindpickend", "bindpickstart"]),
    BuiltinTag("picker-view-column", [.taroShared, .componentDocs]),
    BuiltinTag(
      "progress", [.taro, .taroShared, .componentDocs],
      booleans: ["active", "show-info"],
      events: ["bindactiveend"]),
    BuiltinTag("radio", [.taroShared, .componentDocs], booleans: ["checked", "disabled"]),
    BuiltinTag("radio-group", [.taroShared, .componentDocs], events: ["bindchange"]),
    BuiltinTag("rich-text", [.taro, .taroShared, .componentDocs], booleans: ["user-select"]),
    BuiltinTag("root-portal", [.taro], booleans: ["enable"]),
    BuiltinTag("scale-gesture-handler", [.taro]),
    BuiltinTag(
      "scroll-view", [.taro, .taroShared, .componentDocs],
      booleans: [
        "bounces", "clip", "enable-back-to-top", "enable-flex", "enable-passive", "enhanced",
        "fast-deceleration", "paging-enabled", "refresher-ballistic-refresh-enabled", "refresher-enabled",
        "refresher-triggered", "refresher-two-level-enabled", "refresher-two-level-pinned",
        "refresher-two-level-scroll-enabled", "refresher-two-level-triggered", "reverse", "scroll-anchoring",
        "scroll-into-view-within-extent", "scroll-with-animation", "scroll-x", "scroll-y", "show-scrollbar",
        "using-sticky",
      ],
      events: [
        "binddragend", "binddragging", "binddragstart", "bindrefresherabort", "bindrefresherpulling",
        "bindrefresherrefresh", "bindrefresherrestore", "bindrefresherstatuschange",
        "bindrefresherwillrefresh", "bindscroll", "bindscrollend", "bindscrollstart", "bindscrolltolower",
        "bindscrolltoupper",
      ]),
    BuiltinTag("selection", [.mpx], events: ["bindselectionchange"]),
    BuiltinTag("share-element", [.taro, .componentDocs], booleans: ["transform", "transition-on-gesture"]),
    BuiltinTag(
      "slider", [.taro, .taroShared, .componentDocs],
      booleans: ["disabled", "show-value"],
      events: ["bindchange", "bindchanging"]),
    BuiltinTag("slot", [.glassEasel, .componentDocs]),
    BuiltinTag("snapshot", [.taro]),
    BuiltinTag("span", [.taro]),
    BuiltinTag("sticky-header", [.taro]),
    BuiltinTag("sticky-section", [.taro], booleans: ["push-pinned-header"]),
    BuiltinTag("store-coupon", [.mpx]),
    BuiltinTag("store-gift", [.mpx]),
    BuiltinTag("store-home", [.mpx]),
    BuiltinTag("store-product", [.mpx]),
    BuiltinTag(
      "swiper", [.taro, .taroShared, .componentDocs],
      booleans: [
        "autoplay", "circular", "indicator-dots", "scroll-with-animation", "skip-hidden-item-layout",
        "snap-to-edge", "vertical",
      ],
      events: ["bindanimationfinish", "bindchange", "bindtransition"]),
    BuiltinTag("swiper-item", [.taro, .taroShared, .componentDocs], booleans: ["skip-hidden-item-layout"]),
    BuiltinTag(
      "switch", [.taroShared, .componentDocs],
      booleans: ["checked", "disabled"],
      events: ["bindchange"]),
    BuiltinTag("tap-gesture-handler", [.taro]),
    BuiltinTag("template", [.glassEasel, .componentDocs]),
    BuiltinTag(
      "text", [.taro, .taroShared, .componentDocs],
      booleans: ["decode", "selectable", "user-select"],
      enumerations: ["space": ["emsp", "ensp", "nbsp"]]),
    BuiltinTag(
      "textarea", [.taro, .taroShared, .componentDocs],
      booleans: [
        "adjust-position", "auto-focus", "auto-height", "confirm-hold", "disable-default-padding", "disabled",
        "fixed", "focus", "hold-keyboard", "show-confirm-bar",
      ],
      events: [
        "bindblur", "bindconfirm", "bindfocus", "bindinput", "bindkeyboardcompositionend",
        "bindkeyboardcompositionstart", "bindkeyboardcompositionupdate", "bindkeyboardheightchange",
        "bindlinechange", "bindselectionchange",
      ]),
    BuiltinTag("vertical-drag-gesture-handler", [.taro]),
    BuiltinTag(
      "video", [.taro, .taroShared, .componentDocs],
      booleans: [
        "auto-pause-if-navigate", "auto-pause-if-open-native", "autoplay", "controls", "danmu-btn",
        "enable-auto-rotation", "enable-danmu", "enable-play-gesture", "enable-progress-gesture", "is-drm",
        "is-live", "loop", "muted", "page-gesture", "picture-in-picture-show-progress",
        "show-background-playback-button", "show-bottom-progress", "show-casting-button",
        "show-center-play-btn", "show-fullscreen-btn", "show-mute-btn", "show-play-btn", "show-progress",
        "show-screen-lock-button", "show-snapshot-button", "vslide-gesture", "vslide-gesture-in-fullscreen",
      ],
      events: [
        "bindadclose", "bindaderror", "bindadload", "bindadplay", "bindcastinginterrupt",
        "bindcastingstatechange", "bindcastinguserselect", "bindcontrolstoggle", "bindended",
        "bindenterpictureinpicture", "binderror", "bindfullscreenchange", "bindleavepictureinpicture",
        "bindloadedmetadata", "bindpause", "bindplay", "bindprogress", "bindseekcomplete", "bindtimeupdate",
        "bindwaiting",
      ]),
    BuiltinTag(
      "view", [.taroShared, .componentDocs],
      booleans: ["hover-stop-propagation"],
      events: ["bindanimationend", "bindanimationiteration", "bindanimationstart", "bindtransitionend"]),
    BuiltinTag("voip-room", [.taro, .componentDocs], events: ["binderror"]),
    BuiltinTag("web-view", [.taroShared, .componentDocs], events: ["binderror", "bindload", "bindmessage"]),
    BuiltinTag("wxs", [.glassEasel]),
  ]
}
