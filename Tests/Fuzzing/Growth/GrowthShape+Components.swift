/// Components and what their users bind and give them, names in mustaches, and media.
extension GrowthShape {
  static let components: [GrowthShape] = [
    GrowthShape("components/unsent events", 500...16_000, finds: "unsent-component-event") { count in
      [
        "a/a.wxml": each(count) { "<c bind:evv\($0)=\"go\"/>" },
        "c.js": "Component({ methods: { a() {\n\(each(count) { "this.triggerEvent('evw\($0)');" })\n} } })",
      ].and(component)
    },
    GrowthShape("components/unsent events of many properties", 500...16_000, finds: "unsent-component-event")
    {
      count in
      [
        "a/a.wxml": each(count) { "<c bind:evv\($0)=\"go\" p-\($0)=\"1\" o\($0)=\"1\"/>" },
        "c.js":
          "Component({ properties: { \(each(count, separator: ", ") { "p\($0): String, q\($0): String" }) }, a() { this.triggerEvent('evw') } })",
      ].and(component)
    },
    GrowthShape("components/uncalled functions", 500...16_000, finds: "unsent-component-event") { count in
      [
        "a/a.axml": each(count) { "<c onEvv\($0)=\"go\"/>" }, "a/a.js": "Page({ go() {} })",
        "a/a.json": #"{ "usingComponents": { "c": "/c" } }"#, "c.axml": "<view/>",
        "c.json": #"{ "component": true }"#,
        "c.js":
          "Component({ props: { \(each(count, separator: ", ") { "onP\($0)() {}" }) }, methods: { a() {\n\(each(count) { "this.props.onEww\($0)();" })\n} } })",
      ]
    },
    GrowthShape("components/one unsent event each", 64...2_000, finds: "unsent-component-event") { count in
      parts(count) { _ in "<view/>" }.and(page(of: count))
    },
    GrowthShape("components/unsent events in a chain", 64...2_000) { count in
      parts(count) { number in "<next bind:evv\(number)=\"go\"/>" }.and(page(of: count))
    },
    GrowthShape("components/unsent events and behaviours", 64...2_000, finds: "unsent-component-event") {
      count in
      files(count, { "b/b\($0).js" }) {
        "export default Behavior({ methods: { q\($0)() { this.setData({ a: 1 }) } } });"
      }
      .and([
        "a/a.wxml": each(count) { "<c bind:evv\($0)=\"go\"/>" },
        "c.js": each(count) { "import b\($0) from './b/b\($0)';" }
          + "\nComponent({ behaviors: [\(each(count, separator: ", ") { "b\($0)" })], methods: { a() { this.triggerEvent('evw') } } })",
      ]).and(component)
    },
    GrowthShape("components/unknown properties", 500...16_000, finds: "unknown-component-prop") { count in
      [
        "a/a.wxml": each(count) { "<c zoom-level\($0)x=\"1\"/>" },
        "c.js":
          "Component({ properties: { \(each(count, separator: ", ") { "zoomLevel\($0)y: String" }) } })",
      ].and(component)
    },
  ]

