/// What pages pass to components, lists that Skyline draws, what style sheets load, stores, and fields that forms fill.
extension GrowthShape {
  static let uses: [GrowthShape] = [
    GrowthShape("used/lists of Skyline", 500...16_000, finds: "skyline-scroll-view") { count in
      [
        "app.json": #"{ "pages": ["a/a"], "renderer": "skyline" }"#,
        "a/a.wxml": "<scroll-view>" + each(count) { _ in "<list-view/>" } + "</scroll-view>",
      ]
    },
    GrowthShape("used/lists of Skyline in wrappers", 500...16_000, finds: "skyline-scroll-view") { count in
      [
        "app.json": #"{ "pages": ["a/a"], "renderer": "skyline" }"#,
        "a/a.wxml": each(count) { _ in "<block>" } + "<list-view/>" + each(count) { _ in "</block>" }
          + each(count) { _ in "<block><grid-view/></block>" },
      ]
    },
    GrowthShape("used/functions without on", 250...8_000, finds: "on-prefix") { count in
      [
        "a/a.axml": "<c \(each(count, separator: " ") { "p\($0)=\"go\"" })/>", "a/a.js": "Page({ go() {} })",
        "a/a.json": #"{ "usingComponents": { "c": "/c" } }"#, "c.json": #"{ "component": true }"#,
        "c.axml": "<view/>",
        "c.js": "Component({ props: { \(each(count, separator: ", ") { "p\($0)() {}" }) } })",
      ]
    },
    GrowthShape("used/values of the wrong type", 250...8_000, finds: "mismatched-prop-value") { count in
      component("properties: { \(each(count, separator: ", ") { "p\($0): Array" }) }")
        .and(["a/a.wxml": "<c \(each(count, separator: " ") { "p\($0)=\"1,2\"" })/>"])
    },
    GrowthShape("used/values of one property", 500...16_000, finds: "mismatched-prop-value") { count in
      component("properties: { p: Object }").and(["a/a.wxml": each(count) { _ in "<c p=\"a\"/>" }])
    },
    GrowthShape("used/near external classes", 250...8_000, finds: "unknown-component-prop") { count in
      component("externalClasses: [\(each(count, separator: ", ") { "'row\($0)-class'" })]")
        .and(["a/a.wxml": "<c \(each(count, separator: " ") { "row\($0)-clas=\"k\"" })/>"])
    },
    GrowthShape("used/what a sheet loads", 500...16_000, finds: "local-style-resource") { count in
      [
        "app.json": #"{ "pages": ["a/a"] }"#, "a/a.wxml": "<view/>",
        "a/a.wxss": each(count) { ".a\($0) { background: url(a\($0).png) }" },
      ]
    },
    GrowthShape("used/addresses without an end", 1_000...64_000) { count in
      [
        "app.json": #"{ "pages": ["a/a"] }"#, "a/a.wxml": "<view/>",
        "a/a.wxss": each(count) { _ in ".a { background: url(\"b" },
      ]
    },
    GrowthShape("used/a sheet that all sheets import", 250...4_000, finds: "local-style-resource") { count in
      files(count, { "p\($0)/a.wxss" }) { _ in "@import \"../s/0.wxss\";" }
        .and(files(count, { "p\($0)/a.wxml" }) { _ in "<view/>" })
        .and(files(count, { "s/\($0).wxss" }) { "@import \"\($0 + 1).wxss\"; .a { background: url(a.png) }" })
        .and(["app.json": "{ \"pages\": [\(each(count, separator: ",") { "\"p\($0)/a\"" })] }"])
    },
    GrowthShape("used/keys of a tab bar", 250...8_000, finds: "foreign-config-key") { count in
      [
        "a/a.axml": "<view/>",
        "app.json":
          "{ \"pages\": [\"a/a\"], \"tabBar\": { \"list\": [\(each(count, separator: ",") { _ in #"{ "text": "a" }"# })] } }",
      ]
    },
    GrowthShape("used/bindings of a store", 250...8_000, finds: "undefined-data") { count in
      [
        "a/a.wxml": each(count) { "<view>{{a\($0)}}{{b\($0)}}</view>" },
        "a/a.js":
          "import { createStoreBindings } from 'mobx-miniprogram-bindings'\nPage({ data: { c: 1 }, onLoad() {\n\(each(count) { "createStoreBindings(this, { store, fields: ['a\($0)'], actions: [] })" })\n} })",
      ]
    },
    GrowthShape("used/fields of a form", 250...8_000) { count in
      [
        "a/a.wxml": each(count) { "<input model:value=\"{{f\($0)}}\" bindinput=\"go\"/>" },
        "a/a.js":
          "Page({ data: { \(each(count, separator: ", ") { "f\($0): ''" }) }, go(e) {\n\(each(count) { "const v\($0) = this.data.f\($0)" })\nconst { \(each(count, separator: ", ") { "f\($0)" }) } = this.data\n} })",
      ]
    },
    GrowthShape("used/variables with the lists of pickers", 250...8_000) { count in
      [
        "a/a.wxml": each(count) { "<picker range=\"{{r\($0)}}\">a</picker>" },
        "a/a.js":
          each(count) { "const l\($0) = ['a', l\($0 + 1)]" }
          + "\nPage({ data: { \(each(count, separator: ", ") { "r\($0): l\($0)" }) } })",
      ]
    },
  ]

  /// A page that may use the component `c` with such options.
  private static func component(_ options: String) -> [String: String] {
    [
      "app.json": #"{ "pages": ["a/a"] }"#, "a/a.js": "Page({})",
      "a/a.json": #"{ "usingComponents": { "c": "/c" } }"#,
      "c.json": #"{ "component": true }"#, "c.wxml": "<view/>", "c.js": "Component({ \(options) })",
    ]
  }
}
