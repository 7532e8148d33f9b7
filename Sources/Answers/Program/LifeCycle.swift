/// The methods of pages and components that the container calls by their names.
///
/// Sources: the life cycles of pages and components, and the events of pages, in the Alipay, WeChat and
/// Baidu documentation.
enum LifeCycle {
  static let methods: Set<String> = [
    "onLoad", "onShow", "onReady", "onHide", "onUnload", "onTitleClick", "onOptionMenuClick",
    "onPopMenuClick", "onPullDownRefresh", "onPullIntercept", "onTabItemTap", "onTabItemTapBefore",
    "onKeyboardHeight", "onBack", "onSelectedTabItemTap", "beforeTabItemTap", "onReachBottom",
    "onShareAppMessage", "onShareTimeline", "onAddToFavorites", "onPageScroll", "onResize", "onInit",
    "onSaveExitState", "onRouteDone", "created", "attached", "ready", "moved", "detached", "error",
    "didMount", "didUpdate", "didUnmount", "deriveDataFromProps", "onForceReLaunch", "onURLQueryChange",
    "linked", "linkChanged", "unlinked",
  ]
}