  static let data: [GrowthShape] = [
    GrowthShape("data/names that nothing gives", 500...32_000, finds: "undefined-data") { count in
      [
        "a/a.axml": each(count) { "<view>{{nama\($0)x}}</view>" },
        "a/a.js": "Page({ data: { \(each(count, separator: ", ") { "nama\($0)y: 1" }) } })",
      ]
    },
    GrowthShape("data/names that setData gives", 500...16_000, finds: "undefined-data") { count in
      [
        "a/a.axml": each(count) { "<view>{{nama\($0)x}}</view>" },
        "a/a.js":
          "Page({ data: {}, f() {\n\(each(count) { "this.setData({ nama\($0)y: 1 });" })\n} })",
      ]
    },
    GrowthShape("data/names of methods", 500...16_000, finds: "undefined-data") { count in
      [
        "a/a.axml": each(count) { "<view>{{nama\($0)}}</view>" },
        "a/a.js": "Page({ data: { a: 1 }, \(each(count, separator: ", ") { "nama\($0)() {}" }) })",
      ]
    },
    GrowthShape("data/names of loops after them", 500...16_000, finds: "undefined-data") { count in
      [
        "a/a.axml": each(count) {
          "<view a:for=\"{{l}}\" a:for-item=\"nama\($0)\">{{nama\($0).a}}</view><view>{{nama\($0).b}}</view>"
        },
        "a/a.js": "Page({ data: { l: [] } })",
      ]
    },
    GrowthShape("data/names and mixins", 64...2_000, finds: "undefined-data") { count in
      files(count, { "m/m\($0).js" }) {
        "export default { data: { namb\($0): 1 }, f() { this.setData({ namc\($0): 1 }) } };"
      }
      .and([
        "a/a.axml": each(count) { "<view>{{nama\($0)x}}</view>" },
        "a/a.js": each(count) { "import m\($0) from '../m/m\($0)';" }
          + "\nPage({ mixins: [\(each(count, separator: ", ") { "m\($0)" })], data: { l: [] } })",
      ])
    },
    GrowthShape("data/names and mixins of one module", 250...8_000, finds: "undefined-data") { count in
      [
        "a/a.axml": each(count) { "<view onTap=\"go\($0)\">{{nama\($0)x}}</view>" },
        "m.js": each(count) { "export const m\($0) = { data: { namb\($0): 1 }, go\($0)() {} };" },
        "a/a.js": "import { \(each(count, separator: ", ") { "m\($0)" }) } from '../m';"
          + "\nPage({ mixins: [\(each(count, separator: ", ") { "m\($0)" })], data: { l: [] } })",
      ]
    },
    GrowthShape("data/of templates", 500...32_000) { count in
      [
        "a/a.axml": each(count) {
          "<template name=\"t\($0)\"><view>{{x\($0)}}</view></template><template is=\"t\($0)\" data=\"{{x\($0): 1}}\"/>"
        }
      ]
    },
    GrowthShape("data/of imported templates", 500...16_000) { count in
      [
        "a/t.axml": each(count) { "<template name=\"t\($0)\"><view/></template>" },
        "a/a.axml": each(count) { "<import src=\"./t.axml\"/><template is=\"t\($0)\"/>" },
      ]
    },
    GrowthShape("data/of many uses of one template", 250...8_000, finds: "unset-template-data") { count in
      [
        "a/a.axml": "<template name=\"t\"><view>\(each(count) { "{{x\($0)}}" })</view></template>"
          + each(count) { "<template is=\"t\" data=\"{{y\($0): 1}}\"/>" },
        "a/a.js": "Page({ data: { \(each(count, separator: ", ") { "x\($0): 1" }) } })",
      ]
    },
    GrowthShape("data/of templates of many imports", 250...4_000, finds: "unset-template-data") { count in
      files(count, { "t/t\($0).axml" }) { "<template name=\"t\($0)\"><view>{{title}}</view></template>" }
        .and([
          "a/a.axml": each(count) {
            "<import src=\"../t/t\($0).axml\"/><template is=\"t\($0)\" data=\"{{titel: 1}}\"/>"
          }
        ])
    },
    GrowthShape("data/a name that templates pass on", 250...8_000) { count in
      [
        "a/a.axml": each(count) {
          "<template name=\"t\($0)\"><view><template is=\"t\($0 + 1)\" data=\"{{x}}\"/></view></template>"
            + "<template is=\"t\($0)\" data=\"{{yyyy\($0): 1}}\"/>"
        } + "<template name=\"t\(count)\"><view>{{x.a}}</view></template>"
      ]
    },
  ]

  static let media: [GrowthShape] = [
    GrowthShape("media/missing, and in other folders", 250...4_000, finds: "missing-resource") { count in
      files(count, { "f\($0)/a\($0).png" }) { _ in "" }
        .and(["a/a.axml": each(count) { "<image src=\"../im/a\($0).png\"/>" }])
    },
    GrowthShape("media/missing in a full folder", 250...4_000, finds: "missing-resource") { count in
      files(count, { "im/b\($0)x.png" }) { _ in "" }
        .and(["a/a.axml": each(count) { "<image src=\"../im/b\($0)y.png\"/>" }])
    },
    GrowthShape("media/one name in many folders", 250...4_000, finds: "missing-resource") { count in
      files(count, { "f\($0)/a.png" }) { _ in "" }
        .and(["a/a.axml": each(count) { "<image src=\"../g\($0)/a.png\"/>" }])
    },
    GrowthShape("media/one long path", 1_000...64_000, finds: "missing-resource") { count in
      ["a/a.axml": "<image src=\"\(each(count, separator: "") { _ in "a/" })a.png\"/>"]
    },
  ]

  /// A component `c` without its script, and a page that may use it.
  private static let component = [
    "a/a.js": "Page({ go() {} })", "a/a.json": #"{ "usingComponents": { "c": "/c" } }"#, "c.wxml": "<view/>",
    "c.json": #"{ "component": true }"#,
  ]

  /// So many components, each of which sends an event of its own and may use the next one.
  private static func parts(_ count: Int, _ markup: (Int) -> String) -> [String: String] {
    files(count, { "c/c\($0).wxml" }) { markup($0) }
      .and(
        files(count, { "c/c\($0).json" }) {
          "{ \"component\": true, \"usingComponents\": { \"next\": \"./c\($0 + 1)\" } }"
        }
      )
      .and(
        files(count, { "c/c\($0).js" }) {
          "Component({ methods: { go() {}, a() { this.triggerEvent('evw\($0)') } } })"
        })
  }

  /// A page that uses each of them, with an event that it does not send.
  private static func page(of count: Int) -> [String: String] {
    [
      "a/a.wxml": each(count) { "<c\($0) bind:evv\($0)=\"go\"/>" }, "a/a.js": "Page({ go() {} })",
      "a/a.json":
        "{ \"usingComponents\": { \(each(count, separator: ",") { "\"c\($0)\": \"/c/c\($0)\"" }) } }",
    ]
  }
}
