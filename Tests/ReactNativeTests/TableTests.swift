import ReactNative
import Testing

/// The tables are written by a script; what it writes of other sources is looked at before the counts change.
@Suite struct TableTests {
  @Test func holdTheCountsOfTheirSources() {
    #expect(InheritedNames.props.count == 259)
    #expect(InheritedNames.events.count == 64)
    #expect(InheritedNames.uiViewProperties.count == 157)
    #expect(InheritedNames.rctViewProperties.count == 54)
    #expect(InheritedNames.appleModules.count == 252)
  }

  @Test(arguments: [
    "style", "accessibilityLabel", "aria-label", "borderTopWidth", "nativeID", "testID", "onLayout",
    "experimental_layoutConformance",
  ])
  func knowWhatEveryViewHas(name: String) {
    #expect(InheritedNames.hasProp(name))
  }

  @Test(arguments: [
    "alpha", "tag", "layer", "backgroundColor", "tintColor", "accessibilityLabel", "reactTransform",
  ])
  func knowPropertiesOfViews(name: String) {
    #expect(InheritedNames.uiViewProperties.contains(name))
  }
}
