/// What a page or component has besides what its script gives it: a method with such a name would replace it, or be replaced.
///
/// Sources: `Page` and `Component` and their instances in the documentation of Alipay, WeChat (with glass-easel), Baidu,
/// ByteDance and QQ; and what ECMAScript gives every object.
enum InstanceMembers {
  /// What an options literal gives the platform, not the page.
  private static let options: Set<String> = [
    "data", "props", "properties", "methods", "mixins", "behaviors", "options", "observers", "observer",
    "lifetimes", "pageLifetimes", "relations", "externalClasses", "definitionFilter", "events", "messages",
    "export", "generics", "chainingFilterFunc", "template", "ref",
  ]

  private static let members: Set<String> = [
    "setData", "replaceData", "updateData", "groupSetData", "getData", "nextTick", "triggerEvent", "dispatch",
    "hasBehavior", "hasMixin", "selectComponent", "selectAllComponents", "selectOwnerComponent",
    "selectComposedParentComponent", "createSelectorQuery", "createIntersectionObserver",
    "createMediaQueryObserver", "getRelationNodes", "getOpenerEventChannel", "getTabBar", "getAppBar",
    "getPageId", "getInstanceId", "animate", "clearAnimation", "applyAnimatedStyle", "clearAnimatedStyle",
    "setUpdatePerformanceListener", "setInitialRenderingCache", "getPassiveEvent", "setPassiveEvent",
    "replaceDataOnPath", "spliceArrayDataOnPath", "applyDataUpdates", "groupUpdates", "hasPendingChanges",
    "triggerLifetime", "triggerPageLifetime", "getMethod", "asElement", "getCurrentPages", "is", "id",
    "dataset", "route",
    "router", "pageRouter", "renderer", "exitState", "$page", "$id", "$viewId", "$spliceData",
    "$batchedUpdates",
    "$getComponentBySelector", "$emit", "$on",
  ]

  private static let ofEveryObject: Set<String> = [
    "constructor", "__proto__", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString",
    "toString",
    "valueOf", "__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__",
  ]

  static func contains(_ name: String) -> Bool {
    options.contains(name) || members.contains(name) || ofEveryObject.contains(name)
  }
}
