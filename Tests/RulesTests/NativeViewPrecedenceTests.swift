import Diagnostics
import Linting
import Rules
import Testing

/// One mistake on a native view gives one finding over all rules that are on.
@Suite struct NativeViewPrecedenceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let page: String
    /// The ids of what is found, in order of their places.
    let rules: [String]
    var testDescription: String { page }

    /// A tag that is right except for `attributes`.
    static func tag(_ attributes: String, _ rules: String...) -> Case {
      Case(page: "<mpaas-component \(rightAttributes) \(attributes)/>", rules: rules)
    }

    /// A whole page.
    static func page(_ page: String, _ rules: String...) -> Case { Case(page: page, rules: rules) }
  }

  static let size = "style=\"{{ width: 200, height: 200 }}\""
  static let rightAttributes = "id=\"map\" type=\"custom_map\" \(size)"

  /// Two types are registered and known in every respect.
  static let configuration = """
    { "nativeViews": {
      "custom_map": { "params": { "color": "string", "zoom": "number" }, "events": ["onScale", "onTap"],
        "platforms": ["ios", "android"] },
      "chart": { "params": {}, "events": [], "platforms": ["ios"] } } }
    """

  static let script = """
    Page({ data: { size: 1, colors: f(), format: () => 1 }, onScale() {}, go() {},
      onReady() { my.createMpaasCustomComponentContext('map') } })
    """

  static let cases: [Case] = [
    .tag(""),
    .tag(
      "color=\"#FFFF00FF\" zoom=\"{{5}}\" onScale=\"onScale\" data-a=\"b\" a:if=\"{{size}}\" hidden=\"{{size}}\""
    ),
    // reserved-param, not duplicate-attribute, missing-native-x or unknown-native-param
    .tag("id=\"b\"", "reserved-param"),
    .tag("type=\"other\"", "reserved-param"),
    .tag("STYLE=\"dark\"", "reserved-param"),
    .page(
      "<mpaas-component ID=\"a\" type=\"custom_map\" \(size)/>", "reserved-param"),
    .page("<mpaas-component id=\"map\" Type=\"custom_map\" \(size)/>", "reserved-param"),
    .page(
      "<mpaas-component id=\"map\" type=\"custom_map\" Style=\"{{ width: 1, height: 1 }}\"/>",
      "reserved-param"),
    .tag("color=\"a\" color=\"b\"", "duplicate-attribute"),
    // func-param, not unknown-native-param, native-param-type, container-param or unsupported-expression
    .tag("zoom=\"{{go}}\"", "func-param"),
    .tag("format=\"{{format}}\"", "func-param"),
    .tag("filter=\"{{ x => x }}\"", "func-param"),
    .tag("data=\"{{ () => 1 }}\"", "func-param"),
    .tag("color=\"{{ size ?? 1 }}\"", "unsupported-expression"),
    .tag("onScale=\"{{ () => go() }}\"", "unsupported-expression"),
    // on-prefixed-param, not unknown-native-event, undefined-handler, unknown-native-param or invalid-event-name
    .tag("onColor=\"#fff\"", "on-prefixed-param"),
    .tag("onScale=\"true\"", "on-prefixed-param"),
    .tag("onScale", "on-prefixed-param"),
    .tag("onScale=\"\"", "on-prefixed-param"),
    .tag("onScale=\"{{size}}\"", "on-prefixed-param"),
    .tag("online=\"yes\"", "on-prefixed-param"),
    .tag("online=\"{{ () => 1 }}\"", "on-prefixed-param"),
    .tag("ontap=\"stop\"", "on-prefixed-param"),
    // invalid-event-name, not foreign-directive, event-attribute-case, undefined-handler or unknown-native-param
    .tag("bindtap=\"go\"", "invalid-event-name"),
    .tag("bind:scale=\"stop\"", "invalid-event-name"),
    .tag("catchTap=\"stop\"", "invalid-event-name"),
    .tag("capture-onTap=\"stop\"", "invalid-event-name"),
    .tag("@tap=\"go\"", "invalid-event-name"),
    .tag("v-on:tap=\"go\"", "invalid-event-name"),
    .tag("ontap=\"go\"", "invalid-event-name"),
    .tag("on-scale=\"go\"", "invalid-event-name"),
    // what the type has and what the script has are two things
    .tag("onScale=\"stop\"", "undefined-handler"),
    .tag("onSclae=\"go\"", "unknown-native-event"),
    .tag("colour=\"#fff\"", "unknown-native-param"),
    .tag("zoom=\"far\"", "native-param-type"),
    .tag("element=\"a\"", "container-param"),
    .tag("NBColor=\"a\"", "container-param"),
    // types
    .page("<mpaas-component id=\"map\" type=\"map\" \(size)/>", "builtin-native-type"),
    .page("<mpaas-component id=\"map\" type=\"player\" \(size)/>", "unregistered-native-type"),
    .page(
      "<mpaas-component id=\"map\" type=\"custom_mpa\" zoom=\"far\" \(size)/>", "unregistered-native-type"),
    .page("<mpaas-component id=\"map\" \(size)/>", "missing-native-type"),
    // ids
    .page("<mpaas-component type=\"custom_map\" \(size)/>", "missing-native-id"),
    .page(
      "<mpaas-component \(rightAttributes)/><mpaas-component \(rightAttributes)/>", "duplicate-native-id",
      "duplicate-native-id"),
    .page("<view id=\"map\"/><mpaas-component \(rightAttributes)/>", "shadowed-native-id"),
    .page(
      "<block a:for=\"{{colors}}\" a:key=\"id\"><mpaas-component \(rightAttributes)/></block>",
      "repeated-native-id"),
    .page(
      "<mpaas-component id=\"map\" type=\"custom_map\" \(size)/><mpaas-component id=\"a b\" type=\"custom_map\" \(size)/>",
      "invalid-native-id"),
    // tags
    .page("<mpass-component \(rightAttributes)/>", "misspelled-native-tag"),
    .page(
      "<mpaas-component \(rightAttributes)/><mpaasComponent onColor=\"#fff\" bindtap=\"go\">a</mpaasComponent>",
      "misspelled-native-tag"),
    .page(
      "<mpaas-component \(rightAttributes)/><mpass-component id=\"map\"></mpaas-component>",
      "misspelled-native-tag"),
    .page("<mpaas-component id=\"map\" u-i=\"1\" u-p=\"{{a}}\" onVI=\"__l\"/>", "stripped-native-view"),
    .page("<mpaas-component \(rightAttributes) u-i=\"1\" u-p=\"{{a}}\" onVI=\"__l\"/>"),
    .page("<mpaas-component \(rightAttributes)>a<view/></mpaas-component>", "native-children"),
    // styles
    .page("<mpaas-component id=\"map\" type=\"custom_map\"/>", "missing-native-size"),
    .page(
      "<mpaas-component id=\"map\" type=\"custom_map\" style=\"{{ width: 1, height: 1, margin-top: 2 }}\"/>",
      "invalid-style-object"),
  ]

  @Test(arguments: cases) func findsOneThing(_ test: Case) {
    let program = ExampleProgram(
      .right(
        test.page, script: NativeViewPrecedenceTests.script,
        configuration: NativeViewPrecedenceTests.configuration))
    let found = program.lint().sorted { ($0.place.path, $0.place.range) < ($1.place.path, $1.place.range) }
    #expect(found.map(\.rule) == test.rules)
  }

  @Test func findsNothingInTheVendorSample() {
    let page = """
      <mpaas-component id="mpaas-map" type="custom_map" style="{{ width: 200, height: 200 }}" color="#FFFF00FF" \
      onAnimationStart="onAnimationStart"/>
      """
    let script = """
      Page({
        onLoad() {
          this.mapContext = my.createMpaasCustomComponentContext('mpaas-map');
        },
        onAnimationStart(data) {
          this.mapContext.postMessage({ actionType: 'startAnimation', data: { type: 1 } });
        },
      })
      """
    for configuration in [nil, "{ \"nativeViews\": { \"custom_map\": {} } }"] {
      #expect(ExampleProgram(.right(page, script: script, configuration: configuration)).lint() == [])
    }
  }

  @Test func findsReservedParametersInTheConfiguration() {
    let configuration = """
      { "nativeViews": { "custom_map": { "params": { "type": "string", "Style": "any", "zoom": "number" } } } }
      """
    let found = ExampleProgram(.right("<view/>", configuration: configuration)).lint()
    #expect(found.map(\.rule) == ["reserved-param", "reserved-param"])
    #expect(found.map(\.place.path) == ["/program/mpcheck.json", "/program/mpcheck.json"])
    #expect(found.map { text(configuration, $0.place.range) } == ["type", "Style"])
  }

  private func text(_ text: String, _ range: ByteRange) -> String {
    String(decoding: Array(text.utf8)[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }
}
