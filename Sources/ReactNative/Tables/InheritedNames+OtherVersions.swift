extension InheritedNames {
  /// Props that every view has in other versions and forks of React Native than the one of `props`.
  ///
  /// Sources: facebook/react-native 0.72 to 0.77, `ViewPropTypes`, `ViewProps` and `LayoutShadowNode` (`experimental_`);
  /// microsoft/react-native-macos and microsoft/react-native-windows, `ViewPropTypes` (keys, `tooltip`, `tabIndex`);
  /// react-native-tvos, `ViewPropTypes` (`isTVSelectable`, `tvParallaxProperties`).
  package static let propsOfOtherVersions: Set<String> = [
    "experimental_backgroundPosition", "experimental_backgroundRepeat", "experimental_backgroundSize",
    "experimental_boxShadow", "experimental_filter", "experimental_layoutConformance",
    "experimental_mixBlendMode", "isTVSelectable", "keyDownEvents", "keyUpEvents", "onKeyDown", "onKeyUp",
    "tabIndex", "tooltip", "tvParallaxProperties",
  ]

  /// Whether a view has the prop without saying so, in any version.
  package static func hasProp(_ name: String) -> Bool {
    props.contains(name) || propsOfOtherVersions.contains(name)
  }
}
